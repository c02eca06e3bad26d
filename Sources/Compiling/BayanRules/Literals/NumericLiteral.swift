import BayanChecking
import BayanICU
import BayanSupport

/// A number in a text's prose.
struct NumericLiteral {
  enum Kind {
    case number
    /// `2024-05-01`, `5/1/2024`, `10:30`.
    case date
    /// `$5`, `10 EUR`.
    case currency
    /// What is part of a name or a version: `MP3`, `1.2.3`, `HTTP 2`.
    case name
  }

  var kind: Kind
  /// The stretch, currency included.
  var range: Range<Int>
  /// The digits' values without separators: `12345` for `1,234.5` and `١٢٣٤٫٥`.
  var digits: String
}

extension ShownText {
  /// Whether there is a digit of any script.
  var hasDigits: Bool { traits.contains(.digit) }

  /// The numbers in order, tokens left out.
  var numericLiterals: [NumericLiteral] {
    var literals: [NumericLiteral] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].isDecimalDigit, literal(at: index) == nil else {
        index += 1
        continue
      }
      let start = index
      var digits = ""
      var separators: [Unicode.Scalar] = []
      while index < scalars.count {
        if let value = scalars[index].decimalDigitValue {
          digits += String(value)
        } else if scalars[index].separatesDigits, index + 1 < scalars.count,
          scalars[index + 1].isDecimalDigit
        {
          separators.append(scalars[index])
        } else {
          break
        }
        index += 1
      }
      let (kind, range) = kind(of: start..<index, separators)
      literals.append(NumericLiteral(kind: kind, range: range, digits: digits))
    }
    return literals
  }

  private func kind(
    of range: Range<Int>, _ separators: [Unicode.Scalar]
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
    if separators.contains(":") || isDate(range, separators) { return (.date, range) }
    // Letters of the Latin alphabet make it a name, those of others are prepositions and articles.
    let touches =
      before.isASCIILetter || before == "_" || before == "-" || before == "/" || after.isASCIILetter
      || after == "_"
    if touches && !isOrdinal(after: range.upperBound) { return (.name, range) }
    if separators.count > 1, Set(separators) == ["."] { return (.name, range) }
    return (.number, range)
  }

  /// Whether a number is a day, a month and a year: `800-123-4567` is none.
  private func isDate(_ range: Range<Int>, _ separators: [Unicode.Scalar]) -> Bool {
    guard separators.count == 2, separators[0] == separators[1],
      "/-".unicodeScalars.contains(separators[0])
    else { return false }
    let parts = scalars[range].split { !$0.isDecimalDigit }.map(\.count)
    return parts.count == 3 && parts[1] <= 2 && min(parts[0], parts[2]) <= 2
      && max(parts[0], parts[2]) <= 4 && !parts.contains(3)
  }

  /// The end of a currency's code after a number and a space.
  private func currencyCode(after end: Int) -> Int? {
    guard end + 4 <= scalars.count, scalars[end].isWhitespace,
      scalars[(end + 1)..<(end + 4)].allSatisfy({ $0.isASCIILetter && $0.isUppercase }),
      end + 4 == scalars.count || !scalars[end + 4].isWordPart
    else { return nil }
    let codes = "USD EUR GBP JPY CNY CHF AED SAR EGP INR RUB PLN TRY CAD AUD BRL MXN KRW SEK NOK"
    let code = string((end + 1)..<(end + 4))
    return codes.split(separator: " ").contains { $0 == code } ? end + 4 : nil
  }

  /// Whether `st`, `nd`, `rd` or `th` follows.
  private func isOrdinal(after end: Int) -> Bool {
    guard end + 2 <= scalars.count, end + 2 == scalars.count || !scalars[end + 2].isWordPart else {
      return false
    }
    return ["st", "nd", "rd", "th"].contains(string(end..<(end + 2)))
  }
}

extension Unicode.Scalar {
  /// What stands between the digits of one number, date or version.
  fileprivate var separatesDigits: Bool {
    switch self {
    case ".", ",", ":", "/", "-", "'", "’", "٫", "٬", "\u{A0}", "\u{202F}", "·": true
    default: false
    }
  }
}
