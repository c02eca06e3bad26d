import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

struct TranslationInconsistentTests {
  private func found(_ fixture: CatalogFixture) throws -> [String] {
    var files = fixture.files
    files.removeAll { $0.path == "Catalog/bayan.toml" }
    let text = (CatalogFixture.project["Catalog/bayan.toml"] ?? nil) ?? ""
    files.append(
      .init(
        path: "Catalog/bayan.toml", text: text + "\n[checks]\ntranslation-inconsistent = \"note\""))
    let catalog = try #require(CatalogLoader.load(files).catalog)
    return fixture.printed(Checks.run([TranslationInconsistent.self], on: catalog))
  }

  @Test func `one source in two wordings is a note where a project wants it`() throws {
    #expect(
      try found(twoEntries(("Cancel", "Cancel"), ("إلغاء", "ألغِ"))) == [
        "① note: the same source text has another translation elsewhere [translation-inconsistent]"
      ])
    #expect(try found(twoEntries(("Cancel", "Cancel."), ("إلغاء", "إلغاء."))) == [])
  }

  @Test func `it is off by itself`() throws {
    let fixture = twoEntries(("Cancel", "Cancel"), ("إلغاء", "ألغِ"))
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(Checks.run([TranslationInconsistent.self], on: catalog) == [])
  }
}
