import BayanDiagnostics
import BayanSupport

/// The line or the message that a diagnostic is about, cut and cleaned for display, with the diagnostic's
/// stretch separate.
///
/// Of a stretch over several lines of a file, the excerpt has the part on the first. A message is shown
/// as one line.
struct SourceExcerpt {
  /// The number of characters that are kept on each side of the stretch.
  private static let contextLength = 60

  /// The number of characters that are kept of the stretch itself.
  private static let markedLength = 80

  /// The line, from 1; 0 for a message.
  var line: Int

  /// The text before, in and after the stretch.
  var before: String
  var marked: String
  var after: String

  /// The code points that are shown by number, in order, each once.
  private(set) var named: [Unicode.Scalar] = []

  /// Cuts the excerpt from a file; `nil` if there is no text to show.
  init?(_ span: SourceSpan, in file: SourceFile) {
    let bytes = file.bytes
    let start = min(span.start, bytes.count)
    let lineIndex = file.lines.line(containing: start)
    let lineStart = file.lines.starts[lineIndex]
    // A line's length has no limit, but the part that is read has one: four bytes for each scalar, and a few
    // scalars for each character.
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

    self.init(line: lineIndex + 1, before, marked, after, cutAlready: first > lineStart)
  }

  /// Cuts the excerpt of a message around its marked stretch, or at its start if nothing is marked.
  init(_ quotation: Quotation) {
    let parts = quotation.parts
    guard quotation.marked == nil else {
      self.init(line: 0, parts.before, parts.marked, parts.after, cutAlready: false)
      return
    }
    self.init(
      line: 0, "", "", quotation.text, cutAlready: false,
      afterLength: Self.markedLength + 2 * Self.contextLength)
  }

  private init(
    line: Int, _ before: String, _ marked: String, _ after: String, cutAlready: Bool,
    afterLength: Int = Self.contextLength
  ) {
    // A diagnostic that covers only invisible characters is about them.
    let isAboutJoiners =
      !marked.isEmpty && marked.unicodeScalars.allSatisfy { $0.isJoiner || $0.isHidden }
    self.line = line
    let shortened = (
      before: Self.end(of: before, Self.contextLength), marked: Self.middle(marked),
      after: Self.start(of: after, afterLength)
    )
    let isCut = cutAlready || shortened.before.utf8.count < before.utf8.count
    self.before = (isCut ? "…" : "") + Self.visible(shortened.before)
    self.marked = Self.visible(shortened.marked, namingJoiners: isAboutJoiners)
    self.after =
      Self.visible(shortened.after) + (shortened.after.utf8.count < after.utf8.count ? "…" : "")
    note(shortened.before, namingJoiners: false)
    note(shortened.marked, namingJoiners: isAboutJoiners)
    note(shortened.after, namingJoiners: false)
  }

  /// Records the scalars that are shown by number; line ends and tabs have signs of their own.
  private mutating func note(_ text: String, namingJoiners: Bool) {
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
      guard scalar.isHidden || (namingJoiners && scalar.isJoiner), named.count < 6,
        !named.contains(scalar)
      else { continue }
      named.append(scalar)
    }
  }

  private static func visible(_ text: String, namingJoiners: Bool = false) -> String {
    text.makingHiddenVisible(namingJoiners: namingJoiners, lineEnd: "⏎")
  }

  /// Whether a part of the text runs from right to left.
  var hasRightToLeft: Bool { scalars.contains(where: \.isRightToLeft) }

  /// Whether each scalar takes one cell, so that carets below the line are in the right place.
  var isAligned: Bool { scalars.allSatisfy(\.isOneCell) }

  private var scalars: String.UnicodeScalarView { (before + marked + after).unicodeScalars }

  /// Returns the first offset from `offset` on that doesn't lie within a code point.
  private static func alignedStart(_ offset: Int, in bytes: [UInt8], limit: Int) -> Int {
    var offset = offset
    while offset < limit, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Returns the first characters of a text.
  ///
  /// The number of scalars is limited too: one character can be a letter with a thousand marks.
  private static func start(of text: String, _ count: Int) -> String {
    // A character has at least one byte, and most texts are short.
    if text.utf8.count <= count { return text }
    return String(String.UnicodeScalarView(text.prefix(count).unicodeScalars.prefix(4 * count)))
  }

  /// Returns the last characters of a text.
  private static func end(of text: String, _ count: Int) -> String {
    if text.utf8.count <= count { return text }
    return String(String.UnicodeScalarView(text.suffix(count).unicodeScalars.suffix(4 * count)))
  }

  private static func middle(_ text: String) -> String {
    guard text.unicodeScalars.count > markedLength else { return text }
    return start(of: text, markedLength / 2) + "…" + end(of: text, markedLength / 2)
  }
}
