/// A buffer for text under construction.
struct OutputBuffer: ~Copyable {
  /// The memory of the text.
  ///
  /// The memory is unsafe and never shared: an array would check for other owners at each short
  /// text.
  private var memory: UnsafeMutablePointer<UInt8>

  private var capacity: Int

  /// Whether the memory is the buffer's own, from the heap, and not lent.
  private var isOwned = false

  /// The length of the text in bytes.
  private(set) var count = 0

  /// The sink for which the text is made.
  private let sink: Sink

  /// A piece of the current value: its type and its start.
  struct Piece {
    var type: String
    var start: Int
  }

  /// The pieces of the current value; `nil` if they aren't collected.
  var pieces: [Piece]?

  /// The largest length in bytes, so that no argument can exhaust the memory.
  private static let longest = 64 << 20

  /// The length in bytes that most texts don't exceed.
  private static let usualLength = 256

  /// Creates an empty buffer.
  ///
  /// - Parameter lent: Memory of the caller, which is used as long as the text fits into it.
  init(for sink: Sink, lent: UnsafeMutableBufferPointer<UInt8>? = nil) {
    self.sink = sink
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

  /// The text so far; valid until more text is appended or the buffer is freed.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

  /// Returns the text, in the caller's memory, or in other memory, which the caller frees.
  consuming func take() -> UnsafeMutableRawBufferPointer {
    let text = UnsafeMutableRawBufferPointer(start: memory, count: count)
    isOwned = false
    return text
  }

  /// Begins a piece of a value.
  mutating func begin(_ type: String) {
    let start = count
    if pieces != nil { pieces?.append(Piece(type: type, start: start)) }
  }

  /// Appends text of a message, or of a value.
  ///
  /// In a plain sink, control characters and hidden marks are left out or replaced. In any other
  /// sink, a value's bidirectional controls are balanced.
  mutating func append(_ text: UnsafeRawBufferPointer, isValue: Bool = false) {
    if sink.isPlain {
      appendPlain(text, keepsLines: sink == .terminal && !isValue)
    } else if isValue, BidiBalance.isNeeded(by: text) {
      var balance = BidiBalance()
      balance.append(text, to: &self)
      balance.finish(into: &self)
    } else {
      appendAsIs(text)
    }
  }

  /// Appends the pieces of one value; a piece may close an isolate that an earlier piece opened.
  mutating func append(_ pieces: [FormattedPart.Piece]) {
    var balance = sink.isPlain ? nil : BidiBalance()
    for piece in pieces {
      begin(piece.type)
      var text = piece.text
      text.withUTF8 { bytes in
        let bytes = UnsafeRawBufferPointer(bytes)
        if balance?.append(bytes, to: &self) == nil { append(bytes, isValue: true) }
      }
    }
    balance?.finish(into: &self)
  }

  /// Appends text of the pack's locale, or of a value.
  mutating func append(_ text: String, isValue: Bool = false) {
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      if sink.isPlain {
        appendPlain(bytes, keepsLines: false)
      } else {
        append(bytes, isValue: isValue)
      }
    }
  }

  /// The marks around a value, U+2066 to U+2069; the raw value is the last byte of the mark's
  /// UTF-8.
  enum Isolate: UInt8 {
    case leftToRight = 0xA6
    case rightToLeft
    case firstStrong
    case pop

    /// The mark as text.
    var text: String { String(Unicode.Scalar(0x2066 + UInt32(rawValue - 0xA6)) ?? "?") }
  }

  /// Appends a mark, in any sink.
  ///
  /// The function is inlined: a call would take as long as the three bytes, twice for each value.
  @inline(__always)
  mutating func append(_ isolate: Isolate) {
    guard 3 <= capacity - count || grow(by: 3) else { return }
    let end = memory + count
    end[0] = 0xE2
    end[1] = 0x81
    end[2] = isolate.rawValue
    count += 3
  }

  /// Appends a scalar, in any sink, such as a digit of the pack's locale.
  mutating func append(encoded scalar: UTF8.EncodedScalar) {
    guard scalar.count <= capacity - count || grow(by: scalar.count) else { return }
    for byte in scalar {
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
  /// - Returns: Whether the text stays below the largest length.
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

  /// Appends text without hidden marks, and with spaces for control characters and line ends.
  private mutating func appendPlain(_ text: UnsafeRawBufferPointer, keepsLines: Bool) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars where !scalar.isHiddenMark {
      let isSpace = scalar.isControl && !(keepsLines && scalar == "\n")
      append(encoded: UTF8.encode(isSpace ? " " : scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Returns the text between two offsets.
  func string(from start: Int, to end: Int? = nil) -> String {
    String(decoding: bytes[start..<(end ?? count)], as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a line, moves a cursor, or begins a terminal's escape sequence.
  ///
  /// BayanSupport has the same property for modules that may depend on it.
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    default: false
    }
  }

  /// Whether the scalar is invisible: a bidirectional control, a soft hyphen, a filler, or a tag.
  ///
  /// Joiners and variation selectors don't count, because they change the look of the characters
  /// beside them.
  ///
  /// - Source: Unicode's properties Default_Ignorable_Code_Point, Join_Control and
  ///   Variation_Selector, and the anchors of interlinear annotations.
  fileprivate var isHiddenMark: Bool {
    // Most letters of texts are below U+115F. Looking up properties takes ten times as long.
    if value < 0x115F { return value == 0xAD || value == 0x34F || value == 0x61C }
    if 0xFFF9...0xFFFB ~= value { return true }
    return properties.isDefaultIgnorableCodePoint && !properties.isJoinControl
      && !properties.isVariationSelector
  }
}
