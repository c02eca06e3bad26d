import BayanDiagnostics

extension MessageParser {
  /// Whether a literal starts at the cursor.
  var isAtLiteral: Bool { current == Byte.bar || isAtNameCharacter }

  /// Parses a literal.
  ///
  /// - Grammar: `literal = quoted-literal / unquoted-literal`
  /// - Precondition: ``isAtLiteral``.
  mutating func parseLiteral() -> Literal {
    current == Byte.bar ? parseQuotedLiteral() : parseUnquotedLiteral()
  }

  /// - Grammar: `unquoted-literal = 1*name-char`
  private mutating func parseUnquotedLiteral() -> Literal {
    let start = index
    takeNameCharacters()
    return Literal(value: string(start..<index), span: SourceSpan(start, index))
  }

  /// - Grammar: `quoted-literal = "|" *(quoted-char / escaped-char) "|"`
  /// - Recovery: An unclosed literal ends before the first `}` after its start, where the
  ///   placeholder around it most likely ends.
  private mutating func parseQuotedLiteral() -> Literal {
    let start = index
    index += 1
    let contentStart = index
    var text = UnescapedText(from: index)
    while index < bytes.count {
      switch bytes[index] {
      case Byte.bar:
        let value = text.value(upTo: index, of: bytes)
        index += 1
        return Literal(value: value, span: SourceSpan(start, index))
      case Byte.backslash:
        parseEscape(into: &text)
      case Byte.null:
        report(.nullCharacter, at: currentSpan)
        index += 1
      case Byte.closeBrace where hasUnclosedLiteral:
        return endUnclosedLiteral(from: start)
      default:
        index += 1
      }
    }
    index = bytes[contentStart...].firstIndex(of: Byte.closeBrace) ?? bytes.count
    return endUnclosedLiteral(from: start)
  }

  private mutating func endUnclosedLiteral(from start: Int) -> Literal {
    let message = Diagnostic.Message.unclosedLiteral
    let bar = SourceSpan(start, start + 1)
    if isAtEnd {
      reportUnclosed(message, at: bar)
    } else {
      report(message, at: bar)
    }
    hasUnclosedLiteral = true
    return Literal(value: string(start + 1..<index), span: SourceSpan(start, index))
  }
}

// MARK: - Escapes

/// Text with possible escapes, collected without copying the other characters.
struct UnescapedText {
  /// The offset at which the text starts.
  private(set) var start: Int
  /// The start of the stretch that isn't in `unescaped` yet.
  private var stretchStart: Int
  /// The text up to the last escape; empty while there is none.
  private var unescaped: [UInt8] = []

  init(from start: Int) {
    self.start = start
    stretchStart = start
  }

  /// Adds the text up to a `\`, and omits the `\`.
  mutating func escape(at backslash: Int, of bytes: [UInt8]) {
    unescaped += bytes[stretchStart..<backslash]
    stretchStart = backslash + 1
  }

  /// Returns the text without its escapes.
  func value(upTo end: Int, of bytes: [UInt8]) -> String {
    guard stretchStart > start else {
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    return String(decoding: unescaped + bytes[stretchStart..<end], as: UTF8.self)
  }
}

extension MessageParser {
  /// Parses an escape.
  ///
  /// - Grammar: `escaped-char = backslash ( backslash / "{" / "|" / "}" )`
  /// - Recovery: A `\` that escapes nothing stands for itself, as its author most likely meant.
  /// - Precondition: The cursor is at `\`.
  mutating func parseEscape(into text: inout UnescapedText) {
    let backslash = index
    switch following {
    case Byte.backslash, Byte.openBrace, Byte.bar, Byte.closeBrace:
      text.escape(at: backslash, of: bytes)
      index += 2
    default:
      index += 1
      let next = currentSpan
      let isShown = !isAtEnd && next.length > 0 && describeCurrent().quotesText
      let escape = isShown ? "\\" + string(next.range) : "\\"
      let end = isShown ? next.end : index
      report(.unknownEscape(escape), at: SourceSpan(backslash, end))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let unclosedLiteral: Self =
    "expected '|' to close the literal that starts here"

  fileprivate static func unknownEscape(_ escape: String) -> Self {
    """
    '\(escape)' is not an escape, only '\\\\', '\\{', '\\|' and '\\}' are; \
    write '\\\\' for a backslash
    """
  }
}
