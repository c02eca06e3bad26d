import BayanDiagnostics
package import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// One character of a ``ShownText``.
package struct ShownCharacter: Sendable {
  /// The origin of a character.
  package enum Kind: UInt8, Sendable {
    /// Literal text of the pattern.
    case text
    /// A quoted value: `{|C++|}`.
    case literal
    /// A value that is only known when the message is formatted; shown as ``ShownText/object``.
    case placeholder
    /// An isolate that formatting adds around a quoted value, or the line end of a tag; only in a
    /// rendered text.
    case isolation
  }

  package var scalar: Unicode.Scalar
  package var kind: Kind
  /// The kind of the literal that contains the character.
  package var literal: TextToken.Kind?
  /// The UTF-8 offsets in the message's text; of a placeholder those of the whole expression.
  package var start: Int32
  package var end: Int32
  package var properties: CharacterProperties

  /// Whether the character is written in the message.
  package var isWritten: Bool { kind == .text || kind == .literal }

  /// Whether this is a letter of Arabic script, or a mark on one.
  package var isArabic: Bool {
    isWritten
      && (properties.script == .arabic && (properties.isLetter || properties.isMark)
        || (0x64B...0x655).contains(scalar.value))
  }
}

/// A builder of a pattern's characters with their places.
struct CharacterBuilder {
  /// The message's text.
  let source: String
  /// The tokens of the source text.
  let tokens: [TextToken]
  /// Whether tags are left out and isolates added around quoted values.
  let isRendered: Bool
  /// The tokens that are tags which end a line.
  let breaks: [Bool]

  private(set) var characters: [ShownCharacter] = []
  /// The tokens that remain, with their places in ``characters``.
  private(set) var shownTokens: [TextToken] = []
  /// The number of characters read.
  private var position = 0
  /// The index of the token that the next character may belong to, and of the last one that was added.
  private var nextToken = 0
  private var lastToken: Int?

  init(source: String, tokens: [TextToken], isRendered: Bool, breaks: [Bool] = []) {
    self.source = source
    self.tokens = tokens
    self.isRendered = isRendered
    self.breaks = breaks
  }

  mutating func append(_ pattern: Pattern) {
    characters.reserveCapacity(pattern.span.length)
    for element in pattern.elements {
      switch element {
      case .text(let text):
        append(
          text.value, .text, from: text.span.start,
          isEscaped: text.value.utf8.count != text.span.length)
      case .expression(let expression):
        let (start, end) = (Int32(expression.span.start), Int32(expression.span.end))
        guard let literal = expression.plainLiteral else {
          append(ShownText.object, .placeholder, start, end)
          continue
        }
        if isRendered { appendIsolation("\u{2068}", start) }
        append(literal)
        if isRendered { appendIsolation("\u{2069}", end) }
      case .markup: continue
      }
    }
  }

  mutating func append(_ literal: Literal) {
    let quotes = literal.span.length - literal.value.utf8.count
    // Without quotes there are no escapes; with quotes there are at least two bytes more.
    append(
      literal.value, .literal, from: literal.span.start + (quotes > 0 ? 1 : 0),
      isEscaped: quotes > 2)
  }

  private mutating func append(
    _ text: String, _ kind: ShownCharacter.Kind, from start: Int, isEscaped: Bool
  ) {
    let bytes = source.utf8
    var offset = start
    for scalar in text.unicodeScalars {
      let start = offset
      if isEscaped, bytes[bytes.index(bytes.startIndex, offsetBy: offset)] == UInt8(ascii: "\\") {
        offset += 1
      }
      offset += UTF8.width(scalar)
      append(scalar, kind, Int32(start), Int32(offset))
    }
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, _ kind: ShownCharacter.Kind, _ start: Int32, _ end: Int32
  ) {
    defer { position += 1 }
    while nextToken < tokens.count, tokens[nextToken].range.upperBound <= position {
      nextToken += 1
    }
    var token: TextToken.Kind?
    if nextToken < tokens.count, tokens[nextToken].range.contains(position) {
      token = tokens[nextToken].kind
      if isRendered, token == .tag {
        if nextToken < breaks.count, breaks[nextToken],
          position == tokens[nextToken].range.lowerBound
        {
          appendIsolation("\n", start)
        }
        return
      }
      if lastToken != nextToken {
        shownTokens.append(
          TextToken(kind: tokens[nextToken].kind, range: characters.endIndex..<characters.endIndex))
        lastToken = nextToken
      }
      let first = shownTokens[shownTokens.endIndex - 1].range.lowerBound
      shownTokens[shownTokens.endIndex - 1].range = first..<characters.endIndex + 1
    }
    characters.append(
      ShownCharacter(
        scalar: scalar, kind: kind, literal: token, start: start, end: end,
        properties: scalar.unicode))
  }

  private mutating func appendIsolation(_ scalar: Unicode.Scalar, _ offset: Int32) {
    characters.append(
      ShownCharacter(
        scalar: scalar, kind: .isolation, literal: nil, start: offset, end: offset,
        properties: scalar.unicode))
  }
}
