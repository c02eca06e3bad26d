import Foundation
import Testing

/// The handbook for translators, whose statements are tested and which the command prints.
///
/// `DocumentationTests` runs the commands of its pages.
@Suite("handbook")
struct HandbookTests {
  static let languages = ["en", "ar"]
  static let pages = ["messages", "plurals", "direction", "states", "diagnostics"]

  private static func text(_ language: String, _ name: String) throws -> String {
    try String(
      contentsOf: packageFolder.appendingPathComponent(
        "Documentation/Handbook/\(language)/\(name).md"), encoding: .utf8)
  }

  // MARK: The command

  @Test(arguments: languages)
  func `the command prints the pages as they are`(language: String) throws {
    for page in Self.pages + ["README"] {
      let topic = page == "README" ? [] : [page]
      let result = try runBayan(["handbook"] + topic + ["--language", language])
      let lines = try Self.text(language, page).components(separatedBy: "\n")
      let words = lines.filter { $0 != "<div dir=\"rtl\">" && $0 != "</div>" && !$0.isEmpty }
      let printed = result.output.components(separatedBy: "\n").filter { !$0.isEmpty }
      #expect(printed == words, "build again")
      #expect(!result.output.contains("\n\n\n"))
      #expect(result.output.hasSuffix("\n"))
    }
  }

  @Test(arguments: [
    ("ar_EG.UTF-8", "دليل المترجم"), ("en_GB.UTF-8", "Handbook for translators"),
    ("de_DE.UTF-8", "Handbook for translators"), ("C", "Handbook for translators"),
  ])
  func `it speaks the language of the process's locale`(locale: String, title: String) throws {
    let environment: [String: String?] = ["LC_ALL": locale, "LANGUAGE": nil]
    let result = try runBayan(["handbook"], environment: environment)
    #expect(result.output.hasPrefix("# \(title)\n"))
  }

  @Test func `a page that isn't there is named, with the one that was meant`() throws {
    let result = try runBayan(["handbook", "plural"])
    #expect(result.status == 64)
    #expect(result.errors.contains("no page 'plural'"))
    #expect(result.errors.contains("Did you mean 'plurals'?"))
  }

  // MARK: The diagnostics

  /// The fields of a section `### rule`: a source text, and a translation before and after the fix.
  struct Example {
    var rule: String
    var fields: [String: String]

    /// The name of the example's error.
    var code: String {
      let words = rule.split(separator: "-")
      return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
    }

    var facet: String { fields["facet"].map { $0.filter { $0 != "\"" } } ?? "description" }

    func locale(_ language: String) -> String {
      fields["locale"].map { $0.filter { $0 != "\"" } } ?? language
    }
  }

  private static func examples(_ language: String) throws -> [Example] {
    var examples: [Example] = []
    var rule: String?
    var field: String?
    for line in try text(language, "diagnostics").components(separatedBy: "\n") {
      if line.hasPrefix("### `") {
        rule = String(line.dropFirst(5).dropLast())
      } else if line == "```toml", let rule {
        examples.append(Example(rule: rule, fields: [:]))
      } else if line == "```" {
        field = nil
      } else if let match = line.wholeMatch(of: /([a-z-]+) += (.*)/), rule != nil {
        field = String(match.1)
        examples[examples.count - 1].fields[String(match.1)] = String(match.2)
      } else if let field {
        examples[examples.count - 1].fields[field, default: ""] += "\n\(line)"
      }
    }
    return examples
  }

