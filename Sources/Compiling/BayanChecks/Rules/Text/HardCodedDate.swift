package import BayanDiagnostics

/// A date or time is an argument.
///
/// Of the source only.
///
/// Reported:
///
///     Available from 2024-05-01.
///     Support ends at 10:30 p.m.
///     Available from March 5, 2025.
///
/// Not reported: dates in addresses and code.
///
/// - Source: names of months of CLDR.
package struct HardCodedDate: MessageRule {
  package static let id: RuleID = "hard-coded-date"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "The source has a date or a time in its words.",
    why: """
      Day and month change places from locale to locale; as an argument it is written the \
      reader's way.
      """,
    bad: "Available from 05/01/2024.",
    good: "Available from {$start :date}.",
    howToFix: "Make the date an argument and show it with ':date', ':time' or ':datetime'.")

  package init() {}

  package var requiredBytes: ByteSet { .asciiDigits }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    let months = MonthNames.of(message.locale)
    for path in message.text.paths where path.bytes.hasDigits {
      var end = 0
      for literal in path.numericLiterals where literal.range.lowerBound >= end {
        let date =
          literal.kind == .date
          ? literal.range
          : literal.kind == .number ? path.namedDate(around: literal.range, months) : nil
        guard let date else { continue }
        end = date.upperBound
        report.add(
          .hardCoded(path.shown(date)), at: date, of: path, in: message, certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hardCoded(_ date: String) -> Self {
    "\(quoted(date)) is written in the text; make it an argument with ':date' or ':time'"
  }
}
