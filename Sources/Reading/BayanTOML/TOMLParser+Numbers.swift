import BayanDiagnostics
import BayanSupport

extension TOMLParser {
  /// Reads an integer or a float.
  ///
  /// - Grammar: `integer = dec-int / hex-int / oct-int / bin-int`,
  ///   `float = float-int-part ( exp / frac [ exp ] ) / special-float`
  /// - Returns: `nil` if the word doesn't begin like a number.
  func readNumber(_ word: Range<Int>) throws(ValueFault) -> TOMLValue.Content? {
    let name: Diagnostic.Message = stretch(SourceSpan(word.lowerBound, word.upperBound))
    var place = word.lowerBound
    let isNegative = bytes[place] == .minus
    let isSigned = isNegative || bytes[place] == .plus
    if isSigned { place += 1 }
    guard place < word.upperBound else { throw ValueFault(message: .notNumber(name)) }

    let unsigned = bytes[place..<word.upperBound]
    if unsigned.elementsEqual("inf".utf8) { return .float(isNegative ? -.infinity : .infinity) }
    if unsigned.elementsEqual("nan".utf8) { return .float(.nan) }
    guard bytes[place].isASCIIDigit || bytes[place] == .dot || isSigned else { return nil }

    if bytes[place] == 0x30, unsigned.count > 1, let radix = radix(ofPrefix: bytes[place + 1]) {
      guard !isSigned else { throw ValueFault(message: .signedRadix(name)) }
      return try readInteger(place + 2..<word.upperBound, radix: radix, sign: "", name)
    }

    let isLeadingZero =
      bytes[place] == 0x30 && place + 1 < word.upperBound
      && (bytes[place + 1].isASCIIDigit || bytes[place + 1] == .underscore)
    let isFloat = unsigned.contains { $0 == .dot || $0 | 0x20 == .ascii("e") }
    guard isFloat else {
      let sign = isNegative ? "-" : ""
      let number = try readInteger(place..<word.upperBound, radix: 10, sign: sign, name)
      guard !isLeadingZero else { throw ValueFault(message: .leadingZero(name)) }
      return number
    }

    try stepOverDigits(&place, word.upperBound, radix: 10, name)
    guard !isLeadingZero else { throw ValueFault(message: .leadingZero(name)) }
    if place < word.upperBound, bytes[place] == .dot {
      place += 1
      try stepOverDigits(&place, word.upperBound, radix: 10, name)
    }
    if place < word.upperBound, bytes[place] | 0x20 == .ascii("e") {
      place += 1
      if place < word.upperBound, bytes[place] == .plus || bytes[place] == .minus { place += 1 }
      try stepOverDigits(&place, word.upperBound, radix: 10, name)
    }
    guard place == word.upperBound, let value = Double(text(of: word)) else {
      throw ValueFault(message: .notNumber(name))
    }
    return .float(value)
  }

  private func readInteger(
    _ digits: Range<Int>, radix: Int, sign: String, _ name: Diagnostic.Message
  ) throws(ValueFault) -> TOMLValue.Content {
    var place = digits.lowerBound
    try stepOverDigits(&place, digits.upperBound, radix: radix, name)
    guard place == digits.upperBound else { throw ValueFault(message: .notNumber(name)) }
    guard let value = Int64(sign + text(of: digits), radix: radix) else {
      throw ValueFault(message: .outOfRange(name))
    }
    return .integer(value)
  }

  /// Skips digits, with single underscores between them.
  private func stepOverDigits(
    _ place: inout Int, _ end: Int, radix: Int, _ name: Diagnostic.Message
  ) throws(ValueFault) {
    func isDigit(_ index: Int) -> Bool {
      guard index < end, let value = bytes[index].hexDigitValue else { return false }
      return value < radix
    }
    let start = place
    while place < end {
      if isDigit(place) {
        place += 1
      } else if bytes[place] == .underscore {
        guard place > start, bytes[place - 1] != .underscore, isDigit(place + 1) else {
          throw ValueFault(message: .underscore(name))
        }
        place += 1
      } else {
        break
      }
    }
    guard place > start else { throw ValueFault(message: .missingDigits(name)) }
  }

  private func radix(ofPrefix letter: UInt8) -> Int? {
    switch letter {
    case .ascii("x"): 16
    case .ascii("o"): 8
    case .ascii("b"): 2
    default: nil
    }
  }

  /// Returns the word without underscores.
  private func text(of word: Range<Int>) -> String {
    String(decoding: bytes[word].filter { $0 != .underscore }, as: UTF8.self)
  }
}

extension Diagnostic.Message {
  fileprivate static func notNumber(_ word: Diagnostic.Message) -> Self {
    "\(word) isn't a number; put text in quotes"
  }

  fileprivate static func signedRadix(_ word: Diagnostic.Message) -> Self {
    "\(word) can't have a sign; only decimal numbers have one"
  }

  fileprivate static func leadingZero(_ word: Diagnostic.Message) -> Self {
    "\(word) can't start with a zero; remove the zero, or put the digits in quotes"
  }

  fileprivate static func underscore(_ word: Diagnostic.Message) -> Self {
    "in \(word), each underscore must be between two digits"
  }

  fileprivate static func missingDigits(_ word: Diagnostic.Message) -> Self {
    "\(word) isn't a number; a digit is missing"
  }

  fileprivate static func outOfRange(_ word: Diagnostic.Message) -> Self {
    "\(word) is too large; an integer is between '\(Int64.min)' and '\(Int64.max)'"
  }
}
