package import BayanChecking
package import BayanDiagnostics

/// A plural written as a letter in brackets, in the source.
///
/// Only the source's author can give translators a number to select by.
package struct OptionalPlural: MessageRule {
  package static let id: RuleID = "optional-plural"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package var requiredBytes: ByteSet { "(" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for text in message.texts where text.bytes.contains("(") {
      for (index, scalar) in text.scalars.enumerated() where scalar == "(" && index > 1 {
        guard text.scalars[index - 1].isAlphabetic, text.scalars[index - 2].isAlphabetic,
          text.literal(at: index) == nil,
          let close = text.scalars[index...].firstIndex(of: ")"),
          (2...4).contains(close - index),
          text.scalars[(index + 1)..<close].allSatisfy({ $0.isAlphabetic && !$0.isUppercase })
        else { continue }
        var start = index
        while start > 0, text.scalars[start - 1].isAlphabetic { start -= 1 }
        let range = start..<(close + 1)
        report.add(.optional(text.shown(range)), at: .text(range, of: text, in: message))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func optional(_ word: String) -> Self {
    "\(quoted(word)) can't be translated; select by the number with '.match'"
  }
}
