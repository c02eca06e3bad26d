/// A cursor over a pack's bytes that can't leave them: the only code that decodes packs.
///
/// Whatever the bytes are, reading past the end gives zeros and empty strings and sets
/// ``isDamaged``; nothing traps.
struct PackReader {
  /// What is read: memory that the pack owns, or that of a literal.
  ///
  /// An unsafe pointer, because nothing else lends a literal's bytes without copying them.
  let bytes: UnsafeRawBufferPointer

  /// The offset of the next byte.
  private(set) var offset: Int

  /// Whether something was asked for that isn't there.
  private(set) var isDamaged = false

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
  }

  /// Reads one byte.
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
  var peek: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Reads a varint; at most 60 bits.
  ///
  /// Inlined: most are one byte, and a plural message has some forty of them.
  @inline(__always)
  mutating func number() -> Int {
    let first = byte()
    return first & 0x40 == 0 ? Int(first & 0x3F) : longNumber(Int(first & 0x3F))
  }

  /// Reads the rest of a varint that goes on after its first byte.
  private mutating func longNumber(_ first: Int) -> Int {
    var value = first
    for shift in stride(from: 6, to: 60, by: 6) {
      let next = byte()
      value |= Int(next & 0x3F) << shift
      if next & 0x40 == 0 { return value }
    }
    isDamaged = true
    return 0
  }

  /// Reads a number of fixed width.
  mutating func number(units: Int) -> Int {
    var value = 0
    for _ in 0..<units { value = value << 7 | Int(byte() & 0x7F) }
    return value
  }

  /// The number of fixed width at a place in a table that starts at the reader.
  func number(units: Int, at place: Int) -> Int {
    let start = offset + place * units
    guard start >= 0, start <= bytes.count - units else { return 0 }
    var value = 0
    for index in start..<start + units { value = value << 7 | Int(bytes[index] & 0x7F) }
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

  /// Reads a list with its count before it.
  mutating func list<Element>(_ element: (inout PackReader) -> Element) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<count() where !isDamaged { elements.append(element(&self)) }
    return elements
  }

  /// Steps over some bytes.
  mutating func skip(_ count: Int) {
    guard count >= 0, count <= bytes.count - offset else {
      isDamaged = true
      return
    }
    offset += count
  }

  /// Steps over bytes that have their length before them.
  mutating func skipBlock() { skip(number()) }

  /// Reads a string's bytes where they lie.
  ///
  /// They start and end between characters, so that they are valid UTF-8 if the pack is.
  mutating func text() -> UnsafeRawBufferPointer {
    let length = number()
    let start = offset
    guard length <= bytes.count - start, isBetweenCharacters(start),
      isBetweenCharacters(start + length)
    else {
      isDamaged = true
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    offset = start + length
    return UnsafeRawBufferPointer(start: bytes.baseAddress.map { $0 + start }, count: length)
  }

  /// The bytes that are left.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[offset...]) }

  /// Whether no character goes on at an offset.
  private func isBetweenCharacters(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] & 0xC0 != 0x80
  }

  /// Reads a string.
  mutating func string() -> String { String(decoding: text(), as: UTF8.self) }
}
