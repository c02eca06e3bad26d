package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A quotation mark without a counterpart, where the source has all of its own.
///
/// All double marks count alike, since quotations in many languages begin with one and end with
/// another. Of single marks, which are apostrophes too, there must be fewer than in the source.
package struct QuoteBalance: MessageRule {
  package static let id: RuleID = "quote-balance"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package var requiredBytes: ByteSet { Self.marks }

  /// Languages in which one mark may end a quotation within another, and that one too.
  private static let sharing: Set<String> = ["be", "ru", "uk"]

  /// The first bytes of the marks.
  private static let marks: ByteSet = "\"'`“«「"

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.isSource, let sources = message.sourceTexts else { return }
    lazy var expected = sources.map(\.quotationMarks)
    lazy var counts = Set(sources.map(\.countOfSingleMarks))
    for text in message.texts where text.bytes.intersects(Self.marks) {
      let found = text.quotationMarks
      if found.double.count.isMultiple(of: 2), found.single.count.isMultiple(of: 2) { continue }
      guard
        expected.allSatisfy({
          $0.double.count.isMultiple(of: 2) && $0.single.count.isMultiple(of: 2)
        })
      else { return }
      if !found.double.count.isMultiple(of: 2), let alone = text.lonely(of: found.double) {
        report.add(
          .alone(String(text.scalars[alone])),
          at: .text(alone..<(alone + 1), of: text, in: message),
          atMost: Self.sharing.contains(message.writing.language)
            && text.sharesClosingMark(found.double) ? .note : .error, certainty: .likely,
          notes: message.sourceNote)
      } else if !found.single.count.isMultiple(of: 2),
        expected.allSatisfy({ $0.single.count > found.single.count }),
        // Japanese writes words onto a mark, `'mdat'atom`.
        !counts.contains(text.countOfSingleMarks),
        let alone = text.lonely(of: found.single)
      {
        report.add(
          .alone(String(text.scalars[alone])),
          at: .text(alone..<(alone + 1), of: text, in: message),
          certainty: .likely, notes: message.sourceNote)
      }
    }
  }
}

extension ShownText {
  /// Whether one mark ends two quotations, of which one stands in the other: `«Имя «х»`.
  fileprivate func sharesClosingMark(_ marks: [Int]) -> Bool {
    marks.map { scalars[$0] } == ["«", "«", "»"]
  }

