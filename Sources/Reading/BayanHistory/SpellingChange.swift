import BayanSupport

/// A comparison of two texts that ignores the spelling of their words.
///
/// Spaces, capitals and punctuation may differ, and a letter or two of a longer word. Placeholders,
/// numbers, question marks and short words must be the same: `not` is no slip of `now`.
enum SpellingChange {
  static func isAll(from old: String, to new: String) -> Bool {
    let a = spellings(of: old)
    let b = spellings(of: new)
    guard questions(in: old) == questions(in: new) else { return false }
    // `a lot` equals `alot`.
    if a.joined().elementsEqual(b.joined()) { return true }
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy(isSame)
  }

  private static func spellings(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(Array.init)
  }

  private static func questions(in text: String) -> Int {
    text.unicodeScalars.count { "?؟？\u{37E}".unicodeScalars.contains($0) }
  }

  private static func isSame(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    let (first, second) = (letters(of: a), letters(of: b))
    guard let first, let second else { return bare(a) == bare(b) }
    if first == second { return true }
    let shorter = min(first.count, second.count)
    // Two swapped neighbours are a typing slip in short words too: `teh`.
    if first.count == second.count, shorter > 2, first.sorted() == second.sorted() {
      return editDistance(first, second) == 1
    }
    return shorter > 4 && editDistance(first, second) <= (shorter > 9 ? 2 : 1)
  }

  /// Returns the lowercase letters of a word; `nil` for a placeholder, a number or a tag.
  private static func letters(of word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let isPlain = word.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .decimalNumber, .letterNumber, .otherNumber, .mathSymbol, .currencySymbol, .format:
        false
      default: !"{}|\\@#%&*/".unicodeScalars.contains(scalar)
      }
    }
    guard isPlain else { return nil }
    let letters = word.filter { $0.properties.isAlphabetic || $0.properties.generalCategory.isMark }
    return Array(String(String.UnicodeScalarView(letters)).lowercased().unicodeScalars)
  }

  /// Returns a word without the punctuation after it.
  private static func bare(_ word: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    let end = word.lastIndex { !".,:،".unicodeScalars.contains($0) }
    return word[..<(end.map { $0 + 1 } ?? 0)]
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
