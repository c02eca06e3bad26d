import BayanICU

extension ShownText {
  /// Whether Hebrew is stored in the order of display: more words begin than end with the forms of
  /// letters that only end words.
  ///
  /// What is said of the places of signs and spaces in such a text is wrong.
  var isStoredAsShown: Bool {
    var begins = 0
    var ends = 0
    for index in scalars.indices where scalars[index].isFinalHebrewLetter {
      let isBehind = index > 0 && scalars[index - 1].isHebrewLetter
      let isBefore = index + 1 < scalars.count && scalars[index + 1].isHebrewLetter
      if isBefore, !isBehind { begins += 1 }
      if isBehind, !isBefore { ends += 1 }
    }
    return begins > ends
  }
}

extension Unicode.Scalar {
  fileprivate var isHebrewLetter: Bool { unicode.script == .hebrew && unicode.isLetter }

  fileprivate var isFinalHebrewLetter: Bool { "ךםןףץ".unicodeScalars.contains(self) }
}
