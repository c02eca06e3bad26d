/// A decimal number, exactly as it was written.
///
/// Never binary floating point: `0.1` is one tenth, and 12345678901234567890 keeps
/// all its digits.
public struct MessageNumber: Hashable, Sendable {
  /// Whether it is below zero, or was before it was rounded to zero.
  ///
  /// A zero that is written or passed is never negative.
  public let isNegative: Bool

  /// A floating-point number without digits; only ``MessageValue`` passes such numbers.
  enum Special: Hashable {
    case infinity
    case notANumber
  }

  /// The kind of a number that isn't finite, which has no digits.
  let special: Special?

  /// Whether it is neither infinite nor what is not a number.
  var isFinite: Bool { special == nil }

  /// The coefficient's digits, 0 to 9, most significant first, without leading zeros.
  ///
  /// Empty for zero.
  let digits: [UInt8]

  /// How many of the digits are fraction digits; trailing zeros count.
  ///
  /// Never negative.
  let fractionCount: Int

  /// The digits a number may have, before and after the point together.
  ///
  /// No reader takes a longer one for a number. So `1e999999999` costs nothing.
  package static let longest = 1_000

  /// An integer.
  public init(_ value: Int) {
    isNegative = value < 0
    digits = value == 0 ? [] : String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
    fractionCount = 0
    special = nil
  }

  /// The shortest decimal that stands for a floating-point number.
  ///
  /// - Returns: `nil` for infinities, for what is not a number, and beyond ``longest`` digits.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    var text = "\(value)"
    // Swift prints 1.0 for one; the fraction digit is not part of the value.
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

  /// An infinity, or what is not a number, which messages show with CLDR's symbols: `∞`, `NaN`.
  ///
  /// - Precondition: The value is one of these.
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

  /// Whether some text is a number literal, of whatever length.
  package static func isLiteral(_ text: String) -> Bool { Literal(text) != nil }

  /// The parts of a number literal, of whatever length.
  ///
  /// - Grammar: `number-literal = ["-"] (%x30 / (%x31-39 *DIGIT)) ["." 1*DIGIT]
  ///   [%i"e" ["-" / "+"] 1*DIGIT]`
  private struct Literal {
    var isNegative: Bool
    var integer: Substring.UTF8View
    var fraction: Substring.UTF8View
    /// At most a little more than ``longest``: beyond that it only matters that it is too large.
    var exponent = 0

    init?(_ text: String) {
      var rest = text.utf8[...]
      func take(_ choices: String) -> UInt8? {
        guard let byte = rest.first, choices.utf8.contains(byte) else { return nil }
        return rest.removeFirst()
      }
      func takeDigits() -> Substring.UTF8View {
        let digits = rest.prefix(while: \.isDigit)
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
  /// Whether there is nothing but zeros.
  public var isZero: Bool { digits.isEmpty && isFinite }

  /// The digit of a power of ten; 0 outside the digits.
  func digit(atPower power: Int) -> UInt8 {
    let index = digits.count - 1 - (power + fractionCount)
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// The count of digits before the point; 0 below one.
  var integerCount: Int { max(0, digits.count - fractionCount) }

  /// The same value without trailing zeros after the point.
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

  /// The number in ASCII with at least `minimumFraction` fraction digits, as in `-1234.50`.
  ///
  /// Zero has no sign. What isn't finite is `NaN`, `Infinity` or `-Infinity`.
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
