import BayanCatalog
import BayanChecks
import BayanDiagnostics
import BayanJSONRPC
import BayanWorkspace

extension LanguageServer {
  /// The fixes of the diagnostics that a range touches.
  func actions(_ params: LSP.CodeActionParams) throws -> [LSP.CodeAction] {
    let (document, project, file) = try document(params.textDocument.uri)
    let span = encoding.span(of: params.range, in: file)
    let applier = FixApplier(project.files, run: CheckRun())
    return project.diagnostics(of: document.path).filter {
      $0.span.touches(span) || $0.span.start <= span.end && span.start <= $0.span.end
    }.flatMap { diagnostic in
      diagnostic.fixes.compactMap { fix -> LSP.CodeAction? in
        guard let after = try? applier.effect(of: fix, on: diagnostic) else { return nil }
        return LSP.CodeAction(
          title: fix.label.prefix(1).uppercased() + fix.label.dropFirst(), kind: "quickfix",
          diagnostics: [
            self.diagnostic(diagnostic, of: file, in: project, folder: document.folder)
          ],
          isPreferred: diagnostic.automaticFix == fix,
          edit: edit(to: after, of: project, in: document.folder))
      }
    }
  }

  func prepareRename(_ params: LSP.PlaceParams) throws -> LSP.PrepareRename? {
    let (_, project, file) = try document(params.textDocument.uri)
    let offset = encoding.offset(of: params.position, in: file)
    guard let catalog = project.catalog,
      let kind = Self.kind(at: offset, in: file, catalog), let subject = Self.subject(kind),
      let element = ProjectElement(at: offset, in: file)
    else { return nil }
    var span = element.span
    if case .message(let message) = element.kind, let found = message.span(ofVariableAt: offset) {
      span = found
    }
    return LSP.PrepareRename(
      range: encoding.range(of: span, in: file), placeholder: subject.name)
  }

  func rename(_ params: LSP.RenameParams) throws -> LSP.WorkspaceEdit {
    let (document, project, file) = try document(params.textDocument.uri)
    let offset = encoding.offset(of: params.position, in: file)
    guard let catalog = project.catalog, let kind = Self.kind(at: offset, in: file, catalog),
      let subject = Self.subject(kind)
    else { throw JSONRPC.Failure.requestFailed("only codes, arguments and options are renamed") }
    if case .code(let domain, let name) = subject, catalog.isReleased(name, in: domain) {
      throw JSONRPC.Failure.requestFailed(
        "'\(name)' was released; programs know it by its name, so it keeps it")
    }
    let files = Dictionary(
      project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    do {
      let renamed = try Rename(subject, to: params.newName, in: catalog, files: files)
      return edit(to: renamed.files, of: project, in: document.folder)
    } catch {
      throw JSONRPC.Failure.requestFailed(Self.reason(error, params.newName))
    }
  }

  private static func reason(_ failure: Rename.Failure, _ name: String) -> String {
    switch failure {
    case .unknown: "the catalog has nothing of that name; save or mend the files first"
    case .exists: "there is a '\(name)' already"
    case .notAName: "'\(name)' can't be a name in Swift"
    case .unusable(let path): "'\(path)' can't be changed; mend its errors first"
    }
  }

  private static func subject(_ kind: ProjectElement.Kind) -> Rename.Subject? {
    switch kind {
    case .code(let domain, let name): .code(domain: domain, name: name)
    case .argument(let domain, let code, let name):
      .argument(domain: domain, code: code, name: name)
    case .option(let name): .option(name)
    case .category, .recovery, .facet, .message, .rule: nil
    }
  }

  /// The edit that makes files what they shall be; each file has one stretch replaced.
  private func edit(
    to files: [SourceFile], of project: OpenProject, in folder: String
  ) -> LSP.WorkspaceEdit {
    var changes: [LSP.DocumentChange] = []
    for after in files {
      let before = project[after.path]
      guard before?.bytes != after.bytes else { continue }
      let uri = address(of: after.path, in: folder)
      if before == nil { changes.append(.create(LSP.CreateFile(uri: uri))) }
      let file = before ?? SourceFile(path: after.path, bytes: [])
      let change = TextEdit(from: file, to: after)
      changes.append(
        .edit(
          LSP.TextDocumentEdit(
            textDocument: .init(uri: uri, version: version(of: uri)),
            edits: [
              LSP.TextEdit(
                range: encoding.range(of: change.span, in: file), newText: change.replacement)
            ])))
    }
    return LSP.WorkspaceEdit(documentChanges: changes)
  }
}

extension Rename.Subject {
  fileprivate var name: String {
    switch self {
    case .code(_, let name), .argument(_, _, let name), .option(let name): name
    }
  }
}

extension Catalog {
  /// Whether a release has had a code.
  fileprivate func isReleased(_ code: String, in domain: String) -> Bool {
    guard let identifier = domains.first(where: { $0.name == domain })?.identifier else {
      return false
    }
    let lock = released?.domains.first { $0.identifier == identifier }
    return lock?.codes.contains { $0.name == code } == true
  }
}

extension TextEdit {
  /// The least stretch of a text that differs from another's, cut between characters.
  fileprivate init(from before: SourceFile, to after: SourceFile) {
    let (old, new) = (before.bytes, after.bytes)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    while start > 0, start < new.count, new[start] & 0xC0 == 0x80 { start -= 1 }
    var tail = 0
    while tail < most - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    self.init(
      SourceSpan(start, old.count - tail),
      String(decoding: new[start..<new.count - tail], as: UTF8.self))
  }
}
