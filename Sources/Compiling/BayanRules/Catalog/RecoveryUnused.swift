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
      report.add(Diagnosis.unused(recovery.name), at: .place(recovery.place))
    }
  }
}

extension RecoveryUnused {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case unused(String)

    var message: Diagnostic.Message {
      switch self {
      case .unused(let name):
        "no code offers the recovery \(quoted(name))"
      }
    }
  }
}
