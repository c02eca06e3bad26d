package import BayanCatalog
package import BayanDiagnostics

/// A code has a summary, which tells translators when it is met.
///
/// Reported:
///
///     [codes.passwordChanged]
///     category = "recoverable"
///
/// Not reported: a code with the words of its category, for there is nothing to translate.
package struct DescriptionMissing: CatalogRule {
  package static let id: RuleID = "description-missing"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A code has no summary.",
    why: "Whoever translates its words has nothing but these to tell what happened.",
    bad: "[codes.passwordChanged]\ncategory = \"recoverable\"",
    good: "[codes.passwordChanged]\ncategory = \"recoverable\"\nsummary = \"The user changed it.\"",
    howToFix: """
      Add 'summary' to the code: a sentence that says when the error occurs and what the \
      arguments are.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for domain in catalog.domains {
      for code in domain.codes where code.words == .own {
        guard code.summary.unicodeScalars.allSatisfy(\.isSpace) else { continue }
        report.add(.missing(code.name), at: code.place)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ code: String) -> Self {
    "\(quoted(code)) has no 'summary' that tells translators when it occurs"
  }
}
