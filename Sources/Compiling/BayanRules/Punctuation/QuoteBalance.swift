package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A quotation mark without a counterpart, in a translation whose source has no such mark.
///
/// All double marks count alike, because quotations in many languages begin with one and end with
/// another. So do all single marks. A text with an odd number has one too many, unless one of them may be no
/// quotation mark (``ShownText/quotationMarks``). Marks in code and tags and within words don't count, nor do
/// straight ones in other literals.
package struct QuoteBalance: MessageRule {
  package static let id: RuleID = "quote-balance"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [
    .inMessage(TranslationUnchanged.id), .atSpan(MarkdownBroken.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { Self.marks }

  /// The first bytes of the marks.
  fileprivate static let marks: ByteSet = "\"'`“«「״"

  /// Languages in which one guillemet may end two quotations, one within the other: `«Имя «х»`.
  ///
  /// - Source: Правила русской орфографии и пунктуации, ed. Lopatin, 2006, § 134; Belarusian and Ukrainian
  ///   books follow it.
  private static let sharing: Set<String> = ["be", "ru", "uk"]

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.isSource, let sources = message.sourceTexts else { return }
    lazy var fewest = sources.map(\.countOfSingleMarks).min() ?? 0
    for found in message.found(notInSourceBy: { $0.isDouble }, { $0.loneQuotationMarks }) {
      let (text, mark) = (found.text, found.element)
      // Apostrophes look like single marks: only the number of marks shows that one is missing.
      guard mark.isDouble || text.countOfSingleMarks < fewest else { continue }
      let isShared =
        Self.sharing.contains(message.writing.language) && text.quotesAgain(from: mark.index)
      report.add(
        .alone(text.scalars[mark.index]),
        at: .text(mark.index..<(mark.index + 1), of: text, in: message),
        atMost: isShared ? .note : .error, notes: message.sourceNote)
    }
  }
}

private struct QuotationMark {
  var index: Int
  var isDouble: Bool
  /// Whether the mark is certainly a quotation mark.
  var isSure: Bool
}

extension ShownText {
  fileprivate var loneQuotationMarks: [QuotationMark] {
    guard bytes.intersects(QuoteBalance.marks) else { return [] }
    let marks = quotationMarks
    return [true, false].compactMap { isDouble in
      let alike = marks.filter { $0.isDouble == isDouble }
      guard !alike.count.isMultiple(of: 2), alike.allSatisfy(\.isSure) else { return nil }
      return lonely(of: alike)
    }
  }

  /// The marks that begin or end quotations.
  ///
  /// Some may be something else: a straight mark between two letters, as in Hebrew abbreviations, or after a
  /// digit, for inches; a guillemet between plain spaces, which is an arrow; a single mark
  /// after a letter, which may be an apostrophe.
  fileprivate var quotationMarks: [QuotationMark] {
    tokens.flatMap { token -> [Int] in
      switch token.kind {
      case .mark: return Array(token.range)
      // Addresses have no typographic marks, so these belong to the sentence.
      case .url, .email, .path, .option, .identifier:
        return token.range.filter { !scalars[$0].isASCII }
      default: return []
      }
    }.compactMap { index in
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalars[index] {
      case "\"", "”", "״":
        let isWithin = before.isAlphabetic && after.isAlphabetic
        return QuotationMark(
          index: index, isDouble: true,
          isSure: scalars[index] != "״" && !isWithin && !before.isDecimalDigit)
      case "“", "„", "‟", "「", "」", "『", "』":
        return QuotationMark(index: index, isDouble: true, isSure: true)
      case "«", "»":
        return QuotationMark(
          index: index, isDouble: true, isSure: before != " " || after != " ")
      case "'", "‘", "’", "‚", "`":
        return QuotationMark(
          index: index, isDouble: false, isSure: !before.isAlphabetic && !before.isMark)
      default: return nil
      }
    }
  }

  /// Whether the mark is an opening guillemet, and the next guillemet opens too.
  fileprivate func quotesAgain(from mark: Int) -> Bool {
    scalars[mark] == "«" && scalars[(mark + 1)...].first { $0 == "«" || $0 == "»" } == "«"
  }

  /// The number of single marks, apostrophes included.
  fileprivate var countOfSingleMarks: Int {
    scalars.count { $0 == "'" || $0 == "‘" || $0 == "’" || $0 == "‚" || $0 == "`" }
  }

  /// Returns the mark without a partner: a closing mark instead of an opening one, or the reverse.
  private func lonely(of marks: [QuotationMark]) -> QuotationMark? {
    func isWord(_ index: Int) -> Bool {
      scalars.indices.contains(index)
        && (scalars[index].isWordPart || scalars[index] == Self.object)
    }
    var open: QuotationMark?
    for mark in marks {
      let isBehindWord = isWord(mark.index - 1)
      let isBeforeWord = isWord(mark.index + 1)
      if let begun = open {
        if !isBehindWord, isBeforeWord { return begun }
        open = nil
      } else {
        if isBehindWord, !isBeforeWord { return mark }
        open = mark
      }
    }
    return open ?? marks.last
  }
}

extension Diagnostic.Message {
  fileprivate static func alone(_ mark: Unicode.Scalar) -> Self {
    "the quotation mark \(String(mark)) has no counterpart"
  }
}
