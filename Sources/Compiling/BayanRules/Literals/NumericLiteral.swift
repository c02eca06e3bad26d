import BayanChecking
import BayanICU
import BayanSupport

/// A number in the prose of a text.
struct NumericLiteral {
  enum Kind {
    case number
    /// `2024-05-01`, `5/1/2024`, `10:30`.
    case date
    /// `$5`, `10 EUR`.
    case currency
    /// A part of a name or a version: `MP3`, `1.2.3`, `HTTP 2`.
    case name
  }

  var kind: Kind
  /// The range of the number, currency included.
  var range: Range<Int>
  /// The digits between separators, in ASCII: `1 234 5` for `1,234.5` and `١٬٢٣٤٫٥`.
  var parts: [String]

  /// The parts as one text; for a number without separators, its digits.
  var written: String { parts.joined(separator: " ") }
}

extension ShownText {
  /// Whether the text has a digit of any script.
  var hasDigits: Bool { traits.contains(.digit) }

  /// The numbers in order, without those in literals.
  var numericLiterals: [NumericLiteral] {
    var literals: [NumericLiteral] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].isDecimalDigit, literal(at: index) == nil else {
        index += 1
        continue
      }
      let date = endOfDate(from: index)
      let end = date ?? endOfNumber(from: index)
      let parts = scalars[index..<end].split { !$0.isDecimalDigit }
      let (kind, range) = kind(of: index..<end, isDate: date != nil, parts: parts.count)
      literals.append(
        NumericLiteral(kind: kind, range: range, parts: parts.map(\.asciiDigits)))
      index = end
    }
    return literals
  }

  private func endOfDigits(from start: Int) -> Int {
    scalars[start...].firstIndex { !$0.isDecimalDigit } ?? scalars.count
  }

  /// Returns the end of a number, with its separators and further digits.
  ///
  /// `/` and `-` separate numbers, `8/8.1` and `10-20`, except in a date. A no-break space is
  /// a separator before three digits.
  private func endOfNumber(from start: Int) -> Int {
    var end = endOfDigits(from: start)
    while end + 1 < scalars.count, scalars[end + 1].isDecimalDigit {
      let next = endOfDigits(from: end + 1)
      switch scalars[end] {
      case ".", ",", ":", "'", "’", "٫", "٬", "·": end = next
      case "\u{A0}" where next == end + 4, "\u{202F}" where next == end + 4: end = next
      default: return end
      }
    }
    return end
  }

  /// Returns the end of a date, which has three numbers of one, two or four digits with `/` or `-` between
  /// them, and at most one of four: `800-123-4567` is none.
  private func endOfDate(from start: Int) -> Int? {
    let first = endOfDigits(from: start)
    guard first < scalars.count, scalars[first] == "/" || scalars[first] == "-" else { return nil }
    let second = endOfDigits(from: first + 1)
    guard second < scalars.count, scalars[second] == scalars[first] else { return nil }
    let end = endOfDigits(from: second + 1)
    // `1/2/3/4` is a list of numbers.
    if end + 1 < scalars.count, scalars[end] == scalars[first], scalars[end + 1].isDecimalDigit {
      return nil
    }
    let (year, month, day) = (first - start, second - first - 1, end - second - 1)
    let isDate =
      (1...2).contains(month) && [1, 2, 4].contains(year) && [1, 2, 4].contains(day)
      && min(year, day) <= 2
    return isDate ? end : nil
  }

  private func kind(
    of range: Range<Int>, isDate: Bool, parts: Int
  ) -> (NumericLiteral.Kind, Range<Int>) {
    let before = range.lowerBound > 0 ? scalars[range.lowerBound - 1] : " "
    let after = range.upperBound < scalars.count ? scalars[range.upperBound] : " "
    if before.unicode.generalCategory == .sc {
      return (.currency, (range.lowerBound - 1)..<range.upperBound)
    }
    if after.unicode.generalCategory == .sc {
      return (.currency, range.lowerBound..<(range.upperBound + 1))
    }
    if let code = currencyCode(after: range.upperBound) {
      return (.currency, range.lowerBound..<code)
    }
    if isDate || scalars[range].contains(":") { return (.date, range) }
    // Latin letters make it a name; letters of other scripts are prepositions and articles.
    let touches =
      before.isASCIILetter || before == "_" || before == "-" || before == "/" || after.isASCIILetter
      || after == "_"
    if touches && !isOrdinal(after: range.upperBound) { return (.name, range) }
    let isVersion = parts > 2 && scalars[range].allSatisfy { $0.isDecimalDigit || $0 == "." }
    return (isVersion ? .name : .number, range)
  }

  /// Returns the end of a currency's code after a number and a space.
  private func currencyCode(after end: Int) -> Int? {
    guard end + 4 <= scalars.count, scalars[end].isWhitespace,
      scalars[(end + 1)..<(end + 4)].allSatisfy({ $0.isASCIILetter && $0.isUppercase }),
      end + 4 == scalars.count || !scalars[end + 4].isWordPart
    else { return nil }
    return Self.currencies.contains(string((end + 1)..<(end + 4))) ? end + 4 : nil
  }

  /// The currencies that are common in texts.
  ///
  /// - Source: ISO 4217.
  private static let currencies = Set(
    "USD EUR GBP JPY CNY CHF AED SAR EGP INR RUB PLN TRY CAD AUD BRL MXN KRW SEK NOK"
      .split(separator: " ").map(String.init))

  /// Whether `st`, `nd`, `rd` or `th` follows.
  private func isOrdinal(after end: Int) -> Bool {
    guard end + 2 <= scalars.count, end + 2 == scalars.count || !scalars[end + 2].isWordPart else {
      return false
    }
    return ["st", "nd", "rd", "th"].contains(string(end..<(end + 2)))
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The digits of any script, converted to ASCII.
  fileprivate var asciiDigits: String {
    compactMap(\.decimalDigitValue).map(String.init).joined()
  }
}
