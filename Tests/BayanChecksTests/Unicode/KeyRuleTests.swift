import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

@Suite("rules about names")
struct KeyRuleTests {
  /// What a rule says of a small project whose options or words are replaced.
  private func found(_ changes: [String: String?], _ rule: any Rule.Type) throws -> [String] {
    let fixture = CatalogFixture(changes)
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    return fixture.printed(Checks.run([rule], on: catalog))
  }

  @Test func `a mark of direction in a key is named`() throws {
    #expect(
      try found(
        ["Locales/ar/options.toml": "[①\"cancel\\u200F\"]\nlabel = \"إلغاء\""], IdentifierBidi.self)
        == [
          "① the name that looks like 'cancel' has U+200F RIGHT-TO-LEFT MARK in it; delete that "
            + "[identifier-bidi]"
        ])
  }

  @Test func `names without anything invisible are left alone`() throws {
    #expect(try found([:], IdentifierBidi.self) == [])
    #expect(try found([:], ConfusableKey.self) == [])
  }

  @Test func `names that look the same are told apart`() throws {
    #expect(
      try found(
        ["Catalog/options.toml": "[item1]\nrole = \"default\"\n[①iteml]\nrole = \"cancel\""],
        ConfusableKey.self)
        == ["① warning: 'iteml' looks like 'item1' and is another name [confusable-key]"])
  }

  @Test func `a letter of another script in a name is reported`() throws {
    #expect(
      try found(
        ["Catalog/options.toml": "[①\"\u{441}ancel\"]\nrole = \"cancel\""], ConfusableKey.self)
        == [
          "① warning: '\u{441}ancel' has letters of Cyrillic script among Latin ones "
            + "[confusable-key]"
        ])
  }

  @Test func `signs of several letters aren't taken for one`() throws {
    #expect(
      try found(
        ["Catalog/options.toml": "[modern]\nrole = \"default\"\n[modem]\nrole = \"cancel\""],
        ConfusableKey.self) == [])
  }
}
