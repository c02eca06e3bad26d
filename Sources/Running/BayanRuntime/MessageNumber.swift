/// A decimal number with exactly the digits of its literal.
///
/// The number is never stored in binary: `0.1` is one tenth, and 12345678901234567890 keeps all its
/// digits.
public struct MessageNumber: Hashable, Sendable {
  /// Whether the number is below zero, or was so before it was rounded to zero.
  ///
  /// A zero that is written or passed is never negative.
  public let isNegative: Bool

  /// A floating-point number without digits; only ``MessageValue`` has such numbers.
  enum Special: Hashable {
    case infinity
    case notANumber
  }

  /// The kind of a number without digits; `nil` for a finite number.
  let special: Special?

  /// Whether the number is finite, and not NaN.
  var isFinite: Bool { special == nil }

  /// The digits of the coefficient, 0 to 9, most significant first, without leading zeros.
  ///
  /// The array is empty for zero.
  let digits: [UInt8]

  /// The number of fraction digits among the digits, with trailing zeros.
  ///
  /// The number is never negative.
  let fractionCount: Int

  /// The largest number of digits before and after the decimal point together.
  ///
  /// No reader takes a longer text for a number. So `1e999999999` takes no memory.
  package static let longest = 1_000

  /// Creates an integer.
  public init(_ value: Int) {
    isNegative = value < 0
    digits = value == 0 ? [] : String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
    fractionCount = 0
    special = nil
  }

  /// Creates the shortest decimal number with the value of a floating-point number.
  ///
  /// - Returns: `nil` for infinities, for NaN, and beyond ``longest`` digits.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    var text = "\(value)"
    // Swift prints one as 1.0; that fraction digit is not part of the value.
    if text.hasSuffix(".0") { text.removeLast(2) }
    self.init(text)
  }

  /// Reads a number literal.
  ///
  /// - Returns: `nil` for any other text, and beyond ``longest`` digits.
  /// - Source: MessageFormat 2.0, number operands.
  public init?(_ text: String) {
    guard text.utf8.count <= 2 * Self.longest, let literal = Literal(text) else { return nil }
    var digits = (Array(literal.integer) + literal.fraction).map { $0 - UInt8(ascii: "0") }
    let fractionCount = literal.fraction.count - literal.exponent
    if fractionCount < 0, digits.contains(where: { $0 != 0 }) {
      guard digits.count - fractionCount <= Self.longest else { return nil }
      digits.append(contentsOf: repeatElement(0, count: -fractionCount))
    }
    guard fractionCount <= Self.longest, digits.count <= Self.longest else { return nil }
    let isZero = digits.allSatisfy { $0 == 0 }
    self.init(
      isNegative: literal.isNegative && !isZero, digits: digits,
      fractionCount: max(fractionCount, 0))
  }

  /// Creates an infinity or NaN, for which messages show CLDR's symbols: `∞`, `NaN`.
  ///
  /// - Precondition: The value is not finite.
  init(special value: Double) {
    precondition(!value.isFinite, "a finite number has digits")
    self.init(
      isNegative: value < 0, digits: [], fractionCount: 0,
      special: value.isNaN ? .notANumber : .infinity)
  }

  init(isNegative: Bool, digits: [UInt8], fractionCount: Int, special: Special? = nil) {
    let leading = digits.prefix { $0 == 0 }.count
    self.digits = leading == 0 ? digits : Array(digits.dropFirst(leading))
    self.isNegative = isNegative
    self.fractionCount = fractionCount
    self.special = special
  }

  /// Returns whether a text is a number literal, of any length.
  package static func isLiteral(_ text: String) -> Bool { Literal(text) != nil }

  /// The parts of a number literal of any length.
  ///
  /// - Grammar: `number-literal = ["-"] (%x30 / (%x31-39 *DIGIT)) ["." 1*DIGIT]
  ///   [%i"e" ["-" / "+"] 1*DIGIT]`
  private struct Literal {
    var isNegative: Bool
    var integer: Substring.UTF8View
    var fraction: Substring.UTF8View
    /// The exponent, at most a little more than ``longest``: any larger number is just as invalid.
    var exponent = 0

    init?(_ text: String) {
      var rest = text.utf8[...]
      func take(_ choices: String) -> UInt8? {
        guard let byte = rest.first, choices.utf8.contains(byte) else { return nil }
        return rest.removeFirst()
      }
      func takeDigits() -> Substring.UTF8View {
        let digits = rest.prefix { $0.isDigit }
        rest = rest[digits.endIndex...]
        return digits
      }
      isNegative = take("-") != nil
      integer = takeDigits()
      guard let first = integer.first, first != UInt8(ascii: "0") || integer.count == 1 else {
        return nil
      }
      fraction = rest.prefix(0)
      if take(".") != nil {
        fraction = takeDigits()
        guard !fraction.isEmpty else { return nil }
      }
      if take("eE") != nil {
        let isDown = take("-+") == UInt8(ascii: "-")
        let digits = takeDigits()
        guard !digits.isEmpty else { return nil }
        let size = digits.reduce(0) {
          min($0 * 10 + Int($1 - UInt8(ascii: "0")), 2 * MessageNumber.longest + 1)
        }
        exponent = isDown ? -size : size
      }
      guard rest.isEmpty else { return nil }
    }
  }
}

extension MessageNumber {
  /// Whether all digits are zeros.
  public var isZero: Bool { digits.isEmpty && isFinite }

  /// Returns the digit of a power of ten; 0 for a power outside the digits.
  func digit(atPower power: Int) -> UInt8 {
    let index = digits.count - 1 - (power + fractionCount)
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// The number of digits before the decimal point; 0 below one.
  var integerCount: Int { max(0, digits.count - fractionCount) }

  /// The same value without trailing zeros in the fraction.
  package var trimmed: MessageNumber {
    guard isFinite else { return self }
    var digits = digits
    var fractionCount = fractionCount
    while fractionCount > 0 && (digits.last ?? 0) == 0 {
      if !digits.isEmpty { digits.removeLast() }
      fractionCount -= 1
    }
    return MessageNumber(isNegative: isNegative, digits: digits, fractionCount: fractionCount)
  }

  /// Returns the number in ASCII with at least `minimumFraction` fraction digits: `-1234.50`.
  ///
  /// Zero has no sign. Numbers that aren't finite are `NaN`, `Infinity` and `-Infinity`.
  public func serialized(minimumFraction: Int = 0) -> String {
    switch special {
    case .notANumber: return "NaN"
    case .infinity: return isNegative ? "-Infinity" : "Infinity"
    case nil: break
    }
    var text: [UInt8] = isNegative && !isZero ? [UInt8(ascii: "-")] : []
    let zero = UInt8(ascii: "0")
    for power in (0..<max(1, integerCount)).reversed() {
      text.append(zero + digit(atPower: power))
    }
    let fraction = max(fractionCount, minimumFraction)
    if fraction > 0 {
      text.append(UInt8(ascii: "."))
      for power in 1...fraction { text.append(zero + digit(atPower: -power)) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
