import BayanSupport
import Foundation

/// A character as a reader of the text takes it, with the range of its scalars.
///
/// `%3D`, `%253D`, `\u003d`, `&#61;` and the wide `＝` are all an equals sign.
struct LogUnit {
  /// The scalar, with letters in lower case.
  var scalar: Unicode.Scalar
  /// Whether the unit is a capital letter of ASCII.
  var isCapital = false
  /// The range of the unit, in scalars of the text.
  var start: Int
  var end: Int
  /// Whether the unit is percent-encoded.
  ///
  /// Percent-encoded white space doesn't end a value.
  var isPercentEncoded = false

  /// Whether the unit may be part of a name.
  var isNamePart: Bool {
    switch scalar {
    case "_", "-", ".", "$": true
    default: isAlphanumeric
    }
  }

  /// Whether the unit is a letter or a digit.
  var isAlphanumeric: Bool {
    scalar.isASCIIAlphanumeric || (scalar.value > 0x7F && scalar.properties.isAlphabetic)
  }

  var isSpace: Bool { scalar == " " || scalar == "\n" }
  /// Whether the unit ends a value without quotes.
  var endsWord: Bool { isSpace && !isPercentEncoded }
  var isQuote: Bool { scalar == "\"" || scalar == "'" || scalar == "`" }

