package import BayanCatalog
package import BayanDiagnostics

/// An option without recoveries.
///
/// Not reported: the option of a recovery that no code offers (`recovery-unused`).
package struct OptionUnused: CatalogRule {
  package static let id: RuleID = "option-unused"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "No recovery has this option.",
    why: "Every locale has a label for it that nobody sees.",
    howToFix: """
      Add the option to the recovery it was made for, or delete it from Catalog/options.toml and \
      from each locale.
      """,
    examples: [
      .files(
        bad: """
          # Catalog/options.toml
          [logIn]

          [retry]

          # Catalog/recoveries.toml
          [logIn]
          options = ["logIn"]
          """,
        good: """
          # Catalog/options.toml
          [logIn]

          [retry]

          # Catalog/recoveries.toml
          [logIn]
          options = ["logIn", "retry"]
          """)
    ])

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
