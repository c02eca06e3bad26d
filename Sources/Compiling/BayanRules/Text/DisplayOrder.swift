import BayanChecking
import BayanICU

extension CatalogMessage {
  /// Whether a Hebrew text is stored in display order.
  ///
  /// In such a text diagnostics about the order of signs and spaces are wrong. Two things show the order:
  /// final letters and marks at the start of words, or an option that begins the source and ends the text,
  /// as in `-p  pipes` and `תורוניצ  -p`.
  func isStoredAsShown(_ text: ShownText) -> Bool {
    guard text.traits.contains(.rightToLeft) else { return false }
    if text.isStoredAsShown { return true }
    guard let sourceTexts else { return false }
    return text.endsWithOption(thatBegins: sourceTexts.counterpart(of: text))
  }
}

extension ShownText {
  /// The visible glyphs of the text for readers from right to left, in order from left to right; empty
  /// without right-to-left letters.
  ///
  /// Text typed as `()sin` in Hebrew is seen as `sin()`.
  var glyphsFromRightToLeft: [UInt16] {
    traits.contains(.rightToLeft) ? BidiView(self, isRightToLeft: true).glyphs : []
  }

  /// Whether more words begin than end with characters that only end words: marks, and final forms of
  /// letters.
  fileprivate var isStoredAsShown: Bool {
    var begins = 0
    var ends = 0
    for index in scalars.indices where scalars[index].endsHebrewWords {
      let isLetter = scalars[index].isHebrewLetter
      let isBehind = index > 0 && scalars[index - 1].isHebrewLetter
      let isBefore = index + 1 < scalars.count && scalars[index + 1].isHebrewLetter
      // A mark without a space on either side joins words, `כן/לא.וכו`.
      let isAtStart = index == 0 || isLetter || scalars[index - 1].isWhitespace
      let isAtEnd = index + 1 == scalars.count || isLetter || scalars[index + 1].isWhitespace
      if isBefore, !isBehind, isAtStart { begins += 1 }
      if isBehind, !isBefore, isAtEnd { ends += 1 }
    }
    return begins > ends
  }

  /// Whether the first option of another text comes after all Hebrew words of this one.
  fileprivate func endsWithOption(thatBegins other: ShownText) -> Bool {
    let parts = scalars.split(whereSeparator: \.isWhitespace)
    guard let option = other.scalars.split(whereSeparator: \.isWhitespace).first, option.count > 1,
      option.first == "-", let last = parts.lastIndex(of: option)
    else { return false }
    func isHebrew(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
      word.contains(where: \.isHebrewLetter)
    }
    return parts[..<last].contains(where: isHebrew) && !parts[last...].contains(where: isHebrew)
  }
}

extension [UInt16] {
  /// Whether these code units contain a stretch of a text.
  func holds(_ stretch: ArraySlice<Unicode.Scalar>) -> Bool {
    let wanted = stretch.flatMap { Array($0.utf16) }
    guard let first = wanted.first, wanted.count <= count else { return false }
    return (0...count - wanted.count).contains {
      self[$0] == first && self[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHebrewLetter: Bool { unicode.script == .hebrew && unicode.isLetter }

  fileprivate var endsHebrewWords: Bool { "ךםןףץ.,:;!?".unicodeScalars.contains(self) }
}
