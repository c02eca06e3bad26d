package import BayanDiagnostics
import BayanICU

/// A space before a mark, in Arabic script.
///
/// Not reported: a mark that begins something, as in `:)`.
package struct ArabicPunctuationSpacing: MessageRule {
  package static let id: RuleID = "arabic-punctuation-spacing"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "In Arabic script, a space stands before a punctuation mark.",
    why: "A line can break there, so that the mark starts the next line.",
    howToFix: "Delete the space before the mark, or run 'bayan check --fix'.",
    examples: [
      .message(
        "ar",
        source: "Your suggestion is empty!",
        bad: "اقتراحك فارغ !",
        good: "اقتراحك فارغ!")
    ])

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.arabic) else { return }
    for text in message.renderedTexts
    where text.traits.contains(.arabic) && text.mayHaveSpaceBeforeMark {
      for (index, character) in text.characters.enumerated()
      where character.kind == .text && character.token == nil {
        switch character.scalar {
        case "؟", "!", "،", "؛", ":": break
        default: continue
        }
        var start = index
        while start > 0, text.characters[start - 1].properties.generalCategory == .zs { start -= 1 }
        guard start > 0, start < index, text.hasWords(start - 1, before: character.scalar),
          index + 1 == text.characters.count || text.characters[index + 1].properties.isWhitespace
        else { continue }
        report.add(
          .spaced(character.scalar), at: .text(start..<index + 1, of: text, in: message),
          fixes: message.fixes("delete the space", .automatic, start..<index, of: text, to: ""))
      }
    }
  }
}

extension ShownText {
  /// Whether what stands before a space and a mark is what the mark belongs to.
  ///
  /// A word in Arabic script, a value, or what ends a quotation or a bracket; `؟` belongs to whatever
  /// it is.
  fileprivate func hasWords(_ index: Int, before mark: Unicode.Scalar) -> Bool {
    let character = characters[index]
    if character.isArabic || character.kind != .text { return true }
    switch character.properties.generalCategory {
    case .pe, .pf: return true
    default: return !mark.isASCII && character.properties.isAlphanumeric
    }
  }
}

extension ShownText {
  /// Whether anything but a letter stands before one of the marks; most are written onto a word.
  fileprivate var mayHaveSpaceBeforeMark: Bool {
    scalars.indices.dropFirst().contains { index in
      switch scalars[index] {
      case "؟", "!", "،", "؛", ":": !scalars[index - 1].isAlphabetic
      default: false
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func spaced(_ scalar: Unicode.Scalar) -> Self {
    "there is a space before '\(scalar)'"
  }
}
