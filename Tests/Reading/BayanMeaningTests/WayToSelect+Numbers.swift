import BayanMeaning

/// Numbers that modules show beside a key, compared with the runtime's selection.
extension WayToSelect {
  /// The number that is added to the argument before the comparison.
  private var offset: Int {
    guard declared != .inline else { return 0 }
    let own = function.hasPrefix("offset subtract=1") ? -1 : function.hasPrefix("offset") ? 2 : 0
    return own + (declared == .overOffset ? 1 : 0)
  }

  /// The factor of the number after the addition.
  private var scale: Int { function.hasPrefix("percent") && declared != .inline ? 100 : 1 }

  /// Returns the argument's value that is compared as a whole number; `nil` if there is none.
  private func argument(comparedAs number: Int) -> String? {
    argument(ofHundredths: number * 100 / scale - offset * 100)
  }

  private func argument(ofHundredths count: Int) -> String? {
    guard count >= 0, type == "number" || count.isMultiple(of: 100) else { return nil }
    let rest = count % 100
    return "\(count / 100)" + (rest == 0 ? "" : rest < 10 ? ".0\(rest)" : ".\(rest)")
  }

  /// The table's values that are compared as whole numbers, with these numbers.
  private var compared: [(value: String, number: Int)] {
    values.compactMap { value in
      let parts = value.split(separator: ".").map(String.init)
      let digits = parts.count > 1 ? parts[1] : ""
      let zeros = String(repeating: "0", count: 3 - digits.count)
      guard let thousandths = Int(parts[0] + digits + zeros) else { return nil }
      let product = (thousandths + offset * 1_000) * scale
      return product.isMultiple(of: 1_000) ? (value, product / 1_000) : nil
    }
  }

  /// Returns an error if the numbers beside a key are wrong: `3–10, 103–110, …`.
  func fault(of numbers: String, beside key: String, _ locale: RunningLocale) throws -> String? {
    let message = message(allKeys)
    let choice = try locale.choice(message)
    let ranges = Self.ranges(numbers)
    for range in ranges {
      for number in Set([range.lowerBound, range.lowerBound + 1, range.upperBound])
      where range.contains(number) {
        guard let value = argument(comparedAs: number) else {
          return "\(key) is \(numbers), and no value is compared as \(number)"
        }
        if choice(value) != key { return "\(key) is \(numbers), and \(number) is \(choice(value))" }
      }
      if range.count > 1, let value = argument(comparedAs: range.upperBound + 1),
        choice(value) == key
      {
        return "\(key) is \(numbers), and \(range.upperBound + 1) too"
      }
    }
    let choices = try choices(message, locale)
    let lowest = compared.filter { choices[$0.value] == key }.map(\.number).min()
    if lowest != ranges.first?.lowerBound {
      return "\(key) is \(numbers), and begins with \(lowest.map(String.init) ?? "a fraction")"
    }
    return nil
  }

  /// Returns an error if a label has values of another variant: `3–10, 103–110, … %`.
  func fault(
    ofLabel label: String, for key: String, _ choice: (String) -> String
  ) -> String? {
    let unit = label.hasSuffix(" %") ? 1 : 100
    for range in Self.ranges(label.replacing(" %", with: "")) {
      for number in [range.lowerBound, range.upperBound] {
        guard let value = argument(ofHundredths: number * unit) else {
          return "'\(label)' has \(number), which is no value"
        }
        if choice(value) != key { return "'\(label)' is \(key), and \(value) is \(choice(value))" }
      }
    }
    return nil
  }

  /// Returns the whole numbers of a list.
  private static func ranges(_ numbers: String) -> [ClosedRange<Int>] {
    numbers.split(separator: ", ").compactMap { part in
      let ends = part.split(separator: "–").map { Int($0) }
      guard let first = ends.first, let last = ends.last, let first, let last else { return nil }
      return first...last
    }
  }
}

/// The ways to select that a format can express.
extension WayToSelect {
  /// Whether options about digits affect the category.
  private var hasDigits: Bool {
    ["Digits", "rounding"].contains(where: function.contains)
      // `:integer` drops the option of its operand.
      || declared == .over && !function.hasPrefix("integer")
  }

  /// Returns whether a format can express the selection; `nil` if more than the selector decides
  /// it.
  func isHeld(by format: String, in locale: String) -> Bool? {
    switch format {
    case "xliff-2.2", "xliff-2.1", "xliff-1.2", "po", "csv", "tsv": return true
    // This format has no selection.
    case "strings": return false
    case _ where declared == .inline: return nil
    case "xcstrings", "stringsdict", "android":
      // These formats select by the plural category of the argument itself.
      guard kind == .plural, offset == 0, scale == 1, !hasDigits else { return false }
    case "arb":
      guard kind != .unknown, kind != .ordinal, offset == 0, scale == 1,
        kind != .plural || !hasDigits
      else { return false }
    default:
      guard kind != .unknown, scale == 1 else { return false }
      // MessageFormat 1 shows a number with an offset only in its own plural with several forms.
      guard offset == 0 || offset == -1 && locale != "ja", !hasDigits else { return nil }
    }
    return type == "integer" ? true : nil
  }
}

extension WayToSelect.Kind {
  init(_ selection: MessageSelection) {
    self =
      switch selection {
      case .plural: .plural
      case .ordinal: .ordinal
      case .exact: .exact
      case .text: .text
      case .unknown: .unknown
      }
  }
}
