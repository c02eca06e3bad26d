import BayanDiagnostics
import BayanSupport

/// The parser of one file: a cursor over its bytes, and the tables read so far.
///
/// Each chapter of the grammar is an extension in a file of its own. A parsing function that
/// returns `nil` has reported the reason.
struct TOMLParser {
  let bytes: [UInt8]
  let path: String
  var index = 0
  var builder: TableBuilder
  var diagnostics: DiagnosticList

  /// Whether the whole file is valid UTF-8, so that its text can be used without checks.
  let isEncodingValid: Bool

  /// The comments, from `#` to the last character of their line.
  var comments: [SourceSpan] = []

  /// The table of the last header.
  var currentTable = TableBuilder.root

  /// Whether an array or inline table turned out to be unclosed.
  ///
  /// The cursor is then at the start of the line that shows it, and all open arrays and tables close
  /// without further diagnostics.
  var isAbandoned = false

  init(_ source: SourceFile, isEncodingValid: Bool) {
    self.isEncodingValid = isEncodingValid
    bytes = source.bytes
    path = source.path
    builder = TableBuilder(span: SourceSpan(0, source.bytes.count))
    diagnostics = DiagnosticList(file: source.path)
  }

  /// - Grammar: `toml = expression *( newline expression )`
  mutating func parseDocument() {
    index = bytes.byteOrderMarkLength
    while index < bytes.count { parseExpression() }
  }

  /// Parses one line, or several lines if a value continues on them.
  ///
  /// - Grammar: `expression = ws [ comment ] / ws keyval ws [ comment ] / ws table ws [ comment ]`
  /// - Recovery: After an error the rest of the line is skipped.
  private mutating func parseExpression() {
    isAbandoned = false
    if isConflictMarker(at: index) { return skipConflictMarker() }
    skipSpace()
    let isRead: Bool
    switch next {
    case nil: return
    case .lineFeed, .carriageReturn, .hash: isRead = true
    case .openBracket: isRead = parseHeader()
    default: isRead = parseKeyValue()
    }
    if isAbandoned { return }
    if isRead { finishLine() } else { skipLine() }
  }

  /// Parses `key = value` and adds it to the current table.
  ///
  /// - Grammar: `keyval = key keyval-sep val`
  private mutating func parseKeyValue() -> Bool {
    guard let key = parseKey(level: 0), parseEquals(after: key),
      let value = parseValue(level: key.count), !isCutShort(value)
    else {
      builder.markIncomplete(currentTable)
      return false
    }
    insert(value, at: key, in: currentTable)
    return true
  }

  /// - Grammar: `keyval-sep = ws %x3D ws`
  mutating func parseEquals(after key: [KeyPart]) -> Bool {
    skipSpace()
    guard next == .equals else {
      let name = SourceSpan(key[0].span.start, key[key.count - 1].span.end)
      report("toml-syntax", .missingEquals(stretch(name)), here)
      return false
    }
    index += 1
    skipSpace()
    return true
  }

  /// Skips a comment and the end of the line.
  private mutating func finishLine() {
    skipSpace()
    if next == .hash { skipComment() }
    switch next {
    case nil: return
    case .lineFeed: skipLineEnd()
    case .carriageReturn:
      reportLoneReturn()
      index += 1
    default:
      let start = index
      skipToken()
      report("toml-syntax", .afterValue(stretch(span(from: start))), span(from: start))
      skipLine()
    }
  }
}

// MARK: - The cursor

