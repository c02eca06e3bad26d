extension NumberOptions {
  /// Applies an option with a text as its value.
  ///
  /// - Returns: Whether the value is valid; `nil` for an option that numbers don't have.
  package mutating func apply(_ id: OptionID, _ text: String) -> Bool? {
    switch id {
    case .custom, .direction, .id, .add, .subtract: return nil
    default: break
    }
    guard let number = Self.number(of: id, text) else { return false }
    set(id, to: number)
    return true
  }

  /// Returns the number of an option's text in packs: the text's own, or the index of a keyword.
  ///
  /// - Returns: `nil` for an invalid text.
  package static func number(of id: OptionID, _ text: String) -> Int? {
    switch id {
    case .custom, .direction, .id: nil
    case .select: selections.firstIndex { $0.keyword == text }
    case .signDisplay: place(of: text, SignDisplay.self)
    case .useGrouping: place(of: text, Grouping.self)
    case .trailingZeroDisplay: place(of: text, TrailingZeroDisplay.self)
    case .roundingPriority: place(of: text, RoundingPriority.self)
    case .roundingMode: place(of: text, RoundingMode.self)
    case .roundingIncrement: roundingIncrements.first { "\($0)" == text }
    case .minimumIntegerDigits, .minimumFractionDigits, .maximumFractionDigits,
      .minimumSignificantDigits, .maximumSignificantDigits, .add, .subtract:
      digitSize(text)
    }
  }

  /// Sets an option by its number in packs; without effect if the number is invalid.
  mutating func set(_ id: OptionID, to number: Int) {
    switch id {
    case .custom, .direction, .id, .add, .subtract: break
    case .select:
      if Self.selections.indices.contains(number) { selection = Self.selections[number].value }
    case .signDisplay: Self.set(&signDisplay, number)
    case .useGrouping: Self.set(&grouping, number)
    case .trailingZeroDisplay: Self.set(&trailingZeroDisplay, number)
    case .roundingPriority: Self.set(&roundingPriority, number)
    case .roundingMode: Self.set(&roundingMode, number)
    case .roundingIncrement:
      if Self.roundingIncrements.contains(number) { roundingIncrement = number }
    case .minimumIntegerDigits: Self.set(&minimumIntegerDigits, digitSize: number)
    case .minimumFractionDigits: Self.set(&minimumFractionDigits, digitSize: number)
    case .maximumFractionDigits: Self.set(&maximumFractionDigits, digitSize: number)
    case .minimumSignificantDigits: Self.set(&minimumSignificantDigits, digitSize: number)
    case .maximumSignificantDigits: Self.set(&maximumSignificantDigits, digitSize: number)
    }
  }

  private static func set<Value: CaseIterable>(
    _ option: inout Value, _ place: Int
  ) where Value.AllCases == [Value] {
    if Value.allCases.indices.contains(place) { option = Value.allCases[place] }
  }

  private static func set(_ option: inout Int?, digitSize: Int) {
    if (0...99).contains(digitSize) { option = digitSize }
  }

  private static func place<Value: CaseIterable & RawRepresentable<String>>(
    of text: String, _: Value.Type
  ) -> Int? where Value.AllCases == [Value] {
    Value.allCases.firstIndex { $0.rawValue == text }
  }

  /// Returns the value of a digit size option: `0`, or 1 to 99 without a leading zero.
  static func digitSize(_ text: String) -> Int? {
    guard let value = Int(text), (0...99).contains(value), text == "\(value)" else { return nil }
    return value
  }

  private static let selections: [(keyword: String, value: Selection)] = [
    ("plural", .plural), ("ordinal", .ordinal), ("exact", .exact),
  ]
}
