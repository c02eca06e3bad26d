/// A set of sampled numbers that a message can meet.
package struct NumberSet: Hashable, Sendable {
  /// The whole numbers among them, ascending.
  package var integers: [Int] = []

  /// The first number with a fraction, as it is shown.
  package var fraction: String?

  /// The last of the consecutive samples; `nil` if no number comes after it.
  package var openEnd: Int?

  package init(openEnd: Int? = nil) { self.openEnd = openEnd }

  package var isEmpty: Bool { integers.isEmpty && fraction == nil }

  /// Whether the set has several numbers; a fraction always stands for several.
  package var isSeveral: Bool { integers.count > 1 || fraction != nil }

  package var isZero: Bool { integers == [0] && fraction == nil }

  /// Whether the set is 0 and 1, as for `one` in French and Persian.
  package var isZeroAndOne: Bool { integers == [0, 1] && fraction == nil }

  /// Whether only numbers from a million on are among them.
  package var isForLargeNumbers: Bool {
    fraction == nil && !integers.isEmpty && integers.allSatisfy { $0 >= PluralReach.million }
  }

  /// Whether only numbers with a fraction are among them.
  package var isForFractions: Bool { integers.isEmpty && fraction != nil }

  /// Returns the numbers without some of the whole ones; `nil` if nothing is left.
  package func without(_ exact: Set<Int>) -> Self? {
    var rest = self
    rest.integers.removeAll(where: exact.contains)
    return rest.isEmpty ? nil : rest
  }

  package mutating func formUnion(_ other: Self) {
    if !other.integers.isEmpty { integers = Set(integers + other.integers).sorted() }
    fraction = fraction ?? other.fraction
    openEnd = openEnd ?? other.openEnd
  }

  /// The numbers in a reader's notation: `n = 3…10, 103…110, …`.
  package var shown: String { "n = " + listed("…") }

  /// Returns the list of the numbers: `3–10, 103–110, …`.
  ///
  /// - Parameter dash: The text between the ends of a range.
  package func listed(_ dash: String) -> String {
    guard !integers.isEmpty else { return "\(fraction ?? ""), …" }
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
    var texts: [String] = []
    var isAll = ranges.count <= 2 && fraction == nil
    for range in ranges.prefix(2) {
      if range.upperBound == openEnd, range.count > 3 {
        // No end was found; the first three numbers are enough.
        let first = range.lowerBound
        texts.append("\(first), \(first + 1), \(first + 2)")
        isAll = false
        break
      }
      texts.append(
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)\(dash)\(range.upperBound)")
    }
    return texts.joined(separator: ", ") + (isAll ? "" : ", …")
  }
}
