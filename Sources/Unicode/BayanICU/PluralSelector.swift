import CBayanICU

/// ICU's plural rules of one locale, opened once for many numbers.
///
/// The rules never change once opened, so one selector serves several tasks.
package final class PluralSelector: Sendable {
  // Not Sendable by its type; ICU only reads from it after it is opened.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// Opens the rules of a locale; those of an unknown one have `other` alone.
  ///
  /// - Throws: If ICU's data can't be read.
  package init(locale tag: String, type: PluralRules.NumberType = .cardinal) throws(ICUError) {
    var status: Int32 = 0
    let tag = ICULocale(tag).canonical
    guard let handle = bayan_icu_plural_selector_open(tag, type == .ordinal, &status) else {
      throw ICUError(code: status)
    }
    self.handle = handle
  }

  deinit { bayan_icu_plural_selector_close(handle) }

  /// Gives the category of a number.
  ///
  /// - Parameter number: An optional `-`, digits, and optionally `.` with more
  ///   digits: what a reader sees, so that `1.0` may differ from `1`. After that
  ///   may come `c` with CLDR's compact exponent, up to 99, and then the number
  ///   needs one digit other than 0 before the separator.
  /// - Throws: If the text isn't such a number, or has more than 200 digits.
  package func select(_ number: String) throws(ICUError) -> String {
    guard let number = ShownNumber(number) else { throw .illegalArgument }
    return try withBytes(of: number.value) { (bytes, length) throws(ICUError) in
      try text {
        bayan_icu_plural_select(
          handle, bytes, length, Int32(number.fractionDigits), number.isCompact, $0, $1)
      }
    }
  }

  /// Gives the category of a whole number as it is shown: without a fraction.
  package func select(_ number: Int) throws(ICUError) -> String {
    guard number.magnitude <= 1 << 53 else { return try select(String(number)) }
    return try text { bayan_icu_plural_select_integer(handle, Int64(number), $0, $1) }
  }
}

/// A number as it is shown, taken apart for ICU.
private struct ShownNumber {
  /// The value, in the form that ICU reads.
  var value: String
  var fractionDigits = 0
  var isCompact = false

  init?(_ text: String) {
    let parts = text.split(separator: "c", omittingEmptySubsequences: false)
    guard text.utf8.count <= 200, parts.count <= 2, let mantissa = parts.first else { return nil }
    guard DecimalText.isPlain(mantissa) else { return nil }
    if let separator = mantissa.firstIndex(of: ".") {
      fractionDigits = mantissa[separator...].utf8.count - 1
    }
    value = String(mantissa)
    guard parts.count == 2 else { return }

    let integer = mantissa.drop { $0 == "-" }.prefix { $0 != "." }
    guard integer.count == 1, integer != "0", (1...2).contains(parts[1].count),
      DecimalText.isDigits(parts[1])
    else { return nil }
    value += "E" + parts[1]
    isCompact = true
  }
}
