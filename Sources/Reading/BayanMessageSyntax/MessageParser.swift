import BayanDiagnostics
import BayanSupport

/// The parser of one message: a cursor over its bytes, and its diagnostics.
///
/// The grammar needs no recursion and almost no lookahead, so that time is linear in the
/// length of the message and no input can exhaust the stack. Each chapter of the grammar is
/// an extension. A message with errors still has a tree: each parsing function documents its
/// recovery.
struct MessageParser {
  /// The message.
  ///
  /// The parser reads bytes and never `Character`: to Swift, CR LF is one character, and a combining mark
  /// merges with the `{` or `|` before it, while the grammar knows only code points.
  let bytes: [UInt8]

  /// The offset of the next byte to read.
  var index = 0

  /// The diagnostics, in the order of discovery.
  var diagnostics: [MessageDiagnostic] = []

  /// Whether the parser has reported that the message ends within an open construct.
  ///
  /// Other open constructs then have the same cause and aren't reported.
  var isUnclosedAtEnd = false

  /// Whether a quoted literal ran to the message's end.
  ///
  /// No later literal needs to search that far again, which keeps the time linear.
  var hasUnclosedLiteral = false

  /// Whether the cursor is in a pattern between `{{` and `}}`.
  var isInQuotedPattern = false

  /// Whether some function or markup has more than one option, whose names may repeat.
  var hasSeveralOptions = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses the message, and checks its data model if the syntax is right.
  ///
  /// After a syntax error the tree is incomplete, and the data model's rules would report errors
  /// that the author didn't make. So they check only well-formed messages.
  mutating func parse() -> ParsedMessage {
    guard bytes.count <= MessageLimits.bytes else {
      report("message-too-large", .tooLarge(bytes.count), at: SourceSpan(0, bytes.count))
      let nothing = Pattern(elements: [], span: SourceSpan(0, 0))
      return ParsedMessage(
        message: Message(declarations: [], body: .pattern(nothing)), diagnostics: diagnostics)
    }
    let message = parseMessage()
    if diagnostics.isEmpty {
      return ParsedMessage(
        message: message,
        diagnostics: message.dataModelDiagnostics(hasSeveralOptions: hasSeveralOptions))
    }
    // An unclosed construct is found at the end, and reported at its start.
    if diagnostics.count > 1 {
      let ordered = diagnostics.enumerated().sorted {
        ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
      }
      diagnostics = ordered.map(\.element)
    }
    return ParsedMessage(message: message, diagnostics: diagnostics)
  }

  /// Parses a simple or a complex message.
  ///
  /// The first character after the initial space decides between the two: `.` or `{{` begins a
  /// complex message. Here the standard's grammar is ambiguous: a bidirectional mark is both
  /// optional space and a possible first character of simple text, so that a mark and `.`
  /// could also be text. The parser treats a mark as space everywhere. This rule follows the standard's
  /// prose ("its first non-whitespace character"), and authors, who can't see the mark, can
  /// understand it.
  ///
  /// - Grammar: `message = simple-message / complex-message`
  mutating func parseMessage() -> Message {
    skipOptionalSpace()
    if current == Byte.fullStop {
      guard keyword() != nil else { return parseMessageAfterUnknownKeyword() }
      return parseComplexMessage()
    }
    if isAtDoubleBrace { return parseComplexMessage() }
    index = 0
    return parseSimpleMessage()
  }

  /// Parses a message that is one pattern without quotes.
  ///
  /// - Grammar: `simple-message = o [simple-start pattern]`
  mutating func parseSimpleMessage() -> Message {
    Message(declarations: [], body: .pattern(parsePattern(in: .simpleMessage)))
  }