  /// The places of the marks that begin or end quotations.
  fileprivate var quotationMarks: (double: [Int], single: [Int]) {
    var double: [Int] = []
    var single: [Int] = []
    let all = scalars.indices.filter { scalars[$0].isDoubleQuotationMark }
    // Between spaces, without its counterpart anywhere, it is a sign: `Menu » Options`.
    let hasPairs = scalars.contains("«") && scalars.contains("»")
    // Hebrew ends with its own sign what such a mark begins: `„x״`.
    let hasLow = scalars.contains("„")
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"", "“", "”", "„", "‟", "「", "」", "『", "』":
        if !isOfProgram(index), !isOfWord(index, among: all) { double.append(index) }
      case "«", "»":
        let isSign =
          !hasPairs && (index == 0 || scalars[index - 1] == " ")
          && (index + 1 == scalars.count || scalars[index + 1] == " ")
        if !isOfProgram(index), !isSign { double.append(index) }
      case "\u{5F4}":
        if hasLow, index + 1 == scalars.count || !scalars[index + 1].isWordPart {
          double.append(index)
        }
      case "'", "‘", "’", "‚", "`":
        if literal(at: index) == nil, !isApostrophe(index) { single.append(index) }
      default: continue
      }
    }
    return (double, single)
  }

  /// How many single marks there are, apostrophes too.
  fileprivate var countOfSingleMarks: Int {
    scalars.count { $0 == "'" || $0 == "‘" || $0 == "’" || $0 == "‚" || $0 == "`" }
  }

  /// Whether a mark belongs to code or a tag; in an address, only ASCII's own does.
  private func isOfProgram(_ index: Int) -> Bool {
    guard let token = literal(at: index) else { return false }
    return token.kind == .code || token.kind == .tag || scalars[index].isASCII
  }

  /// Whether a double mark is a sign of inches, or stands in a Hebrew abbreviation: before its last
  /// letter, or behind letters that are no preposition.
  private func isOfWord(_ index: Int, among marks: [Int]) -> Bool {
    guard scalars[index] == "\"" || scalars[index] == "”", index > 0 else { return false }
    // `ג'"ב`: an abbreviation of two words has a sign for each.
    let isDoubled = index > 1 && (scalars[index - 1] == "'" || scalars[index - 1] == "׳")
    let before = scalars[isDoubled ? index - 2 : index - 1]
    if before.isDecimalDigit,
      marks.first == index || marks.allSatisfy({ $0 > 0 && scalars[$0 - 1].isDecimalDigit })
    {
      return true
    }
    // `{$size} "`
    if before == " ", index > 1, marks.count == 1,
      scalars[index - 2].isDecimalDigit || scalars[index - 2] == Self.object,
      index + 1 == scalars.count
        || !scalars[index + 1].isWordPart && scalars[index + 1] != Self.object
    {
      return true
    }
    // In Hebrew, the inches of `"10` are written before the number now and then.
    if before.isWhitespace, index + 1 < scalars.count, scalars[index + 1].isDecimalDigit,
      marks.count == 1, scalars.contains(where: { $0.unicode.script == .hebrew })
    {
      return true
    }
    guard index + 1 < scalars.count, before.unicode.script == .hebrew,
      scalars[index + 1].unicode.script == .hebrew
    else { return false }
    if index + 2 == scalars.count || !scalars[index + 2].isWordPart { return true }
    // `ב"שלום"` quotes behind a preposition, and `דו"חות` is an abbreviation in the plural.
    let letters = scalars[..<index].reversed().prefix { $0.isWordPart }
    return !letters.allSatisfy { "משהוכלב".unicodeScalars.contains($0) }
  }

  /// Whether a single mark stands between letters, or between a word and what it leads to: `l’“x”`.
  ///
  /// Arabic and Hebrew write prepositions onto a quotation, and Chinese has no spaces: there a mark
  /// between letters isn't an apostrophe.
  private func isApostrophe(_ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let before = scalars[index - 1]
    let after = scalars[index + 1]
    guard before.isWordPart, before.unicode.isCased, scalars[index] != "`" else { return false }
    // `L' <b>emplacement</b>`, `l'~1affichage~2`
    if index < 2 || scalars[index - 2].isWhitespace, before.isASCIILetter,
      before.isUppercase || after == "~"
    {
      return true
    }
    // `'R'<br>` ends a quotation.
    if after == "<", let start = scalars[..<index].lastIndex(where: { !$0.isWordPart }),
      scalars[start] == "'" || scalars[start] == "‘"
    {
      return false
    }
    // `'Experimental'に` has no apostrophe.
    return after.unicode.isCased || after.isDecimalDigit || after == Self.object
      || after.isDoubleQuotationMark || after == "<"
  }

  /// The mark that has no partner: one that ends where a beginning is due, or the other way round.
  fileprivate func lonely(of marks: [Int]) -> Int? {
    var open: Int?
    for mark in marks {
      let begins = mark == 0 || !scalars[mark - 1].isWordPart && scalars[mark - 1] != Self.object
      let ends =
        mark + 1 == scalars.count
        || !scalars[mark + 1].isWordPart && scalars[mark + 1] != Self.object
      if let start = open {
        if begins, !ends { return start }
        open = nil
      } else {
        if ends, !begins { return mark }
        open = mark
      }
    }
    return open ?? marks.last
  }
}

extension Unicode.Scalar {
  fileprivate var isDoubleQuotationMark: Bool {
    switch self {
    case "\"", "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』": true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func alone(_ mark: String) -> Self {
    "the quotation mark \(mark) has no counterpart"
  }
}
