import BayanSupport

/// What a character is to the rules about words, by the standard library's Unicode.
///
/// Kept in the ``CharacterTable``; one that goes over texts holds on to the table, and others ask
/// the character.
struct ScalarClasses: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// White space of any kind, the no-break ones included.
  static let space = ScalarClasses(rawValue: 1 << 0)
  /// A letter of any script, or a sign that goes with one as a vowel does.
  static let letter = ScalarClasses(rawValue: 1 << 1)
  /// A decimal digit of any script.
  static let digit = ScalarClasses(rawValue: 1 << 2)
  /// A mark that belongs to the letter before it.
  static let mark = ScalarClasses(rawValue: 1 << 3)
  /// A joiner or a soft hyphen within a word.
  static let joiner = ScalarClasses(rawValue: 1 << 4)
  /// A capital letter.
  static let uppercase = ScalarClasses(rawValue: 1 << 5)
  /// A punctuation mark.
  static let punctuation = ScalarClasses(rawValue: 1 << 6)
  /// A bracket that closes, or a quotation mark with a side.
  static let closing = ScalarClasses(rawValue: 1 << 7)

  /// What words are made of.
  static let wordPart: ScalarClasses = [.letter, .digit, .mark, .joiner]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Asks Unicode.
  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    var classes: Self = []
    if properties.isWhitespace { classes.insert(.space) }
    if properties.isAlphabetic { classes.insert(.letter) }
    if properties.numericType == .decimal { classes.insert(.digit) }
    if properties.isUppercase { classes.insert(.uppercase) }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: classes.insert(.mark)
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .otherPunctuation:
      classes.insert(.punctuation)
    case .closePunctuation, .initialPunctuation, .finalPunctuation:
      classes.formUnion([.punctuation, .closing])
    default: break
    }
    if scalar == "\u{200C}" || scalar == "\u{200D}" || scalar == "\u{AD}" {
      classes.insert(.joiner)
    }
    self = classes
  }
}

extension Unicode.Scalar {
  /// What the character is.
  var classes: ScalarClasses { CharacterTable.shared[self].classes }

  /// White space of any kind, the no-break ones included.
  var isSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case 0..<0x85: false
    default: classes.contains(.space)
    }
  }

  /// A letter of any script.
  var isLetter: Bool { isASCII ? isASCIILetter : classes.contains(.letter) }

  /// A decimal digit of any script.
  var isDigit: Bool { isASCII ? isASCIIDigit : classes.contains(.digit) }

  /// The value of a decimal digit.
  var digitValue: Int? {
    guard isDigit else { return nil }
    return isASCII ? Int(value - 0x30) : properties.numericValue.map(Int.init)
  }

  /// A mark that belongs to the letter before it.
  var isMark: Bool { value >= 0x300 && classes.contains(.mark) }

  /// Part of a word: a letter, a mark, a digit, or a joiner within.
  var isWordPart: Bool {
    isASCII ? isASCIIAlphanumeric : !classes.isDisjoint(with: .wordPart)
  }

  /// A punctuation mark of any script.
  var isPunctuation: Bool { classes.contains(.punctuation) }

  /// A capital letter of any script.
  var isUppercase: Bool {
    isASCII ? isASCIIUppercase : classes.contains(.uppercase)
  }
}
