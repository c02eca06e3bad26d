package import BayanChecking
package import BayanDiagnostics

/// The same direction mark several times in a row.
package struct BidiMarkRun: MessageRule {
  package static let id: RuleID = "bidi-mark-run"
  package static let severity = Diagnostic.Severity.note

  package let requiredBytes: ByteSet = "\u{61C}\u{200E}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.bidiMark) else { return }
    for text in message.renderedTexts where text.traits.contains(.bidiMark) {
      var index = 0
      while index < text.characters.count {
        let start = index
        index += 1
        guard text.characters[start].scalar.isBidiMark else { continue }
        while index < text.characters.count,
          text.characters[index].scalar == text.characters[start].scalar
        {
          index += 1
        }
        guard index - start > 1 else { continue }
        report.add(
          .run(text.characters[start].scalar, index - start),
          at: .text(start..<index, of: text, in: message),
          fixes: message.fixes("keep one", .automatic, start + 1..<index, of: text, to: ""))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func run(_ scalar: Unicode.Scalar, _ count: Int) -> Self {
    "\(scalar.named) is there \(count) times in a row; one is enough"
  }
}
