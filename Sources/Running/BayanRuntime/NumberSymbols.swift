/// The number symbols of a locale, as in its pack.
///
///     symbols = *digit decimal group minus plus infinity nan grouping minimum *affix grouping system
///     grouping = primary secondary
///
/// The pack has ten digits, from zero. The affixes and the second grouping are those of
/// percentages.
struct NumberSymbols: Sendable {
  let digits: [String]
  let decimalSeparator: String
  let groupingSeparator: String
  /// The minus sign with CLDR's bidirectional marks.
  let minusSign: String
  let plusSign: String
  let infinity: String
  /// The symbol for NaN.
  let notANumber: String
  let grouping: Grouping
  /// The smallest number of digits before the first separator.
  let minimumGrouping: Int
  /// The affixes of a percentage.
  let percent: Affixes
  /// The affixes of a negative percentage, with the minus sign at the locale's place.
  let negativePercent: Affixes
  let percentGrouping: Grouping
  /// The numbering system of the digits, as in `-u-nu-`: `arab`, `latn`.
  let numberingSystem: String

  /// The texts before and after the digits.
  struct Affixes: Sendable {
    let prefix: String
    let suffix: String
  }

  /// The number of digits between separators.
  struct Grouping: Sendable {
    /// The size of the group nearest to the decimal separator; 0 for no grouping.
    private let primary: Int
    /// The size of all other groups.
    private let secondary: Int

    init(_ reader: inout PackReader) {
      primary = reader.number()
      secondary = reader.number()
    }

    /// Returns whether an integer of a number of digits has separators.
    ///
    /// - Parameter minimum: The smallest number of digits before the last separator.
    func isGrouped(integerCount: Int, minimum: Int) -> Bool {
      primary > 0 && integerCount - primary >= minimum
    }

    /// Returns whether a separator follows the digit of a power of ten, in a number with
    /// separators.
    func hasSeparator(afterPower power: Int) -> Bool {
      let above = power - primary
      guard power > 0, above >= 0 else { return false }
      return above == 0 || above % max(1, secondary) == 0
    }
  }

  init(_ reader: inout PackReader) {
    digits = (0..<10).map { _ in reader.string() }
    decimalSeparator = reader.string()
    groupingSeparator = reader.string()
    minusSign = reader.string()
    plusSign = reader.string()
    infinity = reader.string()
    notANumber = reader.string()
    grouping = Grouping(&reader)
    minimumGrouping = reader.number()
    percent = Affixes(prefix: reader.string(), suffix: reader.string())
    negativePercent = Affixes(prefix: reader.string(), suffix: reader.string())
    percentGrouping = Grouping(&reader)
    numberingSystem = reader.string()
  }
}
