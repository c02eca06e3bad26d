package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A combining mark without a letter.
///
/// The diagnostic is a note for U+0654 after a value in Persian, which joins the value to the next word.
package struct CombiningAtStart: MessageRule {
  package static let id: RuleID = "combining-at-start"
  package static let severity = Diagnostic.Severity.warning

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
  /// Returns the position of a mark without a letter before it; `nil` if it has one.
  fileprivate func place(before index: Int) -> LoosePlace? {
    guard index > 0 else { return .start }
    let before = characters[index - 1]
    switch before.kind {
    case .placeholder, .isolation: return .afterValue
    case .text, .literal: break
    }
    switch before.scalar {
    case "\u{A0}", "\u{202F}": return nil
    case _ where before.properties.isWhitespace: return .afterSpace
    case _ where before.scalar.isBidiControl: return place(before: index - 1)
    default: return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func loose(_ mark: Unicode.Scalar, _ place: LoosePlace) -> Self {
    switch place {
    case .start: "the mark \(mark.inQuotes) is at the start, without a letter to combine with"
    case .afterValue: "the mark \(mark.inQuotes) is after a value, without a letter to combine with"
    case .afterSpace: "the mark \(mark.inQuotes) is after a space, without a letter to combine with"
    }
  }
}

/// The position of a mark that has no letter.
private enum LoosePlace {
  case start, afterValue, afterSpace
}
