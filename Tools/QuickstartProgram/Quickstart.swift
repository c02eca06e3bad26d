import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation

/// Throws this repository's errors, all of login and one of each other system, and shows each as
/// its readers would meet it.
@main
struct Quickstart {
  static func main() async {
    for error in LoginError.allCases {
      do {
        try logIn(failingWith: error)
      } catch {
        show(error)
      }
    }
    for error in oneOfEach {
      do {
        throw error
      } catch let error as any CatalogLocalizedError {
        show(error)
      } catch {
        print("no words for \(error)")
      }
    }
    showFoundationFace(of: .passwordChanged)
    await showTaskLocale()
  }

  /// A login that goes wrong.
  static func logIn(failingWith error: LoginError) throws(LoginError) { throw error }

  /// An error of each system beside login: with a time to wait, one that wraps another, with a
  /// count, with words of the user's own.
  static let oneOfEach: [any Error] = [
    GraphError.tooManyCalls(hours: 0, minutes: 30),
    CoreError.accessTokenRequired,
    ShareError.openGraph(underlying: GraphError.duplicatePost),
    NetworkError.timedOut(
      seconds: 11, underlying: NSError(domain: "NSURLErrorDomain", code: -1001)),
    NetworkError.httpStatus(
      status: 503, underlying: NSError(domain: "NSURLErrorDomain", code: -1011)),
    GraphQLResponseError.partialData(missing: 2),
    PermissionError.declined(count: 3),
    PermissionError.needed(purpose: "Find Friends"),
    DeviceLoginError.codeExpired,
    LimitedLoginError.consentRequired,
  ]

  static func show(_ error: some CatalogError) {
    print("— \(type(of: error)).\(error.codeName)")
    for locale in ["en", "ar"] as [LocaleTag] {
      let alert = ErrorAlert(error.words(in: locale), for: .terminal)
      print(AlertText.text(alert, namesLocale: true), terminator: "")
    }
    print()
    if let beneath = error.underlyingError as? any CatalogError {
      print("  beneath it:")
      show(beneath)
    }
  }

  /// What a program sees that only knows NSError.
  static func showFoundationFace(of error: LoginError) {
    let legacy = error.nsError(preferring: ["ar-EG", "en"])
    print("— NSError, asked for in ar-EG: \(legacy.domain), \(legacy.code)")
    for (key, value) in legacy.userInfo.sorted(by: { $0.key < $1.key }) {
      let text = (value as? [String])?.joined(separator: " | ") ?? "\(value)"
      print("  \(key): \(text)")
    }
    print()
  }

  /// A server answers many users at once: the locale belongs to the task.
  static func showTaskLocale() async {
    await MessageLocale.$current.withValue("ar") {
      await Task {
        print(
          "— In a task for an Arabic reader: \(LoginError.missingAccessToken.localizedDescription)")
      }
      .value
    }
    print("— Outside of it: \(LoginError.missingAccessToken.localizedDescription)")
  }
}
