import BayanICU
import BayanSupport

/// One piece of a text: a text is the sequence of its tokens, without gaps.
///
/// All rules use these tokens, so that they agree on words and on text for programs.
///
///     Copy {$n} files to /etc/hosts.
///     word space placeholder space word space word space path mark
package struct TextToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Letters and their marks, with inner hyphens, apostrophes and digits: `don't`, `well-known`.
    case word
    /// Decimal digits of any script, with inner separators: `1,000.5`, `12:30`, `1.2.3`.
    case number
    /// A punctuation mark or a symbol; each is a token.
    case mark
    /// A run of white space.
    case space
    /// A value that is only known when the message is formatted.
    case placeholder
    /// A character that isn't drawn, such as a bidi control.
    case invisible

    // Literals: text for programs, or text that is the same in all languages.

    /// `https://example.com/help`, `www.example.com`, `example.com`; of a Markdown link,
    /// `[text](../help)`, the address between the round brackets.
    case url
    /// `support@example.com`
    case email
    /// `/etc/hosts`, `C:\Temp`, `~/.config`, `config.json`.
    case path
    /// `--help`, `-v`; of `--lang=ar` the part before `=`.
    case option
    /// `open()`
    case function
    /// Code with its backticks.
    case code
    /// `<b>`, `</a>`, `<br/>`, `<!-- … -->`.
    case tag
    /// `&amp;`, `&#160;`
    case entity
    /// A word with signs or digits that are unusual in prose: `file_name`, `h264`, `key=value`, `@user`.
    case identifier

    /// Whether the token is a literal.
    package var isLiteral: Bool {
      switch self {
      case .word, .number, .mark, .space, .placeholder, .invisible: false
      case .url, .email, .path, .option, .function, .code, .tag, .entity, .identifier: true
      }
    }
  }

  package var kind: Kind
  /// The scalars of the text that form the token.
  package var range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension TextToken {
  /// Returns the tokens of a text, in order and without gaps.
  package static func all(in text: String) -> [TextToken] {
    let scalars = Array(text.unicodeScalars)
    return all(in: scalars, literals: literals(in: scalars, ByteSet(text)))
  }

  /// Returns the tokens of a text with known literals.
  static func all(in scalars: [Unicode.Scalar], literals: [TextToken]) -> [TextToken] {
    var tokens: [TextToken] = []
    tokens.reserveCapacity(scalars.count / 3)
    let scanner = ProseScanner(scalars: scalars)
    var start = 0
    for literal in literals {
      scanner.scan(start..<literal.range.lowerBound, into: &tokens)
      tokens.append(literal)
      start = literal.range.upperBound
    }
    scanner.scan(start..<scalars.count, into: &tokens)
    return tokens
  }
}

/// A scanner of the tokens between literals.
private struct ProseScanner {
  let scalars: [Unicode.Scalar]

