import BayanICU
import BayanSupport

/// A word of a text's prose: letters, marks and digits in a row, hyphens and apostrophes within.
package struct TextWord: Sendable {
  package var range: Range<Int>
  /// The word as it is written.
  package var text: String
  /// Whether it is nothing but ASCII letters.
  package var isASCII: Bool
  /// How its letters are cased.
  package var letterCase: LetterCase

  package enum LetterCase: Sendable {
    /// `word`, and all words of scripts without case.
    case lower
    /// `Word`
    case capitalized
    /// `WORD`, of two letters at least.
    case upper
    /// `WordPress`, `iPhone`, `h264`.
    case mixed
  }
}

extension ShownText {
  /// The words of the prose in order; tokens and placeholders aren't any.
  package var words: [TextWord] {
    var words: [TextWord] = []
    var tokens = tokens[...]
    var index = 0
    while index < scalars.count {
      while let token = tokens.first, token.range.upperBound <= index { tokens.removeFirst() }
      if let token = tokens.first, token.range.contains(index) {
        index = token.range.upperBound
        continue
      }
      guard scalars[index].isWordPart else {
        index += 1
        continue
      }
      let limit = tokens.first?.range.lowerBound ?? scalars.count
      let start = index
      while index < limit, scalars[index].isWordPart || isJoiner(index, before: limit) {
        index += 1
      }
      words.append(TextWord(start..<index, of: self))
    }
    return words
  }

  /// Whether a hyphen or an apostrophe joins what is on both sides.
  private func isJoiner(_ index: Int, before limit: Int) -> Bool {
    switch scalars[index] {
    case "-", "'", "’", "_", "‑", "\u{5F3}", "\u{5F4}": break
    default: return false
    }
    return index + 1 < limit && scalars[index + 1].isWordPart
  }
}

extension TextWord {
  fileprivate init(_ range: Range<Int>, of shown: ShownText) {
    self.range = range
    text = shown.string(range)
    var upper = 0
    var lower = 0
    var others = 0
    var isASCII = true
    for scalar in shown.scalars[range] {
      if !scalar.isASCIILetter { isASCII = isASCII && (scalar == "-" || scalar == "'") }
      if scalar.isUppercase {
        upper += 1
      } else if scalar.isAlphabetic {
        lower += 1
      } else if scalar.isDecimalDigit || scalar == "_" {
        others += 1
      }
    }
    self.isASCII = isASCII
    let startsUpper = shown.scalars[range.lowerBound].isUppercase
    letterCase =
      if others > 0 || upper == 0 && lower == 0 {
        .mixed
      } else if upper == 0 {
        .lower
      } else if lower == 0, upper > 1 {
        .upper
      } else if upper == 1, startsUpper {
        .capitalized
      } else {
        // `Log-In` is two capitalized words.
        shown.scalars[range].isTitleCase ? .capitalized : .mixed
      }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether capitals only start a part between hyphens.
  fileprivate var isTitleCase: Bool {
    guard contains("-") else { return false }
    return indices.allSatisfy { index in
      !self[index].isUppercase || index == startIndex || self[index - 1] == "-"
    }
  }
}
