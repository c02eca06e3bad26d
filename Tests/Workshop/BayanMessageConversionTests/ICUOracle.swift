import CICUMessageFormat

/// ICU's own MessageFormat.
enum ICUOracle {
  /// Formats a pattern whose arguments 0 and 1 are numbers, and 2 and 3 texts.
  ///
  /// `umsg_format` takes each argument's type from the pattern, and refuses two types. The empty
  /// choices that are appended here give it the types of all four. A number without a type would be
  /// taken for a text, and so gets its type. The style `integer` would be taken for an `int32_t`,
  /// and so becomes its pattern.
  static func text(
    of pattern: String, locale: String, numbers: [Double], texts: [String]
  ) -> String? {
    let typed =
      pattern.replacing("{0}", with: "{0,number}").replacing("{1}", with: "{1,number}")
      .replacing("number, integer", with: "number,#,##0")
      + "{0,plural,other{}}{1,plural,other{}}{2,select,other{}}{3,select,other{}}"
    return string { buffer, capacity in
      icu_message(
        typed, locale, numbers[0], numbers[1], texts[0], texts[1], buffer, capacity)
    }
  }

  /// Formats a pattern whose only argument is a time in UTC.
  static func text(of pattern: String, locale: String, milliseconds: Double) -> String? {
    string { icu_message_of_date(pattern, locale, milliseconds, $0, $1) }
  }

  /// Returns the pattern with apostrophes for a parser in which an apostrophe always quotes.
  static func quoted(_ pattern: String) -> String? {
    string { icu_message_quoted(pattern, $0, $1) }
  }

  private static func string(
    _ body: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String? {
    var buffer = [CChar](repeating: 0, count: 1 << 18)
    let length = buffer.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { body($0, Int32(buffer.count)) } ?? -1
    }
    guard length >= 0 else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
