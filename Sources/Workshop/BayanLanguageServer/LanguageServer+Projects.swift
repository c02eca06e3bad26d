import BayanDiagnostics
import BayanJSONRPC
import BayanWorkspace

// This extension opens and closes projects and documents.
extension LanguageServer {
  func openProject(_ folder: String) {
    guard projects[folder] == nil else { return }
    projects[folder] = Project(project: OpenProject(disk.contents(folder), rules: rules))
    check(folder)
  }

  /// Requests a whole check, unless one is running; the end of a running check requests the next
  /// one.
  func check(_ folder: String) {
    guard let project = projects[folder], !project.isChecked else { return }
    projects[folder]?.isChecked = true
    effects.append(.check(project.project.check, project: folder))
  }

  /// Returns the document of a URI, and its project.
  func document(
    _ uri: String
  ) throws -> (document: Document, project: OpenProject, file: SourceFile) {
    guard let document = documents[uri], let project = projects[document.folder]?.project,
      let file = project[document.path]
    else { throw JSONRPC.Failure.requestFailed("the document is not open, or of no project") }
    return (document, project, file)
  }

  /// Returns the URI of a project's file; for an open file in the client's spelling.
  func address(of path: String, in folder: String) -> String {
    documents.first { $0.value.folder == folder && $0.value.path == path }?.key
      ?? FileURI.uri("\(folder)/\(path)")
  }

  /// Returns the version of an open document; `nil` for a document that isn't open.
  func version(of uri: String) -> Int? { documents[uri]?.version }

  func open(_ item: LSP.TextDocumentItem) throws {
    guard let path = FileURI.path(item.uri), let folder = disk.project(path),
      path.hasPrefix(folder + "/")
    else { return }
    openProject(folder)
    let relative = String(path.dropFirst(folder.count + 1))
    documents[item.uri] = Document(folder: folder, path: relative, version: item.version)
    projects[folder]?.project.open(SourceFile(path: relative, text: item.text))
    publish(folder, only: relative)
    check(folder)
  }

  func change(_ params: LSP.DidChangeParams) throws {
    let uri = params.textDocument.uri
    guard let document = documents[uri],
      let file = projects[document.folder]?.project[document.path]
    else { return }
    documents[uri]?.version = params.textDocument.version ?? document.version
    var text = EditedText(file, encoding)
    for change in params.contentChanges { text.replace(change.range, with: change.text) }
    projects[document.folder]?.project.replace(text.replacements(), in: document.path)
    publish(document.folder, only: document.path)
    check(document.folder)
  }

  func close(_ params: LSP.DidCloseParams) throws {
    guard let document = documents.removeValue(forKey: params.textDocument.uri) else { return }
    projects[document.folder]?.project.close(document.path)
    check(document.folder)
  }

  func save(_ params: LSP.DocumentParams) throws {
    guard let document = documents[params.textDocument.uri] else { return }
    reread(document.folder)
  }

  func readChanges(_ params: LSP.WatchedFilesParams) throws {
    let folders = params.changes.compactMap { FileURI.path($0.uri).flatMap(disk.project) }
    for folder in Set(folders).sorted() {
      if projects[folder] == nil { openProject(folder) } else { reread(folder) }
    }
  }

  func changeFolders(_ params: LSP.FoldersParams) throws {
    for folder in params.event.added.map(\.uri).compactMap(FileURI.path) {
      for project in disk.projects(folder) { openProject(project) }
    }
    for folder in params.event.removed.map(\.uri).compactMap(FileURI.path) {
      let gone = projects.keys.filter { $0 == folder || $0.hasPrefix(folder + "/") }
      for project in gone.sorted() where !documents.contains(where: { $0.value.folder == project })
      {
        closeProject(project)
      }
    }
  }

  /// Forgets a project, and clears the diagnostics of its files at the client.
  func closeProject(_ folder: String) {
    for path in (projects[folder]?.published ?? [:]).keys.sorted() {
      send(
        "textDocument/publishDiagnostics",
        LSP.PublishDiagnosticsParams(
          uri: address(of: path, in: folder), version: nil, diagnostics: []))
    }
    projects[folder] = nil
  }

  func reread(_ folder: String) {
    projects[folder]?.project.read(disk.contents(folder))
    check(folder)
  }

  // MARK: Diagnostics

  /// Sends the diagnostics of a project's files, or of one of them.
  func publish(_ folder: String, only path: String? = nil) {
    guard let project = projects[folder] else { return }
    let known = project.project.filesWithDiagnostics
    let paths = path.map { [$0] } ?? known.union(project.published.keys).sorted()
    for path in paths {
      let uri = address(of: path, in: folder)
      let new = Published(
        version: version(of: uri),
        diagnostics: diagnostics(of: path, in: project.project, folder: folder))
      let old = project.published[path]
      if new == old || new.diagnostics.isEmpty && old == nil { continue }
      send(
        "textDocument/publishDiagnostics",
        LSP.PublishDiagnosticsParams(
          uri: uri, version: new.version, diagnostics: new.diagnostics))
      projects[folder]?.published[path] = new.diagnostics.isEmpty ? nil : new
    }
  }
}
