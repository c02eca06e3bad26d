import BayanICU
import BayanSupport
import Synchronization

/// How a locale is written, as far as CLDR and UTS 39 know.
final class LocaleWriting: Sendable {
  /// The BCP 47 tag.
  let tag: String
  /// The language subtag.
  let language: String
  /// Whether the locale is written from right to left.
  let isRightToLeft: Bool
  /// The scripts of its words; empty where CLDR doesn't say.
  let scripts: Set<Script>
  /// The first of its digits, zero.
  let zero: Unicode.Scalar
  /// What letters of its scripts are to ``TextTraits``, where these tell as much.
  let letterTraits: TextTraits
  /// The letters that it can't do without.
  let letters: ScalarSet
  /// The characters that it uses now and then.
  let auxiliary: ScalarSet
  /// Its punctuation marks.
  let punctuation: ScalarSet
  /// Whether CLDR lists them for it, rather than those of all locales of which nothing is known.
  let listsPunctuation: Bool
  /// Those of ``scripts`` that its everyday letters are of: Korean has Han characters, and needs none.
  let everydayScripts: Set<Script>

  private struct Lookalikes {
    /// Letters by the skeleton they alone have, or share with others of the locale; worked out for
    /// the first strange letter, and most catalogs have none.
    var bySkeleton: [String: [Unicode.Scalar]]?
    /// What was found by letter.
    var found: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  }

  private let lookalikes = Mutex(Lookalikes())

  /// Asks CLDR.
  init(_ tag: String) {
    self.tag = tag
    language = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? tag
    isRightToLeft = LocaleFacts.isRightToLeft(tag)
    scripts = LocaleFacts.likelyScript(of: tag).map(Self.scripts(of:)) ?? []
    var traits: TextTraits = []
    if scripts.contains(.latin) { traits.insert(.latin) }
    if scripts.contains(.arabic) { traits.insert(.arabic) }
    letterTraits = traits
    zero = (try? ICUNumberSymbols(locale: tag))?.digits.first?.unicodeScalars.first ?? "0"
    letters = ScalarSet(ExemplarCharacters(locale: tag))
    auxiliary = ScalarSet(ExemplarCharacters(locale: tag, .auxiliary))
    let marks = ExemplarCharacters(locale: tag, .punctuation)
    punctuation = ScalarSet(marks)
    listsPunctuation = marks.ranges != ExemplarCharacters(locale: "und", .punctuation).ranges
    let everyday = scripts.count > 1 ? Self.scripts(of: letters) : scripts
    everydayScripts = everyday.isEmpty ? scripts : everyday.intersection(scripts)
  }

  /// The scripts that letters are of.
  private static func scripts(of letters: ScalarSet) -> Set<Script> {
    Set(letters.scalars.map { $0.unicode.script })
  }

  /// The scripts that a four-letter code stands for: three of them for Japanese.
  private static func scripts(of code: String) -> Set<Script> {
    switch code {
    case "Jpan": [.han, .hiragana, .katakana]
    case "Kore": [.han, .hangul]
    case "Hans", "Hant", "Hanb": [.han, .bopomofo]
    case "Aran": [.arabic]
    default: Script(code).map { [$0] } ?? []
    }
  }

  /// Works out which letters look like others, for whoever can't wait for it later.
  func prepareLookalikes() {
    lookalikes.withLock { state in
      if state.bySkeleton == nil { state.bySkeleton = lettersBySkeleton() }
    }
  }

  /// The locale's own letters that look like one that isn't among them.
  func lookalikes(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    lookalikes.withLock { state in
      if let found = state.found[scalar] { return found }
      let bySkeleton = state.bySkeleton ?? lettersBySkeleton()
      state.bySkeleton = bySkeleton
      let found = bySkeleton[Confusables.skeleton(of: String(scalar))] ?? []
      state.found[scalar] = found
      return found
    }
  }

  private func lettersBySkeleton() -> [String: [Unicode.Scalar]] {
    var bySkeleton: [String: [Unicode.Scalar]] = [:]
    // Large sets are those of ideographs, which nobody types by mistake for another.
    guard letters.count <= 2000 else { return [:] }
    for letter in letters.scalars where letter.unicode.isLetter {
      bySkeleton[Confusables.skeleton(of: String(letter)), default: []].append(letter)
      let capital = letter.properties.uppercaseMapping.unicodeScalars
      if let first = capital.first, capital.count == 1, first != letter {
        bySkeleton[Confusables.skeleton(of: String(first)), default: []].append(first)
      }
    }
    return bySkeleton
  }

  /// Whether a letter is one of the locale's own, in either case.
  func hasLetter(_ scalar: Unicode.Scalar) -> Bool {
    if letters.contains(scalar) { return true }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small.first != scalar && small.allSatisfy(letters.contains)
  }
}

/// A set of characters that is asked often: ascending ranges, found by halving.
struct ScalarSet: Sendable {
  private let ranges: [ClosedRange<UInt32>]

  /// A bit for each character of the alphabets, so that those needn't be searched for.
  private let alphabets: [UInt64]

  /// The characters below this are alphabets' and signs, after it ideographs begin.
  private static let alphabetsEnd: UInt32 = 0x2000

  /// The characters of a set of exemplars; those of its sequences too.
  init(_ exemplars: ExemplarCharacters) {
    let single = exemplars.ranges.map { $0.lowerBound.value...$0.upperBound.value }
    let others = exemplars.sequences.flatMap { $0.unicodeScalars.map { $0.value...$0.value } }
    var ranges: [ClosedRange<UInt32>] = []
    for range in (single + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    self.ranges = ranges
    var alphabets = [UInt64](repeating: 0, count: Int(Self.alphabetsEnd) / 64)
    for range in ranges where range.lowerBound < Self.alphabetsEnd {
      for value in range.lowerBound...min(range.upperBound, Self.alphabetsEnd - 1) {
        alphabets[Int(value) / 64] |= 1 << UInt64(value % 64)
      }
    }
    self.alphabets = alphabets
  }

  /// How many characters there are.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The characters, ascending.
  var scalars: [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < Self.alphabetsEnd {
      return alphabets[Int(scalar.value) / 64] >> UInt64(scalar.value % 64) & 1 == 1
    }
    let nearest = ranges.partitioningIndex { $0.upperBound >= scalar.value }
    return nearest < ranges.count && ranges[nearest].contains(scalar.value)
  }
}
