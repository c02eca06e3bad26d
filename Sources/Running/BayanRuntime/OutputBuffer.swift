/// Text under construction.
struct OutputBuffer: ~Copyable {
  /// Where the text is written.
  ///
  /// Unsafe and its own: an array asks with each of the short texts whether somebody shares it.
  private var memory: UnsafeMutablePointer<UInt8>

  /// How many bytes there is room for.
  private var capacity: Int

  /// Whether the memory is the buffer's own, from the heap, and not lent to it.
  private var isOwned = false

  /// The length of the text so far.
  private(set) var count = 0

  /// Whether bidirectional controls are dropped from all that is appended, and control characters
  /// of values become spaces.
  let isPlain: Bool

  /// A piece of the value that is being written: what it is, and where it begins.
  struct Piece {
    var type: String
    var start: Int
  }

  /// The pieces of the value that is being written; `nil` where nobody asks.
  var pieces: [Piece]?

  /// Formatted text is never longer, so that no argument can exhaust the memory.
  private static let longest = 64 << 20

  /// How many bytes most texts fit in.
  private static let usualLength = 256

  /// Starts without text.
  ///
  /// - Parameter lent: The caller's memory, written to as long as there is room.
  init(isPlain: Bool, lent: UnsafeMutableBufferPointer<UInt8>? = nil) {
    self.isPlain = isPlain
    if let lent, let start = lent.baseAddress {
      memory = start
      capacity = lent.count
    } else {
      memory = .allocate(capacity: Self.usualLength)
      capacity = Self.usualLength
      isOwned = true
    }
  }

  deinit { if isOwned { memory.deallocate() } }

  /// The text so far; valid until more is appended or the buffer is gone.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

  /// The text, in the caller's memory, or in other that the caller frees.
  consuming func take() -> UnsafeMutableRawBufferPointer {
    let text = UnsafeMutableRawBufferPointer(start: memory, count: count)
    isOwned = false
    return text
  }

  /// Notes that a piece of a value begins here.
  mutating func begin(_ type: String) {
    let start = count
    if pieces != nil { pieces?.append(Piece(type: type, start: start)) }
  }

  /// Appends text of the pack.
  mutating func append(_ text: UnsafeRawBufferPointer) {
    if isPlain { appendWithoutMarks(text) } else { appendAsIs(text) }
  }

  /// Appends text of the pack, or of its locale.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a value's text; in a plain sink its control characters become spaces.
  mutating func append(value: UnsafeRawBufferPointer) {
    if isPlain { appendPlain(value) } else { appendAsIs(value) }
  }

  /// Appends a value's text; in a plain sink its control characters become spaces.
  mutating func append(value: String) {
    var text = value
    text.withUTF8 { append(value: UnsafeRawBufferPointer($0)) }
  }

  /// The marks around a value, U+2066 to U+2069, by the last byte of their UTF-8.
  enum Isolate: UInt8 {
    case leftToRight = 0xA6
    case rightToLeft
    case firstStrong
    case pop

    /// The mark itself.
    var text: String { String(Unicode.Scalar(0x2066 + UInt32(rawValue - 0xA6)) ?? "?") }
  }

  /// Appends a mark, whatever the sink.
  ///
  /// Inlined: a call would take as long as the three bytes, twice for each value.
  @inline(__always)
  mutating func append(_ isolate: Isolate) {
    guard 3 <= capacity - count || grow(by: 3) else { return }
    let end = memory + count
    end[0] = 0xE2
    end[1] = 0x81
    end[2] = isolate.rawValue
    count += 3
  }

  /// Appends a digit of the pack's locale.
  mutating func append(digit: UTF8.EncodedScalar) {
    guard digit.count <= capacity - count || grow(by: digit.count) else { return }
    for byte in digit {
      memory[count] = byte
      count += 1
    }
  }

  private mutating func appendAsIs(_ text: UnsafeRawBufferPointer) {
    guard let start = text.baseAddress, text.count <= capacity - count || grow(by: text.count)
    else { return }
    UnsafeMutableRawPointer(memory + count).copyMemory(from: start, byteCount: text.count)
    count += text.count
  }

  /// Makes room for more text.
  ///
  /// - Returns: Whether the text may be that long.
  private mutating func grow(by length: Int) -> Bool {
    guard length <= Self.longest - count else { return false }
    capacity = max(2 * capacity, count + length)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: memory, count: count)
    if isOwned { memory.deallocate() }
    memory = larger
    isOwned = true
    return true
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
        append(" ")
        index += 1
      } else if byte == 0xC2, index + 1 < value.count, (0x80...0x9F).contains(value[index + 1]) {
        append(" ")
        index += 2
      } else {
        let start = index
        repeat { index += 1 } while index < value.count && value[index] & 0xC0 == 0x80
        append(UnsafeRawBufferPointer(rebasing: value[start..<index]))
      }
    }
  }

  private mutating func appendWithoutMarks(_ text: UnsafeRawBufferPointer) {
    var start = 0
    var index = 0
    while index < text.count {
      let length = markLength(text, at: index)
      if length == 0 {
        index += 1
        continue
      }
      appendAsIs(UnsafeRawBufferPointer(rebasing: text[start..<index]))
      index += length
      start = index
    }
    appendAsIs(UnsafeRawBufferPointer(rebasing: text[start..<text.count]))
  }

  /// The bytes of the bidirectional control at an offset: U+061C, U+200E, U+200F,
  /// U+202A–U+202E, U+2066–U+2069; 0 if there is none.
  private func markLength(_ text: UnsafeRawBufferPointer, at index: Int) -> Int {
    switch text[index] {
    case 0xD8:
      return index + 1 < text.count && text[index + 1] == 0x9C ? 2 : 0
    case 0xE2:
      guard index + 2 < text.count else { return 0 }
      switch (text[index + 1], text[index + 2]) {
      case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    default:
      return 0
    }
  }

  /// The text from an offset on, as far as another.
  func string(from start: Int, to end: Int? = nil) -> String {
    String(decoding: bytes[start..<(end ?? count)], as: UTF8.self)
  }
}
