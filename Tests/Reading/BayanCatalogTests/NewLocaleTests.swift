import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import Testing

@Suite("a locale that is added")
struct NewLocaleTests {
  private static func loaded(_ changes: [String: String?] = [:]) -> LoadedCatalog {
    CatalogLoader.load(CatalogFixture(changes).files)
  }

  private static func files(
    _ tag: String, _ changes: [String: String?] = [:]
  ) throws -> [String: String] {
    let loaded = loaded(changes)
    let new = try NewLocale(tag, in: try #require(loaded.catalog), files: loaded.files)
    return Dictionary(
      uniqueKeysWithValues: new.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `each message is a comment with its source text, and no copied text`() throws {
    let files = try Self.files("he")
    #expect(
      files["Locales/he/login.toml"] == """
        # Translate the text above each line, write it between the quotes, and remove the '#'.
        # A text of several lines, such as a plural, is between ''' and '''.
        # Texts marked 'en' are the source. 'bayan check --notes' lists what is missing.

        [passwordChanged]
        # en: Password Changed
        # title = ""
        # en: Log in again.
        # description = ""

        [tooManyCalls]
        # en: Wait {$retryAfter} s, {$name}
        # title = ""

        """)
    #expect(files["Locales/he/options.toml"]?.contains("# en: Log In\n# label = \"\"\n") == true)
    #expect(files["Locales/he/categories.toml"] == nil)
  }

  @Test(arguments: ["pt-BRA", "ar-EGY", "en-ENG", "pt-bra-BR", "ar_EG", "a", "ara1"])
  func `three letters that are no language's are no tag`(tag: String) {
    #expect(throws: NewLocale.Failure.notATag) { try Self.files(tag) }
  }

  @Test(arguments: ["pt-BR", "zh-yue", "ar-arz-EG", "es-419", "yue", "ca-valencia", "zh-Hant-HK"])
  func `a language that is written as another's extension is a tag`(tag: String) throws {
    #expect(try Self.files(tag)["Locales/\(tag)/login.toml"] != nil)
  }

  @Test func `a pseudo-locale is never added, in whatever letters`() {
    #expect(throws: NewLocale.Failure.isPseudo(.accented)) { try Self.files("en-XA") }
    #expect(throws: NewLocale.Failure.isPseudo(.bidirectional)) { try Self.files("ar-xb") }
  }

  @Test func `the project lists it as in progress, and keeps every other byte`() throws {
    let project = CatalogFixture.text(of: "Catalog/bayan.toml")
    #expect(
      try Self.files("he")["Catalog/bayan.toml"]
        == project.replacing("\"ar\"]", with: "\"ar\", \"he\"]")
        + "\n\n[locale.he]\nstatus = \"in progress\"\n")
  }

  @Test(arguments: [
    "locales = [\n  \"en\",\n  \"ar\", # Arabic\n]\nlocale = { ar = { status = \"in progress\" } }",
    "locales = ['en', 'ar']\n[locale.ar]\nstatus = \"in progress\"",
    "locales = ['en', 'ar']\nlocale.ar.status = \"in progress\"\r\n",
  ])
  func `a new file loads without a diagnostic, however the source file is written`(
    _ part: String
  ) throws {
    let settings = ["format = 1", "source-locale = \"en\"", "module = { name = \"A\" }", part]
    let files = try Self.files("pt-BR", ["Catalog/bayan.toml": settings.joined(separator: "\n")])
    let loaded = Self.loaded(files.mapValues { $0 })
    #expect(loaded.diagnostics == [])
    #expect(loaded.catalog?.project.locales == ["en", "ar", "pt-BR"])
    #expect(loaded.catalog?.project.localesInProgress == ["ar", "pt-BR"])
  }

  @Test func `a text of several lines stays a comment, with quotes for several lines`() throws {
    let english = CatalogFixture.text(of: "Locales/en/login.toml")
      .replacing("\"Password Changed\"", with: "\"Password\\n[changed]\\u0001\"")
    let files = try Self.files("he", ["Locales/en/login.toml": english])
    #expect(
      files["Locales/he/login.toml"]?
        .contains("# en: Password\n# [changed]\u{FFFD}\n# title = '''\n# '''\n") == true)
  }

  @Test func `a plural can be written where the comment says`() throws {
    let english = CatalogFixture.text(of: "Locales/en/login.toml")
      .replacing(
        "\"Password Changed\"",
        with: "'''\n.input {$n :integer}\n.match $n\none {{A}}\n* {{B}}\n'''")
    let files = try Self.files("he", ["Locales/en/login.toml": english])
    let skeleton = try #require(files["Locales/he/login.toml"])
    // The introduction asks the translator to do this: write the text between the quotes, and
    // remove '#'.
    let filled = skeleton.replacing(
      "# title = '''\n# '''\n",
      with: "title = '''\n.input {$n :integer}\n.match $n\none {{א}}\n* {{ב}}\n'''\n")
    #expect(filled != skeleton)
    var changes: [String: String?] = files.mapValues { $0 }
    changes["Locales/en/login.toml"] = english
    changes["Locales/he/login.toml"] = filled
    let loaded = Self.loaded(changes)
    #expect(loaded.diagnostics == [])
    let hebrew = loaded.catalog?.locales.first { $0.tag == "he" }
    let title = MessageID("login.passwordChanged.title").flatMap { hebrew?[$0] }
    #expect(title?.messageText.contains(".match $n\none {{א}}") == true)
  }

  @Test(arguments: [
    ("he_IL", NewLocale.Failure.notATag), ("", .notATag), ("../x", .notATag), ("index", .notATag),
    ("en-u-hc-h23", .unsupportedKeyword("hc")),
    ("ar", .isWhole),
    ("en", .isWhole), ("fr", .hasFiles(["Locales/fr/login.toml"])),
  ])
  func `a locale that can't be added is refused`(_ tag: String, _ failure: NewLocale.Failure) throws
  {
    #expect(throws: failure) {
      try Self.files(tag, ["Locales/fr/login.toml": "[passwordChanged]\ntitle = \"Ah\""])
    }
  }
}
