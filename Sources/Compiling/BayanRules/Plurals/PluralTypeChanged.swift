import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// A plural by cardinal numbers whose source selects by ordinal ones, or the reverse.
package struct PluralTypeChanged: MessageRule {
  package static let id: RuleID = "plural-type-changed"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let selection = message.selection, let source = message.sourceMessage?.selection else {
      return
    }
    for selector in selection.selectors {
      guard let own = selector.plural, let argument = selector.argument,
        let model = source.plural(of: argument), let wanted = model.plural,
        own.type != wanted.type
      else { continue }
      report.add(
        .changed(argument, isOrdinal: wanted.type == .ordinal),
        at: .span(selector.variable.span, in: message),
        notes: [Diagnostic.Note("the source selects here", at: place(of: model, message))])
    }
  }

  private func place(of model: MessageMatcher.Selector, _ message: CatalogMessage) -> Place {
    message.source?.place(of: model.variable.span) ?? message.localeMessage.place
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ argument: String, isOrdinal: Bool) -> Self {
    isOrdinal
      ? "\(quoted("$" + argument)) is an ordinal in the source (3rd), but not here (3); add 'select=ordinal'"
      : "\(quoted("$" + argument)) is an ordinal here (3rd), but not in the source (3); remove 'select=ordinal'"
  }
}
