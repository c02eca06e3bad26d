import BayanICU

/// The numbers that have the same plural categories in some locales.
///
/// In English and Arabic together these are 0, 1, 2, 3–10 with 103–110 and so on, and two more.
/// Looking them up asks ICU hundreds of times, so who shows many messages makes one and passes it on.
package struct NumberClasses: Sendable {
  /// Every number up to here is looked at: what comes again with each hundred is then seen thrice.
  private static let limit = 320

  /// A few beyond, for categories such as `many` of Spanish.
  private static let candidates = Array(0...limit) + [1_000, 1_000_000]

  /// One class of numbers.
  package struct Group: Equatable, Sendable {
    /// The lowest.
    package var first: Int
    /// Those that were looked at.
    package var numbers: [Int]
    /// Which numbers these are: `0`, `3–10, 103–110 …`.
    package var label: String
  }

  /// The locales, each once.
  private let locales: [String]

  /// By the places of ``candidates``, and then by those of ``locales``: the categories.
  private let cardinal: [[String]]
  private let ordinal: [[String]]

  /// By the places of ``candidates``: equal for numbers that are alike in all locales.
  private let cardinalClasses: [Int]
  private let allClasses: [Int]

  /// Asks ICU about some locales.
  package init(locales: [String]) {
    let locales = Set(locales).sorted()
    func categories(_ type: PluralRules.NumberType) -> [[String]] {
      let selectors = locales.map { try? PluralSelector(locale: $0, type: type) }
      return Self.candidates.map { number in
        selectors.map { (try? $0?.select(number)) ?? "other" }
      }
    }
    self.locales = locales
    cardinal = categories(.cardinal)
    ordinal = categories(.ordinal)
    cardinalClasses = Self.numbered(cardinal)
    allClasses = Self.numbered(zip(cardinal, ordinal).map { $0 + $1 })
  }

  /// The places of the first of each kind.
  private static func numbered(_ kinds: [[String]]) -> [Int] {
    var first: [[String]: Int] = [:]
    return kinds.enumerated().map { place, kind in
      if let known = first[kind] { return known }
      first[kind] = place
      return place
    }
  }

  /// The classes that the variants of a message can tell apart, by their lowest numbers.
  ///
  /// - Parameters:
  ///   - keys: The keys of the variants. A number is a class of its own.
  ///   - isOrdinal: Whether a message ranks by the number. If not, only cardinal categories count.
  ///   - range: The numbers that there can be.
  package func groups(
    keys: Set<String>, isOrdinal: Bool = false, range: ClosedRange<Int>?
  ) -> [Group] {
    let exact = Set(keys.compactMap { Int($0) }).filter { range?.contains($0) != false }
    let classes = isOrdinal ? allClasses : cardinalClasses
    var members: [Int: [Int]] = [:]
    var order: [Int] = []
    for (place, number) in Self.candidates.enumerated()
    where range?.contains(number) != false && !exact.contains(number) {
      if members[classes[place]] == nil { order.append(classes[place]) }
      members[classes[place], default: []].append(number)
    }
    var groups = order.map { kind in
      let numbers = members[kind] ?? []
      return Group(
        first: numbers[0], numbers: numbers, label: Self.label(of: numbers, range: range))
    }
    groups += exact.map { Group(first: $0, numbers: [$0], label: "\($0)") }
    if groups.isEmpty, let range {
      groups = [
        Group(
          first: range.lowerBound, numbers: [range.lowerBound],
          label: "\(range.lowerBound)–\(range.upperBound)")
      ]
    }
    return groups.sorted { $0.first < $1.first }
  }

  /// The category of a number in one of the locales.
  ///
  /// - Precondition: The number is one of those that were looked at, such as the first of a group.
  func category(of number: Int, in locale: String, isOrdinal: Bool) -> String {
    guard let place = Self.candidates.firstIndex(of: number),
      let column = locales.firstIndex(of: locale)
    else { return "other" }
    return (isOrdinal ? ordinal : cardinal)[place][column]
  }

  /// Which numbers some of those are that were looked at: `3–10, 103–110 …`.
  ///
  /// - Parameter range: The numbers that there can be.
  package static func label(of numbers: [Int], range: ClosedRange<Int>?) -> String {
    let last = range?.upperBound ?? .max
    return label(numbers, end: last > limit ? limit : nil)
  }

  /// Which numbers a key stands for: `3–10, 103–110 …` for `few` of Arabic.
  ///
  /// - Parameters:
  ///   - keys: All keys beside it. Numbers that are keys stand for themselves, and `*` stands for all
  ///     that the others leave.
  ///   - range: The numbers that there can be.
  /// - Returns: `nil` for a key of no number that was looked at.
  /// - Precondition: These are the numbers of one locale.
  package func label(
    of key: String, among keys: Set<String>, isOrdinal: Bool, range: ClosedRange<Int>?
  ) -> String? {
    if let number = Int(key) { return range?.contains(number) == false ? nil : key }
    let exact = Set(keys.compactMap { Int($0) })
    var numbers: [Int] = []
    for (number, category) in zip(Self.candidates, isOrdinal ? ordinal : cardinal) {
      let category = category.first ?? "other"
      let isMeant = key == "*" ? !keys.contains(category) : category == key
      if isMeant, !exact.contains(number), range?.contains(number) != false {
        numbers.append(number)
      }
    }
    return numbers.isEmpty ? nil : Self.label(of: numbers, range: range)
  }

  /// `3–10, 103–110 …`: the first two runs, and whether there are more.
  ///
  /// - Parameter end: The last number that was looked at, if there are more; a run up to it goes on.
  private static func label(_ numbers: [Int], end: Int?) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    var parts: [String] = []
    for run in runs.prefix(2) {
      if let end, run.contains(end) || run.lowerBound > end {
        return (parts + ["\(run.lowerBound) …"]).joined(separator: ", ")
      }
      parts.append(
        run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)–\(run.upperBound)")
    }
    return parts.joined(separator: ", ") + (runs.count > 2 ? " …" : "")
  }
}
