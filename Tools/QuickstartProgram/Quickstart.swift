import BayanErrors
import BayanRuntime
import Foundation

/// An upload that fails in every way that `Catalog/upload.toml` describes.
///
/// Each error is shown in English and in Arabic, as its readers see it.
@main
struct Quickstart {
  static func main() async {
    for problem in [
      UploadError.offline,
      .fileTooLarge(name: "holiday.mov", megabytes: 250),
      .quotaExceeded(count: 3),
    ] {
      do {
        try upload(failingWith: problem)
      } catch {
        showAlerts(of: error)
      }
    }
    showPluralForms()
    await showOtherWays(to: .quotaExceeded(count: 11))
  }

  /// Throws an error; callers know its type.
  static func upload(failingWith error: UploadError) throws(UploadError) { throw error }

  static func showAlerts(of error: UploadError) {
    print("— throw UploadError.\(error.codeName)")
    for locale in ["en", "ar"] as [LocaleTag] {
      let alert = ErrorAlert(error.words(in: locale), for: .terminal)
      print(AlertText.text(alert, namesLocale: true), terminator: "")
    }
    print()
  }

  /// Shows the plural forms: two in English, and six in Arabic.
  static func showPluralForms() {
    print("— The noun follows the number")
    for count in [1, 2, 3, 11, 100] {
      let error = UploadError.quotaExceeded(count: count)
      for locale in ["en", "ar"] as [LocaleTag] {
        print("  \(error.words(in: locale).description(for: .terminal))")
      }
    }
    print()
  }

  /// Shows the messages for programs that choose no locale, or only know Foundation.
  static func showOtherWays(to error: UploadError) async {
    print("— error.localizedDescription")
    print("  \(error.localizedDescription)")
    print("— The same in a task for an Arabic reader")
    await MessageLocale.$current.withValue("ar") {
      await Task { print("  \(error.localizedDescription)") }.value
    }
    let legacy = error.nsError(preferring: ["ar-EG", "en"])
    print("— NSError for a reader of ar-EG: \(legacy.domain), \(legacy.code)")
    for (key, value) in legacy.userInfo.sorted(by: { $0.key < $1.key }) {
      let text = (value as? [String])?.joined(separator: " | ") ?? "\(value)"
      print("  \(key): \(text)")
    }
  }
}
