package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// Quotation marks other than the locale's in CLDR.
package struct QuoteStyle: MessageRule {
  package static let id: RuleID = "quote-style"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.isSource else { return }
    for text in message.texts where text.mayHaveQuotes {
      let quotes = message.writing.quotes
      guard !quotes.start.isEmpty, !quotes.end.isEmpty else { return }
      for (open, close) in text.quotations {
        let pair = [String(text.scalars[open]), String(text.scalars[close])]
        guard pair != [quotes.start, quotes.end],
          pair != [quotes.alternateStart, quotes.alternateEnd],
          !isChosen(text.scalars[open], text.scalars[close], message)
        else { continue }
        let space = message.writing.spacesGuillemets && quotes.start == "«" ? "\u{A0}" : ""
        let isSpaced = text.scalars[close - 1].isWhitespace
        let marks = [
          (open, quotes.start + space), (close, (isSpaced ? "" : space) + quotes.end),
        ]
        let edits = marks.map { message.edit($0..<($0 + 1), of: text, to: $1) }
        report.add(
          .foreign(pair[0], pair[1], quotes, message.locale),
          at: .text(open..<(close + 1), of: text, in: message), cldr: ICUVersion.cldr,
          fixes: Fix.making("write \(quotes.start)…\(quotes.end)", .automatic, edits))
      }
    }
  }
}

extension QuoteStyle {
  /// Whether writers of the locale use a pair beside CLDR's two pairs.
  private func isChosen(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ message: CatalogMessage
  ) -> Bool {
    guard open != "\"", open != "“" || close != "”" else { return false }
    let marks = message.writing.punctuation
    return marks.contains(open) && marks.contains(close)
  }
}

extension ShownText {
  /// Whether the text may have such marks, by their first bytes.
  fileprivate var mayHaveQuotes: Bool { bytes.intersects("\"“«「") }

  /// The indices of the marks around each quotation: an opening mark before a word, and the next
  /// closing mark after one.
  fileprivate var quotations: [(open: Int, close: Int)] {
    var found: [(Int, Int)] = []
    var open: Int?
    for token in tokens where token.kind == .mark {
      let index = token.range.lowerBound
      let mark = scalars[index]
      // A quoted value is code, `{|a = "b"|}`, and has the marks of its language.
      guard mark.isDoubleQuote, characters[index].kind == .text else { continue }
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      // In a script without spaces, only the mark tells whether a quotation begins or ends at it.
      let opens =
        before.isWhitespace || before == "(" || mark == "“" && !before.isASCII
        || mark == "\"" && open == nil && before.isOfScriptWithoutSpaces
      let closes =
        after.isWhitespace || after.isPunctuation
        || open != nil
          && (mark == "”" && !after.isASCII || mark == "\"" && after.isOfScriptWithoutSpaces)
      if let start = open, closes {
        found.append((start, index))
        open = nil
      } else if opens, !closes {
        open = index
      }
    }
    return found
  }
}

extension Unicode.Scalar {
  fileprivate var isDoubleQuote: Bool {
    switch self {
    case "\"", "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』": true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func foreign(
    _ open: String, _ close: String, _ quotes: QuotationMarks, _ locale: String
  ) -> Self {
    """
    \(quoted(locale)) uses \(quotes.start)…\(quotes.end) as quotation marks, not \(open)…\(close)
    """
  }
}
