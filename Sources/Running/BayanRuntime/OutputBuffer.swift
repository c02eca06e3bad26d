/// Text under construction.
struct OutputBuffer: ~Copyable {
  /// Where the text is written.
  ///
  /// Unsafe and its own: an array asks with each of the short texts whether somebody shares it.
  private var memory: UnsafeMutablePointer<UInt8>

  private var capacity: Int

  /// Whether the memory is the buffer's own, from the heap, and not lent to it.
  private var isOwned = false

  /// The length of the text so far.
  private(set) var count = 0

  /// Where the text goes.
  private let sink: Sink

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

  /// Appends text of a message, or of a value.
  ///
  /// A plain sink has no control characters and no hidden marks. Elsewhere a value's bidirectional controls
  /// are balanced.
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

  /// Appends the pieces of one value: what one of them opens, another may close.
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

  /// Appends a scalar, whatever the sink, such as a digit of the pack's locale.
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

  /// Appends text without hidden marks, and with spaces for control characters and the ends of lines.
  private mutating func appendPlain(_ text: UnsafeRawBufferPointer, keepsLines: Bool) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars where !scalar.isHiddenMark {
      let isSpace = scalar.isControl && !(keepsLines && scalar == "\n")
      append(encoded: UTF8.encode(isSpace ? " " : scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// The text from an offset on, as far as another.
  func string(from start: Int, to end: Int? = nil) -> String {
    String(decoding: bytes[start..<(end ?? count)], as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line, moves a cursor, or begins a terminal's escape sequence: BayanSupport has the same
  /// for modules that may depend on it.
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    default: false
    }
  }

  /// Whether nobody sees it: bidirectional controls, soft hyphens, fillers, tags.
  ///
  /// Joiners and variation selectors aren't meant: they change how the characters beside them look.
  ///
  /// - Source: Unicode's properties Default_Ignorable_Code_Point, Join_Control and Variation_Selector, and
  ///   the anchors of interlinear annotations.
  fileprivate var isHiddenMark: Bool {
    // Most letters of texts. To look properties up takes ten times as long.
    if value < 0x115F { return value == 0xAD || value == 0x34F || value == 0x61C }
    if 0xFFF9...0xFFFB ~= value { return true }
    return properties.isDefaultIgnorableCodePoint && !properties.isJoinControl
      && !properties.isVariationSelector
  }
}
