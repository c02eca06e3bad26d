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

@Suite("One error through every door", .timeLimit(.minutes(5)))
struct DoorTests {
  static let page = UnusableResponse(
    HTTPExchange.Response(status: 503, headers: ["Content-Type": "text/html"]))
  static let offline = NetworkError.offline(underlying: URLError(.notConnectedToInternet))
  static let failures: [any ClientFailure] = [
    GraphFailure.network(offline), GraphFailure.network(.httpStatus(status: 503, underlying: page)),
    GraphFailure.core(.graphRequestProtocolMismatch), GraphFailure.graph(graph),
    graph, LoginFailure(kind: .passwordChanged), LoginFailure(kind: .badChallengeString),
    ShareFailure(kind: .openGraph(underlying: GraphFailure.graph(graph))),
    ShareFailure(kind: .unknown, graphCode: 100), HTTPFailure.network(offline),
    HTTPFailure.network(.answerTooLarge(underlying: page)),
  ]
  static let graph: GraphRequestError = {
    var error = GraphRequestError(
      kind: .sessionExpired, envelope: GraphErrorEnvelope(code: 190, subcode: 463), httpStatus: 400)
    error.entry = ErrorConfiguration.builtIn.entry(code: 190, subcode: 463)
    return error
  }()

  @Test(arguments: failures.indices)
  func `it has the same words, and its Swift value comes back, whichever way it came`(
    index: Int
  ) throws {
    let failure = Self.failures[index]
    for locale in ["en", "ar"] as [LocaleTag] {
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: [locale]))
      let doors: [NSError] = [failure as NSError, failure.nsError(preferring: [locale])]
      for error in doors {
        #expect(ErrorPresentation.alert(for: error, preferring: [locale]) == alert)
        let value = try #require(ErrorChain.swiftValue(of: error) as? any ClientFailure)
        #expect(type(of: value) == type(of: failure))
        #expect(value.descriptor == failure.descriptor)
        for key in [
          CatalogErrorKey.localizedTitle, CatalogErrorKey.category, CatalogErrorKey.locale,
          CatalogErrorKey.developerMessage, CatalogErrorKey.catalogName, CatalogErrorKey.swiftValue,
          CatalogErrorKey.wasShown, NSLocalizedDescriptionKey,
        ] {
          #expect(error.userInfo[key] != nil, "\(failure): \(key)")
        }
        guard !(failure is HTTPFailure) else { continue }
        for key in [
          GraphErrorKey.category, GraphErrorKey.developerMessage, GraphErrorKey.localizedTitle,
          GraphErrorKey.localizedDescription,
        ] {
          #expect(error.userInfo[key] != nil, "\(failure): \(key)")
        }
      }
      #expect(
        doors[1].localizedDescription
          == failure.words(preferring: [locale], for: .display).description)
    }
    #expect(failure.localizedDescription == (failure as NSError).localizedDescription)
  }

  @Test func `a failure has the domain and the code of the error inside`() {
    func identity(_ error: any ClientFailure) -> [String] {
      let doors = [error as NSError, error.nsError(preferring: [])]
      return doors.map { "\($0.domain) \($0.code)" }
    }
    #expect(
      identity(GraphFailure.graph(Self.graph))
        == ["com.facebook.sdk.core 8", "com.facebook.sdk.core 8"])
    #expect(
      identity(GraphFailure.core(.graphRequestProtocolMismatch))
        == ["com.facebook.sdk.core 7", "com.facebook.sdk.core 7"])
    #expect(
      identity(LoginFailure(kind: .userMismatch))
        == ["com.facebook.sdk.login 304", "com.facebook.sdk.login 304"])
    #expect(
      identity(ShareFailure(kind: .unknown))
        == ["com.facebook.sdk.share 203", "com.facebook.sdk.share 203"])
    #expect(
      identity(HTTPFailure.network(Self.offline))
        == ["NSURLErrorDomain -1009", "NSURLErrorDomain -1009"])
    #expect(
      identity(HTTPFailure.cancelled) == ["NSURLErrorDomain -999", "NSURLErrorDomain -999"])
    #expect(
      identity(GraphFailure.network(Self.offline))
        == ["com.facebook.sdk.core 4", "NSURLErrorDomain -1009"])
    #expect(
      identity(GraphFailure.network(.httpStatus(status: 502, underlying: Self.page)))
        == ["com.facebook.sdk.core 4", "NSURLErrorDomain -1011"])
  }

  @Test func `beneath a lost connection is the system's own error, bridged or not`() throws {
    for error in [
      GraphFailure.network(Self.offline) as NSError,
      GraphFailure.network(Self.offline).nsError(preferring: []),
    ] {
      let beneath = try #require(error.userInfo[NSUnderlyingErrorKey] as? any Error)
      #expect((beneath as NSError).domain == NSURLErrorDomain)
      #expect((beneath as NSError).code == -1009)
      #expect(ErrorChain(error).first(of: NetworkError.self) == Self.offline)
    }
  }

  @Test func `a completion's program finds NSURLErrorDomain`() async throws {
    try await World.run(answers: nil) { world in
      await world.service.script("GET /me", .drop, .drop)
      let domain = await withCheckedContinuation { continuation in
        world.client.start(GraphRequest("me")) { _, _, error in
          continuation.resume(returning: error?.domain)
        }
      }
      #expect(domain == NSURLErrorDomain)
    }
  }

  @Test func `from the NSError alone its options can be carried out`() async throws {
    try await World.run(answers: nil) { world in
      let old = try await world.secret()
      await world.service.end(old)
      let failure = try #require(
        await world.failure(of: GraphRequest("me", invalidatesToken: false)))
      let error = failure as NSError
      let value = try #require(ErrorChain.swiftValue(of: error) as? any ClientFailure)
      let attempter = try #require(
        error.userInfo[CatalogErrorKey.recoveryAttempter] as? any RecoveryAttempter)
      #expect(await attempter.attemptRecovery(from: value, by: .logIn).isRecovered)
      #expect(try await world.secret() != old)

      // Foundation's own protocol names a button by its index.
      let recoverable = try #require(ErrorChain.swiftValue(of: error) as? any RecoverableError)
      #expect(recoverable.recoveryOptions == ["Log In", "Cancel"])
      let renewed = try await world.secret()
      for (index, works) in [(0, true), (1, false), (7, false), (-1, false)] {
        let recovered = await withCheckedContinuation { continuation in
          recoverable.attemptRecovery(optionIndex: index) { continuation.resume(returning: $0) }
        }
        #expect(recovered == works)
      }
      #expect(try await world.secret() != renewed)
    }
  }

  @Test func `errors of the service's SDK are known by domain and code`() {
    let known: [(String, Int, String)] = [
      ("com.facebook.sdk.core", 8, "Facebook couldn’t do this"),
      ("com.facebook.sdk.core", 12, "The browser didn’t open"),
      ("com.facebook.sdk.login.refresh", 3, "Your consent is needed"),
      ("com.facebook.sdk.login", 302, "Your password has changed"),
      ("com.facebook.sdk.share", 202, "Sharing isn’t available here"),
      ("bayan.network", 14, "Too much at once"),
      ("NSURLErrorDomain", -1003, HostNotFound.title),
      ("bayan.graph", 3, "Your login has expired"),
    ]
    for (domain, code, title) in known {
      let alert = ErrorPresentation.alert(
        for: NSError(domain: domain, code: code), preferring: ["en"])
      #expect(alert?.title == title, "\(domain) \(code)")
    }
  }

  @Test func `an error that is to show nothing shows nothing`() {
    let silent: [any Error] = [
      CoreError.appEventsFlush, LimitedLoginError.cancelled, GraphFailure.cancelled,
      HTTPFailure.cancelled, NSError(domain: "com.facebook.sdk.login.refresh", code: 9),
      NSError(domain: "com.facebook.sdk.core", code: 5), GraphFailure.cancelled as NSError,
    ]
    for error in silent {
      #expect(ErrorPresentation.alert(for: error, preferring: ["en"]) == nil, "\(error)")
    }
  }
}

/// Tests in sequence, because the observer of unknown errors belongs to the process.
@Suite("Errors of unknown domains", .serialized, .timeLimit(.minutes(5)))
struct UnknownErrorTests {
  @Test func `they are reported, and shown with the general message`() {
    let reported = Lines([])
    ErrorPresentation.reportUnknown { error in reported.add("\((error as NSError).code);") }
    defer { ErrorPresentation.reportUnknown(to: nil) }
    let alert = ErrorPresentation.alert(
      for: NSError(
        domain: "com.example.unknown", code: 77_001,
        userInfo: [NSLocalizedDescriptionKey: "Trace of com.example"]), preferring: ["ar"])
    #expect(alert?.title == "حدث خطأ ما" && alert?.buttons.map(\.label) == ["موافق"])
    #expect(alert?.message.contains("Trace") == false)
    #expect(reported.text.contains("77001;"))
    _ = ErrorPresentation.alert(for: DoorTests.offline, preferring: [])
    #expect(!reported.text.contains("2;"))
  }
}
