extension Unicode.Scalar {
  /// The scalar that `\` and a letter or sign stand for in JSON; `nil` for no escape, and for `u`, which
  /// has digits after it.
  package init?(jsonEscape byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): self.init(byte)
    case UInt8(ascii: "b"): self = "\u{8}"
    case UInt8(ascii: "f"): self = "\u{C}"
    case UInt8(ascii: "n"): self = "\n"
    case UInt8(ascii: "r"): self = "\r"
    case UInt8(ascii: "t"): self = "\t"
    default: return nil
    }
  }

  /// The scalar in ASCII, as a string of JSON may have it: `\u202e`, or two of these for its surrogates.
  package var jsonEscape: String {
    String(self).utf16.map { "\\u" + $0.hexadecimal(width: 4) }.joined()
  }

  /// The character of two UTF-16 surrogates; `nil` for units that are no pair.
  package init?(high: UInt16, low: UInt16) {
    guard (0xD800...0xDBFF).contains(high), (0xDC00...0xDFFF).contains(low) else { return nil }
    self.init(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
  }
}
