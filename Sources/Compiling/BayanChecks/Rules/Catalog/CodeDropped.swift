package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// Released codes and domains stay.
///
/// Not reported: a code that has another name now (`code-value-reused`); a domain of which not all
/// could be read.
package struct CodeDropped: CatalogRule {
  package static let id: RuleID = "code-dropped"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A code or domain is gone that is in the release that 'Catalog/codes.lock' records.",
    why: "Programs that use it no longer compile.",
    howToFix: """
      Put the code back, with its value. If it should go, remove it in a major release and record \
      that with 'bayan release'.
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
      switch change.kind {
      case .codeRemoved, .domainRemoved:
        report.add(.dropped(change.sentence), at: .place(released.place(of: nil, in: change)))
      default: continue
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func dropped(_ change: String) -> Self {
    "\(change), though it was released; put it back, or retire it with 'bayan release'"
  }
}
