/// The options of the functions on numbers after resolution.
///
/// A registered function hands those of its operand on, by ``FunctionValue/numberOptions``.
public struct NumberOptions: Hashable, Sendable {
  /// How a number selects a variant.
  package enum Selection: Hashable, Sendable {
    case plural
    case ordinal
    case exact
    /// `select` came from a variable or the operand: the number formats, and selects nothing.
    case impossible
  }

  /// When a sign is shown.
  package enum SignDisplay: String, CaseIterable, Sendable {
    case auto
    case always
    case exceptZero
    case negative
    case never
  }

  /// When digits are grouped.
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

  /// Which digit options count where both fraction and significant digits are limited.
  package enum RoundingPriority: String, CaseIterable, Sendable {
    /// The significant digits.
    case auto
    case morePrecision
    case lessPrecision
  }

  /// How `select` was set; `nil` is plural selection, by default.
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
  /// Of what the last fraction digit shown is a multiple.
  package var roundingIncrement = 1

  /// A count of digits; the standard has counts up to 99, and one byte holds more.
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

  /// The values that `roundingIncrement` may have.
  package static let roundingIncrements = [
    1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000,
  ]

  /// The fraction digits shown where no option says: the three of CLDR's `#,##0.###`.
  static let defaultMaximumFractionDigits = 3

  /// Whether an integer is shown with its own digits, and only filled up on the left.
  package var keepsIntegers: Bool {
    minimumFractionDigits == nil && minimumSignificantDigits == nil
      && maximumSignificantDigits == nil && roundingIncrement == 1
  }

  /// A number rounded as the options say, and the fraction digits it is shown with at least.
  ///
  /// - Parameter defaultMaximum: The fraction digits shown where no option says.
  func rounded(
    _ number: MessageNumber, defaultMaximum: Int = Self.defaultMaximumFractionDigits
  ) -> (number: MessageNumber, minimumFraction: Int) {
    var result = roundedDigits(number, defaultMaximum: defaultMaximum)
    if trailingZeroDisplay == .stripIfInteger && result.number.fractionCount == 0 {
      result.minimumFraction = 0
    }
    return result
  }

  /// The digits that a number is shown with, without a locale's signs: `1.50`.
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
    // Where both are given and cross, the maximum is what the writer sees cut off.
    if minimum > maximum {
      if maximumFractionDigits == nil { maximum = minimum } else { minimum = maximum }
    }
    if minimumSignificantDigits != nil || maximumSignificantDigits != nil {
      let minimumSignificant = max(minimumSignificantDigits ?? 1, 1)
      // ECMA-402's 21 where only the minimum is given.
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
