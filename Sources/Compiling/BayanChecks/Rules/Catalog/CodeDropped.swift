package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// Released codes and domains stay.
///
/// Not reported: a code below `[retired]`; a code that has another name now (`code-value-reused`); a
/// domain of which not all could be read.
package struct CodeDropped: CatalogRule {
  package static let id: RuleID = "code-dropped"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A code or domain is gone that is in the release that 'Catalog/codes.lock' records.",
    why: """
      Programs that use it no longer compile. Its number is still in logs, and nothing says what it \
      meant.
      """,
    howToFix: """
      Put the code back, with its value. If it should go, write '[retired.NAME]' with its value and \
      its summary in the domain's file, in a major release. A domain that should go is retired with \
      'bayan release'.
      """,
    examples: [
      .files(
        bad: .released(
          """
          # Catalog/login.toml
          [codes.sessionExpired]
          category = "other"
          value = 303
          """),
        good: .released(
          """
          # Catalog/login.toml
          [codes.passwordChanged]
          category = "other"
          value = 302

          [codes.sessionExpired]
          category = "other"
          value = 303
          """))
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      let place = DiagnosticPlace.place(released.place(of: nil, in: change))
      switch change.kind {
      case .codeRemoved(let name) where !released.isRetired(name, in: change):
        report.add(.codeDropped(change.sentence, name), at: place)
      case .domainRemoved: report.add(.domainDropped(change.sentence), at: place)
      default: continue
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func codeDropped(_ change: String, _ name: String) -> Self {
    "\(change), though it was released; put it back, or write '[retired.\(name)]' with its number"
  }

  fileprivate static func domainDropped(_ change: String) -> Self {
    "\(change), though it was released; put it back, or retire it with 'bayan release'"
  }
}
