extension Unicode.Scalar {
  /// The character of two UTF-16 surrogates; `nil` for units that are no pair.
  init?(high: UInt16, low: UInt16) {
    guard (0xD800...0xDBFF).contains(high), (0xDC00...0xDFFF).contains(low) else { return nil }
    self.init(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
  }
}
