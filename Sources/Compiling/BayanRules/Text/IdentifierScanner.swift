import BayanChecking
import BayanICU
import BayanSupport

/// The words of a text in the sense of programs: letters, digits, `_`, `-`, and dots between them.
///
/// No string is made for a word: most words are no name.
struct IdentifierScanner {
  /// A run of digits of any script.
  struct Number {
    var value: Int
    var digits = 0
    /// In scalars of the text.
    var range: Range<Int>

    /// The digits without zeros in front: one in `001`, which is more likely a part of the locale
    /// `en-001` than the code 1.
    var significantDigits: Int { digits < 2 ? digits : String(value).utf8.count }
  }

  struct Word {
    /// In scalars of the text; without dots and hyphens at the end.
    var range: Range<Int>
    var isASCII = true
    /// Whether there is nothing but digits.
    var isNumber = true
    /// The runs of digits that are the number of something; in a list or after a unit digits stand
    /// for themselves: `190-com`, `3.190`.
    var numbers: [Number] = []
  }

  private let scalars: [Unicode.Scalar]
  /// Where what is still to be read begins.
  private var offset = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var current: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// The next word; `nil` at the end of the text.
  mutating func next() -> Word? {
    while let scalar = current {
      if Self.role(of: scalar) != .other { return word() }
      offset += 1
    }
    return nil
  }

  private mutating func word() -> Word {
    let start = offset
    var word = Word(range: start..<start)
    var number: Number?
    var hasJoint = false
    while let scalar = current {
      if scalar == "." || scalar == "-" {
        finish(&number, in: &word)
        hasJoint = true
        offset += 1
        continue
      }
      switch Self.role(of: scalar) {
      case .other:
        finish(&number, in: &word)
        return word
      case .letter:
        finish(&number, in: &word)
        word.isNumber = false
      case .digit(let value):
        var run = number ?? Number(value: 0, range: offset..<offset)
        run.digits += 1
        // No code has more digits than this; the value stays what an Int can hold.
        if run.digits <= 18 { run.value = run.value * 10 + value }
        run.range = run.range.lowerBound..<offset + 1
        number = run
      }
      if !scalar.isASCII { word.isASCII = false }
      if hasJoint { word.isNumber = false }
      offset += 1
      word.range = start..<offset
    }
    finish(&number, in: &word)
    return word
  }

  private func finish(_ number: inout Number?, in word: inout Word) {
    if let number, number.digits <= 18 { word.numbers.append(number) }
    number = nil
  }

  private enum Role: Equatable {
    case other
    case letter
    case digit(Int)
  }

  /// What a character is in a word.
  private static func role(of scalar: Unicode.Scalar) -> Role {
    if let digit = scalar.decimalDigitValue { return .digit(digit) }
    if scalar.isASCII { return scalar.isASCIILetter || scalar == "_" ? .letter : .other }
    return scalar.unicode.isXIDContinue ? .letter : .other
  }
}