extension TOMLParser {
  /// The byte at the cursor, where CR LF counts as LF.
  var next: UInt8? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    guard byte == .carriageReturn, isLineEnd(at: index) else { return byte }
    return .lineFeed
  }

  /// The span of the next character; empty at the end of a line.
  var here: SourceSpan {
    guard index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn
    else { return SourceSpan(index, index) }
    return SourceSpan(index, index + utf8Sequence(at: index, in: bytes).length)
  }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func span(from start: Int) -> SourceSpan { SourceSpan(start, index) }

  /// Whether LF or CR LF is at a place.
  func isLineEnd(at index: Int) -> Bool {
    switch byte(at: index) {
    case .lineFeed: true
    case .carriageReturn: byte(at: index + 1) == .lineFeed
    default: false
    }
  }

  mutating func skipSpace() {
    while let byte = byte(at: index), byte.isSpace { index += 1 }
  }

  /// Skips LF or CR LF.
  mutating func skipLineEnd() {
    if byte(at: index) == .carriageReturn { index += 1 }
    index += 1
  }

  /// Skips to the start of the next line.
  mutating func skipLine() {
    while let byte = byte(at: index) {
      index += 1
      if byte == .lineFeed { return }
    }
  }

  /// Skips at least one byte, to the end of a number or word.
  mutating func skipToken() {
    if index < bytes.count { index += 1 }
    while let byte = byte(at: index), !byte.endsToken { index += 1 }
    // The cursor is never in the middle of a character, so that spans can be shown.
    while let byte = byte(at: index), byte & 0xC0 == 0x80 { index += 1 }
  }

  /// Skips a comment, up to the line's end.
  ///
  /// - Grammar: `comment = comment-start-symbol *non-eol`
  mutating func skipComment() {
    var isReported = false
    let start = index
    defer { comments.append(SourceSpan(start, index)) }
    while let byte = byte(at: index), !isLineEnd(at: index) {
      if byte.isControl, !isReported {
        report("toml-syntax", .control(byte, "a comment"), SourceSpan(index, index + 1))
        isReported = true
      }
      index += 1
    }
  }

  /// Skips white space, comments and line ends.
  ///
  /// - Grammar: `ws-comment-newline = *( wschar / [ comment ] newline )`
  /// - Returns: Whether a line end was skipped, so that the cursor is at the first
  ///   token on its line.
  mutating func skipBlanks() -> Bool {
    var isNewLine = false
    while true {
      skipSpace()
      switch next {
      case .hash: skipComment()
      case .lineFeed:
        skipLineEnd()
        isNewLine = true
      case .carriageReturn:
        reportLoneReturn()
        index += 1
      default: return isNewLine
      }
    }
  }

  mutating func reportLoneReturn() {
    report("toml-syntax", .loneReturn, SourceSpan(index, index + 1))
  }
}

// MARK: - Diagnostics

extension TOMLParser {
  mutating func report(
    _ rule: RuleID, _ message: Diagnostic.Message, _ span: SourceSpan,
    notes: [Diagnostic.Note] = [], fixes: [Fix] = []
  ) {
    diagnostics.add(
      Diagnostic(rule, .error, message, file: path, span: span, notes: notes, fixes: fixes))
  }

  /// Returns a stretch of the file in quotes, cut to a readable length, without control characters;
  /// "the end of the line" for an empty stretch.
  func stretch(_ span: SourceSpan) -> Diagnostic.Message {
    guard !span.isEmpty else {
      return span.start == bytes.count ? "the end of the file" : "the end of the line"
    }
    if isQuoted(span), span.length < 48 {
      return Diagnostic.Message(String(decoding: bytes[span.range], as: UTF8.self))
    }
    let limit = 48
    let text = String(decoding: bytes[span.range].prefix(4 * limit), as: UTF8.self).unicodeScalars
    var shown = ""
    for scalar in text.prefix(limit) {
      if scalar.isInvisibleControl {
        shown += scalar.codePoint
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return "\(Quoted(shown + (text.count > limit ? "…" : "")))"
  }

  /// Whether a stretch has quotes already and contains only visible characters.
  private func isQuoted(_ span: SourceSpan) -> Bool {
    guard span.length > 2, bytes[span.start] == .quote || bytes[span.start] == .apostrophe,
      bytes[span.end - 1] == bytes[span.start]
    else { return false }
    let text = String(decoding: bytes[span.range], as: UTF8.self)
    return !text.unicodeScalars.contains(where: \.isInvisibleControl)
  }
}

extension Diagnostic.Message {
  fileprivate static func missingEquals(_ key: Diagnostic.Message) -> Self {
    "expected '=' and a value after the key \(key)"
  }

  fileprivate static func afterValue(_ found: Diagnostic.Message) -> Self {
    "expected the end of the line, found \(found); each entry has its own line"
  }

  fileprivate static var loneReturn: Self {
    "a carriage return, 'U+000D', without a line feed isn't a line end; save the file with LF or CR LF"
  }

  static func control(_ byte: UInt8, _ place: Diagnostic.Message) -> Self {
    "the control character '\(Unicode.Scalar(byte).codePoint)' is not allowed in \(place); remove it"
  }
}
