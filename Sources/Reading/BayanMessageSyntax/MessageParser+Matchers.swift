import BayanDiagnostics

extension MessageParser {
  /// Parses a matcher, up to the end of the message.
  ///
  /// - Grammar: `matcher = match-statement s variant *(o variant)`
  /// - Recovery: Text that is neither a key nor a pattern is reported and skipped, so that the
  ///   variants after it are still read.
  /// - Precondition: The cursor is at `.match`.
  mutating func parseMatcher() -> Message.Body {
    var hasSpace = false
    let selectors = parseMatchStatement(hasSpace: &hasSpace)
    var variants: [Variant] = []
    if isAtEnd {
      reportUnclosed(.missingVariants, at: SourceSpan(index, index))
    } else if !hasSpace, isAtKey {
      reportMissingSpace(before: "the first key")
    }
    while !isAtEnd {
      guard variants.count < MessageLimits.variants else {
        report("too-many-variants", .tooManyVariants, at: currentSpan)
        index = bytes.count
        break
      }
      variants.append(parseVariant(hasSelectors: !selectors.isEmpty))
      skipOptionalSpace()
    }
    return .select(selectors: selectors, variants: variants)
  }

  /// Parses `.match` and the selectors, and the space after them.
  ///
  /// - Grammar: `match-statement = match 1*(s selector)`; `selector = variable`
  /// - Recovery: An expression as a selector, which earlier versions of the standard had, is
  ///   reported and skipped.
  /// - Parameter hasSpace: Set to whether white space follows the last selector.
  private mutating func parseMatchStatement(hasSpace: inout Bool) -> [Variable] {
    index += 6
    var selectors: [Variable] = []
    var hasReported = false
    while true {
      hasSpace = skipOptionalSpace()
      if current == Byte.dollarSign {
        if !hasSpace { reportMissingSpace(before: "'$'") }
        guard selectors.count < MessageLimits.selectors else {
          report("too-many-selectors", .tooManySelectors, at: currentSpan)
          index = bytes.count
          isUnclosedAtEnd = true
          return selectors
        }
        do {
          selectors.append(try parseVariable())
        } catch {
          hasReported = true
          isUnclosedAtEnd = isAtEnd
          skipToVariant()
        }
      } else if current == Byte.openBrace, !isAtDoubleBrace {
        let start = index
        index += 1
        skipPlaceholder()
        report(.expressionAsSelector, from: start)
        hasReported = true
      } else {
        if selectors.isEmpty, !hasReported {
          report(.missingSelector(found: describeCurrent()), at: currentSpan)
          isUnclosedAtEnd = isAtEnd
          if !isAtEnd, !isAtKey, !isAtDoubleBrace { skipToVariant() }
          hasSpace = skipOptionalSpace() || hasSpace
        }
        return selectors
      }
    }
  }

  /// Parses a variant, or reports and skips other text in its place.
  ///
  /// - Grammar: `variant = key *(s key) o quoted-pattern`
  /// - Recovery: Keys without a pattern are kept with an empty one, and a pattern without keys is
  ///   kept without keys. Missing keys are reported only if there are selectors; missing selectors
  ///   are reported before. At least one byte is read.
  private mutating func parseVariant(hasSelectors: Bool) -> Variant {
    let start = index
    var keys: [Variant.Key] = []
    var keysEnd = index
    var hasSpace = true
    while isAtKey {
      if !hasSpace { reportMissingSpace(before: "the key") }
      keys.append(parseKey())
      keysEnd = index
      hasSpace = skipOptionalSpace()
    }
    let pattern: Pattern
    if isAtDoubleBrace {
      if keys.isEmpty, hasSelectors { report(.missingKeys, at: SourceSpan(index, index + 2)) }
      pattern = parseQuotedPattern(in: .variant(keyCount: keys.count))
    } else {
      reportMissingPattern(start: start, keys: keys, keysEnd: keysEnd)
      pattern = Pattern(elements: [], span: SourceSpan(keysEnd, keysEnd))
      skipToVariant()
    }
    return Variant(keys: keys, pattern: pattern, span: SourceSpan(start, index))
  }

  /// Whether a key starts at the cursor.
  var isAtKey: Bool { current == Byte.asterisk || isAtLiteral }

  /// Parses a key.
  ///
  /// `|*|` is a literal and not a catch-all.
  ///
  /// - Grammar: `key = literal / "*"`
  mutating func parseKey() -> Variant.Key {
    guard current == Byte.asterisk else { return .literal(parseLiteral()) }
    index += 1
    return .catchAll(SourceSpan(index - 1, index))
  }

  private mutating func reportMissingPattern(start: Int, keys: [Variant.Key], keysEnd: Int) {
    if !isAtEnd, current == Byte.null {
      report(.nullCharacter, at: currentSpan)
    } else if case .literal(let key)? = keys.first,
      Keyword.allCases.contains(where: { $0.word.description == key.value })
    {
      report(.declarationAfterMatch(key.value), at: key.span)
    } else if keys.isEmpty {
      report(.expectedKey(found: describeCurrent()), at: currentSpan)
    } else if isAtEnd {
      reportUnclosed(.missingPattern(found: describeCurrent()), at: SourceSpan(start, keysEnd))
    } else {
      report(.missingPattern(found: describeCurrent()), at: SourceSpan(start, keysEnd))
    }
  }

  /// Skips text that isn't part of a variant, up to white space or a pattern.
  private mutating func skipToVariant() {
    if current == Byte.openBrace {
      index += 1
      skipPlaceholder()
      return
    }
    while !isAtEnd, !isAtDoubleBrace, !CharacterClass.isWhitespace(UInt32(current)) { index += 1 }
  }
}

extension Diagnostic.Message {
  fileprivate static let tooManyVariants: Self =
    "the message has more than \(MessageLimits.variants) variants, which is the limit; use fewer"

  fileprivate static let tooManySelectors: Self =
    "the message has more than \(MessageLimits.selectors) selectors, which is the limit; use fewer"

  fileprivate static func missingSelector(found: Diagnostic.Message) -> Self {
    "expected a variable such as '$count' after '.match', found \(found)"
  }

  fileprivate static let expressionAsSelector: Self =
    """
    a selector is a variable, not an expression; declare it with '.input' or '.local', and \
    write '.match $…'
    """

  fileprivate static let missingVariants: Self =
    "expected a variant such as '* {{…}}' after the selectors"

  fileprivate static let missingKeys: Self = "expected a key such as '*' before the pattern"

  fileprivate static func expectedKey(found: Diagnostic.Message) -> Self {
    "expected a variant such as '* {{…}}' here, found \(found)"
  }

  fileprivate static func missingPattern(found: Diagnostic.Message) -> Self {
    "expected a pattern in '{{…}}' after the keys, found \(found)"
  }

  fileprivate static func declarationAfterMatch(_ keyword: String) -> Self {
    "'\(keyword)' cannot come after '.match'; move it before"
  }
}
