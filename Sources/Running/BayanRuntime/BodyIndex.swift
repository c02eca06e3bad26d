/// Where the bodies of a pack's slots lie: what a lookup reads, and all that it reads.
///
/// Everything here is seen by the compiler of the program that looks up, so that a plain text is
/// lent without a call. Nothing is checked here but the slot: a pack has made sure that its entries
/// lie within its bytes, and that what they say does, in order.
@usableFromInline
struct BodyIndex: @unchecked Sendable {
  // Safe to share: it points to bytes that never change, and that the pack keeps.

  /// An entry of ``PackFormat/indexUnits`` for each slot, and one for the end of the last.
  @usableFromInline let entries: UnsafeRawPointer

  @usableFromInline let bodies: UnsafeRawPointer

  @usableFromInline let count: Int

  /// The body of a slot; empty where there is no such slot, or no words for it.
  @inlinable
  @inline(__always)
  func body(_ slot: Int) -> UnsafeRawBufferPointer {
    guard slot >= 0 && slot < count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    // The slot's entry and the next, which is where its body ends: eight units, the first highest.
    let units = UInt64(
      bigEndian: entries.loadUnaligned(
        fromByteOffset: slot * PackFormat.indexUnits, as: UInt64.self))
    // Seven bits of each byte become fourteen of each pair, and twenty-eight of each four.
    let pairs = units & 0x007F_007F_007F_007F | (units & 0x7F00_7F00_7F00_7F00) >> 1
    let starts = pairs & 0x0000_3FFF_0000_3FFF | (pairs & 0x3FFF_0000_3FFF_0000) >> 2
    let start = Int(starts >> 32)
    let end = Int(starts & 0xFFF_FFFF)
    return UnsafeRawBufferPointer(start: bodies + start, count: end &- start)
  }

  /// The text of a message without placeholders, where it lies; `nil` for any other.
  @inlinable
  @inline(__always)
  func plainText(_ slot: Int) -> UnsafeRawBufferPointer? { Self.plainText(of: body(slot)) }

  /// The text of a body without placeholders, where it lies; `nil` for any other.
  @inlinable
  @inline(__always)
  static func plainText(of body: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard let start = body.baseAddress, body.count > 0,
      start.load(as: UInt8.self) == PackFormat.textTag
    else { return nil }
    return UnsafeRawBufferPointer(start: start + 1, count: body.count &- 1)
  }
}
