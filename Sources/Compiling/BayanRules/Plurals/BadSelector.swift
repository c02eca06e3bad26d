package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A selector whose function can't select.
package struct BadSelector: MessageRule {
  package static let id: RuleID = "bad-selector"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  private var signatures = FunctionSignatures()

  package init() {}

  package var requiredBytes: ByteSet { "." }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.signatures = FunctionSignatures(catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard case .select(let selectors, _) = message.localeMessage.parsed.message.body else { return }
    for selector in selectors {
      guard let function = message.meaning[selector.name].function?.name,
        signatures[function]?.selects == false
      else { continue }
      report.add(.bad(selector.name, function), at: .span(selector.span, in: message))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func bad(_ variable: String, _ function: String) -> Self {
    "\(quoted("$" + variable)) can't select a variant; \(quoted(":" + function)) only formats"
  }
}
