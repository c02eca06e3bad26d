/// The formatter of numbers in a locale.
///
/// The formatter is a class, so that its users don't copy the locale's symbols.
final class NumberFormatter: Sendable {
  let symbols: NumberSymbols

  /// The digits from zero to nine.
  private let digits: [UTF8.EncodedScalar]

  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    digits = symbols.digits.map {
      $0.unicodeScalars.first { $0.isVisible }.flatMap(UTF8.encode)
        ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Writes an integer.
  func format(_ number: Int, _ options: NumberOptions, into output: inout OutputBuffer) {
    let minimumCount = max(1, options.minimumIntegerDigits ?? 1)
    guard options.keepsIntegers, minimumCount <= 16,
      UInt64(number.magnitude) < 10_000_000_000_000_000
    else {
      format(MessageNumber(number), options, into: &output)
      return
    }
    // The digits are stored in four bits each, the first one lowest.
    var digits: UInt64 = 0
    var count = 0
    var rest = number.magnitude
    while rest > 0 || count < minimumCount {
      digits = digits << 4 | UInt64(rest % 10)
      rest /= 10
      count += 1
    }
    let sign = options.sign(isNegative: number < 0, isZero: number == 0)
    if let sign { append(sign, into: &output) }
    appendInteger(count: count, symbols.grouping, options, into: &output) { power in
      defer { digits >>= 4 }
      return UInt8(digits & 0xF)
    }
  }

  /// Writes a decimal number.
  func format(_ number: MessageNumber, _ options: NumberOptions, into output: inout OutputBuffer) {
    let (rounded, minimumFraction) = options.rounded(number)
    let sign = options.sign(isNegative: number.isNegative, isZero: rounded.isZero)
    if let sign { append(sign, into: &output) }
    appendDigits(
      rounded, minimumFraction: minimumFraction, symbols.grouping, options, into: &output)
  }

  /// Writes a number as a percentage: 0.5 as 50%.
  func formatPercent(
    _ number: MessageNumber, _ options: NumberOptions, into output: inout OutputBuffer
  ) {
    let (rounded, minimumFraction) = options.rounded(number.timesHundred, defaultMaximum: 0)
    let sign = options.sign(isNegative: number.isNegative, isZero: rounded.isZero)
    let affixes = sign == nil ? symbols.percent : symbols.negativePercent
    appendPercentAffix(affixes.prefix, sign, into: &output)
    appendDigits(
      rounded, minimumFraction: minimumFraction, symbols.percentGrouping, options, into: &output)
    appendPercentAffix(affixes.suffix, sign, into: &output)
  }

  private func appendDigits(
    _ rounded: MessageNumber, minimumFraction: Int, _ grouping: NumberSymbols.Grouping,
    _ options: NumberOptions, into output: inout OutputBuffer
  ) {
    if let special = rounded.special {
      output.begin(special == .infinity ? "infinity" : "nan")
      output.append(special == .infinity ? symbols.infinity : symbols.notANumber)
      return
    }
    let count = max(1, rounded.integerCount, options.minimumIntegerDigits ?? 1)
    appendInteger(count: count, grouping, options, into: &output) { rounded.digit(atPower: $0) }
    let fraction = max(rounded.fractionCount, minimumFraction)
    guard fraction > 0 else { return }
    output.begin("decimal")
    output.append(symbols.decimalSeparator)
    output.begin("fraction")
    for power in 1...fraction {
      output.append(encoded: digits[Int(rounded.digit(atPower: -power))])
    }
  }

  /// Writes the digits before the decimal point, the first one first.
  private func appendInteger(
    count: Int, _ grouping: NumberSymbols.Grouping, _ options: NumberOptions,
    into output: inout OutputBuffer, _ digit: (_ power: Int) -> UInt8
  ) {
    let minimum = minimumGrouping(options)
    let isGrouped = minimum.map { grouping.isGrouped(integerCount: count, minimum: $0) } ?? false
    output.begin("integer")
    for power in (0..<count).reversed() {
      output.append(encoded: digits[Int(digit(power))])
      if isGrouped, grouping.hasSeparator(afterPower: power) {
        output.begin("group")
        output.append(symbols.groupingSeparator)
        output.begin("integer")
      }
    }
  }

  /// Writes the text before or after a percentage, with the number's sign in place of the minus
  /// sign.
  private func appendPercentAffix(
    _ affix: String, _ sign: NumberOptions.Sign?, into output: inout OutputBuffer
  ) {
    var rest = affix[...]
    // Any bytes may be in a pack, and an empty minus sign would be found everywhere.
    let length = symbols.minusSign.utf8.count
    while !rest.isEmpty {
      if let sign, length > 0, rest.utf8.starts(with: symbols.minusSign.utf8) {
        rest = Substring(rest.utf8.dropFirst(length))
        append(sign, into: &output)
        continue
      }
      let scalar = rest.unicodeScalars.removeFirst()
      output.begin(scalar.properties.isWhitespace ? "literal" : "percentSign")
      output.append(String(scalar))
    }
  }

  private func minimumGrouping(_ options: NumberOptions) -> Int? {
    switch options.grouping {
    case .auto: symbols.minimumGrouping
    case .always: 1
    case .min2: max(2, symbols.minimumGrouping)
    case .never: nil
    }
  }

  private func append(_ sign: NumberOptions.Sign, into output: inout OutputBuffer) {
    output.begin(sign == .minus ? "minusSign" : "plusSign")
    output.append(sign == .minus ? symbols.minusSign : symbols.plusSign)
  }
}

extension NumberOptions {
  enum Sign {
    case minus
    case plus
  }

  /// Returns the sign of a number; `isZero` says whether the shown digits are all zero.
  func sign(isNegative: Bool, isZero: Bool) -> Sign? {
    switch signDisplay {
    // A small negative number that rounds to zero keeps its sign, as in ICU.
    case .auto: isNegative ? .minus : nil
    case .always: isNegative ? .minus : .plus
    case .exceptZero: isZero ? nil : isNegative ? .minus : .plus
    case .negative: isNegative && !isZero ? .minus : nil
    case .never: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can stand for a digit of any pack: controls and marks of direction can't.
  fileprivate var isVisible: Bool {
    if isASCII { return value > 0x20 && value != 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
