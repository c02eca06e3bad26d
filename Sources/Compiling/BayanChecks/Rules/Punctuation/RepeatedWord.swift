package import BayanDiagnostics

/// A word twice in a row.
///
/// Not reported: across punctuation or brackets, `السمة (السمة: داكن)`; a single letter; a number;
/// where the source repeats a word too; what some languages write twice for a reason: `nous nous`,
/// `die die`.
package struct RepeatedWord: MessageRule {
  package static let id: RuleID = "repeated-word"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "The same word is there twice in a row.",
    why: "It is usually left over from an edit.",
    howToFix: "Delete one of the two words, unless your language repeats it on purpose.",
    examples: [
      .message(bad: "The file file was saved", good: "The file was saved"),
      .message("ar", source: "The file is saved", bad: "الملف الملف محفوظ", good: "الملف محفوظ"),
    ])

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts {
      let found = text.repetitions.filter { word, range in
        // `Die die` begins a sentence; two capitals don't.
        text.scalars[range.upperBound - word.unicodeScalars.count].isUppercase
          || !isUsual(word, in: message.locale)
      }
      guard !found.isEmpty else { continue }
      // `bye bye` may be said twice in any language; `the the` is the source's own slip.
      let isMeant = message.sourceTexts?.contains { source in
        source.repetitions.contains { !EnglishWords.isFunctionWord($0.word) }
      }
      if isMeant == true { continue }
      for (word, range) in found {
        report.add(
          .twice(word), at: .text(range, of: text, in: message), certainty: .likely,
          fixes: message.fixes("leave one", .review, range, of: text, to: word))
      }
    }
  }

  /// Whether grammar puts the word twice.
  private func isUsual(_ word: String, in locale: String) -> Bool {
    let language = String(locale.prefix { $0 != "-" })
    return Self.usual[language]?.contains(word.lowercased()) == true
  }

  /// Pronouns and articles that follow themselves; languages that double words for meaning.
  private static let usual: [String: Set<String>] = [
    "en": ["that", "had", "her"], "fr": ["nous", "vous"], "de": ["die", "der", "das", "sie"],
    "nl": ["die", "dat"], "af": ["nie"], "sv": ["den", "det"],
  ]
}

extension ShownText {
  /// The words that follow themselves with nothing but space between; the stretch has both.
  fileprivate var repetitions: [(word: String, range: Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    var previous: Range<Int>?
    var index = 0
    while index < scalars.count {
      guard scalars[index].isWordPart else {
        // Anything but space separates.
        if !scalars[index].isWhitespace { previous = nil }
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < scalars.count, scalars[index].isWordPart { index += 1 }
      let word = start..<index
      defer { previous = word }
      guard let before = previous, before.count == word.count, word.count > 1,
        scalars[before.lowerBound].equals(scalars[start], ignoringCase: true),
        zip(scalars[before], scalars[word]).allSatisfy({ $0.equals($1, ignoringCase: true) }),
        scalars[word].contains(where: \.isAlphabetic), token(at: start) == nil
      else { continue }
      found.append((string(before), before.lowerBound..<word.upperBound))
    }
    return found
  }
}

extension Diagnostic.Message {
  fileprivate static func twice(_ word: String) -> Self { "\(quoted(word)) is there twice" }
}
