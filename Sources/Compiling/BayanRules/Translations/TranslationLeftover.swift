package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// A part of a translation in words of the source that the catalog translates elsewhere.
///
/// ``TranslationPartial`` knows some words of English. This rule asks the catalog: a word that three
/// other messages have in the source and hardly any of them keeps is one that this locale translates.
/// So it works for any words and any language of the source, and only in catalogs of some size.
///
/// A note where they are less than a fifth of the text: those are more often a term, a value or a command,
/// `Possible values: 1 on true`.
package struct TranslationLeftover: CatalogRule {
  package static let id: RuleID = "translation-leftover"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [
    .inMessage(TranslationPartial.id), .inMessage(TranslationUnchanged.id),
    .inMessage(ScriptUnexpected.id),
  ]

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let source = catalog.sourceMessages else { return }
    let kept = catalog.project.doNotTranslate.map { Array($0.unicodeScalars) }
    for locale in catalog.locales where locale.tag != source.tag {
      let language = String(locale.tag.prefix { $0 != "-" })
      let rows = locale.messages.flatMap { words -> [LeftoverRow] in
        guard words.parsed.isValid, words.messageText.hasWordPair, let original = source[words.id],
          original.parsed.isValid, !original.isBlank
        else { return [] }
        return LeftoverRow.all(in: words, of: ShownText.all(in: original), but: kept, language)
      }
      guard !rows.isEmpty else { continue }
      let translated = TranslatedWords(of: locale, from: source)
      let found = rows.filter { $0.isTranslated(elsewhere: translated) }
      let terms = Self.terms(among: found, in: locale, of: source)
      var reported: Set<MessageID> = []
      for row in found where !row.isLatin || !terms.contains(row.phrase) {
        // What several variants have is one omission.
        guard reported.insert(row.message.id).inserted else { continue }
        report.add(
          .leftover(row.text.shown(row.range), source.tag),
          at: .place(
            row.message.place(of: row.text.span(row.range)), locale: locale.tag,
            messageID: row.message.id),
          atMost: row.isMuchOfText ? .error : .note, certainty: .likely,
          notes: source[row.message.id].map {
            [Diagnostic.Note("the source is here", at: $0.place)]
          } ?? [])
      }
    }
  }
}

extension TranslationLeftover {
  /// The phrases that three messages keep, and more than translate them.
  private static func terms(
    among rows: [LeftoverRow], in locale: LocaleMessages, of source: LocaleMessages
  ) -> Set<[Unicode.Scalar]> {
    let keepers = Dictionary(grouping: rows.filter(\.isLatin), by: \.phrase)
      .mapValues { Set($0.map(\.message.id)) }
    return Set(
      keepers.filter { phrase, keepers in
        guard keepers.count > 2 else { return false }
        let shown = locale.messages.count { words in
          source[words.id].flatMap { ShownText.all(in: $0).last }?.ranges(of: phrase[...]).isEmpty
            == false
        }
        return keepers.count * 2 > shown
      }.keys)
  }
}

/// Words in a row that a translation has from its source.
private struct LeftoverRow {
  var message: LocaleMessage
  var text: ShownText
  var range: Range<Int>
  /// Those that are no names, in small letters.
  var words: [String]
  /// Whether all of these have a capital, as those of a name have too.
  var isCapitalized: Bool
  /// Whether the text has Latin letters alone, so that they may be a term that its language has too.
  var isLatin: Bool

  /// All of the words, in small letters.
  var phrase: [Unicode.Scalar] { text.scalars[range].map(\.lowercased) }

  /// Whether it is a fifth of the text or more, as half a sentence is.
  var isMuchOfText: Bool { range.count * 5 >= text.scalars.count }

  /// Whether other messages translate one of the words; where they may be a name, all of them.
  func isTranslated(elsewhere translated: TranslatedWords) -> Bool {
    isCapitalized
      ? words.allSatisfy(translated.contains) : words.contains(where: translated.contains)
  }

  static func all(
    in message: LocaleMessage, of sources: [ShownText], but kept: [[Unicode.Scalar]],
    _ language: String
  ) -> [LeftoverRow] {
    ShownText.all(in: message).sharingWords(with: sources).flatMap { text -> [LeftoverRow] in
      let source = sources.counterpart(of: text)
      guard text.scalars != source.scalars, !text.holds(source.scalars[...]) else { return [] }
      let isLatin = text.traits.isDisjoint(with: [.arabic, .otherLetter])
      let ranges = (isLatin ? kept + SharedWords.loans : kept)
        .flatMap { text.ranges(of: $0[...]) }
      return all(in: message, text, source, language, isLatin: isLatin).filter { row in
        !ranges.contains { $0.overlaps(row.range) } && !text.setsApart(row.range)
          && !text.isHead(row.range, sharedWith: source)
      }
    }
  }

