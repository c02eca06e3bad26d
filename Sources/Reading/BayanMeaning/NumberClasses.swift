import BayanICU

/// The numbers that have the same plural categories in some locales.
///
/// English and Arabic together have six classes: 0, 1, 2, 3–10 with 103–110 and so on, and two more.
/// Creating this value asks ICU hundreds of times. Code that shows many messages creates it once and
/// passes it on.
package struct NumberClasses: Sendable {
  /// The computation of a selector's number from an argument, and the keys that the number is compared with.
  package struct Comparison: Hashable, Sendable {
    package var offset = 0
    package var scale = 1
    package var isOrdinal = false
    /// Whether the argument can have a fraction.
    package var hasFractions = false
    /// The keys that are numbers; each is a class of its own.
    package var exact: Set<Int> = []
    /// The rounding of numbers; `nil` if they are shown without rounding.
    package var rounding: NumberRounding?

    package init(offset: Int = 0, scale: Int = 1) {
      self.offset = offset
      self.scale = scale
    }
  }

  /// A value of an argument: a count of ones, tenths, hundredths or thousandths.
  package struct Value: Hashable, Comparable, Sendable {
    package var count: Int
    /// The number of parts that make 1: 10 for tenths.
    package var parts = 1

    init(count: Int, parts: Int) {
      self.count = count
      self.parts = parts
    }

    /// Creates a whole number.
    package init(_ number: Int) { count = number }

    package static func < (a: Self, b: Self) -> Bool { a.count < b.count }

    /// Returns the number that a selector compares.
    package func compared(by comparison: Comparison) -> Self {
      Self(count: (count + comparison.offset * parts) * comparison.scale, parts: parts)
    }

    /// The number, if it is whole.
    package var whole: Int? { count.isMultiple(of: parts) ? count / parts : nil }

    /// The number in digits, without zeros at the end.
    package var shown: String {
      if let whole { return "\(whole)" }
      var digits = "\(count.magnitude % parts.magnitude + parts.magnitude)".dropFirst()
      while digits.last == "0" { digits = digits.dropLast() }
      return "\(count < 0 ? "-" : "")\(count.magnitude / parts.magnitude).\(digits)"
    }
  }

  /// One class of numbers.
  package struct Group: Sendable {
    /// The sampled numbers of the class, in ascending order.
    ///
    /// If a selector compares some of them as whole numbers, the others are left out.
    package var values: [Value]
    /// The numbers as a text: `3–10, 103–110, …`.
    package var label: String
  }

  /// A value as one selector distinguishes it from others.
  private enum Kind: Hashable {
    case exact(Int)
    /// The index of the value's categories in ``kinds``.
    case known(Int)
    case other([String])
  }

  private struct Reaches {
    var cardinal: PluralReach
    var ordinal: PluralReach
  }

  /// The numbers of each locale, in the order of their tags.
  private let reaches: [(locale: String, reaches: Reaches)]

  /// The indices of the sampled whole numbers.
  private let places: [Int: Int]

  /// The kind of the number at each index, by its cardinal categories in all locales.
  private let cardinalKinds: [Int]
  /// The kind of the number at each index, by its cardinal and ordinal categories.
  private let allKinds: [Int]
  private let kinds: [[String]: Int]

  /// Asks ICU for the plural categories of some locales.
  package init(locales: [String]) {
    func reach(_ tag: String, _ type: PluralRules.NumberType) -> PluralReach {
      PluralReach(PluralOracle(locale: tag, type: type), numbers: PluralReach.Numbers())
    }
    let reaches = Set(locales).sorted().map { tag in
      (
        locale: tag,
        reaches: Reaches(cardinal: reach(tag, .cardinal), ordinal: reach(tag, .ordinal))
      )
    }
    var kinds: [[String]: Int] = [:]
    func number(_ categories: [String]) -> Int {
      let number = kinds[categories] ?? kinds.count
      kinds[categories] = number
      return number
    }
    func categories(_ place: Int, _ reach: (Reaches) -> PluralReach) -> [String] {
      reaches.map { reach($0.reaches).category(at: place) }
    }
    let numbers = PluralReach.wholeNumbers
    cardinalKinds = numbers.indices.map { number(categories($0, \.cardinal)) }
    allKinds = numbers.indices.map {
      number(categories($0, \.cardinal) + categories($0, \.ordinal))
    }
    self.kinds = kinds
    self.reaches = reaches
    places = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
  }

  /// Returns the classes that the variants of messages can distinguish, by their lowest numbers.
  ///
  /// - Parameters:
  ///   - comparisons: The comparisons of selectors; without any, the argument itself is compared.
  ///   - isWhole: Whether the argument is a whole number.
  ///   - range: The possible values of the argument.
  package func groups(
    by comparisons: Set<Comparison>, isWhole: Bool, range: ClosedRange<Int>?
  ) -> [Group] {
    let all = comparisons.isEmpty ? [Comparison()] : Array(comparisons)
    var places: [[Kind]: Int] = [:]
    var members: [[Value]] = []
    for value in Self.values(for: all, isWhole: isWhole, range: range) {
      let kind = all.map { self.kind(of: value.compared(by: $0), by: $0) }
      let place = places[kind] ?? members.endIndex
      if place == members.endIndex {
        places[kind] = place
        members.append([])
      }
      members[place].append(value)
    }
    let scale = Self.scale(of: all)
    let groups = members.map { members in
      let whole = members.filter { value in
        all.allSatisfy { value.compared(by: $0).whole != nil }
      }
      let values = whole.isEmpty ? members : whole
      return Group(values: values, label: Self.label(of: values, scale: scale, range: range))
    }
    if groups.isEmpty, let range {
      return [
        Group(
          values: [Value(range.lowerBound)], label: "\(range.lowerBound)–\(range.upperBound)")
      ]
    }
    return groups.sorted { $0.values[0] < $1.values[0] }
  }

  /// Returns the factor in the label of an argument: a percentage is named as it is shown.
  package static func scale(of comparisons: some Collection<Comparison>) -> Int {
    let scales = Set(comparisons.map(\.scale))
    return scales.count == 1 ? scales.first ?? 1 : 1
  }

  /// Returns the sampled values of an argument, in ascending order.
  private static func values(
    for comparisons: [Comparison], isWhole: Bool, range: ClosedRange<Int>?
  ) -> [Value] {
    let hasFractions = comparisons.contains(where: \.hasFractions)
    let scale = comparisons.map(\.scale).max() ?? 1
    let parts = isWhole ? 1 : scale * (hasFractions ? 10 : 1)
    var counts = Set(PluralReach.wholeNumbers.map { $0 * parts })
    for comparison in comparisons {
      /// Adds the value that becomes a number of tenths in the comparison.
      func add(_ tenths: Int) {
        let (scaled, overflows) = tenths.multipliedReportingOverflow(by: parts)
        guard !overflows, scaled.isMultiple(of: 10 * comparison.scale) else { return }
        counts.insert(scaled / (10 * comparison.scale) - comparison.offset * parts)
      }
      for number in PluralReach.wholeNumbers { add(number * 10) }
      for key in comparison.exact where key.magnitude < 1 << 40 { add(key * 10) }
      if hasFractions { for number in PluralReach.tenths { add(number) } }
    }
    let values = counts.map { Value(count: $0, parts: parts) }.sorted()
    guard let range else {
      return values.filter { $0.count >= 0 && !isBelowNothing($0, comparisons) }
    }
    return values.filter {
      $0.count >= range.lowerBound * parts && $0.count <= range.upperBound * parts
    }
  }

  /// Whether an offset makes the number negative, and no key is that number.
  private static func isBelowNothing(_ value: Value, _ comparisons: [Comparison]) -> Bool {
    let compared = comparisons.map { (number: value.compared(by: $0), keys: $0.exact) }
    return compared.contains { $0.number.count < 0 }
      && !compared.contains { number, keys in number.whole.map(keys.contains) ?? false }
  }

  private func kind(of number: Value, by comparison: Comparison) -> Kind {
    if let whole = number.whole, comparison.exact.contains(whole) { return .exact(whole) }
    guard comparison.rounding == nil, let whole = number.whole else {
      let shown = comparison.rounding?.shown(number.shown) ?? number.shown
      return .other(
        reaches.map { _, reaches in
          (comparison.isOrdinal ? reaches.ordinal : reaches.cardinal).category(ofShown: shown)
        })
    }
    if let place = places[whole] {
      return .known(comparison.isOrdinal ? allKinds[place] : cardinalKinds[place])
    }
    let cardinal = reaches.map { $0.reaches.cardinal.probe(whole).category }
    let all =
      comparison.isOrdinal
      ? cardinal + reaches.map { $0.reaches.ordinal.probe(whole).category } : cardinal
    return kinds[all].map { .known($0) } ?? .other(all)
  }

  /// Returns the plural category, in one of the locales, of a number that a selector compares.
  package func category(
    of number: Value, by comparison: Comparison, in locale: String
  ) -> String {
    guard let reaches = reaches.first(where: { $0.locale == locale })?.reaches else {
      return "other"
    }
    let reach = comparison.isOrdinal ? reaches.ordinal : reaches.cardinal
    if let rounding = comparison.rounding {
      return reach.category(ofShown: rounding.shown(number.shown))
    }
    guard let whole = number.whole else { return reach.category(ofShown: number.shown) }
    return places[whole].map { reach.category(at: $0) } ?? reach.probe(whole).category
  }

  /// Returns the label of sampled numbers: `3–10, 103–110, …`; of percentages `3–10 %`.
  ///
  /// - Parameters:
  ///   - scale: The factor by which the numbers are multiplied for display.
  ///   - range: The possible values of the argument.
  package static func label(of values: [Value], scale: Int, range: ClosedRange<Int>?) -> String {
    let shown = values.map { $0.compared(by: Comparison(offset: 0, scale: scale)) }.sorted()
    let whole = shown.compactMap(\.whole)
    var numbers = NumberSet()
    numbers.integers = whole
    if whole.isEmpty { numbers.fraction = shown.first?.shown }
    if range.map({ $0.upperBound > PluralReach.contiguous / scale }) ?? true {
      // A run that goes beyond the consecutive samples has no known end.
      var end = PluralReach.contiguous
      let known = Set(whole)
      while known.contains(end + 1) { end += 1 }
      numbers.openEnd = end
    }
    return numbers.listed("–") + (scale == 100 ? " %" : "")
  }

  /// Returns the label of the numbers that choose a variant by its key: `3–10, 103–110, …` for Arabic `few`.
  ///
  /// - Parameters:
  ///   - keys: All keys beside it. A key that is a number is for that number, and `*` is for all numbers
  ///     that the others leave.
  ///   - range: The possible values of the argument.
  /// - Returns: `nil` if no sampled number chooses the variant.
  /// - Precondition: The classes are those of one locale.
  package func label(
    of key: String, among keys: Set<String>, isOrdinal: Bool, range: ClosedRange<Int>?
  ) -> String? {
    if let number = Int(key) { return range?.contains(number) == false ? nil : key }
    let reach = isOrdinal ? reaches.first?.reaches.ordinal : reaches.first?.reaches.cardinal
    return reach?.numbers(of: key == "*" ? nil : key, beside: keys, in: range)?.listed("–")
  }
}
