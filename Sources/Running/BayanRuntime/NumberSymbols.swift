/// How a locale writes numbers, as its pack tells it.
///
///     symbols = *digit decimal group minus plus primary secondary minimum *affix system
///
/// There are ten digits, from zero; the affixes are those of ``percent``.
struct NumberSymbols: Sendable {
  let digits: [String]
  let decimalSeparator: String
  let groupingSeparator: String
  /// With the bidirectional marks that CLDR gives it.
  let minusSign: String
  let plusSign: String
  /// The count of digits in the group nearest the decimal separator; 0 for no grouping.
  private let primaryGrouping: Int
  /// The count in the groups before it.
  private let secondaryGrouping: Int
  /// How many digits must stand before the first separator for there to be one.
  let minimumGrouping: Int
  /// What stands around a percentage.
  let percent: Affixes
  /// The same for one below zero, with the minus sign where the locale has it.
  let negativePercent: Affixes
  /// The `-u-nu-` name of the digits: `arab`, `latn`.
  let numberingSystem: String

  /// What stands before and after the digits.
  struct Affixes: Sendable {
    let prefix: String
    let suffix: String
  }

  init(_ reader: inout PackReader) {
    digits = (0..<10).map { _ in reader.string() }
    decimalSeparator = reader.string()
    groupingSeparator = reader.string()
    minusSign = reader.string()
    plusSign = reader.string()
    primaryGrouping = reader.number()
    secondaryGrouping = reader.number()
    minimumGrouping = reader.number()
    percent = Affixes(prefix: reader.string(), suffix: reader.string())
    negativePercent = Affixes(prefix: reader.string(), suffix: reader.string())
    numberingSystem = reader.string()
  }

  /// Whether an integer of so many digits has separators at all.
  ///
  /// The minimum counts the digits before the last separator of all.
  func isGrouped(integerCount: Int, minimum: Int) -> Bool {
    primaryGrouping > 0 && integerCount >= primaryGrouping + minimum
  }

  /// Whether a separator follows the digit of a power of ten, in a number that has separators.
  func hasSeparator(afterPower power: Int) -> Bool {
    let above = power - primaryGrouping
    guard power > 0, above >= 0 else { return false }
    return above == 0 || above % max(1, secondaryGrouping) == 0
  }
}
