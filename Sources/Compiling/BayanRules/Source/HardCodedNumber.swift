package import BayanChecking
package import BayanDiagnostics

/// A number in the source that may change.
///
/// The diagnostic is a note, because some numbers never change.
package struct HardCodedNumber: MessageRule {
  package static let id: RuleID = "hard-coded-number"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [.atSpan(HardCodedDate.id)]

  package init() {}

  package var requiredBytes: ByteSet { .asciiDigits }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for text in message.texts where text.bytes.hasDigits {
      for literal in text.numericLiterals where literal.kind == .number {
        // A variant for the number may have it in its text.
        if text.variantKeys.contains(where: { $0 == text.shown(literal.range) }) {
          continue
        }
        report.add(
          .hardCoded(text.shown(literal.range)),
          at: .text(literal.range, of: text, in: message),
          certainty: .maybe)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hardCoded(_ number: String) -> Self {
    "\(quoted(number)) is written in the text; if it may change, make it an argument"
  }
}
