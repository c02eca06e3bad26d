import BayanICU

/// The numbers of each plural category of a locale.
///
/// The type samples numbers and reads no rules: the first 221 numbers from the lowest on, some up to two
/// million, and some with a fraction. Within these all rules of CLDR repeat, except those for millions.
package final class PluralReach: Sendable {
  package struct Category: Sendable {
    package var name: String
    package var numbers = NumberSet()
  }

  /// The numbers that a message can meet.
  package struct Numbers: Hashable, Sendable {
    package var range: ClosedRange<Int>?
    /// The lowest number if there is no range.
    var lowest = 0
    /// The divisor of all whole numbers: 100 for `:percent` of an integer.
    package var step = 1
    package var hasFractions = false
    /// The rounding of numbers; `nil` if they are shown without rounding.
    var rounding: NumberRounding?

    /// Creates the numbers; by default all whole numbers.
    package init(
      range: ClosedRange<Int>? = nil, lowest: Int = 0, step: Int = 1, hasFractions: Bool = false,
      rounding: NumberRounding? = nil
    ) {
      self.range = range
      self.lowest = lowest
      self.step = step
      self.hasFractions = hasFractions
      self.rounding = rounding
    }
  }

  package struct Probe: Sendable {
    /// The whole number; `nil` for one with a fraction.
    package var integer: Int?
    /// The number before rounding.
    package var number: String
    package var shown: String
    /// The plural category; empty if ICU has no answer.
    package var category: String
  }

  /// The categories that have numbers, in CLDR's order.
  package let categories: [Category]

  /// The sampled numbers: the whole ones in ascending order, then those with a fraction.
  package let probes: [Probe]

  /// The last of the consecutive samples; `nil` if no number comes after it.
  package let openEnd: Int?

  private let oracle: PluralOracle?
  private let rounding: NumberRounding?

  /// The number from which on categories are only for large numbers.
  static let million = 1_000_000

  /// The number of consecutive samples after the lowest number.
  ///
  /// Rules look at the last two digits. The list in a diagnostic shows the repetition.
  static let contiguous = 220

  /// Samples beyond that: rules of a few languages look at hundreds and thousands.
  private static let sparse = [
    300, 400, 500, 600, 700, 800, 900, 1000, 1001, 1002, 1003, 1005, 1011, 1021, 1100, 2000, 3000,
    10_000, 20_000, 100_000, million, 2_000_000,
  ]

  /// Samples the numbers; without an oracle there are no categories.
  package init(_ oracle: PluralOracle?, numbers: Numbers) {
    self.oracle = oracle
    rounding = numbers.rounding
    guard let oracle else {
      (categories, probes, openEnd) = ([], [], nil)
      return
    }
    var probes: [Probe] = []
    let (integers, openEnd) = Self.integers(in: numbers.range ?? numbers.lowest...Int.max)
    for number in integers where number.isMultiple(of: numbers.step) {
      probes.append(Self.probe(number, numbers.rounding, oracle))
    }
    if numbers.hasFractions {
      for tenths in Self.tenths {
        let number = "\(tenths / 10).\(tenths % 10)"
        let shown = numbers.rounding?.shown(number) ?? number
        // A number that is rounded to a whole one isn't a fraction.
        guard shown.utf8.contains(UInt8(ascii: ".")) else { continue }
        let name = oracle.category(ofShown: shown) ?? ""
        probes.append(Probe(integer: nil, number: number, shown: shown, category: name))
      }
    }
    var byName: [String: NumberSet] = [:]
    for probe in probes where !probe.category.isEmpty {
      byName[probe.category, default: NumberSet(openEnd: openEnd)].insert(probe)
    }
    categories = PluralRules.categoryOrder.compactMap { name in
      byName[name].map { Category(name: name, numbers: $0) }
    }
    self.probes = probes
    self.openEnd = openEnd
  }

  /// The numbers of a category; `nil` if no sample has it.
  package subscript(category: String) -> NumberSet? {
    categories.first { $0.name == category }?.numbers
  }

  /// The category whose text `other` gets if no number is `other`: the category with the most numbers.
  ///
  /// In Polish no whole number is `other`. The property is `nil` if some number is `other`.
  package var standInForOther: String? {
    guard self["other"] == nil else { return nil }
    return categories.max { $0.numbers.integers.count < $1.numbers.integers.count }?.name
  }

  /// Returns the numbers that choose the variant of a key; `nil` if no number does.
  ///
  /// - Parameters:
  ///   - key: A plural category; `nil` for `*`, which is for all numbers that the other keys leave.
  ///   - keys: All keys of variants that differ in this key alone.
  ///   - range: The possible numbers, if these are fewer than the samples.
  package func numbers(
    of key: String?, beside keys: Set<String>, in range: ClosedRange<Int>? = nil
  ) -> NumberSet? {
    let isOpen = openEnd.map { range?.contains($0) != false } ?? false
    var numbers = NumberSet(openEnd: isOpen ? openEnd : nil)
    for category in categories
    where key.map({ $0 == category.name }) ?? !keys.contains(category.name) {
      numbers.formUnion(category.numbers)
    }
    if !isOpen { numbers.openEnd = nil }
    if let range { numbers.integers.removeAll { !range.contains($0) } }
    return numbers.without(Set(keys.compactMap { Int($0) }))
  }

  /// Samples one more whole number.
  package func probe(_ number: Int) -> Probe { Self.probe(number, rounding, oracle) }

  /// Samples a number.
  ///
  /// ICU reads the digits as text only if the number is rounded, since that takes 50 times as long.
  private static func probe(
    _ number: Int, _ rounding: NumberRounding?, _ oracle: PluralOracle?
  ) -> Probe {
    let digits = "\(number)"
    let shown = rounding?.shown(digits) ?? digits
    let category =
      rounding == nil ? oracle?.category(of: number) : oracle?.category(ofShown: shown)
    return Probe(integer: number, number: digits, shown: shown, category: category ?? "")
  }

  /// Returns the category of a sample, by its index in ``probes``.
  func category(at place: Int) -> String {
    probes.indices.contains(place) ? probes[place].category : "other"
  }

  /// Asks for the category of a number, which is rounded first; empty if there is no answer.
  package func category(of number: String) -> String {
    category(ofShown: rounding?.shown(number) ?? number)
  }

  /// Asks for the category of a number's digits, as it is shown; empty if there is no answer.
  package func category(ofShown number: String) -> String {
    oracle?.category(ofShown: number) ?? ""
  }

  /// The sampled fractions, in tenths: 205 is 20.5.
  package static let tenths = (1...25).filter { $0 % 10 != 0 } + [101, 105, 115, 201, 205]

  /// The sampled whole numbers of an argument without a range.
  package static let wholeNumbers = integers(in: 0...Int.max).numbers

  /// Returns the whole numbers to sample.
  ///
  /// Rules look at the number without its sign.
  private static func integers(in range: ClosedRange<Int>) -> (numbers: [Int], openEnd: Int?) {
    let ends = (range.lowerBound.magnitude, range.upperBound.magnitude)
    let lowest = range.contains(0) ? 0 : Int(clamping: min(ends.0, ends.1))
    let upper = Int(clamping: max(ends.0, ends.1))
    let (end, overflow) = lowest.addingReportingOverflow(contiguous)
    guard !overflow, end < upper else { return (Array(lowest...upper), nil) }
    return (Array(lowest...end) + sparse.filter { $0 > end && $0 <= upper }, end)
  }
}

extension NumberSet {
  /// Adds a sample; whole numbers come in ascending order.
  package mutating func insert(_ probe: PluralReach.Probe) {
    if let integer = probe.integer {
      integers.append(integer)
    } else if fraction == nil {
      fraction = probe.shown
    }
  }
}
