package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A mark right after a word that isn't the locale's own.
///
/// ``OwnMark`` says which marks these are. One of ASCII counts after a word of the locale's script;
/// one of another script after any word.
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
      // As in Armenian a colon, which is typed for the full stop.
      !($0.isOfOtherKind(message.writing) && inSource.contains($0.mark.scalar))
    }
    // Who writes one of ASCII's marks in Chinese writes the others: that is one habit.
    for alike in found.grouped(by: { $0.own.reason == .customary ? nil : $0.mark.scalar }) {
      let (mark, own) = (alike[0].mark, alike[0].own)
      // Armenian asks on the word and not after it, so only its full stop can be put in place.
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

/// A mark that isn't the locale's, and the one that is.
private struct ForeignMark {
  var mark: PlacedMark
  var own: OwnMark

  /// Whether it isn't only another form of the same mark.
  func isOfOtherKind(_ writing: LocaleWriting) -> Bool {
    own.reason == .foreign || writing.role(of: mark.scalar) != writing.role(of: own.mark)
  }
}

extension ShownText {
  /// The marks right after words that aren't the locale's.
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
      // These have a rule of their own, `arabic-punctuation`.
      if writing.script == "Arab", ArabicPunctuation.latin.contains(mark.scalar) { return nil }
      func isOwn(_ word: TextToken) -> Bool {
        lastLetter(of: word).map(writing.isOfItsScript) ?? false
      }
      // Chinese and Japanese go on without a space.
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
    let (found, meant) = (quoted(String(mark)), quoted(String(own.mark)))
    return switch own.reason {
    case .customary, .tolerated:
      """
      \(quoted(locale)) uses \(meant) after its own words, not \(found)\(sameElsewhere(others))
      """
    case .unlisted, .foreign:
      """
      \(found) is not a mark of \(quoted(locale)), which uses \(meant)\(sameElsewhere(others))
      """
    }
  }
}
