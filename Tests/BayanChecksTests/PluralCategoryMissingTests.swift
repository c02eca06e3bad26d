import BayanCatalogFixtures
import Testing

@Suite("plural-category-missing")
struct PluralCategoryMissingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var locale = "ar"
    var argument = "type = \"integer\""
    var message: String
    var findings: [String] = []

    init(
      _ description: String, locale: String = "ar", argument: String = "type = \"integer\"",
      _ message: String, _ findings: [String] = []
    ) {
      testDescription = description
      self.locale = locale
      self.argument = argument
      self.message = message
      self.findings = findings
    }
  }

  private static func match(_ keys: String, function: String = "integer") -> String {
    ".input {$n :\(function)}\n.match ①$n\n"
      + keys.split(separator: " ").map { "\($0) {{{$n}}}" }.joined(separator: "\n")
  }

  @Test(arguments: examples)
  func reports(_ example: Example) throws {
    var files: [String: String?] = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "\(example.locale)"
      locales = ["\(example.locale)"]
      [module]
      name = "Demo"
      """,
      "Catalog/login.toml": """
      domain = "d"
      type = "T"
      [codes.a]
      category = "other"
      arguments = { n = { \(example.argument) }, s = { type = "string" } }
      """,
      "Catalog/recoveries.toml": nil, "Catalog/options.toml": nil,
      "Locales/en/login.toml": nil, "Locales/ar/login.toml": nil,
      "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil,
    ]
    files["Locales/\(example.locale)/login.toml"] = "[a]\ntitle = '''\n\(example.message)'''"
    let fixture = CatalogFixture(files)
    let findings = try fixture.checkFindings().filter { $0.contains("plural-category-missing") }
    #expect(findings == example.findings)
  }

  static let examples = [
    Example(
      "Arabic without few", match("zero one two many *"),
      [
        "① no variant for 'few', which 'ar' uses for n = 3…10, 103…110, … [plural-category-missing]"
      ]),
    Example("Arabic in full", match("zero one two few many *")),
    Example(
      "exact keys cover the categories of one number", match("0 1 2 few many *")),
    Example(
      "a range that few and many don't reach", argument: "type = \"integer\", range = \"1...2\"",
      match("one two *")),
    Example(
      "a range that ends within few", argument: "type = \"integer\", range = \"1...6\"",
      match("one two *"),
      ["① no variant for 'few', which 'ar' uses for n = 3…6 [plural-category-missing]"]),
    Example(
      "several at once", match("zero one two *"),
      [
        "① no variants for 'few' (n = 3…10, 103…110, …) and 'many' (n = 11…99, 111…199, …), "
          + "which 'ar' uses [plural-category-missing]"
      ]),
    Example("exact selection", match("1 *", function: "integer select=exact")),
    Example(
      "ordinal selection, which Arabic has none of", match("*", function: "integer select=ordinal")),
    Example(
      "ordinal selection in English", locale: "en",
      match("one two *", function: "integer select=ordinal"),
      [
        "① no variant for 'few', which 'en' uses for n = 3, 23, … [plural-category-missing]"
      ]),
    Example("a text", ".input {$s :string} .match $s a {{}} * {{}}"),
    Example("Japanese", locale: "ja", match("*")),
    Example(
      "French without many, which only millions reach", locale: "fr", match("one *"),
      [
        "① note: no variant for 'many', which 'fr' uses for n = 1000000 [plural-category-missing]"
      ]),
    Example(
      "Czech many, for integers", locale: "cs", match("one few *")),
    Example(
      "Czech many, for numbers that can have fractions", locale: "cs",
      argument: "type = \"number\"", match("one few *", function: "number"),
      ["① no variant for 'many', which 'cs' uses for n = 0.1, … [plural-category-missing]"]),
    Example(
      "Czech many, for numbers shown as integers", locale: "cs", argument: "type = \"number\"",
      match("one few *")),
    Example(
      "behind a local name",
      ".local $x = {$n :integer}\n.match ①$x\nzero {{}} one {{}} two {{}} many {{}} * {{}}",
      [
        "① no variant for 'few', which 'ar' uses for n = 3…10, 103…110, … [plural-category-missing]"
      ]),
    Example(
      "beside another selector, one of its keys lacks a form", locale: "pl",
      """
      .input {$n :integer}
      .input {$s :string}
      .match $s ①$n
      m one {{}} m few {{}} m * {{}}
      * one {{}} * few {{}} * many {{}} * * {{}}
      """,
      [
        "① no variant for 'many', which 'pl' uses for n = 0, 5…21, … [plural-category-missing]"
      ]),
    Example(
      "beside another selector, whose others take over", locale: "pl",
      """
      .input {$n :integer}
      .input {$s :string}
      .match $s ①$n
      m one {{}}
      * one {{}} * few {{}} * many {{}} * * {{}}
      """),
  ]
}
