import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

struct DescriptionMissingTests {
  private func diagnostics(_ code: String) throws -> [String] {
    let fixture = CatalogFixture([
      "Catalog/login.toml": "domain = 'd'\ntype = 'T'\n[codes.①a]\ncategory = 'other'\n\(code)"
    ])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    return fixture.printed(Checks.run([DescriptionMissing.self], on: catalog))
  }

  @Test(arguments: ["", "summary = ' '"])
  func `a code that says nothing of itself is a note`(_ code: String) throws {
    #expect(
      try diagnostics(code) == [
        "① note: 'a' has no 'summary' that tells translators when it occurs [description-missing]"
      ])
  }

  @Test(arguments: ["summary = 'The password was changed.'", "words = 'category'"])
  func `a summary, or words of the category, are enough`(_ code: String) throws {
    #expect(try diagnostics(code) == [])
  }
}
