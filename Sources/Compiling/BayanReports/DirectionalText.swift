import BayanDiagnostics

/// A quoted message in pieces, each run of syntax with its own direction.
///
/// In a message from right to left a placeholder would come apart: the brace, the dollar sign and a
/// Latin name would run in different directions. Placeholders are therefore isolated from left to right. A
/// message with declarations or variants is syntax as a whole, in which each pattern has the
/// direction of its locale.
struct DirectionalText {
  /// One piece, in the order of the text.
  enum Piece: Equatable {
    case text(String)
    /// The start of a stretch with its own direction, up to its `close`.
    case open(isRightToLeft: Bool)
    case close
    case markStart
    case markEnd
  }

  /// The direction of the whole text.
  let isRightToLeft: Bool

  /// The pieces, with nested pairs of `open` and `close`.
  private(set) var pieces: [Piece] = []

  /// Splits a text.
  ///
  /// - Parameters:
  ///   - marked: The marked stretch; `nil` if there is none.
  ///   - isRightToLeft: Whether the text's locale is written from right to left.
  ///   - isComplex: Whether the message has declarations or variants.
  init(
    before: String, marked: String?, after: String, isRightToLeft: Bool, isComplex: Bool
  ) {
    let bytes = Array((before + (marked ?? "") + after).utf8)
    let start = before.utf8.count
    let mark = marked.map { SourceSpan(start, start + $0.utf8.count) }
    self.isRightToLeft = isRightToLeft && !isComplex
    // A text from left to right is in order already.
    var isolates: [(span: SourceSpan, isRightToLeft: Bool)] = []
    if isRightToLeft { isolates = Self.isolates(in: bytes, isComplex: isComplex) }
    if let mark {
      isolates.removeAll { Self.cross($0.span, mark) }
    }
    write(bytes, isolates, mark)
  }

  /// Whether two stretches overlap without one containing the other.
  private static func cross(_ a: SourceSpan, _ b: SourceSpan) -> Bool {
    guard max(a.start, b.start) < min(a.end, b.end) else { return false }
    let isWithin =
      (a.start <= b.start && b.end <= a.end) || (b.start <= a.start && a.end <= b.end)
    return !isWithin
  }

  /// Returns the patterns and placeholders, each before those that it contains.
  private static func isolates(
    in bytes: [UInt8], isComplex: Bool
  ) -> [(span: SourceSpan, isRightToLeft: Bool)] {
    var found: [(span: SourceSpan, isRightToLeft: Bool)] = []
    var pattern: Int?
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "{") where isComplex && pattern == nil && bytes.has("{", at: index + 1):
        // The end of the pattern isn't known yet; its index in the list is.
        pattern = found.count
        found.append((SourceSpan(index + 2, index + 2), true))
        index += 2
      case UInt8(ascii: "}") where pattern != nil && bytes.has("}", at: index + 1):
        if let place = pattern { found[place].span.end = index }
        pattern = nil
        index += 2
      case UInt8(ascii: "{"):
        guard let end = endOfPlaceholder(from: index, in: bytes) else { return found }
        // Outside the patterns all text runs from left to right anyway.
        if !isComplex || pattern != nil { found.append((SourceSpan(index, end), false)) }
        index = end
      default: index += 1
      }
    }
    return found
  }

  /// Returns the offset after the brace that closes a placeholder.
  private static func endOfPlaceholder(from start: Int, in bytes: [UInt8]) -> Int? {
    var isQuoted = false
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "|"): isQuoted.toggle()
      case UInt8(ascii: "}") where !isQuoted: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func write(
    _ bytes: [UInt8], _ isolates: [(span: SourceSpan, isRightToLeft: Bool)], _ mark: SourceSpan?
  ) {
    var open: [(end: Int, piece: Piece)] = []
    var position = 0
    func text(to end: Int) -> Piece? {
      position < end ? .text(String(decoding: bytes[position..<end], as: UTF8.self)) : nil
    }
    func closeAll(to place: Int) {
      while let last = open.last, last.end <= place {
        if let piece = text(to: last.end) { pieces.append(piece) }
        position = max(position, last.end)
        pieces.append(last.piece)
        open.removeLast()
      }
    }
    func start(_ span: SourceSpan, _ first: Piece, _ last: Piece) {
      closeAll(to: span.start)
      if let piece = text(to: span.start) { pieces.append(piece) }
      position = max(position, span.start)
      pieces.append(first)
      open.append((span.end, last))
    }
    var pending = mark
    for isolate in isolates where !isolate.span.isEmpty {
      if let mark = pending,
        mark.start < isolate.span.start
          || (mark.start == isolate.span.start && mark.end > isolate.span.end)
          || mark.isEmpty && mark.start <= isolate.span.start
      {
        start(mark, .markStart, .markEnd)
        pending = nil
      }
      start(isolate.span, .open(isRightToLeft: isolate.isRightToLeft), .close)
    }
    if let mark = pending { start(mark, .markStart, .markEnd) }
    closeAll(to: bytes.count)
    if let piece = text(to: bytes.count) { pieces.append(piece) }
  }
}

extension [UInt8] {
  fileprivate func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
    index < count && self[index] == UInt8(ascii: character)
  }
}

extension Quotation {
  /// Whether the message has declarations or variants, so that it is syntax as a whole.
  var isComplex: Bool {
    let content = text.utf8.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }
    return content.first == UInt8(ascii: ".") || content.starts(with: "{{".utf8)
  }
}
