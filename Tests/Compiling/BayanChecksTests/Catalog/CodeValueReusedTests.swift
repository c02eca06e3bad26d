import BayanCatalogFixtures
import Testing

struct CodeValueReusedTests {
  @Test func `a retired number is never given again`() throws {
    let changed = CatalogFixture.released(
      CatalogFixture.releasedA + CatalogFixture.releasedB
        + "[codes.fresh]\nvalue = ①9\ncategory = \"other\"")
    #expect(
      try changed.releaseDiagnostics() == [
        "① 'E.fresh' has the number 9, which was that of 'old'; use a number that was never "
          + "used, or record the change with 'bayan release --breaking' [code-value-reused]"
      ])
  }

  @Test func `another name for a number is one diagnostic`() throws {
    let changed = CatalogFixture.released(
      "[codes.z]\nvalue = ①1\ncategory = \"other\"\n" + CatalogFixture.releasedB)
    #expect(
      try changed.releaseDiagnostics() == [
        "① 'E.a', 1, is called 'z' now; use a number that was never used, or record the change "
          + "with 'bayan release --breaking' [code-value-reused]"
      ])
  }

  @Test func `a new number is nobody's business`() throws {
    let changed = CatalogFixture.released(
      CatalogFixture.releasedA + CatalogFixture.releasedB
        + "[codes.fresh]\nvalue = 10\ncategory = \"other\"")
    #expect(try changed.releaseDiagnostics() == [])
  }
}
