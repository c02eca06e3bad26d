package import BayanChecking
import BayanDiagnostics
import BayanJSONRPC
import BayanSupport
package import BayanWorkspace
package import Foundation

/// A server of the Model Context Protocol, for programs that assist with translation.
///
/// The server takes items of a stream and returns messages. The server's owner moves the bytes, and
/// reads and writes the disk. Requests are answered one after the other.
package final class ContextServer {
  package typealias Snapshot = ProjectSnapshot

  /// A request that waits for its turn, or a message that can be sent without change.
  private enum Work {
    case request(JSONRPC.ID, method: String, Data)
    case send(Data)
  }

  private let read: () -> Snapshot
  private let version: String
  private let rules: RuleBook
  private var waiting = Queue<Work>()
  private var isInitialized = false
  private var project: OpenProject?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of `bayan`.
  ///   - rules: The rules that check the project.
  ///   - read: Reads the project from the disk.
  package init(version: String, rules: RuleBook, read: @escaping () -> Snapshot) {
    self.version = version
    self.rules = rules
    self.read = read
  }

  /// The number of waiting requests and answers.
  package var waitingCount: Int { waiting.count }

  // MARK: Messages

  /// Accepts an item from the client.
  package func receive(_ item: LineReader.Item) {
    switch item {
    case .message(let data): receive(data)
    case .tooLong:
      fail(.invalidRequest("a message has \(LineReader.longestLine) bytes at most"), nil)
    }
  }

  private func receive(_ data: Data) {
    guard String(validating: data, as: UTF8.self) != nil else {
      return fail(.parseError("the line isn't UTF-8"), nil)
    }
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: data)
    } catch DecodingError.dataCorrupted {
      return fail(.parseError("the line isn't JSON"), nil)
    } catch {
      return fail(.invalidRequest("a message is one object; batches are not taken"), nil)
    }
    guard envelope.version == "2.0" else {
      return fail(.invalidRequest("the message has no 'jsonrpc' of '2.0'"), envelope.id)
    }
    guard let method = envelope.method else {
      // An answer needs no reaction, because this server sends no requests.
      if !envelope.isAnswer { fail(.invalidRequest("the message has no 'method'"), envelope.id) }
      return
    }
    guard envelope.hasID else {
      if method == "notifications/cancelled" { cancel(data) }
      return
    }
    guard let id = envelope.id else {
      return fail(.invalidRequest("the 'id' is neither a text nor a whole number"), nil)
    }
    waiting.append(.request(id, method: method, data))
  }

  /// Drops a waiting request; an answered request can't be stopped any more.
  private func cancel(_ data: Data) {
    guard let params = try? JSONDecoder().decode(JSONRPC.Body<Cancellation>.self, from: data).params
    else { return }
    waiting.removeAll { work in
      guard case .request(let id, let method, _) = work else { return false }
      return id == params.requestId && method != "initialize"
    }
  }

  private func fail(_ failure: JSONRPC.Failure, _ id: JSONRPC.ID?) {
    waiting.append(.send(JSONRPC.error(failure, to: id)))
  }

  /// Handles the request that has waited longest; `nil` if none waits.
  package func next() -> Data? {
    switch waiting.popFirst() {
    case nil: return nil
    case .send(let data): return data
    case .request(let id, let method, let data):
      do {
        return try answer(method, data, id)
      } catch let failure as JSONRPC.Failure {
        return JSONRPC.error(failure, to: id)
      } catch {
        return JSONRPC.error(.invalidParams, to: id)
      }
    }
  }

  private func answer(_ method: String, _ data: Data, _ id: JSONRPC.ID) throws -> Data {
    if method == "initialize" { return try JSONRPC.response(initialize(data), to: id) }
    guard let meta = try JSONDecoder().decode(RequestMeta.self, from: data).protocolFields else {
      return try JSONRPC.response(answerWithHandshake(method, data), to: id)
    }
    guard meta.version == ProtocolVersion.perRequest else { throw Self.unsupported(meta.version) }
    guard meta.hasCapabilities else {
      throw JSONRPC.Failure.invalidParams(
        "'_meta' lacks 'io.modelcontextprotocol/clientCapabilities'")
    }
    if method == "subscriptions/listen" {
      // The server offers no such notifications, so no further message follows.
      return try JSONRPC.notification(
        "notifications/subscriptions/acknowledged", Acknowledgement(id: id))
    }
    let cached: [String: JSONRPC.Value] = ["ttlMs": 3_600_000, "cacheScope": "public"]
    var result: [String: JSONRPC.Value]
    switch method {
    case "server/discover":
      result = description.merging(cached) { $1 }
      result["supportedVersions"] = .array(ProtocolVersion.all.map(JSONRPC.Value.string))
    case "tools/list": result = try listTools(data).merging(cached) { $1 }
    case "tools/call": result = try callTool(data)
    default: throw JSONRPC.Failure.methodNotFound(method)
    }
    result["resultType"] = "complete"
    result["_meta"] = ["io.modelcontextprotocol/serverInfo": info]
    return try JSONRPC.response(result, to: id)
  }

  /// Answers a request of a revision that begins with `initialize`.
  private func answerWithHandshake(
    _ method: String, _ data: Data
  ) throws -> [String: JSONRPC.Value] {
    if method == "ping" { return [:] }
    guard isInitialized else {
      throw JSONRPC.Failure.invalidParams(
        "the request names no protocol version: send 'initialize' first, or put "
          + "'io.modelcontextprotocol/protocolVersion' into '_meta'; this server speaks "
          + ProtocolVersion.all.joined(separator: ", "))
    }
    switch method {
    case "tools/list": return try listTools(data)
    case "tools/call": return try callTool(data)
    default: throw JSONRPC.Failure.methodNotFound(method)
    }
  }

  private static func unsupported(_ version: String) -> JSONRPC.Failure {
    JSONRPC.Failure(
      code: -32022,
      message: "Unsupported protocol version. A request that names its version names "
        + "\(ProtocolVersion.perRequest); other versions begin with 'initialize'.",
      data: [
        "supported": .array(ProtocolVersion.all.map(JSONRPC.Value.string)),
        "requested": .string(version.bounded(to: Bounds.longestLabel)),
      ])
  }

  // MARK: Server description

  private func initialize(_ data: Data) throws -> [String: JSONRPC.Value] {
    guard !isInitialized else { throw JSONRPC.Failure.invalidRequest("'initialize' comes once") }
    let wanted = try JSONDecoder().decode(JSONRPC.Body<Initialization>.self, from: data).params
    isInitialized = true
    var result = description
    result["protocolVersion"] = .string(ProtocolVersion.agreed(with: wanted.protocolVersion))
    result["serverInfo"] = info
    return result
  }

  private var info: JSONRPC.Value {
    ["name": "bayan", "title": "Bayan", "version": .string(version)]
  }

  private var description: [String: JSONRPC.Value] {
    [
      "capabilities": ["tools": [:]],
      "instructions": .string(
        """
        A catalog of errors: its messages in the source locale, and their translations, in Unicode \
        MessageFormat 2. Work so: list_messages, read_message, check_translation, write_draft. What \
        is written is a draft, which no user sees until a person has reviewed it. explain_error says \
        what an error is that somebody saw. \(Tools.dataNotice)
        """),
    ]
  }

  // MARK: Tools

  private func listTools(_ data: Data) throws -> [String: JSONRPC.Value] {
    if let body = try? JSONDecoder().decode(JSONRPC.Body<Page>.self, from: data),
      body.params.cursor != nil
    {
      throw JSONRPC.Failure.invalidParams("all tools are on one page, and no cursor leads further")
    }
    return ["tools": .array(Tools.all.map(\.description))]
  }

  private func callTool(_ data: Data) throws -> [String: JSONRPC.Value] {
    let call = try JSONDecoder().decode(JSONRPC.Body<ToolCall>.self, from: data).params
    guard let tool = Tools.all.first(where: { $0.name == call.name }) else {
      throw JSONRPC.Failure.invalidParams(
        "Unknown tool: \(call.name.bounded(to: Bounds.longestLabel))")
    }
    do throws(ToolFailure) {
      let arguments = try ToolArguments(call.arguments ?? [:], of: tool)
      let result = try tool.run(arguments, TranslationProject(current()))
      return [
        "content": [["type": "text", "text": .string(result.text)]], "structuredContent": result,
        "isError": false,
      ]
    } catch {
      return [
        "content": [["type": "text", "text": .string(error.sentence)]], "isError": true,
      ]
    }
  }

  /// Returns the project as it is on the disk now, after a check.
  private func current() -> (project: OpenProject, snapshot: Snapshot) {
    let snapshot = read()
    var project = project ?? OpenProject(snapshot.contents, rules: rules, closesGates: true)
    project.read(snapshot.contents)
    if !project.isChecked { _ = project.finish(project.check()) }
    self.project = project
    return (project, snapshot)
  }
}
