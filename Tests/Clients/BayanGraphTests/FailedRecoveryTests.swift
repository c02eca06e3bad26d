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

/// Buttons whose action fails, so that the user learns the reason.
@Suite("A recovery that fails is shown", .timeLimit(.minutes(5)))
struct FailedRecoveryTests {
  private enum Own: Error { case full }
  private struct Texted: LocalizedError { var errorDescription: String? { "raw trace" } }

  /// Sends a request whose session is over, presses [Log In], and lets the login fail.
  private func failure(_ error: (any Error)?) async throws -> GraphFailure {
    try await World.run(answers: [.logIn]) { world in
      var client = world.client
      client.recovery = RecoveryProcessor(
        presenter: world.presenter,
        attempters: [.logIn: ActionAttempter(.logIn) { _ in .failed(error) }],
        clock: world.clock)
      await world.service.end(try await world.secret())
      do throws(GraphFailure) {
        _ = try await client.send(GraphRequest("me"))
        throw GraphFailure(.cancelled)
      } catch {
        #expect(world.presenter.prompts.count == 1)
        return error
      }
    }
  }

  static let shown: [(any Error, String)] = [
    (CoreError.browserUnavailable, "The browser didn’t open"),
    (LoginFailure(kind: .userMismatch), "Different account"),
    (PermissionError.declined(count: 1), "Declined"),
    (NetworkError.notInCache, "Not saved on this device"),
    (URLError(.notConnectedToInternet), "You’re offline"),
    (NSError(domain: "com.facebook.sdk.login", code: 302), "Your password has changed"),
    (NSError(domain: "com.facebook.sdk.login", code: 399), "Couldn’t log in"),
    (NSError(domain: "com.example", code: 7), "Something went wrong"),
    (Own.full, "Something went wrong"), (Texted(), "Something went wrong"),
    (CocoaError(.fileNoSuchFile), "Couldn’t find this item"),
  ]

  @Test(arguments: shown.indices)
  func `whatever the type of its error`(index: Int) async throws {
    let (error, title) = Self.shown[index]
    let failure = try await failure(error)
    #expect(failure.recovery.wasShown && failure.recovery.outcome == .failed)
    for alert in [
      ErrorPresentation.alert(for: failure, preferring: ["en"]),
      ErrorPresentation.alert(for: failure as NSError, preferring: ["en"]),
      ErrorPresentation.alert(for: failure.nsError(preferring: []), preferring: ["en"]),
      failure.alert(preferring: ["en"]), failure.graphError?.alert(preferring: ["en"]),
      ErrorPresentation.alert(
        for: ShareFailure(kind: .openGraph(underlying: failure)), preferring: ["en"]),
    ] {
      let alert = try #require(alert)
      if title == "Declined" {
        #expect(alert.title == PermissionError.declined(count: 1).words(preferring: ["en"]).title)
      } else {
        #expect(alert.title == title)
      }
      #expect(!alert.message.contains("trace"))
      #expect(!alert.buttons.isEmpty && alert.buttons.allSatisfy(alert.canPerform))
    }
    let arabic = try #require(ErrorPresentation.alert(for: failure, preferring: ["ar"]))
    #expect(arabic.direction == .rightToLeft && arabic.title != title)
  }

  @Test func `where the attempter can't say why, in general words`() async throws {
    let failure = try await failure(nil)
    #expect(failure.alert(preferring: ["en"])?.title == "Something went wrong")
  }

