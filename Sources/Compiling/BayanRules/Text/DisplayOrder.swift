import BayanChecking
import BayanICU

extension CatalogMessage {
  /// Whether a text in Hebrew is stored in the order of display.
  ///
  /// What is said of the places of signs and spaces in such a text is wrong. Letters and marks tell, or
  /// an option that the source begins with and the text ends with: `-p  pipes` and `תורוניצ  -p`.
  func isStoredAsShown(_ text: ShownText) -> Bool {
    guard text.traits.contains(.rightToLeft) else { return false }
    if text.isStoredAsShown { return true }
    guard let sourceTexts else { return false }
    return text.endsWithOption(thatBegins: sourceTexts.counterpart(of: text))
  }
}

extension ShownText {
  /// What readers from right to left see of the text, from left to right; empty if nothing in it is
  /// written so.
  ///
  /// Who types `()sin` in Hebrew sees `sin()`.
  var glyphsFromRightToLeft: [UInt16] {
    traits.contains(.rightToLeft) ? BidiView(self, isRightToLeft: true).glyphs : []
  }

  /// Whether more words begin than end with what only ends words: marks, and the forms that letters
  /// have there.
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

  /// Whether the option that another text begins with is after all Hebrew words, and some are there.
  fileprivate func endsWithOption(thatBegins other: ShownText) -> Bool {
    let words = scalars.split(whereSeparator: \.isWhitespace)
    guard let option = other.scalars.split(whereSeparator: \.isWhitespace).first, option.count > 1,
      option.first == "-", let last = words.lastIndex(of: option)
    else { return false }
    func isHebrew(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
      word.contains(where: \.isHebrewLetter)
    }
    return words[..<last].contains(where: isHebrew) && !words[last...].contains(where: isHebrew)
  }
}

extension [UInt16] {
  /// Whether a stretch of a text is among these code units.
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
