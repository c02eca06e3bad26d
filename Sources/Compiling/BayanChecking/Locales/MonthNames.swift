import BayanICU

/// The names of a locale's months, in full and abbreviated, as dates have them.
package final class MonthNames: Sendable {
  /// Each name's letters.
  private let names: Set<[Unicode.Scalar]>

  package init(_ locale: String) {
    var names: Set<[Unicode.Scalar]> = []
    for skeleton in ["LLLL", "LLL", "MMMMd", "MMMd"] {
      let format = try? DateFormat(
        locale: locale, skeleton: skeleton, timeZone: "UTC", calendar: "gregorian")
      for month in 0..<12 {
        // The middle of a month, 1970 in UTC: no leap year, no zone moves it.
        let milliseconds = (Double(month) * 30.5 + 15) * 86_400_000
        guard let date = try? format?.format(milliseconds) else { continue }
        for word in date.unicodeScalars.split(whereSeparator: { !$0.isAlphabetic })
        where word.count > 2 {
          names.insert(Array(word))
        }
      }
    }
    self.names = names
  }

  /// Whether a word is the name of a month, written as the locale writes it.
  package func contains(_ word: some Sequence<Unicode.Scalar>) -> Bool {
    names.contains(Array(word))
  }
}

extension ShownText {
  /// The date that a number belongs to, with the month's name beside it: `March 5, 2025`, `5 May`.
  package func namedDate(around number: Range<Int>, _ months: MonthNames) -> Range<Int>? {
    var end = number.upperBound
    // An ordinal's ending.
    while end < scalars.count, end - number.upperBound < 3, scalars[end].isAlphabetic { end += 1 }
    if let month = word(after: end), months.contains(scalars[month]) {
      return number.lowerBound..<year(after: month.upperBound)
    }
    guard let month = word(before: number.lowerBound), months.contains(scalars[month]) else {
      return nil
    }
    return month.lowerBound..<year(after: number.upperBound)
  }

  /// The word behind a space, with `of` and the like not looked through.
  private func word(after end: Int) -> Range<Int>? {
    guard end < scalars.count, scalars[end].isWhitespace else { return nil }
    var last = end + 1
    while last < scalars.count, scalars[last].isAlphabetic { last += 1 }
    return last > end + 1 ? (end + 1)..<last : nil
  }

  /// The word before a space, and an abbreviation's stop.
  private func word(before start: Int) -> Range<Int>? {
    guard start > 1, scalars[start - 1].isWhitespace else { return nil }
    var end = start - 1
    if scalars[end - 1] == "." { end -= 1 }
    var first = end
    while first > 0, scalars[first - 1].isAlphabetic { first -= 1 }
    return first < end ? first..<end : nil
  }

  /// Where a date ends: behind the year, if four digits follow a comma or a space.
  private func year(after end: Int) -> Int {
    var start = end
    while start < scalars.count, start - end < 2,
      scalars[start] == "," || scalars[start].isWhitespace
    {
      start += 1
    }
    let digits = scalars[start...].prefix { $0.isDecimalDigit }.count
    return start > end && digits == 4 ? start + 4 : end
  }
}
