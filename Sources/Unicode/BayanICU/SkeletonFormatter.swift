import CBayanICU

/// ICU's number formatter for one locale and skeleton, opened once for many numbers.
///
/// It never changes once opened, so one formatter serves several tasks.
package final class SkeletonFormatter: Sendable {
  // Not Sendable by its type; ICU only reads from it after it is opened.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// Opens a formatter.
  ///
  /// - Parameter skeleton: ICU's number skeleton, such as `currency/EUR .00`.
  /// - Throws: If the skeleton is ill-formed, or names a unit that there isn't.
  package init(locale tag: String, skeleton: String) throws(ICUError) {
    let tag = ICULocale(tag).canonical
    guard skeleton.utf8.count <= 1000 else { throw .illegalArgument }
    handle = try withBytes(of: skeleton) { (pattern, length) throws(ICUError) in
      var status: Int32 = 0
      guard let handle = bayan_icu_number_formatter_open(tag, pattern, length, &status) else {
        throw ICUError(code: status)
      }
      return handle
    }
  }

  deinit { bayan_icu_number_formatter_close(handle) }

  /// Formats a decimal number.
  ///
  /// - Parameter decimal: An optional `-`, digits, and optionally `.` with more digits; at most
  ///   1,000 bytes.
  /// - Throws: If the number is ill-formed.
  package func format(_ decimal: String) throws(ICUError) -> String {
    guard decimal.utf8.count <= 1000, DecimalText.isNumber(decimal) else {
      throw .illegalArgument
    }
    return try withBytes(of: decimal) { (number, length) throws(ICUError) in
      try text { bayan_icu_number_formatter_format(handle, number, length, $0, $1, nil, 0, nil) }
    }
  }

  /// Formats a decimal number, as ``format(_:)`` does, to pieces.
  ///
  /// - Throws: If the number is ill-formed.
  package func pieces(_ decimal: String) throws(ICUError) -> [FormattedPiece] {
    guard decimal.utf8.count <= 1000, DecimalText.isNumber(decimal) else {
      throw .illegalArgument
    }
    let isNegative = decimal.utf8.first == UInt8(ascii: "-")
    return try withBytes(of: decimal) { (number, length) throws(ICUError) in
      try BayanICU.pieces(
        named: { FieldNames.number($0, isNegative: isNegative) },
        { bayan_icu_number_formatter_format(handle, number, length, $0, $1, $2, $3, $4) })
    }
  }
}

/// The facts of CLDR about currencies.
package enum CurrencyFacts {
  /// How many fraction digits amounts in a currency have: 2 for `EUR`, 0 for `JPY`.
  ///
  /// - Returns: 2 for a code that CLDR doesn't know, as CLDR says.
  package static func fractionDigits(of code: String) -> Int {
    guard code.utf8.count == 3, !code.utf8.contains(0) else { return 2 }
    let digits = bayan_icu_currency_digits(code)
    return digits < 0 ? 2 : Int(digits)
  }
}
