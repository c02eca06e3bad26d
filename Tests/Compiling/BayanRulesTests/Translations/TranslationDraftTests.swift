import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

struct TranslationDraftTests {
  private static let id = MessageID(file: "login", entry: "passwordChanged", facet: "title")

  /// Returns a catalog with a draft of one title, for which several rules have a diagnostic.
  private static func fixture(
    _ text: String = "تغيّرت  كلمة المرور, ", state: TranslationState = .draft, checks: String = ""
  ) throws -> CatalogFixture {
    let arabic = CatalogFixture.text(of: "Locales/ar/login.toml")
      .replacing("\"تغيّرت كلمة المرور\"", with: "①\"\(text)\"")
    let project = CatalogFixture.text(of: "Catalog/bayan.toml") + "\n" + checks
    let draft = CatalogFixture([
      "Locales/ar/login.toml": arabic.replacing(text, with: "تغيّرت  كلمة المرور, ")
    ])
    let catalog = try #require(CatalogLoader.load(draft.files).catalog)
    let message = try #require(catalog.locales[1][id])
    let line = StateLock.Line(
      state: state, source: "00000000", translation: message.fingerprint, origin: "fix")
    return CatalogFixture([
      "Locales/ar/login.toml": arabic, "Catalog/bayan.toml": project,
      "Locales/ar/state.lock": StateLock(lines: [id: line]).fileText,
    ])
  }

  private static let diagnostic =
    "① warning: 'login.passwordChanged.title' is a draft (fix); edit it, or accept it with 'bayan "
    + "review login.passwordChanged.title' [translation-draft]"

  @Test func `a draft is reported, and nothing else is said of it`() throws {
    #expect(try Self.fixture().checkDiagnostics() == [Self.diagnostic])
  }

  @Test(arguments: [TranslationState.translated, .reviewed])
  func `of other states the rules say what they find`(_ state: TranslationState) throws {
    let found = try Self.fixture(state: state).checkDiagnostics()
    #expect(found.count > 1)
    #expect(!found.contains(Self.diagnostic))
  }

  @Test func `an edited draft is one no longer`() throws {
    #expect(try Self.fixture("كلمة المرور تغيّرت").checkDiagnostics() == [])
  }

  @Test func `where the rule is off a draft is checked like all else`() throws {
    let found = try Self.fixture(checks: "[checks]\ntranslation-draft = \"off\"")
      .checkDiagnostics()
    #expect(found.count > 1)
  }
}
