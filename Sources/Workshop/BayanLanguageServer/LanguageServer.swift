import BayanCatalog
import BayanDiagnostics
import BayanJSONRPC
package import BayanWorkspace
package import Foundation

/// A server for editors that speak the Language Server Protocol 3.17.
///
/// It takes messages in and gives messages out, and nothing else: whoever runs it moves the bytes,
/// reads the disk, and runs the checks of whole projects beside it.
package final class LanguageServer {
  /// What the server needs of the disk.
  package struct Disk {
    /// The folder of the project that a file belongs to; `nil` for a file of none.
    package var project: (_ file: String) -> String?
    /// The folders of the projects below a folder, or that it lies in.
    package var projects: (_ folder: String) -> [String]
    /// The files of a project.
    package var contents: (_ project: String) -> OpenProject.Contents

    package init(
      project: @escaping (String) -> String?, projects: @escaping (String) -> [String],
      contents: @escaping (String) -> OpenProject.Contents
    ) {
      self.project = project
      self.projects = projects
      self.contents = contents
    }
  }

  /// What is to be done after an event.
  package enum Effect {
    case send(Data)
    /// The check is run, beside the server, and its result given to ``finish(_:of:)``.
    case check(ProjectCheck, project: String)
    case exit(code: Int32)
  }

  /// A project, and what the client was last sent of it.
  struct Project {
    var project: OpenProject
    /// Whether a check of it runs.
    var isChecked = false
    /// What the client has by file, where that isn't nothing.
    var published: [String: Published] = [:]
    /// The files that the client's inlay hints were made with, beside those of messages.
    var hinted: [String: [UInt8]]?
  }

  struct Published: Equatable {
    var version: Int?
    var diagnostics: [LSP.Diagnostic]
  }

  struct Document {
    /// The project's folder.
    var folder: String
    var path: String
    var version: Int
  }

  private enum Phase {
    case new
    case running
    case shutDown
  }

  let disk: Disk
  private var phase = Phase.new
  private(set) var encoding = PositionEncoding.utf16
  private(set) var client = ClientCapabilities()
  var projects: [String: Project] = [:]
  var pendingActions: [Int: PendingAction] = [:]
  var actionCount = 0
  var documents: [String: Document] = [:]
  var effects: [Effect] = []
  private var requestCount = 0

  package init(disk: Disk) { self.disk = disk }

  /// Takes in what came from the client.
  package func receive(_ item: MessageReader.Item) -> [Effect] {
    switch item {
    case .message(let data): receive(data)
    case .tooLong(let bytes):
      fail(
        .invalidRequest(
          "the message has \(bytes) bytes; the most is \(MessageReader.longestMessage)"), nil)
    case .badHeader: fail(.parseError("a message's header has no Content-Length"), nil)
    }
    defer { effects = [] }
    return effects
  }

  /// Takes in what a check found.
  package func finish(_ result: ProjectCheck.Result, of folder: String) -> [Effect] {
    guard projects[folder] != nil else { return [] }
    projects[folder]?.isChecked = false
    let isCurrent = projects[folder]?.project.finish(result) ?? true
    publish(folder)
    refreshHints(of: folder)
    if !isCurrent { check(folder) }
    defer { effects = [] }
    return effects
  }

  // MARK: Messages

  private func receive(_ data: Data) {
    let head: JSONRPC.Head
    do {
      head = try JSONDecoder().decode(JSONRPC.Head.self, from: data)
    } catch DecodingError.dataCorrupted {
      return fail(.parseError("the message is no JSON"), nil)
    } catch {
      return fail(.invalidRequest("the message is no object with a 'method'"), nil)
    }
    // An answer to a request of the server's.
    guard let method = head.method else {
      if head.id == nil { fail(.invalidRequest("the message has no 'method'"), nil) }
      return
    }
    guard let id = head.id else { return notify(method, data) }
    do {
      effects.append(.send(try answer(method, data, id)))
    } catch let failure as JSONRPC.Failure {
      fail(failure, id)
    } catch {
      fail(.invalidParams, id)
    }
  }

  private func fail(_ failure: JSONRPC.Failure, _ id: JSONRPC.ID?) {
    effects.append(.send(JSONRPC.error(failure, to: id)))
  }

  private func params<Params: Decodable>(
    _ data: Data, as type: Params.Type = Params.self
  ) throws
    -> Params
  {
    try JSONDecoder().decode(JSONRPC.Body<Params>.self, from: data).params
  }

  /// The answer to a request.
  private func answer(_ method: String, _ data: Data, _ id: JSONRPC.ID) throws -> Data {
    if method == "initialize" {
      guard phase == .new else { throw JSONRPC.Failure.invalidRequest("'initialize' comes once") }
      return try JSONRPC.response(initialize(params(data)), to: id)
    }
    switch phase {
    case .new: throw JSONRPC.Failure.notInitialized
    case .shutDown: throw JSONRPC.Failure.invalidRequest("the server was shut down")
    case .running: break
    }
    switch method {
    case "shutdown":
      phase = .shutDown
      return try JSONRPC.response(String?.none, to: id)
    case "textDocument/hover": return try JSONRPC.response(hover(params(data)), to: id)
    case "textDocument/completion": return try JSONRPC.response(completion(params(data)), to: id)
    case "textDocument/definition": return try JSONRPC.response(definition(params(data)), to: id)
    case "textDocument/references": return try JSONRPC.response(references(params(data)), to: id)
    case "textDocument/documentSymbol":
      return try JSONRPC.response(documentSymbols(params(data)), to: id)
    case "workspace/symbol": return try JSONRPC.response(workspaceSymbols(params(data)), to: id)
    case "textDocument/codeAction": return try JSONRPC.response(actions(params(data)), to: id)
    case "codeAction/resolve": return try JSONRPC.response(resolveAction(params(data)), to: id)
    case "textDocument/formatting": return try JSONRPC.response(formatting(params(data)), to: id)
    case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
      return try JSONRPC.response(semanticTokens(params(data)), to: id)
    case "textDocument/inlayHint": return try JSONRPC.response(hints(params(data)), to: id)
    case "textDocument/prepareRename":
      return try JSONRPC.response(prepareRename(params(data)), to: id)
    case "textDocument/rename": return try JSONRPC.response(rename(params(data)), to: id)
    case "workspace/willRenameFiles":
      return try JSONRPC.response(willRename(params(data)), to: id)
    default: throw JSONRPC.Failure.methodNotFound(method)
    }
  }

  private func notify(_ method: String, _ data: Data) {
    if method == "exit" { return effects.append(.exit(code: phase == .shutDown ? 0 : 1)) }
    // The protocol has notifications without 'initialize' dropped.
    guard phase == .running else { return }
    do {
      switch method {
      case "initialized": registerWatching()
      case "textDocument/didOpen": try open(params(data, as: LSP.DidOpenParams.self).textDocument)
      case "textDocument/didChange": try change(params(data))
      case "textDocument/didClose": try close(params(data))
      case "textDocument/didSave": try save(params(data))
      case "workspace/didChangeWatchedFiles": try readChanges(params(data))
      case "workspace/didChangeWorkspaceFolders": try changeFolders(params(data))
      // Requests are answered in order and at once, so that there is nothing left to cancel.
      default: break
      }
    } catch {
      // A notification has no answer. The specification has a log message for this.
      send(
        "window/logMessage",
        LogMessage(type: 1, message: "the parameters of '\(method)' are not those of the protocol"))
    }
  }

  private struct LogMessage: Encodable {
    var type: Int
    var message: String
  }

  func send(_ method: String, _ params: some Encodable) {
    guard let data = try? JSONRPC.notification(method, params) else { return }
    effects.append(.send(data))
  }

  // MARK: Lifecycle

  private func initialize(_ params: LSP.InitializeParams) -> ServerDescription {
    phase = .running
    encoding = PositionEncoding(offered: params.capabilities?.general?.positionEncodings)
    client = params.capabilities ?? ClientCapabilities()
    let folders = params.workspaceFolders?.map(\.uri) ?? params.rootUri.map { [$0] } ?? []
    for folder in folders.compactMap(FileURI.path) {
      for project in disk.projects(folder) { openProject(project) }
    }
    return ServerDescription(encoding: encoding)
  }

  private func registerWatching() {
    guard client.registersWatching else { return }
    let registration = Registration(registrations: [
      .init(
        id: "files", method: "workspace/didChangeWatchedFiles",
        registerOptions: .init(watchers: [
          .init(globPattern: "**/Catalog/*.{toml,lock}"),
          .init(globPattern: "**/Locales/*/*.{toml,lock}"),
        ]))
    ])
    request("client/registerCapability", registration)
  }

  /// Asks the client for something; its answer tells nothing.
  func request(_ method: String, _ params: (some Encodable)? = String?.none) {
    requestCount += 1
    if let data = try? JSONRPC.request(.number(requestCount), method, params) {
      effects.append(.send(data))
    }
  }

  private struct Registration: Encodable {
    struct Item: Encodable {
      struct Options: Encodable {
        struct Watcher: Encodable { var globPattern: String }
        var watchers: [Watcher]
      }
      var id: String
      var method: String
      var registerOptions: Options
    }
    var registrations: [Item]
  }
}
