import BayanICU

/// The numbers that have the same plural categories in some locales.
///
/// English and Arabic together have six classes: 0, 1, 2, 3–10 with 103–110 and so on, and two more.
/// Making this value asks ICU hundreds of times. Code that shows many messages makes it once and
/// passes it on.
package struct NumberClasses: Sendable {
  /// How one selector turns an argument into a number, and the keys that it compares the number with.
  package struct Comparison: Hashable, Sendable {
    package var offset = 0
    package var scale = 1
    package var isOrdinal = false
    /// Whether numbers with a fraction can come up.
    package var hasFractions = false
    /// The keys that are numbers; each is a class of its own.
    package var exact: Set<Int> = []
    /// How numbers are rounded; `nil` if they are shown as they are.
    package var rounding: NumberRounding?

    package init(offset: Int = 0, scale: Int = 1) {
      self.offset = offset
      self.scale = scale
    }
  }

  /// A value of an argument: a count of ones, tenths, hundredths or thousandths.
  package struct Value: Hashable, Comparable, Sendable {
    package var count: Int
    /// How many of them make 1: 10 for tenths.
    package var parts = 1

    init(count: Int, parts: Int) {
      self.count = count
      self.parts = parts
    }

    /// A whole number.
    package init(_ number: Int) { count = number }

    package static func < (a: Self, b: Self) -> Bool { a.count < b.count }

    /// The number that a selector compares.
    package func compared(by comparison: Comparison) -> Self {
      Self(count: (count + comparison.offset * parts) * comparison.scale, parts: parts)
    }

    /// The number, if it is whole.
    package var whole: Int? { count.isMultiple(of: parts) ? count / parts : nil }

    /// The number as it is written, without zeros at the end.
    package var shown: String {
      if let whole { return "\(whole)" }
      var digits = "\(count.magnitude % parts.magnitude + parts.magnitude)".dropFirst()
      while digits.last == "0" { digits = digits.dropLast() }
      return "\(count < 0 ? "-" : "")\(count.magnitude / parts.magnitude).\(digits)"
    }
  }

  /// One class of numbers.
  package struct Group: Sendable {
    /// Those that were looked at, the lowest first.
    ///
    /// If some are compared as whole numbers, only these are here.
    package var values: [Value]
    /// The numbers as a text: `3–10, 103–110, …`.
    package var label: String
  }

  /// A value as one selector tells it from others.
  private enum Kind: Hashable {
    case exact(Int)
    /// The place of its categories in ``kinds``.
    case known(Int)
    case other([String])
  }

  private struct Reaches {
    var cardinal: PluralReach
    var ordinal: PluralReach
  }

  /// The numbers of each locale, in the order of their tags.
  private let reaches: [(locale: String, reaches: Reaches)]

  /// The places of the whole numbers that were looked at.
  private let places: [Int: Int]

  /// The kind of the number at each place: by its cardinal categories in all locales.
  private let cardinalKinds: [Int]
  /// The same by its cardinal and its ordinal categories.
  private let allKinds: [Int]
  private let kinds: [[String]: Int]

  /// Asks ICU about some locales.
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

  /// The classes that the variants of messages can tell apart, by their lowest numbers.
  ///
  /// - Parameters:
  ///   - comparisons: How selectors compare the argument; without any, as it is.
  ///   - isWhole: Whether the argument is a whole number.
  ///   - range: The numbers that it can be.
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

  /// The factor of an argument's label, which names a percentage as it is shown.
  package static func scale(of comparisons: some Collection<Comparison>) -> Int {
    let scales = Set(comparisons.map(\.scale))
    return scales.count == 1 ? scales.first ?? 1 : 1
  }

  /// The values of an argument to look at, ascending.
  private static func values(
    for comparisons: [Comparison], isWhole: Bool, range: ClosedRange<Int>?
  ) -> [Value] {
    let hasFractions = comparisons.contains(where: \.hasFractions)
    let scale = comparisons.map(\.scale).max() ?? 1
    let parts = isWhole ? 1 : scale * (hasFractions ? 10 : 1)
    var counts = Set(PluralReach.wholeNumbers.map { $0 * parts })
    for comparison in comparisons {
      /// Adds the value that is compared as some tenths.
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

  /// The category that a selector finds for a number that it compares, in one of the locales.
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

  /// The label of numbers that were looked at: `3–10, 103–110, …`; of percentages `3–10 %`.
  ///
  /// - Parameters:
  ///   - scale: The factor of the numbers where they are shown.
  ///   - range: The numbers that there can be.
  package static func label(of values: [Value], scale: Int, range: ClosedRange<Int>?) -> String {
    let shown = values.map { $0.compared(by: Comparison(offset: 0, scale: scale)) }.sorted()
    let whole = shown.compactMap(\.whole)
    var numbers = NumberSet()
    numbers.integers = whole
    if whole.isEmpty { numbers.fraction = shown.first?.shown }
    if range.map({ $0.upperBound > PluralReach.contiguous / scale }) ?? true {
      // A run that goes on after what was asked one by one has no end that anybody knows.
      var end = PluralReach.contiguous
      let known = Set(whole)
      while known.contains(end + 1) { end += 1 }
      numbers.openEnd = end
    }
    return numbers.listed("–") + (scale == 100 ? " %" : "")
  }

  /// The numbers that choose the variant of a key: `3–10, 103–110, …` for `few` of Arabic.
  ///
  /// - Parameters:
  ///   - keys: All keys beside it. A key that is a number is for that number, and `*` is for all numbers
  ///     that the others leave.
  ///   - range: The numbers that there can be.
  /// - Returns: `nil` if no number that was looked at chooses it.
  /// - Precondition: These are the numbers of one locale.
  package func label(
    of key: String, among keys: Set<String>, isOrdinal: Bool, range: ClosedRange<Int>?
  ) -> String? {
    if let number = Int(key) { return range?.contains(number) == false ? nil : key }
    let reach = isOrdinal ? reaches.first?.reaches.ordinal : reaches.first?.reaches.cardinal
    return reach?.numbers(of: key == "*" ? nil : key, beside: keys, in: range)?.listed("–")
  }
}
