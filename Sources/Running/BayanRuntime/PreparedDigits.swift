/// A locale's digits and grouping, as the bytes that whole numbers are written with.
final class PreparedDigits: @unchecked Sendable {
  // Safe to share: the memory is written once, before anyone else sees it.

  /// Ten digits of ``width`` bytes, four bytes each, then the separator.
  private let bytes: UnsafeMutableRawPointer
  /// From 00 to 99, eight bytes each: the digits of both side by side, then zeros.
  private let pairs: UnsafeMutablePointer<UInt64>
  private let width: Int
  private let separatorLength: Int
  private let primary: Int
  private let secondary: Int
  private let minimumGrouping: Int

  /// Up to where no separator is written, of numbers with at most three digits.
  private let ungrouped: UInt

  /// The most bytes that a whole number without options takes.
  private let mostBytes: Int

  /// Prepares a locale's digits; `nil` where they aren't all of one length, of four bytes at most.
  init?(_ symbols: NumberSymbols) {
    let digits = symbols.digits.map { Array($0.utf8) }
    guard let width = digits.first?.count, (1...4).contains(width),
      digits.allSatisfy({ $0.count == width })
    else { return nil }
    self.width = width
    separatorLength = symbols.groupingSeparator.utf8.count
    primary = symbols.primaryGrouping
    secondary = max(1, symbols.secondaryGrouping)
    minimumGrouping = symbols.minimumGrouping
    mostBytes = Self.digitCount(.max) * (width + separatorLength)
    let contents =
      digits.flatMap { $0 + Array(repeating: 0, count: 4 - width) }
      + Array(symbols.groupingSeparator.utf8)
    bytes = .allocate(byteCount: contents.count, alignment: 4)
    UnsafeMutableRawBufferPointer(start: bytes, count: contents.count).copyBytes(from: contents)
    pairs = .allocate(capacity: 100)
    for (index, first) in digits.enumerated() {
      for (second, last) in digits.enumerated() {
        let pair = (first + last).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        (pairs + 10 * index + second).initialize(to: pair.littleEndian)
      }
    }
    let digitsInFront = primary > 0 ? primary + max(minimumGrouping, 1) : .max
    ungrouped = digitsInFront > 3 ? 1_000 : digitsInFront == 3 ? 100 : 10
  }

  deinit {
    bytes.deallocate()
    pairs.deallocate()
  }

  /// Writes a whole number without options.
  ///
  /// - Returns: Whether there was room.
  @inline(__always)
  func append(_ number: UInt, at cursor: inout OutputCursor) -> Bool {
    // A digit is written as four bytes, of which those beyond its width don't count, a pair as eight.
    guard cursor.room >= mostBytes else { return false }
    if number < 10 {
      cursor.place.storeBytes(of: digit(number), as: UInt32.self)
      cursor.advance(by: width)
    } else if number < ungrouped {
      var place = cursor.place
      var length = 2 &* width
      var rest = Int(truncatingIfNeeded: number)
      if rest >= 100 {
        place.storeBytes(of: digit(UInt(truncatingIfNeeded: rest / 100)), as: UInt32.self)
        place += width
        length &+= width
        rest %= 100
      }
      place.storeBytes(of: pairs[rest], as: UInt64.self)
      cursor.advance(by: length)
    } else {
      cursor.advance(by: write(number, to: cursor.place))
    }
    return true
  }

  /// Writes a whole number.
  ///
  /// - Parameter minimumGrouping: How many digits must stand before the first separator; `nil` for
  ///   no separators.
  func append(
    _ number: UInt, minimumDigits: Int, minimumGrouping: Int?, into output: inout OutputBuffer
  ) {
    let total = max(Self.digitCount(number), minimumDigits)
    let separators = separatorCount(total, minimumGrouping)
    let length = total * width + separators * separatorLength
    guard let start = output.reserve(length) else { return }
    write(number, digits: total, isGrouped: separators > 0, to: start + length)
    output.advance(by: length)
  }

  @inline(__always)
  private func digit(_ digit: UInt) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: Int(digit) * 4, as: UInt32.self)
  }

  /// Writes a number without options.
  ///
  /// - Returns: Its length in bytes, at most ``mostBytes``.
  @inline(never)
  private func write(_ number: UInt, to start: UnsafeMutableRawPointer) -> Int {
    let total = Self.digitCount(number)
    let separators = separatorCount(total, minimumGrouping)
    let length = total * width + separators * separatorLength
    write(number, digits: total, isGrouped: separators > 0, to: start + length)
    return length
  }

  /// How many separators stand within so many digits.
  @inline(__always)
  private func separatorCount(_ total: Int, _ minimumGrouping: Int?) -> Int {
    guard let minimumGrouping, primary > 0, total > primary, total >= primary + minimumGrouping
    else { return 0 }
    return 1 + (total - 1 - primary) / secondary
  }

  /// Writes a number last digit first.
  @inline(__always)
  private func write(
    _ number: UInt, digits total: Int, isGrouped: Bool, to end: UnsafeMutableRawPointer
  ) {
    var untilSeparator = isGrouped ? primary : Int.max
    var place = end
    var rest = number
    for _ in 0..<total {
      if untilSeparator == 0 {
        place -= separatorLength
        place.copyMemory(from: bytes + 40, byteCount: separatorLength)
        untilSeparator = secondary
      }
      let digit = digit(rest % 10)
      rest /= 10
      untilSeparator -= 1
      place -= width
      // What follows is written already, so that the digit's own bytes alone are stored.
      if width == 1 {
        place.storeBytes(of: UInt8(truncatingIfNeeded: digit), as: UInt8.self)
      } else if width == 2 {
        place.storeBytes(
          of: UInt16(truncatingIfNeeded: digit.littleEndian).littleEndian, as: UInt16.self)
      } else {
        withUnsafeBytes(of: digit) {
          place.copyMemory(from: $0.baseAddress.unsafelyUnwrapped, byteCount: width)
        }
      }
    }
  }

  @inline(__always)
  private static func digitCount(_ number: UInt) -> Int {
    var count = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}
