package import BayanCatalog
package import BayanDiagnostics

/// A code without `summary`.
///
/// Not reported: a code with the texts of its category, for which there is nothing to translate.
package struct DescriptionMissing: CatalogRule {
  package static let id: RuleID = "description-missing"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A code has no summary.",
    why: "Without it, translators have only the texts themselves to tell what happened.",
    howToFix: """
      Add 'summary' to the code: a sentence that says when the error occurs and what its arguments \
      are.
      """,
    examples: [
      .files(
        bad: .passwordChanged(),
        good: """
          # Catalog/login.toml
          [codes.passwordChanged]
          category = "other"
          summary = "The user changed the password on another device."
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for domain in catalog.domains {
      for code in domain.codes where code.words == .own {
        guard code.summary.unicodeScalars.allSatisfy(\.isWhitespace) else { continue }
        report.add(.missing(code.name), at: .place(code.place))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ code: String) -> Self {
    "\(quoted(code)) has no 'summary' that tells translators when it occurs"
  }
}
