package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// A code has another number than in the release.
///
/// The number is what other programs, logs and databases know the error by. Codes without numbers
/// of their own are counted from 1, so that one put between two others renumbers those after it.
///
/// Reported, where `Catalog/codes.lock` has 302:
///
///     [codes.passwordChanged]
///     value = 303
package struct CodeRenumbered: CatalogRule {
  package static let id: RuleID = "code-renumbered"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A code has another number than in the release that 'Catalog/codes.lock' records.",
    why: "Other programs, logs and databases know the error by its number.",
    bad: "[codes.passwordChanged]\nvalue = 303        # released as 302",
    good: "[codes.passwordChanged]\nvalue = 302",
    howToFix: """
      Give the code its released number back. An error that means something else is a new code \
      with a new number.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      guard case .codeRenumbered(let name, let old, _) = change.kind else { continue }
      let place = released.place(of: name, in: change)
      report.add(
        .renumbered(change.sentence, old), at: place, messageID: released.id(of: name, in: change))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func renumbered(_ change: String, _ old: Int) -> Self {
    "\(change) in the release; write 'value = \(old)', or record the change with 'bayan release --breaking'"
  }
}
