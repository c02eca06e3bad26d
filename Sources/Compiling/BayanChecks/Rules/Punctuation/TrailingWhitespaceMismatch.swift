package import BayanDiagnostics

/// A translation that ends with other white space than its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`). A space that is missing in a language
/// without spaces between words is a note. So are eight spaces or more, which lay out a text, two that make
/// it as long as the source, or stand where the source has columns, and one that makes it as long as a short
/// word. One that is missing behind a word, a sentence, a value or a quotation, `Saved `, is a note too,
/// because the source's may be a slip (`fragment`). Behind a colon or a preposition it is a warning: a value
/// follows there. Unless the source asks for something, `Enter a name: `: there the reader's own writing
/// follows.
///
/// Not reported: in Chinese and Japanese, none or U+3000 after a full-width mark, which has its own.
package struct TrailingWhitespaceMismatch: MessageRule {
  package static let id: RuleID = "trailing-whitespace-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A translation ends with other white space than its source.",
    why: """
      White space at the end separates the text from another. If it is missing, two words run \
      together.
      """,
    howToFix: "End with exactly the spaces of the source, or run 'bayan check --fix'.",
    examples: [
      .message("ar", source: "Name:<U+0020>", bad: "الاسم:", good: "الاسم:<U+0020>")
    ])

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    // Beside line feeds, space is indentation, and of no consequence.
    let differences = message.edgeDifferences(
      \.trailingSpace,
      differ: { $0.space != $1.space && $0.lineFeeds == 0 && $1.lineFeeds == 0 }
    ).filter { text, found, _ in
      // A full-width mark has its space within: `：` for `: `.
      !(found.space.allSatisfy { $0 == "\u{3000}" }
        && text.scalars.last(where: { !$0.isWhitespace })?.isFullWidth == true)
    }
    message.report(differences, saying: "ends", into: &report) { text, found, expected in
      found.isNoSpaceOfUnspaced(message.writing.language, for: expected)
        || found.isMoreOrLess(than: expected) || found.places(orElse: expected, atLeast: 8)
        || found.places(orElse: expected, atLeast: 2) && message.fillsColumn(text)
        || found.isHarmlessExcess(over: expected) && message.fillsNarrowColumn(text)
        || found.space.isEmpty && expected.space == [" "] && !message.goesOn(behind: text)
    }
  }
}

extension ShownText {
  /// Whether the text asks the reader to write something: `Enter a name: `.
  fileprivate var asksForInput: Bool {
    words.prefix(2).contains { Self.asking.contains($0.text.lowercased()) }
  }

  private static let asking: Set<String> = ["choose", "enter", "give", "input", "insert", "type"]
}

extension CatalogMessage {
  /// Whether a text is as long as the source's, or the source has columns within, so that spaces at its
  /// end fill a column.
  fileprivate func fillsColumn(_ text: ShownText) -> Bool {
    isAsLong(text)
      || counterpart(of: text).map { $0.string($0.whole).contains("   ") } == true
  }

  /// Whether a text is as long as a short word of the source: `conj. ` for `spouse`.
  fileprivate func fillsNarrowColumn(_ text: ShownText) -> Bool {
    text.scalars.count <= 8 && isAsLong(text)
      && counterpart(of: text)?.scalars.contains(where: \.isWhitespace) == false
  }

  /// Whether a text is as long as the source's.
  private func isAsLong(_ text: ShownText) -> Bool {
    counterpart(of: text)?.scalars.count == text.scalars.count
  }

  /// Whether the last word or mark of the source shows that another text follows it: `Name: `,
  /// `Connected to `, but not `Saved `, whose space may be a slip.
  fileprivate func goesOn(behind text: ShownText) -> Bool {
    guard let source = counterpart(of: text),
      let last = source.scalars.last(where: { !$0.isWhitespace })
    else { return false }
    if last == ":", source.asksForInput { return false }
    if last.isAlphabetic {
      return source.words.last.map { EnglishWords.isFunctionWord($0.text) } ?? true
    }
    switch last.punctuationRole {
    case .stop, .question, .exclamation, .ellipsis: return false
    default: return last != ShownText.object && !")]\"'”’»".unicodeScalars.contains(last)
    }
  }

  /// The text of the source that a text says.
  private func counterpart(of text: ShownText) -> ShownText? {
    sourceTexts.map { counterpart(of: text, in: $0) }
  }
}
