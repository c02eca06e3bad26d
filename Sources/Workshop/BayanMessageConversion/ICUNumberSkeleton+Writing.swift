import BayanMeaning

extension ICUNumberSkeleton {
  /// Returns the skeleton of a function on numbers, without the `::`; `nil` if there is none.
  static func skeleton(for format: ValueFormat) -> String? {
    var rest = Dictionary(
      format.options.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    rest["select"] = nil
    var tokens: [String] = []
    switch format.function {
    case "number": break
    case "percent": tokens.append("percent scale/100")
    case "currency":
      guard let code = rest.removeValue(forKey: "currency"), code.count == 3 else { return nil }
      tokens.append("currency/\(code)")
      let widths = [
        "symbol": "unit-width-short", "narrowSymbol": "unit-width-narrow",
        "name": "unit-width-full-name", "code": "unit-width-iso-code", "never": "unit-width-hidden",
      ]
      if let display = rest.removeValue(forKey: "currencyDisplay") {
        guard let width = widths[display] else { return nil }
        tokens.append(width)
      }
      let sign = rest.removeValue(forKey: "currencySign")
      if sign == "accounting" { tokens.append("sign-accounting") }
      if let digits = rest.removeValue(forKey: "fractionDigits"), digits != "auto" {
        (rest["minimumFractionDigits"], rest["maximumFractionDigits"]) = (digits, digits)
      }
    case "unit":
      guard let unit = rest.removeValue(forKey: "unit") else { return nil }
      tokens.append("unit/\(unit)")
      let widths = [
        "short": "unit-width-short", "narrow": "unit-width-narrow", "long": "unit-width-full-name",
      ]
      if let display = rest.removeValue(forKey: "unitDisplay") {
        guard let width = widths[display] else { return nil }
        tokens.append(width)
      }
    default: return nil
    }
    if let precision = precision(from: &rest, of: format) {
      tokens.append(precision)
    } else if format.function != "currency" {
      return nil
    }
    if let digits = rest.removeValue(forKey: "minimumIntegerDigits") {
      guard let count = Int(digits), (1...99).contains(count) else { return nil }
      tokens.append("integer-width/+" + String(repeating: "0", count: count))
    }
    let tokensByName = [
      "useGrouping": [
        "auto": "group-auto", "always": "group-on-aligned", "never": "group-off",
        "min2": "group-min2",
      ],
      "signDisplay": [
        "auto": "sign-auto", "always": "sign-always", "never": "sign-never",
        "exceptZero": "sign-except-zero", "negative": "sign-negative",
      ],
      "roundingMode": [
        "ceil": "rounding-mode-ceiling", "floor": "rounding-mode-floor",
        "trunc": "rounding-mode-down", "expand": "rounding-mode-up",
        "halfEven": "rounding-mode-half-even", "halfTrunc": "rounding-mode-half-down",
        "halfExpand": "rounding-mode-half-up",
      ],
    ]
    for name in ["useGrouping", "signDisplay", "roundingMode"] {
      let value = rest.removeValue(forKey: name) ?? (name == "roundingMode" ? "halfExpand" : nil)
      guard let value else { continue }
      guard let token = tokensByName[name]?[value] else { return nil }
      tokens.append(token)
    }
    return rest.isEmpty ? tokens.joined(separator: " ") : nil
  }

  /// Returns the token of the shown digits, and removes its options.
  private static func precision(
    from rest: inout [String: String], of format: ValueFormat
  ) -> String? {
    func count(_ name: String) -> Int?? {
      guard let text = rest.removeValue(forKey: name) else { return .some(nil) }
      guard let count = Int(text), (0...99).contains(count) else { return nil }
      return count
    }
    guard let minimum = count("minimumFractionDigits"),
      let maximum = count("maximumFractionDigits"),
      let least = count("minimumSignificantDigits"), let most = count("maximumSignificantDigits")
    else { return nil }
    if let most {
      guard minimum == nil, maximum == nil, most > 0, least ?? 1 <= most else { return nil }
      let shown = max(least ?? 1, 1)
      return String(repeating: "@", count: shown) + String(repeating: "#", count: most - shown)
    }
    guard least == nil else { return nil }
    if format.function == "currency", minimum == nil, maximum == nil {
      return "precision-currency-standard"
    }
    let longest = maximum ?? max(format.standard?.fractionDigits ?? 0, minimum ?? 0)
    let fewest = min(minimum ?? 0, longest)
    if let increment = rest["roundingIncrement"].flatMap(Int.init), increment != 1 {
      guard fewest == longest, rest.removeValue(forKey: "roundingIncrement") != nil else {
        return nil
      }
      let digits = String(increment)
      let padded = String(repeating: "0", count: max(0, longest + 1 - digits.count)) + digits
      let integer = padded.dropLast(longest)
      return "precision-increment/"
        + (longest == 0 ? padded : "\(integer).\(padded.suffix(longest))")
    }
    rest["roundingIncrement"] = nil
    let strips = rest.removeValue(forKey: "trailingZeroDisplay") == "stripIfInteger"
    guard longest > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: fewest)
      + String(repeating: "#", count: longest - fewest) + (strips ? "/w" : "")
  }
}
