import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("recovery from GraphQL errors", .timeLimit(.minutes(5)))
struct GraphQLRecoveryTests {
  private static func refused(_ code: String) -> LoopbackAnswer {
    .json(#"{"errors":[{"message":"m","extensions":{"code":"\#(code)"}}]}"#)
  }

  /// The result of a run, with its requests, prompts, pauses and logins.
  private struct Run: Sendable {
    var outcome: Result<GraphQLResult<Films>, GraphQLFailure>
    var requests: [LoopbackRequest]
    var prompts: [RecoveryPrompt]
    var sleeps: [Duration]
    var logins: Int

    /// The failure, from the result or thrown.
    var failure: GraphQLFailure? {
      switch outcome {
      case .success(let result): result.failure
      case .failure(let failure): failure
      }
    }
  }

  /// Sends a query to a service that accepts only the token `new`, and gives `refusal` for any
  /// other.
  private func run(
    _ refusal: LoopbackAnswer, presses: [RecoveryAction],
    kind: GraphQLOperation<Films>.Kind = .query,
    token: String? = "old",
    accepts: @escaping @Sendable (LoopbackRequest, Int) -> Bool = {
      request, _ in request.headers["authorization"] == "Bearer new"
    }, settings: RecoverySettings = RecoverySettings(),
    attempters: [RecoveryAction: any RecoveryAttempter] = [:], locales: [LocaleTag] = []
  ) async throws -> Run {
    let user = ScriptedUser(presses)
    let login = Login(token: token)
    let clock = TestClock()
    let count = RequestCount()
    return try await LoopbackServer.run { request in
      accepts(request, await count.next()) ? .json(Films.complete) : refusal
    } body: { server in
      let recovery = RecoveryProcessor(
        presenter: user,
        attempters: [.logIn: login].merging(attempters, uniquingKeysWith: { $1 }),
        policy: BackoffPolicy(jitter: { 0 }), clock: clock)
      let client = GraphQLClient(
        .init(url: server.url, locales: locales), transport: SystemTransport(),
        authorization: { login.authorization }, recovery: recovery, settings: settings, clock: clock
      )
      let outcome = await client.result(of: Films.operation(kind), policy: .networkOnly)
      return Run(
        outcome: outcome, requests: server.requests, prompts: user.prompts, sleeps: clock.sleeps,
        logins: login.logins)
    }
  }

  private actor RequestCount {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func `a prompt is in the language of the client, or else of the task`() async throws {
    let own = try await run(Self.refused("UNAUTHENTICATED"), presses: [.cancel], locales: ["ar"])
    #expect(own.prompts.map(\.alert.locale) == ["ar"])
    let task = try await MessageLocale.$current.withValue("ar") {
      try await run(Self.refused("UNAUTHENTICATED"), presses: [.cancel])
    }
    #expect(task.prompts.map(\.alert.locale) == ["ar"])
  }

  @Test(arguments: [
    refused("UNAUTHENTICATED"), .json(#"{"detail":"no"}"#, status: 401),
    .json(
      #"{"data":{"film":null,"person":null},"errors":[{"message":"m","path":["film"],"extensions":{"code":"UNAUTHENTICATED"}}]}"#
    ),
  ])
  func `who isn't logged in is asked, logs in, and has the data`(
    _ refusal: LoopbackAnswer
  )
    async throws
  {
    let run = try await run(refusal, presses: [.logIn])
    #expect(try run.outcome.get().data?.person?.name == "Leia")
    #expect(run.failure == nil)
    let offered = run.prompts.map { prompt in prompt.options.map(\.action.rawValue) }
    #expect(offered == [["logIn", "cancel"]])
    #expect(run.requests.map { $0.headers["authorization"] } == ["Bearer old", "Bearer new"])
  }

  @Test func `the prompt is in the reader's language`() async throws {
    let shown = try await MessageLocale.$current.withValue("ar") {
      try await self.run(Self.refused("UNAUTHENTICATED"), presses: [.cancel])
    }
    let words = GraphQLResponseError.sessionEnded.words(in: "ar")
    #expect(shown.prompts.first?.alert.title == words.title)
    #expect(shown.prompts.first?.alert.direction == .rightToLeft)
  }

  @Test func `who declines has the error, and isn't shown it twice`() async throws {
    let run = try await run(Self.refused("UNAUTHENTICATED"), presses: [.cancel])
    let failure = try #require(run.failure)
    #expect(failure.recovery.outcome == .declined)
    #expect(failure.recovery.wasShown && failure.recovery.chosen == .cancel)
    #expect(failure.alert(preferring: ["en"]) == nil)
    #expect(run.requests.count == 1 && run.logins == 0)
  }

  @Test func `a login that changed nothing leads to no third request`() async throws {
    let run = try await run(
      Self.refused("UNAUTHENTICATED"), presses: [.logIn, .logIn], accepts: { _, _ in false })
    #expect(run.failure?.responseError == .sessionEnded)
    #expect(run.requests.count == 2 && run.logins == 1)
    // The program may still show the failure, because recovery didn't; the alert's buttons work.
    let alert = try #require(run.failure?.alert(preferring: ["en"]))
    #expect(alert.buttons.map(\.name) == ["logIn", "cancel"])
    let result = await alert.perform(alert.buttons[0])
    #expect(result.isRecovered)
  }

  @Test func `no button is offered that nobody can carry out`() async throws {
    let run = try await run(Self.refused("FORBIDDEN"), presses: [.reviewPermissions])
    #expect(run.prompts.isEmpty && run.requests.count == 1)
    #expect(run.failure?.alert(preferring: ["en"])?.buttons.map(\.name) == ["ok"])
  }

  @Test func `a missing permission is asked for, and the operation sent again`() async throws {
    let permissions = ActionAttempter(.reviewPermissions) { failure in
      let failure = failure as? GraphQLFailure
      return failure?.errors.first?.extensions["needs"] == "films" ? .recovered : .failed(nil)
    }
    let refusal = LoopbackAnswer.json(
      #"{"errors":[{"message":"m","extensions":{"code":"FORBIDDEN","needs":"films"}}]}"#)
    let run = try await run(
      refusal, presses: [.reviewPermissions], accepts: { _, count in count > 1 },
      attempters: [.reviewPermissions: permissions])
    #expect(try run.outcome.get().data != nil)
    #expect(run.prompts.count == 1 && run.requests.count == 2)
  }

  @Test(arguments: [
    (refused("RATE_LIMITED"), Duration.seconds(30)),
    (.json("{}", status: 429, headers: ["Retry-After": "7"]), .seconds(7)),
    (refused("INTERNAL_SERVER_ERROR"), .seconds(1)),
  ])
  func `a transient error is retried without a question after the time that the service asks for`(
    _ refusal: LoopbackAnswer, _ wait: Duration
  ) async throws {
    let run = try await run(refusal, presses: [], accepts: { _, count in count > 1 })
    #expect(try run.outcome.get().data != nil)
    #expect(run.prompts.isEmpty && run.sleeps == [wait])
  }

  @Test func `a wait of a day is told and not waited for`() async throws {
    let run = try await run(
      .json("{}", status: 429, headers: ["Retry-After": "86400"]), presses: [.retry])
    #expect(run.failure?.responseError == .tooManyCalls(hours: 24, minutes: 0))
    #expect(run.requests.count == 1 && run.sleeps.isEmpty)
  }

  @Test func `a change that was refused is never sent again unasked`() async throws {
    let run = try await run(Self.refused("RATE_LIMITED"), presses: [.cancel], kind: .mutation)
    #expect(run.prompts.count == 1 && run.requests.count == 1)
  }

  @Test func `partial data is delivered with its button, and nobody is asked`() async throws {
    let refusal = LoopbackAnswer.json(
      #"{"data":{"film":null,"person":{"name":"Leia"}},"errors":[{"message":"m","path":["film"]}]}"#
    )
    let run = try await run(refusal, presses: [.retry])
    #expect(run.prompts.isEmpty && run.requests.count == 1)
    let alert = try #require(run.failure?.alert(preferring: ["en"]))
    let button = try #require(alert.buttons.first)
    #expect(button.name == "retry")
    let result = await alert.perform(button)
    #expect(result.isRecovered)
  }

  @Test func `with recovery off, nothing is done`() async throws {
    let run = try await run(
      Self.refused("UNAUTHENTICATED"), presses: [.logIn],
      settings: RecoverySettings(isRecoveryEnabled: false))
    #expect(run.prompts.isEmpty && run.requests.count == 1)
    #expect(run.failure?.responseError == .sessionEnded)
  }

  @Test func `of two operations in flight one asks, and both have their data`() async throws {
    let user = ScriptedUser([.logIn])
    let login = Login()
    let (data, requests) = try await LoopbackServer.run { request in
      request.headers["authorization"] == "Bearer new"
        ? .json(Films.complete) : Self.refused("UNAUTHENTICATED")
    } body: { server in
      let client = GraphQLClient(
        url: server.url, transport: SystemTransport(),
        authorization: { login.authorization },
        recovery: RecoveryProcessor(presenter: user, attempters: [.logIn: login]))
      async let first = client.fetch(Films.operation(), policy: .networkOnly)
      async let second = client.fetch(Films.operation(), policy: .networkOnly)
      return (try await [first.data, second.data], server.requests)
    }
    #expect(data.allSatisfy { $0?.person?.name == "Leia" })
    #expect(user.prompts.count == 1 && login.logins == 1)
    #expect((3...4).contains(requests.count))
  }
}
