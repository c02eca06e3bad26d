import BayanCatalog
import BayanChecking
import BayanSupport

/// What tells whether words were left in the words of the source.
///
/// Names and acronyms are the same in every language: a word with capitals within isn't counted, nor a
/// word in capitals unless all words are, nor what `do-not-translate` lists, nor a literal (``BayanChecking/TextToken``).
struct SourceWords: Sendable {
  /// The language that words were left in.
  private(set) var locale = "en"
  private var kept: [[Unicode.Scalar]] = []

  init() {}

  init(_ project: Project) {
    locale = project.sourceLocale
    kept = project.doNotTranslate.map { Array($0.unicodeScalars) }
  }

  /// The words of a text that another language has others for.
  func translatable(in text: ShownText) -> [TextWord] {
    let kept = Set(kept.flatMap { text.ranges(of: $0[...]) }.joined())
    let words = text.words
    // `SAVE CHANGES` has no acronyms.
    let isInCapitals = words.count > 1 && words.allSatisfy { $0.letterCase == .upper }
    return words.filter { word in
      (word.isPlain || isInCapitals) && word.range.count > 1
        && !word.range.contains(where: kept.contains)
    }
  }

  /// A stretch of words that a translation has in the same order as its source.
  struct Left {
    var range: Range<Int>
    /// How many of its words another language has others for.
    var count: Int
  }

  /// How many words of a text are compared: what a longer one begins with tells enough.
  private static let limit = 200

  /// The longest stretch that a translation has from its source, by its translatable words; `nil` where
  /// none of these is in small letters: then it may be a name.
  func longestLeft(in text: ShownText, from source: ShownText) -> Left? {
    let words = Array(text.words.prefix(Self.limit))
    let original = source.words.prefix(Self.limit).map { $0.text.lowercased() }
    guard !words.isEmpty, !original.isEmpty else { return nil }
    let lowercased = words.map { $0.text.lowercased() }
    var places: [String: [Int]] = [:]
    for (place, word) in original.enumerated() { places[word, default: []].append(place) }
    let translatable = Set(translatable(in: text).map(\.range))
    var longest: Left?
    var start = 0
    while start < words.count {
      var end = start
      for place in places[lowercased[start]] ?? [] {
        var length = 0
        while start + length < words.count, place + length < original.count,
          lowercased[start + length] == original[place + length]
        {
          length += 1
        }
        end = max(end, start + length)
      }
      let row = words[start..<end].filter { translatable.contains($0.range) }
      if row.contains(where: { $0.letterCase == .lower }), row.count > longest?.count ?? 0 {
        longest = Left(
          range: words[start].range.lowerBound..<words[end - 1].range.upperBound, count: row.count)
      }
      start = max(start + 1, end)
    }
    return longest
  }
}
