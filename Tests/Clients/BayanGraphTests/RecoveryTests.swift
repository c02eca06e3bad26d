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

@Suite("Recovery over loopback", .timeLimit(.minutes(5)))
struct RecoveryTests {
  private let me = GraphRequest("me")
  private let post = GraphRequest(
    "me/feed", method: .post, parameters: ["message": "سلام"], needs: ["publish_actions"])

  // Transient errors

  @Test func `a throttled request waits as long as the service asks, and is sent once more`()
    async throws
  {
    try await World.run { world in
      await world.service.script(
        "GET /me", .graphError(4, status: 403, headers: ["Retry-After": "7"]))
      let response = try await world.client.send(me)
      #expect(response.value["name"] == "Layla")
      #expect(world.requests == ["GET /me", "GET /me"])
      #expect(world.clock.sleeps == [.seconds(7)])
      #expect(world.presenter.prompts.isEmpty)
    }
  }

  @Test(arguments: [4, 17, 341, 1, 2])
  func `the second failure is delivered once, and there is no third request`(code: Int) async throws
  {
    try await World.run { world in
      await world.service.script("GET /me", .graphError(code), .graphError(code), .graphError(code))
      let error = try await world.error(of: me)
      #expect(error.graphCode == code)
      #expect(error.category == .transient)
      #expect(world.requests.count == 2)
      #expect(world.clock.sleeps == [code > 2 ? .seconds(30) : .seconds(1)])
    }
  }

  @Test
  func `a transient error is retried without a question, and one that waits for the user asks`()
    async throws
  {
    for (code, questions) in [(1, 0), (2, 0), (4, 0), (102, 1), (190, 1)] {
      try await World.run(answers: [.logIn]) { world in
        await world.service.script("GET /me", .graphError(code))
        _ = try await world.client.send(me)
        #expect(world.presenter.prompts.count == questions, "\(code)")
        #expect(world.dialog.requests.count == questions, "\(code)")
      }
    }
  }

  @Test func `after a login the service is left alone for as long as it asked`() async throws {
    try await World.run(answers: [.logIn]) { world in
      await world.service.script("GET /me", .graphError(190, headers: ["Retry-After": "7"]))
      _ = try await world.client.send(me)
      #expect(world.dialog.requests.count == 1)
      #expect(world.clock.sleeps == [.seconds(7)])
    }
  }

