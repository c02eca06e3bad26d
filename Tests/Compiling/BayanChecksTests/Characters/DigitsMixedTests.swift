import BayanChecks
import Testing

struct DigitsMixedTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: DigitsMixed.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: DigitsMixed.self)
  }

  @Test func `a number in digits of two systems is reported`() throws {
    #expect(
      try diagnostics(
        source: "Chapter 12 of 30", target: "الفصل ①12 من ٣٠", locale: "ar", rule: DigitsMixed.self)
        == [
          "① warning: '12' is in other digits than the rest, which has '١…'"
        ])
  }

  static let reported = [
    RuleExample("two kinds", "ar", "Chapter 12 of 30", "الفصل ①12 من ٣٠", fixed: "الفصل ١٢ من ٣٠"),
    RuleExample(
      "an amount with a full stop", "fa", "5 of 3.2", "۵ از ①3.2", count: 1, fixed: "۵ از ۳.۲"),
    RuleExample("in one number", "fa", "x", "سال ۱۳٤٠", count: 1, fixed: "سال ۱۳۴۰"),
    RuleExample("by the locale’s digits", "ar-MA", "x", "الفصل 12 من ①٣٠", fixed: "الفصل 12 من 30"),
    RuleExample("in a name", "ar", "x", "128K بصيغة MP①٣", fixed: "128K بصيغة MP3"),
    RuleExample("in Hindi", "hi", "x", "पृष्ठ 12 में से ①३०", fixed: "पृष्ठ 12 में से 30"),
  ]

  static let silent = [
    RuleExample("one kind", "ar", "x", "الفصل ١٢ من ٣٠"),
    RuleExample("a version", "ar", "x", "الإصدار 2.4.1 من ٣"),
    RuleExample("a version by the source", "fa", "Version 3.2 has 5 errors", "نسخهٔ 3.2 با ۵ خطا"),
    RuleExample("a name with a number", "ar", "x", "MP3 و Windows 10 و ٣ ملفات"),
    RuleExample("isolated", "ar", "x", "٣ من \u{2066}12\u{2069}"),
    RuleExample("full width", "ja", "x", "１２と12"),
    RuleExample("an address", "ar", "x", "٣ على 192.168.0.1"),
  ]
}
