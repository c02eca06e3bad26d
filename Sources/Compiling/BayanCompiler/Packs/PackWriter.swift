import BayanRuntime

/// A writer of bytes in the encoding of packs, which ``BayanRuntime/PackFormat`` describes.
package struct PackWriter: Sendable {
  /// The written bytes.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  package init() {}

  /// Writes a number in a fixed count of seven-bit units.
  ///
  /// - Precondition: `value` fits.
  package mutating func write(_ value: UInt64, units: Int) {
    precondition(value >> (7 * units) == 0, "a number doesn't fit its field")
    for unit in (0..<units).reversed() { bytes.append(UInt8(value >> (7 * unit) & 0x7F)) }
  }

  /// Overwrites existing bytes with a number in a fixed count of seven-bit units.
  ///
  /// - Precondition: As for ``write(_:units:)``; the bytes exist.
  static func write(_ value: UInt64, units: Int, into bytes: inout [UInt8], at place: Int) {
    precondition(value >> (7 * units) == 0, "a number doesn't fit its field")
    for unit in 0..<units {
      bytes[place + unit] = UInt8(value >> (7 * (units - 1 - unit)) & 0x7F)
    }
  }

  /// Writes a number as a varint.
  ///
  /// - Precondition: `value` is not negative, and at most ``PackFormat/largestNumber``.
  package mutating func write(_ value: Int) {
    precondition(
      0 <= value && value <= PackFormat.largestNumber, "a number beyond what packs keep")
    var rest = value
    while rest > 0x3F {
      bytes.append(UInt8(rest & 0x3F | 0x40))
      rest >>= 6
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a string: its length in bytes, then the bytes.
  package mutating func write(_ string: String) {
    write(string.utf8.count)
    bytes.append(contentsOf: string.utf8)
  }

  /// Writes bytes without a length.
  package mutating func append(_ other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Writes bytes after their length.
  package mutating func writeBlock(_ block: PackWriter) {
    write(block.bytes.count)
    bytes.append(contentsOf: block.bytes)
  }
}
