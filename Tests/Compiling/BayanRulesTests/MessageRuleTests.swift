import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("rules about messages")
struct MessageRuleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var arabic: String
    var diagnostics: [String]

    init(_ description: String, _ source: String, _ arabic: String, _ diagnostics: [String] = []) {
      testDescription = description
      self.source = source
      self.arabic = arabic
      self.diagnostics = diagnostics
    }
  }

  @Test(arguments: unknown + missing)
  func `rules report at the place they name`(_ example: Example) throws {
    let fixture = CatalogFixture([
      "Catalog/login.toml": """
      domain = "d"
      type = "T"
      [codes.a]
      category = "other"
      [codes.a.arguments]
      name = { type = "string" }
      count = { type = "integer" }
      token = { type = "string", private = true }
      since = { type = "date" }
      """,
      "Locales/en/login.toml": "[a]\ntitle = '''\(example.source)'''",
      "Locales/ar/login.toml": "[a]\ntitle = '''\(example.arabic)'''",
    ])
    // The samples have too few variants for Arabic or English, and use little of the project.
    let others = ["plural-category-missing", "number-unselected", " note: "]
    let diagnostics = try fixture.checkDiagnostics()
      .filter { found in !others.contains(where: found.contains) }
    #expect(diagnostics == example.diagnostics)
  }

  static let unknown = [
    Example(
      "an argument that is misspelt, in Arabic", "Hello", "مرحبا {①$nme} و{$nme}",
      ["① the error has no argument 'nme'; did you mean 'name'? [placeholder-unknown]"]),
    Example(
      "an argument that there is not", "Hello", ".input {①$zebra} {{مرحبا {$zebra}}}",
      [
        "① the error has no argument 'zebra'; it has 'name', 'count', 'token' and 'since' "
          + "[placeholder-unknown]"
      ]),
    Example("a local declaration", "Hello", ".local $x = {|أ|} {{مرحبا {$x}}}"),
  ]

  static let missing = [
    Example(
      "an argument that is nowhere", "Hello {$name}", "①مرحبا",
      ["Locales/ar/login.toml:2:9 '$name' is missing; the source shows it [placeholder-missing]"]
    ),
    Example(
      "an argument that one variant lacks", "{$name} has {$count} files",
      ".input {$count :integer}\n.match $count\n①one {{ملف واحد}}\n* {{لدى {$name} {$count}}}",
      [
        "① '$name' is missing from the variant 'one'; the source shows it [placeholder-missing]"
      ]),
    Example(
      "an argument that selects is used", "{$count} files",
      ".input {$count :integer} .match $count one {{ملف واحد}} * {{{$count} ملفات}}"),
    Example(
      "an argument that stands behind a local name", "{$count} files",
      ".local $n = {$count :integer} {{{$n} ملفات}}"),
    Example(
      "an argument that the source has in one variant only",
      ".input {$count :integer} .match $count one {{{$name}}} * {{files}}",
      ".input {$count :integer} .match $count * {{ملفات}}"),
  ]

  @Test func `a message with errors of syntax is left to the loader`() throws {
    let fixture = CatalogFixture([
      "Locales/ar/options.toml": "[logIn]\nlabel = \"{$x\"\n[cancel]\nlabel = \"ب\""
    ])
    let loaded = CatalogLoader.load(fixture.files)
    #expect(!loaded.diagnostics.isEmpty)
    #expect(RuleBook.all.diagnostics(on: try #require(loaded.catalog)).isEmpty)
  }

  @Test func `the fix of a misspelt argument mends every use`() throws {
    let fixture = CatalogFixture([
      "Locales/ar/login.toml": """
      [passwordChanged]
      title = "ا"
      description = "ب"
      [tooManyCalls]
      title = "{$retryAfter} {$nam} {$nam}"
      """
    ])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    let found = RuleBook.all.diagnostics(on: catalog).first { $0.rule == "placeholder-unknown" }
    #expect(found?.fixes.first?.edits.map(\.replacement) == ["$name", "$name"])
    #expect(found?.messageID == MessageID("login.tooManyCalls.title"))
    #expect(found?.locale == "ar")
  }
}
