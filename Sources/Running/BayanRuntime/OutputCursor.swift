/// Where text goes next in an ``OutputBuffer``'s memory, for who writes much of little.
///
/// It is a value that stays in registers: counting in the buffer itself, each piece would wait for
/// the count that the one before it stored. Where it has no room the buffer writes, which grows, or
/// leaves out what a plain sink leaves out: of such a buffer a cursor never has room.
struct OutputCursor {
  private(set) var place: UnsafeMutableRawPointer

  /// How many bytes may be written yet.
  private(set) var room: Int

  init(_ place: UnsafeMutableRawPointer, room: Int) {
    self.place = place
    self.room = room
  }

  /// Counts bytes that were written at ``place``, of which there is ``room``.
  @inline(__always)
  mutating func advance(by count: Int) {
    place += count
    room &-= count
  }

  /// Writes some bytes.
  ///
  /// - Returns: Whether there was room.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let count = bytes.count
    guard count <= room else { return false }
    guard let source = bytes.baseAddress else { return true }
    Self.copy(source, count, to: place)
    advance(by: count)
    return true
  }

  /// Writes an isolate, U+2066 to U+2069.
  ///
  /// - Returns: Whether there was room.
  @inline(__always)
  mutating func append(isolate scalar: Unicode.Scalar) -> Bool {
    // Four bytes are stored, of which the last doesn't count.
    guard room >= 4 else { return false }
    let last = UInt32(truncatingIfNeeded: 0x80 | scalar.value & 0x3F)
    place.storeBytes(of: (0x0000_81E2 | last << 16).littleEndian, as: UInt32.self)
    advance(by: 3)
    return true
  }

  /// Copies bytes, the common lengths in a few overlapping steps: a call costs more than they do.
  @inline(__always)
  private static func copy(
    _ source: UnsafeRawPointer, _ count: Int, to place: UnsafeMutableRawPointer
  ) {
    if count >= 16 {
      guard count <= 64 else {
        place.copyMemory(from: source, byteCount: count)
        return
      }
      step(SIMD16<UInt8>.self, 0)
      if count > 32 {
        step(SIMD16<UInt8>.self, 16)
        step(SIMD16<UInt8>.self, count &- 32)
      }
      step(SIMD16<UInt8>.self, count &- 16)
    } else if count >= 8 {
      step(UInt64.self, 0)
      step(UInt64.self, count &- 8)
    } else if count >= 4 {
      step(UInt32.self, 0)
      step(UInt32.self, count &- 4)
    } else {
      for index in 0..<count { step(UInt8.self, index) }
    }

    @inline(__always)
    func step<Bytes: BitwiseCopyable>(_: Bytes.Type, _ offset: Int) {
      place.storeBytes(
        of: source.loadUnaligned(fromByteOffset: offset, as: Bytes.self), toByteOffset: offset,
        as: Bytes.self)
    }
  }
}
