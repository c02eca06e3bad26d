import BayanChecks
import Testing

struct DigitsLocaleMismatchTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: DigitsLocaleMismatch.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: DigitsLocaleMismatch.self)
  }

  @Test func `digits that the locale doesn't write are reported`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "بقي ①5 عناصر", locale: "ar-EG", rule: DigitsLocaleMismatch.self) == [
          "① note: '5' isn't in the digits of 'ar-EG', '١…'"
        ])
  }

  static let reported = [
    RuleExample("Egypt", "ar-EG", "x", "بقي ①5 عناصر", fixed: "بقي ٥ عناصر"),
    RuleExample("Morocco", "ar-MA", "x", "بقيت ①٥ عناصر", fixed: "بقيت 5 عناصر"),
    RuleExample("Persian", "fa", "x", "①5 پرونده", fixed: "۵ پرونده"),
    RuleExample("Arabic digits in Persian", "fa", "x", "①٤ پرونده", fixed: "۴ پرونده"),
  ]

  static let silent = [
    RuleExample("Arabic without a region", "ar", "x", "بقي 5 عناصر"),
    RuleExample("Arabic without a region, its digits", "ar", "x", "بقي ٥ عناصر"),
    RuleExample("Egypt’s own", "ar-EG", "x", "بقي ٥ عناصر"),
    RuleExample("a version", "fa", "x", "نسخه\u{654} 2.4.1"),
    RuleExample("German", "de", "x", "5 Dateien"),
    RuleExample("a name", "ar-EG", "x", "ملف MP3"),
  ]
}
