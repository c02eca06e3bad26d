import BayanCatalog
import BayanChecks
import BayanDiagnostics
import BayanJSONRPC
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  func prepareRename(_ params: LSP.PlaceParams) throws -> LSP.PrepareRename? {
    let (document, project, file) = try document(params.textDocument.uri)
    let offset = encoding.offset(of: params.position, in: file)
    if let identifier = Identifier(at: offset, in: file) {
      return LSP.PrepareRename(
        range: encoding.range(of: identifier.span, in: file), placeholder: identifier.text)
    }
    guard let catalog = project.catalog,
      let kind = Self.kind(at: offset, in: file, catalog), let subject = Self.subject(kind),
      let element = ProjectElement(at: offset, in: file)
    else { return nil }
    if let refusal = catalog.refusal(of: subject) { throw refusal }
    var span = element.span
    if case .message(let message) = element.kind, let found = message.span(ofVariableAt: offset) {
      span = found
    } else if document.path == file.path, file.bytes[span.start] == UInt8(ascii: "\"") {
      span = SourceSpan(span.start + 1, span.end - 1)
    }
    return LSP.PrepareRename(
      range: encoding.range(of: span, in: file), placeholder: subject.name)
  }

  func rename(_ params: LSP.RenameParams) throws -> LSP.WorkspaceEdit {
    let (document, project, file) = try document(params.textDocument.uri)
    let offset = encoding.offset(of: params.position, in: file)
    guard let catalog = project.currentCatalog else {
      throw JSONRPC.Failure.requestFailed("'bayan.toml' can't be read; mend it first")
    }
    if let identifier = Identifier(at: offset, in: file) {
      let after = try catalog.renaming(identifier, to: params.newName, in: file)
      return edit(to: [after], of: project, in: document.folder)
    }
    guard let kind = Self.kind(at: offset, in: file, catalog), let subject = Self.subject(kind)
    else {
      throw JSONRPC.Failure.requestFailed(
        "only codes, arguments, recoveries, options and domains are renamed")
    }
    if let refusal = catalog.refusal(of: subject) { throw refusal }
    let renamed = try Self.renaming(subject, to: params.newName, in: catalog, project)
    return edit(to: renamed.files, of: project, in: document.folder)
  }

  /// What goes along when a domain's file gets another name: its files in all locales, and the locks.
  func willRename(_ params: LSP.RenameFilesParams) throws -> LSP.WorkspaceEdit? {
    var changes: [LSP.DocumentChange] = []
    for file in params.files {
      guard let old = FileURI.path(file.oldUri), let new = FileURI.path(file.newUri),
        let folder = disk.project(old), let project = projects[folder]?.project,
        new.hasPrefix(folder + "/"), let catalog = project.currentCatalog,
        case .domain(let before)? = ProjectLayout.split(String(old.dropFirst(folder.count + 1)))?
          .file,
        case .domain(let after)? = ProjectLayout.split(String(new.dropFirst(folder.count + 1)))?
          .file
      else { continue }
      let renamed = try Self.renaming(.domain(before), to: after, in: catalog, project)
      changes += edit(to: renamed.files, of: project, in: folder).documentChanges
      // The client renames what it has asked about by itself.
      let asked = Set(params.files.map(\.oldUri))
      changes += renamed.moves.map {
        LSP.RenameFile(
          oldUri: address(of: $0.from, in: folder), newUri: FileURI.uri("\(folder)/\($0.to)"))
      }.filter { !asked.contains($0.oldUri) }.map { .rename($0) }
    }
    return changes.isEmpty ? nil : LSP.WorkspaceEdit(documentChanges: changes)
  }

  private static func renaming(
    _ subject: Rename.Subject, to name: String, in catalog: Catalog, _ project: OpenProject
  ) throws -> Rename {
    let files = Dictionary(
      project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    do {
      return try Rename(subject, to: name, in: catalog, files: files)
    } catch {
      throw JSONRPC.Failure.requestFailed(reason(error, name))
    }
  }

  private static func reason(_ failure: Rename.Failure, _ name: String) -> String {
    switch failure {
    case .unknown: "the catalog has nothing of that name; save or mend the files first"
    case .exists: "there is a '\(name)' already"
    case .notAName: "'\(name)' can't be a name in Swift"
    case .notAFileName: "'\(name)' can't be the name of a domain's file"
    case .unusable(let path): "'\(path)' can't be changed; mend its errors first"
    }
  }

  private static func subject(_ kind: ProjectElement.Kind) -> Rename.Subject? {
    switch kind {
    case .code(let domain, let name): .code(domain: domain, name: name)
    case .argument(let domain, let code, let name):
      .argument(domain: domain, code: code, name: name)
    case .recovery(let name): .recovery(name)
    case .option(let name): .option(name)
    case .category, .facet, .message, .rule: nil
    }
  }
}

