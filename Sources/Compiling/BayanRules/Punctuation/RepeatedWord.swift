package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A word twice in a row.
///
/// In Chinese and Japanese, which have no spaces, a word of several Han characters or a longer one in
/// katakana. A note in languages that double words for meaning: Turkish, Hindi, Indonesian and others.
package struct RepeatedWord: MessageRule {
  package static let id: RuleID = "repeated-word"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let language = message.writing.language
    // In Chinese, a verb and its object may be one word: `隐藏隐藏文件` hides hidden files.
    let isUnspaced = message.writing.scripts.contains(.han)
    lazy var source = SourceRepetition(message.sourceTexts ?? [], isUnspaced: isUnspaced)
    for text in message.texts {
      let found = text.repetitions(isUnspaced: isUnspaced).filter {
        word, range in
        // `Die die` begins a sentence; two capitals don't.
        text.scalars[range.upperBound - word.unicodeScalars.count].isUppercase
          || !isUsual(word, in: language)
            && !(language == "fa" && text.isPrepositionBeforeItself(range))
      }
      guard !found.isEmpty, !source.isMeant else { continue }
      let doubles = Self.doubling.contains(language)
      for (word, range) in found
      where doubles || !source.saysOneByOne && !source.stretches.contains(text.scalars[range]) {
        report.add(
          .twice(word), at: .text(range, of: text, in: message),
          atMost: doubles ? .note : .error, certainty: .likely,
          fixes: message.fixes("leave one", .review, range, of: text, to: word))
      }
    }
  }

  /// Whether grammar puts the word twice.
  private func isUsual(_ word: String, in language: String) -> Bool {
    Self.usual[language]?.contains(word.lowercased()) == true
  }

  /// Pronouns and articles that follow themselves, and phrases that are a word twice.
  private static let usual: [String: Set<String>] = [
    "en": ["that", "had", "her"], "fr": ["nous", "vous", "en", "est", "faire", "oh"],
    "de": ["die", "der", "das", "sie"],
    "cs": ["to"],
    // A verb's own `in` before another: `stel in in het menu`.
    "nl": ["die", "dat", "in", "op", "aan", "uit", "af", "om", "over", "voor", "door"],
    "af": ["nie"], "sv": ["den", "det"], "da": ["den", "det"],
    "nb": ["den", "det"], "it": ["via", "piano"], "ru": ["едва", "еле", "чуть"],
    "ar": ["رويدا", "رويدًا", "شيئا", "شيئًا", "جدا", "جدًا", "واحدا", "واحدًا"],
    "fa": ["یک", "نام", "عنوان", "تک", "کم", "گاه", "آرام", "پاره", "پلاس"],
    "he": [
      "לאט", "אחד", "אחת", "יום", "שלב",
      // The first to the sixth, which are days too: `יום ראשון ראשון`.
      "ראשון", "שני", "שלישי", "רביעי", "חמישי", "שישי",
    ],
    "ja": ["一歩", "部分", "一人", "一枚"], "zh": ["一个", "哈哈", "什么"],
  ]

  /// Languages that double many words for meaning.
  private static let doubling: Set<String> = [
    "az", "bn", "eu", "gu", "hi", "hu", "hy", "id", "jv", "ka", "kk", "km", "kn", "ku", "ky", "lo",
    "ml", "mr", "ms", "ne", "or", "pa", "rw", "si", "su", "sw", "ta", "te", "th", "tk", "tl", "tr",
    "tt", "ug", "ur", "uz", "vi",
  ]
}

extension ShownText {
  /// The words that follow themselves with one space between; the stretch has both.
  ///
  /// - Parameter isUnspaced: Whether words are looked for within a row of Han characters or katakana.
  fileprivate func repetitions(isUnspaced: Bool) -> [(word: String, range: Range<Int>)] {
    let scalars = self.scalars
    var found: [(word: String, range: Range<Int>)] = []
    // A space, and where what stands before it begins.
    var space: Int?
    var start = 0
    for index in 0...scalars.count where index == scalars.count || scalars[index].isWhitespace {
      if let space, scalars[space] != "\n", scalars[space] != "\t",
        let length = lengthOfRepetition(
          around: space, upTo: min(space - start, index - space - 1), in: scalars)
      {
        found.append((string(space - length..<space), space - length..<space + 1 + length))
      }
      start = space.map { $0 + 1 } ?? 0
      space = index
    }
    if isUnspaced {
      found += scalars.indices.split { !scalars[$0].isWordPart }.flatMap(repetitions(within:))
      found.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    return found
  }

  /// How long the word is that stands before and after a space.
  private func lengthOfRepetition(
    around space: Int, upTo longest: Int, in scalars: [Unicode.Scalar]
  ) -> Int? {
    guard longest > 1 else { return nil }
    // A capital begins a word, or all of its letters are capitals: the last ones are the same.
    let last = scalars[space - 1]
    return (2...longest).first { length in
      scalars[space + length] == last
        && isRepetition(space - length..<space, space + 1..<space + 1 + length)
    }
  }

  /// Whether two stretches are the same word, and a second time by mistake.
  private func isRepetition(_ before: Range<Int>, _ word: Range<Int>) -> Bool {
    let start = word.lowerBound
    return zip(scalars[before], scalars[word]).allSatisfy { $0.equals($1, ignoringCase: true) }
      && scalars[before].allSatisfy(\.isWordPart) && scalars[word].allSatisfy(\.isWordPart)
      && (before.lowerBound == 0 || !scalars[before.lowerBound - 1].isWordPart)
      // `URL'er er`
      && !(before.lowerBound > 0 && "'’".unicodeScalars.contains(scalars[before.lowerBound - 1]))
      && (word.upperBound == scalars.count || !scalars[word.upperBound].isWordPart)
      && (startsSentence(before.lowerBound) || !differsInCase(before, word))
      && scalars[word].contains(where: \.isAlphabetic) && literal(at: start) == nil
      // `XXXX XXXX` is the form of a number.
      && scalars[word].contains { $0 != scalars[start] }
      // `que que-là`, `Datei DATEI`
      && !goesOn(after: word) && isAllCapitals(before) == isAllCapitals(word)
  }
}

/// What a source repeats.
private struct SourceRepetition {
  /// Whether a repetition in the translation is meant: `bye bye`, `Tawi-Tawi`.
  var isMeant: Bool
  /// Whether it says `one by one`.
  var saysOneByOne: Bool
  /// The words that follow themselves, both together: `the the` is the source's own slip.
  var stretches: Set<ArraySlice<Unicode.Scalar>>

