package import BayanChecking
package import BayanDiagnostics

/// A translation that starts with other white space than its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`). One plain space too many, which
/// hardly anyone sees, is a note. So are more or fewer spaces where both have some, two or more for a tab,
/// and three or more, which lay out a text. So is one that is missing in a language without spaces between
/// words, or before a capital or a tag, where it only indents a label.
package struct LeadingWhitespaceMismatch: MessageRule {
  package static let id: RuleID = "leading-whitespace-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    // Beside line feeds, space is indentation, and of no consequence.
    let all = message.edgeDifferences(
      \.leadingSpace,
      differ: { $0.space != $1.space && $0.lineFeeds == 0 && $1.lineFeeds == 0 })
    if all.isEmpty { return }
    let isFrench = message.writing.language == "fr" || message.writing.language == "br"
    let differences = all.filter { text, found, _ in
      // ` tab, then` may go on with `, then`.
      if found.space.isEmpty, let first = text.scalars.first,
        ",.;:!?)،؛؟".unicodeScalars.contains(first)
      {
        return false
      }
      // French sets one before a mark that stands alone: ` :`.
      if isFrench, !found.space.isEmpty, let first = text.scalars[found.range.upperBound...].first,
        ":;!?»".unicodeScalars.contains(first),
        found.space.allSatisfy({ $0 == "\u{A0}" || $0 == "\u{202F}" })
      {
        return false
      }
      return true
    }
    message.report(differences, saying: "starts", into: &report) { text, found, expected in
      found.space.count == 1 && found.isHarmlessExcess(over: expected)
        || found.isNoSpaceOfUnspaced(message.writing.language, for: expected)
        || found.isIdeographicIndent(for: expected) || found.isMoreOrLess(than: expected)
        || found.places(orElse: expected, atLeast: 3) || found.indentsElsewise(than: expected)
        || found.space.isEmpty && expected.space == [" "] && message.begins(text)
    }
  }
}

extension CatalogMessage {
  /// Whether the source of a text begins a sentence or a label behind its space: with a capital, or a tag.
  fileprivate func begins(_ text: ShownText) -> Bool {
    guard let sourceTexts,
      let first = sourceTexts.counterpart(of: text).scalars.first(where: { !$0.isWhitespace })
    else { return false }
    return first.isUppercase || first == "<"
  }
}
