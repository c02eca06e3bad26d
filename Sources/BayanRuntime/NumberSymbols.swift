/// How a locale writes numbers, as its pack tells it.
public struct NumberSymbols: Hashable, Sendable {
  /// The ten digits from zero; always ten.
  public var digits: [String]
  public var decimalSeparator: String
  public var groupingSeparator: String
  /// With the bidirectional marks that CLDR gives it.
  public var minusSign: String
  public var plusSign: String
  /// The count of digits in the group nearest the decimal separator; 0 for no grouping.
  public var primaryGrouping: Int
  /// The count in the groups before it.
  public var secondaryGrouping: Int
  /// How many digits must stand before the first separator for there to be one.
  public var minimumGrouping: Int

  /// Creates symbols.
  ///
  /// - Precondition: there are ten digits.
  public init(
    digits: [String], decimalSeparator: String, groupingSeparator: String, minusSign: String,
    plusSign: String, primaryGrouping: Int, secondaryGrouping: Int, minimumGrouping: Int
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
  }

  /// Writes the symbols in a pack's encoding.
  public func write(to writer: inout PackWriter) {
    for digit in digits { writer.write(digit) }
    for text in [decimalSeparator, groupingSeparator, minusSign, plusSign] { writer.write(text) }
    for number in [primaryGrouping, secondaryGrouping, minimumGrouping] { writer.write(number) }
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
  }

  /// Whether a separator stands before the digit of a power of ten.
  func isGrouped(beforePower power: Int, integerCount: Int, minimum: Int) -> Bool {
    guard primaryGrouping > 0, power > 0, power < integerCount else { return false }
    // The minimum counts the digits before the last separator of all.
    guard integerCount >= primaryGrouping + minimum else { return false }
    let above = power - primaryGrouping
    guard above >= 0 else { return false }
    return above == 0 || above % max(1, secondaryGrouping) == 0
  }
}
