import BayanDiagnostics

/// The recovery from a placeholder or a pattern that isn't closed before other text.
extension MessageParser {
  /// Whether an option starts at the cursor: a name and `=`.
  var isAtOption: Bool {
    var ahead = self
    ahead.takeNameCharacters()
    ahead.skipOptionalSpace()
    return ahead.current == Byte.equalsSign
  }

  /// Whether the cursor is at a word that isn't an option's name, in a placeholder without `}`.
  ///
  /// The word is then the text after the placeholder.
  var isAtTextAfterPlaceholder: Bool { isAtNameStart && !isAtOption && !isBraceAhead }

  /// Whether the `}` of the placeholder around the cursor comes before a `{`.
  private var isBraceAhead: Bool {
    var ahead = self
    guard ahead.skipPlaceholder() else { return false }
    // In `{{… {$name text}}` both braces belong to the pattern.
    let isPatternEnd = ahead.current == Byte.closeBrace && ahead.following != Byte.closeBrace
    return !(isInQuotedPattern && isPatternEnd)
  }

  /// Reports a placeholder without `}`, and ends the placeholder at its likely end.
  ///
  /// - Parameters:
  ///   - end: The offset of the missing `}`; the cursor moves there.
  ///   - start: The offset of the `{`.
  mutating func reportMissingBrace(at end: Int, from start: Int) -> Abandoned {
    let opening = Diagnostic.Note("the placeholder starts here", span: SourceSpan(start, start + 1))
    report(.missingBrace(after: string(start..<end)), at: SourceSpan(end, end), notes: [opening])
    // If there is no brace at all, the pattern isn't closed either: one diagnostic is enough.
    var ahead = self
    ahead.skipPlaceholder()
    isUnclosedAtEnd = ahead.isUnclosedAtEnd
    index = end
    return Abandoned(isAtEnd: true)
  }

  /// Finds the end of a variant's pattern whose `}}` is missing: before the line of the next variant.
  ///
  /// The `{{` at the cursor belongs to the next variant if its line has only as many keys before it
  /// as each variant needs. The look back is bounded: keys are short.
  ///
  /// - Parameters:
  ///   - start: The start of the last piece of the pattern's text.
  ///   - keyCount: The number of keys of the variant.
  /// - Returns: The offset of the line's end, or `nil` if the `{{` is something else.
  func endOfUnclosedVariant(from start: Int, keyCount: Int) -> Int? {
    let mayBePlaceholder = index + 2 < bytes.count && bytes[index + 2] == Byte.dollarSign
    let limit = max(start, index - 100)
    guard keyCount > 0, !mayBePlaceholder,
      let end = bytes[limit..<index].lastIndex(of: Byte.lineFeed)
    else { return nil }
    var ahead = self
    ahead.index = end
    ahead.skipOptionalSpace()
    var count = 0
    while ahead.index < index, ahead.isAtKey {
      _ = ahead.parseKey()
      ahead.skipOptionalSpace()
      count += 1
    }
    return ahead.index == index && count == keyCount ? end : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func missingBrace(after placeholder: String) -> Self {
    "expected '}' after '\(abbreviated(placeholder))'"
  }
}
