import CBayanICU

/// How a locale writes numbers: digits, signs, separators, groups.
///
/// Taken from CLDR whole, marks included: Egyptian Arabic's minus is U+061C
/// before `-`, and a sign written by hand would jump to the wrong side.
package struct ICUNumberSymbols: Hashable, Sendable {
  /// The texts around a number's digits.
  package struct Affixes: Hashable, Sendable {
    /// The text before a number from 0 up.
    package var positivePrefix: String

    /// The text after a number from 0 up.
    package var positiveSuffix: String

    /// The text before a number below 0, the locale's own sign included.
    package var negativePrefix: String

    /// The text after a number below 0.
    package var negativeSuffix: String
  }

  /// The name of the numbering system of the digits: `arab`, `latn`.
  ///
  /// It is the locale's default, or the one after `-u-nu-` where there is such a system. `latn`
  /// stands for systems without plain digits, such as `hebr`, as it does when ICU formats.
  package var numberingSystem: String

  /// The ten digits, that of 0 first.
  package var digits: [String]

  /// The separator of the fraction.
  package var decimalSeparator: String

  /// The separator of the groups.
  package var groupingSeparator: String

  /// The minus sign, with the marks that keep it in place.
  package var minusSign: String

  /// The plus sign, with the marks that keep it in place.
  package var plusSign: String

  /// The symbol for infinity.
  package var infinity: String

  /// The symbol for a value that is not a number: `NaN`, `ليس رقم`.
  package var notANumber: String

  /// The sizes of the groups of digits between separators.
  package struct Grouping: Hashable, Sendable {
    /// The number of digits in the group next to the fraction; 0 without groups.
    package var primary: Int

    /// The number of digits in the other groups: 2 in Hindi, and else as many as in the first.
    package var secondary: Int
  }

  /// The groups of plain numbers.
  package var grouping: Grouping

  /// The groups of percentages: those of Bengali have three digits, plain numbers there have two.
  package var percentGrouping: Grouping

  /// How many digits must be before the first separator for there to be any.
  ///
  /// 1 writes `1,000`; with 2, as in Spanish, groups begin at `10.000`. 0 where
  /// there are no groups.
  package var minimumGroupingDigits: Int

  /// The texts around a percentage, sign included.
  package var percent: Affixes

  /// The ten digits of a numbering system, that of 0 first; `nil` for a name that is none, and for
  /// systems without plain digits, such as `hebr`.
  package static func digits(of numberingSystem: String) -> [String]? {
    guard !numberingSystem.utf8.contains(0) else { return nil }
    let digits = try? text { bayan_icu_digits(numberingSystem, $0, $1) }
    return digits?.unicodeScalars.map { String($0) }
  }

  /// Reads the symbols of a locale; those of the root if ICU knows no such language.
  ///
  /// - Throws: If ICU's data can't be read.
  package init(locale tag: String) throws(ICUError) {
    let tag = ICULocale(tag).canonical
    var isAlgorithmic = false
    let system = try text { bayan_icu_numbering_system(tag, &isAlgorithmic, $0, $1) }
    numberingSystem = isAlgorithmic ? "latn" : system
    let name = numberingSystem
    // One code point a digit: two of them can be one grapheme in some scripts.
    digits = try text { bayan_icu_digits(name, $0, $1) }.unicodeScalars.map { String($0) }
    guard digits.count == 10 else { throw .illegalArgument }

    let format = try NumberFormat(locale: tag, numberingSystem: name, isPercent: false)
    decimalSeparator = try format.symbol(BAYAN_ICU_SYMBOL_DECIMAL)
    groupingSeparator = try format.symbol(BAYAN_ICU_SYMBOL_GROUPING)
    minusSign = try format.symbol(BAYAN_ICU_SYMBOL_MINUS)
    plusSign = try format.symbol(BAYAN_ICU_SYMBOL_PLUS)
    infinity = try format.symbol(BAYAN_ICU_SYMBOL_INFINITY)
    notANumber = try format.symbol(BAYAN_ICU_SYMBOL_NAN)
    grouping = format.grouping
    let percentFormat = try NumberFormat(locale: tag, numberingSystem: name, isPercent: true)
    percent = try percentFormat.affixes()
    percentGrouping = percentFormat.grouping
    minimumGroupingDigits = try Self.minimumGroupingDigits(
      locale: tag, primaryGroupingSize: grouping.primary, separator: groupingSeparator)
  }

  /// Sees from ICU's own output how long a number must be to be grouped.
  ///
  /// The attribute of an opened format doesn't say: it holds what was set on the
  /// format, and the locale's value is looked up while formatting.
  private static func minimumGroupingDigits(
    locale: String, primaryGroupingSize: Int, separator: String
  ) throws(ICUError) -> Int {
    guard primaryGroupingSize > 0, !separator.isEmpty else { return 0 }
    for minimum in 1...4 {
      let number = "1" + String(repeating: "1", count: primaryGroupingSize + minimum - 1)
      let formatted = try NumberFormatting.format(number, locale: locale, skeleton: "")
      // By code points: a separator can join with the digit before it.
      if formatted.unicodeScalars.count > number.unicodeScalars.count { return minimum }
    }
    return 0
  }
}

/// ICU's number format of one locale, opened, and closed when it goes out of scope.
private struct NumberFormat: ~Copyable {
  private let handle: OpaquePointer

  init(locale: String, numberingSystem: String, isPercent: Bool) throws(ICUError) {
    var status: Int32 = 0
    let handle = bayan_icu_number_format_open(locale, numberingSystem, isPercent, &status)
    guard let handle else { throw ICUError(code: status) }
    self.handle = handle
  }

  deinit { bayan_icu_number_format_close(handle) }

  var grouping: ICUNumberSymbols.Grouping {
    let primary = Int(bayan_icu_primary_grouping(handle))
    let secondary = Int(bayan_icu_secondary_grouping(handle))
    return ICUNumberSymbols.Grouping(
      primary: primary, secondary: secondary > 0 ? secondary : primary)
  }

  func symbol(_ which: Int) throws(ICUError) -> String {
    try text { bayan_icu_number_symbol(handle, Int32(which), $0, $1) }
  }

  func affixes() throws(ICUError) -> ICUNumberSymbols.Affixes {
    ICUNumberSymbols.Affixes(
      positivePrefix: try affix(BAYAN_ICU_POSITIVE_PREFIX),
      positiveSuffix: try affix(BAYAN_ICU_POSITIVE_SUFFIX),
      negativePrefix: try affix(BAYAN_ICU_NEGATIVE_PREFIX),
      negativeSuffix: try affix(BAYAN_ICU_NEGATIVE_SUFFIX))
  }

  private func affix(_ which: Int) throws(ICUError) -> String {
    try text { bayan_icu_number_affix(handle, Int32(which), $0, $1) }
  }
}
