extension UnsignedInteger {
  /// The number in hexadecimal digits, with zeros before it where they are fewer than `width`.
  package func hexadecimal(width: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    let missing = width - digits.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
  }
}

extension Unicode.Scalar {
  /// The code point as the standard writes it: `U+061C`.
  package var codePoint: String { "U+" + value.hexadecimal(width: 4, uppercase: true) }
}
