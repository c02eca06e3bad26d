import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("small promises of the clients", .timeLimit(.minutes(5)))
struct SmallPromisesTests {
  @Test func `the user is asked about a failure of security`() async throws {
    let failure = OwnFailure(error: LoginError.badChallengeString)
    #expect(failure.category == .security)
    let user = EagerUser()
    let recovery = RecoveryProcessor(
      presenter: user, attempters: [.logIn: ActionAttempter(.logIn) { _ in .recovered }])
    let state = await recovery.recover(
      from: failure, of: RecoveryContext(isIdempotent: true), preferring: ["en"])
    #expect(user.prompts.count == 1)
    #expect(state.outcome == .recovered)
  }

  @Test(arguments: [-1.0, -0.25, 0, 0.25])
  func `no pause is shorter than the service asked`(jitter: Double) async throws {
    let clock = TestClock()
    let failure = GraphRequestError(kind: .serviceUnavailable, retryAfter: .seconds(7))
    let attempter = RetryAttempter(policy: BackoffPolicy(jitter: { jitter }), clock: clock)
    #expect(await attempter.attemptRecovery(from: failure, by: .retry).isRecovered)
    #expect(clock.sleeps.count == 1)
    #expect(try #require(clock.sleeps.first) >= .seconds(7))
  }

  @Test func `a part of a batch goes out with its own token`() async throws {
    try await LoopbackServer.run { _ in
      .json(#"[{"code":200,"body":"{}"},{"code":200,"body":"{}"}]"#)
    } body: { server in
      let client = GraphClient(
        .init(server: server.url, locales: ["en"]), transport: SystemTransport())
      await client.tokens.set(
        AccessToken(tokenString: "current", userID: "1", permissions: []), profile: nil)
      let own = AccessToken(tokenString: "of-a-page", userID: "7", permissions: [])
      _ = try await client.send([
        GraphRequest("me"), GraphRequest("7/feed", method: .post, token: own),
      ])
      let request = try #require(server.requests.first)
      let parts = try JSONValue(parsing: Array(try #require(request.form["batch"]).utf8))
      let first = try #require(parts[0]?["relative_url"]?.string)
      #expect(!first.contains("access_token"))
      let body = try #require(parts[1]?["body"]?.string)
      #expect(body.contains("access_token=of-a-page"))
      #expect(request.headers["authorization"] == "Bearer current")
    }
  }

  private struct Me: Decodable, Sendable { var me: String? }

  private func sleeps(
    _ answer: LoopbackAnswer, pause: Duration = .milliseconds(300),
    longest: Duration = .seconds(20)
  ) async throws -> [Duration] {
    let clock = TestClock()
    return try await LoopbackServer.run { _ in
      answer
    } body: { server in
      let client = GraphQLClient(
        .init(url: server.url, retries: 3, pause: pause, longestPause: longest),
        transport: SystemTransport(), authorization: { nil }, clock: clock)
      let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
      _ = await client.result(of: operation, policy: .networkOnly)
      return clock.sleeps
    }
  }

  @Test func `the pauses between repeated queries grow, and keep to what the service asks`()
    async throws
  {
    #expect(
      try await sleeps(.json("", status: 503))
        == [.milliseconds(300), .milliseconds(600), .milliseconds(1200)])
    #expect(
      try await sleeps(.json("", status: 503, headers: ["Retry-After": "5"]))
        == [.seconds(5), .seconds(5), .seconds(5)])
  }

  @Test func `nor does anybody wait for longer than the longest pause`() async throws {
    let answer = LoopbackAnswer.json("", status: 503)
    #expect(
      try await sleeps(answer, pause: .seconds(4), longest: .seconds(10))
        == [.seconds(4), .seconds(8)])
    let patient = LoopbackAnswer.json("", status: 503, headers: ["Retry-After": "21"])
    #expect(try await sleeps(patient) == [])
  }

  @Test func `a permission declined or revoked, then given elsewhere, is given after a refresh`()
    async throws
  {
    try await World.run(granted: ["email"]) { world in
      try await world.permissions.revoke("email")
      world.dialog.choose { $0.declined = ["user_friends"] }
      try? await world.permissions.require(["user_friends"], on: .userAction)
      #expect(await world.tokens.current?.declinedPermissions == ["user_friends"])
      await world.service.script(
        "GET /me/permissions",
        .json(
          #"""
          {"data":[{"permission":"email","status":"granted"},
          {"permission":"user_friends","status":"granted"}]}
          """#))
      _ = try await world.permissions.refresh()
      let token = try #require(await world.tokens.current)
      #expect(token.declinedPermissions.isEmpty && token.revokedPermissions.isEmpty)
      #expect(token.permissions == ["email", "user_friends"])
    }
  }

  @Test func `the name of one user isn't kept for the next`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "bayan-names-\(UUID().uuidString)/login.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    for store in [MemoryTokenStore(), FileTokenStore(file)] as [any TokenStore] {
      await store.set(
        AccessToken(tokenString: "a", userID: "1"), profile: Profile(userID: "1", name: "Layla"))
      await store.set(AccessToken(tokenString: "b", userID: "1"))
      #expect(await store.profile?.name == "Layla")
      await store.set(AccessToken(tokenString: "c", userID: "2"))
      #expect(await store.profile == nil)
    }
  }
}
