import BayanDiagnostics
import BayanMeaning

/// ICU's number skeletons, as far as a function of MessageFormat 2 shows numbers in the same way.
///
/// - Source: ICU User Guide, "Number Skeletons", ICU 72.
enum ICUNumberSkeleton {
  /// Returns the format of a skeleton, without the `::`.
  static func format(_ skeleton: String) throws(StyleProblem) -> ValueFormat {
    var reading = Reading()
    for token in skeleton.split(whereSeparator: { " \t\r\n".contains($0) }) {
      guard try reading.read(String(token)) else { throw StyleProblem(.token(String(token))) }
    }
    return try reading.format()
  }

  /// The meaning of the tokens so far.
  private struct Reading {
    var function = "number"
    var isPercent = false
    var isScaled = false
    var isAccounting = false
    /// The operand of `currency` and `unit`.
    var measured: String?
    var width: String?
    var precision: [ValueFormat.Option]?
    var options: [ValueFormat.Option] = []
    var mode = "halfEven"

    mutating func read(_ token: String) throws(StyleProblem) -> Bool {
      if let slash = token.firstIndex(of: "/"), !token.hasPrefix(".") {
        return try read(
          String(token[..<slash]), with: String(token[token.index(after: slash)...]))
      }
      if let option = Self.simple[token] {
        options.append(.init(name: option.name, value: option.value))
        return true
      }
      if let mode = Self.modes[token] {
        self.mode = mode
        return true
      }
      switch token {
      case "percent", "%": isPercent = true
      case "%x100": (isPercent, isScaled) = (true, true)
      case "sign-accounting", "()": isAccounting = true
      case "precision-integer", ".": precision = [.init(name: "maximumFractionDigits", value: "0")]
      case "notation-simple", "unit-width-short", "precision-currency-standard": return true
      case "unit-width-narrow", "unit-width-full-name", "unit-width-iso-code", "unit-width-hidden":
        width = token
      case _ where token.hasPrefix("."): return readFraction(token)
      case _ where token.hasPrefix("@"): return readSignificant(token)
      case _ where token.allSatisfy({ $0 == "0" }):
        return setMinimumInteger(token.count)
      default: return false
      }
      return true
    }

    private mutating func read(
      _ stem: String, with option: String
    ) throws(StyleProblem) -> Bool {
      switch stem {
      case "currency" where option.count == 3:
        (function, measured) = ("currency", option)
      case "unit": (function, measured) = ("unit", option)
      case "measure-unit":
        // The older name begins with the type of the unit.
        let parts = option.split(separator: "-", maxSplits: 1)
        guard parts.count == 2 else { return false }
        (function, measured) = ("unit", String(parts[1]))
      case "scale" where option == "100": isScaled = true
      case "integer-width" where option.hasPrefix("+") || option.hasPrefix("*"):
        guard option.dropFirst().allSatisfy({ $0 == "0" }) else { return false }
        return setMinimumInteger(option.count - 1)
      case "precision-increment": return setIncrement(option)
      default: return false
      }
      return true
    }

    private mutating func setMinimumInteger(_ count: Int) -> Bool {
      guard (1...99).contains(count) else { return false }
      if count > 1 { options.append(.init(name: "minimumIntegerDigits", value: "\(count)")) }
      return true
    }

    /// Reads `.00##`; with `/w` the fraction of whole numbers is left out.
    private mutating func readFraction(_ token: String) -> Bool {
      let strips = token.hasSuffix("/w")
      let digits = token.dropFirst().dropLast(strips ? 2 : 0)
      let optional = digits.drop { $0 == "0" }
      guard optional.allSatisfy({ $0 == "#" }), !digits.isEmpty, digits.count <= 99 else {
        return false
      }
      let minimum = digits.count - optional.count
      var read: [ValueFormat.Option] = []
      if minimum > 0 { read.append(.init(name: "minimumFractionDigits", value: "\(minimum)")) }
      read.append(.init(name: "maximumFractionDigits", value: "\(digits.count)"))
      if strips { read.append(.init(name: "trailingZeroDisplay", value: "stripIfInteger")) }
      precision = read
      return true
    }

    /// Reads `@@##`.
    private mutating func readSignificant(_ token: String) -> Bool {
      let optional = token.drop { $0 == "@" }
      guard optional.allSatisfy({ $0 == "#" }), token.count <= 99 else { return false }
      let minimum = token.count - optional.count
      var read: [ValueFormat.Option] = []
      if minimum > 1 { read.append(.init(name: "minimumSignificantDigits", value: "\(minimum)")) }
      read.append(.init(name: "maximumSignificantDigits", value: "\(token.count)"))
      precision = read
      return true
    }

