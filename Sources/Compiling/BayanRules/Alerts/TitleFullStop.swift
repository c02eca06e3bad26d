import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// A title that ends with a full stop, in any script that has one.
package struct TitleFullStop: MessageRule {
  package static let id: RuleID = "title-full-stop"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.facet == .title, message.sourceMessage?.hasStop != true else { return }
    for text in message.texts {
      guard let stop = Self.stop(in: text) else { continue }
      report.add(
        .stop, at: .text(stop, of: text, in: message),
        fixes: message.fixes("remove the full stop", .automatic, stop, of: text, to: ""))
    }
  }

  /// Whether the word before a stop is an abbreviation, so that the stop belongs to it: a unit after a
  /// number (`5 тыс.`, `10 min.`), or one of the few that end headings, such as a company's form.
  ///
  /// - Parameter text: The text before the stop, the word included.
  private static func isAbbreviation(_ word: String, after text: [Unicode.Scalar]) -> Bool {
    if abbreviations.contains(word.lowercased()) { return true }
    guard (1...4).contains(word.unicodeScalars.count),
      word.unicodeScalars.allSatisfy(\.isAlphabetic)
    else { return false }
    let before = text.dropLast(word.unicodeScalars.count).last { !$0.isWhitespace }
    return before?.isDecimalDigit == true
  }

  private static let abbreviations = Set(
    """
    inc ltd co corp llc bros jr sr etc vs approx no nr usw bzw evtl др пр тыс млн млрд itd itp sp \
    kft ltée cie
    """
    .split(separator: " ").map(String.init))

  /// Returns the stop at a text's end.
  fileprivate static func stop(in text: ShownText) -> Range<Int>? {
    let isIgnored = { (scalar: Unicode.Scalar) in
      scalar.isWhitespace || !scalar.isASCII && scalar.unicode.generalCategory == .cf
    }
    // For most titles, the last character decides.
    guard let stop = text.scalars.lastIndex(where: { !isIgnored($0) }),
      text.scalars[stop].isFullStop, case .text? = text.pattern.elements.last,
      let last = text.runs(of: .text).last, last.contains(stop)
    else { return nil }
    let before = Array(text.scalars[last.lowerBound..<stop])
    // "Loading..." ends with an ellipsis, and "5 p.m." with an abbreviation of several words.
    let word = before.reversed().prefix { !$0.isWhitespace }
    if word.contains(where: \.isFullStop) { return nil }
    guard !word.isEmpty || last.lowerBound > 0 else { return nil }
    if isAbbreviation(String(String.UnicodeScalarView(word.reversed())), after: before) {
      return nil
    }
    return stop..<stop + 1
  }
}

extension CatalogMessage {
  /// Whether any of the message's variants ends with a full stop.
  fileprivate var hasStop: Bool {
    texts.contains { TitleFullStop.stop(in: $0) != nil }
  }
}

extension Diagnostic.Message {
  fileprivate static var stop: Self {
    "a title doesn't end with a full stop; remove it"
  }
}
