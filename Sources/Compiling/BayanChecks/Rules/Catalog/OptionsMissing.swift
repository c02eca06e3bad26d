package import BayanCatalog
package import BayanDiagnostics

/// A code whose category requires options names a recovery.
///
/// Reported, with `requires = ["title", "options"]` for `recoverable`:
///
///     [codes.passwordChanged]
///     category = "recoverable"
///
/// Not reported: the same with `recovery = "logIn"`; a category that doesn't exist.
package struct OptionsMissing: CatalogRule {
  package static let id: RuleID = "options-missing"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A code names no recovery though its category requires options.",
    why: "A reader who is told what to do needs the button to do it with.",
    bad: "[codes.passwordChanged]\ncategory = \"recoverable\"",
    good: "[codes.passwordChanged]\ncategory = \"recoverable\"\nrecovery = \"logIn\"",
    howToFix: """
      Give the code a 'recovery'. If readers can do nothing, choose a category that needs no \
      options.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let requiring = Dictionary(
      catalog.categories.filter(\.requiresOptions).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    for domain in catalog.domains {
      for code in domain.codes where code.recovery == nil && code.recoveryPlace == nil {
        guard let category = requiring[code.category] else { continue }
        report.add(
          .noRecovery(code.name, category.name), at: code.place,
          messageID: MessageID(file: domain.name, entry: code.name),
          notes: [Diagnostic.Note("the category is here", at: category.place)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noRecovery(_ code: String, _ category: String) -> Self {
    "\(quoted(code)) offers no options, which \(quoted(category)) requires; name a 'recovery'"
  }
}
