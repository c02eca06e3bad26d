package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// A selector whose function can't select.
package struct BadSelector: MessageRule {
  package static let id: RuleID = "bad-selector"
  package static let severity = Diagnostic.Severity.error

  private var signatures = FunctionSignatures()

  package init() {}

  package var requiredBytes: ByteSet { "." }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.signatures = FunctionSignatures(catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard case .select(let selectors, _) = message.words.parsed.message.body else { return }
    let values = message.declarations
    for selector in selectors {
      var name = selector.name
      for _ in 0...values.count {
        guard let value = values[name]?.value else { break }
        if let function = value.function {
          if signatures[function.name]?.selects == false {
            report.add(
              Diagnosis.bad(selector.name, function.name), at: .span(selector.span, in: message))
          }
          break
        }
        guard let variable = value.operand?.variable else { break }
        name = variable.name
      }
    }
  }
}

extension BadSelector {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case bad(String, String)

    var message: Diagnostic.Message {
      switch self {
      case .bad(let variable, let function):
        "\(quoted("$" + variable)) can't select a variant; \(quoted(":" + function)) only formats"
      }
    }
  }
}
