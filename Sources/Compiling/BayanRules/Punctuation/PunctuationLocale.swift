package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A foreign mark right after a word.
///
/// ``OwnMark`` lists these marks. An ASCII mark counts after a word of the locale's script;
/// a mark of another script counts after any word.
package struct PunctuationLocale: MessageRule {
  package static let id: RuleID = "punctuation-locale"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.atSpan(EntityBroken.id)]

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.isSource, message.bytes.intersects(message.writing.foreignMarks) else { return }
    let joins = message.marksBetweenLettersOfSource()
    let inSource = Set((message.sourceTexts ?? []).flatMap(\.scalars))
    let found = message.texts.flatMap { $0.foreignMarks(message.writing, joins) }.filter {
      // An example is a colon in Armenian, which people type for the full stop.
      !($0.isOfOtherKind(message.writing) && inSource.contains($0.mark.scalar))
    }
    // A writer who uses one ASCII mark in Chinese uses the others too: that is one habit.
    for alike in found.grouped(by: { $0.own.reason == .customary ? nil : $0.mark.scalar }) {
      let (mark, own) = (alike[0].mark, alike[0].own)
      // In Armenian the question mark is on the word and not after it, so only its full stop can be replaced.
      let isFixed = message.writing.script != "Armn" || own.mark == "։"
      report.add(
        .foreign(mark.scalar, own, locale: message.locale, others: alike.count - 1),
        at: .text(mark.index..<mark.index + 1, of: mark.text, in: message),
        atMost: own.reason == .tolerated ? .note : .error, cldr: ICUVersion.cldr,
        fixes: isFixed
          ? Fix.making(
            "write \(quoted(String(own.mark)))", .automatic,
            alike.map {
              let index = $0.mark.index
              return message.edit(index..<index + 1, of: $0.mark.text, to: String($0.own.mark))
            }) : [])
    }
  }
}

/// A foreign mark, and the locale's own mark for it.
private struct ForeignMark {
  var mark: PlacedMark
  var own: OwnMark

  /// Whether the marks differ in more than their form.
  func isOfOtherKind(_ writing: LocaleWriting) -> Bool {
    own.reason == .foreign || writing.role(of: mark.scalar) != writing.role(of: own.mark)
  }
}

extension ShownText {
  /// Returns the foreign marks right after words.
  ///
  /// - Parameter joins: The marks that the source has between letters.
  fileprivate func foreignMarks(
    _ writing: LocaleWriting, _ joins: Set<PunctuationRole>
  ) -> [ForeignMark] {
    guard !isASCII, bytes.intersects(writing.foreignMarks) else { return [] }
    return marks.compactMap { mark in
      guard let own = writing.ownMark(for: mark.scalar), let word = mark.previous,
        word.kind == .word
      else { return nil }
      if own.reason == .foreign { return ForeignMark(mark: mark, own: own) }
      // Another rule reports these marks: `arabic-punctuation`.
      if writing.script == "Arab", ArabicPunctuation.latin.contains(mark.scalar) { return nil }
      func isOwn(_ word: TextToken) -> Bool {
        lastLetter(of: word).map(writing.isOfItsScript) ?? false
      }
      // Chinese and Japanese continue without a space.
      let goesOn =
        writing.scripts.contains(.han)
        && mark.follower.map { $0.kind == .word && isOwn($0) } == true
        && mark.scalar.punctuationRole.map(joins.contains) != true
      guard isOwn(word), mark.endsPart || goesOn, !mark.isOfEllipsis, !isWithinCall(mark.index)
      else { return nil }
      return ForeignMark(mark: mark, own: own)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func foreign(
    _ mark: Unicode.Scalar, _ own: OwnMark, locale: String, others: Int
  ) -> Self {
    let (found, expected) = (quoted(String(mark)), quoted(String(own.mark)))
    return switch own.reason {
    case .customary, .tolerated:
      """
      \(quoted(locale)) uses \(expected) after its own words, not \(found)\(sameElsewhere(others))
      """
    case .unlisted, .foreign:
      """
      \(found) isn't a punctuation mark of \(quoted(locale)), which uses \(expected)\(sameElsewhere(others))
      """
    }
  }
}
