// Parsers and rules ask these of every byte or character that they read. Across modules a call that
// isn't inlined takes several times as long as the comparison.

extension UInt8 {
  /// Whether this is `0` to `9`.
  @inlinable package var isASCIIDigit: Bool { 0x30...0x39 ~= self }

  /// Whether this is `a` to `z` or `A` to `Z`.
  @inlinable package var isASCIILetter: Bool { 0x61...0x7A ~= self | 0x20 }

  /// Whether this is a letter or a digit.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// Whether this is `a` to `z`.
  @inlinable package var isASCIILowercase: Bool { 0x61...0x7A ~= self }

  /// Whether this is a letter, a digit, or one of `-._~`, which RFC 3986 calls unreserved.
  package var isUnreservedInURLs: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "~")
  }

  /// The value of a hexadecimal digit in either case; `nil` for any other byte.
  package var hexDigitValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x41 + 10
    case 0x61...0x66: UInt32(self) - 0x61 + 10
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is `0` to `9`.
  @inlinable package var isASCIIDigit: Bool { 0x30...0x39 ~= value }

  /// Whether this is `a` to `z` or `A` to `Z`.
  @inlinable package var isASCIILetter: Bool { isASCII && 0x61...0x7A ~= value | 0x20 }

  /// Whether this is `A` to `Z`.
  @inlinable package var isASCIIUppercase: Bool { 0x41...0x5A ~= value }

  /// Whether this is `a` to `z`.
  @inlinable package var isASCIILowercase: Bool { 0x61...0x7A ~= value }

  /// Whether this is a letter or a digit of ASCII.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}
