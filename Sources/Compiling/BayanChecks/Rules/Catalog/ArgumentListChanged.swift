package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// A released code takes other arguments.
///
/// Arguments are the associated values of the generated case: programs that throw it or take it
/// apart no longer compile.
///
/// Reported, where `Catalog/codes.lock` has `retryAfter: integer`:
///
///     [codes.tooManyCalls]
///     arguments = { seconds = { type = "integer" } }
package struct ArgumentListChanged: CatalogRule {
  package static let id: RuleID = "argument-list-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A code takes other arguments than in the release that 'Catalog/codes.lock' records.",
    why: "Programs that throw it, or take it apart, no longer compile.",
    bad: "arguments = { seconds = { type = \"integer\" } }       # released as retryAfter",
    good: "arguments = { retryAfter = { type = \"integer\" } }",
    howToFix: """
      Give the argument its old name and type back. If the change is meant, make it part of a \
      major release and record it with 'bayan release'.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      guard case .argumentsChanged(let name, _, _) = change.kind else { continue }
      report.add(
        .changed(change.sentence), at: released.place(of: name, in: change),
        messageID: released.id(of: name, in: change))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ change: String) -> Self {
    "\(change); use a new code for a new error, or record the change with 'bayan release'"
  }
}
