package import BayanChecking
package import BayanDiagnostics

/// Three full stops as an ellipsis.
///
/// Off by default: languages and teams differ.
package struct EllipsisStyle: MessageRule {
  package static let id: RuleID = "ellipsis-style"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package init() {}

  package var requiredBytes: ByteSet { "." }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts where text.bytes.contains(".") {
      var index = 0
      while index < text.scalars.count {
        var end = index
        while end < text.scalars.count, text.scalars[end] == "." { end += 1 }
        if end - index == 3, text.literal(at: index) == nil {
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
