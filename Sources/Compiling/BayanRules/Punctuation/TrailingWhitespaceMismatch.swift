package import BayanChecking
package import BayanDiagnostics

/// A translation that ends with other white space than its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`). A space that is missing in a language
/// without spaces between words is a note. So are eight spaces or more, which lay out a text, two that make
/// it as long as the source, or stand where the source has columns, and one that makes it as long as a short
/// word. Those that are missing are a note too, because the source's may be a slip (`fragment`): `Saved `,
/// `Name: `. Behind a comma or a preposition it is a warning: there another text follows for certain, unless it
/// is written onto the last letter, as onto Hebrew's `ל`.
package struct TrailingWhitespaceMismatch: MessageRule {
  package static let id: RuleID = "trailing-whitespace-mismatch"
  package static let severity = Diagnostic.Severity.warning

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
        || found.space.isEmpty && expected.space.allSatisfy { $0 == " " }
          && !message.goesOn(behind: text)
    }
  }
}

extension ShownText {
  /// Whether the last word is a letter that the next one is written onto: `ל`, Arabic's `بـ`.
  fileprivate func endsWithPrefix(of language: String) -> Bool {
    let prefixes = ["ar": "بلفكو", "he": "בהוכלמש"][language] ?? ""
    let word = scalars.reversed().prefix { !$0.isWhitespace }.filter { $0 != "ـ" }
    return word.count == 1 && prefixes.unicodeScalars.contains(word[0])
  }
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

  /// Whether the last word or mark of the source shows that another text follows it: `Connected to `, but
  /// not `Name: `, behind which programs have a space of their own, or a field to write in.
  fileprivate func goesOn(behind text: ShownText) -> Bool {
    guard let source = counterpart(of: text),
      let last = source.scalars.last(where: { !$0.isWhitespace })
    else { return false }
    if text.endsWithPrefix(of: writing.language) { return false }
    return last == ","
      || last.isAlphabetic && source.words.last.map { EnglishWords.isFunctionWord($0.text) } ?? true
  }

  /// The text of the source that a text says.
  private func counterpart(of text: ShownText) -> ShownText? {
    sourceTexts.map { $0.counterpart(of: text) }
  }
}
