/// How a locale writes numbers, as its pack tells it.
///
///     symbols = *digit decimal group minus plus infinity nan grouping minimum *affix grouping system
///     grouping = primary secondary
///
/// There are ten digits, from zero; the affixes and the second grouping are those of percentages.
struct NumberSymbols: Sendable {
  let digits: [String]
  let decimalSeparator: String
  let groupingSeparator: String
  /// With the bidirectional marks that CLDR gives it.
  let minusSign: String
  let plusSign: String
  let infinity: String
  /// The symbol for a value that is not a number.
  let notANumber: String
  let grouping: Grouping
  /// How many digits must be before the first separator for there to be one.
  let minimumGrouping: Int
  /// The affixes of a percentage.
  let percent: Affixes
  /// The same for one below zero, with the minus sign where the locale has it.
  let negativePercent: Affixes
  let percentGrouping: Grouping
  /// The `-u-nu-` name of the digits: `arab`, `latn`.
  let numberingSystem: String

  /// The texts before and after the digits.
  struct Affixes: Sendable {
    let prefix: String
    let suffix: String
  }

  /// How many digits are between separators.
  struct Grouping: Sendable {
    /// The count of digits in the group nearest the decimal separator; 0 for no grouping.
    private let primary: Int
    /// The count in the groups before it.
    private let secondary: Int

    init(_ reader: inout PackReader) {
      primary = reader.number()
      secondary = reader.number()
    }

    /// Whether an integer of so many digits has separators at all.
    ///
    /// The minimum counts the digits before the last separator of all.
    func isGrouped(integerCount: Int, minimum: Int) -> Bool {
      primary > 0 && integerCount - primary >= minimum
    }

    /// Whether a separator follows the digit of a power of ten, in a number that has separators.
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
