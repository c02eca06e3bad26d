import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanRuntime
import Testing

/// The categories, recoveries and options of a project that declares none.
@Suite("built-in categories, recoveries and options")
struct BuiltInVocabularyTests {
  /// The smallest set of files: a project, a domain, and one file for each locale.
  private static let small = [
    "Catalog/bayan.toml": """
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]
    """,
    "Catalog/login.toml": """
    domain = "com.example.login"
    type = "LoginError"
    [codes.offline]
    recovery = "retry"
    [codes.expired]
    """,
    "Locales/en/login.toml": """
    [offline]
    description = "There is no connection."
    [expired]
    description = "The session has ended."
    """,
    "Locales/ar/login.toml": """
    [offline]
    description = "لا يوجد اتصال."
    [expired]
    description = "انتهت الجلسة."
    """,
  ]

  private static func load(_ changes: [String: String] = [:]) -> LoadedCatalog {
    CatalogLoader.load(
      small.merging(changes) { $1 }.map { SourceFile(path: $0.key, text: $0.value) })
  }

  private static func said(_ changes: [String: String]) -> [String] {
    load(changes).diagnostics.map { "\($0.file): \($0.message) [\($0.rule)]" }
  }

  private static func domain(_ codes: String) -> [String: String] {
    [
      "Catalog/login.toml":
        "domain = \"com.example.login\"\ntype = \"LoginError\"\n[codes]\n" + codes
    ]
  }

  @Test func `a project has those that it uses`() throws {
    let loaded = Self.load()
    #expect(loaded.diagnostics == [])
    let catalog = try #require(loaded.catalog)
    #expect(catalog.categories.map(\.name) == ["other"])
    #expect(catalog.categories.map(\.requires) == [[.description]])
    #expect(catalog.recoveries.map(\.name) == ["retry"])
    #expect(catalog.options.map(\.name) == ["retry", "cancel"])
    #expect(catalog.options.map(\.role) == [.default, .cancel])
    #expect(catalog.domains[0].codes.map(\.category) == ["other", "other"])
    #expect(catalog.project.moduleName == "AppErrors")
    #expect(catalog.project.access == .internal)
  }

