import BayanICU
import BayanRuntime

/// The formatting of currencies and units by ICU's number skeletons.
struct ICUMeasureFormatting: MeasureFormatting {
  private struct Key: Hashable {
    var locale: String
    var skeleton: String
  }

  /// The types of the pieces that show a number or its sign.
  private static let numeric: Set = ["integer", "minusSign", "plusSign", "infinity", "nan"]

  private let cache = FormatterCache<Key, SkeletonFormatter>()

  func fractionDigits(ofCurrency code: String) -> Int { CurrencyFacts.fractionDigits(of: code) }

  func format(_ value: MeasureValue) -> [FormattedPart.Piece]? {
    let digits = value.digits
    let key = Key(
      locale: value.locale.withDigits(value.numberingSystem),
      skeleton: value.skeleton(fractionCount: digits.fractionCount))
    let formatter = cache.formatter(key) { key in
      try? SkeletonFormatter(locale: key.locale, skeleton: key.skeleton)
    }
    guard let found = try? formatter?.pieces(digits.text) else { return nil }
    let pieces = found.map { FormattedPart.Piece(type: $0.type, text: $0.text) }
    // Some units have the number as a word, such as `ساعتان` for two hours, and CLDR has no sign
    // for them.
    guard let sign = value.sign, !pieces.contains(where: { Self.numeric.contains($0.type) }) else {
      return pieces
    }
    return [sign] + pieces
  }
}

extension MeasureValue {
  /// Returns the number skeleton of the value; the value is rounded already, so the skeleton only
  /// sets the number of its digits.
  fileprivate func skeleton(fractionCount: Int) -> String {
    var stems = ["\(kind.rawValue)/\(identifier)"]
    switch (kind, currencyDisplay, unitDisplay) {
    case (.currency, .narrowSymbol, _), (.unit, _, .narrow): stems.append("unit-width-narrow")
    case (.currency, .symbol, _), (.unit, _, .short): stems.append("unit-width-short")
    case (.currency, .name, _), (.unit, _, .long): stems.append("unit-width-full-name")
    case (.currency, .code, _): stems.append("unit-width-iso-code")
    case (.currency, .never, _): stems.append("unit-width-hidden")
    }
    stems.append(
      fractionCount == 0 ? "precision-integer" : "." + String(repeating: "0", count: fractionCount))
    let integerCount = max(1, options.minimumIntegerDigits ?? 1)
    stems.append("integer-width/+" + String(repeating: "0", count: integerCount))
    switch options.grouping {
    case .auto: stems.append("group-auto")
    case .always: stems.append("group-on-aligned")
    case .never: stems.append("group-off")
    case .min2: stems.append("group-min2")
    }
    switch options.signDisplay {
    case .auto: stems.append(isAccounting ? "sign-accounting" : "sign-auto")
    case .always: stems.append("sign-always")
    case .exceptZero: stems.append("sign-except-zero")
    case .negative: stems.append("sign-negative")
    case .never: stems.append("sign-never")
    }
    return stems.joined(separator: " ")
  }
}
