import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

/// What a reader sees of a message, path by path.
///
/// The rules about words read this and never the message's source: escapes are decoded, a
/// placeholder is one opaque object, markup takes no room, and a literal in a placeholder,
/// `{|Wi-Fi|}`, is the text that it is shown as.
///
/// Of a matcher each variant is a path, for each has readers of its own.
struct MessageText: Sendable {
  /// What stands for a placeholder: U+FFFC OBJECT REPLACEMENT CHARACTER.
  ///
  /// A text may have one of its own; ``Path/pieces`` tell them apart.
  static let object: Unicode.Scalar = "\u{FFFC}"

  /// One element of a pattern.
  struct Piece: Sendable {
    enum Kind: Sendable {
      /// Text.
      case text
      /// A literal without a function, or with `:string`: text that the runtime isolates.
      case literal
      /// A value that only comes at run time, or that a function writes.
      case placeholder
      /// `{#b}`, `{/b}`, `{#img /}`; it has no scalars.
      case markup
    }

    var kind: Kind
    /// The scalars of the path that it is shown as.
    var range: Range<Int>
    /// Its position among the pattern's elements.
    var element: Int
    /// Its place in the message's own text, braces included.
    var span: SourceSpan
    /// Where its text starts in the message's own text; for what has none, where it starts itself.
    var textStart: Int
    /// Whether some of its text is escaped, so that a byte of it isn't a byte of the message.
    var isEscaped: Bool
  }

  /// One way through the message.
  struct Path: Sendable {
    /// The variant's keys, as in `few *`; empty for the pattern of a message without variants.
    var keys: String
    var pattern: Pattern
    /// All that is shown, placeholders as ``MessageText/object``.
    var scalars: [Unicode.Scalar] = []
    /// The pattern's elements in order; their ranges lie end to end.
    var pieces: [Piece] = []
    /// The bytes that occur, so that a rule that looks for a character needn't.
    var bytes = ByteSet()
    /// Whether there is nothing but ASCII and placeholders.
    var isASCII: Bool { !bytes.intersects(.nonASCII) }
    /// Whether there is a placeholder.
    var hasObjects = false
    /// The stretches that aren't prose: addresses, paths, code, tags.
    var tokens: [TextToken] = []

    /// Whether nothing at all is shown but white space.
    var isBlank: Bool { !hasObjects && scalars.allSatisfy(\.isSpace) }
  }

  /// The paths in source order; never empty.
  var paths: [Path]

  /// Reads a message.
  init(_ words: Words) {
    switch words.parsed.message.body {
    case .pattern(let pattern): paths = [Path(keys: "", pattern)]
    case .select(_, let variants):
      paths = variants.map { Path(keys: $0.keyText, $0.pattern) }
    }
  }
}

extension MessageText.Path {
  fileprivate init(keys: String, _ pattern: Pattern) {
    self.keys = keys
    self.pattern = pattern
    for (index, element) in pattern.elements.enumerated() {
      switch element {
      case .text(let text):
        append(
          text.value, .text, element: index, span: text.span, textStart: text.span.start,
          isEscaped: text.value.utf8.count != text.span.length)
      case .expression(let expression):
        if let literal = expression.plainLiteral {
          let quotes = literal.span.length - literal.value.utf8.count
          // Without quotes there are no escapes; with them there are two bytes more, or escapes too.
          append(
            literal.value, .literal, element: index, span: expression.span,
            textStart: literal.span.start + (quotes > 0 ? 1 : 0), isEscaped: quotes > 2)
        } else {
          hasObjects = true
          append(
            "\u{FFFC}", .placeholder, element: index, span: expression.span,
            textStart: expression.span.start, isEscaped: false)
        }
      case .markup(let markup):
        append(
          "", .markup, element: index, span: markup.span, textStart: markup.span.start,
          isEscaped: false)
      }
    }
    tokens = TextToken.tokens(in: self)
  }

