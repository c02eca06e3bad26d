package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A recovery that no code offers.
package struct RecoveryUnused: CatalogRule {
  package static let id: RuleID = "recovery-unused"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard catalog.domains.allSatisfy(\.isComplete) else { return }
    let used = Set(catalog.domains.flatMap(\.codes).compactMap(\.recovery))
    for recovery in catalog.recoveries where !used.contains(recovery.name) {
      report.add(.unused(recovery.name), at: .place(recovery.place))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no code offers the recovery \(quoted(name))"
  }
}
