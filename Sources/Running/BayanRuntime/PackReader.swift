/// A cursor over a pack's bytes, which never leaves them; no other code decodes packs.
///
/// With any bytes, reading past the end gives zeros and empty strings, and sets ``isDamaged``.
/// Reading never traps.
struct PackReader {
  /// The next byte, in memory of the pack or of a literal.
  ///
  /// The pointer is unsafe, because only so a literal's bytes can be lent without a copy.
  private var next: UnsafeRawPointer

  private let end: UnsafeRawPointer

  /// Whether a read went past the end or found an invalid number.
  private(set) var isDamaged = false

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    let nothing: StaticString = ""
    let start = bytes.baseAddress ?? UnsafeRawPointer(nothing.utf8Start)
    next = start + min(max(offset, 0), bytes.count)
    end = start + bytes.count
  }

  private var left: Int { end - next }

  mutating func byte() -> UInt8 {
    guard next < end else {
      isDamaged = true
      return 0
    }
    defer { next += 1 }
    return next.load(as: UInt8.self)
  }

  /// The next byte, which stays unread; 0 at the end.
  var peek: UInt8 { next < end ? next.load(as: UInt8.self) : 0 }

  /// Reads a varint, at most ``PackFormat/largestNumber``.
  ///
  /// The function is inlined: most varints have one byte, and a plural message has some forty of
  /// them.
  @inline(__always)
  mutating func number() -> Int {
    let first = byte()
    return first & 0x40 == 0 ? Int(first & 0x3F) : longNumber(Int(first & 0x3F))
  }

  /// Reads the rest of a varint of several bytes.
  private mutating func longNumber(_ first: Int) -> Int {
    var value = UInt64(first)
    for shift in stride(from: UInt64(6), to: 60, by: 6) {
      let next = byte()
      value |= UInt64(next & 0x3F) << shift
      guard next & 0x40 == 0 else { continue }
      if value <= UInt64(PackFormat.largestNumber) { return Int(value) }
      break
    }
    isDamaged = true
    return 0
  }

  /// Reads a number of fixed width, which may have more bits than an `Int`.
  mutating func number(units: Int) -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<units { value = value << 7 | UInt64(byte() & 0x7F) }
    return value
  }

  /// Reads the count of a list whose elements have at least one byte each.
  ///
  /// The function is inlined, like ``number()``.
  @inline(__always)
  mutating func count() -> Int {
    let value = number()
    guard value <= left else {
      isDamaged = true
      return 0
    }
    return value
  }

  /// Reads a list, with its count before it.
  mutating func list<Element>(_ element: (inout PackReader) -> Element) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<count() where !isDamaged { elements.append(element(&self)) }
    return elements
  }

  /// Reads a number of bytes without copying them.
  mutating func block(_ length: Int) -> UnsafeRawBufferPointer {
    guard length >= 0, length <= left else {
      isDamaged = true
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    defer { next += length }
    return UnsafeRawBufferPointer(start: next, count: length)
  }

  /// Reads a number of elements of equal size without copying them.
  mutating func block(_ count: Int, of size: Int) -> UnsafeRawBufferPointer {
    // The check divides, because a product could be too large for an `Int`.
    guard size > 0, count <= left / size else { return block(-1) }
    return block(count * size)
  }

  /// Skips bytes with their length before them.
  mutating func skipBlock() { _ = block(number()) }

  /// Reads a string's bytes without copying them.
  ///
  /// The bytes start and end between characters, so that they are valid UTF-8 if the pack is.
  mutating func text() -> UnsafeRawBufferPointer {
    let text = block(number())
    guard let first = text.first, first & 0xC0 == 0x80 || peek & 0xC0 == 0x80 else { return text }
    isDamaged = true
    return UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// The unread bytes.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: next, count: left) }

  /// Reads a string.
  mutating func string() -> String { String(decoding: text(), as: UTF8.self) }
}
