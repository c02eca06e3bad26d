import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("translation-stale, beside its cases")
struct TranslationStaleTests {
  private static let english =
    "[passwordChanged]\ntitle = \"Your password was changed\"\n"
    + "description = \"Log in again.\"\n[tooManyCalls]\ntitle = \"Wait {$retryAfter}, {$name}\""

  private static func arabic(_ source: String) -> String {
    """
    [passwordChanged]
    title = ①"تغيّرت كلمة المرور"
    description = "سجّل الدخول من جديد."
    \(source)
    [tooManyCalls]
    title = "انتظر {$retryAfter} يا {$name}"
    """
  }

  private static func fixture(_ source: String, lock: String = "") -> CatalogFixture {
    CatalogFixture([
      "Locales/en/login.toml": english, "Locales/ar/login.toml": arabic(source),
      "Catalog/sources.lock": lock,
    ])
  }

  @Test func `the change is shown if the older text is known`() throws {
    let fixture = Self.fixture(
      #"source = { title = "0badcafe" }"#,
      lock: #"login.passwordChanged.title.0badcafe = "Your pasword was changed""#)
    let loaded = CatalogLoader.load(fixture.files)
    let found = RuleBook.all.diagnostics(on: try #require(loaded.catalog))
    #expect(
      found.first?.notes.last?.message
        == "the change: Your [-pasword-]{+password+} was changed")
  }
}
