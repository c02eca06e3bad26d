package import BayanDiagnostics

/// A date or time in the source.
///
/// Not reported: dates in addresses and code; translations.
///
/// - Source: names of months of CLDR.
package struct HardCodedDate: MessageRule {
  package static let id: RuleID = "hard-coded-date"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "The source contains a date or a time.",
    why: """
      Locales write day and month in different order. An argument is formatted for each reader.
      """,
    howToFix: "Make the date an argument and show it with ':date', ':time' or ':datetime'.",
    examples: [
      .message(bad: "Available from 05/01/2024.", good: "Available from {$since :date}.")
    ])

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
          : literal.kind == .number ? text.namedDate(around: literal.range, months) : nil
        guard let date else { continue }
        end = date.upperBound
        report.add(
          .hardCoded(text.shown(date)), at: .text(date, of: text, in: message), certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hardCoded(_ date: String) -> Self {
    "\(quoted(date)) is written in the text; make it an argument with ':date' or ':time'"
  }
}
