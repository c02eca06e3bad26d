package import BayanChecking
package import BayanDiagnostics

/// Another number of sentences than in the source.
///
/// Off by default: languages divide their sentences differently.
package struct SentenceCount: MessageRule {
  package static let id: RuleID = "sentence-count"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    let expected = sources.map { $0.sentences(.ofNoLocale) }
    let writing = message.writing
    guard !writing.hasNoStops else { return }
    for text in message.texts where !text.isBlank {
      let found = text.sentences(writing)
      guard !expected.contains(found) else { continue }
      let wanted = sources.counterpart(of: text).sentences(
        .ofNoLocale)
      report.add(
        .differs(found, wanted), at: .text(text.whole, of: text, in: message), certainty: .maybe,
        notes: message.sourceNote)
    }
  }
}

extension ShownText {
  /// How many marks end a sentence before a space or the end.
  fileprivate func sentences(_ writing: LocaleWriting) -> Int {
    scalars.indices.count { index in
      switch writing.role(of: scalars[index]) {
      case .stop, .question, .exclamation: break
      default: return false
      }
      guard index > 0, literal(at: index) == nil else { return false }
      let isLast = index + 1 == scalars.count
      let isBeforeSpace = isLast || scalars[index + 1].isWhitespace || scalars[index].isFullWidth
      // `p.m.` and initials end no sentence.
      let isAbbreviation = index > 1 && !scalars[index - 2].isWordPart && scalars[index] == "."
      return isBeforeSpace && !isAbbreviation
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ found: Int, _ expected: Int) -> Self {
    "the translation has \(sentences(found)), and the source \(sentences(expected))"
  }

  private static func sentences(_ count: Int) -> String {
    count == 1 ? "1 sentence" : "\(count) sentences"
  }
}
