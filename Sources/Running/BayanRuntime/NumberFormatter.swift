/// Writes numbers as a locale writes them.
///
/// A class, so that who formats a number doesn't copy all that is known of the locale's.
final class NumberFormatter: Sendable {
  let symbols: NumberSymbols

  /// The UTF-8 of the ten digits, one after the other.
  private let digits: [UInt8]

  /// Where each of them ends.
  private let digitEnds: [Int]

  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    var digits: [UInt8] = []
    digitEnds = symbols.digits.map { digit in
      digits += digit.utf8
      return digits.count
    }
    self.digits = digits
  }

  /// Writes an integer.
  func format(_ number: Int, _ options: NumberOptions, into output: inout OutputBuffer) {
    guard options.keepsIntegers else {
      format(MessageNumber(number), options, into: &output)
      return
    }
    appendSign(isNegative: number < 0, isZero: number == 0, options, into: &output)
    var rest = number.magnitude
    var divisor: UInt = 1
    var count = 1
    while rest / divisor >= 10 {
      divisor *= 10
      count += 1
    }
    let total = max(count, options.minimumIntegerDigits ?? 1)
    let minimum = minimumGrouping(options)
    output.begin("integer")
    for power in (0..<total).reversed() {
      var digit: UInt = 0
      if power < count {
        digit = rest / divisor
        rest %= divisor
        divisor /= 10
      }
      append(digit: UInt8(digit), into: &output)
      if let minimum, symbols.isGrouped(beforePower: power, integerCount: total, minimum: minimum) {
        appendGroupingSeparator(into: &output)
      }
    }
  }

  /// Writes a decimal number.
  func format(_ number: MessageNumber, _ options: NumberOptions, into output: inout OutputBuffer) {
    let (rounded, minimumFraction) = options.rounded(number)
    appendSign(isNegative: number.isNegative, isZero: rounded.isZero, options, into: &output)
    appendDigits(rounded, minimumFraction: minimumFraction, options, into: &output)
  }

  /// Writes a number as so many in a hundred: 0.5 as 50%.
  func formatPercent(
    _ number: MessageNumber, _ options: NumberOptions, into output: inout OutputBuffer
  ) {
    let (rounded, minimumFraction) = options.rounded(number.timesHundred, defaultMaximum: 0)
    let sign = options.sign(isNegative: number.isNegative, isZero: rounded.isZero)
    appendPercentAffix(symbols.percent.prefix, symbols.percent.negativePrefix, sign, into: &output)
    appendDigits(rounded, minimumFraction: minimumFraction, options, into: &output)
    appendPercentAffix(symbols.percent.suffix, symbols.percent.negativeSuffix, sign, into: &output)
  }

  private func appendDigits(
    _ rounded: MessageNumber, minimumFraction: Int, _ options: NumberOptions,
    into output: inout OutputBuffer
  ) {
    let total = max(1, rounded.integerCount, options.minimumIntegerDigits ?? 1)
    let minimum = minimumGrouping(options)
    output.begin("integer")
    for power in (0..<total).reversed() {
      append(digit: rounded.digit(atPower: power), into: &output)
      if let minimum, symbols.isGrouped(beforePower: power, integerCount: total, minimum: minimum) {
        appendGroupingSeparator(into: &output)
      }
    }
    let fraction = max(rounded.fractionCount, minimumFraction)
    guard fraction > 0 else { return }
    output.begin("decimal")
    output.append(symbols.decimalSeparator)
    output.begin("fraction")
    for power in 1...fraction { append(digit: rounded.digit(atPower: -power), into: &output) }
  }

  private func appendGroupingSeparator(into output: inout OutputBuffer) {
    output.begin("group")
    output.append(symbols.groupingSeparator)
    output.begin("integer")
  }

  /// Writes what stands before or after a percentage: its own text, or that of one below zero
  /// with the sign that is to be shown.
  private func appendPercentAffix(
    _ plain: String, _ negative: String, _ sign: NumberOptions.Sign,
    into output: inout OutputBuffer
  ) {
    var rest = (sign == .none ? plain : negative)[...]
    while !rest.isEmpty {
      if sign != .none, rest.utf8.starts(with: symbols.minusSign.utf8) {
        let length = symbols.minusSign.utf8.count
        rest = Substring(rest.utf8.dropFirst(length))
        output.begin(sign == .minus ? "minusSign" : "plusSign")
        output.append(sign == .minus ? symbols.minusSign : symbols.plusSign)
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

  private func appendSign(
    isNegative: Bool, isZero: Bool, _ options: NumberOptions, into output: inout OutputBuffer
  ) {
    switch options.sign(isNegative: isNegative, isZero: isZero) {
    case .none: break
    case .minus:
      output.begin("minusSign")
      output.append(symbols.minusSign)
    case .plus:
      output.begin("plusSign")
      output.append(symbols.plusSign)
    }
  }

  private func append(digit: UInt8, into output: inout OutputBuffer) {
    let start = digit == 0 ? 0 : digitEnds[Int(digit) - 1]
    let end = digitEnds[Int(digit)]
    digits.withUnsafeBytes { output.append(UnsafeRawBufferPointer(rebasing: $0[start..<end])) }
  }
}

extension NumberOptions {
  /// The sign that is shown.
  enum Sign {
    case none
    case minus
    case plus
  }

  /// The sign of a number; `isZero` says whether it is zero as it is shown.
  func sign(isNegative: Bool, isZero: Bool) -> Sign {
    switch signDisplay {
    // A small negative number that rounds to zero keeps its sign here, as ICU has it.
    case .auto: isNegative ? .minus : .none
    case .always: isNegative ? .minus : .plus
    case .exceptZero: isZero ? .none : isNegative ? .minus : .plus
    case .negative: isNegative && !isZero ? .minus : .none
    case .never: .none
    }
  }
}