  func scan(_ range: Range<Int>, into tokens: inout [TextToken]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (kind, end) = token(from: index, before: range.upperBound)
      tokens.append(TextToken(kind: kind, range: index..<end))
      index = end
    }
  }

  private func token(from start: Int, before limit: Int) -> (TextToken.Kind, end: Int) {
    let first = scalars[start]
    if first == ShownText.object { return (.placeholder, start + 1) }
    if first.isWhitespace {
      var end = start + 1
      while end < limit, scalars[end].isWhitespace { end += 1 }
      return (.space, end)
    }
    if first.isWordPart || isSign(at: start, before: limit) {
      let end = endOfWord(from: start, before: limit)
      return (kind(of: start..<end), end)
    }
    return (first.isDrawn ? .mark : .invisible, start + 1)
  }

  /// Whether a sign begins an identifier: `@user`, `#tag`, `$HOME`, `_name`.
  private func isSign(at index: Int, before limit: Int) -> Bool {
    "@#$_".unicodeScalars.contains(scalars[index]) && index + 1 < limit
      && scalars[index + 1].isASCIILetter
  }

  private func endOfWord(from start: Int, before limit: Int) -> Int {
    var end = start + 1
    while end < limit {
      if scalars[end].isWordPart {
        if partsNumber(end - 1, end, from: start) { break }
        end += 1
      } else if end + 1 < limit, joins(end), scalars[end + 1].isWordPart,
        !partsNumber(end - 1, end + 1, from: start)
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// Whether one of two characters is a digit, and the other a letter of a script without capitals.
  ///
  /// Such scripts join articles, prepositions and counters to numbers, `3件` and `ב-5`, and have no
  /// identifiers.
  private func partsNumber(_ first: Int, _ second: Int, from start: Int) -> Bool {
    guard scalars[first].isDecimalDigit != scalars[second].isDecimalDigit else { return false }
    if scalars[first].isDecimalDigit { return scalars[second].isLetterWithoutCase }
    // A vowel sign has no case in any script.
    return scalars[start...first].last { !$0.isMark }?.isLetterWithoutCase == true
  }

  /// Whether a mark with word characters on both sides is a part of the word, the number or the
  /// identifier.
  private func joins(_ index: Int) -> Bool {
    switch scalars[index] {
    case "-", "'", "’", "‑", "\u{5F3}", "\u{5F4}", "\u{200C}", "\u{200D}", "\u{AD}": return true
    case "_": return true
    case "=", "+", "|", "@", "#": return scalars[index - 1].isASCII && scalars[index + 1].isASCII
    case ".", ",", ":", "\u{66B}", "\u{66C}", "/":
      // In a number. Between letters these marks separate words, except in names such as `org.example.App`.
      return scalars[index - 1].isDecimalDigit && scalars[index + 1].isDecimalDigit
        || scalars[index] != "," && scalars[index] != "/" && scalars[index - 1].isASCIIAlphanumeric
          && scalars[index + 1].isASCIIAlphanumeric
    default: return false
    }
  }

  private func kind(of range: Range<Int>) -> TextToken.Kind {
    var letters = false
    var digits = false
    var signs = false
    for index in range {
      let scalar = scalars[index]
      if scalar.isDecimalDigit {
        digits = true
      } else if scalar.isWordPart {
        letters = true
      } else if !"-'’‑.,:/\u{66B}\u{66C}\u{5F3}\u{5F4}\u{200C}\u{200D}\u{AD}".unicodeScalars
        .contains(scalar)
      {
        signs = true
      } else if ".:/".unicodeScalars.contains(scalar) {
        signs = signs || scalars[index - 1].isASCIILetter || scalars[index + 1].isASCIILetter
      }
    }
    if signs || letters && digits { return .identifier }
    return letters ? .word : .number
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterWithoutCase: Bool {
    guard !isASCII else { return false }
    return unicode.isLetter && !unicode.isCased
  }

  /// Whether the scalar is visible: not a format or control character.
  fileprivate var isDrawn: Bool {
    switch unicode.generalCategory {
    case .cf, .cc: false
    default: true
    }
  }
}

// MARK: Words

/// A word of a text's prose.
package struct TextWord: Sendable {
  package var range: Range<Int>
  /// The word as written.
  package var text: String
  /// The capitalization of the word.
  package var letterCase: LetterCase

  package enum LetterCase: Sendable {
    /// `word`, and all words of scripts without case.
    case lower
    /// `Word`, `Log-In`
    case capitalized
    /// `WORD`, of two letters at least.
    case upper
    /// `WordPress`, `iPhone`.
    case mixed
  }

  /// Whether the word is capitalized as in prose, and not as a product name or an acronym.
  package var isPlain: Bool { letterCase == .lower || letterCase == .capitalized }
}

extension TextWord {
  package init(_ range: Range<Int>, of shown: ShownText) {
    self.range = range
    text = shown.string(range)
    let scalars = shown.scalars[range]
    let upper = scalars.count(where: \.isUppercase)
    let letters = scalars.count(where: \.isAlphabetic)
    letterCase =
      if upper == 0 {
        .lower
      } else if upper == letters, letters > 1 {
        .upper
      } else if scalars.hasCapitalsOnlyFirst {
        .capitalized
      } else {
        .mixed
      }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether capitals are only at the beginning of the word, or of a part after a hyphen.
  fileprivate var hasCapitalsOnlyFirst: Bool {
    indices.allSatisfy { index in
      !self[index].isUppercase || index == startIndex || self[index - 1] == "-"
    }
  }
}
