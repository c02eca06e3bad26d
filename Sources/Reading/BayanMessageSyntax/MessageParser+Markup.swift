import BayanDiagnostics

extension MessageParser {
  /// Parses markup after its `{` and the space, up to and with the `}`.
  ///
  /// - Grammar: `markup = "{" o "#" identifier *(s option) *(s attribute) o ["/"] "}"` or
  ///   `"{" o "/" identifier *(s option) *(s attribute) o "}"`
  /// - Recovery: The recovery is that of expressions; without a name, there is no markup.
  /// - Parameter start: The offset of the `{`.
  /// - Precondition: The cursor is at `#` or `/`.
  mutating func parseMarkup(from start: Int) -> Markup? {
    let isClosing = current == Byte.solidus
    index += 1
    var markup: Markup?
    do throws(Abandoned) {
      let name = try parseIdentifier(after: isClosing ? "/" : "#")
      var read = Markup(
        kind: isClosing ? .close : .open, name: name, options: [], attributes: [],
        span: SourceSpan(start, index))
      markup = read
      var end = index
      read.options = try parseOptions(end: &end)
      markup = read
      while true {
        let end = index
        let hasSpace = skipOptionalSpace()
        switch current {
        case Byte.closeBrace:
          index += 1
          read.span = SourceSpan(start, index)
          return read
        case Byte.solidus where !isClosing && following == Byte.closeBrace:
          index += 2
          read.kind = .standalone
          read.span = SourceSpan(start, index)
          return read
        case Byte.commercialAt:
          if !hasSpace { reportMissingSpace(before: "'@'") }
          read.attributes.append(try parseAttribute())
          markup = read
        case _ where isAtTextAfterPlaceholder:
          throw reportMissingBrace(at: end, from: start)
        default:
          throw reportUnexpected(in: read, from: start)
        }
      }
    } catch {
      if !error.isAtEnd { skipPlaceholder() }
    }
    markup?.span = SourceSpan(start, index)
    return markup
  }

  private mutating func reportUnexpected(in markup: Markup, from start: Int) -> Abandoned {
    if isAtEnd {
      reportUnclosed(.unclosedPlaceholder, at: SourceSpan(start, start + 1))
    } else if current == Byte.null {
      report(.nullCharacter, at: currentSpan)
    } else if current == Byte.openBrace {
      report(.unclosedPlaceholder, at: SourceSpan(start, start + 1))
    } else if current == Byte.solidus, markup.kind == .close {
      report(.standaloneClose, at: currentSpan)
    } else if current == Byte.solidus {
      report(.solidusNotAtEnd, at: currentSpan)
    } else if isAtNameStart, !markup.attributes.isEmpty {
      report(.afterAttribute("option"), at: currentSpan)
    } else {
      report(.unexpectedInMarkup(describeCurrent()), at: currentSpan)
    }
    return Abandoned()
  }
}

extension Diagnostic.Message {
  fileprivate static let standaloneClose: Self =
    "markup that starts with '{/' cannot end with '/}'; remove one '/'"

  fileprivate static let solidusNotAtEnd: Self =
    "expected '}' right after '/'; put '/' at the end of the markup, or quote it in a value"

  fileprivate static func unexpectedInMarkup(_ found: Diagnostic.Message) -> Self {
    "expected an option, an attribute '@…' or '}' in the markup, found \(found)"
  }
}
