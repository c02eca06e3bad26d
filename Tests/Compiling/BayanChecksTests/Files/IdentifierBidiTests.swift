import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

struct IdentifierBidiTests {
  /// What the rule says of a small project whose options or words are replaced.
  private func found(_ changes: [String: String?]) throws -> [String] {
    let fixture = CatalogFixture(changes)
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    return fixture.printed(Checks.run([IdentifierBidi.self], on: catalog))
  }

  @Test func `a mark of direction in a key is named`() throws {
    #expect(
      try found(
        ["Locales/ar/options.toml": "[①\"cancel\\u200F\"]\nlabel = \"إلغاء\""])
        == [
          "① the name that looks like 'cancel' contains U+200F RIGHT-TO-LEFT MARK; delete it "
            + "[identifier-bidi]"
        ])
  }

  @Test func `names without anything invisible are left alone`() throws {
    #expect(try found([:]) == [])
  }
}
