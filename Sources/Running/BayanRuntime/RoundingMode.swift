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
  /// Negative counts round before the point.
  func rounded(
    toFractionDigits count: Int, _ mode: RoundingMode = .halfExpand, increment: Int = 1
  ) -> MessageNumber {
    if increment > 1 { return roundedToMultiple(of: increment, fractionDigits: count, mode) }
    let dropped = fractionCount - count
    guard dropped > 0 else { return self }
    let kept = max(0, digits.count - dropped)
    let tail = digits[kept...]
    var head = Array(digits[..<kept])
    if tail.contains(where: { $0 != 0 }) {
      let first = tail.count < dropped ? 0 : tail.first ?? 0
      let hasMore = tail.dropFirst().contains { $0 != 0 }
      let comparison = first == 5 ? (hasMore ? 1 : 0) : first > 5 ? 1 : -1
      let isOdd = (head.last ?? 0) & 1 == 1
      if mode.roundsUp(comparison: comparison, isNegative: isNegative, isOdd: isOdd) {
        Self.increase(&head)
      }
    }
    if count < 0 { head.append(contentsOf: repeatElement(0, count: head.isEmpty ? 0 : -count)) }
    return MessageNumber(isNegative: isNegative, digits: head, fractionCount: max(count, 0))
  }

  /// The value with at most `count` significant digits.
  func rounded(
    toSignificantDigits count: Int, _ mode: RoundingMode = .halfExpand
  ) -> MessageNumber {
    rounded(toFractionDigits: fractionCount - (digits.count - count), mode)
  }

  /// Divides the digits by the increment, as one learns it at school, and multiplies again.
  private func roundedToMultiple(
    of increment: Int, fractionDigits count: Int, _ mode: RoundingMode
  ) -> MessageNumber {
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
      let half = 2 * remainder
      // A tail is less than one, so that it only decides where the rest is just below the half.
      let comparison: Int
      if half == increment {
        comparison = hasTail ? 1 : 0
      } else if half == increment - 1 && hasTail {
        let tail = MessageNumber(
          isNegative: false, digits: Array(digits.suffix(dropped)), fractionCount: fractionCount)
        comparison = tail.comparedToHalf(atPower: -count - 1)
      } else {
        comparison = half > increment ? 1 : -1
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
    return MessageNumber(
      isNegative: isNegative, digits: product.reversed(), fractionCount: max(count, 0))
  }

  /// Compares with five at a power of ten, for a number below ten of it.
  private func comparedToHalf(atPower power: Int) -> Int {
    let first = digit(atPower: power)
    guard first == 5 else { return first > 5 ? 1 : -1 }
    return trimmed.fractionCount > -power ? 1 : 0
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
