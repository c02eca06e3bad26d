/// A decimal number, exactly as it was written.
///
/// Never binary floating point: `0.1` is one tenth, and 12345678901234567890 keeps
/// all its digits.
public struct MessageNumber: Hashable, Sendable {
  /// Whether it is below zero.
  ///
  /// Zero is never negative.
  public let isNegative: Bool

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
  /// What is longer is no number to a reader, and `1e999999999` costs nothing.
  public static let longest = 1_000

  /// An integer.
  public init(_ value: Int) {
    isNegative = value < 0
    digits = value == 0 ? [] : String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
    fractionCount = 0
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

  /// Reads a number literal: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  ///
  /// - Returns: `nil` for any other text, and beyond ``longest`` digits.
  /// - Source: MessageFormat 2.0, number operands.
  public init?(_ text: String) {
    var text = text
    let parsed = text.withUTF8 { Self.parse(UnsafeRawBufferPointer($0)) }
    guard let parsed else { return nil }
    self = parsed
  }

  init(isNegative: Bool, digits: [UInt8], fractionCount: Int) {
    let leading = digits.prefix { $0 == 0 }.count
    self.digits = leading == 0 ? digits : Array(digits.dropFirst(leading))
    self.isNegative = isNegative && !self.digits.isEmpty
    self.fractionCount = fractionCount
  }

  /// Whether some text is a number literal, of whatever length.
  ///
  /// - Grammar: `number-literal = ["-"] (%x30 / (%x31-39 *DIGIT)) ["." 1*DIGIT]
  ///   [%i"e" ["-" / "+"] 1*DIGIT]`
  static func isLiteral(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func skipDigits() -> Int {
      let count = rest.prefix { $0.isDigit }.count
      rest.removeFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let first = rest.first
    let integerCount = skipDigits()
    guard integerCount == 1 || integerCount > 1 && first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard skipDigits() > 0 else { return false }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest.removeFirst()
      }
      guard skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func parse(_ bytes: UnsafeRawBufferPointer) -> MessageNumber? {
    let zero = UInt8(ascii: "0")
    let digitRange = zero...UInt8(ascii: "9")
    var index = 0
    func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    guard bytes.count <= 2 * longest else { return nil }
    let isNegative = at(0) == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard digitRange.contains(at(index)) else { return nil }
    if at(index) == zero && digitRange.contains(at(index + 1)) { return nil }
    var digits: [UInt8] = []
    while digitRange.contains(at(index)) {
      digits.append(at(index) - zero)
      index += 1
    }
    var fractionCount = 0
    if at(index) == UInt8(ascii: ".") {
      index += 1
      guard digitRange.contains(at(index)) else { return nil }
      while digitRange.contains(at(index)) {
        digits.append(at(index) - zero)
        fractionCount += 1
        index += 1
      }
    }
    if at(index) | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isDown = at(index) == UInt8(ascii: "-")
      if isDown || at(index) == UInt8(ascii: "+") { index += 1 }
      guard digitRange.contains(at(index)) else { return nil }
      var exponent = 0
      while digitRange.contains(at(index)) {
        // Beyond the limit the size no longer matters, only that it is too large.
        exponent = min(exponent * 10 + Int(at(index) - zero), 2 * longest + 1)
        index += 1
      }
      fractionCount += isDown ? exponent : -exponent
    }
    guard index == bytes.count else { return nil }
    if fractionCount < 0 {
      if digits.contains(where: { $0 != 0 }) {
        guard digits.count - fractionCount <= longest else { return nil }
        digits.append(contentsOf: repeatElement(0, count: -fractionCount))
      }
      fractionCount = 0
    }
    guard fractionCount <= longest, digits.count <= longest else { return nil }
    return MessageNumber(isNegative: isNegative, digits: digits, fractionCount: fractionCount)
  }
}

extension MessageNumber {
  /// Whether there is nothing but zeros.
  public var isZero: Bool { digits.isEmpty }

  /// The digit of a power of ten; 0 outside the digits.
  func digit(atPower power: Int) -> UInt8 {
    let index = digits.count - 1 - (power + fractionCount)
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// The count of digits before the point; 0 below one.
  var integerCount: Int { max(0, digits.count - fractionCount) }

  /// The same value without trailing zeros after the point.
  package var trimmed: MessageNumber {
    var digits = digits
    var fractionCount = fractionCount
    while fractionCount > 0 && (digits.last ?? 0) == 0 {
      if !digits.isEmpty { digits.removeLast() }
      fractionCount -= 1
    }
    return MessageNumber(isNegative: isNegative, digits: digits, fractionCount: fractionCount)
  }

  /// The number in ASCII with at least `minimumFraction` fraction digits, as in `-1234.50`.
  public func serialized(minimumFraction: Int = 0) -> String {
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
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
