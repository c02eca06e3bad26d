package import BayanChecking
package import BayanDiagnostics

/// A date or time in the source.
///
/// - Source: names of months of CLDR.
package struct HardCodedDate: MessageRule {
  package static let id: RuleID = "hard-coded-date"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package var requiredBytes: ByteSet { .asciiDigits }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    let months = message.localeContext.months
    for text in message.texts where text.bytes.hasDigits {
      var end = 0
      for literal in text.numericLiterals where literal.range.lowerBound >= end {
        let date =
          literal.kind == .date
          ? literal.range
          : literal.kind == .number ? text.namedDate(containing: literal.range, months) : nil
        guard let date else { continue }
        end = date.upperBound
        report.add(
          .hardCoded(text.shown(date)), at: .text(date, of: text, in: message),
          certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hardCoded(_ date: String) -> Self {
    "\(quoted(date)) is written in the text; make it an argument with ':date' or ':time'"
  }
}
