/// What characters are, for the rules about words; ASCII is told without asking Unicode.
extension Unicode.Scalar {
  /// White space of any kind, the no-break ones included.
  var isSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case 0..<0x85: false
    default: properties.isWhitespace
    }
  }

  /// `a` to `z` and `A` to `Z`.
  var isASCIILetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// `0` to `9`.
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  /// An ASCII letter or digit.
  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// A letter of any script.
  var isLetter: Bool {
    switch value {
    case 0..<0x80: isASCIILetter
    case 0x620...0x63F, 0x641...0x64A: true
    default: properties.isAlphabetic
    }
  }

  /// A decimal digit of any script.
  var isDigit: Bool {
    switch value {
    case 0..<0x80: isASCIIDigit
    case 0x600...0x65F, 0x400...0x52F: false
    default: properties.numericType == .decimal
    }
  }

  /// The value of a decimal digit.
  var digitValue: Int? {
    guard isDigit else { return nil }
    return isASCII ? Int(value - 0x30) : properties.numericValue.map(Int.init)
  }

  /// A mark that belongs to the letter before it.
  var isMark: Bool {
    switch value {
    case 0..<0x300: return false
    case 0x64B...0x65F, 0x670: return true
    case 0x620...0x64A: return false
    default: break
    }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Part of a word: a letter, a mark, a digit, or a joiner within.
  var isWordPart: Bool {
    isLetter || isDigit || isMark || self == "\u{200C}" || self == "\u{200D}" || self == "\u{AD}"
  }

  /// A control character that only steers directions: marks, isolates, embeddings, overrides.
  var isBidiControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A punctuation mark of any script.
  var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
