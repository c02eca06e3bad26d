package import BayanICU
import Synchronization

/// The script, letters and marks of a locale, as far as CLDR and UTS 39 have them.
package final class LocaleWriting: Sendable {
  package let tag: String
  package let language: String
  package let isRightToLeft: Bool
  /// The locale's script, if it is known: `Arab`.
  package let script: String?
  /// The scripts of the locale's words; empty if CLDR doesn't list them.
  package let scripts: Set<Script>
  /// The locale's digit zero.
  package let zero: Unicode.Scalar
  /// The ``TextTraits`` of letters in the locale's scripts, for scripts that have a trait of their own.
  package let letterTraits: TextTraits
  /// The letters of the locale's main exemplar set.
  package let letters: ScalarSet
  /// The characters of the locale's auxiliary exemplar set.
  package let auxiliary: Set<Unicode.Scalar>
  package let punctuation: Set<Unicode.Scalar>
  package let quotes: QuotationMarks
  /// The locale's own marks, by the marks that aren't its own.
  private let ownMarks: [Unicode.Scalar: OwnMark]
  /// The first bytes of the marks that aren't the locale's own.
  package let foreignMarks: ByteSet
  /// The ``scripts`` of the locale's everyday letters: Korean has Han characters too, but doesn't need them.
  package let everydayScripts: Set<Script>

  /// Whether the locale has no-break spaces inside its guillemets, as French and Breton do.
  package var spacesGuillemets: Bool { language == "fr" || language == "br" }

  private struct Lookalikes {
    /// The locale's letters by skeleton; computed for the first foreign letter, since most catalogs
    /// have none.
    var bySkeleton: [String: [Unicode.Scalar]]?
    /// The lookalikes found so far, by letter.
    var found: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  }

  private let lookalikes = Mutex(Lookalikes())

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
    // Otherwise the punctuation is that of all unknown locales.
    let isListed = marks.ranges != ExemplarCharacters(locale: "und", .punctuation).ranges
    quotes = QuotationMarks(locale: tag)
    ownMarks = OwnMark.all(script, isListed || script != "Arab" ? punctuation : OwnMark.arabic)
    foreignMarks = ByteSet(ownMarks.keys)
    let everyday = scripts.count > 1 ? Self.scripts(of: letters) : scripts
    everydayScripts = everyday.isEmpty ? scripts : everyday.intersection(scripts)
  }

  /// Returns the scripts of letters.
  private static func scripts(of letters: ScalarSet) -> Set<Script> {
    Set(letters.map { $0.unicode.script })
  }

  /// Returns the scripts that a four-letter code stands for: three of them for Japanese.
  private static func scripts(of code: String) -> Set<Script> {
    switch code {
    case "Jpan": [.han, .hiragana, .katakana]
    case "Kore": [.han, .hangul]
    case "Hans", "Hant", "Hanb": [.han, .bopomofo]
    case "Aran": [.arabic]
    default: Script(code).map { [$0] } ?? []
    }
  }

  /// Computes the lookalikes of letters, for callers that can't wait for it later.
  func prepareLookalikes() {
    lookalikes.withLock { _ = $0.bySkeleton.remembered(lettersBySkeleton) }
  }

  /// Returns the locale's own letters that look like a foreign one.
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
    // Large sets are ideographs, which nobody types by mistake for another.
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
  /// Returns the locale's mark for a mark that isn't its own: `،` for `,` in Arabic; `nil` for
  /// its own marks.
  package func ownMark(for scalar: Unicode.Scalar) -> OwnMark? { ownMarks[scalar] }

  /// Whether a letter beyond ASCII is of one of the locale's scripts; `true` if these are unknown.
  package func isOfItsScript(_ letter: Unicode.Scalar) -> Bool {
    // `ー` belongs to both kinds of kana.
    !letter.isASCII
      && (scripts.isEmpty || letter == "ー" || scripts.contains(letter.unicode.script))
  }

  /// Returns the role of a mark in this locale: in Greek `;` is a question mark.
  package func role(of scalar: Unicode.Scalar) -> PunctuationRole? {
    scalar.punctuationRole(in: script)
  }

  /// Whether sentences have no full stop: in scripts that mark their ends by a space.
  package var hasNoStops: Bool {
    switch script {
    case "Thai", "Laoo", "Khmr", "Tibt": true
    default: false
    }
  }
}

extension ExemplarCharacters {
  /// The single characters among the members.
  private var single: [Unicode.Scalar] {
    ranges.flatMap { ($0.lowerBound.value...$0.upperBound.value).compactMap(Unicode.Scalar.init) }
  }

  /// The characters, those of longer members included.
  var scalars: Set<Unicode.Scalar> {
    Set(single + sequences.flatMap(\.unicodeScalars))
  }
}
