import BayanChecks
import Testing

struct ArabicDiacriticStackedTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ArabicDiacriticStacked.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ArabicDiacriticStacked.self)
  }

  @Test func `a vowel mark on another is reported`() throws {
    #expect(
      try diagnostics(
        source: "Thank you", target: "شك\u{651}\u{651}ر", locale: "ar",
        rule: ArabicDiacriticStacked.self) == [
          "Locales/ar/login.toml:2:13 warning: the letter has U+0651 ARABIC SHADDA twice"
        ])
  }

  static let reported = [
    RuleExample(
      "two shaddas", "ar", "Thank you", "شك\u{651}\u{651}ر", count: 1, fixed: "شك\u{651}ر"),
    RuleExample("two vowels", "ar", "x", "ك\u{64E}\u{64F}تب", count: 1, fixed: "ك\u{64E}تب"),
    RuleExample("fathatan twice", "ar", "x", "شكرا\u{64B}\u{64B}", count: 1, fixed: "شكرا\u{64B}"),
  ]

  static let silent = [
    RuleExample("a shadda and a vowel", "ar", "x", "شد\u{651}ة\u{64E} شد\u{64E}\u{651}ة"),
    RuleExample("a dagger alef", "ar", "x", "ه\u{64E}\u{670}ذا"),
    RuleExample("superscript alef", "ar", "x", "على\u{670} ذلك"),
    RuleExample("points of Hebrew", "he", "x", "שָּׁלוֹם"),
  ]
}
