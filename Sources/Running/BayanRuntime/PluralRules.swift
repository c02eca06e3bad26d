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
/// The operand is an index into `n i v w f t`; modulus 0 is none. A condition has alternatives, each
/// of at least one relation with at least one range.
struct PluralRules: Sendable {
  /// Whether a value lies in a range, and what comes next: the place of a question, or a category
  /// as a negative number.
  private struct Question {
    var operand: Int
    var modulus: UInt64
    var low: UInt64
    var high: UInt64
    var nextIfInside = 0
    var nextIfOutside = 0
  }

  private var questions: [Question] = []

  /// Reads rules.
  init(_ reader: inout PackReader) {
    for _ in 0..<reader.count() where !reader.isDamaged {
      let category = PluralCategory(rawValue: reader.number()) ?? .other
      for _ in 0..<reader.count() where !reader.isDamaged {
        readGroup(of: category, &reader)
      }
    }
  }

  /// Reads relations that hold together, and links their questions.
  private mutating func readGroup(of category: PluralCategory, _ reader: inout PackReader) {
    var start = questions.count
    var relations: [(end: Int, isNegated: Bool)] = []
    for _ in 0..<reader.count() where !reader.isDamaged {
      let operand = reader.number()
      let modulus = UInt64(reader.number())
      let isNegated = reader.number() == 1
      for _ in 0..<reader.count() where !reader.isDamaged {
        questions.append(
          Question(
            operand: operand, modulus: modulus, low: UInt64(reader.number()),
            high: UInt64(reader.number())))
      }
      relations.append((questions.count, isNegated))
    }
    let groupEnd = questions.count
    for (place, relation) in relations.enumerated() {
      let next = place + 1 < relations.count ? relation.end : -1 - category.rawValue
      let (nextIfEqual, nextIfNot) = relation.isNegated ? (groupEnd, next) : (next, groupEnd)
      for index in start..<relation.end {
        questions[index].nextIfInside = nextIfEqual
        questions[index].nextIfOutside = index + 1 < relation.end ? index + 1 : nextIfNot
      }
      start = relation.end
    }
  }

  /// The category of a number, as it is shown.
  func category(of operands: PluralOperands) -> PluralCategory {
    var next = 0
    while next >= 0 && next < questions.count {
      let question = questions[next]
      next = isInside(question, operands) ? question.nextIfInside : question.nextIfOutside
    }
    return PluralCategory(rawValue: -1 - next) ?? .other
  }

  private func isInside(_ question: Question, _ operands: PluralOperands) -> Bool {
    var value: UInt64
    switch question.operand {
    case 0:
      // `n` with a fraction equals no integer, whatever the remainder.
      guard operands.fraction == 0 else { return false }
      value = operands.integer
    case 1: value = operands.integer
    case 2: value = UInt64(operands.visibleFractionCount)
    case 3: value = UInt64(operands.fractionCount)
    case 4: value = operands.visibleFraction
    default: value = operands.fraction
    }
    if question.modulus > 0 { value %= question.modulus }
    return question.low <= value && value <= question.high
  }
}