  private static func all(
    in message: LocaleMessage, _ text: ShownText, _ source: ShownText, _ language: String,
    isLatin: Bool
  ) -> [LeftoverRow] {
    let words = Array(text.words.prefix(SharedWords.limit))
    let original = Array(source.words.prefix(SharedWords.limit))
    let known = Set(original.map { $0.text.lowercased() })
    // In a title each word has a capital.
    let isTitle = !original.contains {
      $0.letterCase == .lower && $0.range.count > 3 && !EnglishWords.isFunctionWord($0.text)
    }
    var found: [LeftoverRow] = []
    var row = 0
    while row < words.count {
      let end = original.longestRow(of: words[row...], of: text, in: source)
      defer { row = max(row + 1, end.words) }
      guard end.words - row > 1 else { continue }
      let telling = words[row..<end.words].enumerated().filter { position, word in
        // `date(1)` is a command, and `Maximum in` begins a phrase in German too.
        guard word.isASCII, word.range.count > 1, !EnglishWords.isShared(word.text, with: language),
          text.scalars[word.range.upperBound...].first != "("
        else { return false }
        switch word.letterCase {
        case .lower: return !words[row..<end.words].isWithinName(row + position)
        case .capitalized: return end.start == 0 && (position == 0 || isTitle && row == 0)
        case .upper, .mixed: return false
        }
      }
      let others = words[..<row] + words[end.words...]
      // All of the source with something added explains a name: `Dublin Core - XMP-dc`.
      // `Failed to`: one is enough beside small words, where both texts begin so.
      let isEnough =
        telling.count > 1
        || telling.count == 1 && row == 0 && end.start == 0
          && words[row..<end.words].count { EnglishWords.isFunctionWord($0.text) }
            == end.words - row - 1
      guard isEnough, end.words - row < original.count,
        !text.isForPrograms(words[row..<end.words], of: source),
        !source.isExample(original, from: end.start),
        // `Português do Brasil` is no English.
        end.words - row > 3 || words[row..<end.words].allSatisfy(\.isASCII),
        others.contains(where: { !known.contains($0.text.lowercased()) })
      else { continue }
      found.append(
        LeftoverRow(
          message: message, text: text,
          range: words[row].range.lowerBound..<words[end.words - 1].range.upperBound,
          words: telling.map { $0.element.text.lowercased() },
          isCapitalized: !telling.contains { $0.element.letterCase == .lower },
          isLatin: isLatin))
    }
    return found
  }
}

/// Which words of the source a locale translates, by all its messages.
private struct TranslatedWords {
  private struct Count {
    /// The messages whose source has the word.
    var shown = 0
    /// Those whose translation has it too.
    var kept = 0
  }

  private var counts: [String: Count] = [:]

  init(of locale: LocaleMessages, from source: LocaleMessages) {
    for words in locale.messages {
      guard let original = source[words.id] else { continue }
      let expected = Self.words(in: original)
      let found = Self.words(in: words)
      // Nobody has translated it yet.
      if expected.count > 1, expected.isSubset(of: found) { continue }
      for word in expected {
        counts[word, default: Count()].shown += 1
        if found.contains(word) { counts[word, default: Count()].kept += 1 }
      }
    }
  }

  /// Whether three messages show that a word is translated, beside the one that has it; one in ten
  /// may keep it.
  func contains(_ word: String) -> Bool {
    guard let count = counts[word] else { return false }
    let (shown, kept) = (count.shown - 1, count.kept - 1)
    return shown >= 3 && kept * 10 <= shown
  }

  /// The words of ASCII in what most readers see, in small letters.
  private static func words(in message: LocaleMessage) -> Set<String> {
    guard let text = ShownText.all(in: message).last else { return [] }
    return Set(
      text.scalars.split { !$0.isASCIILetter && $0 != "'" }.map {
        String(String.UnicodeScalarView($0)).lowercased()
      })
  }
}

extension ArraySlice<TextWord> {
  /// Whether a word only joins two others with capitals: `Isle of Wight`, `Lord of the Rings`.
  fileprivate func isWithinName(_ index: Int) -> Bool {
    func joins(_ word: TextWord) -> Bool {
      word.letterCase == .lower && EnglishWords.isFunctionWord(word.text)
    }
    guard joins(self[index]), let before = self[..<index].last(where: { !joins($0) }),
      let after = self[(index + 1)...].first(where: { !joins($0) })
    else { return false }
    return before.letterCase != .lower && after.letterCase != .lower
  }
}

extension String {
  /// Whether two words of ASCII follow each other.
  fileprivate var hasWordPair: Bool {
    var text = self
    // Every text of every locale is asked: the view of bytes takes five times as long.
    return text.withUTF8 { bytes in
      var isWord = false
      var followsWord = false
      for byte in bytes {
        if byte.isASCIILetter {
          if followsWord { return true }
          isWord = true
        } else {
          followsWord = byte == 0x20 && (isWord || followsWord)
          isWord = false
        }
      }
      return false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func leftover(_ words: String, _ source: String) -> Self {
    "\(quoted(words)) is still in the words of \(quoted(source)), and other messages translate them"
  }
}