/// `domain = "com.example.shop"`: what programs know a domain by.
private struct Identifier {
  var text: String
  /// Without the quotes.
  var span: SourceSpan
  /// With them.
  var value: SourceSpan

  /// - Returns: `nil` where no such thing stands.
  init?(at offset: Int, in file: SourceFile) {
    guard case .domain? = ProjectLayout.split(file.path)?.file,
      let entry = TOMLDocument.parse(file).document.root["domain"],
      let string = entry.value.string,
      entry.keySpan.start <= offset && offset <= entry.keySpan.end
        || entry.value.span.start <= offset && offset <= entry.value.span.end
    else { return nil }
    text = string.value
    value = entry.value.span
    span = string.sourceSpan(of: SourceSpan(0, text.utf8.count))
    // The place that the client renames at must lie in it.
    guard span.start <= offset, offset <= span.end else { return nil }
  }
}

extension Rename.Subject {
  fileprivate var name: String {
    switch self {
    case .code(_, let name), .argument(_, _, let name), .recovery(let name), .option(let name),
      .domain(let name):
      name
    }
  }
}

extension Catalog {
  /// Why something keeps its name: a release has had it, and programs know it by its name.
  fileprivate func refusal(of subject: Rename.Subject) -> JSONRPC.Failure? {
    let isReleased =
      switch subject {
      case .code(let domain, let name): releasedCode(name, in: domain) != nil
      case .argument(let domain, let code, let name):
        releasedCode(code, in: domain)?.arguments.contains { $0.hasPrefix("\(name): ") } == true
      case .option(let name): released?.options.contains(name) == true
      case .recovery, .domain: false
      }
    return isReleased ? .released(subject.name) : nil
  }

  private func releasedCode(_ code: String, in domain: String) -> CodesLock.Code? {
    guard let identifier = domains.first(where: { $0.name == domain })?.identifier else {
      return nil
    }
    return released?.domains.first { $0.identifier == identifier }?.codes.first { $0.name == code }
  }

  fileprivate func renaming(
    _ identifier: Identifier, to name: String, in file: SourceFile
  ) throws -> SourceFile {
    if released?.domains.contains(where: { $0.identifier == identifier.text }) == true {
      throw JSONRPC.Failure.released(identifier.text)
    }
    guard !domains.contains(where: { $0.identifier == name }) else {
      throw JSONRPC.Failure.requestFailed("there is a '\(name)' already")
    }
    guard isDomainIdentifier(name) else {
      throw JSONRPC.Failure.requestFailed(
        "'\(name)' can't be a domain; a reverse name such as 'com.example.login' can")
    }
    let edit = TextEdit(identifier.value, tomlBasicString(name))
    return SourceFile(path: file.path, bytes: TOMLEditor.apply([edit], to: file.bytes))
  }
}

extension JSONRPC.Failure {
  fileprivate static func released(_ name: String) -> Self {
    .requestFailed("'\(name)' was released; programs know it by its name, so it keeps it")
  }
}