  /// Returns the rules that report a diagnostic, by code, in a project with the examples' texts.
  private static func found(
    _ examples: [Example], _ field: String, language: String
  ) throws -> [String: Set<String>] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-handbook-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "de", "pl", "ar"]
      do-not-translate = ["Cloud Drive"]

      [module]
      name = "AppErrors"

      """,
      "Catalog/categories.toml": "[other]\nrequires = [\"title\"]\n",
      "Catalog/app.toml": "domain = \"app\"\ntype = \"AppError\"\n",
      "Locales/de/glossary.toml": "[terms]\npassword = \"Passwort\"\n",
      "Locales/ar/glossary.toml": "[terms]\nfile = \"ملف\"\n",
    ]
    for example in examples {
      files["Catalog/app.toml", default: ""] += """
        [codes.\(example.code)]
        category = "other"
        \(example.fields["max-length"].map { "max-length = { \(example.facet) = \($0) }" } ?? "")
        [codes.\(example.code).arguments]
        name = { type = "string" }
        file = { type = "string" }
        count = { type = "integer", range = "0...500" }

        """
      for (locale, words) in [
        ("en", example.fields["source"]), (example.locale(language), example.fields[field]),
      ] {
        files["Locales/\(locale)/app.toml", default: ""] +=
          "[\(example.code)]\n\(example.facet) = \(try #require(words, "\(example.rule)"))\n"
      }
    }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let result = try runBayan(["check", "--format", "json"], in: folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    var found: [String: Set<String>] = [:]
    for diagnostic in try #require(report["diagnostics"] as? [[String: Any]]) {
      // Each example is in one language, and missing in the others.
      guard let key = diagnostic["key"] as? String, let rule = diagnostic["rule"] as? String,
        rule != "translation-missing", diagnostic["locale"] as? String != "en"
      else { continue }
      found[key.split(separator: ".").dropFirst().first.map(String.init) ?? "", default: []]
        .insert(rule)
    }
    return found
  }

  @Test(arguments: languages)
  func `each rule reports the words before, and nothing is said of those after`(
    language: String
  ) throws {
    let examples = try Self.examples(language)
    #expect(examples.count >= 20)
    let target = language == "en" ? "de" : language
    let before = try Self.found(examples, "before", language: target)
    let after = try Self.found(examples, "after", language: target)
    for example in examples {
      #expect(before[example.code]?.contains(example.rule) == true, "\(example.rule)")
      #expect(after[example.code] ?? [] == [], "\(example.rule)")
    }
  }

  // MARK: The plural forms

  /// A plural form, and the numbers that have it according to a page's table.
  struct Form: CustomTestStringConvertible {
    var locale: String
    var key: String
    var numbers: [String]

    var testDescription: String { "\(locale) \(key) \(numbers.joined(separator: " "))" }
  }

  private static func forms() throws -> [Form] {
    let tags = ["English, German": "en", "Hindi": "hi", "Polish": "pl", "Arabic": "ar"]
    var locale: String?
    let english = try rows("en").compactMap { cells -> Form? in
      if !cells[0].isEmpty { locale = tags[cells[0]] }
      return locale.map { Form(locale: $0, key: cells[1], numbers: numbers(cells[2])) }
    }
    let arabic = try rows("ar").map { Form(locale: "ar", key: $0[0], numbers: numbers($0[1])) }
    return english + arabic
  }

  /// Returns the cells of the rows that name a plural form.
  private static func rows(_ language: String) throws -> [[String]] {
    try text(language, "plurals").components(separatedBy: "\n").filter { $0.hasPrefix("|") }
      .map { row in
        row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { $0.contains { $0.hasPrefix("`") } }
      .map { $0.map { $0.replacing("`", with: "") } }
  }

  private static func numbers(_ cell: String) -> [String] {
    let digits = cell.unicodeScalars.map { scalar in
      scalar.properties.numericValue.map { "\(Int($0))" } ?? String(scalar)
    }
    return digits.joined().matches(of: /[0-9]+(\.[0-9]+)?/).map { String($0.output.0) }
  }

  @Test func `the tables of plural forms are CLDR's`() throws {
    let forms = try Self.forms()
    #expect(forms.count == 20)
    for form in forms {
      let keys = ["zero", "one", "two", "few", "many"].map { "\($0) {{\($0)}}" }
      let message = ".input {$n :number} .match $n \(keys.joined(separator: " ")) * {{*}}"
      for number in form.numbers {
        let result = try runBayan(
          ["format", message, "--locale", form.locale, "--arg", "n=\(number)"])
        #expect(result.output == "\(form.key)\n", "\(form.testDescription): \(number)")
      }
    }
  }

  @Test func `Arabic pages are laid out from right to left, and their samples are not`() throws {
    for page in Self.pages + ["README"] {
      var isRightToLeft = false
      var isSample = false
      for line in try Self.text("ar", page).components(separatedBy: "\n") {
        switch line {
        case "<div dir=\"rtl\">": isRightToLeft = true
        case "</div>": isRightToLeft = false
        case _ where line.hasPrefix("```"):
          #expect(!isRightToLeft, "\(page): \(line)")
          isSample.toggle()
        default: #expect(line.isEmpty || isRightToLeft != isSample, "\(page): \(line)")
        }
      }
    }
  }
}
