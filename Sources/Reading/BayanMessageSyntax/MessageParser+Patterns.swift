import BayanDiagnostics

extension MessageParser {
  /// The context of a pattern, which decides its end.
  enum PatternContext: Equatable {
    /// The pattern is the whole message.
    case simpleMessage
    /// The pattern is the only one of a complex message, in `{{…}}`.
    case quotedPattern
    /// The pattern is that of a variant with this number of keys, in `{{…}}`.
    case variant(keyCount: Int)
  }

  /// Parses a pattern in `{{…}}`.
  ///
  /// - Grammar: `quoted-pattern = "{{" pattern "}}"`
  /// - Recovery: A pattern that is closed with one brace, or not at all, is reported and kept. An
  ///   unclosed pattern ends before the line of the next variant, if one comes.
  /// - Precondition: ``isAtDoubleBrace``.
  mutating func parseQuotedPattern(in context: PatternContext) -> Pattern {
    let opening = SourceSpan(index, index + 2)
    index += 2
    isInQuotedPattern = true
    let pattern = parsePattern(in: context)
    isInQuotedPattern = false
    if current == Byte.closeBrace, following == Byte.closeBrace {
      index += 2
    } else if current == Byte.closeBrace {
      report(
        .singleBraceCloses, at: currentSpan,
        notes: [Diagnostic.Note("the pattern starts here", span: opening)])
      index += 1
    } else if !isAtEnd {
      report(.unclosedPattern, at: opening)
    } else {
      reportUnclosed(.unclosedPattern, at: opening)
    }
    return pattern
  }

  /// Parses text and placeholders, up to and without the end of the pattern.
  ///
  /// - Grammar: `pattern = *(text-char / escaped-char / placeholder)`
  /// - Recovery: A `}` that closes nothing is text, unless ``isEndWithSingleBrace(in:)``.
  mutating func parsePattern(in context: PatternContext) -> Pattern {
    let start = index
    var elements: [Pattern.Element] = []
    var text = UnescapedText(from: index)
    pattern: while index < bytes.count {
      switch bytes[index] {
      case Byte.openBrace:
        if isAtDoubleBrace, case .variant(let count) = context,
          let end = endOfUnclosedVariant(from: text.start, keyCount: count)
        {
          index = end
          break pattern
        }
        append(text, to: &elements)
        if let placeholder = parsePlaceholder() { elements.append(placeholder) }
        text = UnescapedText(from: index)
      case Byte.closeBrace:
        if context != .simpleMessage {
          if following == Byte.closeBrace || isEndWithSingleBrace(in: context) { break pattern }
        }
        report(.strayBrace, at: currentSpan)
        index += 1
      case Byte.backslash:
        parseEscape(into: &text)
      case Byte.null:
        report(.nullCharacter, at: currentSpan)
        index += 1
      default:
        index += 1
      }
    }
    append(text, to: &elements)
    return Pattern(elements: elements, span: SourceSpan(start, index))
  }

  private func append(_ text: UnescapedText, to elements: inout [Pattern.Element]) {
    guard index > text.start else { return }
    let value = text.value(upTo: index, of: bytes)
    elements.append(.text(.init(value: value, span: SourceSpan(text.start, index))))
  }

  /// Whether the author meant the single `}` at the cursor to close the pattern.
  ///
  /// The author did if the message ends there, or, in a matcher, if the next brace is the `{{` of
  /// another variant. The look ahead is bounded: keys are short.
  private func isEndWithSingleBrace(in context: PatternContext) -> Bool {
    var ahead = self
    ahead.index += 1
    ahead.skipOptionalSpace()
    if ahead.isAtEnd { return true }
    guard case .variant = context else { return false }
    let limit = min(bytes.count, ahead.index + 100)
    while ahead.index < limit {
      switch ahead.current {
      case Byte.openBrace: return ahead.isAtDoubleBrace
      case Byte.closeBrace, Byte.backslash: return false
      default: ahead.index += 1
      }
    }
    return false
  }

  /// Parses an expression or markup.
  ///
  /// - Grammar: `placeholder = expression / markup`
  /// - Recovery: An unreadable placeholder is reported and kept as far as it was read, and
  ///   the pattern continues after its `}`.
  /// - Precondition: The cursor is at `{`.
  mutating func parsePlaceholder() -> Pattern.Element? {
    let start = index
    guard !isAtDoubleBrace else {
      report(.doubleBrace, at: SourceSpan(start, start + 2))
      index += 2
      skipPlaceholder()
      if current == Byte.closeBrace { index += 1 }
      return nil
    }
    index += 1
    skipOptionalSpace()
    if current == Byte.numberSign || current == Byte.solidus {
      guard let markup = parseMarkup(from: start) else { return nil }
      return .markup(markup)
    }
    guard let expression = parseExpression(from: start) else { return nil }
    return .expression(expression)
  }

  /// Skips the rest of a placeholder, its `}` included.
  ///
  /// Complete quoted literals are skipped too. A `{` also ends the placeholder, since
  /// placeholders don't nest: the `}` is then missing.
  ///
  /// - Returns: Whether there is a `}`.
  @discardableResult
  mutating func skipPlaceholder() -> Bool {
    while index < bytes.count {
      switch bytes[index] {
      case Byte.closeBrace:
        index += 1
        return true
      case Byte.openBrace:
        return false
      case Byte.backslash:
        index = min(index + 2, bytes.count)
      case Byte.bar:
        index = endOfQuotedLiteralAhead() ?? index + 1
      default:
        index += 1
      }
    }
    isUnclosedAtEnd = true
    return false
  }

  /// Returns the offset after the `|` that closes the literal at the cursor, if it comes before a `{` and
  /// before the end of the line.
  private func endOfQuotedLiteralAhead() -> Int? {
    var offset = index + 1
    while offset < bytes.count {
      switch bytes[offset] {
      case Byte.bar: return offset + 1
      case Byte.openBrace, Byte.lineFeed: return nil
      default: offset += 1
      }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let singleBraceCloses: Self =
    "expected '}}' to close the pattern, found one '}'"

  fileprivate static let unclosedPattern: Self =
    "expected '}}' to close the pattern that starts here"

  fileprivate static let strayBrace: Self =
    "'}' closes nothing here; write '\\}' for a brace in text"

  fileprivate static let doubleBrace: Self =
    """
    '{{' cannot be inside a pattern; write '{…}' for a placeholder, '\\{' for a brace in text
    """
}
