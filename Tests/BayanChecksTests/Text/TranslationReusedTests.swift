import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

/// Two entries in a small project.
private func fixture(_ english: (String, String), _ arabic: (String, String)) -> CatalogFixture {
  CatalogFixture([
    "Catalog/login.toml": """
    domain = "d"
    type = "T"
    [codes.a]
    category = "other"
    [codes.b]
    category = "other"
    """,
    "Locales/en/login.toml": "[a]\ntitle = '\(english.0)'\n[b]\ntitle = '\(english.1)'",
    "Locales/ar/login.toml": "[a]\ntitle = '\(arabic.0)'\n[b]\ntitle = ①'\(arabic.1)'",
  ])
}

@Suite("translation-reused")
struct TranslationReusedTests {
  @Test func `two sources with one translation are a note`() throws {
    let fixture = fixture(("Sign in", "Sign up"), ("تسجيل", "تسجيل"))
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(
      fixture.printed(Checks.run([TranslationReused.self], on: catalog)) == [
        "① note: another message has the same translation, and another source [translation-reused]"
      ])
  }

  @Test(arguments: [
    ("Sign in", "sign in.", "تسجيل", "تسجيل"), ("Sign in", "Sign up", "دخول", "تسجيل"),
    ("!", "?", "—", "—"),
  ])
  func `the same source, other words and no words are none`(
    _ a: String, _ b: String, _ x: String, _ y: String
  ) throws {
    let fixture = fixture((a, b), (x, y))
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(Checks.run([TranslationReused.self], on: catalog) == [])
  }
}

@Suite("translation-inconsistent")
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
      try found(fixture(("Cancel", "Cancel"), ("إلغاء", "ألغِ"))) == [
        "① note: the same source is translated otherwise elsewhere [translation-inconsistent]"
      ])
    #expect(try found(fixture(("Cancel", "Cancel."), ("إلغاء", "إلغاء."))) == [])
  }

  @Test func `it is off by itself`() throws {
    let fixture = fixture(("Cancel", "Cancel"), ("إلغاء", "ألغِ"))
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(Checks.run([TranslationInconsistent.self], on: catalog) == [])
  }
}
