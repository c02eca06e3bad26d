public import BayanDiagnostics

/// A date or time is an argument.
///
/// Of the source only.
///
/// Reported:
///
///     Available from 2024-05-01.
///     Support ends at 10:30 p.m.
///
/// Not reported: dates in addresses and code.
public struct HardCodedDate: MessageRule {
  public static let id: RuleID = "hard-coded-date"
  public static let severity = Diagnostic.Severity.note

  public static let explanation = RuleExplanation(
    what: "The source has a date or a time in its words.",
    why: """
      Day and month change places from locale to locale; as an argument it is written the \
      reader's way.
      """,
    bad: "Available from 05/01/2024.",
    good: "Available from {$start :date}.",
    mending: "Make the date an argument and show it with ':date', ':time' or ':datetime'.")

  public init() {}

  public var triggers: ByteSet { .asciiDigits }

  public func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for path in message.text.paths where path.bytes.hasDigits {
      for literal in path.numericLiterals where literal.kind == .date {
        report.add(
          .hardCoded(path.shown(literal.range)), at: literal.range, of: path, in: message,
          certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hardCoded(_ date: String) -> Self {
    "\(quoted(date)) stands in the words; make it an argument with ':date' or ':time'"
  }
}
