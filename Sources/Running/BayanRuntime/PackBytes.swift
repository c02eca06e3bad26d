/// Some bytes of a pack: where they start, and how many there are.
///
/// An `UnsafeRawBufferPointer` has their start and their end, either of which may be missing; asking
/// it for their number, which is done before each byte is read, takes four instructions more.
struct PackBytes {
  let start: UnsafeRawPointer
  let count: Int

  @inline(__always)
  init(start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer) {
    if let start = bytes.baseAddress {
      self.init(start: start, count: bytes.count)
    } else {
      self.init(start: Self.nothing, count: 0)
    }
  }

  /// A place that nothing is read at.
  private static var nothing: UnsafeRawPointer {
    let literal: StaticString = ""
    return UnsafeRawPointer(literal.utf8Start)
  }

  /// The byte at an offset, which must be below ``count``.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { start.load(fromByteOffset: offset, as: UInt8.self) }

  /// Four bytes, the first in the lowest place; all must be there.
  @inline(__always)
  func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Four bytes, the first in the lowest place; zeros beyond the end.
  @inline(__always)
  func paddedWord(at offset: Int) -> UInt32 {
    offset &+ 4 <= count ? word(at: offset) : lastWord(at: offset)
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { word, index in
      word | (offset + index < count ? UInt32(self[offset + index]) << UInt32(8 * index) : 0)
    }
  }
}
