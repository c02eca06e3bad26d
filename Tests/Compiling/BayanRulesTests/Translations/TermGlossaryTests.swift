import BayanCatalogFixtures
import Testing

@Suite("term-glossary, beside its cases")
struct TermGlossaryTests {
  @Test func `a term without a translation is refused`() {
    let fixture = CatalogFixture(["Locales/ar/glossary.toml": "[terms]\n①password = ''"])
    #expect(
      fixture.loaderDiagnostics == [
        "① the term 'password' needs a translation that isn't empty [invalid-value]"
      ])
  }
}
