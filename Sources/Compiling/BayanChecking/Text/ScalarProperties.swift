package import BayanDiagnostics
import BayanICU
import BayanSupport

// The properties of characters that rules need most, and combinations of them.

extension Unicode.Scalar {
  /// Whether the scalar is white space of any kind, no-break spaces included.
  package var isWhitespace: Bool {
    switch value {
    case 0x20, 0x09...0x0D, 0x85, 0xA0: true
    case 0..<0x1680: false
    default: unicode.isWhitespace
    }
  }

  /// Whether the scalar is a letter of any script, or a sign such as a vowel that goes with one.
  package var isAlphabetic: Bool { isASCII ? isASCIILetter : unicode.isAlphabetic }

  /// Whether the scalar is a decimal digit of any script.
  package var isDecimalDigit: Bool { isASCII ? isASCIIDigit : unicode.decimalDigitValue != nil }

  /// The value of a decimal digit.
  package var decimalDigitValue: Int? {
    isASCII ? (isASCIIDigit ? Int(value - 0x30) : nil) : unicode.decimalDigitValue
  }

  /// Whether the scalar is a mark that belongs to the letter before it.
  package var isMark: Bool { value >= 0x300 && unicode.isMark }

  package var isUppercase: Bool { isASCII ? isASCIIUppercase : unicode.isUppercase }

  package var isPunctuation: Bool { unicode.isPunctuation }

  /// Whether the scalar is part of a word: a letter, a mark, a digit, or a joiner or soft hyphen within.
  package var isWordPart: Bool {
    if isASCII { return isASCIIAlphanumeric }
    let unicode = unicode
    return unicode.isAlphabetic || unicode.isMark || unicode.generalCategory == .nd
      || value == 0x200C || value == 0x200D || value == 0xAD
  }

  /// Whether the scalar is U+200E, U+200F or U+061C: a mark that acts by itself.
  package var isBidiMark: Bool { value == 0x200E || value == 0x200F || value == 0x061C }

  /// Whether the scalar opens an isolate.
  package var opensIsolate: Bool { (0x2066...0x2068).contains(value) }

  /// Whether the scalar opens an embedding or an override.
  package var opensEmbedding: Bool { (0x202A...0x202E).contains(value) && value != 0x202C }

  /// Whether the scalar is LRO or RLO.
  package var isOverride: Bool { value == 0x202D || value == 0x202E }

  /// Whether the scalar is a full-width mark of East Asian typography, which fills a square of its own.
  package var isFullWidth: Bool {
    switch value {
    case 0x3000...0x303F, 0xFE30...0xFE4F, 0xFF01...0xFF60: true
    default: false
    }
  }

  /// Whether two characters are equal, perhaps except for their case.
  package func equals(_ other: Unicode.Scalar, ignoringCase: Bool) -> Bool {
    self == other || ignoringCase && lowercased == other.lowercased
  }

  /// The lowercase letter; the scalar itself if it has none, or if it is several scalars.
  package var lowercased: Unicode.Scalar {
    if isASCII { return isASCIIUppercase ? Unicode.Scalar(UInt8(value | 0x20)) : self }
    guard unicode.isCased else { return self }
    let mapping = properties.lowercaseMapping.unicodeScalars
    guard let first = mapping.first, mapping.dropFirst().isEmpty else { return self }
    return first
  }
}

extension CharacterProperties {
  /// Whether the scalar is a letter or a decimal digit by its general category.
  package var isAlphanumeric: Bool { isLetter || generalCategory == .nd }

  package var isPunctuation: Bool {
    switch generalCategory {
    case .pc, .pd, .ps, .pe, .pi, .pf, .po: true
    default: false
    }
  }

  /// Whether the scalar is a closing bracket, or a quotation mark with a side.
  package var isClosing: Bool {
    switch generalCategory {
    case .pe, .pi, .pf: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The code point and its name: `U+064A ARABIC LETTER YEH`.
  package var named: String {
    guard let name = properties.name ?? properties.nameAlias else { return codePoint }
    return "\(codePoint) \(name)"
  }

  /// The character in quotes with its name if it is visible; else only its name.
  package var inQuotes: Diagnostic.Message {
    switch unicode.generalCategory {
    case .cc, .cf, .cn, .co, .cs, .zl, .zp, .zs: return "\(named)"
    case _ where unicode.isDefaultIgnorableCodePoint: return "\(named)"
    // A combining mark is shown on a dotted circle.
    case .mn, .me: return "\(quoted("\u{25CC}\(self)")) (\(named))"
    default: return "\(quoted("\(self)")) (\(named))"
    }
  }
}
