/// How a locale writes numbers, as its pack tells it.
package struct NumberSymbols: Sendable {
  /// The ten digits from zero; always ten.
  package var digits: [String]
  package var decimalSeparator: String
  package var groupingSeparator: String
  /// With the bidirectional marks that CLDR gives it.
  package var minusSign: String
  package var plusSign: String
  /// The count of digits in the group nearest the decimal separator; 0 for no grouping.
  package var primaryGrouping: Int
  /// The count in the groups before it.
  package var secondaryGrouping: Int
  /// How many digits must stand before the first separator for there to be one.
  package var minimumGrouping: Int
  /// What stands around a percentage: before, after, and both again for one below zero, with the
  /// minus sign where the locale has it.
  package var percent: PercentAffixes
  /// The `-u-nu-` name of the digits: `arab`, `latn`.
  package var numberingSystem = "latn"

  /// What stands around a percentage's digits.
  package struct PercentAffixes: Sendable {
    package var prefix: String
    package var suffix: String
    package var negativePrefix: String
    package var negativeSuffix: String

    package init(prefix: String, suffix: String, negativePrefix: String, negativeSuffix: String) {
      self.prefix = prefix
      self.suffix = suffix
      self.negativePrefix = negativePrefix
      self.negativeSuffix = negativeSuffix
    }

    /// CLDR's root: `-5%`.
    package static var root: Self {
      Self(prefix: "", suffix: "%", negativePrefix: "-", negativeSuffix: "%")
    }
  }

  /// Creates symbols.
  ///
  /// - Precondition: there are ten digits.
  package init(
    digits: [String], decimalSeparator: String, groupingSeparator: String, minusSign: String,
    plusSign: String, primaryGrouping: Int, secondaryGrouping: Int, minimumGrouping: Int,
    percent: PercentAffixes = .root
  ) {
    precondition(digits.count == 10, "a numbering system has ten digits")
    self.digits = digits
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minusSign = minusSign
    self.plusSign = plusSign
    self.primaryGrouping = primaryGrouping
    self.secondaryGrouping = secondaryGrouping
    self.minimumGrouping = minimumGrouping
    self.percent = percent
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
    percent = PercentAffixes(
      prefix: reader.string(), suffix: reader.string(), negativePrefix: reader.string(),
      negativeSuffix: reader.string())
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
