import BayanChecking
import BayanICU
import BayanSupport

/// A number of a text, with the properties by which it is compared.
struct ComparedNumber {
  var literal: NumericLiteral
  /// The value, if the number has at most one decimal separator: `1234.5`.
  var value: String?
  /// The numbers of a date with a year, sorted: `2024 31 5`.
  var date: String?
  /// The hour and minutes on a 24-hour clock, if the text marks them as afternoon.
  var afternoon: [String]?
  /// The ASCII letters right before the number, in lower case.
  var letters: String
  /// The word after the number, in lower case.
  var unit: String
  /// Whether a letter is right before or after the number: `16es`.
  var isInWord: Bool

  typealias Key = @Sendable (ComparedNumber) -> String?

  /// The properties that equal numbers share, the most reliable first.
  static let table: [(source: Key, translation: Key)] = [
    // The digits with any separators: `1,234.5` and `1.234,5`.
    ({ $0.literal.written }, { $0.literal.written }),
    // The value in the locale: `0.50` and `0,5`.
    ({ $0.value }, { $0.value }),
    ({ $0.date }, { $0.date }),
    // `2:30 PM` and `14:30`, `6 PM` and `18:00`.
    ({ $0.afternoon?.withoutFullHour }, { $0.literal.parts.withoutFullHour }),
  ]

  /// Whether the number can replace another: a name has a number of its own, as `x86` for `win32`.
  func replaces(_ other: Self) -> Bool { letters.isEmpty || letters == other.letters }

  /// Whether the number may mean the same as another one, as part of a name or in another unit.
  ///
  /// `330 ml` is `33 cl`, and `1 year` is `12 months`.
  func maySay(_ other: Self) -> Bool {
    if isInWord != other.isInWord { return true }
    guard let own = value.flatMap(Double.init), let theirs = other.value.flatMap(Double.init),
      own > 0, theirs > 0, !unit.isEmpty, !other.unit.isEmpty, unit != other.unit
    else { return false }
    let ratio = max(own, theirs) / min(own, theirs)
    // Units of measuring systems are written with up to three letters.
    if unit.unicodeScalars.count <= 3, other.unit.unicodeScalars.count <= 3 {
      return Self.powers.contains { abs(ratio / $0 - 1) < 1e-9 }
    }
    return Self.partsOfTime.contains(ratio)
  }

  private static let powers = [10.0, 100, 1000, 10_000, 100_000, 1_000_000]

  /// The ratios between units of time.
  private static let partsOfTime: Set<Double> = [7, 12, 24, 60, 3600, 1440]

  /// Whether a singular or a dual can express the number.
  var isSaidByForms: Bool { literal.written == "1" || literal.written == "2" }
}

extension ComparedNumber {
  /// Pairs numbers that are equal by ``table``, and returns the rest.
  static func difference(
    _ found: [Self], _ expected: [Self]
  ) -> (missing: [Self], extra: [Self]) {
    var (missing, extra) = (expected, found)
    for (source, translation) in table {
      if missing.isEmpty { break }
      var partners = Partners(
        extra.filter { translation($0) != nil }, by: { translation($0) ?? "" })
      let others = extra.filter { translation($0) == nil }
      missing.removeAll { source($0).map { partners.take($0) != nil } ?? false }
      extra = (partners.rest + others).sorted {
        $0.literal.range.lowerBound < $1.literal.range.lowerBound
      }
    }
    missing.removeAll { number in
      [number.literal.parts, number.afternoon ?? []].contains { extra.takeRow($0) }
    }
    extra.removeAll { missing.takeRow($0.literal.parts) }
    return (missing, extra)
  }
}

extension [ComparedNumber] {
  /// Removes adjacent numbers that together express one number of the other text: `10 h 30` for
  /// `10:30`.
  ///
  /// Only the first twenty numbers are searched: nobody writes more.
  fileprivate mutating func takeRow(_ parts: [String]) -> Bool {
    guard parts.count > 1, parts.count <= count else { return false }
    let row = prefix(Report.limit).map(\.literal.written).firstRange(of: parts)
    row.map { removeSubrange($0) }
    return row != nil
  }
}

extension ShownText {
  func comparedNumbers(_ decimalSeparator: String?) -> [ComparedNumber] {
    guard hasDigits else { return [] }
    let literals = numericLiterals
    let inList = Set(literals.indices.filter { isOfList(literals[$0].range) })
    return literals.enumerated().filter { inList.count < 2 || !inList.contains($0.offset) }.map {
      let literal = $0.element
      return ComparedNumber(
        literal: literal, value: value(of: literal, decimalSeparator), date: literal.parts.date,
        afternoon: afternoon(literal), letters: lettersBefore(literal.range),
        unit: unit(after: literal.range.upperBound), isInWord: isInWord(literal.range))
    }
  }

  private func isInWord(_ number: Range<Int>) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      scalars.indices.contains(index) && scalars[index].unicode.isCased
    }
    return isLetter(number.lowerBound - 1) || isLetter(number.upperBound)
  }

  /// Whether a number marks an item of a list at the start of a line, which programs count by themselves:
  /// `1. Open`.
  private func isOfList(_ number: Range<Int>) -> Bool {
    let before = scalars[..<number.lowerBound].last { $0 != " " }
    guard before == nil || before == "\n", number.upperBound + 1 < scalars.count else {
      return false
    }
    return ".)".unicodeScalars.contains(scalars[number.upperBound])
      && scalars[number.upperBound + 1].isWhitespace
  }

  private func unit(after end: Int) -> String {
    let rest = scalars[end...].drop(while: \.isWhitespace)
    return String(String.UnicodeScalarView(rest.prefix { $0.isAlphabetic || $0.isMark }))
      .lowercased()
  }

  /// Returns the value in digits, without redundant zeros.
  private func value(of literal: NumericLiteral, _ separator: String?) -> String? {
    let number = scalars[literal.range].split(omittingEmptySubsequences: false) {
      String($0) == separator
    }.map { $0.compactMap(\.decimalDigitValue).map(String.init).joined() }
    guard number.count <= 2 else { return nil }
    var fraction = number.count == 2 ? number[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    return "\(number[0].drop { $0 == "0" }).\(fraction)"
  }

  /// Returns the hour and the minutes of a time before `PM`.
  private func afternoon(_ literal: NumericLiteral) -> [String]? {
    let rest = scalars[literal.range.upperBound...].drop(while: \.isWhitespace).prefix(3)
      .filter { $0 != "." }
    guard String(String.UnicodeScalarView(rest)).lowercased().hasPrefix("pm"),
      let hour = Int(literal.parts[0]), (1...11).contains(hour)
    else { return nil }
    return [String(hour + 12)] + literal.parts.dropFirst()
  }

  private func lettersBefore(_ number: Range<Int>) -> String {
    var start = number.lowerBound
    while start > 0, number.lowerBound - start < 12, scalars[start - 1].isASCIILetter { start -= 1 }
    return string(start..<number.lowerBound).lowercased()
  }
}

extension [String] {
  /// The numbers of a date with a year, in any order.
  fileprivate var date: String? {
    guard count == 3, contains(where: { $0.utf8.count == 4 }) else { return nil }
    return map { $0.drop { $0 == "0" } }.sorted().joined(separator: " ")
  }

  /// The parts of a time without `00` at the end, which a full hour may omit.
  fileprivate var withoutFullHour: String {
    (count == 2 && last == "00" ? [self[0]] : self).joined(separator: " ")
  }
}
