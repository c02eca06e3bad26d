/// Text under construction: UTF-8 bytes in memory that is taken from the stack first.
struct OutputBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private var isOwned = false
  private(set) var count = 0

  /// Whether the text has outgrown the memory it was given.
  var hasGrown: Bool { isOwned }

  /// Whether bidirectional controls are dropped from all that is appended.
  let dropsMarks: Bool

  /// Where the pieces of the value that is being written begin; `nil` where nobody asks.
  var pieces: [(type: StaticString, start: Int)]?

  /// Notes that a piece of a value begins here.
  @inline(__always)
  mutating func begin(_ type: StaticString) {
    if pieces != nil { pieces?.append((type, count)) }
  }

  /// Whether something was left out because the text would have been too long.
  private(set) var isCut = false

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

  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
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
  @inline(__always)
  mutating func append(value: UnsafeRawBufferPointer) {
    if dropsMarks { appendPlain(value) } else { appendAsIs(value) }
  }

  private mutating func appendPlain(_ value: UnsafeRawBufferPointer) {
    guard value.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else {
      appendWithoutMarks(value)
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

  /// Appends an isolate, U+2066 to U+2069, which plain sinks leave out.
  @inline(__always)
  mutating func append(isolate scalar: Unicode.Scalar) {
    guard !dropsMarks, let start = reserve(3) else { return }
    start.storeBytes(of: 0xE2, as: UInt8.self)
    start.storeBytes(of: 0x81, toByteOffset: 1, as: UInt8.self)
    start.storeBytes(
      of: 0x80 | UInt8(truncatingIfNeeded: scalar.value & 0x3F), toByteOffset: 2, as: UInt8.self)
    count += 3
  }

  @inline(__always)
  private mutating func appendAsIs(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, let start = reserve(bytes.count) else { return }
    start.copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Makes room for some bytes that the caller writes and then counts with ``advance(by:)``.
  ///
  /// - Returns: Where they go; `nil` where the text would be too long.
  @inline(__always)
  mutating func reserve(_ needed: Int) -> UnsafeMutableRawPointer? {
    if memory.count - count < needed { guard grow(by: needed) else { return nil } }
    return memory.baseAddress.map { $0 + count }
  }

  /// Counts bytes that were written where ``reserve(_:)`` said.
  @inline(__always)
  mutating func advance(by written: Int) { count += written }

  /// Where text goes next, for ``take(_:)`` to be told when the buffer is needed again.
  @inline(__always)
  borrowing func cursor() -> OutputCursor {
    let start = memory.baseAddress.unsafelyUnwrapped + count
    return OutputCursor(start, room: dropsMarks ? 0 : memory.count &- count)
  }

  /// Counts what was written with a cursor that this buffer gave.
  @inline(__always)
  mutating func take(_ cursor: OutputCursor) {
    count = UnsafeRawPointer(cursor.place) - UnsafeRawPointer(memory.baseAddress.unsafelyUnwrapped)
  }

  /// Drops all that was written.
  mutating func removeAll() { count = 0 }

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
    guard count + needed <= Self.longest else {
      isCut = true
      return false
    }
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
