import BayanSupport

/// A number in a text for readers: an error code, or an amount that happens to be the same.
///
///     Error 4 happened.                code: a noun for codes is before it
///     Try again later (4).             code: no word is beside it
///     You can post 4 photos.           amount: a word or a unit follows it
///     You have to be over 17.          amount: short, and after a word
///     Come back at 10:30.              neither: its parts are no numbers of their own
struct NumberInText {
  private let scalars: [Unicode.Scalar]
  /// The range of the number with all its parts, such as both of `190.463`.
  private let range: Range<Int>
  private let parts: [Int]

  /// Returns whether a text has one of the numbers as a code, in digits of any script.
  static func isCode(among numbers: [Int], in text: String) -> Bool {
    guard !numbers.isEmpty else { return false }
    return all(in: Array(text.unicodeScalars)).contains { $0.isCode(among: numbers) }
  }

  private static func all(in scalars: [Unicode.Scalar]) -> [NumberInText] {
    var found: [NumberInText] = []
    var index = 0
    while index < scalars.count {
      let start = index
      var parts: [Int] = []
      while let (value, end) = run(at: index, of: scalars) {
        parts.append(value)
        index = end
        guard end + 1 < scalars.count, separators.contains(scalars[end]),
          scalars[end + 1].digit != nil
        else { break }
        index = end + 1
      }
      if parts.isEmpty {
        index += 1
      } else {
        found.append(NumberInText(scalars: scalars, range: start..<index, parts: parts))
      }
    }
    return found
  }

  private static let separators = Set(".,:/-–٫٬’'".unicodeScalars)

  /// Returns the digits from an index as a number, and their end; the largest number if there are
  /// more digits than codes have.
  private static func run(at start: Int, of scalars: [Unicode.Scalar]) -> (Int, Int)? {
    var value = 0
    var index = start
    while index < scalars.count, let digit = scalars[index].digit {
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      value = overflow || tens > Int.max - 10 ? Int.max : tens + digit
      index += 1
    }
    return index > start ? (value, index) : nil
  }

  private func isCode(among numbers: [Int]) -> Bool {
    guard parts.contains(where: numbers.contains) else { return false }
    if isNamed { return true }
    guard parts.allSatisfy(numbers.contains) else { return false }
    return !counts
  }

  /// Whether the text marks the number as a code: after `#` or a noun for codes, or alone in
  /// brackets.
  private var isNamed: Bool {
    switch (sign(before: range.lowerBound), sign(after: range.upperBound)) {
    case ("#", _), ("＃", _), ("№", _), ("(", ")"), ("[", "]"), ("（", "）"): return true
    default: break
    }
    var end = range.lowerBound
    while let word = word(before: end) {
      if scalars[word.upperBound..<end].contains(where: { ".!?؟。！？".unicodeScalars.contains($0) }) {
        return false
      }
      let name = string(word).lowercased()
      if !CodeNaming.announces(name) { return CodeNaming.isNoun(name) }
      end = word.lowerBound
    }
    return false
  }

  /// Whether the number is an amount: a word or a unit is after it, or a currency beside it.
  ///
  /// An age or a limit may end its sentence. Few codes have only one or two digits, and few of
  /// those end a sentence.
  private var counts: Bool {
    let (before, after) = (sign(before: range.lowerBound), sign(after: range.upperBound))
    if [before, after].contains(where: { $0?.properties.generalCategory == .currencySymbol }) {
      return true
    }
    if let after, after.isOfWord || "%٪‰°×".unicodeScalars.contains(after) {
      // In `a 503 error` the number is a code.
      return range.count < 3 || !CodeNaming.isNoun(wordAfter.lowercased())
    }
    return range.count < 3 && before?.isOfWord == true
  }

  // Spaces and marks of direction don't count as signs.

  private func sign(before index: Int) -> Unicode.Scalar? {
    scalars[..<index].last { !$0.isBlank }
  }

  private func sign(after index: Int) -> Unicode.Scalar? {
    scalars[index...].first { !$0.isBlank }
  }

  private func word(before index: Int) -> Range<Int>? {
    guard let last = scalars[..<index].lastIndex(where: \.isOfWord) else { return nil }
    let start = scalars[..<last].lastIndex { !$0.isOfWord }.map { $0 + 1 } ?? 0
    return start..<last + 1
  }

  private var wordAfter: String {
    let rest = scalars[range.upperBound...].drop { !$0.isOfWord }
    return string(rest.startIndex..<rest.startIndex + rest.prefix(while: \.isOfWord).count)
  }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  fileprivate var digit: Int? {
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  fileprivate var isOfWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: properties.isAlphabetic
    }
  }

  fileprivate var isBlank: Bool {
    properties.generalCategory == .format || properties.isWhitespace
  }
}
