import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A plural about an argument that the source doesn't use.
package struct PluralAdded: MessageRule {
  package static let id: RuleID = "plural-added"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection, let source = message.sourceMessage else { return }
    for selector in selection.selectors where selector.plural != nil {
      guard let argument = selector.argument,
        !source.uses.variants.contains(where: { $0.contains(argument) })
      else { continue }
      report.add(
        .added(argument), at: .span(selector.variable.span, in: message),
        certainty: .maybe,
        notes: [Diagnostic.Note("the source is here", at: source.localeMessage)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func added(_ argument: String) -> Self {
    "the translation selects by \(quoted("$" + argument)), but the source doesn't"
  }
}
