package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// An option that no recovery offers.
package struct OptionUnused: CatalogRule {
  package static let id: RuleID = "option-unused"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let used = Set(catalog.recoveries.flatMap(\.options).map(\.option))
    for option in catalog.options where !used.contains(option.name) {
      report.add(.unused(option.name), at: .place(option.place))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no recovery has the option \(quoted(name))"
  }
}
