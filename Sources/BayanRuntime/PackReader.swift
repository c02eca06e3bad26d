/// A cursor over a pack's bytes that can't leave them.
///
/// Whatever the bytes are, reading past the end gives zeros and empty strings and
/// sets ``isDamaged``; nothing traps. Its memory belongs to someone else.
struct PackReader {
  /// What is read.
  let bytes: UnsafeRawBufferPointer

  /// The offset of the next byte.
  var offset: Int

  /// Whether something was asked for that isn't there.
  private(set) var isDamaged = false

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
  }

  /// Reads one byte.
  @inline(__always)
  mutating func byte() -> UInt8 {
    guard offset < bytes.count else {
      isDamaged = true
      return 0
    }
    let byte = bytes[offset]
    offset += 1
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
    guard length <= bytes.count - offset else {
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
    return longNumber(first)
  }

  private mutating func longNumber(_ first: UInt8) -> Int {
    var value = Int(first & 0x3F)
    var shift = 6
    var last = first
    while last & 0x40 != 0 {
      guard shift < 60 else {
        isDamaged = true
        return 0
      }
      last = byte()
      value |= Int(last & 0x3F) << shift
      shift += 6
    }
    return value
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
    guard length <= bytes.count - offset else {
      isDamaged = true
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    let text = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
    offset += length
    return text
  }

  /// Reads a string.
  mutating func string() -> String { String(decoding: text(), as: UTF8.self) }
}
