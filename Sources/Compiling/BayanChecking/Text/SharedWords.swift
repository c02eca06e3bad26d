import BayanSupport

/// Whether two texts have words in common that follow each other, found without making the words.
package enum SharedWords {
  /// How many words of a text are looked at: what a longer one begins with tells enough.
  package static let limit = 120

  /// Terms that many languages in Latin letters have from English.
  package static let loans = [
    "big endian", "drag and drop", "little endian", "mailing list", "open source", "plug and play",
    "point to point", "user agent",
  ]
  .map { Array($0.unicodeScalars) }

  /// A number for each two words in a row, by their letters; the first ones.
  package static func pairs(in text: ShownText) -> [UInt64] {
    var pairs: [UInt64] = []
    var previous: UInt64 = 0
    var word: UInt64 = 0
    func step(_ hash: UInt64, _ value: UInt32) -> UInt64 {
      (hash ^ UInt64(value)) &* 0x100_0000_01B3
    }
    for scalar in text.scalars {
      if scalar.isASCIILetter {
        word = step(word == 0 ? 0xCBF2_9CE4_8422_2325 : word, scalar.value | 0x20)
        continue
      }
      if word != 0 {
        if previous != 0 { pairs.append(previous &* 31 ^ word) }
        if pairs.count == limit { return pairs }
        previous = word
        word = 0
      }
      // Only a space joins two words, and none does of which one has other letters.
      if scalar != " " { previous = 0 }
    }
    if word != 0, previous != 0 { pairs.append(previous &* 31 ^ word) }
    return pairs
  }
}

extension [ShownText] {
  /// The texts with two words of ASCII in a row that one of some others has too.
  package func sharingWords(with others: [ShownText]) -> [ShownText] {
    // Most translations have no such words, and nothing is made for them.
    lazy var pairs = Set(others.prefix(SharedWords.limit).flatMap(\.wordPairs))
    return filter { text in text.wordPairs.contains { pairs.contains($0) } }
  }
}

extension ShownText {
  /// Whether so many characters are a quarter of the text or more, as half a sentence is; of a short text,
  /// any number is.
  package func isMuch(_ count: Int) -> Bool { scalars.count < 80 || count * 4 >= scalars.count }
}
