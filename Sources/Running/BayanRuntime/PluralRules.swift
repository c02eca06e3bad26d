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
  fileprivate struct Rule {
    var category: PluralCategory
    /// Relations that hold together, of which one group must.
    var alternatives: [[Relation]]
  }

  fileprivate struct Relation {
    var operand: Int
    var modulus: UInt64
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  /// In the order in which they are tried.
  private let rules: [Rule]

  /// Reads rules.
  init(_ reader: inout PackReader) {
    rules = reader.list { reader in
      Rule(
        category: PluralCategory(rawValue: reader.number()) ?? .other,
        alternatives: reader.list { reader in reader.list { Relation(&$0) } })
    }
  }

  /// The category of a number, as it is shown.
  func category(of operands: PluralOperands) -> PluralCategory {
    for rule in rules {
      for relations in rule.alternatives where relations.allSatisfy({ $0.holds(operands) }) {
        return rule.category
      }
    }
    return .other
  }
}

extension PluralRules.Relation {
  fileprivate init(_ reader: inout PackReader) {
    operand = reader.number()
    modulus = UInt64(reader.number())
    isNegated = reader.number() == 1
    ranges = reader.list { reader in
      let low = UInt64(reader.number())
      return low...max(low, UInt64(reader.number()))
    }
  }

  fileprivate func holds(_ operands: PluralOperands) -> Bool {
    var value: UInt64
    // `n` with a fraction equals no integer, whatever the remainder.
    var canEqual = true
    switch operand {
    case 0:
      value = operands.integer
      canEqual = operands.fraction == 0
    case 1: value = operands.integer
    case 2: value = UInt64(operands.visibleFractionCount)
    case 3: value = UInt64(operands.fractionCount)
    case 4: value = operands.visibleFraction
    default: value = operands.fraction
    }
    if modulus > 0 { value %= modulus }
    return (canEqual && ranges.contains { $0.contains(value) }) != isNegated
  }
}