  /// Parses declarations and a body.
  ///
  /// - Grammar: `complex-message = o *(declaration o) complex-body o`;
  ///   `complex-body = quoted-pattern / matcher`
  /// - Recovery: Other text is skipped up to the next keyword or `{{`. Without a body, the message
  ///   gets an empty pattern.
  mutating func parseComplexMessage() -> Message {
    var declarations: [Declaration] = []
    while true {
      skipOptionalSpace()
      if isAtDoubleBrace {
        let pattern = parseQuotedPattern(in: .quotedPattern)
        parseEnd()
        return Message(declarations: declarations, body: .pattern(pattern))
      }
      if isAtEnd {
        reportUnclosed(.missingBody, at: SourceSpan(index, index))
        let nothing = Pattern(elements: [], span: SourceSpan(index, index))
        return Message(declarations: declarations, body: .pattern(nothing))
      }
      switch keyword() {
      case .input:
        if let declaration = parseInputDeclaration() { declarations.append(declaration) }
      case .local:
        if let declaration = parseLocalDeclaration() { declarations.append(declaration) }
      case .match:
        return Message(declarations: declarations, body: parseMatcher())
      case nil:
        if current == Byte.fullStop {
          reportUnknownKeyword()
        } else {
          report(.expectedBody(found: describeCurrent()), at: currentSpan)
        }
        index += 1
        skipToDeclarationOrBody()
      }
    }
  }

  /// Reports a first word such as `.foo`, and reads the message as text.
  ///
  /// - Recovery: The text is read as a simple message, since `.5 kg` is one. Errors in the
  ///   rest can't be judged, so further diagnostics are dropped.
  private mutating func parseMessageAfterUnknownKeyword() -> Message {
    reportUnknownKeyword()
    let reported = diagnostics
    index = 0
    let message = parseSimpleMessage()
    diagnostics = reported
    return message
  }

  /// Reports text after the body of a complex message.
  private mutating func parseEnd() {
    skipOptionalSpace()
    guard !isAtEnd else { return }
    report(.contentAfterBody(found: describeCurrent()), at: SourceSpan(index, bytes.count))
    index = bytes.count
  }

  private mutating func reportUnknownKeyword() {
    let start = index
    takeNameCharacters()
    let word = string(start..<index)
    let known = Keyword.allCases.map(\.word.description)
    report(.unknownKeyword(word, suggestion: nearestName(to: word, among: known)), from: start)
    index = start
  }

  /// Skips to the next keyword or `{{`, or to the end.
  mutating func skipToDeclarationOrBody() {
    while !isAtEnd {
      if isAtDoubleBrace { return }
      if current == Byte.fullStop, keyword() != nil { return }
      index += 1
    }
    // The skipped text contains the body, if there is one: its absence isn't reported too.
    isUnclosedAtEnd = true
  }
}

extension MessageParser {
  /// The words that begin a part of a complex message.
  enum Keyword: CaseIterable {
    case input
    case local
    case match

    /// The source text of the keyword.
    var word: StaticString {
      switch self {
      case .input: ".input"
      case .local: ".local"
      case .match: ".match"
      }
    }
  }

  /// Returns the keyword at the cursor, if there is one; the cursor stays.
  ///
  /// - Grammar: `input = %s".input"`; `local = %s".local"`; `match = %s".match"`
  func keyword() -> Keyword? {
    guard current == Byte.fullStop else { return nil }
    return if isNext(Keyword.input.word) {
      .input
    } else if isNext(Keyword.local.word) {
      .local
    } else if isNext(Keyword.match.word) {
      .match
    } else {
      nil
    }
  }

  private func isNext(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLarge(_ count: Int) -> Self {
    """
    the message has \(count) bytes, and the limit is \(MessageLimits.bytes); \
    split it
    """
  }

  fileprivate static let missingBody: Self =
    "expected a pattern in '{{…}}' or '.match' after the declarations"

  fileprivate static func expectedBody(found: Diagnostic.Message) -> Self {
    "expected a declaration, a pattern in '{{…}}' or '.match' here, found \(found)"
  }

  fileprivate static func contentAfterBody(found: Diagnostic.Message) -> Self {
    "expected nothing after the closing '}}', found \(found); move it inside the pattern"
  }

  fileprivate static func unknownKeyword(_ word: String, suggestion: String?) -> Self {
    if let suggestion {
      return "'\(abbreviated(word))' is not a keyword; did you mean '\(suggestion)'?"
    }
    return """
      '\(abbreviated(word))' is not a keyword; to begin the text with '.', put the whole \
      message in '{{…}}'
      """
  }
}
