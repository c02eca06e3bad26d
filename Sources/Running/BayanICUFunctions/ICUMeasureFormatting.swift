import BayanICU
import BayanRuntime

/// Currencies and units by ICU's number skeletons.
struct ICUMeasureFormatting: MeasureFormatting {
  private struct Key: Hashable {
    var locale: String
    var skeleton: String
  }

  private let cache = FormatterCache<Key, SkeletonFormatter>()

  func fractionDigits(ofCurrency code: String) -> Int { CurrencyFacts.fractionDigits(of: code) }

  func format(_ request: MeasureRequest) -> [FormattedPart.Piece]? {
    let pieces = try? formatter(of: request)?.pieces(request.number)
    return pieces?.map { FormattedPart.Piece(type: $0.type, text: $0.text) }
  }

  private func formatter(of request: MeasureRequest) -> SkeletonFormatter? {
    let key = Key(
      locale: request.locale.withDigits(request.numberingSystem), skeleton: request.skeleton)
    return cache.formatter(key) { key in
      try? SkeletonFormatter(locale: key.locale, skeleton: key.skeleton)
    }
  }
}

extension MeasureRequest {
  /// The request as ICU writes it; the number is rounded already, its digits are only counted.
  fileprivate var skeleton: String {
    var stems: [String] = []
    var isAccounting = false
    switch measure {
    case .currency(let code, let display, let accounting):
      isAccounting = accounting
      stems.append("currency/\(code)")
      switch display {
      case .narrowSymbol: stems.append("unit-width-narrow")
      case .symbol: stems.append("unit-width-short")
      case .name: stems.append("unit-width-full-name")
      case .code: stems.append("unit-width-iso-code")
      case .never: stems.append("unit-width-hidden")
      }
    case .unit(let identifier, let display):
      stems.append("unit/\(identifier)")
      switch display {
      case .short: stems.append("unit-width-short")
      case .narrow: stems.append("unit-width-narrow")
      case .long: stems.append("unit-width-full-name")
      }
    }
    stems.append(
      fractionDigits == 0
        ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits))
    stems.append("integer-width/+" + String(repeating: "0", count: max(1, minimumIntegerDigits)))
    switch grouping {
    case .auto: stems.append("group-auto")
    case .always: stems.append("group-on-aligned")
    case .never: stems.append("group-off")
    case .min2: stems.append("group-min2")
    }
    switch signDisplay {
    case .auto: stems.append(isAccounting ? "sign-accounting" : "sign-auto")
    case .always: stems.append("sign-always")
    case .exceptZero: stems.append("sign-except-zero")
    case .negative: stems.append("sign-negative")
    case .never: stems.append("sign-never")
    }
    return stems.joined(separator: " ")
  }
}