  private mutating func append(
    _ text: String, _ kind: MessageText.Piece.Kind, element: Int, span: SourceSpan, textStart: Int,
    isEscaped: Bool
  ) {
    let start = scalars.count
    scalars.append(contentsOf: text.unicodeScalars)
    if kind == .text || kind == .literal { bytes = bytes.union(ByteSet(text)) }
    pieces.append(
      MessageText.Piece(
        kind: kind, range: start..<scalars.count, element: element, span: span,
        textStart: textStart, isEscaped: isEscaped))
  }

  /// The text of a stretch, placeholders as they are in ``scalars``.
  func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// The text of a stretch as findings show it, placeholders as `{…}`.
  func shown(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars[range] {
      if scalar == MessageText.object {
        text.append(contentsOf: "{…}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The piece that a scalar belongs to.
  func piece(at index: Int) -> MessageText.Piece? {
    pieces.element(holding: index, \.range)
  }

  /// Whether a scalar stands for a placeholder.
  func isObject(at index: Int) -> Bool {
    scalars[index] == MessageText.object && piece(at: index)?.kind == .placeholder
  }

  /// The place in the message's own text of a stretch of the path.
  ///
  /// Of a placeholder that is all of it, braces included. An empty stretch marks a place.
  func span(of range: Range<Int>, in words: Words) -> SourceSpan {
    let raw = words.text.value.utf8
    guard let last = range.last else {
      let offset = offset(of: range.lowerBound, in: raw)
      return SourceSpan(offset, offset)
    }
    let start = offset(of: range.lowerBound, in: raw)
    guard let piece = piece(at: last), piece.kind != .placeholder else {
      return SourceSpan(start, max(start, piece(at: last)?.span.end ?? start))
    }
    return SourceSpan(start, max(start, endOffset(of: last, in: piece, raw)))
  }

  /// Where a scalar starts in the message's own text; for the end of the path, where that is.
  private func offset(of index: Int, in raw: String.UTF8View) -> Int {
    if let piece = piece(at: index) {
      return piece.kind == .placeholder
        ? piece.span.start : textOffset(of: index, in: piece, raw)
    }
    guard let last = pieces.last(where: { !$0.range.isEmpty }) else { return pattern.span.start }
    guard last.kind != .placeholder else { return last.span.end }
    return endOffset(of: last.range.upperBound - 1, in: last, raw)
  }

  private func textOffset(of index: Int, in piece: MessageText.Piece, _ raw: String.UTF8View) -> Int
  {
    var offset = piece.textStart
    for scalar in scalars[piece.range.lowerBound..<index] {
      offset += escapeLength(at: offset, piece, raw) + UTF8.width(scalar)
    }
    return offset
  }

  private func endOffset(of index: Int, in piece: MessageText.Piece, _ raw: String.UTF8View) -> Int
  {
    let start = textOffset(of: index, in: piece, raw)
    return start + escapeLength(at: start, piece, raw) + UTF8.width(scalars[index])
  }

  /// How many bytes escape what comes at an offset: 1 for a backslash, or none.
  private func escapeLength(
    at offset: Int, _ piece: MessageText.Piece, _ raw: String.UTF8View
  ) -> Int {
    guard piece.isEscaped, offset < raw.count else { return 0 }
    return raw[raw.index(raw.startIndex, offsetBy: offset)] == UInt8(ascii: "\\") ? 1 : 0
  }
}

extension Array {
  /// The element whose range holds a position; the ranges ascend without overlaps.
  func element(holding position: Int, _ range: (Element) -> Range<Int>) -> Element? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let range = range(self[middle])
      if range.upperBound <= position {
        low = middle + 1
      } else if range.lowerBound > position {
        high = middle
      } else {
        return self[middle]
      }
    }
    return nil
  }
}

extension Expression {
  /// The literal, if it is shown as it stands.
  fileprivate var plainLiteral: Literal? {
    guard case .literal(let literal)? = operand, function == nil || function?.name == "string"
    else { return nil }
    return literal
  }
}

extension CatalogMessage {
  /// What a reader of the source sees; `nil` where there is nothing to hold the message against:
  /// no source, one that can't be read, or one that says nothing.
  var sourceText: MessageText? {
    guard let sourceMessage, !sourceMessage.words.isBlank else { return nil }
    return sourceMessage.text
  }
}
