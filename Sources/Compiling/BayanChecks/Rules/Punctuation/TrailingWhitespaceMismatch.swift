package import BayanDiagnostics

/// A translation that ends with other white space than its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`). A space that is missing in a language
/// without spaces between words is a note, and so are eight spaces or more, which lay out a text.
///
/// Not reported: in Chinese and Japanese, no space after a full-width mark, which has its own.
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
      !(found.space.isEmpty && text.scalars.last?.isFullWidth == true)
    }
    message.report(differences, saying: "ends", into: &report) {
      $0.isNoSpaceOfUnspaced(message.writing.language, for: $1) || $0.isMoreOrLess(than: $1)
        || $0.places(orElse: $1, atLeast: 8)
    }
  }
}
