import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Synchronization

/// The data of the members' service: the user's name, and the number of changes so far.
struct ViewerData: Codable, Hashable, Sendable {
  struct Viewer: Codable, Hashable, Sendable {
    var name: String
    var changes: Int
  }
  var viewer: Viewer

  static func operation(
    _ kind: GraphQLOperation<ViewerData>.Kind = .query, isHeld: Bool = false
  ) -> GraphQLOperation<ViewerData> {
    GraphQLOperation(
      kind, name: "Viewer", document: "\(kind.rawValue) Viewer { viewer { name changes } }",
      variables: isHeld ? ["isHeld": true] : [:])
  }
}

/// A service that knows its users by their tokens: `ann.2` is Ann's second token.
///
/// It holds requests with `isHeld` until `release()`. The answer to a held query has the data of
/// the time at which the query came.
final class MemberService: Sendable {
  private struct State {
    var changes = 0
    var isHolding = true
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func answer(_ request: LoopbackRequest) async -> LoopbackAnswer {
    let name = Self.name(request.headers["authorization"] ?? request.headers["cookie"])
    let isMutation = request.text.contains("mutation")
    var changes = state.withLock { $0.changes }
    if request.text.contains("isHeld") { await held() }
    if isMutation {
      changes = state.withLock { state in
        state.changes += 1
        return state.changes
      }
    }
    return .json(#"{"data":{"viewer":{"name":"\#(name)","changes":\#(changes)}}}"#)
  }

  /// Serves while `body` runs.
  func serve<Result: Sendable>(
    _ body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    try await LoopbackServer.run({ await self.answer($0) }, body: body)
  }

  /// Answers all held requests, and holds no more.
  func release() {
    let waiting = state.withLock { state in
      state.isHolding = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for request in waiting { request.resume() }
  }

  /// Waits for `count` held requests, and answers the last of them.
  func releaseLast(of count: Int) async {
    while state.withLock({ $0.waiting.count }) < count { await Task.yield() }
    state.withLock { $0.waiting.removeLast() }.resume()
  }

  private func held() async {
    await withCheckedContinuation { continuation in
      let isHolding = state.withLock { state in
        if state.isHolding { state.waiting.append(continuation) }
        return state.isHolding
      }
      if !isHolding { continuation.resume() }
    }
  }

  private static func name(_ field: String?) -> String {
    field?.split(separator: " ").last?.split(separator: ".").first.map(String.init) ?? "nobody"
  }
}

/// A device with a user, a clock and a network.
final class Device: HTTPTransport {
  enum Network: Sendable {
    case works
    /// A network that takes requests to the service, but brings no answers back.
    case breaks
    case isOff
  }

  private struct State {
    var user: String?
    var tokens = 0
    var now = Date(timeIntervalSince1970: 1_700_000_000)
    var network = Network.works
  }

  private let state = Mutex(State())
  private let system = SystemTransport()
  private let isUserKnown: Bool

  /// - Parameter isUserKnown: Whether clients know the user's name, and not just the token.
  init(user: String? = nil, isUserKnown: Bool = true) {
    self.isUserKnown = isUserKnown
    logIn(user)
  }

  var now: Date { state.withLock { $0.now } }

  var credentials: GraphQLCredentials {
    state.withLock { state in
      GraphQLCredentials(
        authorization: state.user.map { "Bearer \($0).\(state.tokens)" },
        user: isUserKnown ? state.user : nil)
    }
  }

  /// Logs a user in with a new token; `nil` logs out.
  func logIn(_ user: String?) {
    state.withLock { state in
      state.user = user
      state.tokens += 1
    }
  }

  func renewToken() { state.withLock { $0.tokens += 1 } }
  func pass(_ seconds: TimeInterval) { state.withLock { $0.now += seconds } }
  func change(to network: Network) { state.withLock { $0.network = network } }

  func response(
    to request: HTTPExchange.Request
  ) async throws(HTTPFailure) -> HTTPExchange.Response {
    let network = state.withLock { $0.network }
    if network == .isOff {
      throw .network(.offline(underlying: URLError(.notConnectedToInternet)))
    }
    let response = try await system.response(to: request)
    if network == .breaks {
      throw .network(.connectionClosed(underlying: URLError(.networkConnectionLost)))
    }
    return response
  }

  func client(
    at url: URL, cache: any GraphQLCache, headers: HTTPHeaders = [:],
    recovery: RecoveryProcessor? = nil, observer: ClientObserver<GraphQLEvent>? = nil
  ) -> GraphQLClient {
    GraphQLClient(
      .init(url: url, headers: headers), transport: self, cache: cache,
      credentials: { self.credentials }, recovery: recovery, observer: observer,
      now: { self.now })
  }
}

extension GraphQLClient {
  /// Returns the outcome of an operation: `ann 0 service`, or the name of the failure.
  func outcome(
    of operation: GraphQLOperation<ViewerData> = ViewerData.operation(),
    _ policy: CachePolicy = .cacheFirst
  ) async -> String {
    var outcomes: [String] = []
    do throws(GraphQLFailure) {
      for try await result in results(of: operation, policy: policy) {
        guard let viewer = result.data?.viewer else {
          outcomes.append(result.problem?.codeName ?? "no data")
          continue
        }
        outcomes.append("\(viewer.name) \(viewer.changes) \(result.source)")
      }
    } catch {
      outcomes.append(error.networkError?.codeName ?? "\(error)")
    }
    return outcomes.joined(separator: ", ")
  }
}

/// A cache that keeps JSON as text, as a file would.
actor TextCache: GraphQLCache {
  private(set) var texts: [String: String] = [:]

  func data(for key: String) -> JSONValue? {
    texts[key].flatMap { try? JSONValue(parsing: Array($0.utf8)) }
  }
  func store(_ data: JSONValue, for key: String) { texts[key] = data.text }
  func clear() { texts = [:] }
}

/// A cache that removes nothing, against its contract.
actor CarelessCache: GraphQLCache {
  private var values: [String: JSONValue] = [:]

  func data(for key: String) -> JSONValue? { values[key] }
  func store(_ data: JSONValue, for key: String) { values[key] = data }
  func clear() {}
}

/// The kinds of caches that a program may have.
enum CacheKind: String, CaseIterable, Sendable {
  case memory
  case text
  case careless

  func make() -> any GraphQLCache {
    switch self {
    case .memory: MemoryCache()
    case .text: TextCache()
    case .careless: CarelessCache()
    }
  }
}
