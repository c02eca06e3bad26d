import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A Latin question mark, comma or semicolon in Arabic script.
///
/// ``OwnMark`` has the marks of each locale. A mark right after an Arabic word is reported. A mark after
/// a name, a number or a value is reported if Arabic words are before it and the next word is
/// Arabic; a question mark is also reported at the end.
package struct ArabicPunctuation: MessageRule {
  package static let id: RuleID = "arabic-punctuation"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = "?,;"

  static let latin: Set<Unicode.Scalar> = ["?", ",", ";"]

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let required: TextTraits = [.arabic, .latinPunctuation]
    guard message.traits.isSuperset(of: required), message.writing.scripts == [.arabic] else {
      return
    }
    // The stretches are computed once for each text, and not for each mark.
    var isolates: [ObjectIdentifier: IsolatedStretches] = [:]
    func isIsolated(_ mark: PlacedMark) -> Bool {
      guard mark.text.traits.contains(.bidiPair) else { return false }
      let stretches = isolates[ObjectIdentifier(mark.text)] ?? mark.text.isolates
      isolates[ObjectIdentifier(mark.text)] = stretches
      return stretches.contain(mark.index)
    }
    let found = message.found(
      in: message.renderedTexts.filter { $0.traits.isSuperset(of: required) },
      notInSourceBy: { $0.isSpokenOf ? $0.scalar : nil },
      { $0.marks.filter { Self.latin.contains($0.scalar) } }
    ).map(\.element).filter { mark in
      message.writing.ownMark(for: mark.scalar) != nil && mark.isOfArabic(message.writing)
        && !isIsolated(mark) && !mark.text.isWithinCall(mark.index)
        && !message.sourceHasStretch(containing: mark)
    }
    for alike in found.grouped(by: \.scalar) {
      let first = alike[0]
      guard let own = message.writing.ownMark(for: first.scalar)?.mark else { continue }
      report.add(
        .latin(first.scalar, own, in: message.locale, others: alike.count - 1),
        at: .text(first.index..<first.index + 1, of: first.text, in: message),
        cldr: ICUVersion.cldr,
        fixes: Fix.making(
          "write '\(own)'", .automatic,
          alike.map { mark in
            mark.isBeforeWord
              ? message.edit(
                mark.space.lowerBound..<mark.index + 1, of: mark.text, to: "\(own) ")
              : message.edit(
                (mark.owner == nil ? mark.index : mark.space.lowerBound)..<mark.index + 1,
                of: mark.text, to: String(own))
          }))
    }
  }
}

extension CatalogMessage {
  /// Whether the source has the stretch between spaces around a mark, with the mark inside:
  /// `mail;web;news;`.
  fileprivate func sourceHasStretch(containing mark: PlacedMark) -> Bool {
    let scalars = mark.text.scalars
    let start = scalars[..<mark.index].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    let end = scalars[mark.index...].firstIndex(where: \.isWhitespace) ?? scalars.count
    let stretch = scalars[start..<end]
    guard stretch.dropFirst().dropLast().contains(mark.scalar), stretch.count <= Self.longestStretch
    else { return false }
    return sourceTexts?.contains { $0.scalars.firstRange(of: stretch) != nil } == true
  }

  /// The longest stretch that is compared; a list of settings is no longer.
  private static let longestStretch = 200
}

extension PlacedMark {
  /// Whether a mark is in the position of a sentence's mark in Arabic script.
  fileprivate func isOfArabic(_ writing: LocaleWriting) -> Bool {
    guard let owner, endsPart || isBeforeWord && scalar != "?" else { return false }
    func isArabic(_ range: Range<Int>) -> Bool {
      text.lastLetter(of: TextToken(kind: .word, range: range)).map(writing.isOfItsScript) ?? false
    }
    if isArabic(owner.range) { return true }
    let wordTokens = text.wordTokens
    let next = wordTokens.partitioningIndex { $0.range.lowerBound > index }
    // This check comes first: for many marks in Latin words it avoids a search through all earlier words.
    guard
      next < wordTokens.count ? isArabic(wordTokens[next].range) : scalar == "?" && !isBeforeWord
    else {
      return false
    }
    return isBeforeWord || wordTokens[..<next].contains { isArabic($0.range) }
  }
}

extension Diagnostic.Message {
  fileprivate static func latin(
    _ mark: Unicode.Scalar, _ own: Unicode.Scalar, in locale: String, others: Int
  ) -> Self {
    """
    '\(mark)' faces the wrong way; '\(locale)' uses \(own.inQuotes)\(sameElsewhere(others))
    """
  }
}
