package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// A text that shows a code's number, a domain or an error type.
package struct RawCodeShown: MessageRule {
  package static let id: RuleID = "raw-code-shown"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true

  private var known = KnownCodes()

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.known = KnownCodes(catalog)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts {
      check(text, of: message, into: &report)
      guard text.hasPlaceholders else { continue }
      // Literals that functions format are checked too: `{190 :integer}`.
      for expression in text.pattern.expressions where expression.plainLiteral == nil {
        guard case .literal(let literal)? = expression.operand else { continue }
        check(ShownText(declared: literal, in: message.localeMessage), of: message, into: &report)
      }
    }
  }

  private func check(_ text: ShownText, of message: CatalogMessage, into report: inout Report) {
    guard !text.traits.isDisjoint(with: KnownCodes.traits) else { return }
    for found in known.mentions(in: text, of: message.id) {
      // A translation may follow its source, in which it is an error.
      let isOfSource = message.sourceMessage?.texts.contains { source in
        known.mentions(in: source, of: message.id).contains { $0.kind == found.kind }
      }
      report.add(
        .shown(found.kind, text.string(found.range)),
        at: .text(found.range, of: text, in: message),
        atMost: isOfSource == true ? .note : .error,
        notes: found.place.map { [Diagnostic.Note("it is declared here", at: $0)] } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func shown(_ kind: KnownCodes.Mention.Kind, _ text: String) -> Self {
    switch kind {
    case .number:
      "\(quoted(text)) is the code of an error, which tells readers nothing; say what happened"
    case .domain:
      "\(quoted(text)) is the domain of an error, which tells readers nothing; say what happened"
    case .type:
      "\(quoted(text)) is the type of an error, which tells readers nothing; say what happened"
    }
  }
}
