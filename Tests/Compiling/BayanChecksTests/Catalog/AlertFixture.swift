import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

/// A project of one error with an alert, for the rules about buttons and what is said of them.
struct AlertFixture {
  /// By option: its role, its English label, its Arabic and its Polish one.
  var options: [(name: String, role: String, en: String, ar: String, pl: String)] = [
    ("retry", "default", "Try Again", "إعادة المحاولة", "Spróbuj ponownie"),
    ("logIn", "default", "Log In", "تسجيل الدخول", "Zaloguj się"),
    ("cancel", "cancel", "Cancel", "إلغاء", "Anuluj"),
  ]
  /// The options of the error's recovery; without any, it has none.
  var offered = ["logIn", "cancel"]
  /// TOML by locale: the words of the error.
  var en = "title = \"Logged Out\""
  var ar = "title = \"انتهت الجلسة\""
  var pl = "title = \"Sesja wygasła\""

  private var fixture: CatalogFixture {
    func labels(
      _ label: KeyPath<(name: String, role: String, en: String, ar: String, pl: String), String>
    )
      -> String
    {
      options.map { "[\($0.name)]\nlabel = \"\($0[keyPath: label])\"\n" }.joined()
    }
    return CatalogFixture([
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "ar", "pl"]
      [module]
      name = "Demo"
      """,
      "Catalog/categories.toml": "[other]\nrequires = []",
      "Catalog/options.toml": options.map { "[\($0.name)]\nrole = \"\($0.role)\"\n" }.joined(),
      "Catalog/recoveries.toml": offered.isEmpty
        ? nil : "[alert]\noptions = [\(offered.map { "\"\($0)\"" }.joined(separator: ", "))]\n",
      "Catalog/login.toml": """
      domain = "d"
      type = "T"
      [codes.a]
      category = "other"
      \(offered.isEmpty ? "" : "recovery = \"alert\"")
      """,
      "Locales/en/login.toml": "[a]\n\(en)", "Locales/ar/login.toml": "[a]\n\(ar)",
      "Locales/pl/login.toml": "[a]\n\(pl)", "Locales/en/options.toml": labels(\.en),
      "Locales/ar/options.toml": labels(\.ar), "Locales/pl/options.toml": labels(\.pl),
    ])
  }

  /// What a rule says, without its name.
  func diagnostics(_ rule: any Rule.Type) throws -> [String] {
    let fixture = fixture
    let loaded = CatalogLoader.load(fixture.files)
    #expect(fixture.printed(loaded.diagnostics.filter { $0.severity == .error }) == [])
    let name = " [\(rule.id)]"
    return fixture.printed(Checks.run([rule], on: try #require(loaded.catalog)))
      .map { $0.hasSuffix(name) ? String($0.dropLast(name.count)) : $0 }
  }
}
