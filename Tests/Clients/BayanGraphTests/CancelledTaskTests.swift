import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

@Suite("a cancelled task is silent", .timeLimit(.minutes(5)))
struct CancelledTaskTests {
  enum Client: String, CaseIterable, Sendable { case graph, graphQL, own }

  /// The stages of a request at which its task is cancelled.
  enum Place: String, CaseIterable, Sendable { case pause, turn, prompt }

  /// A presenter whose prompts get no answer.
  private final class OpenPrompt: RecoveryPresenter {
    private let open = Mutex(0)
    var count: Int { open.withLock { $0 } }

    func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
      open.withLock { $0 += 1 }
      try? await Task.sleep(for: .seconds(3600))
      return nil
    }
  }

  /// A client, written as in `WritingAClient.md`.
  private struct OwnClient: Sendable {
    var recovery: RecoveryProcessor
    var error: GraphQLResponseError

    func send() async -> OwnFailure<GraphQLResponseError>? {
      var failure = OwnFailure(error: error)
      let state = await recovery.recover(
        from: failure, of: RecoveryContext(isIdempotent: true), preferring: ["en"])
      guard state.outcome == .recovered else {
        failure.recovery = state
        return failure
      }
      return nil
    }
  }

  private func sender(
    _ client: Client, _ place: Place, _ server: LoopbackServer, _ user: OpenPrompt
  ) -> @Sendable () async -> (any ClientFailure)? {
    let recovery = RecoveryProcessor(
      presenter: user, attempters: [.logIn: ActionAttempter(.logIn) { _ in .recovered }],
      policy: BackoffPolicy(usual: .seconds(1800), longest: .seconds(3600)))
    switch client {
    case .own:
      let own = OwnClient(
        recovery: recovery, error: place == .pause ? .serverFailed : .sessionEnded)
      return { await own.send() }
    case .graph:
      let client = GraphClient(
        .init(server: server.url), transport: SystemTransport(), settings: RecoverySettings(),
        recovery: recovery)
      return {
        do throws(GraphFailure) {
          _ = try await client.send(GraphRequest("me"))
          return nil
        } catch {
          return error
        }
      }
    case .graphQL:
      struct Me: Decodable, Sendable { var me: String? }
      let client = GraphQLClient(
        .init(url: server.url), transport: SystemTransport(), authorization: { "Bearer t" },
        recovery: recovery, settings: RecoverySettings())
      return {
        let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
        switch await client.result(of: operation, policy: .networkOnly) {
        case .success(let result): return result.failure
        case .failure(let failure): return failure
        }
      }
    }
  }

  private static func answer(_ client: Client, _ place: Place) -> LoopbackAnswer {
    let isGraph = client == .graph
    return switch place {
    case .pause:
      .json(
        isGraph
          ? #"{"error":{"code":2}}"#
          : #"{"errors":[{"message":"m","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}"#)
    case .turn, .prompt:
      .json(
        isGraph
          ? #"{"error":{"code":190}}"#
          : #"{"errors":[{"message":"m","extensions":{"code":"UNAUTHENTICATED"}}]}"#)
    }
  }

  private func wait(_ isThere: @Sendable () -> Bool) async throws {
    while !isThere() { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test(arguments: Client.allCases, Place.allCases)
  func `wherever its request is, nothing is shown and nothing is sent`(
    _ client: Client, _ place: Place
  ) async throws {
    let user = OpenPrompt()
    try await LoopbackServer.run { _ in
      Self.answer(client, place)
    } body: { server in
      let send = sender(client, place, server, user)
      let first = place == .turn ? Task { await send() } : nil
      if first != nil { try await wait { user.count == 1 } }
      let task = Task { await send() }
      // The program's own client sends nothing to the server.
      let sent = client == .own ? 0 : place == .turn ? 2 : 1
      try await wait { server.requests.count == sent && (place != .prompt || user.count == 1) }
      try await Task.sleep(for: .milliseconds(50))
      task.cancel()
      let failure = try #require(await task.value)
      // The other request's prompt is still open, so this one didn't wait for its answer.
      #expect(user.count == (place == .pause ? 0 : 1))
      #expect(failure.alert(preferring: ["en"]) == nil)
      #expect(ErrorPresentation.alert(for: failure, preferring: ["en"]) == nil)
      #expect(failure.errorDescription == nil)
      if client == .own {
        #expect(failure.recovery.outcome == .cancelled)
      } else {
        #expect(failure.isCancellation)
      }
      #expect(server.requests.count == sent)
      first?.cancel()
      _ = await first?.value
    }
  }

  @Test func `nobody is asked for a task that was cancelled before its turn`() async throws {
    let user = EagerUser()
    let recovery = RecoveryProcessor(
      presenter: user, attempters: [.logIn: ActionAttempter(.logIn) { _ in .recovered }])
    let own = OwnClient(recovery: recovery, error: .sessionEnded)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await own.send()
    }
    task.cancel()
    #expect(await task.value?.recovery.outcome == .cancelled)
    #expect(user.prompts.isEmpty)
  }

  @Test func `a prompt comes when its turn comes, after others gave up their wait`() async throws {
    let user = OpenPrompt()
    try await LoopbackServer.run { _ in
      Self.answer(.graph, .turn)
    } body: { server in
      let send = sender(.graph, .turn, server, user)
      let first = Task { await send() }
      try await wait { user.count == 1 }
      let others = (0..<5).map { _ in Task { await send() } }
      try await wait { server.requests.count == 6 }
      for other in others.dropLast() { other.cancel() }
      for other in others.dropLast() { #expect(await other.value?.isCancellation == true) }
      first.cancel()
      _ = await first.value
      try await wait { user.count == 2 }
      others.last?.cancel()
      #expect(await others.last?.value?.isCancellation == true)
      #expect(user.count == 2)
    }
  }

  private struct Me: Decodable, Sendable { var me: String? }

  @Test(arguments: CachePolicy.allCases)
  func `a cancelled query isn't answered from a cache`(policy: CachePolicy) async throws {
    let isSlow = Mutex(false)
    try await LoopbackServer.run { _ in
      isSlow.withLock { $0 } ? .never : .json(#"{"data":{"me":"Layla"}}"#)
    } body: { server in
      let client = GraphQLClient(
        url: server.url, transport: SystemTransport(), cache: MemoryCache(),
        authorization: { "Bearer t" })
      let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
      _ = try await client.fetch(operation, policy: .networkOnly)
      isSlow.withLock { $0 = true }
      let task = Task {
        // The task is cancelled before it asks the cache or the service.
        while !Task.isCancelled { await Task.yield() }
        return await client.result(of: operation, policy: policy)
      }
      task.cancel()
      guard case .failure(let failure) = await task.value else {
        Issue.record("it was answered")
        return
      }
      #expect(failure.isCancellation)
      guard policy == .networkFirst else { return }
      let running = Task { await client.result(of: operation, policy: policy) }
      try await wait { server.requests.count == 2 }
      running.cancel()
      guard case .failure(let stopped) = await running.value else {
        Issue.record("it was answered from the cache")
        return
      }
      #expect(stopped.isCancellation)
    }
  }

  /// A transport that cancels its requests by itself, once it is told to.
  private final class StoppingTransport: HTTPTransport {
    let isStopped = Mutex(false)

    func response(
      to request: HTTPExchange.Request
    ) async throws(HTTPFailure) -> HTTPExchange.Response {
      if isStopped.withLock({ $0 }) { throw .cancelled }
      return try await SystemTransport().response(to: request)
    }
  }

  /// A cache that answers a request only after its cancellation, once it is told to.
  private actor SlowCache: GraphQLCache {
    private let memory = MemoryCache()
    private var isSlow = false
    private(set) var isAsked = false

    func slowDown() { isSlow = true }

    func data(for key: String) async -> JSONValue? {
      isAsked = isSlow
      while isSlow, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
      return await memory.data(for: key)
    }

    func store(_ data: JSONValue, for key: String) async { await memory.store(data, for: key) }
    func clear() async { await memory.clear() }
  }

  @Test func `nor is one that ends while the cache is asked, or in the transport`() async throws {
    let cache = SlowCache()
    let transport = StoppingTransport()
    let isLost = Mutex(false)
    try await LoopbackServer.run { _ in
      guard isLost.withLock({ $0 }) else { return .json(#"{"data":{"me":"Layla"}}"#) }
      await cache.slowDown()
      return .drop
    } body: { server in
      let client = GraphQLClient(
        url: server.url, transport: transport, cache: cache, authorization: { "Bearer t" })
      let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
      _ = try await client.fetch(operation, policy: .networkOnly)
      transport.isStopped.withLock { $0 = true }
      await #expect(throws: GraphQLFailure(.cancelled)) {
        try await client.fetch(operation, policy: .networkFirst)
      }
      transport.isStopped.withLock { $0 = false }
      isLost.withLock { $0 = true }
      let task = Task { try await client.fetch(operation, policy: .networkFirst) }
      while await !cache.isAsked { try await Task.sleep(for: .milliseconds(5)) }
      task.cancel()
      await #expect(throws: GraphQLFailure(.cancelled)) { try await task.value }
    }
  }
}
