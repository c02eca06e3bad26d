import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("the fixes of the rules' examples")
struct FixesOfExamplesTests {
  /// One fix of one diagnostic of a faulty example.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: RuleID
    var locale: String
    var files: [SourceFile]
    var diagnostic: Diagnostic
    var fix: Fix

    var testDescription: String { "\(rule) in \(locale): \(fix.label)" }
  }

  private static let cases: [Case] = RuleBook.all.entries.flatMap { rule in
    rule.explanation.examples.flatMap { example in
      let project = RuleExampleProject(example.bad, of: example, rule: rule)
      let files = project.sources
      return project.diagnostics(of: rule.id).flatMap { diagnostic in
        diagnostic.fixes.filter { !$0.edits.isEmpty }.map { fix in
          Case(
            rule: rule.id, locale: example.locale, files: files, diagnostic: diagnostic, fix: fix)
        }
      }
    }
  }

  /// Rules whose fix makes an entry readable, with the rule that then reports that entry.
  private static let hidden: [RuleID: RuleID] = ["unknown-category": "options-missing"]

  @Test func `many rules offer fixes`() {
    #expect(Set(Self.cases.map(\.rule)).count > 60)
  }

  @Test(arguments: cases)
  func `a fix that is offered removes its diagnostic, and brings no other`(_ tested: Case) throws {
    var applier = FixApplier(tested.files, run: CheckRun(.all))
    let before = Self.counts(applier.check().diagnostics)
    try applier.apply(tested.fix, of: tested.diagnostic)
    let after = applier.check().diagnostics
    let new = Self.counts(after).filter { cause, count in
      count > before[cause, default: 0] && cause.rule != Self.hidden[tested.rule]
        && !(tested.fix.isDraft && cause.rule == "translation-draft")
    }
    #expect(new.isEmpty, "\(after.map { "\($0.rule): \($0.message)" })")
    let cause = Cause(tested.diagnostic)
    #expect(Self.counts(after)[cause, default: 0] < before[cause, default: 0])
    let isDraft = after.contains {
      $0.rule == "translation-draft" && $0.messageID == tested.diagnostic.messageID
    }
    #expect(isDraft == tested.fix.isDraft)
  }

  @Test(arguments: cases.filter { $0.fix.isDraft })
  func `no draft is written unseen`(_ tested: Case) throws {
    var applier = FixApplier(tested.files, run: CheckRun(.all))
    try applier.applyAutomatic()
    #expect(!applier.changed.contains { $0.path.hasSuffix("state.lock") })
  }

  /// The cause of a diagnostic, without its sentence.
  private struct Cause: Hashable {
    var rule: RuleID
    var locale: String?
    var subject: String
    var variant: String?

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      locale = diagnostic.locale
      subject = diagnostic.subject
      variant = diagnostic.variant
    }
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [Cause: Int] {
    Dictionary(diagnostics.map { (Cause($0), 1) }, uniquingKeysWith: +)
  }
}
