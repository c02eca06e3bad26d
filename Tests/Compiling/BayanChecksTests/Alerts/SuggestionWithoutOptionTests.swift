import BayanChecks
import Testing

struct SuggestionWithoutOptionTests {
  private static func words(_ suggestion: String) -> String {
    "title = \"t\"\nsuggestion = '''\(suggestion)'''"
  }

  private static let said = "the suggestion names 'retry', but this alert has no such button"

  @Test(arguments: [
    "Tap “Try Again”.", "Tap \"Try again\" to go on.", "Choose Try Again to go on.", "Try again.",
    "Something failed. Try again.", "Press ‘Try Again’ or wait.",
  ])
  func `English names a button that isn't there`(suggestion: String) throws {
    #expect(
      try AlertFixture(en: Self.words(suggestion)).diagnostics(SuggestionWithoutOption.self)
        == ["Locales/en/login.toml:3:17 warning: \(Self.said)"])
  }

  @Test(arguments: [
    "اضغط على «إعادة المحاولة».", "اضغط على \"إعادة المحاولة\" للمتابعة.", "إعادة المحاولة.",
    "اختر “إعادة المُحاولة”",
  ])
  func `Arabic names a button that isn't there`(suggestion: String) throws {
    #expect(
      try AlertFixture(ar: Self.words(suggestion)).diagnostics(SuggestionWithoutOption.self)
        == ["Locales/ar/login.toml:3:17 warning: \(Self.said)"])
  }

  @Test(arguments: ["Stuknij „Spróbuj ponownie”.", "Spróbuj ponownie."])
  func `Polish names a button that isn't there`(suggestion: String) throws {
    #expect(
      try AlertFixture(pl: Self.words(suggestion)).diagnostics(SuggestionWithoutOption.self)
        == ["Locales/pl/login.toml:3:17 warning: \(Self.said)"])
  }

  @Test func `it is named in one variant`() throws {
    let words = Self.words(
      ".input {$n :integer} .match $n one {{Wait.}} * {{Tap “Try Again”.}}")
    let alert = AlertFixture(en: words)
    #expect(try alert.diagnostics(SuggestionWithoutOption.self).count == 1)
  }

  @Test(arguments: [
    "Tap “Log In”.", "Log in again to go on.", "Tap Cancel.", "Wait a while.", "Tap “Settings”.",
    "Ask someone to retry.", "Cancel.",
  ])
  func `what the alert has may be named`(suggestion: String) throws {
    #expect(
      try AlertFixture(en: Self.words(suggestion)).diagnostics(SuggestionWithoutOption.self) == [])
  }

  @Test func `words within a sentence that are also a label's are a note`() throws {
    let alert = AlertFixture(
      en: Self.words("Add it in Settings, and then try again."),
      ar: Self.words("أضفه، ثم يمكنك إعادة المحاولة بعد ذلك."))
    #expect(
      try alert.diagnostics(SuggestionWithoutOption.self) == [
        "Locales/ar/login.toml:3:17 note: \(Self.said)",
        "Locales/en/login.toml:3:17 note: \(Self.said)",
      ])
  }

  @Test func `an alert without buttons offers nothing`() throws {
    let alert = AlertFixture(offered: [], en: Self.words("Tap “Try Again”."))
    #expect(
      try alert.diagnostics(SuggestionWithoutOption.self)
        == ["Locales/en/login.toml:3:17 warning: \(Self.said)"])
  }
}
