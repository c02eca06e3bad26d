import BayanCatalog
import BayanCatalogFixtures
import Testing

@Suite("Functions of one's own")
struct FunctionDeclarationTests {
  private func fixture(_ functions: String) -> CatalogFixture {
    let project = CatalogFixture.project["Catalog/bayan.toml"].flatMap { $0 } ?? ""
    return CatalogFixture(["Catalog/bayan.toml": project + "\n" + functions])
  }

  @Test func `a declaration says what a function takes`() throws {
    let fixture = fixture(
      """
      [functions."app:ordinal"]
      operand = ["integer", "number"]
      selects = true
      [functions."app:ordinal".options]
      style = ["short", "long"]
      digits = "digit-size"
      [functions."app:now"]
      """)
    let loaded = CatalogLoader.load(fixture.files)
    #expect(fixture.printed(loaded.diagnostics) == [])
    let functions = try #require(loaded.catalog).project.functions
    #expect(functions.map(\.name) == ["app:ordinal", "app:now"])
    #expect(functions[0].operands == [.integer, .number])
    #expect(functions[0].selects)
    #expect(functions[0].options.map(\.name) == ["style", "digits"])
    #expect(functions[0].options.map(\.values) == [.oneOf(["short", "long"]), .digitSize])
    #expect(functions[1].operands == nil && !functions[1].selects)
  }

  @Test(arguments: [
    (
      "[functions.①ordinal]",
      "① 'ordinal' needs a namespace of your own; write it as in 'app:ordinal' [invalid-value]"
    ),
    (
      "[functions.①\"u:x\"]",
      "① 'u:x' needs a namespace of your own; write it as in 'app:ordinal' [invalid-value]"
    ),
    (
      "[functions.\"a:b\"]\noperand = [①\"integr\"]",
      "① unknown kind of operand 'integr'; did you mean 'integer'? [invalid-value]"
    ),
    (
      "[functions.\"a:b\".options]\nc = ①\"digit-sizes\"",
      "① unknown kind of option 'digit-sizes'; did you mean 'digit-size'? [invalid-value]"
    ),
    (
      "[functions.\"a:b\"]\n①select = true",
      "① unknown key 'select'; did you mean 'selects'? [unknown-key]"
    ),
  ])
  func `what isn't one is reported`(text: String, diagnostic: String) {
    #expect(fixture(text).loaderDiagnostics == [diagnostic])
  }
}
