package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanHistory

/// A released number with another meaning.
///
/// A new name is reported too: the number has a new code, and the released code is no longer in the
/// catalog.
package struct CodeValueReused: CatalogRule {
  package static let id: RuleID = "code-value-reused"
  package static let severity = Diagnostic.Severity.error

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
        .reused(change.sentence),
        at: .place(
          released.place(of: name, in: change), messageID: released.id(of: name, in: change)))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func reused(_ change: Diagnostic.Message) -> Self {
    "\(change); use a number that was never used, or record the change with 'bayan release --breaking'"
  }
}
