package import BayanDiagnostics

/// Code between backticks that the translation lacks or changes.
///
/// A note, where plain words stand between the backticks, which may be translated.
///
/// Not reported: code that the translation has and the source hasn't; other marks around the same
/// text, as `«#RRGGBB»` for `` `#RRGGBB` ``.
package struct CodeLiteralChanged: MessageRule {
  package static let id: RuleID = "code-literal-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "Code between backticks is missing from the translation or changed.",
    why: "Readers type it exactly as they see it.",
    howToFix: """
      Copy the text between the backticks from the source. Translate only the words around it.
      """,
    examples: [
      .message(
        "ar",
        source: "Run `npm test`",
        bad: "شغّل `تشغيل الاختبار`",
        good: "شغّل `npm test`")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "`" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.code, called: "code", into: &report) { change in
      let words = change.expected.split(separator: " ")
      if let found = change.found,
        change.text.shown(found).withoutStrings == change.expected.withoutStrings
      {
        return false
      }
      return !words.allSatisfy { EnglishWords.contains($0.filter { $0 != "`" }) }
    }
  }
}

extension String {
  /// The code but for what stands in quotation marks, which may be words for readers.
  fileprivate var withoutStrings: [Substring] {
    split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
