/// The plural categories of CLDR.
public enum PluralCategory: Int, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The keyword, as variant keys spell it.
  public var keyword: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  /// The category of a keyword.
  package init?(keyword: String) {
    guard let found = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = found
  }
}

/// What plural rules ask of a number, as it is shown.
///
/// - Source: UTS #35 part 3, Plural Operand Meanings. The compact exponent (`c`, `e`) is
///   always 0 here.
public struct PluralOperands: Hashable, Sendable {
  /// The integer part.
  ///
  /// From 10^18 on, its last 18 digits plus 10^18: rules compare small numbers and remainders by
  /// small powers of ten, so that nothing changes.
  public var integer: UInt64
  /// The count of fraction digits shown.
  public var visibleFractionCount: Int
  /// Those digits as a number (the last 18 of them).
  public var visibleFraction: UInt64
  /// The count of fraction digits without trailing zeros.
  public var fractionCount: Int
  /// Those digits as a number.
  public var fraction: UInt64

  /// An integer's operands.
  public init(_ value: UInt64) {
    let limit: UInt64 = 1_000_000_000_000_000_000
    integer = value < limit ? value : value % limit + limit
    visibleFractionCount = 0
    visibleFraction = 0
    fractionCount = 0
    fraction = 0
  }

  /// A number's operands, shown with at least `minimumFraction` fraction digits.
  public init(_ number: MessageNumber, minimumFraction: Int) {
    var integer: UInt64 = 0
    for power in (0..<min(18, number.integerCount)).reversed() {
      integer = integer * 10 + UInt64(number.digit(atPower: power))
    }
    if number.integerCount > 18 { integer += 1_000_000_000_000_000_000 }
    self.integer = integer
    visibleFractionCount = max(number.fractionCount, minimumFraction)
    let trimmedCount = number.trimmed.fractionCount
    fractionCount = trimmedCount
    func value(_ count: Int) -> UInt64 {
      guard count > 0 else { return 0 }
      return (max(1, count - 17)...count).reduce(0) { value, power in
        value * 10 + UInt64(number.digit(atPower: -power))
      }
    }
    visibleFraction = value(min(visibleFractionCount, trimmedCount + 18))
    fraction = value(trimmedCount)
  }
}

/// A locale's plural rules, compiled from CLDR's rule text.
///
///     rules     = count *(category condition)
///     condition = or-count *(and-count *relation)
///     relation  = operand modulus negated range-count *(low high)
///
/// The operand is an index into `n i v w f t`; modulus 0 is none.
struct PluralRules: Sendable {
  /// One relation; those of a group hold together, and one group of a rule must.
  private struct Relation {
    var operand: Int
    var modulus: UInt64
    var isNegated: Bool
    /// Where its ranges end in ``PluralRules/ranges``; they start where those before it end.
    var rangeEnd: Int
    /// Where the next group starts.
    var nextGroup = 0
    /// What the group says if this is its last relation.
    var category: PluralCategory?
  }

  /// All relations in the order in which they are tried: of numbers alone, so that nothing is
  /// counted while they are.
  private var relations: [Relation] = []
  private var ranges: [ClosedRange<UInt64>] = []

  /// Reads rules.
  init(_ reader: inout PackReader) {
    for _ in 0..<reader.count() where !reader.isDamaged {
      let category = PluralCategory(rawValue: reader.number()) ?? .other
      for _ in 0..<reader.count() where !reader.isDamaged {
        readGroup(of: category, &reader)
      }
    }
  }

  private mutating func readGroup(of category: PluralCategory, _ reader: inout PackReader) {
    let start = relations.count
    for _ in 0..<reader.count() where !reader.isDamaged {
      let operand = reader.number()
      let modulus = UInt64(reader.number())
      let isNegated = reader.number() == 1
      ranges += reader.list { reader in
        let low = UInt64(reader.number())
        return low...max(low, UInt64(reader.number()))
      }
      relations.append(
        Relation(
          operand: operand, modulus: modulus, isNegated: isNegated, rangeEnd: ranges.count))
    }
    if relations.count == start {
      // A group of none holds for all numbers, as one that asks for what no number has not.
      relations.append(Relation(operand: 0, modulus: 0, isNegated: true, rangeEnd: ranges.count))
    }
    for index in start..<relations.count { relations[index].nextGroup = relations.count }
    relations[relations.count - 1].category = category
  }

  /// The category of a number, as it is shown.
  func category(of operands: PluralOperands) -> PluralCategory {
    var index = 0
    while index < relations.count {
      let relation = relations[index]
      if holds(relation, from: index == 0 ? 0 : relations[index - 1].rangeEnd, operands) {
        if let category = relation.category { return category }
        index += 1
      } else {
        index = relation.nextGroup
      }
    }
    return .other
  }

  private func holds(
    _ relation: Relation, from rangeStart: Int, _ operands: PluralOperands
  ) -> Bool {
    var value: UInt64
    // `n` with a fraction equals no integer, whatever the remainder.
    var canEqual = true
    switch relation.operand {
    case 0:
      value = operands.integer
      canEqual = operands.fraction == 0
    case 1: value = operands.integer
    case 2: value = UInt64(operands.visibleFractionCount)
    case 3: value = UInt64(operands.fractionCount)
    case 4: value = operands.visibleFraction
    default: value = operands.fraction
    }
    if relation.modulus > 0 { value %= relation.modulus }
    var isEqual = false
    for index in rangeStart..<relation.rangeEnd where ranges[index].contains(value) {
      isEqual = canEqual
    }
    return isEqual != relation.isNegated
  }
}
