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
        "① nothing can be said in 0 characters; give the most that there is room for "
          + "[invalid-value]"
      ])
  }
}
