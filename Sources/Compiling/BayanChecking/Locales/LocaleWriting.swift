package import BayanICU
import Synchronization

/// How a locale is written, and with which marks, as far as CLDR and UTS 39 know.
package final class LocaleWriting: Sendable {
  package let tag: String
  package let language: String
  package let isRightToLeft: Bool
  /// The script it is written in, where that is known: `Arab`.
  package let script: String?
  /// The scripts of its words; empty where CLDR doesn't say.
  package let scripts: Set<Script>
  /// The first of its digits, zero.
  package let zero: Unicode.Scalar
  /// What letters of its scripts are to ``TextTraits``, where these tell as much.
  package let letterTraits: TextTraits
  /// The letters that it can't do without.
  package let letters: ScalarSet
  /// The characters that it uses now and then.
  package let auxiliary: Set<Unicode.Scalar>
  package let punctuation: Set<Unicode.Scalar>
  package let quotes: QuotationMarks
  /// Its own marks, by those that aren't.
  private let ownMarks: [Unicode.Scalar: OwnMark]
  /// The first bytes of the marks that aren't its own.
  package let foreignMarks: ByteSet
  /// Those of ``scripts`` that its everyday letters are of: Korean has Han characters, and needs none.
  package let everydayScripts: Set<Script>

  /// Whether a no-break space is within its guillemets, as in French and Breton.
  package var spacesGuillemets: Bool { language == "fr" || language == "br" }

  private struct Lookalikes {
    /// Letters by the skeleton they alone have, or share with others of the locale; worked out for
    /// the first strange letter, and most catalogs have none.
    var bySkeleton: [String: [Unicode.Scalar]]?
    /// What was found by letter.
    var found: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  }

  private let lookalikes = Mutex(Lookalikes())

  /// That of a locale of which nothing is known.
  package static let ofNoLocale = LocaleWriting("und")

  package init(_ tag: String) {
    self.tag = tag
    language = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? tag
    isRightToLeft = LocaleFacts.isRightToLeft(tag)
    script = LocaleFacts.likelyScript(of: tag)
    scripts = script.map(Self.scripts(of:)) ?? []
    var traits: TextTraits = []
    if scripts.contains(.latin) { traits.insert(.latin) }
    if scripts.contains(.arabic) { traits.insert(.arabic) }
    letterTraits = traits
    zero = (try? ICUNumberSymbols(locale: tag))?.digits.first?.unicodeScalars.first ?? "0"
    letters = ScalarSet(ExemplarCharacters(locale: tag).scalars)
    auxiliary = ExemplarCharacters(locale: tag, .auxiliary).scalars
    let marks = ExemplarCharacters(locale: tag, .punctuation)
    punctuation = marks.scalars
    // Else it has those of all locales of which nothing is known.
    let isListed = marks.ranges != ExemplarCharacters(locale: "und", .punctuation).ranges
    quotes = QuotationMarks(locale: tag)
    ownMarks = OwnMark.all(script, isListed || script != "Arab" ? punctuation : OwnMark.arabic)
    foreignMarks = ByteSet(ownMarks.keys)
    let everyday = scripts.count > 1 ? Self.scripts(of: letters) : scripts
    everydayScripts = everyday.isEmpty ? scripts : everyday.intersection(scripts)
  }

  /// The scripts that letters are of.
  private static func scripts(of letters: ScalarSet) -> Set<Script> {
    Set(letters.map { $0.unicode.script })
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
    lookalikes.withLock { _ = $0.bySkeleton.remembered(lettersBySkeleton) }
  }

  /// The locale's own letters that look like one that isn't among them.
  package func lookalikes(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    lookalikes.withLock { state in
      let bySkeleton = state.bySkeleton.remembered(lettersBySkeleton)
      return state.found[scalar].remembered {
        bySkeleton[Confusables.skeleton(of: String(scalar))] ?? []
      }
    }
  }

  private func lettersBySkeleton() -> [String: [Unicode.Scalar]] {
    var bySkeleton: [String: [Unicode.Scalar]] = [:]
    // Large sets are those of ideographs, which nobody types by mistake for another.
    guard letters.count <= 2000 else { return [:] }
    for letter in letters where letter.unicode.isLetter {
      bySkeleton[Confusables.skeleton(of: String(letter)), default: []].append(letter)
      let capital = letter.properties.uppercaseMapping.unicodeScalars
      if let first = capital.first, capital.count == 1, first != letter {
        bySkeleton[Confusables.skeleton(of: String(first)), default: []].append(first)
      }
    }
    return bySkeleton
  }

  /// Whether a letter is one of the locale's own, in either case.
  package func hasLetter(_ scalar: Unicode.Scalar) -> Bool {
    if letters.contains(scalar) { return true }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small.first != scalar && small.allSatisfy(letters.contains)
  }
}

extension LocaleWriting {
  /// The mark that the locale has in place of one that isn't its own: `،` for `,` in Arabic; `nil` for
  /// its own.
  package func ownMark(for scalar: Unicode.Scalar) -> OwnMark? { ownMarks[scalar] }

  /// Whether a letter is one of the locale's scripts, or of any other script than Latin where these
  /// aren't known.
  package func isOfItsScript(_ letter: Unicode.Scalar) -> Bool {
    // `ー` belongs to both kinds of kana.
    !letter.isASCII
      && (scripts.isEmpty || letter == "ー" || scripts.contains(letter.unicode.script))
  }

  /// What a mark does in this locale: in Greek `;` asks.
  package func role(of scalar: Unicode.Scalar) -> PunctuationRole? {
    scalar.punctuationRole(in: script)
  }

  /// Whether sentences go without a full stop: in scripts that mark their ends by a space.
  package var hasNoStops: Bool {
    switch script {
    case "Thai", "Laoo", "Khmr", "Tibt": true
    default: false
    }
  }
}

extension ExemplarCharacters {
  /// The members that are single characters.
  private var single: [Unicode.Scalar] {
    ranges.flatMap { ($0.lowerBound.value...$0.upperBound.value).compactMap(Unicode.Scalar.init) }
  }

  /// The characters, those of longer members too.
  var scalars: Set<Unicode.Scalar> {
    Set(single + sequences.flatMap(\.unicodeScalars))
  }
}
