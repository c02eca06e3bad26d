import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

/// The error of a chain whose words are shown, for the chains of the service's SDK and of this
/// package.
@Suite("Whose words an error has")
struct WhoseWordsTests {
  struct Number: Sendable, CustomTestStringConvertible {
    var domain: String
    var code: Int
    var testDescription: String { "\(domain) \(code)" }

    init(_ domain: String, _ code: Int) {
      self.domain = domain
      self.code = code
    }

    init(_ error: some CatalogError) { self.init(type(of: error).domain, error.code) }

    func error(over beneath: (any Error)?) -> NSError {
      var info: [String: Any] = [NSLocalizedDescriptionKey: "raw text 42"]
      info[NSUnderlyingErrorKey] = beneath
      return NSError(domain: domain, code: code, userInfo: info)
    }
  }

  private static let share = "com.facebook.sdk.share"
  private static let login = "com.facebook.sdk.login"
  private static let core = "com.facebook.sdk.core"
  private static let filler = NSError(domain: "com.example.filler", code: 1)

  /// General errors without a reason, and unknown numbers.
  static let general: [Number] = [
    Number(share, 200), Number(share, 201), Number(share, 203), Number(login, 300),
    Number(login, 301), Number(core, 0), Number(core, 3), Number(core, 4), Number(core, 8),
    Number("com.facebook.sdk.login.refresh", 5), Number("com.facebook.sdk.login.refresh", 14),
    Number(PermissionError.notAsked(underlying: filler)), Number(GraphError.unexpected),
    Number(GraphQLResponseError.network(underlying: filler)),
    Number(NetworkError.unknown(underlying: filler)), Number(NSURLErrorDomain, -1),
    Number(share, 999), Number(login, 999), Number(core, 999), Number("bayan.permission", 999),
    Number("bayan.graphql", 999), Number("bayan.graph", 9999), Number("bayan.device-login", 1),
    Number("com.example", 7),
  ]

  private func alert(
    _ error: any Error, _ locale: LocaleTag = "en", performedBy performer: OptionPerformer? = nil
  ) -> ErrorAlert? {
    ErrorPresentation.alert(for: error, preferring: [locale], performedBy: performer)
  }

  /// Returns an error beneath three general errors of other kinds.
  private func deep(_ beneath: any Error) -> NSError {
    Number(Self.core, 4).error(over: Number(Self.login, 301).error(over: Wrapper(beneath)))
  }

  private struct Wrapper: WrappingError {
    var underlyingError: (any Error)?
    init(_ beneath: any Error) { underlyingError = beneath }
  }

  @Test(arguments: general, ["en", "ar"] as [LocaleTag])
  func `a lost network is told as one, through any number of errors that say nothing`(
    number: Number, locale: LocaleTag
  ) throws {
    let offline = NetworkError.offline(underlying: URLError(.notConnectedToInternet))
    let words = offline.words(preferring: [locale])
    let beneath: [any Error] = [
      URLError(.notConnectedToInternet), NSError(domain: NSURLErrorDomain, code: -1009), offline,
      GraphFailure(.network(offline)), HTTPFailure.network(offline),
    ]
    for beneath in beneath {
      for error in [number.error(over: beneath), number.error(over: deep(beneath))] {
        let shown = try #require(alert(error, locale))
        #expect(shown.message.hasPrefix(words.description))
        #expect(!shown.message.contains("42"))
      }
    }
  }

  private func session(_ code: Int, _ subcode: Int? = nil) -> NSError {
    var info: [String: Any] = [GraphErrorKey.graphCode: code]
    info[GraphErrorKey.graphSubcode] = subcode
    return NSError(domain: Self.core, code: 8, userInfo: info)
  }

