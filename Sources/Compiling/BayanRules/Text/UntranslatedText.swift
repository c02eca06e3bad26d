import BayanCatalog
import BayanChecking
import BayanSupport

/// A search for words of the source that a translation has left.
///
/// Names and acronyms are the same in every language. So these don't count: a word with inner capitals, a
/// word in capitals unless all words are, a term of `do-not-translate`, a literal
/// (``BayanChecking/TextToken``), and what the source has in straight quotation marks and the translation in any.
struct UntranslatedText: Sendable {
  /// The locale of the source.
  private(set) var locale = "en"
  private var doNotTranslate: [[Unicode.Scalar]] = []

  init() {}

  init(_ project: Project) {
    locale = project.sourceLocale
    doNotTranslate = project.doNotTranslate.map { Array($0.unicodeScalars) }
  }

  /// Returns the words of a text that a translation should have in another language.
  func translatable(in text: ShownText) -> [TextWord] {
    let exempt = Set(doNotTranslate.flatMap { text.ranges(of: $0[...]) }.joined())
    let tokens = text.wordTokens
    // `SAVE CHANGES` has no acronyms.
    let isInCapitals = tokens.count > 1 && tokens.allSatisfy { $0.letterCase == .upper }
    return tokens.filter { word in
      (word.isPlain || isInCapitals) && word.range.count > 1
        && !word.range.contains(where: exempt.contains)
    }
  }

  /// A stretch of words that a translation has in the same order as its source.
  struct Left {
    var range: Range<Int>
    /// The number of translatable words in it.
    var count: Int
  }

  /// The most words of a text that are compared: the beginning of a longer text is enough.
  private static let limit = 200

  /// Returns the longest stretch of the source in a translation, by its translatable words; `nil` if
  /// none of these is in lower case, because it may then be a name.
  func longestLeft(in text: ShownText, from source: ShownText) -> Left? {
    let tokens = Array(text.wordTokens.prefix(Self.limit))
    let original = source.wordTokens.prefix(Self.limit).map { $0.text.lowercased() }
    guard !tokens.isEmpty, !original.isEmpty else { return nil }
    let lowercased = tokens.map { $0.text.lowercased() }
    var places: [String: [Int]] = [:]
    for (place, word) in original.enumerated() { places[word, default: []].append(place) }
    let translatable = Set(translatable(in: text).map(\.range))
    var longest: Left?
    var start = 0
    while start < tokens.count {
      var end = start
      for place in places[lowercased[start]] ?? [] {
        var length = 0
        while start + length < tokens.count, place + length < original.count,
          lowercased[start + length] == original[place + length]
        {
          length += 1
        }
        end = max(end, start + length)
      }
      let row = tokens[start..<end].filter { translatable.contains($0.range) }
      if row.contains(where: { $0.letterCase == .lower }), row.count > longest?.count ?? 0 {
        let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
        if !text.isQuoted(range, asIn: source) { longest = Left(range: range, count: row.count) }
      }
      start = max(start + 1, end)
    }
    return longest
  }
}

extension ShownText {
  /// Whether a stretch is in quotation marks, with the same content that the source has in straight ones.
  ///
  /// Such content is a command or a name that isn't translated. Between typographic marks there are words, such as
  /// those of a button.
  fileprivate func isQuoted(_ range: Range<Int>, asIn source: ShownText) -> Bool {
    let longest = 100
    let before = scalars[..<range.lowerBound].suffix(longest)
    let after = scalars[range.upperBound...].prefix(longest)
    guard let open = before.lastIndex(where: \.isQuotationMark),
      let close = after.firstIndex(where: \.isQuotationMark)
    else { return false }
    // French has spaces inside its marks.
    guard let first = scalars[(open + 1)..<close].firstIndex(where: { !$0.isWhitespace }),
      let last = scalars[first..<close].lastIndex(where: { !$0.isWhitespace })
    else { return false }
    return source.ranges(of: scalars[first...last]).contains { place in
      place.lowerBound > 0 && source.scalars[place.lowerBound - 1].isStraightQuotationMark
        && place.upperBound < source.scalars.count
        && source.scalars[place.upperBound].isStraightQuotationMark
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isStraightQuotationMark: Bool { "'\"`".unicodeScalars.contains(self) }

  fileprivate var isQuotationMark: Bool { "'\"`“”„«»‹›「」『』".unicodeScalars.contains(self) }
}
