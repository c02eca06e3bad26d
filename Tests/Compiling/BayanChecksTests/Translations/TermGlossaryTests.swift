import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

struct TermGlossaryTests {
  private func diagnostics(
    _ source: String, _ target: String, locale: String = "ar"
  ) throws -> [String] {
    let glossaries = [
      "ar": "[terms]\npassword = ['كلمة المرور', 'كلمة السر']\n'password manager' = 'مدير الكلمات'",
      "pl": "[terms]\npassword = 'hasło'",
    ]
    var files: [String: String?] = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "\(locale)"]
      [module]
      name = "DemoErrors"
      """,
      "Catalog/login.toml": "domain = 'd'\ntype = 'T'\n[codes.a]\ncategory = 'other'",
      "Locales/ar/login.toml": nil, "Locales/ar/options.toml": nil,
      "Locales/en/login.toml": "[a]\ntitle = '''\(source)'''",
    ]
    files["Locales/\(locale)/login.toml"] = "[a]\ntitle = '''\(target)'''"
    files["Locales/\(locale)/glossary.toml"] = glossaries[locale]
    let fixture = CatalogFixture(files)
    let loaded = CatalogLoader.load(fixture.files)
    #expect(loaded.diagnostics.isEmpty)
    return fixture.printed(Checks.run([TermGlossary.self], on: try #require(loaded.catalog)))
  }

  @Test func `a term under another name is a note`() throws {
    #expect(
      try diagnostics("Change your password.", "①غيّر الرمز السري.") == [
        "① note: the glossary translates 'password' as 'كلمة المرور' [term-glossary]"
      ])
    #expect(
      try diagnostics("Change your passwords.", "①Zmień szyfr.", locale: "pl") == [
        "① note: the glossary translates 'password' as 'hasło' [term-glossary]"
      ])
  }

  @Test(arguments: [
    ("Change your password.", "غيّر كلمة مرورك."), ("Your password", "وكلمةُ السرّ"),
    ("The password manager", "مدير الكلمات"), ("Passwordless", "بلا رمز"), ("Save", "حفظ"),
  ])
  func `a term in any of its forms is right`(_ source: String, _ target: String) throws {
    #expect(try diagnostics(source, target) == [])
  }

  @Test func `Polish endings are seen through`() throws {
    #expect(try diagnostics("Change your password.", "Zmień hasła.", locale: "pl") == [])
  }

  @Test func `a term without a translation is refused`() {
    let fixture = CatalogFixture(["Locales/ar/glossary.toml": "[terms]\n①password = ''"])
    #expect(
      fixture.loaderDiagnostics == [
        "① the term 'password' needs a translation that isn't empty [invalid-value]"
      ])
  }
}