  /// Returns the units of a text.
  ///
  /// - Parameter spacesForMarks: Whether an invisible mark counts as a space; otherwise it is
  ///   skipped.
  static func units(of text: [Unicode.Scalar], spacesForMarks: Bool = false) -> [LogUnit] {
    var units: [LogUnit] = []
    units.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let (scalar, end) = decoded(text, at: index)
      let isEncoded = text[index] == "%" && end > index + 1
      if scalar.isUnseen {
        if spacesForMarks {
          units.append(
            LogUnit(scalar: " ", start: index, end: end, isPercentEncoded: isEncoded))
        }
      } else if scalar.isOnLetter {
        // The scalar is part of the letter before it.
        if !units.isEmpty { units[units.count - 1].end = end }
      } else {
        let folded = fold(scalar)
        units.append(
          LogUnit(
            scalar: folded.small, isCapital: folded.isCapital, start: index, end: end,
            isPercentEncoded: isEncoded))
      }
      index = max(end, index + 1)
    }
    return units
  }

  /// Returns the ASCII character of a wide letter or sign, or of a lookalike in another script; a
  /// space for all white space; a letter without its accent.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar == "\t" ? " " : scalar }
    if let letter = lookalikes[scalar] { return letter }
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0x1D400...0x1D7FF, 0x2460...0x24FF:
      // The scalar is a bold or other letter of mathematics, or a letter in a circle.
      let plain = String(scalar).precomposedStringWithCompatibilityMapping.unicodeScalars
      return plain.first ?? scalar
    case 0xC0...0x24F, 0x370...0x52F, 0x622...0x626, 0x1E00...0x1FFF:
      let letter = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      return letter.map { lookalikes[$0] ?? $0 } ?? scalar
    // BRAILLE PATTERN BLANK looks like a space, too.
    case 0x2800: return " "
    default: break
    }
    if scalar.properties.isWhitespace { return " " }
    guard scalar.properties.generalCategory == .decimalNumber,
      let digit = scalar.properties.numericValue
    else { return scalar }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
  }

  /// Returns a word as the units of a text spell it.
  static func folded(_ word: String) -> String {
    String(String.UnicodeScalarView(units(of: Array(word.unicodeScalars)).map(\.scalar)))
  }

  /// Letters of Cyrillic and Greek that look like Latin ones, Arabic letters with two spellings,
  /// and signs that stand for those of ASCII.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, String)] = [
      ("асԁеһіјкорԛѕтухԝ", "acdehijkopqstyxw"), ("АВСЕНІЈКМОРЅТХУ", "ABCEHIJKMOPSTXY"),
      ("αεικνορτυχ", "aeikvoptux"), ("ΑΒΕΗΙΚΜΝΟΡΤΧΥΖ", "ABEHIKMNOPTXYZ"), ("ı", "i"),
      ("ةىکی", "هيكي"), ("∶꞉﹕︓˸ː", "::::::"), ("﹦⁼₌꞊", "===="), ("︐﹐、", ",,,"),
      ("“”„‟«»″「」『』", String(repeating: "\"", count: 11)), ("‘’‚‛′‹›", "'''''''"),
    ]
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, latin) in pairs {
      for (other, letter) in zip(others.unicodeScalars, latin.unicodeScalars) {
        letters[other] = letter
      }
    }
    return letters
  }()

  /// Returns the character at an index, and the index after it.
  private static func decoded(
    _ text: [Unicode.Scalar], at index: Int
  ) -> (scalar: Unicode.Scalar, end: Int) {
    let plain = (text[index], index + 1)
    return switch text[index] {
    case "%": percent(text, at: index) ?? plain
    case "\\": escape(text, at: index) ?? plain
    case "&": entity(text, at: index) ?? plain
    case "\u{1B}": (zeroWidthSpace, endOfSequence(text, at: index))
    default: plain
    }
  }

  private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  /// Returns the end of a terminal's escape sequence, such as that of a colour: `ESC [ 1 ; 31 m`.
  private static func endOfSequence(_ text: [Unicode.Scalar], at index: Int) -> Int {
    guard index + 1 < text.count, text[index + 1] == "[" else { return index + 1 }
    let parameters = text[(index + 2)...].prefix(32).prefix {
      $0.isASCIIDigit || $0 == ";" || $0 == "?"
    }
    return min(parameters.endIndex + 1, text.count)
  }

  /// Returns a scalar of percent-encoded UTF-8, which may be encoded several times.
  private static func percent(
    _ text: [Unicode.Scalar], at index: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    var bytes: [UInt8] = []
    var end = index
    while bytes.count < 4, let (byte, next) = percentByte(text, at: end) {
      bytes.append(byte)
      end = next
      if let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first {
        let isControl = scalar.value < 0x20
        return (isControl ? "\n" : scalar, end)
      }
    }
    return nil
  }

  private static func percentByte(
    _ text: [Unicode.Scalar], at index: Int
  ) -> (byte: UInt8, end: Int)? {
    guard index < text.count, text[index] == "%" else { return nil }
    var start = index + 1
    while start + 3 < text.count, text[start] == "2", text[start + 1] == "5",
      text[start + 2].hexDigit != nil, text[start + 3].hexDigit != nil
    {
      start += 2
    }
    guard let value = number(text, from: start, count: 2) else { return nil }
    return (UInt8(truncatingIfNeeded: value), start + 2)
  }

  /// Returns the character of an escape: `\u003d` of JSON, `\x3d` and `\u{3d}` of other languages,
  /// and `\n` of texts within texts.
  private static func escape(
    _ text: [Unicode.Scalar], at index: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case "n", "r": return ("\n", index + 2)
    case "t": return (" ", index + 2)
    case "x":
      let scalar = number(text, from: index + 2, count: 2).flatMap(Unicode.Scalar.init)
      return scalar.map { ($0, index + 4) }
    case "u" where index + 2 < text.count && text[index + 2] == "{":
      guard let close = text[index...].prefix(12).firstIndex(of: "}"),
        let value = number(text, from: index + 3, count: close - index - 3),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      return (scalar, close + 1)
    case "u":
      guard let value = number(text, from: index + 2, count: 4), let scalar = Unicode.Scalar(value)
      else { return nil }
      return (scalar, index + 6)
    default: return nil
    }
  }

  /// Returns the character of a reference of HTML: `&#61;`, `&#x3d;`, `&quot;`, `&amp;`.
  private static func entity(
    _ text: [Unicode.Scalar], at index: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    let rest = text[(index + 1)...].prefix(8)
    guard let semicolon = rest.firstIndex(of: ";") else { return nil }
    let name = String(String.UnicodeScalarView(rest[..<semicolon]))
    let scalar: Unicode.Scalar? =
      switch name {
      case "quot": "\""
      case "amp": "&"
      case "apos": "'"
      case "equals": "="
      case "colon": ":"
      case "lt": "<"
      case "gt": ">"
      case "nbsp", "Tab": " "
      case "NewLine": "\n"
      case _ where name.hasPrefix("#x"):
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    return scalar.map { ($0, semicolon + 1) }
  }

  private static func number(_ text: [Unicode.Scalar], from start: Int, count: Int) -> UInt32? {
    guard (1...8).contains(count), start + count <= text.count else { return nil }
    var value: UInt32 = 0
    for scalar in text[start..<start + count] {
      guard let digit = scalar.hexDigit else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an invisible mark: a joiner, a bidirectional control, a filler, a tag, a
  /// variation selector, or a soft hyphen.
  ///
  /// - Source: Unicode's property Default_Ignorable_Code_Point, and its general category Cf.
  var isUnseen: Bool {
    !isASCII && (properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint)
  }

  /// Whether the scalar is an accent, a vowel sign, or the stroke that lengthens Arabic words.
  fileprivate var isOnLetter: Bool {
    if isASCII { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return value == 0x640
    }
  }

  fileprivate var hexDigit: UInt32? { isASCII ? UInt8(value).hexDigitValue : nil }
  fileprivate var isCapital: Bool { ("A"..."Z").contains(self) }
  fileprivate var small: Unicode.Scalar {
    if isASCII { return isCapital ? Unicode.Scalar(value + 0x20) ?? self : self }
    let mapped = properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? self : self
  }
}
