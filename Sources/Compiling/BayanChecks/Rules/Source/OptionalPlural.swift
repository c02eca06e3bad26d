package import BayanDiagnostics

/// A plural written as a letter in brackets, in the source.
///
/// Only the source's author can give translators a number to select by.
///
/// Not reported: a call, `open()`; brackets after a space.
package struct OptionalPlural: MessageRule {
  package static let id: RuleID = "optional-plural"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "The source leaves singular and plural open, as in 'file(s)'.",
    why: """
      Languages with several plural forms can't write that. With the number as an argument, each \
      language has its own forms.
      """,
    howToFix: """
      Make the number an argument. Write one variant for 'one' and one for '*'. Translators add \
      the forms of their language.
      """,
    examples: [
      .message(
        bad: "Delete the file(s)?",
        good: """
          .input {$count :integer}
          .match $count
          one {{Delete the file?}}
          * {{Delete the files?}}
          """)
    ])

  package init() {}

  package var requiredBytes: ByteSet { "(" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for path in message.text.paths where path.bytes.contains("(") {
      for (index, scalar) in path.scalars.enumerated() where scalar == "(" && index > 1 {
        guard path.scalars[index - 1].isLetter, path.scalars[index - 2].isLetter,
          path.token(at: index) == nil,
          let close = path.scalars[index...].firstIndex(of: ")"),
          (2...4).contains(close - index),
          path.scalars[(index + 1)..<close].allSatisfy({ $0.isLetter && !$0.isUppercase })
        else { continue }
        var start = index
        while start > 0, path.scalars[start - 1].isLetter { start -= 1 }
        let range = start..<(close + 1)
        report.add(.optional(path.shown(range)), at: range, of: path, in: message)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func optional(_ word: String) -> Self {
    "\(quoted(word)) can't be translated; select by the number with '.match'"
  }
}
