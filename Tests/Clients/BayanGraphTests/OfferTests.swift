import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

@Suite("Buttons that work", .timeLimit(.minutes(5)))
struct OfferTests {
  private let me = GraphRequest("me")

  private func buttons(_ failure: GraphFailure) throws -> [String] {
    let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["en"]))
    return alert.buttons.map(\.name)
  }

  private func failure(_ world: World, _ request: GraphRequest) async throws -> GraphFailure {
    try #require(await world.failure(of: request))
  }

  @Test func `logged out, a login is offered only where it is known what to ask for`() async throws
  {
    try await World.run(granted: nil, answers: [.logIn]) { world in
      let failure = try await failure(world, me)
      #expect(failure.graphError?.kind == .accessTokenRequired)
      #expect(world.presenter.prompts.isEmpty)
      #expect(try buttons(failure) == ["ok"])
    }
    try await World.run(granted: nil, answers: [.logIn], defaults: ["email"]) { world in
      let response = try await world.client.send(me)
      #expect(response.value["id"] == "1")
      #expect(world.presenter.prompts.map { $0.options.map(\.action) } == [[.logIn, .cancel]])
      #expect(world.dialog.requests.map(\.permissions) == [["email"]])
    }
  }

  @Test func `without any permission a login has nothing to restore, and isn't offered`()
    async throws
  {
    try await World.run(granted: [], answers: [.logIn]) { world in
      await world.service.end(try await world.secret())
      let failure = try await failure(world, me)
      #expect(world.presenter.prompts.isEmpty)
      #expect(try buttons(failure) == ["ok"])
    }
    try await World.run(granted: [], answers: [.logIn], defaults: ["email"]) { world in
      await world.service.end(try await world.secret())
      _ = try await world.client.send(me)
      #expect(world.dialog.requests.map(\.permissions) == [["email"]])
    }
  }

  @Test func `a request that doesn't say what it needs is helped by the service's answer`()
    async throws
  {
    let post = GraphRequest("me/feed", method: .post, parameters: ["message": "hello"])
    try await World.run(granted: ["email"], answers: [.reviewPermissions]) { world in
      _ = try await world.client.send(post)
      #expect(world.dialog.requests.map(\.permissions) == [["publish_actions"]])
    }
  }

  @Test func `where nobody says which permission is missing, reviewing them isn't offered`()
    async throws
  {
    let post = GraphRequest("me/feed", method: .post, parameters: ["message": "hello"])
    try await World.run(granted: ["email"], answers: [.reviewPermissions]) { world in
      await world.service.tellRequirement("(#200) Permissions error")
      let failure = try await failure(world, post)
      #expect(world.presenter.prompts.isEmpty && world.dialog.requests.isEmpty)
      #expect(try buttons(failure) == ["ok"])
      // From here the token lists the expired permission.
      var token = try #require(await world.tokens.current)
      token.expiredPermissions = ["publish_actions"]
      await world.tokens.set(token)
      _ = try await world.client.send(post)
      #expect(world.dialog.requests.map(\.permissions) == [["publish_actions"]])
    }
  }

  @Test(
    arguments: [
      ("(#200) Requires extended permission: email", ["email"]),
      ("(#200) The permission 'email' is required", ["email"]),
      (
        "This needs the 'pages_read_engagement' permission or “publish_video”.",
        ["pages_read_engagement", "publish_video"]
      ),
      ("(#10) No permission for this access_token", []), ("Unknown path publish_actions", []),
      ("Permissions error", []),
    ] as [(String, [Permission])])
  func `permissions are read from messages that speak of them`(
    message: String, names: [Permission]
  ) throws {
    let body: JSONValue = ["error": ["code": 200, "message": .string(message)]]
    let error = try #require(GraphRequestError(status: 403, body: body))
    #expect(error.envelope.namedPermissions == Set(names))
  }

  @Test func `without a processor only trying again is offered, where that may help`() async throws
  {
    try await World.run { world in
      var client = world.client
      client.recovery = nil
      for (code, expected) in [
        (190, ["ok"]), (200, ["ok"]), (2, ["retry", "cancel"]), (100, ["ok"]),
      ] {
        await world.service.script("GET /me", .graphError(code))
        do throws(GraphFailure) {
          _ = try await client.send(GraphRequest("me", invalidatesToken: false))
        } catch {
          let offered = try buttons(error)
          #expect(offered == expected, "\(code)")
        }
      }
    }
  }

  @Test func `where nobody sits nobody is offered a login`() async throws {
    try await World.run(granted: ["email"]) { world in
      var client = world.client
      client.recovery = RecoveryProcessor(
        presenter: UnattendedPresenter(),
        attempters: [.logIn: LoginAttempter(manager: world.manager)], clock: world.clock)
      await world.service.end(try await world.secret())
      do throws(GraphFailure) {
        _ = try await client.send(me)
      } catch {
        let offered = try buttons(error)
        #expect(offered == ["ok"])
        #expect(!error.recovery.wasShown)
      }
      #expect(world.dialog.requests.isEmpty)
    }
  }

  @Test(arguments: [100, 999, 3, 104])
  func `an alert with nothing to decide has OK, in both languages`(code: Int) throws {
    let error = try graphError(#"{"error":{"code":\#(code)}}"#)
    for (locale, label) in [("en", "OK"), ("ar", "موافق")] {
      let alert = try #require(error.alert(preferring: [LocaleTag(locale)]))
      #expect(alert.buttons.map(\.label) == [label])
      #expect(alert.buttons.map(\.role) == [.cancel])
    }
  }

  @Test func `a button of an alert does what it says, for requests, login and sharing`()
    async throws
  {
    try await World.run(granted: ["email", "publish_actions"], answers: nil) { world in
      // Requests: no prompt comes before the alert.
      let old = try await world.secret()
      await world.service.end(old)
      let failed = try await failure(world, GraphRequest("me", invalidatesToken: false))
      let alert = try #require(ErrorPresentation.alert(for: failed, preferring: ["en"]))
      #expect(alert.buttons.map(\.name) == ["logIn", "cancel"])
      #expect(await !alert.perform(alert.buttons[1]).isRecovered)
      #expect(try await world.secret() == old)
      #expect(await alert.perform(alert.buttons[0]).isRecovered)
      #expect(try await world.secret() != old)

      // Sharing
      await world.service.script("POST /me/feed", .graphError(4))
      let shared = await ShareClient(client: world.client).share(ShareContent(message: "hello"))
      guard case .failed(let share) = shared else { throw Unexpected(what: "\(shared)") }
      let again = try #require(ErrorPresentation.alert(for: share, preferring: ["en"]))
      #expect(again.buttons.map(\.name) == ["retry", "cancel"])
      #expect(await again.perform(again.buttons[0]).isRecovered)
      #expect(world.clock.sleeps == [.seconds(30)])

      // Login
      world.dialog.choose { $0.error = URLError(.notConnectedToInternet) }
      let result = await world.manager.logIn(permissions: ["user_friends"])
      guard case .failed(let login) = result else { throw Unexpected(what: "\(result)") }
      let offline = try #require(ErrorPresentation.alert(for: login, preferring: ["en"]))
      #expect(offline.message.hasPrefix("This device isn’t connected to the internet."))
      world.dialog.choose { $0.error = nil }
      #expect(await offline.perform(offline.buttons[0]).isRecovered)
      #expect(await world.tokens.current?.permissions.contains("user_friends") == true)
    }
  }

  @Test func `a wait that nobody would sit through isn't offered as a button`() async throws {
    try await World.run(answers: [.retry]) { world in
      await world.service.script("GET /me", .graphError(4, headers: ["Retry-After": "86400"]))
      let failure = try await failure(world, me)
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["en"]))
      #expect(alert.buttons.map(\.name) == ["ok"])
      #expect(alert.message.hasSuffix("Try again in about 24 hours."))
      let arabic = try #require(ErrorPresentation.alert(for: failure, preferring: ["ar"]))
      #expect(arabic.message.contains("ساعة"))
      #expect(world.requests.count == 1)
    }
  }

  @Test func `a limit that is used up is left alone until the service says when`() async throws {
    let usage = #"{"call_count":100,"total_time":12,"total_cputime":3}"#
    try await World.run { world in
      await world.service.script("GET /me", .graphError(4, headers: ["X-App-Usage": usage]))
      let failure = try await failure(world, me)
      #expect(failure.backoff == .usedUp)
      #expect(world.requests.count == 1)
      #expect(try buttons(failure) == ["ok"])
    }
    // Below the limit the request is sent again, after more than a moment.
    try await World.run { world in
      let usage = #"{"call_count":60,"total_time":12}"#
      await world.service.script("GET /me", .graphError(4, headers: ["X-App-Usage": usage]))
      _ = try await world.client.send(me)
      #expect(world.clock.sleeps == [.seconds(30)])
    }
  }

  private static let bare: [any Error] = [
    PermissionError.missing(count: 1), PermissionFailure(kind: .revoked(count: 1)),
    GraphError.sessionExpired, LoginError.passwordChanged, CoreError.dialogUnavailable,
    NetworkError.notInCache, GraphQLResponseError.permissionMissing,
    NetworkError.offline(underlying: URLError(.notConnectedToInternet)),
    NSError(domain: "com.facebook.sdk.login", code: 302), URLError(.timedOut),
    NSError(domain: "com.facebook.sdk.core", code: 8), LoginFailure(kind: .passwordChanged),
    GraphFailure(.network(.notInCache)), HTTPFailure.network(.notInCache),
    GraphRequestError(kind: .permissionMissing),
    ShareFailure(kind: .openGraph(underlying: GraphError.duplicatePost)),
  ]

  @Test(arguments: bare.indices)
  func `where nobody carries out anything, the only button is OK`(index: Int) async throws {
    for (locale, label) in [("en", "OK"), ("ar", "موافق")] as [(LocaleTag, String)] {
      let alert = try #require(ErrorPresentation.alert(for: Self.bare[index], preferring: [locale]))
      #expect(alert.buttons.map(\.label) == [label])
      #expect(alert.canPerform(alert.buttons[0]))
      // The button closes the alert, without a failure.
      guard case .cancelled = await alert.perform(alert.buttons[0]) else {
        throw Unexpected(what: "OK isn't a way to close the alert")
      }
    }
  }

  @Test func `a program says what it can do about such errors, and its button does it`()
    async throws
  {
    let pressed = Lines([])
    let performer = OptionPerformer(["logIn"]) { option in
      pressed.add("\(option.name);")
      return .recovered
    }
    let errors: [any Error] = [
      LoginError.passwordChanged, NSError(domain: LoginError.domain, code: 302),
    ]
    for error in errors {
      let alert = try #require(
        ErrorPresentation.alert(for: error, preferring: ["en"], performedBy: performer))
      #expect(alert.buttons.map(\.label) == ["Log In", "Cancel"])
      #expect(alert.buttons.allSatisfy(alert.canPerform))
      #expect(await alert.perform(alert.buttons[0]).isRecovered)
      guard case .cancelled = await alert.perform(alert.buttons[1]) else {
        throw Unexpected(what: "cancelling isn't cancelled")
      }
    }
    #expect(pressed.text == "logIn;logIn;")
    // An error with no action for the performer has only OK.
    let other = ErrorPresentation.alert(
      for: NetworkError.notInCache, preferring: ["en"], performedBy: performer)
    #expect(other?.buttons.map(\.name) == ["ok"])
    // A program that handles buttons by name gets all buttons of the catalog.
    let all = ErrorAlert(LoginError.passwordChanged.words(in: .en))
    #expect(all.buttons.map(\.name) == ["logIn", "cancel"])
    #expect(!all.canPerform(all.buttons[0]))
  }

  @Test func `an error of a program's own may say by itself who acts`() async throws {
    struct Full: WrappingError, ActionableError {
      var underlyingError: (any Error)? { NetworkError.notInCache }
      var performer: OptionPerformer { OptionPerformer(["retry"]) { _ in .recovered } }
    }
    let alert = try #require(ErrorPresentation.alert(for: Full(), preferring: ["en"]))
    #expect(alert.buttons.map(\.name) == ["retry", "cancel"])
    #expect(await alert.perform(alert.buttons[0]).isRecovered)
  }

  @Test func `every button of every failure that arrives does something`() async throws {
    try await World.run(granted: ["email"], answers: nil) { world in
      for code in [1, 2, 4, 10, 100, 102, 190, 200, 368, 506, 999, 2500] {
        await world.service.script("GET /me", .graphError(code))
        let failure = try await failure(world, GraphRequest("me", invalidatesToken: false))
        let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["en"]))
        for button in alert.buttons { #expect(alert.canPerform(button), "\(code) \(button.name)") }
      }
    }
  }
}
