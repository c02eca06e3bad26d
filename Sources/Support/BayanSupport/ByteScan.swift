/// Eight bytes of a text, searched together.
///
/// Parsers look for bytes that are rare: the end of a string, escapes, control characters. One
/// machine word answers for eight bytes at a time. The standard library's vectors take ten times as
/// long.
@frozen
package struct ByteScan {
  @usableFromInline let word: UInt64

  /// Reads eight bytes.
  ///
  /// - Precondition: The text has eight bytes from the index on.
  @inlinable
  package init(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int) {
    word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Whether all eight bytes are ASCII.
  @inlinable
  package var isASCII: Bool { word & Self.highBits == 0 }

  /// Returns whether one of the eight bytes equals a byte.
  @inlinable
  package func contains(_ byte: UInt8) -> Bool {
    // A byte that is 0 here was the one looked for. Subtracting 1 from it sets its high bit.
    let difference = word ^ Self.ones &* UInt64(byte)
    return (difference &- Self.ones) & ~difference & Self.highBits != 0
  }

  /// Returns whether one of the eight bytes has a smaller value than an ASCII byte.
  @inlinable
  package func containsByte(below bound: UInt8) -> Bool {
    (word &- Self.ones &* UInt64(bound)) & ~word & Self.highBits != 0
  }

  @inlinable static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}