  init(_ texts: [ShownText], isUnspaced: Bool) {
    isMeant = texts.contains { text in
      text.hasDoubledInitial
        || text.repetitions(isUnspaced: false).contains { !EnglishWords.isFunctionWord($0.word) }
        || text.hasDoubledName || isUnspaced && text.hasFamily
    }
    saysOneByOne = texts.contains(where: \.saysOneByOne)
    stretches = Set(
      texts.flatMap { text in
        text.repetitions(isUnspaced: isUnspaced).map { text.scalars[$0.range] }
      })
  }
}

extension ShownText {
  /// Whether a word stands before and after `by`.
  fileprivate var saysOneByOne: Bool {
    let words = Array(self.words.prefix(200))
    return zip(words, words.dropFirst(2)).enumerated().contains { index, pair in
      words[index + 1].text == "by" && pair.0.text.lowercased() == pair.1.text.lowercased()
    }
  }

  /// Whether a hyphen or the like makes a longer word of one.
  private func goesOn(after word: Range<Int>) -> Bool {
    guard word.upperBound < scalars.count else { return false }
    return ["-", "_", "‑", "\u{5BE}"].contains(scalars[word.upperBound])
  }

  private func isAllCapitals(_ word: Range<Int>) -> Bool {
    scalars[word].allSatisfy { $0.isUppercase || !$0.unicode.isCased }
  }

  /// Whether only one of two words has a capital, as a noun before its verb: `in Teilen teilen`.
  private func differsInCase(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    scalars[first.lowerBound] != scalars[second.lowerBound]
  }

  /// Whether a sentence begins at a place.
  private func startsSentence(_ index: Int) -> Bool {
    let before = scalars[..<index].last { !$0.isWhitespace }
    return before.map { $0 == "." || $0 == "!" || $0 == "?" } ?? true
  }

  /// Whether the second of two words begins another one in Persian, which is written apart: `به به روز`.
  fileprivate func isPrepositionBeforeItself(_ range: Range<Int>) -> Bool {
    string(range) == "به به" && scalars[range.upperBound...].starts(with: " روز".unicodeScalars)
  }

  /// Whether the text has an abbreviation with a letter twice, whose name is then there twice: `RSS`.
  fileprivate var hasDoubledInitial: Bool {
    words.prefix(200).contains { word in
      word.letterCase != .lower && (3...5).contains(word.range.count)
        && !word.text.lowercased().contains(where: "aeiouy".contains)
        && zip(word.text.lowercased(), word.text.lowercased().dropFirst()).contains { $0 == $1 }
    }
  }

  /// Whether the text has a word that is another twice: `PagoPago`, `Tawi-Tawi`.
  fileprivate var hasDoubledName: Bool {
    words.prefix(200).contains { word in
      let text = [Unicode.Scalar](word.text.lowercased().unicodeScalars.filter { $0 != "-" })
      let half = text.count / 2
      return half > 1 && text[..<half].elementsEqual(text[half...])
    }
  }

  /// Whether the text has two words of one family beside each other, or with one word between:
  /// `hide hidden`, `update the updates`.
  fileprivate var hasFamily: Bool {
    let words = Array(self.words.prefix(200))
    return words.indices.contains { index in
      let word = words[index]
      guard word.range.count > 3 else { return false }
      let stem = word.text.prefix(3).lowercased()
      return words[(index + 1)...].prefix(2).contains { other in
        other.range.count > 3 && other.text.prefix(3).lowercased() == stem
      }
    }
  }

  /// The words of Han characters or katakana that follow themselves in a row of letters.
  fileprivate func repetitions(within row: Range<Int>) -> [(word: String, range: Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    var index = row.lowerBound
    while index + 4 <= row.upperBound {
      guard let length = lengthOfRepetition(at: index, before: row.upperBound) else {
        index += 1
        continue
      }
      found.append((string(index..<(index + length)), index..<(index + 2 * length)))
      index += 2 * length
    }
    return found
  }

  /// How long the word is that stands twice from a place on.
  private func lengthOfRepetition(at start: Int, before end: Int) -> Int? {
    let script = scalars[start].unicode.script
    guard script == .han || script == .katakana else { return nil }
    // No word begins so: `インスタンスタイプ` has no `ンスタ` twice.
    if "ンーァィゥェォッャュョ".unicodeScalars.contains(scalars[start]) { return nil }
    // Two kana twice paint a sound: `キラキラ`.
    for length in (script == .han ? 2 : 3)...16 where start + 2 * length <= end {
      let first = scalars[start..<(start + length)]
      guard first.elementsEqual(scalars[(start + length)..<(start + 2 * length)]) else { continue }
      let isWord = first.allSatisfy { $0.unicode.script == script || $0 == "ー" }
      return isWord && Set(first).count > 1 ? length : nil
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func twice(_ word: String) -> Self { "\(quoted(word)) is there twice" }
}
