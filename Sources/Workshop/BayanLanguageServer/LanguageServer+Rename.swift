import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanJSONRPC
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  func prepareRename(_ params: LSP.PlaceParams) throws -> LSP.PrepareRename? {
    let (_, project, file) = try document(params.textDocument.uri)
    guard let catalog = project.catalog,
      let name = RenamedName(
        at: encoding.offset(of: params.position, in: file), in: file, catalog)
    else { return nil }
    if let failure = catalog.refusal(of: name.subject) {
      throw JSONRPC.Failure.requestFailed(failure.sentence(name.subject, to: ""))
    }
    return LSP.PrepareRename(
      range: encoding.range(of: name.span, in: file), placeholder: name.text)
  }

  func rename(_ params: LSP.RenameParams) throws -> LSP.WorkspaceEdit {
    let (document, project, file) = try document(params.textDocument.uri)
    let loaded = project.loaded
    guard let catalog = loaded.catalog else {
      throw JSONRPC.Failure.requestFailed("'bayan.toml' can't be read; fix it first")
    }
    guard
      let name = RenamedName(
        at: encoding.offset(of: params.position, in: file), in: file, catalog)
    else {
      throw JSONRPC.Failure.requestFailed(
        "only codes, arguments, recoveries, options and domains are renamed")
    }
    let renamed = try renaming(name.subject, to: params.newName, in: loaded)
    return edit(to: renamed.files, of: project, in: document.folder)
  }

  /// Returns the changes for a renamed domain file, beside its new name: the domain's files in all
  /// locales, the locks, and suppressions.
  func willRename(_ params: LSP.RenameFilesParams) throws -> LSP.WorkspaceEdit? {
    var changes: [LSP.DocumentChange] = []
    for file in params.files {
      guard let old = FileURI.path(file.oldUri), let new = FileURI.path(file.newUri),
        let folder = disk.project(old), let project = projects[folder]?.project,
        let before = Self.domain(of: old, in: folder), let after = Self.domain(of: new, in: folder)
      else { continue }
      let renamed = try renaming(.domain(before), to: after, in: project.loaded)
      changes += edit(to: renamed.files, of: project, in: folder).documentChanges
      // The client itself renames the files that it asked about.
      let asked = Set(params.files.map(\.oldUri))
      changes += renamed.moves.map {
        LSP.RenameFile(
          oldUri: address(of: $0.from, in: folder), newUri: FileURI.uri("\(folder)/\($0.to)"))
      }.filter { !asked.contains($0.oldUri) }.map { .rename($0) }
    }
    return changes.isEmpty ? nil : LSP.WorkspaceEdit(documentChanges: changes)
  }

  /// Returns the domain of a path in `Catalog/`.
  private static func domain(of path: String, in folder: String) -> String? {
    guard path.hasPrefix(folder + "/"),
      case .domain(let name)? = ProjectLayout.split(String(path.dropFirst(folder.count + 1)))?.file
    else { return nil }
    return name
  }

  private func renaming(
    _ subject: Rename.Subject, to name: String, in loaded: LoadedCatalog
  ) throws -> Rename {
    do throws(Rename.Failure) {
      return try Rename(subject, to: name, in: loaded, rules: rules)
    } catch {
      throw JSONRPC.Failure.requestFailed(error.sentence(subject, to: name))
    }
  }
}

/// A name in a file that can be changed.
private struct RenamedName {
  var subject: Rename.Subject
  /// The name as the client shows it for editing.
  var text: String
  /// The span of the name, without quotes.
  var span: SourceSpan

  /// Finds the name at an offset.
  ///
  /// - Returns: `nil` if there is no such name.
  init?(at offset: Int, in file: SourceFile, _ catalog: Catalog) {
    if let identifier = Self(identifierAt: offset, in: file) {
      self = identifier
      return
    }
    guard let element = ProjectElement(at: offset, in: file),
      let kind = LanguageServer.kind(at: offset, in: file, catalog),
      let subject = Rename.Subject(kind)
    else { return nil }
    self.subject = subject
    text = subject.name
    if case .message(let message) = element.kind, let found = message.span(ofVariableAt: offset) {
      span = found
    } else {
      span = TOMLEditor.withoutQuotes(element.span, in: file)
    }
  }

  /// Finds the identifier of a domain at an offset: `domain = "com.example.shop"`.
  private init?(identifierAt offset: Int, in file: SourceFile) {
    guard case .domain(let domain)? = ProjectLayout.split(file.path)?.file,
      let entry = TOMLDocument.parse(file).document.root["domain"],
      let string = entry.value.string
    else { return nil }
    subject = .identifier(ofDomain: domain)
    text = string.value
    span = string.sourceSpan(of: SourceSpan(0, text.utf8.count))
    // The offset must be within the identifier.
    guard span.start <= offset, offset <= span.end else { return nil }
  }
}

extension Rename.Subject {
  /// Creates the subject of an element.
  ///
  /// - Returns: `nil` for an element that can't be renamed.
  fileprivate init?(_ kind: ProjectElement.Kind) {
    switch kind {
    case .code(let domain, let name): self = .code(domain: domain, name: name)
    case .argument(let domain, let code, let name):
      self = .argument(domain: domain, code: code, name: name)
    case .recovery(let name): self = .recovery(name)
    case .option(let name): self = .option(name)
    case .category, .facet, .message, .rule: return nil
    }
  }
}