  @Test(arguments: [61, 7200])
  func `where that is longer than anybody waits, the request isn't sent again`(
    seconds: Int
  ) async throws {
    try await World.run(answers: [.logIn]) { world in
      await world.service.script(
        "GET /me/permissions", .graphError(190, headers: ["Retry-After": "\(seconds)"]))
      let error = try await world.error(of: GraphRequest("me/permissions"))
      #expect(error.recovery.chosen == .logIn && error.recovery.outcome == .failed)
      #expect(world.dialog.requests.count == 1 && world.clock.sleeps.isEmpty)
      #expect(world.requests.filter { $0 == "GET /me/permissions" }.count == 1)
    }
    struct Me: Decodable, Sendable { var me: String? }
    let transport = ScriptedTransport { _ in
      .json(
        #"{"errors":[{"message":"m","extensions":{"code":"UNAUTHENTICATED"}}]}"#,
        headers: ["Retry-After": "\(seconds)"])
    }
    let clock = TestClock()
    let recovery = RecoveryProcessor(
      presenter: EagerUser(), attempters: [.logIn: ActionAttempter(.logIn) { _ in .recovered }],
      clock: clock)
    let client = GraphQLClient(
      .init(url: try #require(URL(string: "https://example.com"))), transport: transport,
      authorization: { "Bearer t" }, recovery: recovery, settings: RecoverySettings())
    let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
    let failure = try await client.fetch(operation).failure
    #expect(failure?.recovery.outcome == .failed)
    #expect(transport.requests.count == 1 && clock.sleeps.isEmpty)
    let own = OwnFailure(
      error: GraphQLResponseError.sessionEnded, backoff: .after(.seconds(seconds)))
    let state = await recovery.recover(
      from: own, of: RecoveryContext(isIdempotent: true), preferring: ["en"])
    #expect(state.outcome == .failed && clock.sleeps.isEmpty)
  }

  @Test func `nobody waits longer than the longest pause without being asked`() async throws {
    try await World.run { world in
      await world.service.script("GET /me", .graphError(4, headers: ["Retry-After": "3599"]))
      let error = try await world.error(of: me)
      #expect(error.kind == .tooManyCalls(hours: 0, minutes: 60))
      #expect(world.requests.count == 1)
    }
  }

  @Test func `a refused request that may not be repeated isn't, until the user says so`()
    async throws
  {
    try await World.run(answers: [.cancel]) { world in
      await world.service.script("POST /me/feed", .graphError(4))
      let error = try await world.error(of: post)
      #expect(error.kind == .tooManyCalls(hours: 0, minutes: 0))
      #expect(world.requests.count == 1)
      #expect(world.presenter.prompts.count == 1)
    }
    try await World.run(answers: [.retry]) { world in
      await world.service.script("POST /me/feed", .graphError(4))
      _ = try await world.client.send(post)
      #expect(world.requests.count == 2)
      #expect(await world.service.posts == ["سلام"])
    }
  }

  @Test
  func `an error that the service calls transient is tried again, even if nothing is known of it`()
    async throws
  {
    try await World.run { world in
      await world.service.script("GET /me", .graphError(999, isTransient: true))
      _ = try await world.client.send(me)
      #expect(world.requests.count == 2)
    }
  }

  // Errors that the user can fix

  @Test func `an expired token asks whether to log in again, and then the request goes through`()
    async throws
  {
    try await World.run(answers: [.logIn]) { world in
      let old = try await world.secret()
      await world.service.end(old)
      let response = try await world.client.send(me)
      #expect(response.value["id"] == "1")
      let prompt = try #require(world.presenter.prompts.first)
      #expect(prompt.alert.title == "Session Over")
      #expect(prompt.options.map(\.action) == [.logIn, .cancel])
      let new = try await world.secret()
      #expect(new != old)
      // The login asked for the same permissions, and the retry had the new token.
      #expect(world.dialog.requests.map(\.permissions) == [["email", "publish_actions"]])
      #expect(world.dialog.requests.first?.purpose == .rerequest)
      #expect(world.server.requests.last?.headers["authorization"] == "Bearer \(new)")
    }
  }

  @Test func `the attempter can be taken from the error and asked, and says how it went`()
    async throws
  {
    try await World.run(answers: [.cancel]) { world in
      await world.service.end(try await world.secret())
      let error = try await world.error(of: GraphRequest("me", invalidatesToken: false))
      let info = error.nsError(preferring: ["en"]).userInfo
      let attempter = try #require(info[NSRecoveryAttempterErrorKey] as? any RecoveryAttempter)
      #expect(await attempter.attemptRecovery(from: error, by: .logIn).isRecovered)
      world.dialog.choose { $0.isDismissed = true }
      #expect(await !attempter.attemptRecovery(from: error, by: .logIn).isRecovered)
    }
  }

  @Test func `saying no delivers the error, and the stale token and profile are gone`() async throws
  {
    try await World.run(answers: [.cancel]) { world in
      await world.service.end(try await world.secret())
      #expect(try await world.error(of: me).kind == .sessionExpired)
      #expect(world.requests.count == 1)
      #expect(await world.tokens.current == nil)
      #expect(await world.tokens.profile == nil)
    }
  }

  @Test func `a login that leaves something declined is no recovery`() async throws {
    try await World.run(answers: [.logIn]) { world in
      await world.service.end(try await world.secret())
      await world.service.takeBack("email")
      world.dialog.choose { $0.declined = ["email"] }
      #expect(try await world.error(of: me).graphSubcode == 463)
      #expect(world.requests.filter { $0 == "GET /me" }.count == 2)  // the request and the login
    }
  }

  @Test func `where nobody had any permission no dialog is shown`() async throws {
    try await World.run(granted: [], answers: [.logIn]) { world in
      await world.service.end(try await world.secret())
      #expect(try await world.error(of: me).graphSubcode == 463)
      #expect(world.dialog.requests.isEmpty)
    }
  }

  @Test func `without an attempter the error is delivered, and nobody is asked`() async throws {
    try await World.run(answers: [.logIn], attempters: false) { world in
      await world.service.end(try await world.secret())
      let error = try await world.error(of: me)
      #expect(error.recovery.offered == [])
      #expect(world.presenter.prompts.isEmpty)
    }
  }

  @Test func `without a presenter nothing is done, for background work has nobody to ask`()
    async throws
  {
    try await World.run(answers: nil) { world in
      await world.service.script("GET /me", .graphError(4))
      let error = try await world.error(of: me)
      #expect(error.graphCode == 4)
      #expect(world.requests.count == 1)
    }
  }

  @Test func `a presenter where nobody sits says no, and what passes by itself is tried again`()
    async throws
  {
    try await World.run { world in
      var client = world.client
      client.recovery = RecoveryProcessor(
        presenter: UnattendedPresenter(),
        attempters: [.logIn: LoginAttempter(manager: world.manager)],
        policy: BackoffPolicy(jitter: { 0 }),
        clock: world.clock)
      await world.service.script("GET /me", .graphError(4))
      _ = try await client.send(me)
      #expect(world.requests.count == 2)
      await world.service.end(try await world.secret())
      await #expect(throws: GraphFailure.self) { try await client.send(me) }
      #expect(world.dialog.requests.isEmpty)
    }
  }

  @Test func `it can be turned off for one request`() async throws {
    try await World.run { world in
      await world.service.script("GET /me", .graphError(4), .graphError(4))
      let error = try await world.error(of: GraphRequest("me", isRecoveryEnabled: false))
      #expect(error.graphCode == 4)
      #expect(world.requests.count == 1)
    }
  }

  @Test func `it can be turned off for all, and a request may still ask for it`() async throws {
    try await World.run { world in
      #expect(RecoverySettings().isRecoveryEnabled)
      world.settings.isRecoveryEnabled = false
      await world.service.script("GET /me", .graphError(4), .graphError(4))
      let error = try await world.error(of: me)
      #expect(error.graphCode == 4)
      #expect(world.requests.count == 1)
      // A program without recovery still gets the option, so that it can carry it out.
      #expect(error.words(preferring: ["en"]).options.first?.action == .retry)
      _ = try await world.client.send(GraphRequest("me", isRecoveryEnabled: true))
      #expect(world.requests.count == 3)
    }
  }

  @Test func `with recovery off the program shows the alert, and its button works`() async throws {
    try await World.run(answers: [.logIn]) { world in
      world.settings.isRecoveryEnabled = false
      await world.service.end(try await world.secret())
      let failure = try #require(
        await world.failure(of: GraphRequest("me", invalidatesToken: false)))
      #expect(world.presenter.prompts.isEmpty && world.dialog.requests.isEmpty)
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["en"]))
      #expect(alert.buttons.map(\.name) == ["logIn", "cancel"])
      #expect(await alert.perform(alert.buttons[0]).isRecovered)
      #expect(try await world.client.send(me).value["id"] == "1")
    }
  }

  @Test func `a token for the app alone is never recovered from`() async throws {
    try await World.run(answers: [.logIn]) { world in
      var token = try #require(await world.tokens.current)
      token.isClientToken = true
      await world.tokens.set(token)
      await world.service.end(token.tokenString)
      #expect(try await world.error(of: me).endsSession)
      #expect(world.presenter.prompts.isEmpty)
    }
  }

  @Test func `two requests that fail of one expired token ask one after the other, once`()
    async throws
  {
    try await World.run(answers: [.logIn]) { world in
      await world.service.end(try await world.secret())
      // The user answers after both requests were sent with the old token.
      let server = world.server
      world.presenter.patience.withLock {
        $0 = { while server.requests.count < 2 { await Task.yield() } }
      }
      async let first = world.failure(of: me)
      async let second = world.failure(of: GraphRequest("me/permissions"))
      #expect(await [first, second] == [nil, nil])
      #expect(world.presenter.prompts.count == 1)
      #expect(world.dialog.requests.count == 1)
      // The second request found the new token, caused no prompt, and was sent again.
      let new = try await world.secret()
      let sent = world.server.requests.filter { $0.headers["authorization"] == "Bearer \(new)" }
      #expect(Set(sent.map(\.path)).isSuperset(of: ["/v26.0/me", "/v26.0/me/permissions"]))
    }
  }

  @Test
  func `a failure says that the user has seen it and what was pressed, and isn't shown twice`()
    async throws
  {
    try await World.run(answers: [.cancel]) { world in
      await world.service.end(try await world.secret())
      let failure = try #require(await world.failure(of: me))
      #expect(failure.recovery.wasShown && failure.recovery.chosen == .cancel)
      #expect(failure.recovery.outcome == .declined)
      #expect(ErrorPresentation.alert(for: failure, preferring: ["en"]) == nil)
      #expect(ErrorPresentation.alert(for: failure as NSError, preferring: ["en"]) == nil)
      let info = failure.nsError(preferring: ["en"]).userInfo
      #expect(info[CatalogErrorKey.wasShown] as? Bool == true)
      #expect(info[CatalogErrorKey.chosenOption] as? String == "cancel")
    }
    // The prompt is dismissed without a button.
    try await World.run(answers: []) { world in
      await world.service.end(try await world.secret())
      let failure = try #require(await world.failure(of: me))
      #expect(failure.recovery.wasShown && failure.recovery.chosen == nil)
    }
    // Without a prompt the program shows the failure itself.
    try await World.run(answers: nil) { world in
      await world.service.end(try await world.secret())
      let failure = try #require(await world.failure(of: me))
      #expect(!failure.recovery.wasShown && failure.recovery.outcome == .notAttempted)
      #expect(ErrorPresentation.alert(for: failure, preferring: ["en"]) != nil)
    }
  }

  @Test func `where the login itself fails, that is what is shown`() async throws {
    try await World.run(answers: [.logIn]) { world in
      await world.service.end(try await world.secret())
      world.dialog.choose { $0.error = URLError(.notConnectedToInternet) }
      let failure = try #require(await world.failure(of: me))
      #expect(failure.recovery.wasShown && failure.recovery.outcome == .failed)
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["en"]))
      #expect(alert.title == "Couldn’t log in")
      #expect(alert.message.hasPrefix("This device isn’t connected to the internet."))
    }
    // A closed login dialog needs no further alert.
    try await World.run(answers: [.logIn]) { world in
      await world.service.end(try await world.secret())
      world.dialog.choose { $0.isDismissed = true }
      let failure = try #require(await world.failure(of: me))
      #expect(failure.recovery.outcome == .declined && failure.recovery.chosen == .logIn)
      #expect(ErrorPresentation.alert(for: failure, preferring: ["en"]) == nil)
    }
  }

  @Test func `the error of the second attempt was not shown yet`() async throws {
    try await World.run(answers: [.logIn]) { world in
      await world.service.script("GET /me", .graphError(190))
      // The login asks for the token's user before the request is sent again.
      await world.service.script("GET /me", .json(#"{"id":"1"}"#), .graphError(100))
      let failure = try #require(await world.failure(of: me))
      #expect(failure.graphError?.graphCode == 100)
      #expect(!failure.recovery.wasShown)
      #expect(ErrorPresentation.alert(for: failure, preferring: ["en"]) != nil)
    }
  }

  // Expired tokens

  @Test(arguments: [102, 190])
  func `codes 102 and 190 clear the current token and profile, even without recovery`(
    code: Int
  ) async throws {
    try await World.run { world in
      world.settings.isRecoveryEnabled = false
      await world.service.script("GET /me", .graphError(code))
      let error = try await world.error(of: me)
      #expect(error.endsSession)
      #expect(await world.tokens.current == nil)
      #expect(await world.tokens.profile == nil)
    }
  }

  @Test func `subcode 493 leaves the token with its permissions, expired`() async throws {
    try await World.run(answers: [.cancel]) { world in
      await world.service.end(try await world.secret(), subcode: 493)
      #expect(try await world.error(of: me).kind == .accessExpired)
      let token = try #require(await world.tokens.current)
      #expect(token.isExpired() && token.isDataAccessExpired())
      #expect(token.permissions == ["email", "publish_actions"])
    }
  }

  @Test func `another token's end changes nothing, and nobody is asked`() async throws {
    try await World.run(answers: [.logIn]) { world in
      let current = await world.tokens.current
      let other = AccessToken(tokenString: "unknown", userID: "2", permissions: ["email"])
      let error = try await world.error(of: GraphRequest("me", token: other))
      #expect(error.endsSession)
      #expect(await world.tokens.current == current)
      #expect(world.presenter.prompts.isEmpty)
    }
  }

  @Test func `a request can leave the token alone`() async throws {
    try await World.run(answers: [.cancel]) { world in
      await world.service.end(try await world.secret())
      _ = try await world.error(of: GraphRequest("me", invalidatesToken: false))
      #expect(await world.tokens.current != nil)
    }
  }

  // Other kinds

  @Test(arguments: [100, 104, 999, 3])
  func `an error that nobody can fix is delivered without a prompt`(code: Int) async throws {
    try await World.run(answers: [.retry]) { world in
      await world.service.script("GET /me", .graphError(code))
      let error = try await world.error(of: me)
      #expect(error.retryPolicy == .never)
      #expect(world.requests.count == 1)
      #expect(world.presenter.prompts.isEmpty)
    }
  }

  @Test(arguments: [459, 464, 492])
  func `a login is never offered where it can't help`(subcode: Int) async throws {
    try await World.run(answers: [.logIn]) { world in
      await world.service.end(try await world.secret(), subcode: subcode)
      #expect(try await world.error(of: me).graphSubcode == subcode)
      #expect(world.dialog.requests.isEmpty)
    }
  }

  @Test func `the prompt is in the reader's language, the service's words too`() async throws {
    try await World.run(answers: [.cancel], locales: ["ar-EG"]) { world in
      await world.service.end(try await world.secret())
      _ = try await world.error(of: me)
      let alert = try #require(world.presenter.prompts.first).alert
      #expect(alert.title == "انتهت الجلسة")
      #expect(alert.message.hasPrefix("مضى وقت طويل على دخولك. يُرجى"))
      #expect(alert.buttons.map(\.label) == ["تسجيل الدخول", "إلغاء"])
      #expect(alert.direction == .rightToLeft)
      #expect(world.server.requests.first?.query["locale"] == "ar_EG")
    }
  }
}

@Suite("The sentences of a failure's alert")
struct FailureSentencesTests {
  @Test(arguments: [
    ("ja", "接続できません。", "もう一度お試しください。", "接続できません。もう一度お試しください。"),
    ("zh-Hans", "无法连接", "请重试。", "无法连接。请重试。"),
    ("en", "No connection", "Try again.", "No connection. Try again."),
    ("ko", "연결할 수 없습니다.", "다시 시도하세요.", "연결할 수 없습니다. 다시 시도하세요."),
  ])
  func `they are beside each other as the language has it`(
    _ locale: LocaleTag, _ description: String, _ suggestion: String, _ message: String
  ) {
    var words = FailureWords(GraphError.unexpected.words(preferring: []))
    words.locale = locale
    words.description = description
    words.suggestion = suggestion
    #expect(ErrorAlert(words, performedBy: .nobody).message == message)
  }
}

@Suite("A terminal's prompts", .timeLimit(.minutes(5)))
struct TerminalPresenterTests {
  private func ask(_ lines: [String]) async throws -> (RecoveryOption?, String) {
    let error = try graphError(#"{"error":{"code":190}}"#)
    let input = Lines(lines)
    let output = Lines([])
    let presenter = TerminalPresenter(write: { output.add($0) }, read: { input.next() })
    let words = error.words(preferring: ["en"], for: presenter.sink)
    let alert = try #require(error.alert(preferring: ["en"], for: presenter.sink))
    let prompt = RecoveryPrompt(alert: alert, options: words.options)
    let choice = await presenter.choice(for: prompt)
    return (choice, output.text)
  }

  @Test func `it shows the alert and its options, and takes a number or a label`() async throws {
    let (choice, text) = try await ask(["1"])
    #expect(choice?.action == .logIn)
    #expect(
      text == """
        ┌ You’ve been logged out
        │ This app is no longer connected to your Facebook account. Log in again to continue.
        └
          1. Log In
          2. Cancel
        >\u{20}
        """)
    #expect(try await ask(["٢"]).0?.action == .cancel)
    #expect(try await ask(["log in"]).0?.action == .logIn)
    #expect(try await ask(["9", "", "2"]).0?.action == .cancel)
  }

  @Test func `the end of the input, or answers that are none, dismiss it`() async throws {
    #expect(try await ask([]).0 == nil)
    #expect(try await ask(["x", "y", "z", "1"]).0 == nil)
  }
}
