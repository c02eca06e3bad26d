import BayanCatalog
import BayanChecks
import BayanDiagnostics
import BayanJSONRPC
import BayanWorkspace

extension LanguageServer {
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
