package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A combining mark without a letter.
///
/// A note for U+0654 behind a value in Persian, which joins it to the next word.
///
/// Not reported: a mark that the source has, as a sign of music that is shown by itself; a mark on
/// a no-break space, on a tatweel or on a dotted circle, which is how a mark is shown by itself.
package struct CombiningAtStart: MessageRule {
  package static let id: RuleID = "combining-at-start"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: """
      A combining mark has no letter before it: it is at the start, after a space or after a \
      value.
      """,
    why: "It is drawn on a dotted circle, or on the last letter of the value.",
    howToFix: "Delete the mark, or type it after the letter that it belongs to.",
    examples: [
      .message("ar", source: "Save", bad: "<U+0651>حفظ", good: "حف<U+0651>ظ")
    ])

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.mark) else { return }
    lazy var ofSource = Set(message.sourceTexts?.lazy.flatMap(\.scalars) ?? [])
    for text in message.renderedTexts where text.traits.contains(.looseMark) {
      for (index, character) in text.characters.enumerated()
      where character.properties.isMark && character.isWritten
        && !character.properties.isDefaultIgnorableCodePoint
      {
        guard let place = text.place(before: index), !ofSource.contains(character.scalar) else {
          continue
        }
        var end = index + 1
        while end < text.characters.count, text.characters[end].properties.isMark { end += 1 }
        let isEzafe =
          character.scalar == "\u{654}" && message.writing.language == "fa" && index > 0
          && text.characters[index - 1].kind != .text
        report.add(
          .loose(character.scalar, place), at: .text(index..<end, of: text, in: message),
          atMost: isEzafe ? .note : .error)
      }
    }
  }
}

extension ShownText {
  /// What stands before a mark, if that is nothing it could stand on.
  fileprivate func place(before index: Int) -> String? {
    guard index > 0 else { return "at the start" }
    let before = characters[index - 1]
    switch before.kind {
    case .placeholder, .isolation: return "after a value"
    case .text, .literal: break
    }
    switch before.scalar {
    case "\u{A0}", "\u{202F}": return nil
    case _ where before.properties.isWhitespace: return "after a space"
    case _ where before.scalar.isBidiControl: return place(before: index - 1)
    default: return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func loose(_ mark: Unicode.Scalar, _ place: String) -> Self {
    "the mark \(mark.shown) is \(place), where it has no letter"
  }
}
