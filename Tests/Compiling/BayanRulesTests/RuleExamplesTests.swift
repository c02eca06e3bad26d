import BayanChecking
import BayanDiagnosticTexts
import BayanDiagnostics
import BayanRules
import Testing

@Suite("the examples of the rules")
struct RuleExamplesTests {
  /// The rules without an example, each with the reason.
  private static let withoutExample: [String: String] = [
    "catalog-misplaced": "about the package around the catalog",
    "change-interrupted": "about a file that isn't the catalog's",
    "domain-shared": "about several catalogs",
    "file-too-large": "more than 64 MB",
    "file-unreadable": "a file that nobody may read isn't text",
    "link-outside-project": "a link isn't text",
    "locale-too-large": "more text than a pack can hold",
    "message-too-complex": "only the compiler reports it, which the checks don't run",
    "message-too-large": "more than 1 MB",
    "plural-rule-unreadable": "needs another version of ICU",
    "override-forbidden": "needs another module",
    "override-missing": "needs another module",
    "override-module-unknown": "needs another module",
    "override-shared": "needs another module",
    "override-stale": "needs another module",
    "override-unknown": "needs another module",
    "plugin-missing": "about the package around the catalog",
    "text-unreadable": "about files of an app, which belong to no catalog",
    "too-many-variants": "more than 1,296 lines",
    "error-member-declared": "about Swift files", "type-taken": "about Swift files",
  ]

  /// One example of a rule.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: RuleBook.Entry
    var example: RuleExplanation.Example

    var testDescription: String { "\(rule.id) in \(example.locale)" }
  }

  private static let cases = RuleBook.all.entries.flatMap { rule -> [Case] in
    let english = rule.explanation.examples
    let arabic = rule.explanation(preferring: "ar").examples
    return (english + arabic.filter { !english.contains($0) }).map { Case(rule: rule, example: $0) }
  }

  @Test func `each rule has an example, or a reason why not`() {
    let without = RuleBook.all.entries.filter { $0.explanation.examples.isEmpty }.map(\.id.rawValue)
    #expect(Set(without) == Set(Self.withoutExample.keys))
    #expect(Self.cases.count > RuleBook.all.entries.count)
  }

  @Test(arguments: cases)
  func `the bad text is reported and the good ones aren't`(_ tested: Case) {
    let rule = tested.rule
    let example = tested.example
    let bad = RuleExampleProject(example.bad, of: example, rule: rule)
    #expect(!bad.diagnostics(of: rule.id).isEmpty, "\(example.bad)")
    for text in example.good {
      let good = RuleExampleProject(text, of: example, rule: rule)
      #expect(good.diagnostics(of: rule.id).map(\.message.description) == [], "\(text)")
    }
  }

  @Test func `what the examples provoke reads in English and in Arabic`() throws {
    let arabic = try #require(DiagnosticLanguage.answering(["ar"]))
    var sentences: Set<Diagnostic.Message> = []
    for tested in Self.cases {
      let project = RuleExampleProject(tested.example.bad, of: tested.example, rule: tested.rule)
      for diagnostic in project.diagnostics(of: tested.rule.id) {
        sentences.insert(diagnostic.message)
        sentences.formUnion(diagnostic.notes.map(\.message) + diagnostic.fixes.map(\.label))
      }
    }
    #expect(sentences.count > 300)
    var untranslated = 0
    for sentence in sentences {
      #expect(!sentence.description.isEmpty)
      guard let text = arabic.translated(sentence) else {
        untranslated += 1
        continue
      }
      #expect(!text.isEmpty && RuleCasesTests.english(in: text).isEmpty, "\(text)")
      #expect(!text.contains("««"), "\(text)")
    }
    // A new sentence is English until somebody translates it.
    #expect(untranslated * 20 < sentences.count)
  }
}
