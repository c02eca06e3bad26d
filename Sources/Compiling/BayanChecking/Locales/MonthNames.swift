import BayanICU
import BayanSupport

/// The names of a locale's months in dates, in full and abbreviated.
package final class MonthNames: Sendable {
  /// The letters of each name.
  private let names: Set<[Unicode.Scalar]>

  package init(_ locale: String) {
    var names: Set<[Unicode.Scalar]> = []
    for skeleton in ["LLLL", "LLL", "MMMMd", "MMMd"] {
      let format = try? DateFormat(
        locale: locale, skeleton: skeleton, timeZone: "UTC", calendar: "gregorian")
      for month in 0..<12 {
        // The middle of a month in 1970, in UTC, which neither leap years nor time zones move to
        // another month.
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

  /// Whether a word is the name of a month in the locale's spelling.
  package func contains(_ word: some Sequence<Unicode.Scalar>) -> Bool {
    names.contains(Array(word))
  }
}

extension ShownText {
  /// Returns the date that a number belongs to, with the month's name beside it: `March 5, 2025`, `5 May`.
  package func namedDate(containing number: Range<Int>, _ months: MonthNames) -> Range<Int>? {
    let place = tokens.partitioningIndex { $0.range.upperBound > number.lowerBound }
    guard place < tokens.count else { return nil }
    if let month = month(at: place + 2, months), tokens[place + 1].kind == .space {
      return number.lowerBound..<year(after: place + 2, month.upperBound)
    }
    guard place > 1, tokens[place - 1].kind == .space else { return nil }
    // An abbreviation ends with a full stop.
    let isAbbreviated = scalars[tokens[place - 2].range.lowerBound] == "."
    guard let month = month(at: isAbbreviated ? place - 3 : place - 2, months) else { return nil }
    return month.lowerBound..<year(after: place, number.upperBound)
  }

  private func month(at place: Int, _ months: MonthNames) -> Range<Int>? {
    guard tokens.indices.contains(place), tokens[place].kind == .word else { return nil }
    let range = tokens[place].range
    return months.contains(scalars[range]) ? range : nil
  }

  /// Returns the end of a date: after the year, if four digits follow a comma or a space.
  private func year(after place: Int, _ end: Int) -> Int {
    let gap = tokens[(place + 1)...].prefix { token in
      token.kind == .space || scalars[token.range.lowerBound] == ","
    }
    guard !gap.isEmpty, let year = tokens[gap.endIndex...].first, year.kind == .number,
      year.range.count == 4
    else { return end }
    return year.range.upperBound
  }
}
