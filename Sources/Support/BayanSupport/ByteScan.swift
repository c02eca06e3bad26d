/// Eight bytes of a text, looked at together.
///
/// Most of what is read is looked through for bytes that are hardly ever there: quotes' ends, escapes,
/// control characters. Words of the processor answer for eight bytes at a time; the standard
/// library's vectors take ten times as long for it.
@frozen
package struct ByteScan {
  @usableFromInline let word: UInt64

  /// Takes up eight bytes.
  ///
  /// - Precondition: There are so many from the index on.
  @inlinable
  package init(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int) {
    word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Whether all are ASCII.
  @inlinable
  package var isASCII: Bool { word & Self.highBits == 0 }

  /// Whether one of them is this byte.
  @inlinable
  package func contains(_ byte: UInt8) -> Bool {
    // Of bytes that become 0 there is one if 1 taken from each borrows from a high bit.
    let difference = word ^ Self.ones &* UInt64(byte)
    return (difference &- Self.ones) & ~difference & Self.highBits != 0
  }

  /// Whether one of them is below a byte of ASCII.
  @inlinable
  package func containsByte(below bound: UInt8) -> Bool {
    (word &- Self.ones &* UInt64(bound)) & ~word & Self.highBits != 0
  }

  @inlinable static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}
