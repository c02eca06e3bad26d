package import BayanDiagnostics

/// A number that may change is an argument.
///
/// Of the source only. A note, for some numbers never change.
///
/// Reported:
///
///     Wait 30 seconds.
///
/// Not reported: what is part of a name, `HTTP 2`, `MP3`, `3D`; versions, addresses and code; dates
/// and amounts, which rules of their own report; in a message that selects by number, that number.
package struct HardCodedNumber: MessageRule {
  package static let id: RuleID = "hard-coded-number"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [.atSpan(HardCodedDate.id)]

  package static let explanation = RuleExplanation(
    what: "The source has a number in its words.",
    why: """
      As an argument it gets each locale's digits and plural, and can change without a new \
      translation.
      """,
    bad: "Wait 30 seconds.",
    good: "Wait {$seconds :integer} seconds.",
    howToFix: """
      Make the number an argument; if a noun is counted by it, select the noun's form by it too.
      """)

  package init() {}

  package var requiredBytes: ByteSet { .asciiDigits }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for path in message.text.paths where path.bytes.hasDigits {
      for literal in path.numericLiterals where literal.kind == .number {
        // The variant `1` may say so.
        if path.keys.split(separator: " ").contains(where: { $0 == path.shown(literal.range) }) {
          continue
        }
        report.add(
          .hardCoded(path.shown(literal.range)), at: literal.range, of: path, in: message,
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
