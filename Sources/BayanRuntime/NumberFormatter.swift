/// Writes numbers as a locale writes them.
struct NumberFormatter {
  let symbols: NumberSymbols

  /// The zero's code point, where the ten digits follow each other; the quick way.
  private let zero: UInt32?

  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
    let scalars = symbols.digits.compactMap { digit -> UInt32? in
      digit.unicodeScalars.count == 1 ? digit.unicodeScalars.first?.value : nil
    }
    let isRun =
      scalars.count == 10
      && zip(scalars, scalars.dropFirst()).allSatisfy { $0 + 1 == $1 }
      && scalars.last.map { $0 < 0xD800 } == true
    zero = isRun ? scalars.first : nil
  }

  /// Writes an integer.
  func format(_ number: Int, _ options: NumberOptions, into output: inout OutputBuffer) {
    guard options.minimumFractionDigits == nil, options.minimumSignificantDigits == nil,
      options.maximumSignificantDigits == nil
    else {
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
    for power in (0..<total).reversed() {
      var digit: UInt = 0
      if power < count {
        digit = rest / divisor
        rest %= divisor
        divisor /= 10
      }
      append(digit: UInt8(digit), into: &output)
      if let minimum, symbols.isGrouped(beforePower: power, integerCount: total, minimum: minimum) {
        output.append(symbols.groupingSeparator)
      }
    }
  }

  /// Writes a decimal number.
  func format(_ number: MessageNumber, _ options: NumberOptions, into output: inout OutputBuffer) {
    let (rounded, minimumFraction) = options.rounded(number)
    appendSign(isNegative: number.isNegative, isZero: rounded.isZero, options, into: &output)
    let total = max(1, rounded.integerCount, options.minimumIntegerDigits ?? 1)
    let minimum = minimumGrouping(options)
    for power in (0..<total).reversed() {
      append(digit: rounded.digit(atPower: power), into: &output)
      if let minimum, symbols.isGrouped(beforePower: power, integerCount: total, minimum: minimum) {
        output.append(symbols.groupingSeparator)
      }
    }
    let fraction = max(rounded.fractionCount, minimumFraction)
    guard fraction > 0 else { return }
    output.append(symbols.decimalSeparator)
    for power in 1...fraction { append(digit: rounded.digit(atPower: -power), into: &output) }
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
    switch options.signDisplay {
    // A small negative number that rounds to zero keeps its sign here, as ICU has it.
    case .auto: if isNegative { output.append(symbols.minusSign) }
    case .always: output.append(isNegative ? symbols.minusSign : symbols.plusSign)
    case .exceptZero:
      if !isZero { output.append(isNegative ? symbols.minusSign : symbols.plusSign) }
    case .negative: if isNegative && !isZero { output.append(symbols.minusSign) }
    case .never: break
    }
  }

  @inline(__always)
  private func append(digit: UInt8, into output: inout OutputBuffer) {
    guard let zero else {
      output.append(symbols.digits[Int(digit)])
      return
    }
    let value = zero + UInt32(digit)
    if value < 0x80 {
      output.append(UInt8(value))
    } else if value < 0x800 {
      output.append(UInt8(0xC0 | value >> 6))
      output.append(UInt8(0x80 | value & 0x3F))
    } else {
      output.append(UInt8(0xE0 | value >> 12))
      output.append(UInt8(0x80 | value >> 6 & 0x3F))
      output.append(UInt8(0x80 | value & 0x3F))
    }
  }
}
