extension Unicode.Scalar {
  /// Whether the scalar steers a terminal or can't be seen, so that it is shown by its name.
  ///
  /// Joiners are left as they are: Persian and emoji need them, and they move nothing. So are the
  /// format characters that are drawn, such as the Arabic number sign.
  var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .format: return !isJoiner && !isDrawnFormat
    default: return false
    }
  }

  /// ZWNJ and ZWJ.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// The signs that enclose the characters after them: invisible by category, yet drawn.
  private var isDrawnFormat: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether the scalar lies in a block written from right to left.
  ///
  /// - Source: the blocks whose unassigned code points default to R or AL,
  ///   `DerivedBidiClass.txt` of Unicode 16.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether a terminal draws the scalar in exactly one cell.
  ///
  /// Errs towards `false`: a line with anything else is marked within instead of below.
  var isOneCell: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027,
      0x2030...0x205E, 0xFFFD:
      true
    default: false
    }
  }

  /// The scalar's name as the standard writes it: `U+202E`.
  var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The text with hidden characters named: `<U+202E>`; a tab becomes a space.
  ///
  /// - Parameter namingJoiners: Whether joiners are named too, for a finding that is about one.
  func makingHiddenVisible(namingJoiners: Bool = false) -> String {
    func isNamed(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isHidden || (namingJoiners && scalar.isJoiner)
    }
    guard unicodeScalars.contains(where: isNamed) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\t" {
        result.append(" ")
      } else if isNamed(scalar) {
        result.append(contentsOf: "<\(scalar.codePointName)>".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
