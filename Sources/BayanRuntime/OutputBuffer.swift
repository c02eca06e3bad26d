/// Text under construction: UTF-8 bytes in memory that is taken from the stack first.
struct OutputBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private var isOwned = false
  private(set) var count = 0

  /// Whether bidirectional controls are dropped from all that is appended.
  let dropsMarks: Bool

  /// Where the pieces of the value that is being written begin; `nil` where nobody asks.
  var pieces: [(type: StaticString, start: Int)]?

  /// Notes that a piece of a value begins here.
  @inline(__always)
  mutating func begin(_ type: StaticString) {
    if pieces != nil { pieces?.append((type, count)) }
  }

  /// Formatted text is never longer, so that no argument can exhaust the memory.
  static let longest = 64 << 20

  init(_ memory: UnsafeMutableRawBufferPointer, dropsMarks: Bool) {
    self.memory = memory
    self.dropsMarks = dropsMarks
  }

  deinit {
    if isOwned { memory.deallocate() }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == memory.count { guard grow(by: 1) else { return } }
    memory[count] = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 0 else { return }
    if dropsMarks {
      appendWithoutMarks(bytes)
    } else {
      appendAsIs(bytes)
    }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a value's text; in a plain sink its control characters become spaces.
  mutating func append(value: UnsafeRawBufferPointer) {
    guard dropsMarks, value.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else {
      append(value)
      return
    }
    var index = 0
    while index < value.count {
      let byte = value[index]
      if byte < 0x20 || byte == 0x7F {
        append(UInt8(ascii: " "))
        index += 1
      } else if byte == 0xC2, index + 1 < value.count, (0x80...0x9F).contains(value[index + 1]) {
        append(UInt8(ascii: " "))
        index += 2
      } else {
        let start = index
        repeat { index += 1 } while index < value.count && value[index] & 0xC0 == 0x80
        append(UnsafeRawBufferPointer(rebasing: value[start..<index]))
      }
    }
  }

  /// Appends U+2066 and its like, which plain sinks leave out.
  mutating func append(control scalar: Unicode.Scalar) {
    guard !dropsMarks else { return }
    for byte in UTF8.encode(scalar).unsafelyUnwrapped { append(byte) }
  }

  private mutating func appendAsIs(_ bytes: UnsafeRawBufferPointer) {
    if memory.count - count < bytes.count { guard grow(by: bytes.count) else { return } }
    UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: bytes)
    count += bytes.count
  }

  private mutating func appendWithoutMarks(_ bytes: UnsafeRawBufferPointer) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = markLength(bytes, at: index)
      if length == 0 {
        index += 1
        continue
      }
      appendAsIs(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
      index += length
      start = index
    }
    appendAsIs(UnsafeRawBufferPointer(rebasing: bytes[start..<bytes.count]))
  }

  /// The bytes of the bidirectional control at an offset: U+061C, U+200E, U+200F,
  /// U+202A–U+202E, U+2066–U+2069; 0 if there is none.
  private func markLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    switch bytes[index] {
    case 0xD8:
      return index + 1 < bytes.count && bytes[index + 1] == 0x9C ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count else { return 0 }
      switch (bytes[index + 1], bytes[index + 2]) {
      case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    default:
      return 0
    }
  }

  private mutating func grow(by needed: Int) -> Bool {
    guard count + needed <= Self.longest else { return false }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(2 * memory.count, count + needed), alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    if isOwned { memory.deallocate() }
    memory = larger
    isOwned = true
    return true
  }

  /// The text from an offset on, as far as another.
  borrowing func string(from start: Int, to end: Int? = nil) -> String {
    String(
      decoding: UnsafeRawBufferPointer(rebasing: memory[start..<(end ?? count)]), as: UTF8.self)
  }

  /// The text as a string.
  borrowing func string() -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
  }

  /// Lends the text's bytes.
  borrowing func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows
    -> Result
  {
    try body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
  }
}
