import CBayanICU

/// ICU's own number formatting: what our formatter is held against.
package enum NumberFormatting {
  /// Formats a decimal number in a locale.
  ///
  ///     try NumberFormatting.format("1234.5", locale: "de", skeleton: ".00")  // "1.234,50"
  ///
  /// - Parameters:
  ///   - decimal: An optional `-`, digits, and optionally `.` with more digits;
  ///     at most 1,000 bytes. As text, so that no digit is lost to binary.
  ///   - locale: The tag of the locale; that of an unknown language counts as the root.
  ///   - skeleton: ICU's number skeleton, such as `percent .00`; empty for the plain form.
  /// - Throws: If the number or the skeleton is ill-formed.
  package static func format(
    _ decimal: String, locale: String, skeleton: String = ""
  ) throws(ICUError) -> String {
    guard decimal.utf8.count <= 1000, DecimalText.isNumber(decimal), skeleton.utf8.count <= 1000
    else { throw .illegalArgument }
    let tag = ICULocale(locale).canonical
    return try withBytes(of: decimal) { (number, numberLength) throws(ICUError) in
      try withBytes(of: skeleton) { (pattern, patternLength) throws(ICUError) in
        try text {
          bayan_icu_format_decimal(number, numberLength, tag, pattern, patternLength, $0, $1)
        }
      }
    }
  }

  /// Gives a whole number in words, in each form that the language has: `один`, `одна`, `одно`.
  ///
  /// - Returns: Nothing for a number that ICU can't spell out.
  package static func spelledOut(_ number: Int, locale: String) -> [String] {
    let tag = ICULocale(locale).canonical
    let spellings = try? text { bayan_icu_spell_out(tag, Int64(number), $0, $1) }
    return spellings?.split(separator: "\n").map(String.init) ?? []
  }
}
