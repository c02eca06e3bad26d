import BayanCatalogFixtures

extension CatalogFixture {
  /// A domain `d` in a project that released `a` with 1, `b` with 2, and the retired `old` with 9.
  static func released(_ codes: String) -> CatalogFixture {
    CatalogFixture([
      "Catalog/login.toml": "domain = \"d\"\ntype = \"E\"\n" + codes,
      "Catalog/codes.lock": """
      format = 1
      module = "DemoErrors"
      locales = ["en", "ar"]
      options = ["logIn", "cancel"]

      [domains.d]
      type = "E"

      [domains.d.codes]
      a = { value = 1 }
      b = { value = 2, arguments = ["n: integer"] }
      old = { value = 9, retired = true }
      """,
      "Catalog/categories.toml": "[other]\nrequires = []",
      "Locales/en/login.toml": "", "Locales/ar/login.toml": "",
    ])
  }

  static let releasedA = "[codes.a]\nvalue = 1\ncategory = \"other\"\n"
  static let releasedB =
    "[codes.b]\nvalue = 2\ncategory = \"other\"\narguments = { n = { type = \"integer\" } }\n"

  /// The diagnostics of the rules about released codes.
  func releaseDiagnostics() throws -> [String] {
    try checkDiagnostics().filter { diagnostic in
      ["code-", "argument-list-"].contains { diagnostic.contains("[\($0)") }
    }
  }
}