  @Test func `labels are there in the locales of English and Arabic`() throws {
    func labels(_ tag: String, _ changes: [String: String] = [:]) throws -> [String?] {
      let catalog = try #require(Self.load(changes).catalog)
      let locale = try #require(catalog.locales.first { $0.tag == tag })
      return ["retry", "cancel"].map { locale.options?[$0]?.label?.messageText }
    }
    #expect(try labels("en") == ["Try Again", "Cancel"])
    #expect(try labels("ar") == ["إعادة المحاولة", "إلغاء"])

    let more = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "ar-EG", "ar-Latn", "fr"]
      """,
      "Locales/ar-EG/login.toml": "", "Locales/ar-Latn/login.toml": "", "Locales/fr/login.toml": "",
    ]
    #expect(try labels("ar-EG", more) == ["إعادة المحاولة", "إلغاء"])
    #expect(try labels("ar-Latn", more) == [nil, nil])
    #expect(try labels("fr", more) == [nil, nil])
  }

  @Test func `a label of the project takes the place of the built-in one`() throws {
    let catalog = try #require(
      Self.load(["Locales/ar/options.toml": "[retry]\nlabel = \"أعد\""]).catalog)
    let labels = try #require(catalog.locales[1].options)
    #expect(labels["retry"]?.label?.messageText == "أعد")
    #expect(labels["retry"]?.isBuiltIn == false)
    #expect(labels["cancel"]?.isBuiltIn == true)
  }

  /// The built-in translation is for another text than the project's label.
  @Test func `a translation isn't built in where the source's label is the project's own`() throws {
    let catalog = try #require(
      Self.load(["Locales/en/options.toml": "[retry]\nlabel = \"Reload\""]).catalog)
    #expect(catalog.locales[1].options?["retry"] == nil)
    #expect(catalog.locales[1].options?["cancel"]?.isBuiltIn == true)
  }

  @Test func `a file of the project decides alone`() throws {
    #expect(
      Self.said(["Catalog/categories.toml": "[mine]\nrequires = []"]) == [
        "Catalog/login.toml: missing key 'category' [missing-key]",
        "Catalog/login.toml: missing key 'category' [missing-key]",
      ])
    #expect(
      Self.said(["Catalog/recoveries.toml": ""]) == [
        "Catalog/login.toml: there is no recovery 'retry' in 'Catalog/recoveries.toml' [unknown-recovery]"
      ])
    #expect(
      Self.said(["Catalog/options.toml": "[retry]"]) == [
        "Catalog/login.toml: the built-in recovery 'retry' offers 'cancel', which "
          + "'Catalog/options.toml' doesn't have; add each one there, or write your own 'Catalog/recoveries.toml' "
          + "[unknown-option]"
      ])
    let own = try #require(
      Self.load(["Catalog/options.toml": "[retry]\n[cancel]\nrole = \"cancel\""]).catalog)
    #expect(own.locales[0].options == nil)
    let mixed = try #require(
      Self.load(["Catalog/recoveries.toml": "[retry]\noptions = [\"ok\"]"]).catalog)
    #expect(mixed.options.map(\.name) == ["ok"])
  }

  @Test func `a name that nothing has is reported with those there are`() {
    #expect(
      Self.said(Self.domain("a = { category = \"security\", recovery = \"help\" }")) == [
        "Catalog/login.toml: there is no category 'security'; without 'Catalog/categories.toml' use "
          + "'other', 'recoverable' or 'transient' [unknown-category]",
        "Catalog/login.toml: there is no recovery 'help'; without 'Catalog/recoveries.toml' use "
          + "'retry', 'logIn', 'openSettings' or 'acknowledge' [unknown-recovery]",
      ])
    #expect(
      Self.said(Self.domain("a = { category = \"transiant\" }")) == [
        "Catalog/login.toml: there is no category 'transiant'; did you mean 'transient'? [unknown-category]"
      ])
    #expect(
      Self.said(Self.domain("a = { categori = \"transient\" }")) == [
        "Catalog/login.toml: unknown key 'categori'; did you mean 'category'? [unknown-key]"
      ])
  }

  /// A project that copies the built-in entries into its own files stays the same.
  @Test func `the built-in vocabulary can be written to files`() throws {
    let files = BuiltInVocabulary.File.allCases.map { BuiltInVocabulary.file($0) }
    let names = Self.domain(
      """
      a = { category = "transient", recovery = "logIn" }
      b = { category = "recoverable", recovery = "openSettings" }
      c = { category = "other", recovery = "acknowledge" }
      d = { category = "other", recovery = "retry" }
      """)
    let written = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    let own = Self.load(names.merging(written) { $1 })
    #expect(own.diagnostics == [])
    let catalog = try #require(own.catalog)
    let builtIn = try #require(Self.load(names).catalog)
    #expect(catalog.categories.map(\.name) == builtIn.categories.map(\.name))
    #expect(catalog.recoveries.map(\.name) == builtIn.recoveries.map(\.name))
    #expect(catalog.options.map(\.name) == builtIn.options.map(\.name))
    for option in builtIn.options {
      for language in BuiltInVocabulary.languages {
        #expect(BuiltInVocabulary.label(of: option.name, in: language) != nil)
      }
    }
  }

  @Test func `a locale that is added gets entries for labels that aren't built in`() throws {
    func paths(_ tag: String) throws -> [String] {
      let loaded = Self.load()
      let new = try NewLocale(tag, in: try #require(loaded.catalog), files: loaded.files)
      return new.files.map(\.path)
    }
    #expect(try paths("fr").contains("Locales/fr/options.toml"))
    #expect(try !paths("ar-EG").contains("Locales/ar-EG/options.toml"))
  }
}
