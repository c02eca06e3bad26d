import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Synchronization
import Testing

/// A user who presses the first button with an action, and keeps the prompts.
final class EagerUser: RecoveryPresenter {
  private let seen = Mutex<[RecoveryPrompt]>([])

  var prompts: [RecoveryPrompt] { seen.withLock { $0 } }

  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    seen.withLock { $0.append(prompt) }
    return prompt.options.first { $0.role != .cancel }
  }
}

/// A service that counts its changes, and a user who presses every button that continues.
enum ChangeWorld {
  /// The requests, changes and prompts of one row.
  struct Run: Sendable {
    var firstFailure: (any ClientFailure)?
    /// The changes that the service made.
    var payments = 0
    var requests = 0
    /// The idempotency keys that the service got.
    var keys: [String] = []
    var prompts: [RecoveryPrompt] = []
  }

  private struct Payment: Decodable, Sendable {
    struct Receipt: Decodable, Sendable { var id: String }
    var pay: Receipt?
  }

  private struct Post: Decodable, Sendable { var id: String }

  /// A transport that sends the first request elsewhere, as the incident demands.
  private struct Transport: HTTPTransport {
    let incident: ChangeIncident
    let isFirst = Flag()
    let system = SystemTransport()

    final class Flag: Sendable {
      private let state = Mutex(true)
      func take() -> Bool {
        state.withLock { state in
          defer { state = false }
          return state
        }
      }
    }

    func response(
      to request: HTTPExchange.Request
    ) async throws(HTTPFailure) -> HTTPExchange.Response {
      var request = request
      guard isFirst.take() else { return try await system.response(to: request) }
      switch incident.ending {
      case .closedPort: request.url = Self.url("http://127.0.0.1:1/")
      case .noTLS:
        var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
        parts?.scheme = "https"
        request.url = parts?.url ?? request.url
      case .noConnection:
        // Connections to this port wait, because the socket's queue is full.
        let port = try await FullPort.shared.port()
        request.url = Self.url("http://127.0.0.1:\(port)/")
        request.timeout = .milliseconds(300)
      case .answer(.never): request.timeout = .milliseconds(300)
      case .answer, .service: break
      }
      return try await system.response(to: request)
    }

    private static func url(_ text: String) -> URL { URL(string: text) ?? URL(filePath: "/") }
  }

  private actor Service {
    let row: ChangeTests.Row
    var isFirst: Bool
    private(set) var payments = 0

    init(_ row: ChangeTests.Row) {
      self.row = row
      switch row.incident.ending {
      case .closedPort, .noTLS, .noConnection: isFirst = false
      case .answer, .service: isFirst = true
      }
    }

    func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
      guard isFirst else {
        payments += 1
        return success
      }
      isFirst = false
      if row.incident.isMade { payments += 1 }
      switch row.incident.ending {
      case .answer(let answer): return answer
      case .service(let graphQL, let graph, let status):
        if row.door.isGraphQL { return .json(graphQL, status: status) }
        guard row.door == .batchPart else { return .json(graph, status: status) }
        let part: JSONValue = [["code": .number(Double(status)), "body": .string(graph)]]
        return .json(part.text)
      case .closedPort, .noTLS, .noConnection: return success
      }
    }