    /// Reads an increment such as `0.05`, of which the last shown digit is a multiple.
    private mutating func setIncrement(_ text: String) -> Bool {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let fraction = parts.count == 2 ? parts[1].count : 0
      guard parts.count <= 2, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        let increment = Int(parts.joined()), fraction <= 99,
        [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000].contains(
          increment)
      else { return false }
      precision = [
        .init(name: "minimumFractionDigits", value: "\(fraction)"),
        .init(name: "maximumFractionDigits", value: "\(fraction)"),
        .init(name: "roundingIncrement", value: "\(increment)"),
      ]
      return true
    }

    func format() throws(StyleProblem) -> ValueFormat {
      var format = ValueFormat(function)
      if isPercent {
        guard function == "number", isScaled else { throw StyleProblem(.unscaledPercent) }
        format.function = "percent"
      } else if isScaled {
        throw StyleProblem(.token("scale/100"))
      }
      if let measured {
        format = format.setting(function == "currency" ? "currency" : "unit", measured)
      }
      try setWidth(of: &format)
      if isAccounting {
        guard function == "currency" else { throw StyleProblem(.token("sign-accounting")) }
        format = format.setting("currencySign", "accounting")
      }
      format.options += options
      if let precision {
        format.options += try precision.map { option throws(StyleProblem) in
          switch (function, option.name) {
          case ("currency", "maximumFractionDigits"):
            guard
              precision.contains(where: {
                $0.name == "minimumFractionDigits" && $0.value == option.value
              })
                || option.value == "0"
            else { throw StyleProblem(.token(".#")) }
            return .init(name: "fractionDigits", value: option.value)
          default: return option
          }
        }
        if function == "currency" {
          format.options.removeAll { $0.name == "minimumFractionDigits" }
        }
      } else if function != "currency" {
        format = format.setting("maximumFractionDigits", "6")
      }
      let unknown = format.options.first { format.standard?.has($0.name) == false }
      if let unknown { throw StyleProblem(.option(unknown.name, format.function ?? "")) }
      guard Set(format.options.map(\.name)).count == format.options.count else {
        throw StyleProblem(.twice)
      }
      return format.setting("roundingMode", mode)
    }

    private func setWidth(of format: inout ValueFormat) throws(StyleProblem) {
      switch (function, width) {
      case (_, nil): break
      case ("currency", "unit-width-narrow"):
        format = format.setting("currencyDisplay", "narrowSymbol")
      case ("currency", "unit-width-full-name"):
        format = format.setting("currencyDisplay", "name")
      case ("currency", "unit-width-iso-code"):
        format = format.setting("currencyDisplay", "code")
      case ("currency", "unit-width-hidden"):
        format = format.setting("currencyDisplay", "never")
      case ("unit", "unit-width-narrow"): format = format.setting("unitDisplay", "narrow")
      case ("unit", "unit-width-full-name"): format = format.setting("unitDisplay", "long")
      case (_, let width?): throw StyleProblem(.token(width))
      }
    }

    /// The tokens with one option each.
    private static let simple: [String: (name: String, value: String)] = [
      "group-off": ("useGrouping", "never"), ",_": ("useGrouping", "never"),
      "group-min2": ("useGrouping", "min2"), ",?": ("useGrouping", "min2"),
      "group-auto": ("useGrouping", "auto"),
      "group-on-aligned": ("useGrouping", "always"), ",!": ("useGrouping", "always"),
      "sign-auto": ("signDisplay", "auto"),
      "sign-always": ("signDisplay", "always"), "+!": ("signDisplay", "always"),
      "sign-never": ("signDisplay", "never"), "+_": ("signDisplay", "never"),
      "sign-except-zero": ("signDisplay", "exceptZero"), "+?": ("signDisplay", "exceptZero"),
      "sign-negative": ("signDisplay", "negative"), "+-": ("signDisplay", "negative"),
    ]

    private static let modes = [
      "rounding-mode-ceiling": "ceil", "rounding-mode-floor": "floor",
      "rounding-mode-down": "trunc", "rounding-mode-up": "expand",
      "rounding-mode-half-even": "halfEven", "rounding-mode-half-down": "halfTrunc",
      "rounding-mode-half-up": "halfExpand",
    ]
  }
}

extension Diagnostic.Message {
  fileprivate static func token(_ token: String) -> Self {
    "\(quoted(token)) in a number skeleton has no equivalent in MessageFormat 2"
  }

  fileprivate static func option(_ name: String, _ function: String) -> Self {
    "':\(function)' has no option '\(name)', which this number skeleton needs"
  }

  fileprivate static let twice: Self = "this number skeleton sets an option twice"

  fileprivate static let unscaledPercent: Self = """
    this number skeleton shows a percent sign after the number itself, and ':percent' shows a \
    hundred times the number; write 'percent scale/100'
    """
}
