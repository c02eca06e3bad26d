package import BayanDiagnostics

/// An amount of money in the source.
///
/// Not reported: a sign without a number; translations.
package struct HardCodedCurrency: MessageRule {
  package static let id: RuleID = "hard-coded-currency"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "The source contains an amount of money.",
    why: "Each locale has its own place for the currency sign and its own number of decimals.",
    howToFix: "Make the amount an argument of the type 'currency' and show it with ':currency'.",
    examples: [
      .message(bad: "The fee is $5.", good: "The fee is {$fee :currency}.")
    ])

  package init() {}

  package var requiredBytes: ByteSet { .asciiDigits }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for text in message.texts where text.bytes.hasDigits {
      for literal in text.numericLiterals where literal.kind == .currency {
        report.add(
          .hardCoded(text.shown(literal.range)), at: .text(literal.range, of: text, in: message),
          certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hardCoded(_ amount: String) -> Self {
    "\(quoted(amount)) is written in the text; make it an argument with ':currency'"
  }
}