    private var success: LoopbackAnswer {
      switch row.door {
      case .query, .mutation, .keyedMutation: .json(#"{"data":{"pay":{"id":"7"}}}"#)
      case .batchPart: .json(#"[{"code":200,"body":"{\"id\":\"7\"}"}]"#)
      case .deviceLogin: .json(#"{"access_token":"t"}"#)
      default: .json(#"{"id":"7"}"#)
      }
    }
  }

  /// Sends a row's request, presses buttons, and sends the request again if they lead to it.
  static func run(_ row: ChangeTests.Row) async throws -> Run {
    let service = Service(row)
    return try await LoopbackServer.run { request in
      await service.answer(request)
    } body: { server in
      let user = EagerUser()
      let send = sender(row, server.url, Transport(incident: row.incident), user)
      var run = Run()
      var failure = await send()
      run.firstFailure = failure
      // The program shows the failure, and the user presses the button that continues.
      for _ in 0..<2 {
        guard let shown = failure,
          let alert = ErrorPresentation.alert(for: shown, preferring: ["en"]),
          let button = alert.buttons.first(where: { $0.role != .cancel }),
          await alert.perform(button).isRecovered
        else { break }
        failure = await send()
      }
      run.payments = await service.payments
      run.requests = server.requests.count
      run.keys = server.requests.compactMap { $0.headers["idempotency-key"] }
      run.prompts = user.prompts
      return run
    }
  }

  /// Returns a function that sends the request of a door and returns its failure.
  private static func sender(
    _ row: ChangeTests.Row, _ server: URL, _ transport: Transport, _ user: EagerUser
  ) -> @Sendable () async -> (any ClientFailure)? {
    let clock = TestClock()
    let recovery = RecoveryProcessor(
      presenter: user, attempters: [.logIn: ActionAttempter(.logIn) { _ in .recovered }],
      policy: BackoffPolicy(jitter: { 0 }), clock: clock)
    let graphQL = GraphQLClient(
      .init(url: server, largestResponse: 1 << 20, locales: ["en"]), transport: transport,
      authorization: { "Bearer t" }, recovery: recovery, settings: RecoverySettings())
    var configuration = GraphClient.Configuration(server: server, locales: ["en"])
    configuration.largestAnswer = 1 << 20
    let token = AccessToken(tokenString: "t", userID: "1", permissions: [])
    let graph = GraphClient(
      configuration, transport: transport, settings: RecoverySettings(), recovery: recovery)
    return {
      await graph.tokens.set(token, profile: nil)
      return await failure(of: row.door, graphQL, graph, clock)
    }
  }

  private static func failure(
    of door: ChangeDoor, _ graphQL: GraphQLClient, _ graph: GraphClient, _ clock: TestClock
  ) async -> (any ClientFailure)? {
    func operation(
      _ kind: GraphQLOperation<Payment>.Kind, key: String? = nil
    ) async -> (any ClientFailure)? {
      var operation = GraphQLOperation(
        kind, name: "Pay", document: "mutation Pay { pay { id } }", as: Payment.self)
      operation.headers["Idempotency-Key"] = key
      switch await graphQL.result(of: operation, policy: .networkOnly) {
      case .success(let result): return result.failure
      case .failure(let failure): return failure
      }
    }
    func request(_ request: GraphRequest) async -> (any ClientFailure)? {
      do throws(GraphFailure) {
        _ = try await graph.send(request, as: Post.self)
        return nil
      } catch {
        return error
      }
    }
    switch door {
    case .query: return await operation(.query)
    case .mutation: return await operation(.mutation)
    case .keyedMutation: return await operation(.mutation, key: "key-1")
    case .get: return await request(GraphRequest("me"))
    case .delete: return await request(GraphRequest("7", method: .delete))
    case .post: return await request(GraphRequest("me/feed", method: .post))
    case .keyedPost:
      return await request(GraphRequest("me/feed", method: .post, idempotencyKey: "key-1"))
    case .batchPart:
      do throws(GraphFailure) {
        let results = try await graph.send([GraphRequest("me/feed", method: .post)])
        guard case .failure(let failure)? = results.first else { return nil }
        return failure
      } catch {
        return error
      }
    case .share:
      let result = await ShareClient(client: graph).share(ShareContent(message: "hello"))
      guard case .failed(let failure) = result else { return nil }
      return failure
    case .deviceLogin:
      let result = await DeviceLogin(client: graph, clock: clock).token(
        forCode: "c", interval: .seconds(1), lifetime: .zero)
      guard case .failed(let failure) = result else { return nil }
      return failure
    }
  }
}

/// A port of this machine whose queue of connections is full, so that none is made.
private actor FullPort {
  static let shared = FullPort()
  private var found: Int?
  private var sockets: [Int32] = []

  func port() throws(HTTPFailure) -> Int {
    if let found { return found }
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 0) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isListening else {
      throw .network(.unknown(underlying: URLError(.resourceUnavailable)))
    }
    sockets.append(listener)
    // Two connections fill a queue of length 0 if no server accepts them.
    for _ in 0..<4 {
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
      sockets.append(client)
      withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          _ = connect(client, pointer, length)
        }
      }
    }
    let port = Int(UInt16(bigEndian: address.sin_port))
    found = port
    return port
  }
}
