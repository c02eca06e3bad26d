package import BayanDiagnostics

/// The same direction mark several times in a row.
///
/// Not reported: marks of different kinds, one after the other.
package struct BidiMarkRun: MessageRule {
  package static let id: RuleID = "bidi-mark-run"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "The same direction mark is there twice or more in a row.",
    why: "One mark is enough. As nobody sees them, they add up.",
    howToFix: "Keep one of the marks, or run 'bayan check --fix'.",
    examples: [
      .message(
        "ar",
        source: "GitHub is down",
        bad: "<U+200F><U+200F>GitHub متوقف",
        good: "<U+200F>GitHub متوقف")
    ])

  package let requiredBytes: ByteSet = "\u{61C}\u{200E}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiMark) else { return }
    for path in message.characters.paths where path.traits.contains(.bidiMark) {
      var index = 0
      while index < path.units.count {
        let start = index
        index += 1
        guard path.units[start].scalar.isBidiMark else { continue }
        while index < path.units.count, path.units[index].scalar == path.units[start].scalar {
          index += 1
        }
        guard index - start > 1 else { continue }
        report.add(
          .run(path.units[start].scalar, index - start), at: start..<index, on: path, in: message,
          fix: ("keep one", .automatic, [message.edit(path, start + 1..<index, "")]))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func run(_ scalar: Unicode.Scalar, _ count: Int) -> Self {
    "\(scalar.named) is there \(count) times in a row; one is enough"
  }
}
