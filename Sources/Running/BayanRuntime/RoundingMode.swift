/// The direction in which a number is rounded.
///
/// - Source: MessageFormat 2.0, `roundingMode`, as in ECMA-402.
package enum RoundingMode: String, CaseIterable, Sendable {
  /// Rounding toward positive infinity.
  case ceil
  /// Rounding toward negative infinity.
  case floor
  /// Rounding away from zero.
  case expand
  /// Rounding toward zero.
  case trunc
  case halfCeil
  case halfFloor
  case halfExpand
  case halfTrunc
  case halfEven

  /// Returns whether the dropped digits round the remaining digits up.
  ///
  /// - Parameters:
  ///   - comparison: The dropped part compared with half a unit: -1 for less, 0 for a half, 1 for
  ///     more.
  ///   - isOdd: Whether the last remaining digit is odd.
  func roundsUp(comparison: Int, isNegative: Bool, isOdd: Bool) -> Bool {
    switch self {
    case .ceil: !isNegative
    case .floor: isNegative
    case .expand: true
    case .trunc: false
    case .halfCeil: comparison > 0 || comparison == 0 && !isNegative
    case .halfFloor: comparison > 0 || comparison == 0 && isNegative
    case .halfExpand: comparison >= 0
    case .halfTrunc: comparison > 0
    case .halfEven: comparison > 0 || comparison == 0 && isOdd
    }
  }
}

extension MessageNumber {
  /// The power of ten of the first digit other than zero; 0 for zero.
  var exponent: Int { isZero ? 0 : digits.count - fractionCount - 1 }

  /// Returns the value with at most `count` fraction digits, which are a multiple of `increment`.
  ///
  /// A negative count rounds before the decimal point. The digits are divided by the increment, as
  /// in long division, and multiplied again.
  func rounded(
    toFractionDigits count: Int, _ mode: RoundingMode = .halfExpand, increment: Int = 1
  ) -> MessageNumber {
    guard isFinite, increment > 1 || fractionCount > count else { return self }
    var quotient: [UInt8] = []
    var remainder = 0
    for power in (-count..<max(digits.count - fractionCount, 1 - count)).reversed() {
      remainder = remainder * 10 + Int(digit(atPower: power))
      quotient.append(UInt8(remainder / increment))
      remainder %= increment
    }
    // The remainder is the dropped part in tenths of the last digit; the tail is the digits after
    // that.
    remainder = remainder * 10 + Int(digit(atPower: -count - 1))
    let hasTail = digits.suffix(max(0, fractionCount - count - 1)).contains { $0 != 0 }
    var carry = 0
    if remainder > 0 || hasTail {
      let half = 5 * increment
      let comparison = remainder == half ? (hasTail ? 1 : 0) : remainder > half ? 1 : -1
      let isOdd = (quotient.last ?? 0) & 1 == 1
      if mode.roundsUp(comparison: comparison, isNegative: isNegative, isOdd: isOdd) {
        carry = increment
      }
    }
    var product: [UInt8] = []
    for digit in quotient.reversed() {
      carry += Int(digit) * increment
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    while carry > 0 {
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    product.reverse()
    product.append(contentsOf: repeatElement(0, count: max(-count, 0)))
    return MessageNumber(isNegative: isNegative, digits: product, fractionCount: max(count, 0))
  }

  /// Returns the value with at most `count` significant digits.
  func rounded(
    toSignificantDigits count: Int, _ mode: RoundingMode = .halfExpand
  ) -> MessageNumber {
    rounded(toFractionDigits: fractionCount - (digits.count - count), mode)
  }

  /// The value times a hundred: the decimal point moves, and no digit changes.
  var timesHundred: MessageNumber {
    guard isFinite else { return self }
    let zeros = digits.isEmpty ? 0 : max(0, 2 - fractionCount)
    return MessageNumber(
      isNegative: isNegative, digits: digits + repeatElement(0, count: zeros),
      fractionCount: max(0, fractionCount - 2))
  }

  /// Returns the value plus a small integer.
  ///
  /// The digits are added one by one, so that a number of any length works.
  func adding(_ offset: Int) -> MessageNumber {
    guard isFinite else { return self }
    let other = MessageNumber(offset)
    func signed(_ number: MessageNumber, _ power: Int) -> Int {
      Int(number.digit(atPower: power)) * (number.isNegative ? -1 : 1)
    }
    // The least significant digit is first. The first nonzero digit from the end has the sign of
    // the sum.
    let sums = (-fractionCount...max(integerCount, other.integerCount)).map {
      signed(self, $0) + signed(other, $0)
    }
    let sign = (sums.last { $0 != 0 } ?? 0).signum()
    var digits: [UInt8] = []
    var carry = 0
    for sum in sums {
      carry += sum * sign
      let digit = (carry % 10 + 10) % 10
      digits.append(UInt8(digit))
      carry = (carry - digit) / 10
    }
    return MessageNumber(
      isNegative: sign < 0, digits: digits.reversed(), fractionCount: fractionCount)
  }
}
