import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import BayanMessageSyntax
import Testing

@Suite("the rules' examples in a translator's language")
struct RuleExampleLanguagesTests {
  /// What the messages of the examples may show.
  private static let arguments =
    MessagePair.arguments + """

      gender = { type = "string" }
      token = { type = "string", private = true }
      """

  /// The rules whose examples are of several files: what is declared elsewhere decides.
  private static let needCatalogs: Set = [
    "allowance-invalid", "confusable-key", "domain-unknown", "encoding-invalid",
    "identifier-bidi", "option-label-missing", "suppression-unused", "raw-code-shown",
    "sensitive-detail",
    "suggestion-without-option", "translation-empty", "translation-missing",
    "translation-obsolete", "translation-stale", "words-repeated",
  ]

  /// The rules whose examples are a file of words.
  private static let files: Set = [
    "byte-order-mark", "key-duplicate", "toml-syntax", "toml-value", "unknown-key", "wrong-type",
  ]

  /// Those of them that only checking finds.
  private static let checkedFiles = ["confusable-key", "identifier-bidi", "suppression-unused"]

  /// The rules whose examples leave out most of what is wrong.
  private static let abbreviated: Set = ["complexity-limit"]

  /// A name such as `<U+2069>`, by which examples show what can't be seen, as the character.
  private static func plain(_ text: String) throws -> String {
    var result = text
    for match in text.matches(of: /<U\+([0-9A-F]+)>/).reversed() {
      let scalar = try #require(UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init))
      result.replaceSubrange(match.range, with: String(scalar))
    }
    return result
  }

  @Test func `a rule about checked words reports the bad one and not the good one`() throws {
    var tried = 0
    for rule in Checks.rules
    where !Self.needCatalogs.union(Self.abbreviated).contains(rule.id.rawValue) {
      for example in rule.explanation.examples {
        func found(_ text: String) throws -> [String] {
          try findings(
            source: example.source, target: Self.plain(text), locale: example.language, rule: rule,
            arguments: Self.arguments, project: "[checks]\n\(rule.id) = \"warning\"")
        }
        #expect(
          try !found(example.bad).isEmpty, "\(rule.id) in \(example.language): \(example.bad)")
        #expect(try found(example.good) == [], "\(rule.id) in \(example.language)")
        tried += 1
      }
    }
    #expect(tried > 40)
  }

  @Test func `a rule about a message's form reports the bad one and not the good one`() {
    for entry in RuleBook.entries where entry.theme == .form {
      let name = entry.id.rawValue
      guard !Self.files.contains(name), !Self.needCatalogs.contains(name) else { continue }
      for example in entry.explanation.examples {
        let bad = ParsedMessage.parse(example.bad)
        #expect(bad.findings.map(\.rule.rawValue).contains(name), "\(name)")
        #expect(ParsedMessage.parse(example.good).findings.isEmpty, "\(name)")
      }
    }
  }

  @Test func `a rule about a file's form reports the bad one and not the good one`() throws {
    for name in Self.files.sorted() {
      let entry = try #require(RuleBook.entry(name))
      #expect(!entry.explanation.examples.isEmpty, "\(name)")
      for example in entry.explanation.examples {
        func found(_ text: String) throws -> [String] {
          CatalogLoader.load(CatalogFixture(["Locales/ar/login.toml": try Self.plain(text)]).files)
            .diagnostics.map(\.rule.rawValue)
        }
        #expect(try found(example.bad).contains(name), "\(name)")
        #expect(try !found(example.good).contains(name), "\(name)")
      }
    }
  }

  @Test(arguments: checkedFiles)
  func `a rule about a file of words reports the bad one and not the good one`(
    name: String
  ) throws {
    let entry = try #require(RuleBook.entry(name))
    let example = try #require(entry.explanation.example(for: "ar"))
    func found(_ text: String) throws -> Bool {
      let files = CatalogFixture(["Locales/ar/login.toml": try Self.plain(text)]).files
      return CheckRun()(files).findings.contains { $0.rule.rawValue == name }
    }
    #expect(try found(example.bad))
    #expect(try !found(example.good))
  }

  @Test func `the file of an unknown domain is the one that its example names`() throws {
    let entry = try #require(RuleBook.entry("domain-unknown"))
    let example = try #require(entry.explanation.example(for: "ar"))
    for (text, isFound) in [(example.bad, true), (example.good, false)] {
      let path = String(try #require(text.split(separator: "\n").first).dropFirst(2))
      let found = CatalogLoader.load(CatalogFixture([path: text]).files).diagnostics
      #expect(found.contains { $0.rule == "domain-unknown" } == isFound)
    }
  }

  @Test func `the example of another encoding is its bytes as Latin letters`() throws {
    let entry = try #require(RuleBook.entry("encoding-invalid"))
    let example = try #require(entry.explanation.example(for: "ar"))
    let bytes = example.bad.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    #expect(bytes.count == example.bad.unicodeScalars.count)
    // Letters of Windows-1256 are one byte each, those of ASCII the same in both.
    #expect(bytes.count == example.good.unicodeScalars.count)
    #expect(bytes.filter { $0 < 0x80 }.elementsEqual(example.good.utf8.filter { $0 < 0x80 }))
    var files = CatalogFixture().files
    files.removeAll { $0.path == "Locales/ar/login.toml" }
    files.append(SourceFile(path: "Locales/ar/login.toml", bytes: bytes))
    #expect(CatalogLoader.load(files).diagnostics.contains { $0.rule == "encoding-invalid" })
  }

  @Test(arguments: [
    "bad-variant-key", "duplicate-variant", "placeholder-missing", "plural-category-missing",
    "plural-number-omitted", "number-changed", "syntax-error", "title-full-stop",
    "url-secret-shown",
  ])
  func `a translator of Arabic reads an example in Arabic`(name: String) throws {
    let entry = try #require(RuleBook.entry(name))
    let example = try #require(entry.explanation.example(for: "ar-EG"))
    let page = entry.page(locale: "ar-EG")
    for text in [example.source, example.bad, example.good].compactMap(\.self) {
      for line in text.split(separator: "\n") { #expect(page.contains(line)) }
    }
    #expect(page.contains("The source:") == (example.source != nil))
  }
}
