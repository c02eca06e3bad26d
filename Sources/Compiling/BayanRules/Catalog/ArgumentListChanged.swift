package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanHistory

/// A released code with other arguments.
package struct ArgumentListChanged: CatalogRule {
  package static let id: RuleID = "argument-list-changed"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      guard case .argumentsChanged(let name, _, _) = change.kind else { continue }
      report.add(
        .changed(change.sentence),
        at: .place(
          released.place(of: name, in: change), messageID: released.id(of: name, in: change)))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ change: Diagnostic.Message) -> Self {
    "\(change); use a new code for a new error, or record the change with 'bayan release'"
  }
}
