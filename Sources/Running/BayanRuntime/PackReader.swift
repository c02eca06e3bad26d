/// A cursor over a pack's bytes that can't leave them.
///
/// Whatever the bytes are, reading past the end gives zeros and empty strings and
/// sets ``isDamaged``; nothing traps. Its memory belongs to someone else.
struct PackReader {
  /// What is read.
  let bytes: PackBytes

  /// The offset of the next byte.
  var offset: Int

  /// Whether something was asked for that isn't there.
  private(set) var isDamaged = false

  @inline(__always)
  init(_ bytes: PackBytes, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
  }

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    self.init(PackBytes(bytes), at: offset)
  }

  /// Reads one byte.
  @inline(__always)
  mutating func byte() -> UInt8 {
    guard offset < bytes.count else {
      isDamaged = true
      return 0
    }
    let byte = bytes[offset]
    offset &+= 1
    return byte
  }

  /// The next byte, without stepping over it; 0 at the end.
  @inline(__always)
  func peek() -> UInt8 { byte(at: offset) }

  /// The byte at an offset; 0 outside.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  /// Steps over a string, or over anything written with its length before it.
  @inline(__always)
  mutating func skipText() {
    let length = number()
    guard length <= bytes.count &- offset else {
      isDamaged = true
      return
    }
    offset += length
  }

  /// Reads a varint; at most 60 bits.
  @inline(__always)
  mutating func number() -> Int {
    let first = byte()
    if first & 0xC0 == 0 { return Int(first) }
    if first & 0x40 == 0 { return Int(first & 0x3F) }
    let second = peek()
    if second & 0x40 == 0 && offset < bytes.count {
      offset += 1
      return Int(first & 0x3F) | Int(second & 0x3F) << 6
    }
    // By value, so that a cursor at which only short numbers are read stays in registers.
    let long = Self.longNumber(bytes, at: offset - 1)
    guard let value = long.value else {
      isDamaged = true
      return 0
    }
    offset = long.end
    return value
  }

  /// The varint at an offset, and where it ends; `nil` where it is cut off or too long.
  @inline(never)
  private static func longNumber(
    _ bytes: PackBytes, at offset: Int
  ) -> (value: Int?, end: Int) {
    var value = 0
    var shift = 0
    for index in offset..<bytes.count {
      value |= Int(bytes[index] & 0x3F) << shift
      if bytes[index] & 0x40 == 0 { return (value, index + 1) }
      shift += 6
      guard shift < 60 else { break }
    }
    return (nil, offset)
  }

  /// Reads a count of things of at least one byte each.
  mutating func count() -> Int {
    let value = number()
    guard value <= bytes.count - offset else {
      isDamaged = true
      return 0
    }
    return value
  }

  /// Reads a number of fixed width.
  mutating func number(units: Int) -> Int {
    var value = 0
    for _ in 0..<units { value = value << 7 | Int(byte() & 0x7F) }
    return value
  }

  /// Reads a string's bytes where they lie.
  @inline(__always)
  mutating func text() -> UnsafeRawBufferPointer {
    let length = number()
    guard length <= bytes.count &- offset else {
      isDamaged = true
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    let text = UnsafeRawBufferPointer(start: bytes.start + offset, count: length)
    offset &+= length
    return text
  }

  /// Reads a string.
  mutating func string() -> String { String(decoding: text(), as: UTF8.self) }
}
