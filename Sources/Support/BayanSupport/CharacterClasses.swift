extension Unicode.Scalar {
  /// Whether the scalar has no other use than to control the bidirectional algorithm.
  ///
  /// - Source: the property Bidi_Control, `PropList.txt` of Unicode 16.
  @inlinable package var isBidiControl: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a line ends with the scalar: one line has none of these.
  ///
  /// - Source: Unicode 16, chapter 5.8; Swift's `Character.isNewline`.
  @inlinable package var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar ends a line, moves a cursor, or begins a terminal's escape sequence.
  ///
  /// BayanRuntime, which has no dependencies, asks the same of the values of messages.
  ///
  /// - Source: the property Cc of Unicode 16, and ``endsLine``.
  @inlinable package var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value || endsLine }

  /// Whether this is ZWNJ or ZWJ.
  package var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Whether the scalar controls a terminal or can't be seen, so that it is shown by its number.
  ///
  /// Joiners aren't hidden: Persian and emoji need them, and they move nothing. Nor are the format
  /// characters that are drawn, such as the Arabic number sign.
  package var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    // Most letters of texts. To look a category up takes ten times as long.
    if 0xAE...0x5FF ~= value || 0x620...0x6DC ~= value { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .format: return !isJoiner && !isDrawnFormat
    default: return false
    }
  }

  /// Whether this is a sign that encloses the characters after it: invisible by category, yet drawn.
  private var isDrawnFormat: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
