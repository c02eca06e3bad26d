extension Unicode.Scalar {
  var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  /// Whether the character may be part of a number in ICU's patterns.
  var isInNumber: Bool {
    ("0"..."9").contains(self) || ["+", "-", ".", "e", "E", "∞"].contains(self)
  }

  /// Whether the character is white space of patterns.
  ///
  /// - Source: Unicode, `Pattern_White_Space`, which never changes.
  var isPatternSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is syntax of patterns.
  ///
  /// - Source: Unicode, `Pattern_Syntax`, which never changes.
  var isPatternSyntax: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60, 0x7B...0x7E, 0xA1...0xA7, 0xA9, 0xAB, 0xAC,
      0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2010...0x2027, 0x2030...0x203E,
      0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775, 0x2794...0x2BFF,
      0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F, 0xFE45, 0xFE46:
      true
    default: false
    }
  }
}
