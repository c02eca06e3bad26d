/// The resolved options of functions on numbers.
///
/// A registered function passes on those of its operand in ``FunctionValue/numberOptions``.
public struct NumberOptions: Hashable, Sendable {
  /// The way in which a number selects a variant.
  package enum Selection: Hashable, Sendable {
    case plural
    case ordinal
    case exact
    /// No selection, because `select` is a variable or comes from the operand; the number still has
    /// a text.
    case impossible
  }

  /// The numbers for which a sign is shown.
  package enum SignDisplay: String, CaseIterable, Sendable {
    case auto
    case always
    case exceptZero
    case negative
    case never
  }

  /// The numbers whose digits are grouped.
  package enum Grouping: String, CaseIterable, Sendable {
    case auto
    case always
    case never
    case min2
  }

  /// Whether an integer shows the fraction zeros that the other options ask for.
  package enum TrailingZeroDisplay: String, CaseIterable, Sendable {
    case auto
    case stripIfInteger
  }

  /// The digit options that apply if both fraction and significant digits are limited.
  package enum RoundingPriority: String, CaseIterable, Sendable {
    /// The significant digits.
    case auto
    case morePrecision
    case lessPrecision
  }

  /// The selection; `nil` for plural selection, which is the default.
  package var selection: Selection?
  package var signDisplay = SignDisplay.auto
  package var grouping = Grouping.auto
  @DigitSize package var minimumIntegerDigits: Int?
  @DigitSize package var minimumFractionDigits: Int?
  @DigitSize package var maximumFractionDigits: Int?
  @DigitSize package var minimumSignificantDigits: Int?
  @DigitSize package var maximumSignificantDigits: Int?
  package var trailingZeroDisplay = TrailingZeroDisplay.auto
  package var roundingPriority = RoundingPriority.auto
  package var roundingMode = RoundingMode.halfExpand
  /// The number of which the last shown fraction digit is a multiple.
  package var roundingIncrement = 1

  /// A number of digits, stored in one byte because the standard allows at most 99.
  @propertyWrapper
  package struct DigitSize: Hashable, Sendable {
    private var stored = UInt8.max

    package var wrappedValue: Int? {
      get { stored == .max ? nil : Int(stored) }
      set { stored = newValue.map { UInt8(min(max($0, 0), 254)) } ?? .max }
    }

    package init() {}
  }

  public init() {}

  /// The valid values of `roundingIncrement`.
  package static let roundingIncrements = [
    1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000,
  ]

  /// The largest number of fraction digits without an option: the three of CLDR's `#,##0.###`.
  static let defaultMaximumFractionDigits = 3

  /// Whether an integer keeps its digits, except for zeros on its left.
  package var keepsIntegers: Bool {
    minimumFractionDigits == nil && minimumSignificantDigits == nil
      && maximumSignificantDigits == nil && roundingIncrement == 1
  }

  /// Returns the rounded number, and the smallest number of its shown fraction digits.
  ///
  /// - Parameter defaultMaximum: The largest number of fraction digits without an option.
  func rounded(
    _ number: MessageNumber, defaultMaximum: Int = Self.defaultMaximumFractionDigits
  ) -> (number: MessageNumber, minimumFraction: Int) {
    var result = roundedDigits(number, defaultMaximum: defaultMaximum)
    if trailingZeroDisplay == .stripIfInteger && result.number.fractionCount == 0 {
      result.minimumFraction = 0
    }
    return result
  }

  /// Returns the shown digits of a number, without a locale's signs: `1.50`.
  package func digits(of number: MessageNumber, defaultMaximum: Int) -> String {
    let (rounded, minimumFraction) = rounded(number, defaultMaximum: defaultMaximum)
    let text = rounded.serialized()
    let missing = minimumFraction - rounded.fractionCount
    guard missing > 0 else { return text }
    return text + (rounded.fractionCount == 0 ? "." : "") + String(repeating: "0", count: missing)
  }

  private func roundedDigits(
    _ number: MessageNumber, defaultMaximum: Int
  ) -> (number: MessageNumber, minimumFraction: Int) {
    var maximum = maximumFractionDigits ?? (roundingIncrement == 1 ? defaultMaximum : 0)
    var minimum = minimumFractionDigits ?? 0
    // If both are given and the minimum is larger, the maximum wins: it cuts off digits that the
    // author of the message expects to be cut off.
    if minimum > maximum {
      if maximumFractionDigits == nil { maximum = minimum } else { minimum = maximum }
    }
    if minimumSignificantDigits != nil || maximumSignificantDigits != nil {
      let minimumSignificant = max(minimumSignificantDigits ?? 1, 1)
      // ECMA-402 has a maximum of 21 if only the minimum is given.
      let most = max(maximumSignificantDigits ?? max(21, minimumSignificant), 1)
      let least = min(minimumSignificant, most)
      let isFiner = number.exponent - most + 1 <= -maximum
      let usesSignificant =
        switch roundingPriority {
        case .auto: true
        case .morePrecision: isFiner
        case .lessPrecision: !isFiner
        }
      if usesSignificant {
        let rounded = number.rounded(toSignificantDigits: most, roundingMode).trimmed
        return (rounded, max(0, least - 1 - rounded.exponent))
      }
    }
    let rounded = number.rounded(
      toFractionDigits: maximum, roundingMode, increment: roundingIncrement)
    return (rounded.trimmed, minimum)
  }
}
