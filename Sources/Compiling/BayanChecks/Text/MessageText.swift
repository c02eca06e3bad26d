import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport
import BayanTOML

/// What a reader sees of a message, path by path.
///
/// The rules about words read this and never the message's source: escapes are decoded, a
/// placeholder is one opaque object, markup takes no room, and a literal in a placeholder,
/// `{|Wi-Fi|}`, is the text that it is shown as.
///
/// Of a matcher each variant is a path, for each has readers of its own.
struct MessageText {
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
  ///
  /// An object, for most rules go over the paths of most messages, and copies count references. What
  /// few rules need is read when the first of them asks.
  final class Path {
    /// The variant's keys, as in `few *`; empty for the pattern of a message without variants.
    let keys: String
    let pattern: Pattern
    /// What it is made of; a placeholder is of no class.
    let profile: TextProfile
    /// Whether there is a placeholder.
    let hasObjects: Bool
    /// All that is shown, placeholders as ``MessageText/object``.
    private(set) lazy var scalars = pattern.shownScalars
    /// The pattern's elements in order; their ranges lie end to end.
    private(set) lazy var pieces = pattern.pieces
    /// The stretches that aren't prose: addresses, paths, code, tags.
    private(set) lazy var tokens =
      TextToken.mayBe(in: bytes) ? TextToken.tokens(in: scalars, bytes) : []

    var bytes: ByteSet { profile.bytes }
    var classes: ScalarClasses { profile.classes }
    /// What the rules about letters, scripts and directions look for, tags included.
    var traits: MessageCharacters.Traits { profile.traits }

    /// Whether a space follows another.
    var hasSpaceRun: Bool { profile.pairs.contains(.spaces) }

    /// Whether there is nothing but ASCII and placeholders.
    var isASCII: Bool { !bytes.intersects(.nonASCII) }

    /// Whether nothing at all is shown but white space.
    var isBlank: Bool { !hasObjects && scalars.allSatisfy(\.isSpace) }

    fileprivate init(keys: String, _ pattern: Pattern) {
      self.keys = keys
      self.pattern = pattern
      profile = TextProfile(pattern)
      hasObjects = profile.traits.contains(.placeholder)
    }

    /// A path that is nothing but a text.
    fileprivate init(_ pattern: Pattern, _ profile: TextProfile) {
      keys = ""
      self.pattern = pattern
      self.profile = profile
      hasObjects = false
    }
  }

  /// The paths in source order; never empty.
  let paths: [Path]

  /// Reads a message.
  ///
  /// - Parameter profile: That of the message's text, where the message is nothing but text.
  init(_ words: LocaleMessage, plain profile: TextProfile? = nil) {
    switch words.parsed.message.body {
    case .pattern(let pattern):
      paths = [profile.map { Path(pattern, $0) } ?? Path(keys: "", pattern)]
    case .select(_, let variants):
      paths = variants.map { Path(keys: $0.keyText, $0.pattern) }
    }
  }
}

extension TextProfile {
  /// Reads what a pattern shows.
  fileprivate init(_ pattern: Pattern) {
    for element in pattern.elements {
      switch element {
      case .text(let text): append(text.value)
      case .expression(let expression):
        if let literal = expression.plainLiteral {
          append(literal.value)
          noteLiteral()
        } else {
          if case .literal? = expression.operand { noteHiddenLiteral() }
          appendObject()
        }
      case .markup: continue
      }
    }
  }
}

extension Pattern.Element {
  /// What readers see of an element, as far as that is known without arguments.
  enum Shown {
    /// A text, or a literal that is shown as it stands.
    case text(String)
    /// A placeholder, which is shown as ``MessageText/object``.
    case object
    /// Markup.
    case nothing
  }

  /// What readers see of it.
  var shown: Shown {
    switch self {
    case .text(let text): .text(text.value)
    case .expression(let expression):
      if let literal = expression.plainLiteral { .text(literal.value) } else { .object }
    case .markup: .nothing
    }
  }
}

extension Pattern {
  /// All that is shown, placeholders as ``MessageText/object``.
  fileprivate var shownScalars: [Unicode.Scalar] {
    var most = 0
    for element in elements {
      switch element.shown {
      case .text(let text): most += text.utf8.count
      case .object: most += 1
      case .nothing: continue
      }
    }
    return [Unicode.Scalar](unsafeUninitializedCapacity: most) { buffer, count in
      func append(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
          var offset = 0
          while offset < utf8.count {
            let scalar = UTF8Scalar(at: offset, in: utf8)
            offset += scalar.length
            buffer.initializeElement(at: count, to: scalar.value)
            count += 1
          }
        }
      }
      for element in elements {
        switch element.shown {
        case .text(let text): append(text)
        case .object:
          buffer.initializeElement(at: count, to: MessageText.object)
          count += 1
        case .nothing: continue
        }
      }
    }
  }

  /// The elements, each with the scalars that it is shown as.
  fileprivate var pieces: [MessageText.Piece] {
    var end = 0
    return elements.enumerated().map { index, element in
      func piece(
        _ kind: MessageText.Piece.Kind, _ span: SourceSpan, length: Int, textStart: Int? = nil,
        isEscaped: Bool = false
      ) -> MessageText.Piece {
        end += length
        return MessageText.Piece(
          kind: kind, range: end - length..<end, element: index, span: span,
          textStart: textStart ?? span.start, isEscaped: isEscaped)
      }
      switch element {
      case .text(let text):
        return piece(
          .text, text.span, length: text.value.unicodeScalars.count,
          isEscaped: text.value.utf8.count != text.span.length)
      case .expression(let expression):
        guard let literal = expression.plainLiteral else {
          return piece(.placeholder, expression.span, length: 1)
        }
        let quotes = literal.span.length - literal.value.utf8.count
        // Without quotes there are no escapes; with them there are two bytes more, or escapes too.
        return piece(
          .literal, expression.span, length: literal.value.unicodeScalars.count,
          textStart: literal.span.start + (quotes > 0 ? 1 : 0), isEscaped: quotes > 2)
      case .markup(let markup): return piece(.markup, markup.span, length: 0)
      }
    }
  }
}

extension MessageText.Path {
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
  func span(of range: Range<Int>, in words: LocaleMessage) -> SourceSpan {
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
    let nearest = partitioningIndex { range($0).upperBound > position }
    return nearest < count && range(self[nearest]).lowerBound <= position ? self[nearest] : nil
  }
}

extension Expression {
  /// The literal, if it is shown as it stands.
  var plainLiteral: Literal? {
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
