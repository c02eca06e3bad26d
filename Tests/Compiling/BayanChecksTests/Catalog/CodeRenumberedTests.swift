import BayanCatalogFixtures
import Testing

struct CodeRenumberedTests {
  @Test func `a released code keeps its number`() throws {
    let changed = CatalogFixture.released(
      "[codes.a]\nvalue = ①3\ncategory = \"other\"\n" + CatalogFixture.releasedB)
    #expect(
      try changed.releaseDiagnostics() == [
        "① 'E.a' is 3 now; it was 1 in the release; write 'value = 1', or record the change with "
          + "'bayan release --breaking' [code-renumbered]"
      ])
  }

  @Test func `a code put before others renumbers those without numbers`() throws {
    let changed = CatalogFixture.released(
      """
      [codes.new]
      category = "other"
      [codes.①a]
      category = "other"
      [codes.②b]
      category = "other"
      arguments = { n = { type = "integer" } }
      """)
    #expect(try changed.releaseDiagnostics().filter { $0.contains("renumbered") }.count == 2)
  }

  @Test func `nothing has changed`() throws {
    let same = CatalogFixture.released(CatalogFixture.releasedA + CatalogFixture.releasedB)
    #expect(try same.releaseDiagnostics() == [])
  }

  @Test func `a retired code has the number that it was released with`() throws {
    let changed = CatalogFixture.released(CatalogFixture.releasedA + "[retired.b]\nvalue = ①3\n")
    #expect(
      try changed.releaseDiagnostics() == [
        "① the retired code 'b' is 3 here; it was released as 2, so write 'value = 2' "
          + "[code-renumbered]"
      ])
  }
}