  @Test func `advice to try again has a button, which tries the recovery once more`() async throws {
    for error in Self.shown.map(\.0) {
      let failure = try await failure(error)
      for (locale, phrase) in [("en", "then try again"), ("ar", "ثم المحاولة")]
        as [(LocaleTag, String)]
      {
        let alert = try #require(failure.alert(preferring: [locale]))
        let button = alert.buttons.first { $0.name == "retry" || $0.name == "logIn" }
        #expect((button != nil) || !alert.message.contains(phrase), "\(alert.message)")
      }
    }
    let alert = try #require(
      try await failure(CoreError.browserUnavailable).alert(preferring: ["en"]))
    #expect(alert.buttons.map(\.name) == ["retry", "cancel"])
    guard case .failed(let again?) = await alert.perform(alert.buttons[0]) else {
      throw Unexpected(what: "the attempter wasn't asked")
    }
    #expect(again as? CoreError == .browserUnavailable)
  }

  @Test(arguments: [(90, "2 minutes", "دقيقتين"), (7200, "2 hours", "ساعتين")])
  func `where the service wants to be left alone after a login, the time is told`(
    seconds: Int, english: String, arabic: String
  ) async throws {
    try await World.run(answers: [.logIn]) { world in
      var client = world.client
      client.recovery = RecoveryProcessor(
        presenter: world.presenter,
        attempters: [.logIn: ActionAttempter(.logIn) { _ in .recovered }],
        clock: world.clock)
      await world.service.script(
        "GET /me", .graphError(190, headers: ["Retry-After": "\(seconds)"]))
      do throws(GraphFailure) {
        _ = try await client.send(GraphRequest("me"))
        Issue.record("it was sent again")
      } catch {
        #expect(error.recovery.outcome == .failed && error.recovery.wasShown)
        let alert = try #require(ErrorPresentation.alert(for: error, preferring: ["en"]))
        #expect(alert.message.hasSuffix("Try again in about \(english)."))
        #expect(alert.buttons.map(\.name) == ["ok"])
        let told = try #require(ErrorPresentation.alert(for: error as NSError, preferring: ["ar"]))
        #expect(told.message.contains(arabic))
      }
    }
  }

  static let silent: [any Error] = [
    CancellationError(), URLError(.cancelled), GraphFailure(.cancelled), CoreError.cancelled,
    NSError(domain: NSPOSIXErrorDomain, code: Int(ECANCELED)), LimitedLoginError.cancelled,
    NSError(
      domain: "com.facebook.sdk.share", code: 203,
      userInfo: [NSUnderlyingErrorKey: CocoaError(.userCancelled)]),
    PermissionFailure(kind: .missing(count: 1), wasDismissed: true),
  ]

  @Test(arguments: silent.indices)
  func `where somebody stopped it, nothing is shown`(index: Int) async throws {
    let failure = try await failure(Self.silent[index])
    #expect(failure.alert(preferring: ["en"]) == nil)
    #expect(ErrorPresentation.alert(for: failure as NSError, preferring: ["en"]) == nil)
  }

  @Test func `a browser that doesn't open is told`() async throws {
    let service = GraphService()
    try await LoopbackServer.run { request in
      await service.answer(request)
    } body: { server in
      let tokens = MemoryTokenStore()
      let secret = await service.logIn(user: "1", permissions: ["email"])
      await tokens.set(AccessToken(tokenString: secret, userID: "1", permissions: ["email"]))
      await service.end(secret, subcode: 459)
      let session = GraphSession(
        appID: "1", server: server.url, dialog: BrowserDialog(server: server.url),
        presenter: ScriptedPresenter([.openWebsite]), tokens: tokens, locales: ["en"],
        browser: { _ in false })
      do throws(GraphFailure) {
        _ = try await session.send(GraphRequest("me"))
        Issue.record("the request went through")
      } catch {
        #expect(error.recovery.chosen == .openWebsite)
        #expect(error.alert(preferring: ["en"])?.title == "The browser didn’t open")
      }
    }
  }

  /// A failure whose failed recovery is the failure itself.
  private final class Circular: ClientFailure {
    static var errorDomain: String { "com.example" }
    var errorCode: Int { 1 }
    var underlyingError: (any Error)? { nil }
    var descriptor: ErrorDescriptor { ErrorDescriptor(domain: "com.example", code: 1) }
    var category: FailureCategory { .recoverable }
    var recovery: RecoveryState {
      var state = RecoveryState()
      state.wasShown = true
      state.failure = self
      return state
    }
    func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
      FailureWords(CoreError.unknown.words(preferring: locales), for: sink)
    }
  }

  @Test func `a failure that leads back to itself ends all the same`() {
    #expect(Circular().alert(preferring: ["en"]) == nil)
  }
}
