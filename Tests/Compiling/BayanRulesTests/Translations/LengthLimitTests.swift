import BayanCatalogFixtures
import Testing

@Suite("length-limit, beside its cases")
struct LengthLimitTests {
  @Test func `a length that nothing fits in is refused`() {
    let fixture = CatalogFixture([
      "Catalog/options.toml": "[logIn]\nmax-length = ①0\n[cancel]\nrole = \"cancel\""
    ])
    #expect(
      fixture.loaderDiagnostics == [
        "① 'max-length' can't be 0; write the number of characters that fit "
          + "[invalid-value]"
      ])
  }
}
