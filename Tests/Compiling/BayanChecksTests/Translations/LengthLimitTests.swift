import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

struct LengthLimitTests {
  private func diagnostics(_ arabic: String, limit: Int) throws -> [String] {
    let fixture = CatalogFixture([
      "Catalog/login.toml": """
      domain = "d"
      type = "T"
      [codes.a]
      category = "other"
      max-length = { title = \(limit) }
      arguments = { name = { type = "string" }, count = { type = "integer" } }
      """,
      "Locales/en/login.toml": "[a]\ntitle = '''OK'''",
      "Locales/ar/login.toml": "[a]\ntitle = '''\(arabic)'''",
    ])
    let loaded = CatalogLoader.load(fixture.files)
    #expect(loaded.diagnostics.isEmpty)
    return fixture.printed(Checks.run([LengthLimit.self], on: try #require(loaded.catalog)))
  }

  @Test func `a title that is longer than there is room for is reported`() throws {
    #expect(
      try diagnostics("①حُفِظَ الملف", limit: 8)
        == ["① the text has 9 characters, but only 8 fit [length-limit]"])
  }

  @Test(arguments: [("حُفِظَ الملف", 9), ("👨‍👩‍👧 é", 3), ("حُفظ {$name}", 4), ("Zapisano", 8)])
  func `what a reader takes for a character counts as one, a value as none`(
    _ text: String, _ limit: Int
  ) throws {
    #expect(try diagnostics(text, limit: limit) == [])
  }

  @Test func `each variant has room for itself`() throws {
    let text = ".input {$count :integer} .match $count one {{ملف}} * {{①{$count} ملفات}}"
    #expect(
      try diagnostics(text, limit: 5) == [
        "① the text has 6 characters, but only 5 fit [length-limit]"
      ]
    )
  }

  @Test func `a button's label has room of its own`() throws {
    let fixture = CatalogFixture([
      "Catalog/options.toml": "[logIn]\nmax-length = 6\n[cancel]\nrole = \"cancel\"",
      "Locales/ar/options.toml": "[logIn]\nlabel = \"①تسجيل الدخول\"\n[cancel]\nlabel = \"إلغاء\"",
    ])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(
      fixture.printed(Checks.run([LengthLimit.self], on: catalog))
        == ["① the text has 12 characters, but only 6 fit [length-limit]"])
  }

  @Test func `a length that nothing fits in is refused`() {
    let fixture = CatalogFixture([
      "Catalog/options.toml": "[logIn]\nmax-length = ①0\n[cancel]\nrole = \"cancel\""
    ])
    #expect(
      fixture.loaderDiagnostics == [
        "① nothing can be said in 0 characters; give the most that there is room for "
          + "[invalid-value]"
      ])
  }
}
