import BayanRuntime

/// The rounding of a number, and its padding with zeros, before its plural category is looked up.
package struct NumberRounding: Hashable, Sendable {
  private var options = NumberOptions()
  /// The most digits after the point, unless an option changes the number.
  private let fractionDigits: Int

  /// The options that change the digits of a number.
  private static let names = [
    "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
    "maximumSignificantDigits", "roundingIncrement", "roundingMode", "roundingPriority",
    "trailingZeroDisplay",
  ]

  /// - Returns: `nil` if another argument gives one of the options.
  init?(_ resolved: ResolvedExpression) {
    fractionDigits = resolved.standard?.fractionDigits ?? 0
    for name in Self.names {
      guard let option = resolved.options[name] else { continue }
      guard let value = option else { return nil }
      // An option with an invalid value has no effect.
      _ = options.apply(OptionID(name: name), value)
    }
  }

  /// Whether whole numbers are shown as they are.
  var keepsIntegers: Bool { options.keepsIntegers }

  /// Whether the options ask for digits after the point.
  var asksForFractions: Bool {
    max(options.minimumFractionDigits ?? 0, options.maximumFractionDigits ?? 0) > 0
      || options.minimumSignificantDigits ?? 1 > 1
  }

  /// Whether a number can have digits after the point.
  var allowsFractions: Bool {
    options.minimumSignificantDigits != nil || options.maximumSignificantDigits != nil
      || (options.maximumFractionDigits ?? fractionDigits) > 0
  }

  /// Returns the digits of a number as they are shown: `1.50`.
  func shown(_ number: String) -> String {
    MessageNumber(number).map { options.digits(of: $0, defaultMaximum: fractionDigits) } ?? number
  }
}
