/// The plural categories of CLDR.
package enum PluralCategory: Int, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The keyword, in the spelling of variant keys.
  package var keyword: String { Self.keywords[rawValue] }

  private static let keywords = ["zero", "one", "two", "few", "many", "other"]
}

/// The plural operands of a number, as it is shown.
///
/// - Source: UTS #35 part 3, Plural Operand Meanings. The compact exponent (`c`, `e`) is
///   always 0 here.
struct PluralOperands {
  /// The integer part.
  ///
  /// From 10^18 on the value is 10^18 plus the last 18 digits. Rules compare only small numbers and
  /// remainders by small powers of ten, so their results stay the same.
  var integer: UInt64
  /// The number of shown fraction digits.
  var visibleFractionCount: Int
  /// The shown fraction digits as a number, at most the last 18 of them.
  var visibleFraction: UInt64
  /// The number of fraction digits without trailing zeros.
  var fractionCount: Int
  /// The fraction digits without trailing zeros as a number.
  var fraction: UInt64

  /// Creates the operands of an integer.
  init(_ value: UInt64) {
    let limit: UInt64 = 1_000_000_000_000_000_000
    integer = value < limit ? value : value % limit + limit
    visibleFractionCount = 0
    visibleFraction = 0
    fractionCount = 0
    fraction = 0
  }

  /// Creates the operands of a number that is shown with at least `minimumFraction` fraction
  /// digits.
  init(_ number: MessageNumber, minimumFraction: Int) {
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
/// The operand is an index into `n i v w f t`; modulus 0 stands for none. A condition has
/// alternatives. Each alternative has at least one relation, with at least one range.
package struct PluralRuleSet: Sendable {
  private struct Rule {
    var category: PluralCategory
    /// The alternatives, one of which must hold with all its relations.
    var alternatives: [[Relation]]
  }

  /// A test whether an operand is in some ranges, or in none of them.
  fileprivate struct Relation {
    var operand: Int
    var modulus: UInt64
    var isNegated: Bool
    var ranges: [(low: UInt64, high: UInt64)]
  }

  private let rules: [Rule]

  /// Reads the rules of a pack.
  init(_ reader: inout PackReader) {
    rules = reader.list { reader in
      Rule(
        category: PluralCategory(rawValue: reader.number()) ?? .other,
        alternatives: reader.list { $0.list { Relation(&$0) } })
    }
  }

  /// Reads rules outside a pack, for tools that compare versions of CLDR.
  ///
  /// - Returns: `nil` for bytes that no compiler wrote.
  package init?(_ bytes: [UInt8]) {
    let (rules, isDamaged) = bytes.withUnsafeBytes { bytes in
      var reader = PackReader(bytes)
      return (PluralRuleSet(&reader), reader.isDamaged)
    }
    if isDamaged { return nil }
    self = rules
  }

  /// Returns the category of a number as it is shown.
  func category(of operands: PluralOperands) -> PluralCategory {
    for rule in rules {
      for relations in rule.alternatives where relations.allSatisfy({ $0.holds(for: operands) }) {
        return rule.category
      }
    }
    return .other
  }

  /// Returns the category of a number as it is shown, so that `1.0` may differ from `1`.
  ///
  /// - Returns: `nil` for a text that is no number.
  package func category(ofShown number: String) -> PluralCategory? {
    MessageNumber(number).map { category(of: PluralOperands($0, minimumFraction: 0)) }
  }
}

extension PluralRuleSet.Relation {
  fileprivate init(_ reader: inout PackReader) {
    operand = reader.number()
    modulus = UInt64(reader.number())
    isNegated = reader.number() == 1
    ranges = reader.list { (low: UInt64($0.number()), high: UInt64($0.number())) }
  }

  fileprivate func holds(for operands: PluralOperands) -> Bool {
    var value: UInt64
    switch operand {
    case 0, 1: value = operands.integer
    case 2: value = UInt64(operands.visibleFractionCount)
    case 3: value = UInt64(operands.fractionCount)
    case 4: value = operands.visibleFraction
    default: value = operands.fraction
    }
    if modulus > 0 { value %= modulus }
    // The operand `n` of a number with a fraction equals no integer, with any modulus.
    let isInside =
      (operand != 0 || operands.fraction == 0)
      && ranges.contains { $0.low <= value && value <= $0.high }
    return isInside != isNegated
  }
}
