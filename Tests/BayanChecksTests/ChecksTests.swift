import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

extension CatalogFixture {
  /// What the checks say, printed; and nothing may stand against loading.
  func checkFindings() throws -> [String] {
    let loaded = CatalogLoader.load(files)
    #expect(printed(loaded.diagnostics.filter { $0.severity == .error }) == [])
    return printed(
      Checks.run(try #require(loaded.catalog)).filter { !Self.aside.contains($0.rule) })
  }

  /// Notes on what samples needn't have: summaries, and numbers that are arguments.
  private static let aside: Set<RuleID> = [
    "description-missing", "fragment", "hard-coded-number", "number-changed", "end-punctuation",
  ]
}

@Suite("checks")
struct ChecksTests {
  private static func bayan(_ checks: String) -> [String: String?] {
    let project = CatalogFixture.project["Catalog/bayan.toml"] ?? nil
    return ["Catalog/bayan.toml": (project ?? "") + "\n[checks]\n" + checks]
  }

  @Test func `a project without a fault passes`() throws {
    #expect(try CatalogFixture().checkFindings() == [])
  }

  @Test func `a project sets the severity of a rule`() throws {
    let words = ["Locales/ar/login.toml": "[tooManyCalls]\ntitle = \"{$name} {$retryAfter}\"\n①"]
    for (severity, expected) in [("off", []), ("note", ["note"]), ("warning", ["warning"])] {
      let changes = Self.bayan("translation-missing = \"\(severity)\"")
      let fixture = CatalogFixture(changes.merging(words, uniquingKeysWith: { $1 }))
      let found = Checks.run(try #require(CatalogLoader.load(fixture.files).catalog))
        .filter { $0.rule == "translation-missing" }
      #expect(found.map(\.severity.rawValue) == expected)
    }
  }

  @Test func `a rule that doesn't exist is reported`() throws {
    let fixture = CatalogFixture(Self.bayan("①translation-mising = \"off\""))
    #expect(
      try fixture.checkFindings() == [
        "① no rule 'translation-mising'; did you mean 'translation-missing'? [unknown-rule]"
      ])
  }

  @Test func `a locale without a folder is missing once, and not with each of its words`() throws {
    let fixture = CatalogFixture(["Locales/ar/login.toml": nil, "Locales/ar/options.toml": nil])
    #expect(
      fixture.loaderFindings == [
        "Catalog/bayan.toml:3:18 there are no words for 'ar': no files in 'Locales/ar' "
          + "[locale-missing]"
      ])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(Checks.run(catalog).isEmpty)
  }

  @Test func `what a damaged file may have said is not called missing`() throws {
    let fixture = CatalogFixture(["Locales/ar/login.toml": "[passwordChanged\ntitle = \"ا"])
    let loaded = CatalogLoader.load(fixture.files)
    #expect(!loaded.diagnostics.isEmpty)
    let rules = Set(Checks.run(try #require(loaded.catalog)).map(\.rule))
    #expect(!rules.contains("translation-obsolete"))
    #expect(Checks.run(try #require(loaded.catalog)).allSatisfy { $0.key != "login.tooManyCalls" })
  }

  @Test func `a note points to the source`() throws {
    let fixture = CatalogFixture(["Locales/ar/login.toml": nil])
    let found = Checks.run(try #require(CatalogLoader.load(fixture.files).catalog))
    #expect(found.map(\.key) == ["login.passwordChanged", "login.tooManyCalls"])
    #expect(found.map(\.locale) == ["ar", "ar"])
    #expect(
      found.map { $0.notes.first?.file } == ["Locales/en/login.toml", "Locales/en/login.toml"])
  }

  @Test func `the rules have distinct names, in order`() {
    let names = Checks.rules.map { $0.id }
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }
}

@Suite("rules")
struct RuleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var changes: [String: String?]
    var findings: [String]

    init(_ description: String, _ changes: [String: String?], _ findings: [String]) {
      testDescription = description
      self.changes = changes
      self.findings = findings
    }
  }

  @Test(arguments: coverage + obsolete + options)
  func reports(_ example: Example) throws {
    let findings = try CatalogFixture(example.changes).checkFindings()
    // What a sample leaves unused isn't its point.
    #expect(findings.filter { !$0.contains(" note: ") } == example.findings)
  }

  private static let called = "[tooManyCalls]\ntitle = \"{$name}: {$retryAfter}\"\n"

  static let coverage = [
    Example(
      "a facet that is missing stands at its entry",
      ["Locales/ar/login.toml": "[①passwordChanged]\ntitle = \"تغيّرت\"\n" + called],
      ["① 'passwordChanged' has no 'description' in 'ar' [translation-missing]"]),
    Example(
      "an entry that is missing stands at the end of its file",
      ["Locales/ar/login.toml": called + "①"],
      [
        "① 'passwordChanged' has no words in 'ar'; it needs 'title' and 'description' "
          + "[translation-missing]"
      ]),
    Example(
      "a file that is missing lacks each entry",
      ["Locales/ar/login.toml": nil],
      [
        "Locales/ar/login.toml:1:1 'passwordChanged' has no words in 'ar'; "
          + "it needs 'title' and 'description' [translation-missing]",
        "Locales/ar/login.toml:1:1 'tooManyCalls' has no words in 'ar'; it needs 'title' "
          + "[translation-missing]",
      ]),
    Example(
      "the source locale lacks words too",
      [
        "Locales/en/login.toml": called + "①",
        "Locales/ar/login.toml": "[passwordChanged]\ntitle = \"ا\"\ndescription = \"ب\"\n" + called,
      ],
      [
        "① 'passwordChanged' has no words in 'en'; it needs 'title' and 'description' "
          + "[translation-missing]"
      ]),
    Example(
      "what the source has, every locale needs",
      [
        "Locales/en/login.toml":
          "[passwordChanged]\ntitle = \"A\"\ndescription = \"B\"\nhelp = \"C\"\n" + called,
        "Locales/ar/login.toml": "[①passwordChanged]\ntitle = \"ا\"\ndescription = \"ب\"\n"
          + called,
      ],
      ["① 'passwordChanged' has no 'help' in 'ar' [translation-missing]"]),
    Example(
      "inherited words are missing once",
      [
        "Catalog/login.toml": """
        domain = "d"
        type = "T"
        codes.a = { category = "other", words = "category" }
        codes.b = { category = "other", words = "category" }
        """,
        "Locales/en/login.toml": nil, "Locales/ar/login.toml": nil,
        "Locales/en/categories.toml": "[other]\ntitle = \"Failed\"",
        "Locales/ar/categories.toml": "①",
      ],
      ["① 'other' has no words in 'ar'; it needs 'title' [translation-missing]"]),
    Example(
      "empty words",
      [
        "Locales/ar/login.toml":
          "[passwordChanged]\ntitle = ①\"\"\ndescription = ②\" \"\n" + called
      ],
      [
        "① these words are empty [translation-empty]",
        "② these words are empty [translation-empty]",
      ]),
  ]

  static let obsolete = [
    Example(
      "words for a misspelt code",
      [
        "Locales/ar/login.toml":
          "[passwordChanged]\ntitle = \"ا\"\ndescription = \"ب\"\n" + called
          + "[①passwordChange]\ntitle = \"ا\""
      ],
      [
        "① words for a code that doesn't exist: no 'passwordChange' in 'Catalog/login.toml'; "
          + "did you mean 'passwordChanged'? [translation-obsolete]"
      ]),
    Example(
      "a label for no option",
      [
        "Locales/ar/options.toml":
          "[logIn]\nlabel = \"ا\"\n[cancel]\nlabel = \"ب\"\n[①undo]\nlabel = \"ج\""
      ],
      [
        "① words for an option that doesn't exist: no 'undo' in 'Catalog/options.toml' "
          + "[translation-obsolete]"
      ]),
  ]

  static let options = [
    Example(
      "labels that are missing",
      ["Locales/ar/options.toml": "[①logIn]\n②"],
      [
        "① the option 'logIn' has no 'label' in 'ar' [option-label-missing]",
        "② the option 'cancel' has no 'label' in 'ar' [option-label-missing]",
      ]),
    Example(
      "a code without the options that its category requires",
      [
        "Catalog/login.toml":
          "domain = \"d\"\ntype = \"T\"\n[codes.①a]\ncategory = \"recoverable\"",
        "Locales/en/login.toml": "[a]\ntitle = \"A\"\ndescription = \"B\"",
        "Locales/ar/login.toml": "[a]\ntitle = \"ا\"\ndescription = \"ب\"",
      ],
      ["① 'a' offers no options, which 'recoverable' requires; name a 'recovery' [options-missing]"]
    ),
  ]
}
