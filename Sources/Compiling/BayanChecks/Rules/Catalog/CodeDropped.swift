package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// A code, or a whole domain, that was released is gone.
///
/// Programs that name it no longer compile, and a service's answer that was told by it falls to
/// the domain's default.
///
/// Not reported: a code that has another name now (see `code-value-reused`); a domain of which not
/// all could be read.
package struct CodeDropped: CatalogRule {
  package static let id: RuleID = "code-dropped"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A code or domain of the release that 'Catalog/codes.lock' records is gone.",
    why: "Programs that name it no longer compile.",
    bad: "no [codes.passwordChanged], which was released",
    good: "[codes.passwordChanged] kept; or, for a major release: bayan release",
    howToFix: """
      Put the code back, with its value. If it is to go, do so in a major release and record it \
      with 'bayan release'.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      switch change.kind {
      case .codeRemoved, .domainRemoved:
        report.add(.dropped(change.sentence), at: released.place(of: nil, in: change))
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
