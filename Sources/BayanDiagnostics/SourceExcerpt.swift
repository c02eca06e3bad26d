/// The line that a finding stands on, cut and cleaned for showing, with the finding's stretch apart.
///
/// Of a stretch over several lines, the part on the first.
struct SourceExcerpt {
  /// How many characters are kept on each side of the stretch.
  private static let contextLength = 60

  /// How many characters of the stretch itself are kept.
  private static let markedLength = 80

  /// The line, from 1.
  var line: Int

  /// The text before, in and after the stretch.
  var before: String
  var marked: String
  var after: String

  /// Cuts the excerpt; `nil` where there is no text to show.
  init?(_ span: SourceSpan, in file: SourceFile) {
    let bytes = file.bytes
    let start = min(span.start, bytes.count)
    let lineIndex = file.lines.line(containing: start)
    let lineStart = file.lines.starts[lineIndex]
    // A line's length isn't bounded; what is looked at of it is. Four bytes a scalar, and some
    // scalars a character.
    let reach = Self.contextLength * 16
    var lineEnd = start
    let farthest = min(bytes.count, max(start, min(span.end, start + reach)) + reach)
    while lineEnd < farthest, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
    let first = Self.alignedStart(max(lineStart, start - reach), in: bytes, limit: start)
    let markedEnd = min(max(start, span.end), lineEnd)

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let before = text(first..<start)
    let marked = text(start..<markedEnd)
    let after = text(markedEnd..<lineEnd)
    guard !(before.isEmpty && marked.isEmpty && after.isEmpty) else { return nil }

    // A finding that covers nothing but invisible characters is about them.
    let isAboutJoiners =
      !marked.isEmpty && marked.unicodeScalars.allSatisfy { $0.isJoiner || $0.isHidden }
    line = lineIndex + 1
    self.before = Self.suffix(before, cutAlready: first > lineStart)
    self.marked = Self.middle(marked).makingHiddenVisible(namingJoiners: isAboutJoiners)
    self.after = Self.prefix(after)
  }

  /// Whether any of the text runs from right to left.
  var hasRightToLeft: Bool { scalars.contains(where: \.isRightToLeft) }

  /// Whether each scalar takes one cell, so that carets below the line stand where they should.
  var isAligned: Bool { scalars.allSatisfy(\.isOneCell) }

  private var scalars: String.UnicodeScalarView { (before + marked + after).unicodeScalars }

  /// The first offset from `offset` on that doesn't lie within a code point.
  private static func alignedStart(_ offset: Int, in bytes: [UInt8], limit: Int) -> Int {
    var offset = offset
    while offset < limit, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private static func suffix(_ text: String, cutAlready: Bool) -> String {
    let kept = text.suffix(contextLength)
    let isCut = cutAlready || kept.startIndex != text.startIndex
    return (isCut ? "…" : "") + String(kept).makingHiddenVisible()
  }

  private static func prefix(_ text: String) -> String {
    let kept = text.prefix(contextLength)
    return String(kept).makingHiddenVisible() + (kept.endIndex != text.endIndex ? "…" : "")
  }

  private static func middle(_ text: String) -> String {
    guard text.count > markedLength else { return text }
    return text.prefix(markedLength / 2) + "…" + text.suffix(markedLength / 2)
  }
}
