package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// An option without recoveries.
package struct OptionUnused: CatalogRule {
  package static let id: RuleID = "option-unused"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let used = Set(catalog.recoveries.flatMap(\.options).map(\.option))
    for option in catalog.options where !used.contains(option.name) {
      report.add(Diagnosis.unused(option.name), at: .place(option.place))
    }
  }
}

extension OptionUnused {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case unused(String)

    var message: Diagnostic.Message {
      switch self {
      case .unused(let name):
        "no recovery has the option \(quoted(name))"
      }
    }
  }
}
