import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanTOML
import Testing

/// All automatic fixes of the rules' cases, each applied.
@Suite("the automatic fixes of the rules' cases")
struct FixesOfCasesTests {
  /// The rule and the variant of a diagnostic.
  private struct Cause: Hashable {
    var rule: RuleID
    var locale: String?
    var variant: String?

    init(_ diagnostic: Diagnostic) {
      (rule, locale, variant) = (diagnostic.rule, diagnostic.locale, diagnostic.variant)
    }
  }

  /// - Parameter withRedundant: Whether diagnostics count whose cause another rule has reported.
  private static func counts(_ files: [SourceFile], withRedundant: Bool) -> [Cause: Int] {
    let found = CheckRun(.all).diagnostics(
      of: CatalogLoader.load(files), withRedundant: withRedundant)
    return Dictionary(found.map { (Cause($0), 1) }, uniquingKeysWith: +)
  }

  /// Rules whose fix makes a variant's key readable, with the rule that then reports that variant.
  private static let hidden: [RuleID: RuleID] = ["bad-variant-key": "selector-fragment"]

  @Test(arguments: CaseFile.all)
  func `end their diagnostic, and make no new one`(_ file: CaseFile) throws {
    for tested in file.cases {
      guard let pair = tested.messagePair else { continue }
      let files = pair.fixture.files
      let fixable = CheckRun(.all)(files).diagnostics.compactMap { diagnostic in
        diagnostic.rule == tested.rule.id
          ? diagnostic.fixes.first { $0.applicability == .automatic }.map { (diagnostic, $0) } : nil
      }
      if fixable.isEmpty { continue }
      let before = Self.counts(files, withRedundant: true)
      let shown = Self.counts(files, withRedundant: false)
      for (diagnostic, fix) in fixable {
        let changed = try files.map { file in
          file.path == diagnostic.file
            ? SourceFile(path: file.path, bytes: try TOMLEditor.applying(fix.edits, to: file.bytes))
            : file
        }
        let after = Self.counts(changed, withRedundant: false)
        let cause = Cause(diagnostic)
        #expect(
          after[cause, default: 0] < shown[cause, default: 0],
          "\(tested.path):\(tested.line): \(diagnostic.message) stays after '\(fix.label)'")
        // After a fix of the source, its translation may have new diagnostics.
        let new = after.filter {
          $0.value > before[$0.key, default: 0] && $0.key.locale == diagnostic.locale
            && $0.key.rule != Self.hidden[tested.rule.id]
        }
        #expect(
          new.isEmpty,
          "\(tested.path):\(tested.line): '\(fix.label)' brings \(new.keys.map { "\($0.rule)" })")
      }
    }
  }
}
