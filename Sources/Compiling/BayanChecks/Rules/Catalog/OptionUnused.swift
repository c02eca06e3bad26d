package import BayanCatalog
package import BayanDiagnostics

/// An option that no recovery has.
///
/// Every locale gives it a label that nobody sees.
///
/// Reported: `[retry]` in `options.toml`, where no recovery has `"retry"` among its options.
///
/// Not reported: the option of a recovery that no code offers (`recovery-unused`).
package struct OptionUnused: CatalogRule {
  package static let id: RuleID = "option-unused"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "An option that no recovery has.",
    why: "Every locale gives it a label that nobody sees.",
    bad: "[retry]               and no recovery has \"retry\" among its options",
    good: "options = [\"retry\", \"cancel\"]",
    howToFix: """
      Add the option to the recovery it was made for, or delete it from Catalog/options.toml and \
      from each locale.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let used = Set(catalog.recoveries.flatMap(\.options).map(\.option))
    for option in catalog.options where !used.contains(option.name) {
      report.add(.unused(option.name), at: option.place)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no recovery has the option \(quoted(name))"
  }
}
