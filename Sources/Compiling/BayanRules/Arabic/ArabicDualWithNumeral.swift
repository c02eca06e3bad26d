package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A number before an Arabic dual, in the variant `two` of a message whose variant `one` has no number.
///
/// Who writes the number with one, too, does so on purpose: many Arabic catalogs show it in every variant.
package struct ArabicDualWithNumeral: MessageRule {
  package static let id: RuleID = "arabic-dual-with-numeral"
  package static let severity = Diagnostic.Severity.note

  package let requiredBytes: ByteSet = "{"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.isSuperset(of: [.arabic, .placeholder]),
      message.writing.language == "ar"
    else { return }
    for text in message.renderedTexts {
      guard text.variantKeys.contains("two") else { continue }
      let keys = text.variantKeys.map { $0 == "two" ? "one" : $0 }
      guard let one = message.renderedTexts.first(where: { $0.variantKeys == keys }),
        one.placeholderCount < text.placeholderCount
      else { continue }
      let tokens = text.tokens
      for (number, word) in zip(tokens, tokens.dropFirst(2)) {
        guard number.kind == .placeholder, word.kind == .word,
          text.scalars[number.range.upperBound..<word.range.lowerBound].allSatisfy(\.isWhitespace),
          text.isDual(word.range)
        else { continue }
        report.add(
          .twice(text.string(word.range)),
          at: .text(number.range.lowerBound..<word.range.upperBound, of: text, in: message),
          certainty: .likely,
          fixes: message.fixes(
            "delete the number", .review, number.range.lowerBound..<word.range.lowerBound, of: text,
            to: ""))
      }
    }
  }
}

extension ShownText {
  fileprivate var placeholderCount: Int { tokens.count { $0.kind == .placeholder } }

  /// Whether a word has the ending of a dual: `ان`, `ين`, `تان`, `تين`.
  fileprivate func isDual(_ word: Range<Int>) -> Bool {
    let letters = characters[word].filter { $0.properties.isLetter }.map(\.scalar)
    guard letters.count >= 4, letters.last == "\u{646}" else { return false }
    return letters[letters.count - 2] == "\u{627}" || letters[letters.count - 2] == "\u{64A}"
  }
}

extension Diagnostic.Message {
  fileprivate static func twice(_ word: String) -> Self {
    "\(quoted(word)) already means two, so the number repeats it; delete the number"
  }
}
