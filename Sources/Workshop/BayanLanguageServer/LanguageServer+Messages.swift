import BayanJSONRPC
import Foundation

// This extension receives the client's messages, and answers them.
extension LanguageServer {
  func receive(_ data: Data) {
    let head: JSONRPC.Head
    do {
      head = try JSONDecoder().decode(JSONRPC.Head.self, from: data)
    } catch DecodingError.dataCorrupted {
      return fail(.parseError("the message isn't JSON"), nil)
    } catch {
      return fail(.invalidRequest("the message isn't an object with a 'method'"), nil)
    }
    // The message is an answer to a request of the server's.
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

  func fail(_ failure: JSONRPC.Failure, _ id: JSONRPC.ID?) {
    effects.append(.send(JSONRPC.error(failure, to: id)))
  }

  private func params<Params: Decodable>(
    _ data: Data, as type: Params.Type = Params.self
  ) throws
    -> Params
  {
    try JSONDecoder().decode(JSONRPC.Body<Params>.self, from: data).params
  }

  /// Returns the answer to a request.
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
    case "workspace/executeCommand": return try JSONRPC.response(execute(params(data)), to: id)
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
    // The protocol requires that notifications before 'initialize' are dropped.
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
      // Requests are answered in order and at once, so that there is no request to cancel.
      default: break
      }
    } catch {
      // A notification has no answer, and the specification has a log message for its errors.
      send(
        "window/logMessage",
        LogMessage(type: 1, message: "the parameters of '\(method)' are not those of the protocol"))
    }
  }

  private struct LogMessage: Encodable {
    var type: Int
    var message: String
  }
}