  @Test(arguments: general)
  func `a session that is over is told as one, and logging in is offered`(number: Number) throws {
    let performer = OptionPerformer(["logIn", "retry"]) { _ in .recovered }
    let beneath: [(any Error, GraphError)] = [
      (session(190), .sessionEnded), (session(190, 460), .passwordChanged),
      (GraphError.sessionExpired, .sessionExpired),
      (GraphRequestError(kind: .appNotConnected), .appNotConnected),
    ]
    for (beneath, kind) in beneath {
      let words = kind.words(preferring: ["en"])
      for error in [number.error(over: beneath), number.error(over: deep(beneath))] {
        let shown = try #require(alert(error, performedBy: performer))
        #expect(shown.message.hasPrefix(words.description), "\(beneath)")
      }
    }
    let shown = try #require(
      alert(Number(Self.share, 203).error(over: session(190)), performedBy: performer))
    #expect(shown.buttons.map(\.name) == ["logIn", "cancel"])
  }

  static let cancelled: [any Error] = [
    CancellationError(), URLError(.cancelled), NSError(domain: NSURLErrorDomain, code: -999),
    POSIXError(.ECANCELED), NSError(domain: NSPOSIXErrorDomain, code: Int(ECANCELED)),
    CocoaError(.userCancelled), NSError(domain: NSCocoaErrorDomain, code: 3072),
    GraphFailure(.cancelled), HTTPFailure.cancelled, GraphQLFailure(.cancelled),
    GraphFailure(.cancelled) as NSError,
    PermissionFailure(kind: .missing(count: 1), wasDismissed: true),
  ]

  @Test(arguments: general, cancelled.indices)
  func `cancelled work is silent, however deep the cancellation lies`(number: Number, index: Int) {
    let cancelled = Self.cancelled[index]
    for error in [number.error(over: cancelled), number.error(over: deep(cancelled))] {
      #expect(alert(error) == nil)
      #expect(alert(Wrapper(error)) == nil)
    }
  }

  @Test(arguments: cancelled.indices)
  func `so are a client's failures around it`(index: Int) {
    let cancelled = Self.cancelled[index]
    let failures: [any ClientFailure] = [
      LoginFailure(kind: .unknown, underlyingError: cancelled),
      ShareFailure(kind: .openGraph(underlying: cancelled)),
      ShareFailure(kind: .openGraph(underlying: deep(cancelled))),
      PermissionFailure(
        kind: .notAsked(underlying: LoginFailure(kind: .unknown, underlyingError: cancelled))),
    ]
    for failure in failures {
      #expect(failure.alert(preferring: ["en"]) == nil)
      #expect(alert(failure) == nil)
      #expect(alert(failure as NSError) == nil)
      #expect(failure.errorDescription == nil)
    }
  }

  @Test func `an error that says more keeps its words`() throws {
    let offline = URLError(.notConnectedToInternet)
    let telling: [any CatalogError] = [
      LoginError.passwordChanged, LoginError.userCheckpointed, LoginError.badChallengeString,
      ShareError.dialogNotAvailable, CoreError.browserUnavailable, CoreError.accessTokenRequired,
      GraphError.duplicatePost, GraphQLResponseError.permissionMissing,
      NetworkError.timedOut(seconds: 0, underlying: offline), PermissionError.declined(count: 0),
    ]
    for error in telling {
      let numbered = Number(type(of: error).domain, error.code)
      #expect(alert(numbered.error(over: offline)) == alert(error), "\(error)")
      let around = try #require(alert(Number(Self.core, 3).error(over: error)))
      #expect(around == alert(error))
    }
  }

  @Test func `every error of the catalog that only wraps leaves the word to what it wraps`() throws
  {
    let offline = URLError(.notConnectedToInternet)
    var count = 0
    for error in OneNumberTests.all where error.underlyingError != nil {
      // These only keep what Foundation said.
      if error is NetworkError || error is SystemError { continue }
      count += 1
      let type = type(of: error)
      let shown = try #require(alert(Number(type.domain, error.code).error(over: offline)))
      #expect(shown.message.hasPrefix("This device isn’t connected"), "\(error)")
    }
    #expect(count == 6)
  }

  @Test(arguments: ["en", "ar"] as [LocaleTag])
  func `values of this package and errors of the SDK have the same alert`(locale: LocaleTag) {
    let beneath: [any Error] = [
      URLError(.notConnectedToInternet), URLError(.timedOut), session(190), session(506),
      GraphError.duplicatePost, Number(Self.core, 12).error(over: nil), Self.filler,
      GraphFailure(.core(.graphRequestProtocolMismatch)),
    ]
    for beneath in beneath {
      let pairs: [(any Error, Number)] = [
        (ShareFailure(kind: .openGraph(underlying: beneath)), Number(Self.share, 201)),
        (ShareError.openGraph(underlying: beneath), Number(Self.share, 201)),
        (LoginFailure(kind: .unknown, underlyingError: beneath), Number(Self.login, 301)),
        (CoreError.network(underlying: beneath), Number(Self.core, 4)),
        (CoreError.graphRequestGraphAPI(underlying: beneath), Number(Self.core, 8)),
        (
          PermissionFailure(kind: .notAsked(underlying: beneath)),
          Number(PermissionError.notAsked(underlying: beneath))
        ),
      ]
      for (value, number) in pairs {
        #expect(alert(value, locale) == alert(number.error(over: beneath), locale), "\(value)")
      }
    }
    let title = alert(Number(Self.share, 201).error(over: URLError(.timedOut)), locale)?.title
    #expect(title == ShareError.unknown.words(preferring: [locale]).title)
  }

  @Test func `with nothing known beneath, a general error has its own words`() {
    for number in Self.general {
      for beneath in [nil, Self.filler, Wrapper(Self.filler)] as [(any Error)?] {
        #expect(alert(number.error(over: beneath)) == alert(number.error(over: nil)))
      }
    }
    #expect(alert(Number(Self.share, 203).error(over: nil))?.title == "Couldn’t share this")
    // Of two general errors the inner one is nearer to the cause.
    let inner = alert(Number(Self.login, 301).error(over: Number(Self.core, 4).error(over: nil)))
    #expect(inner?.title == "Couldn’t log in")
    #expect(inner?.message.hasPrefix("The connection to Facebook didn’t work.") == true)
  }

  @Test func `an error around a failure doesn't show again what recovery showed`() {
    var failure = GraphFailure(.graph(GraphRequestError(kind: .sessionEnded)))
    failure.recovery.wasShown = true
    #expect(alert(Number(Self.share, 201).error(over: failure)) == nil)
    #expect(alert(Number(Self.share, 201).error(over: failure as NSError)) == nil)
    #expect(alert(ShareFailure(kind: .openGraph(underlying: deep(failure)))) == nil)
  }

  /// An error whose underlying error is the error itself.
  private final class Loop: WrappingError {
    var underlyingError: (any Error)? { self }
  }

  @Test func `errors that lead back to themselves end all the same`() {
    let general = GraphError.unexpected.words(preferring: ["en"]).title
    #expect(alert(Loop())?.title == general)
    #expect(alert(Number(Self.share, 203).error(over: Loop()))?.title == "Couldn’t share this")
    #expect(
      alert(LoginFailure(kind: .unknown, underlyingError: Loop()))?.title == "Couldn’t log in")
    var chain: any Error = URLError(.notConnectedToInternet)
    for _ in 0..<200 { chain = Number(Self.core, 4).error(over: chain) }
    #expect(alert(chain)?.title == "Couldn’t reach Facebook")
  }

  @Test func `the program's own way to act is found at any depth`() async throws {
    struct Upload: WrappingError, ActionableError {
      var underlyingError: (any Error)? { Number("com.facebook.sdk.core", 12).error(over: nil) }
      var performer: OptionPerformer { OptionPerformer(["retry"]) { _ in .recovered } }
    }
    let shown = try #require(alert(Number(Self.share, 201).error(over: Upload())))
    #expect(shown.title == "Couldn’t share this")
    #expect(shown.buttons.map(\.name) == ["retry", "cancel"])
    #expect(await shown.perform(shown.buttons[0]).isRecovered)
  }
}
