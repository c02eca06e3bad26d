import BayanDiagnostics

/// Where a placeholder or a pattern isn't closed, and other text follows.
extension MessageParser {
  /// Whether an option starts at the cursor: a name and `=`.
  var isAtOption: Bool {
    var ahead = self
    ahead.takeNameCharacters()
    ahead.skipOptionalSpace()
    return ahead.current == Byte.equalsSign
  }

  /// Whether a word is at the cursor that isn't an option's name, in a placeholder without `}`.
  ///
  /// It is the text after the placeholder then.
  var isAtTextAfterPlaceholder: Bool { isAtNameStart && !isAtOption && !isBraceAhead }

  /// Whether the `}` of the placeholder around the cursor comes, before a `{`.
  private var isBraceAhead: Bool {
    var ahead = self
    guard ahead.skipPlaceholder() else { return false }
    // In `{{… {$name text}}` both braces are the pattern's.
    let isPatternEnd = ahead.current == Byte.closeBrace && ahead.following != Byte.closeBrace
    return !(isInQuotedPattern && isPatternEnd)
  }

  /// Reports that the `}` of a placeholder is missing, and ends the placeholder where it should be.
  ///
  /// - Parameters:
  ///   - end: The offset where the `}` should be; the cursor is put there.
  ///   - start: The offset of the `{`.
  mutating func reportMissingBrace(at end: Int, from start: Int) -> Abandoned {
    let opening = Diagnostic.Note("the placeholder starts here", span: SourceSpan(start, start + 1))
    report(.missingBrace(after: string(start..<end)), at: SourceSpan(end, end), notes: [opening])
    // Where no brace comes at all, the pattern isn't closed either: one report is enough.
    var ahead = self
    ahead.skipPlaceholder()
    isUnclosedAtEnd = ahead.isUnclosedAtEnd
    index = end
    return Abandoned(isAtEnd: true)
  }

  /// Where the pattern of a variant ends whose `}}` is missing: before the line of the next variant.
  ///
  /// The `{{` at the cursor is the next variant's if before it, on its line, there is nothing but
  /// as many keys. The look back is bounded: keys are short.
  ///
  /// - Parameters:
  ///   - start: The offset of the pattern's text that was read last.
  ///   - keyCount: How many keys the variant has.
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
