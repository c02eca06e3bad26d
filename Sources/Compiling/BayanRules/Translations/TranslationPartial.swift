package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A translation that goes on in the words of its source, or begins in them.
///
/// Looked for are words that follow each other in both, at least one of them in small letters and
/// plain English. In a locale of another script two are enough, and one
/// that is only English if it begins the source: `Invalid LaTeX`. Where the script is the same, there
/// must also be a word that is only English: `the`, `of`, `show`.
///
/// A note where there are never four, and all together are less than a quarter of a long text: those are
/// more often a value or a command.
package struct TranslationPartial: MessageRule {
  package static let id: RuleID = "translation-partial"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [
    .inMessage(TranslationUnchanged.id), .inMessage(ScriptUnexpected.id),
  ]

  private var doNotTranslate: [[Unicode.Scalar]] = []
  private var sourceLocale = "en"

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.sourceLocale = catalog.project.sourceLocale
    rule.doNotTranslate = catalog.project.doNotTranslate.map { Array($0.unicodeScalars) }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, let sources = message.sourceTexts,
      source.writing.language == "en", message.writing.language != "en"
    else { return }
    let isSameScript = message.writing.script == source.writing.script
    // In another script most texts have no Latin letter.
    if !isSameScript, !message.traits.contains(.latin) { return }
    for text in message.texts.sharingWords(with: sources) {
      let counterpart = sources.counterpart(of: text)
      guard let row = leftover(in: text, of: counterpart, isSameScript, message.writing.language)
      else { continue }
      report.add(
        .partial(text.shown(row.range), sourceLocale), at: .text(row.range, of: text, in: message),
        atMost: row.isMuchOfText ? .error : .note, certainty: .likely, notes: message.sourceNote)
      // What several variants have is one omission.
      return
    }
  }

  /// The words in a row that were left in English, four or more if there are, and whether all that were are
  /// much of the text.
  private func leftover(
    in text: ShownText, of source: ShownText, _ isSameScript: Bool, _ language: String
  ) -> (range: Range<Int>, isMuchOfText: Bool)? {
    // Some keep the source and add their own words, for people who search in either.
    guard text.scalars != source.scalars, !text.holds(source.scalars[...]) else { return nil }
    let words = Array(text.words.prefix(SharedWords.limit))
    let original = Array(source.words.prefix(SharedWords.limit))
    let terms = isSameScript ? doNotTranslate + SharedWords.loans : doNotTranslate
    let kept = terms.flatMap { text.ranges(of: $0[...]) }
    var first: Range<Int>?
    var total = 0
    var row = 0
    while row < words.count {
      let end = original.longestRow(of: words[row...], of: text)
      defer { row = max(row + 1, end.words) }
      guard end.words - row > 1 else { continue }
      let range = words[row].range.lowerBound..<words[end.words - 1].range.upperBound
      // `Drag and drop your photo` is more than the loanword.
      let found = words[row..<end.words].filter { word in
        !kept.contains { $0.overlaps(word.range) }
      }
      guard found.count > 1, !text.setsApart(range),
        !text.isHead(range, sharedWith: source), !text.isForPrograms(found, of: source),
        !source.isExample(original, from: end.start),
        hasOwnWords(words, besides: row..<end.words, of: original, isSameScript),
        isEnglish(
          RowOfWords(found, of: text, startsSource: end.start == 0, language),
          startsSource: end.start == 0, startsBoth: end.start == 0 && row == 0, isSameScript)
      else { continue }
      if found.count >= 4 { return (range, true) }
      first = first ?? range
      total += range.count
    }
    return first.map { ($0, text.isMuch(total)) }
  }

  /// Whether the text has words of its own language too; else it is unchanged as a whole.
  private func hasOwnWords(
    _ words: [TextWord], besides row: Range<Int>, of source: [TextWord], _ isSameScript: Bool
  ) -> Bool {
    let others = words[..<row.lowerBound] + words[row.upperBound...]
    guard isSameScript else { return others.contains { !$0.isASCII } }
    return others.count > 1
      && others.contains { word in
        // Nouns have capitals in German.
        (word.letterCase == .lower || !source.contains { $0.text.equalsIgnoringCase(word.text) })
          && !EnglishWords.contains(word.text)
      }
  }

  private func isEnglish(
    _ row: RowOfWords, startsSource: Bool, startsBoth: Bool, _ isSameScript: Bool
  ) -> Bool {
    // `Invalid LaTeX` begins a sentence; few names have such a word.
    if !isSameScript, startsSource, row.content > 0, row.words[0].text.isOnlyEnglish { return true }
    let hasSmall = row.words.contains { $0.letterCase == .lower }
    // `Was this`, whose first word is German too, and `Invalid Email`.
    if isSameScript, startsBoth, row.onlyEnglish > 0, row.names == 0,
      hasSmall || EnglishWords.isHardlyElsewhere(row.words[0].text)
        || EnglishWords.isOnlyEnglish(row.words[0].text)
    {
      return true
    }
    // `Lord of the Rings`, `Free Software Foundation`
    guard hasSmall else { return false }
    // A name doesn't end in small letters: `The XML is a`.
    if row.names > 0, row.content == 0, row.words[row.words.count - 1].letterCase != .lower {
      return false
    }
    if isSameScript {
      return row.all > 1 && (row.onlyEnglish > 0 || startsBoth && row.beginsKnown)
        || row.all > 2 && row.content > 1
    }
    return row.all > 1
      && (row.content > 0 || startsSource && row.function > 0 || row.unknown > 2
        || row.function > 1 && row.names == 0)
  }
}

