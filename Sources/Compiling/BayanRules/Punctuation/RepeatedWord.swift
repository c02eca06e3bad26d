package import BayanChecking
package import BayanDiagnostics

/// A word twice in a row, with one space between, in prose.
///
/// Words of scripts without spaces aren't checked: only a dictionary knows their ends.
package struct RepeatedWord: MessageRule {
  package static let id: RuleID = "repeated-word"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let language = message.writing.language
    for found in message.found(notInSourceBy: { _ in true }, { $0.repetitions })
    where found.text.isProse {
      let word = found.element.word
      // `Die die` begins a sentence; two capitals don't.
      let isUsual = Self.usual[language]?.contains(word.lowercased()) == true
      if isUsual, !found.element.isCapitalized { continue }
      report.add(
        .twice(word), at: .text(found.element.range, of: found.text, in: message),
        atMost: Self.reduplicating.contains(language) ? .note : .error, certainty: .likely,
        fixes: message.fixes("leave one", .review, found.element.range, of: found.text, to: word))
    }
  }

  /// Pronouns, articles and the like that grammar puts twice.
  ///
  /// - Source: Huddleston and Pullum, The Cambridge Grammar of the English Language (`that that`,
  ///   `had had`); Grevisse, Le bon usage (`nous nous`, `en en`, `faire faire`); Duden, Die Grammatik
  ///   (`die die`); Příruční mluvnice češtiny (`to to`); Haeseryn, Algemene Nederlandse Spraakkunst
  ///   (`die die`, `dat je je account`, and verbs' own prepositions before others, `stel in in`);
  ///   Donaldson, A Grammar of Afrikaans (`nie nie`); Svenska Akademiens grammatik and its neighbours
  ///   (`den den`).
  private static let usual: [String: Set<String>] = [
    "af": ["nie"], "cs": ["to"], "da": ["den", "der", "det"],
    "de": ["das", "dem", "den", "der", "die", "ihr", "sie"],
    "en": ["had", "her", "that"], "fr": ["en", "faire", "nous", "vous"],
    "nb": ["den", "det"],
    "nl": [
      "aan", "af", "dat", "die", "door", "het", "in", "je", "om", "op", "over", "u", "uit", "voor",
      "ze",
    ],
    "sv": ["den", "det"],
  ]

  /// Languages that double words for meaning.
  ///
  /// - Source: Rubino, Reduplication, in the World Atlas of Language Structures, feature 27A, all values
  ///   but "no productive reduplication"; Abbi, Reduplication in South Asian Languages. The nearest
  ///   relatives of these languages are listed too, though neither book has them: Malay, Kazakh, Kurdish
  ///   and others. Italian doubles adverbs and adjectives, `piano piano`: Wierzbicka, Italian
  ///   Reduplication.
  private static let reduplicating: Set<String> = [
    "ak", "am", "as", "ay", "az", "bn", "ckb", "ee", "eu", "fa", "ff", "gu", "ha", "haw",
    "he",
    "hi", "hil", "hu", "hy", "id", "ig", "ilo", "it", "jv", "ka", "kk", "kn", "ko", "ku", "ky",
    "mg",
    "mi",
    "ml", "mn", "mr", "ms", "nd", "ne", "om", "or", "pa", "ps", "qu", "rn", "rw", "si", "sm", "so",
    "ss", "st", "su", "sw", "ta", "te", "ti", "tk", "tl", "tn", "to", "tr", "tt", "ug", "ur", "uz",
    "vi", "wo", "xh", "yo", "zu",
  ]
}

extension ShownText {
  /// The repeated words: whether both have a capital, and the range of both.
  fileprivate var repetitions: [(word: String, isCapitalized: Bool, range: Range<Int>)] {
    guard bytes.contains(" "), mayRepeat else { return [] }
    return tokens.indices.dropFirst(2).compactMap { index in
      let (before, space, word) = (tokens[index - 2], tokens[index - 1], tokens[index])
      guard word.kind == .word, before.kind == .word, space.kind == .space,
        space.range.count == 1, scalars[space.range.lowerBound] == " ",
        word.range.count > 1, word.range.count == before.range.count,
        zip(scalars[before.range], scalars[word.range])
          .allSatisfy({ $0.equals($1, ignoringCase: true) })
      else { return nil }
      let (first, second) = (TextWord(before.range, of: self), TextWord(word.range, of: self))
      guard first.isPlain, second.isPlain, isSame(first, second),
        !scalars[word.range].contains(where: \.isOfScriptWithoutSpaces)
      else { return nil }
      return (
        first.text, second.letterCase == .capitalized,
        before.range.lowerBound..<word.range.upperBound
      )
    }
  }

  /// Whether a word of two or more letters before a space may be repeated after it.
  ///
  /// This check comes first, because the tokens of all texts took a fifth of the time of a check.
  private var mayRepeat: Bool {
    let scalars = scalars
    var chunk = 0
    for index in scalars.indices where scalars[index] == " " {
      defer { chunk = index + 1 }
      guard index > chunk + 1 else { continue }
      let (last, limit) = (scalars[index - 1], min(scalars.count, 2 * index - chunk + 1))
      var end = index + 2
      while end < limit, scalars[end] != " " {
        if scalars[end] == last, isWord(2 * index - end..<index), isWord(index + 1..<end + 1),
          zip(scalars[(2 * index - end)..<index], scalars[(index + 1)...end])
            .allSatisfy({ $0.equals($1, ignoringCase: true) })
        {
          return true
        }
        end += 1
      }
    }
    return false
  }

  /// Whether no letter is right before a stretch, nor right after it.
  private func isWord(_ range: Range<Int>) -> Bool {
    !scalars[..<range.lowerBound].suffix(1).contains(where: \.isWordPart)
      && !scalars[range.upperBound...].prefix(1).contains(where: \.isWordPart)
  }

  /// Whether two words are equal; the first may have a capital only at the start of a sentence.
  private func isSame(_ first: TextWord, _ second: TextWord) -> Bool {
    if scalars[first.range].elementsEqual(scalars[second.range]) { return true }
    let before = scalars[..<first.range.lowerBound].last { !$0.isWhitespace }
    return (before?.isPunctuation ?? true) && first.letterCase == .capitalized
      && first.text.lowercased() == second.text
  }
}

extension Diagnostic.Message {
  fileprivate static func twice(_ word: String) -> Self {
    "\(quoted(word)) is written twice"
  }
}
