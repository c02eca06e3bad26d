import BayanCatalogFixtures
import Testing

struct ArgumentListChangedTests {
  @Test(arguments: [
    ("arguments = { m = { type = \"integer\" } }", "m: integer"),
    ("arguments = { n = { type = \"string\" } }", "n: string"),
    (
      "arguments = { n = { type = \"integer\" }, m = { type = \"string\" } }",
      "n: integer, m: string"
    ),
    ("", "none"),
    ("wraps = true\narguments = { n = { type = \"integer\" } }", "underlying: error, n: integer"),
  ])
  func `a released code keeps its arguments`(_ arguments: String, _ list: String) throws {
    let changed = CatalogFixture.released(
      CatalogFixture.releasedA + "[codes.b]\nvalue = ①2\ncategory = \"other\"\n" + arguments)
    #expect(
      try changed.releaseDiagnostics() == [
        "① warning: the arguments of 'E.b' are \(list) now; they were n: integer; use a new code "
          + "for a new error, or record the change with 'bayan release' [argument-list-changed]"
      ])
  }
}