/// Words that follow each other in a text and in its source, and how many of which kind there are.
private struct RowOfWords {
  var words: [TextWord]
  /// Those that mean something.
  private(set) var content = 0
  /// Those that hold others together.
  private(set) var function = 0
  /// Those that aren't known.
  private(set) var unknown = 0
  /// Those of these three kinds that are no words of the text's language.
  private(set) var onlyEnglish = 0
  /// Those with capitals, besides the first of a sentence.
  private(set) var names = 0

  var all: Int { content + function + unknown }

  /// Whether the first word is known to mean something, and is no name.
  var beginsKnown: Bool {
    EnglishWords.contains(words[0].text) && !EnglishWords.isFunctionWord(words[0].text)
  }

  init(_ words: [TextWord], of text: ShownText, startsSource: Bool, _ language: String) {
    self.words = words
    for (index, word) in words.enumerated() {
      if word.text == "I", index + 1 < words.count, language != "it" {
        function += 1
        onlyEnglish += 1
        continue
      }
      // Another letter is a name or a part of a word, `<b>N</b>ew`, and `in` is a word in German too.
      if word.range.count == 1, word.text.lowercased() != "a" { continue }
      if EnglishWords.isShared(word.text, with: language) { continue }
      let isFirst =
        word.letterCase == .capitalized
        && (startsSource && index == 0 || text.startsSentence(word.range.lowerBound))
      let english = word.text.replacing("’", with: "'")
      let isKnown = EnglishWords.contains(english) || english.isEnglishPlural
      // A sentence's first word has a capital in any case, and a title's other words have.
      guard word.letterCase == .lower || isFirst || startsSource && isKnown else {
        names += 1
        continue
      }
      if EnglishWords.isFunctionWord(english) {
        function += 1
      } else if isKnown {
        content += 1
      } else {
        unknown += 1
      }
      if english.isOnlyEnglish || EnglishWords.isFunctionWordBeside(language, english) {
        onlyEnglish += 1
      }
    }
  }
}

extension ShownText {
  /// Whether a full stop, another end of a sentence or a colon stands before a word.
  fileprivate func startsSentence(_ start: Int) -> Bool {
    start > 1 && scalars[start - 1] == " "
      && ".!?:…)".unicodeScalars.contains(scalars[start - 2])
  }
}

extension String {
  fileprivate var isEnglishPlural: Bool {
    hasSuffix("s") && EnglishWords.contains(String(dropLast()))
  }

  /// Whether the word is English and hardly any other language's, by itself or by its ending.
  fileprivate var isOnlyEnglish: Bool {
    if EnglishWords.isOnlyEnglish(self) || EnglishWords.isHardlyElsewhere(self)
      || EnglishWords.isOnlyFunctionWordOfEnglish(self)
    {
      return true
    }
    guard utf8.count > 5 else { return false }
    return hasSuffix("ing") || hasSuffix("ly") || hasSuffix("ed") && EnglishWords.contains(self)
  }
}

extension Diagnostic.Message {
  fileprivate static func partial(_ words: String, _ source: String) -> Self {
    "\(quoted(words)) is still in the words of \(quoted(source)); translate it"
  }
}
