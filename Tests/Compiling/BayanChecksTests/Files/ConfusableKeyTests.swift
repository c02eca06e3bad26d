import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

struct ConfusableKeyTests {
  /// What the rule says of a small project whose options or words are replaced.
  private func found(_ changes: [String: String?]) throws -> [String] {
    let fixture = CatalogFixture(changes)
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    return fixture.printed(Checks.run([ConfusableKey.self], on: catalog))
  }

  @Test func `names that differ to the eye are left alone`() throws {
    #expect(try found([:]) == [])
  }

  @Test func `names that look the same are reported`() throws {
    #expect(
      try found(
        ["Catalog/options.toml": "[item1]\nrole = \"default\"\n[①iteml]\nrole = \"cancel\""])
        == ["① warning: 'iteml' looks like 'item1' but is another name [confusable-key]"])
  }

  @Test func `a letter of another script in a name is reported`() throws {
    #expect(
      try found(
        ["Catalog/options.toml": "[①\"\u{441}ancel\"]\nrole = \"cancel\""])
        == [
          "① warning: '\u{441}ancel' has letters of Cyrillic script among Latin ones "
            + "[confusable-key]"
        ])
  }

  @Test func `signs of several letters aren't taken for one`() throws {
    #expect(
      try found(
        ["Catalog/options.toml": "[modern]\nrole = \"default\"\n[modem]\nrole = \"cancel\""]) == [])
  }
}
