import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation

/// Throws this repository's login errors and shows each as its readers would meet it.
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
    showFoundationFace(of: .passwordChanged)
    await showTaskLocale()
  }

  /// A login that goes wrong.
  static func logIn(failingWith error: LoginError) throws(LoginError) { throw error }

  static func show(_ error: LoginError) {
    print("— LoginError.\(error.codeName)")
    for locale in [LoginError.Locale.en, .ar] {
      print(AlertText.text(ErrorAlert(error.words(in: locale), for: .terminal)), terminator: "")
    }
    print()
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
