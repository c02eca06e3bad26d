package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// A number that was released for one error stands for another.
///
/// Whoever has met the number, in a log or in a client of last year, takes the new error for the
/// old one.
///
/// Reported, where `Catalog/codes.lock` has 302 for `passwordChanged`:
///
///     [codes.quotaExceeded]
///     value = 302
///
/// Reported too, as a new name: the same where `passwordChanged` is gone from the catalog.
package struct CodeValueReused: CatalogRule {
  package static let id: RuleID = "code-value-reused"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A number that was released for one code stands for another.",
    why: "Whoever has met the number before takes the new error for the old one.",
    bad: "[codes.quotaExceeded]\nvalue = 302        # was passwordChanged's",
    good: "[codes.quotaExceeded]\nvalue = 311        # never used before",
    howToFix: """
      Give the new code a number that was never used. If the break is meant, record it with \
      'bayan release --breaking'.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      let name: String
      switch change.kind {
      case .valueReused(let new, _, _): name = new
      case .codeRenamed(_, let new, _): name = new
      default: continue
      }
      report.add(
        .reused(change.sentence), at: released.place(of: name, in: change),
        messageID: released.id(of: name, in: change))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func reused(_ change: String) -> Self {
    "\(change); use a number that was never used, or record the change with 'bayan release --breaking'"
  }
}
