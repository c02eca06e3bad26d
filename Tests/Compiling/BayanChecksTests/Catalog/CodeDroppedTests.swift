import BayanCatalogFixtures
import BayanDiagnostics
import Testing

struct CodeDroppedTests {
  @Test func `a released code that is gone is missed`() throws {
    let changed = CatalogFixture.released(CatalogFixture.releasedA)
    #expect(
      try changed.releaseDiagnostics() == [
        "Catalog/login.toml:1:10 warning: 'E.b' is gone, though it was released; put it back, or "
          + "write '[retired.b]' with its number [code-dropped]"
      ])
  }

  @Test func `a code below retired isn't missed`() throws {
    let changed = CatalogFixture.released(CatalogFixture.releasedA + "[retired.b]\nvalue = 2\n")
    #expect(try changed.releaseDiagnostics() == [])
  }

  @Test func `a domain with another identifier is gone once, not code by code`() throws {
    var fixture = CatalogFixture.released(CatalogFixture.releasedA + CatalogFixture.releasedB)
    fixture.files = fixture.files.map { file in
      guard file.path == "Catalog/login.toml" else { return file }
      return .init(
        path: file.path,
        text: String(decoding: file.bytes, as: UTF8.self).replacing("\"d\"", with: "\"e\""))
    }
    let diagnostics = try fixture.releaseDiagnostics()
    #expect(diagnostics.count == 1)
    #expect(diagnostics[0].contains("the domain 'd' is gone (E), though it was released"))
  }
}
