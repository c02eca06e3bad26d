package import BayanChecking
package import BayanDiagnostics

/// An amount of money in the source.
package struct HardCodedCurrency: MessageRule {
  package static let id: RuleID = "hard-coded-currency"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package var requiredBytes: ByteSet { .asciiDigits }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for text in message.texts where text.bytes.hasDigits {
      for literal in text.numericLiterals where literal.kind == .currency {
        report.add(
          .hardCoded(text.shown(literal.range)),
          at: .text(literal.range, of: text, in: message),
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
