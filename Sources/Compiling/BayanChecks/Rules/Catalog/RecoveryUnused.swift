package import BayanCatalog
package import BayanDiagnostics

/// A recovery that no code offers.
///
/// Reported: `[openSettings]` in `recoveries.toml`, where no code says `recovery = "openSettings"`.
///
/// Not reported: anything, while a domain can't be read in full.
package struct RecoveryUnused: CatalogRule {
  package static let id: RuleID = "recovery-unused"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A recovery that no code offers.",
    why: "Nothing leads to it; often its codes were renamed or have yet to come.",
    bad: "[openSettings]        and no code says recovery = \"openSettings\"",
    good: "a code with recovery = \"openSettings\", or no such table",
    howToFix: "Give the recovery to the codes it was made for, or delete its table.")

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard catalog.domains.allSatisfy(\.isComplete) else { return }
    let used = Set(catalog.domains.flatMap(\.codes).compactMap(\.recovery))
    for recovery in catalog.recoveries where !used.contains(recovery.name) {
      report.add(.unused(recovery.name), at: recovery.place)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no code offers the recovery \(quoted(name))"
  }
}
