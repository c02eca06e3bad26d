package import BayanCatalog
package import BayanDiagnostics

/// A recovery that no code offers.
///
/// Not reported: anything, while a domain can't be read in full.
package struct RecoveryUnused: CatalogRule {
  package static let id: RuleID = "recovery-unused"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "No code offers this recovery.",
    why: "Nothing leads to it. Often its codes were renamed, or are still to come.",
    howToFix: "Give the recovery to the codes it was made for, or delete its table.",
    examples: [
      .files(
        bad: """
          # Catalog/recoveries.toml
          [logIn]
          options = ["logIn", "cancel"]

          # Catalog/login.toml
          [codes.passwordChanged]
          category = "other"
          """,
        good: """
          # Catalog/recoveries.toml
          [logIn]
          options = ["logIn", "cancel"]

          # Catalog/login.toml
          [codes.passwordChanged]
          category = "other"
          recovery = "logIn"
          """)
    ])

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
