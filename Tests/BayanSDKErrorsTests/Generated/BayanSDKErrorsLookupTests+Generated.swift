// Generated from Catalog/, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 1.
// swift-format-ignore-file

import BayanRuntime
import BayanSDKErrors
import Testing

/// Renders every error in every locale, with arguments at the boundaries of what there can
/// be.
@Suite("Every lookup of BayanSDKErrors has words")
struct BayanSDKErrorsLookupTests {
  static let integers = [0, 1, 2, 3, 11, 100, -1, Int.max, Int.min]
  static let numbers = [0, 1, 2, 3, 11, 100, 1.5, -0.5, 1e15]
  /// Empty, very long, right to left, left to right, with marks unpaired.
  static let texts = [
    "", "a", String(repeating: "long ", count: 2_000),
    "\u{646}\u{635} abc 12", "abc \u{646}\u{635}", "\u{202E}\u{2067}abc",
  ]

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func loginError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(LoginError.reserved, at: 0, locale.rawValue)
    expectWords(LoginError.unknown, at: 0, locale.rawValue)
    expectWords(LoginError.passwordChanged, at: 0, locale.rawValue)
    expectWords(LoginError.userCheckpointed, at: 0, locale.rawValue)
    expectWords(LoginError.userMismatch, at: 0, locale.rawValue)
    expectWords(LoginError.unconfirmedUser, at: 0, locale.rawValue)
    expectWords(LoginError.systemAccountAppDisabled, at: 0, locale.rawValue)
    expectWords(LoginError.systemAccountUnavailable, at: 0, locale.rawValue)
    expectWords(LoginError.badChallengeString, at: 0, locale.rawValue)
    expectWords(LoginError.invalidIDToken, at: 0, locale.rawValue)
    expectWords(LoginError.missingAccessToken, at: 0, locale.rawValue)
  }

  private func expectWords(_ error: some CatalogError, at index: Int, _ locale: String) {
    let tag = LocaleTag(locale)
    for sink in [Sink.display, .log, .terminal, .json] {
      let words = error.words(preferring: [tag])
      #expect(words.locale == tag)
      for facet in CatalogTable.Facet.allCases {
        guard let text = words.text(facet, for: sink) else { continue }
        #expect(!text.isEmpty, "\(error.codeName).\(facet), \(index), \(locale)")
        #expect(!text.contains("{"), "\(error.codeName).\(facet), \(index): \(text)")
        #expect(words.locale(of: facet) == tag)
      }
      for option in words.options(for: sink) {
        #expect(!option.label.isEmpty && !option.label.contains("{"), "\(option.name)")
      }
    }
  }
}
