package import BayanDiagnostics

/// Three full stops as an ellipsis.
///
/// Off by default: languages and teams differ.
///
/// Not reported: `…`; two dots or four; dots in a path or in code.
package struct EllipsisStyle: MessageRule {
  package static let id: RuleID = "ellipsis-style"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: "Three full stops are used as an ellipsis.",
    why: "The character '…' has the right spacing, and no line breaks inside it.",
    howToFix: "Write '…' instead of the three full stops, or run 'bayan check --fix'.",
    examples: [
      .message("ar", source: "Loading…", bad: "جارٍ التحميل...", good: "جارٍ التحميل…")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "." }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts where text.bytes.contains(".") {
      var index = 0
      while index < text.scalars.count {
        var end = index
        while end < text.scalars.count, text.scalars[end] == "." { end += 1 }
        if end - index == 3, text.token(at: index) == nil {
          report.add(
            .threeDots, at: .text(index..<end, of: text, in: message),
            fixes: message.fixes("write '…'", .automatic, index..<end, of: text, to: "…"))
        }
        index = max(end, index + 1)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let threeDots: Self = "three full stops are used instead of '…'"
}
