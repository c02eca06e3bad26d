import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("translation-reused, beside its cases")
struct TranslationReusedTests {
  @Test func `a text without words isn't compared with others`() throws {
    let fixture = entries([("—", "تسجيل"), ("Sign in", "تسجيل"), ("Sign up", "تسجيل")])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    let diagnostics = RuleBook.all.diagnostics(of: [TranslationReused.self], on: catalog)
    #expect(
      fixture.printed(diagnostics) == [
        "① note: another message has the same translation but another source [translation-reused]"
      ])
    #expect(diagnostics.first?.notes.map(\.message) == ["'login.b.title' has the same translation"])
  }
}
