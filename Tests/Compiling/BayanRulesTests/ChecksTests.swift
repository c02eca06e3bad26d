import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

extension CatalogFixture {
  /// Returns the printed diagnostics of all rules, and expects no error in loading.
  func checkDiagnostics() throws -> [String] {
    let loaded = CatalogLoader.load(files)
    #expect(printed(loaded.diagnostics.filter { $0.severity == .error }) == [])
    return printed(
      RuleBook.all.diagnostics(on: try #require(loaded.catalog)).filter {
        !Self.aside.contains($0.rule)
      })
  }

  /// Rules whose notes apply to many samples, which have no summaries and have numbers as
  /// arguments.
  private static let aside: Set<RuleID> = [
    "description-missing", "fragment", "hard-coded-number", "number-changed", "end-punctuation",
  ]
}

struct ChecksTests {
  private static func bayan(_ checks: String) -> [String: String?] {
    let project = CatalogFixture.project["Catalog/bayan.toml"] ?? nil
    return ["Catalog/bayan.toml": (project ?? "") + "\n[checks]\n" + checks]
  }

  @Test func `a project without a fault passes`() throws {
    #expect(try CatalogFixture().checkDiagnostics() == [])
  }

  @Test func `a project sets the severity of a rule`() throws {
    let words = ["Locales/ar/login.toml": "[tooManyCalls]\ntitle = \"{$name} {$retryAfter}\"\n①"]
    for (severity, expected) in [("off", []), ("note", ["note"]), ("warning", ["warning"])] {
      let changes = Self.bayan("translation-missing = \"\(severity)\"")
      let fixture = CatalogFixture(changes.merging(words, uniquingKeysWith: { $1 }))
      let found = RuleBook.all.diagnostics(
        on: try #require(CatalogLoader.load(fixture.files).catalog)
      )
      .filter { $0.rule == "translation-missing" }
      #expect(found.map(\.severity.rawValue) == expected)
    }
  }

  @Test func `a rule that doesn't exist is reported`() throws {
    let fixture = CatalogFixture(Self.bayan("①translation-mising = \"off\""))
    #expect(
      try fixture.checkDiagnostics() == [
        "① there is no rule 'translation-mising'; did you mean 'translation-missing'? [unknown-rule]"
      ])
  }

  @Test func `a locale without a folder is missing once, and not with each of its words`() throws {
    let fixture = CatalogFixture(["Locales/ar/login.toml": nil, "Locales/ar/options.toml": nil])
    #expect(
      fixture.loaderDiagnostics == [
        "Catalog/bayan.toml:3:18 the locale 'ar' has no files: 'Locales/ar' is empty or missing "
          + "[locale-missing]"
      ])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(RuleBook.all.diagnostics(on: catalog).isEmpty)
  }

  @Test func `what a damaged file may have said is not called missing`() throws {
    let fixture = CatalogFixture(["Locales/ar/login.toml": "[passwordChanged\ntitle = \"ا"])
    let loaded = CatalogLoader.load(fixture.files)
    #expect(!loaded.diagnostics.isEmpty)
    let rules = Set(RuleBook.all.diagnostics(on: try #require(loaded.catalog)).map(\.rule))
    #expect(!rules.contains("translation-obsolete"))
    #expect(
      RuleBook.all.diagnostics(on: try #require(loaded.catalog)).allSatisfy {
        $0.messageID != MessageID("login.tooManyCalls")
      })
  }

  @Test func `a note points to the source`() throws {
    let fixture = CatalogFixture(["Locales/ar/login.toml": ""])
    let found = RuleBook.all.diagnostics(
      on: try #require(CatalogLoader.load(fixture.files).catalog))
    #expect(found.map(\.subject) == ["login.passwordChanged", "login.tooManyCalls"])
    #expect(found.map(\.locale) == ["ar", "ar"])
    #expect(
      found.map { $0.notes.first?.file } == ["Locales/en/login.toml", "Locales/en/login.toml"])
  }

  @Test func `the rules have distinct names, in order`() {
    let names = RuleBook.all.rules.map { $0.id }
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }
}
