/// A locale's digits and grouping, as the bytes that whole numbers are written with.
struct PreparedDigits {
  /// Memory that is freed with the last formatter that has it.
  private final class Memory: @unchecked Sendable {
    // Safe to share: written once, before anyone else sees it.
    let bytes: UnsafeMutableRawBufferPointer

    init(_ contents: [UInt8]) {
      bytes = .allocate(byteCount: contents.count, alignment: 1)
      bytes.copyBytes(from: contents)
    }

    deinit { bytes.deallocate() }
  }

  /// Ten digits of ``width`` bytes, then the separator.
  private let bytes: UnsafeRawPointer
  private let width: Int
  private let separatorLength: Int
  private let primary: Int
  private let secondary: Int
  private let memory: Memory

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
    memory = Memory(digits.flatMap(\.self) + Array(symbols.groupingSeparator.utf8))
    bytes = UnsafeRawPointer(memory.bytes.baseAddress.unsafelyUnwrapped)
  }

  /// Writes a whole number, last digit first.
  ///
  /// - Parameter minimumGrouping: How many digits must stand before the first separator; `nil` for
  ///   no separators.
  func append(
    _ number: UInt, minimumDigits: Int, minimumGrouping: Int?, into output: inout OutputBuffer
  ) {
    let total = max(Self.digitCount(number), minimumDigits)
    var untilSeparator = Int.max
    var separators = 0
    if let minimumGrouping, primary > 0, total > primary, total >= primary + minimumGrouping {
      untilSeparator = primary
      separators = 1 + (total - 1 - primary) / secondary
    }
    let length = total * width + separators * separatorLength
    guard let start = output.reserve(length) else { return }
    var place = start + length
    var rest = number
    for _ in 0..<total {
      if untilSeparator == 0 {
        place -= separatorLength
        place.copyMemory(from: bytes + 10 * width, byteCount: separatorLength)
        untilSeparator = secondary
      }
      let digit = bytes + Int(rest % 10) * width
      rest /= 10
      untilSeparator -= 1
      place -= width
      switch width {
      case 1: place.storeBytes(of: digit.load(as: UInt8.self), as: UInt8.self)
      case 2: place.storeBytes(of: digit.loadUnaligned(as: UInt16.self), as: UInt16.self)
      case 4: place.storeBytes(of: digit.loadUnaligned(as: UInt32.self), as: UInt32.self)
      default:
        place.storeBytes(of: digit.loadUnaligned(as: UInt16.self), as: UInt16.self)
        place.storeBytes(
          of: digit.load(fromByteOffset: 2, as: UInt8.self), toByteOffset: 2, as: UInt8.self)
      }
    }
    output.advance(by: length)
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
