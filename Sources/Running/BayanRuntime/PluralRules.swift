/// The plural categories of CLDR.
public enum PluralCategory: Int, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// How many there are.
  static let count = 6

  /// The keyword, as variant keys spell it.
  public var keyword: StaticString {
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
  public init?(keyword: UnsafeRawBufferPointer) {
    guard let found = Self.allCases.first(where: { $0.matches(keyword) }) else { return nil }
    self = found
  }

  @inline(__always)
  func matches(_ text: UnsafeRawBufferPointer) -> Bool {
    let keyword = keyword
    guard keyword.utf8CodeUnitCount == text.count else { return false }
    for index in 0..<text.count where keyword.utf8Start[index] != text[index] { return false }
    return true
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
  @inline(__always)
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

/// A locale's plural rules, compiled from CLDR's rule text and run where they lie.
///
///     rules    = count *(category condition)
///     condition = or-count *(and-count *relation)
///     relation = operand modulus negated range-count *(low high)
///
/// The operand is an index into `n i v w f t`; modulus 0 is none.
struct PluralRules {
  /// The operands by their number in the encoding.
  static let operandLetters = Array("nivwft".utf8)

  static func category(of operands: PluralOperands, rules: PackReader) -> PluralCategory {
    var reader = rules
    for _ in 0..<reader.count() {
      let category = reader.number()
      var isTrue = false
      for _ in 0..<reader.count() {
        var allHold = true
        for _ in 0..<reader.count() where !relationHolds(&reader, operands) { allHold = false }
        if allHold { isTrue = true }
      }
      if isTrue { return PluralCategory(rawValue: category) ?? .other }
    }
    return .other
  }

  private static func relationHolds(_ reader: inout PackReader, _ operands: PluralOperands) -> Bool
  {
    let operand = reader.number()
    let modulus = UInt64(reader.number())
    let isNegated = reader.number() == 1
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
    var isWithin = false
    for _ in 0..<reader.count() {
      let low = UInt64(reader.number())
      let high = UInt64(reader.number())
      if canEqual && low <= value && value <= high { isWithin = true }
    }
    return isWithin != isNegated
  }
}
