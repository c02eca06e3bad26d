import BayanDiagnostics
import BayanSupport

/// Mistakes with quotes: curly quotes of a word processor, and unescaped quotes of the text.
extension TOMLParser {
  /// Returns the curly quote of a word processor at a place, such as `“`, and its length in bytes.
  func curlyQuote(at place: Int) -> Unicode.Scalar? {
    guard let byte = byte(at: place), byte >= 0x80 else { return nil }
    let length = utf8Sequence(at: place, in: bytes).length
    let scalar = String(decoding: bytes[place..<place + length], as: UTF8.self).unicodeScalars.first
    return scalar.flatMap { "“”„‟«»‘’‚‛＂".unicodeScalars.contains($0) ? $0 : nil }
  }

  /// Reports text in quotes that aren't TOML's, and skips it.
  ///
  /// The diagnostic has a fix if the enclosed text is clear: all up to the end of the line or to a
  /// comment, without a further quote or backslash in it.
  mutating func reportCurlyQuotes() {
    let opening = here
    index = opening.end
    while let byte = next, byte != .lineFeed, byte != .quote, curlyQuote(at: index) == nil {
      index += 1
    }
    let closing = here
    var fixes: [Fix] = []
    if !closing.isEmpty {
      let text = bytes[opening.end..<closing.start]
      index = closing.end
      var end = self
      end.skipSpace()
      let isWhole = [nil, .lineFeed, .hash, .comma, .closeBrace, .closeBracket].contains(end.next)
      if isWhole, !text.contains(where: { $0 == .backslash || $0.isControl }) {
        let edits = [TextEdit(opening, "\""), TextEdit(closing, "\"")]
        fixes = [Fix("replace the quotes with '\"'", .automatic, edits: edits)]
      }
    }
    report("toml-value", .curlyQuote(stretch(opening)), opening, fixes: fixes)
  }

  /// Whether a quote of the text closed the string too early.
  ///
  /// Such a quote is reported.
  ///
  /// Text then follows, and on the same line a further quote of the same kind.
  mutating func isCutShort(_ value: TOMLValue) -> Bool {
    let start = value.span.start
    guard let quote = byte(at: start), quote == .quote || quote == .apostrophe,
      !(value.span.length >= 6 && isMultiline(from: start))
    else { return false }
    skipSpace()
    guard let follows = next, follows != .lineFeed, follows != .hash, !startsExpression()
    else { return false }
    var rest = self
    while let byte = rest.next, byte != .lineFeed {
      if byte == quote {
        report(
          "toml-syntax", quote == .quote ? .innerQuote : .innerApostrophe,
          SourceSpan(value.span.end - 1, value.span.end))
        return true
      }
      rest.index += 1
    }
    return false
  }
}

extension Diagnostic.Message {
  fileprivate static func curlyQuote(_ quote: Diagnostic.Message) -> Self {
    "\(quote) isn't a quotation mark of TOML; begin and end the text with '\"'"
  }

  fileprivate static var innerQuote: Self {
    "this '\"' ends the text, and more follows; inside the text write '«…»', or '\\\"'"
  }

  fileprivate static var innerApostrophe: Self {
    "this ' ends the text, and more follows; put the whole text in '\"', or write '’' inside"
  }
}
