import BayanDiagnostics

/// The unit of positions in a line.
///
/// - Source: Language Server Protocol 3.17, `PositionEncodingKind`.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Chooses the unit for a client: bytes if the client supports them, UTF-16 if it names no unit.
  init(offered: [String]?) {
    let known = (offered ?? []).compactMap(Self.init)
    self = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
  }

  /// Returns the number of units of the character that begins with a byte; 0 for a byte within a
  /// character.
  func width(of lead: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: lead & 0xC0 == 0x80 ? 0 : lead >= 0xF0 ? 2 : 1
    case .utf32: lead & 0xC0 == 0x80 ? 0 : 1
    }
  }

  /// Returns the position of an offset; an offset beyond the end counts as the end.
  func position(of offset: Int, in file: SourceFile) -> LSP.Position {
    let offset = min(offset, file.bytes.count)
    let line = file.lines.line(containing: offset)
    let character = file.bytes[file.lines.starts[line]..<offset].reduce(0) {
      $0 + width(of: $1)
    }
    return LSP.Position(line: line, character: character)
  }

  /// Returns the position of an offset, counted from a known position before it.
  ///
  /// The function is for walks through a file, because a line may be very long.
  func position(
    of offset: Int, in file: SourceFile, after known: (offset: Int, position: LSP.Position)
  ) -> LSP.Position {
    let line = file.lines.line(containing: min(offset, file.bytes.count))
    guard line == known.position.line, offset >= known.offset else {
      return position(of: offset, in: file)
    }
    let width = length(of: SourceSpan(known.offset, offset), in: file)
    return LSP.Position(line: line, character: known.position.character + width)
  }

  /// Returns the length in units of a span within one line.
  func length(of span: SourceSpan, in file: SourceFile) -> Int {
    file.bytes[span.range].reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the offset of a position.
  ///
  /// A position after the end of its line counts as that end, a line after the last one as the end
  /// of the text, and a position within a character as the start of the character.
  func offset(of position: LSP.Position, in file: SourceFile) -> Int {
    let starts = file.lines.starts
    guard position.line < starts.count else { return file.bytes.count }
    guard position.line >= 0 else { return 0 }
    var offset = starts[position.line]
    var left = position.character
    while offset < file.bytes.count, file.bytes[offset] != 0x0A, file.bytes[offset] != 0x0D {
      var end = offset + 1
      while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
      let width = file.bytes[offset..<end].reduce(0) { $0 + self.width(of: $1) }
      guard left >= width else { break }
      left -= width
      offset = end
    }
    return offset
  }

  func range(of span: SourceSpan, in file: SourceFile) -> LSP.Range {
    LSP.Range(start: position(of: span.start, in: file), end: position(of: span.end, in: file))
  }

  /// Returns the span of a range; a range that ends before its start is empty.
  func span(of range: LSP.Range, in file: SourceFile) -> SourceSpan {
    let start = offset(of: range.start, in: file)
    return SourceSpan(start, max(start, offset(of: range.end, in: file)))
  }
}
