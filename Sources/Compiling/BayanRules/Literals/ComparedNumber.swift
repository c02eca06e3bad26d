import BayanChecking
import BayanICU
import BayanSupport

/// A number of a text, and what it is held against others by.
struct ComparedNumber {
  var literal: NumericLiteral
  /// Its value, if it has one decimal separator at most: `1234.5`.
  var value: String?
  /// The numbers of a date with a year, sorted: `2024 31 5`.
  var date: String?
  /// Hour and minutes of a 24-hour clock, if the text says that they are of the afternoon.
  var afternoon: [String]?
  /// The letters of ASCII that it is written onto, in small letters.
  var letters: String
  /// The word after it, in small letters.
  var unit: String
  /// Whether a letter is right before or after it: `16es`.
  var isInWord: Bool

  typealias Key = @Sendable (ComparedNumber) -> String?

  /// What two numbers have in common that are the same, the best first.
  static let table: [(source: Key, translation: Key)] = [
    // Its digits, whatever separates them: `1,234.5` and `1.234,5`.
    ({ $0.literal.written }, { $0.literal.written }),
    // Its value in the locale: `0.50` and `0,5`.
    ({ $0.value }, { $0.value }),
    ({ $0.date }, { $0.date }),
    // `2:30 PM` and `14:30`, `6 PM` and `18:00`.
    ({ $0.afternoon?.withoutFullHour }, { $0.literal.parts.withoutFullHour }),
  ]

  /// Whether it can be in the place of another: a name has a number of its own, as `x86` for `win32`.
  func replaces(_ other: Self) -> Bool { letters.isEmpty || letters == other.letters }

  /// Whether it may say the same as another number: as a part of a name, and in another unit.
  ///
  /// `330 ml` is `33 cl`, and `1 year` is `12 months`.
  func maySay(_ other: Self) -> Bool {
    if isInWord != other.isInWord { return true }
    guard let own = value.flatMap(Double.init), let theirs = other.value.flatMap(Double.init),
      own > 0, theirs > 0, !unit.isEmpty, !other.unit.isEmpty, unit != other.unit
    else { return false }
    let ratio = max(own, theirs) / min(own, theirs)
    // Units of both systems are written with up to three letters.
    if unit.unicodeScalars.count <= 3, other.unit.unicodeScalars.count <= 3 {
      return Self.powers.contains { abs(ratio / $0 - 1) < 1e-9 }
    }
    return Self.partsOfTime.contains(ratio)
  }

  private static let powers = [10.0, 100, 1000, 10_000, 100_000, 1_000_000]

  /// How many of a unit of time the next ones have.
  private static let partsOfTime: Set<Double> = [7, 12, 24, 60, 3600, 1440]

  /// Whether a singular or a dual says it.
  var isSaidByForms: Bool { literal.written == "1" || literal.written == "2" }
}

extension ComparedNumber {
  /// The numbers that are left when each is paired with one that is the same by ``table``.
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
  /// Takes out the numbers that say one after the other what another says at once: `10 h 30` for
  /// `10:30`.
  ///
  /// They are looked for among the first twenty: no person writes more.
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

  /// Whether a number begins a line as an item of a list has it, which programs count by themselves:
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

  /// The value as digits, without zeros that say nothing.
  private func value(of literal: NumericLiteral, _ separator: String?) -> String? {
    let number = scalars[literal.range].split(omittingEmptySubsequences: false) {
      String($0) == separator
    }.map { $0.compactMap(\.decimalDigitValue).map(String.init).joined() }
    guard number.count <= 2 else { return nil }
    var fraction = number.count == 2 ? number[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    return "\(number[0].drop { $0 == "0" }).\(fraction)"
  }

  /// The hour and the minutes of a time that `PM` follows.
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

  /// The parts of a time but for `00` at the end, which a full hour may go without.
  fileprivate var withoutFullHour: String {
    (count == 2 && last == "00" ? [self[0]] : self).joined(separator: " ")
  }
}
