import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
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
          "① warning: '5' isn't in the digits of 'ar-EG', '١…'"
        ])
  }

  @Test(arguments: [
    Example(
      "fa", "aria2 failed", "آریا①2 شکست خورد", "① note: '2' isn't in the digits of 'fa', '۱…'"),
    Example(
      "fa", "aria2 has 5 files", "آریا2 دارای ①5 پرونده",
      "① warning: '5' isn't in the digits of 'fa', '۱…'"),
  ])
  func `a number that is written onto a word may be a name's`(_ example: Example) throws {
    #expect(try example.diagnostics(DigitsLocaleMismatch.self) == [example.diagnostic])
  }

  @Test func `what the locale is pinned to counts`() throws {
    func found(_ text: String, pinnedTo system: String) throws -> [String] {
      let fixture = CatalogFixture([
        "Locales/ar/locale.toml": "numbering-system = \"\(system)\"",
        "Locales/ar/login.toml": "[passwordChanged]\ntitle = '\(text)'",
      ])
      let loaded = CatalogLoader.load(fixture.files)
      let catalog = try #require(loaded.catalog)
      return Checks.run([DigitsLocaleMismatch.self], on: catalog, loading: loaded.diagnostics)
        .filter { $0.rule == DigitsLocaleMismatch.id }
        .map { "\($0.severity): \($0.message)" }
    }
    #expect(
      try found("٣ صور", pinnedTo: "latn") == ["warning: '٣' isn't in the digits of 'ar', '1…'"])
    #expect(
      try found("3 صور", pinnedTo: "arab") == ["warning: '3' isn't in the digits of 'ar', '١…'"])
    #expect(try found("3 صور", pinnedTo: "latn") == [])
  }

  static let reported = [
    RuleExample("Persian digits in Arabic", "ar", "x", "بقي ①۵ عناصر", fixed: "بقي ٥ عناصر"),
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
    RuleExample("a sign for programs", "fa", "x", "پنهان کردن $1 و #2"),
    RuleExample("an address", "fa", "x", "به 51 Franklin Street"),
  ]
}
