import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

@Suite("translation-reused")
struct TranslationReusedTests {
  @Test func `two sources with one translation are a note`() throws {
    let fixture = twoEntries(("Sign in", "Sign up"), ("تسجيل", "تسجيل"))
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
    let fixture = twoEntries((a, b), (x, y))
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(Checks.run([TranslationReused.self], on: catalog) == [])
  }
}
