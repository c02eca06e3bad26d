import BayanErrors
import BayanGraph
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

/// The titles for a host that isn't found: on a machine without a network, that is the cause.
enum HostNotFound {
  private static let isConnected = NetworkInterfaces.areConnected()

  static let title = isConnected ? "Couldn’t find the server" : "You’re offline"
  static let arabicTitle = isConnected ? "تعذّر العثور على الخادم" : "لا يوجد اتصال بالإنترنت"
}

@Suite("Any error before a reader")
struct PresentationTests {
  private func alert(_ error: any Error, _ locale: LocaleTag = "en") -> ErrorAlert? {
    ErrorPresentation.alert(for: error, preferring: [locale])
  }

  @Test func `the domain is looked at before the code`() {
    let errors: [(String, String)] = [
      ("com.facebook.sdk.login", "Your password has changed"),
      ("com.facebook.sdk.share", "Couldn’t share this"),
      ("com.facebook.sdk.core", "Something went wrong"), ("unknown", "Something went wrong"),
    ]
    for (domain, title) in errors {
      #expect(alert(NSError(domain: domain, code: 302))?.title == title)
    }
    #expect(
      alert(NSError(domain: "com.facebook.sdk.core", code: 10))?.title == "You aren’t logged in")
    #expect(
      alert(NSError(domain: "com.facebook.sdk.share", code: 202))?.title
        == "Sharing isn’t available here")
  }

  @Test func `each of the three domains is its module's own`() {
    #expect(LoginError.domain == "com.facebook.sdk.login")
    #expect(CoreError.domain == "com.facebook.sdk.core")
    #expect(ShareError.domain == "com.facebook.sdk.share")
    #expect(LoginError.allCases.map(\.code) == Array(300...310))
  }

  private let general =
    "This couldn’t be completed. Try again later. If it happens again, let the developer know."

  @Test func `an error of an unknown domain is shown without its own text`() {
    let error = NSError(
      domain: "com.example", code: 42,
      userInfo: [NSLocalizedDescriptionKey: "Stack trace 42 at com.example"])
    #expect(alert(error)?.message == general)
    struct Strange: LocalizedError { var errorDescription: String? { "raw" } }
    #expect(alert(Strange())?.message == general)
  }

  @Test func `another client's error is shown by the error beneath it, or not at all`() {
    struct Wrapper: WrappingError { var underlyingError: (any Error)? }
    let lost = NetworkError.offline(underlying: URLError(.notConnectedToInternet))
    #expect(alert(Wrapper(underlyingError: lost))?.title == "You’re offline")
    #expect(alert(Wrapper(underlyingError: CancellationError())) == nil)
    #expect(alert(Wrapper(underlyingError: nil))?.message == general)
  }

  @Test func `a lost network has its cause, and never the system's own text`() {
    #expect(alert(URLError(.notConnectedToInternet))?.title == "You’re offline")
    #expect(
      alert(NSError(domain: NSURLErrorDomain, code: -1001))?.title == "This took too long")
    #expect(alert(URLError(.cannotFindHost), "ar")?.title == HostNotFound.arabicTitle)
    #expect(alert(URLError(.resourceUnavailable))?.title == "Connection problem")
  }

  @Test func `cancellation shows nothing, whoever reports it`() {
    let silent: [any Error] = [
      CancellationError(), URLError(.cancelled), GraphFailure.cancelled, HTTPFailure.cancelled,
    ]
    #expect(silent.allSatisfy { alert($0) == nil })
  }

  @Test func `the catalog's login errors have the groups of words that the guide wants`() {
    let texts = Dictionary(grouping: LoginError.allCases) { alert($0)?.message ?? "" }
    // Only the two security errors share a text, because readers must not distinguish them.
    let shared = texts.values.filter { $0.count > 1 }
    #expect(shared.count == 1)
    #expect(shared.first?.map(\.code) == [308, 309])
    let groups: [(LoginError, String)] = [
      (.passwordChanged, "Log in again with the new password."),
      (.userMismatch, "Log in with the same account as before"),
      (.unconfirmedUser, "Confirm your account at"), (.unknown, "and then try again."),
    ]
    for (error, text) in groups {
      #expect(alert(LoginFailure(kind: error))?.message.contains(text) == true, "\(error)")
    }
    #expect(alert(NSError(domain: LoginError.domain, code: 399)) == alert(LoginError.unknown))
    #expect(alert(LoginError.userCheckpointed)?.message.contains("facebook.com") == true)
    #expect(alert(LoginError.missingAccessToken)?.message.contains("Log in to continue.") == true)
  }

  @Test(arguments: ["en", "ar"] as [LocaleTag])
  func `security errors say nothing of what went wrong inside`(locale: LocaleTag) {
    let failure = LoginFailure(
      kind: .badChallengeString, dialogMessage: "challenge abc is not def",
      underlyingError: URLError(.badURL))
    let shown = alert(failure, locale)
    #expect(shown == alert(LoginFailure(kind: .invalidIDToken), locale))
    for word in ["challenge", "token", "abc", "تحد", "رمز"] {
      #expect(shown?.message.contains(word) == false)
    }
  }

  @Test func `errors that wait for the user differ from errors that pass by themselves`() throws {
    let user = try graphError(#"{"error":{"code":190,"error_subcode":460}}"#)
    #expect(user.category == .recoverable && user.retryPolicy == .manual)
    let system = try graphError(#"{"error":{"code":2}}"#)
    #expect(system.category == .transient && system.retryPolicy == .automatic)
    #expect(LoginError.passwordChanged.retryPolicy == .manual)
  }

  @Test func `every option of the catalog is an action that programs can name`() {
    let names = BayanSDKErrorsCatalog.Locale.catalog.table.options.map(\.name)
    let actions: [RecoveryAction] = [
      .logIn, .retry, .openWebsite, .openSettings, .cancel, .reviewPermissions, .edit,
      .updateFacebookApp, .newCode, .notNow, .ok,
    ]
    #expect(Set(names) == Set(actions.map(\.rawValue)))
  }

  @Test func `words are in the language that was chosen, whatever the process's is`() throws {
    let error = try graphError(#"{"error":{"code":4}}"#, headers: ["Retry-After": "300"])
    #expect(error.words(preferring: ["en"]).suggestion == "Try again in about 5 minutes.")
    #expect(error.words(preferring: ["fr", "ar-EG"]).title == "عدد الطلبات كبير جدًا")
    #expect(error.words(preferring: ["fr"]).locale == "en")
    #expect(error.words(preferring: ["ar"]).direction == .rightToLeft)
  }
}
