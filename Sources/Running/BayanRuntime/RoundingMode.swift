/// Which way a number is rounded.
///
/// - Source: MessageFormat 2.0, `roundingMode`, as in ECMA-402.
public enum RoundingMode: String, CaseIterable, Sendable {
  /// Toward positive infinity.
  case ceil
  /// Toward negative infinity.
  case floor
  /// Away from zero.
  case expand
  /// Toward zero.
  case trunc
  case halfCeil
  case halfFloor
  case halfExpand
  case halfTrunc
  case halfEven

  /// Whether what is dropped makes the digits that stay one more.
  ///
  /// - Parameters:
  ///   - comparison: What is dropped against half a unit: -1 for less, 0 for a half, 1 for more.
  ///   - isOdd: Whether the last unit that stays is odd.
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
  /// The power of ten of the first digit that isn't zero; 0 for zero.
  var exponent: Int { isZero ? 0 : digits.count - fractionCount - 1 }

  /// The value with at most `count` fraction digits, which are a multiple of `increment`.
  ///
  /// Negative counts round before the point. The digits are divided by the increment, as one learns
  /// it at school, and multiplied again.
  func rounded(
    toFractionDigits count: Int, _ mode: RoundingMode = .halfExpand, increment: Int = 1
  ) -> MessageNumber {
    guard increment > 1 || fractionCount > count else { return self }
    var quotient: [UInt8] = []
    var remainder = 0
    for power in (-count..<max(digits.count - fractionCount, 1 - count)).reversed() {
      remainder = remainder * 10 + Int(digit(atPower: power))
      quotient.append(UInt8(remainder / increment))
      remainder %= increment
    }
    let dropped = max(0, min(fractionCount - count, digits.count))
    let hasTail = digits.suffix(dropped).contains { $0 != 0 }
    if remainder > 0 || hasTail {
      let twice = 2 * remainder
      // A tail is less than one, so that it only decides where the rest is at or just below the half.
      let comparison =
        switch increment - twice {
        case 0: hasTail ? 1 : 0
        case 1 where hasTail: comparedToHalf(below: -count)
        case let rest: rest < 0 ? 1 : -1
        }
      let isOdd = (quotient.last ?? 0) & 1 == 1
      if mode.roundsUp(comparison: comparison, isNegative: isNegative, isOdd: isOdd) {
        Self.increase(&quotient)
      }
    }
    var product: [UInt8] = []
    var carry = 0
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

  /// The value with at most `count` significant digits.
  func rounded(
    toSignificantDigits count: Int, _ mode: RoundingMode = .halfExpand
  ) -> MessageNumber {
    rounded(toFractionDigits: fractionCount - (digits.count - count), mode)
  }

  /// Compares what the digits below a power of ten amount to with half of it.
  private func comparedToHalf(below power: Int) -> Int {
    let first = digit(atPower: power - 1)
    guard first == 5 else { return first > 5 ? 1 : -1 }
    return digits.suffix(max(0, power - 1 + fractionCount)).contains { $0 != 0 } ? 1 : 0
  }

  /// Adds one to the last digit.
  private static func increase(_ digits: inout [UInt8]) {
    var index = digits.count - 1
    while index >= 0 && digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
  }

  /// A hundred times the value: the point moves, no digit changes.
  var timesHundred: MessageNumber {
    var digits = digits
    if fractionCount < 2 && !digits.isEmpty {
      digits.append(contentsOf: repeatElement(0, count: 2 - fractionCount))
    }
    return MessageNumber(
      isNegative: isNegative, digits: digits, fractionCount: max(0, fractionCount - 2))
  }

  /// The value plus a small integer.
  ///
  /// Digit by digit, so that no number is too long for it.
  func adding(_ offset: Int) -> MessageNumber {
    let other = MessageNumber(offset)
    let length = max(integerCount, other.integerCount) + 1
    func aligned(_ number: MessageNumber) -> [UInt8] {
      (-fractionCount..<length).map { number.digit(atPower: $0) }
    }
    let (own, added) = (aligned(self), aligned(other))
    if isNegative == other.isNegative || other.isZero || isZero {
      let sign = isZero ? other.isNegative : isNegative
      return Self.combine(own, added, sign: sign, fractionCount) { $0 + $1 }
    }
    // Of two signs the larger number's wins.
    let isLarger = !own.reversed().lexicographicallyPrecedes(added.reversed())
    return isLarger
      ? Self.combine(own, added, sign: isNegative, fractionCount) { $0 - $1 }
      : Self.combine(added, own, sign: other.isNegative, fractionCount) { $0 - $1 }
  }

  /// Combines digits, least significant first, with a carry.
  private static func combine(
    _ a: [UInt8], _ b: [UInt8], sign: Bool, _ fractionCount: Int, _ step: (Int, Int) -> Int
  ) -> MessageNumber {
    var digits: [UInt8] = []
    digits.reserveCapacity(a.count)
    var carry = 0
    for (first, second) in zip(a, b) {
      let value = step(Int(first), Int(second)) + carry
      carry = value < 0 ? -1 : value / 10
      digits.append(UInt8(value < 0 ? value + 10 : value % 10))
    }
    return MessageNumber(
      isNegative: sign, digits: digits.reversed(), fractionCount: fractionCount)
  }
}
