package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A code without a recovery, whose category requires options.
package struct OptionsMissing: CatalogRule {
  package static let id: RuleID = "options-missing"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let requiring = Dictionary(firstOf: catalog.categories.filter(\.requiresOptions), by: \.name)
    for domain in catalog.domains {
      for code in domain.codes where code.recovery == nil && code.recoveryPlace == nil {
        guard let category = requiring[code.category] else { continue }
        report.add(
          .noRecovery(code.name, category.name),
          at: .place(code.place, messageID: MessageID(file: domain.name, entry: code.name)),
          notes: [
            catalog.builtIn.categories.isEmpty
              ? Diagnostic.Note("the category is here", at: category.place)
              : Diagnostic.Note(
                "the category is built in; 'bayan explain \(category.name)' shows it")
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noRecovery(_ code: String, _ category: String) -> Self {
    "\(quoted(code)) offers no options, but its category \(quoted(category)) requires them; name a 'recovery'"
  }
}
