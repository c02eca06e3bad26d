import BayanSupport

/// The form of numbers that are handed to ICU.
///
/// Checked here, because ICU reads `1E999999999` and then needs a gigabyte to write it.
enum DecimalText {
  /// Tells whether a text is an optional minus, digits, and optionally a point with digits.
  static func isPlain(_ text: Substring) -> Bool {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let hasOneSign = text.utf8.count(where: { $0 == UInt8(ascii: "-") }) <= 1
    return hasOneSign && parts.count <= 2 && parts.allSatisfy(isDigits)
  }

  /// Tells whether a text is a plain number, or one of the names for what isn't finite.
  static func isNumber(_ text: String) -> Bool {
    isPlain(text[...]) || ["NaN", "Infinity", "-Infinity"].contains(text)
  }

  /// Tells whether a text is one digit or more, and nothing else.
  static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(\.isASCIIDigit)
  }
}
