import BayanICU

/// Which numbers a locale sends to which plural category.
///
/// Found by asking ICU about numbers rather than by reading rules: 0 to 10,000, a million, and
/// numbers with a fraction. CLDR's rules repeat well within that, but for those that only millions
/// reach.
struct PluralReach {
  /// What one category takes.
  struct Category {
    var name: String
    /// The whole numbers asked about, in order.
    var integers: [Int] = []
    /// The first number with a fraction, as it is shown.
    var fraction: String?
  }

  /// The numbers that a message can meet.
  struct Numbers: Hashable {
    var range: ClosedRange<Int>?
    var hasFractions = false
    /// Digits after the point that every number is shown with.
    var minimumFractionDigits = 0
  }

  /// By CLDR's order.
  let categories: [Category]

  /// The number from which on categories are only for large numbers.
  static let million = 1_000_000

  private static let highest = 10_000

  /// Asks ICU; without an answer there are no categories.
  init(locale: String, type: PluralRules.NumberType, numbers: Numbers) {
    guard let selector = try? PluralSelector(locale: locale, type: type) else {
      categories = []
      return
    }
    var byName: [String: Category] = [:]
    let zeros = String(repeating: "0", count: numbers.minimumFractionDigits)
    for number in Self.integers(in: numbers.range) {
      let name =
        zeros.isEmpty
        ? try? selector.select(number) : try? selector.select("\(number).\(zeros)")
      guard let name else { continue }
      byName[name, default: Category(name: name)].integers.append(number)
    }
    if numbers.hasFractions {
      let padding = String(repeating: "0", count: max(0, numbers.minimumFractionDigits - 1))
      for tenths in 1...210 where tenths % 10 != 0 {
        let shown = "\(tenths / 10).\(tenths % 10)\(padding)"
        guard let name = try? selector.select(shown) else { continue }
        if byName[name]?.fraction == nil {
          byName[name, default: Category(name: name)].fraction = shown
        }
      }
    }
    categories = PluralRules.categoryOrder.compactMap { byName[$0] }
  }

  /// The whole numbers to ask about: rules look at the number without its sign.
  private static func integers(in range: ClosedRange<Int>?) -> [Int] {
    guard let range else { return Array(0...highest) + [million] }
    let ends = (range.lowerBound.magnitude, range.upperBound.magnitude)
    let lowest = range.contains(0) ? 0 : Int(clamping: min(ends.0, ends.1))
    let upper = Int(clamping: max(ends.0, ends.1))
    let (end, overflow) = lowest.addingReportingOverflow(highest)
    var numbers = Array(lowest...min(upper, overflow ? upper : end))
    if lowest <= million, million <= upper, !numbers.contains(million) { numbers.append(million) }
    return numbers
  }
}

extension PluralReach.Category {
  /// The category without numbers that have variants of their own; `nil` if nothing is left.
  func without(_ exact: Set<Int>) -> Self? {
    var rest = self
    rest.integers.removeAll(where: exact.contains)
    return rest.integers.isEmpty && rest.fraction == nil ? nil : rest
  }

  /// Whether only numbers from a million on are among it.
  var isForLargeNumbers: Bool {
    fraction == nil && integers.allSatisfy { $0 >= PluralReach.million }
  }

  /// The numbers as a reader knows them: `n = 3…10, 103…110, …`.
  var shown: String {
    guard !integers.isEmpty else { return "n = \(fraction ?? ""), …" }
    var ranges: [ClosedRange<Int>] = []
    for number in integers {
      if let last = ranges.last, number == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else if ranges.count == 3 {
        break
      } else {
        ranges.append(number...number)
      }
    }
    let texts = ranges.prefix(2).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)…\(range.upperBound)"
    }
    let isAll = ranges.count <= 2 && fraction == nil
    return "n = " + texts.joined(separator: ", ") + (isAll ? "" : ", …")
  }
}
