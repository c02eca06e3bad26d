/// The sets of characters in the grammar.
///
/// ASCII is answered from 64-bit masks. All other characters are answered from the gaps in the
/// standard's ranges, which are fewer than the ranges.
enum CharacterClass {
  /// Whether a byte below 0x80 is in `name-char`.
  ///
  /// - Grammar: `name-char = name-start / DIGIT / "-" / "."`
  static func isNameCharacter(ascii byte: UInt8) -> Bool {
    let mask = byte < 0x40 ? lowNameCharacters : highNameCharacters
    return mask >> UInt64(byte & 0x3F) & 1 == 1
  }

  /// Whether a byte below 0x80 is in `name-start`: a letter, `+` or `_`.
  static func isNameStart(ascii byte: UInt8) -> Bool {
    let mask = byte < 0x40 ? lowNameStarts : highNameCharacters
    return mask >> UInt64(byte & 0x3F) & 1 == 1
  }

  /// Whether a code point from U+0080 on is in `name-start`, which is then also `name-char`.
  ///
  /// The set excludes control characters, white space, bidirectional controls, surrogates and
  /// noncharacters.
  static func isNameStart(nonASCII scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0xA1, 0x61C, 0x1680, 0x2000...0x200A, 0x200E...0x200F, 0x2028...0x202F, 0x205F,
      0x2066...0x2069, 0x3000, 0xD800...0xDFFF, 0xFDD0...0xFDEF:
      false
    default:
      scalar & 0xFFFE != 0xFFFE && scalar <= 0x10_FFFF
    }
  }

  /// Whether a code point is a bidirectional mark or isolate.
  ///
  /// - Grammar: `bidi = %x061C / %x200E / %x200F / %x2066-2069`
  static func isBidirectionalMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a code point is white space to the grammar; a no-break space is not.
  ///
  /// - Grammar: `ws = SP / HTAB / CR / LF / %x3000`
  static func isWhitespace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x0D, 0x0A, 0x3000: true
    default: false
    }
  }

  /// Whether a text is an `unquoted-literal`, and so needs no quotes around it.
  ///
  /// - Grammar: `unquoted-literal = 1*name-char`
  static func isUnquotedLiteral(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { isNameCharacter($0.value) }
  }

  private static func isNameCharacter(_ scalar: UInt32) -> Bool {
    scalar < 0x80 ? isNameCharacter(ascii: UInt8(scalar)) : isNameStart(nonASCII: scalar)
  }

  /// `+`, `-`, `.` and the digits.
  private static let lowNameCharacters: UInt64 = 0x03FF_6800_0000_0000
  /// `+`.
  private static let lowNameStarts: UInt64 = 0x0000_0800_0000_0000
  /// The letters and `_`, counted from 0x40.
  private static let highNameCharacters: UInt64 = 0x07FF_FFFE_87FF_FFFE
}
