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
  /// Whether CLDR lists them for it, rather than those of all locales of which nothing is known.
  package let listsPunctuation: Bool
  package let quotes: QuotationMarks
  /// The marks of other scripts that no word of its own is followed by.
  private let foreignMarks: Set<Unicode.Scalar>
  /// The first bytes of those.
  package let foreignLeads: ByteSet
  /// The locale's mark for a role, where CLDR lists it and not ASCII's.
  private let counterparts: [Unicode.Scalar: Unicode.Scalar]
  /// The locale's preferred mark for a role, such as `，`, where CLDR also lists ASCII's.
  private let customary: [Unicode.Scalar: Unicode.Scalar]
  /// Those of ``scripts`` that its everyday letters are of: Korean has Han characters, and needs none.
  package let everydayScripts: Set<Script>

  /// Whether a no-break space stands within its guillemets, as in French and Breton.
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
    listsPunctuation = marks.ranges != ExemplarCharacters(locale: "und", .punctuation).ranges
    quotes = QuotationMarks(locale: tag)
    let foreign = Self.foreignMarks(to: script)
    foreignMarks = Set(foreign.unicodeScalars)
    foreignLeads = ByteSet(foreign)
    counterparts = Self.counterparts(script, marks)
    customary = Self.customaryMarks(script, punctuation)
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
  /// Whether there is any mark that another stands in place of.
  package var hasMarksOfItsOwn: Bool {
    !foreignMarks.isEmpty || !counterparts.isEmpty || !customary.isEmpty
  }

  /// The locale's own mark in place of one that CLDR doesn't list for it: `،` for `,` in Arabic.
  ///
  /// - Returns: `nil` where the locale has that mark, and where it has none of its role.
  package func counterpart(of scalar: Unicode.Scalar) -> Unicode.Scalar? { counterparts[scalar] }

  /// The mark that follows the words of the locale's script, where CLDR lists ASCII's beside it for
  /// whatever else a text holds: `，` for `,` in Chinese, `۔` for `.` in Urdu.
  ///
  /// - Returns: With the mark, whether nobody writes ASCII's there: East Asian programs do ask and
  ///   exclaim with `?` and `!`.
  package func customaryMark(for scalar: Unicode.Scalar) -> (mark: Unicode.Scalar, isSettled: Bool)?
  {
    customary[scalar].map { ($0, scalar != "?" && scalar != "!" && scalar != ";") }
  }

  fileprivate static func counterparts(
    _ script: String?, _ punctuation: ExemplarCharacters
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    let own = punctuation.single
    var counterparts: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (scalar, role) in asciiMarks where !own.isEmpty && !own.contains(scalar) {
      let meant = own.filter { Self.role(of: $0, script: script) == role }
      // Where there are several, which is meant isn't for a program to say.
      if meant.count == 1 { counterparts[scalar] = meant[0] }
    }
    return counterparts
  }

  fileprivate static func customaryMarks(
    _ script: String?, _ punctuation: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    switch script {
    case "Hans", "Hant": [",": "，", ".": "。", "?": "？", "!": "！", ";": "；"]
    case "Jpan": [",": "、", ".": "。", "?": "？", "!": "！"]
    case "Ethi": [".": "።", ",": "፣", ";": "፤"]
    case "Armn": [":": "։"]
    case "Arab" where punctuation.contains("۔"): [".": "۔"]
    default: [:]
    }
  }

  /// The locale's own mark in place of another script's: `,` for `，` in German.
  ///
  /// - Returns: `nil` for a mark of the locale's script, and for one that several scripts share.
  package func ownMark(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard foreignMarks.contains(scalar), !punctuation.contains(scalar),
      let role = scalar.punctuationRole
    else { return nil }
    for (ascii, itsRole) in Self.asciiMarks where itsRole == role {
      return punctuation.contains(ascii) ? ascii : counterparts[ascii]
    }
    return nil
  }

  private static let asciiMarks: [(Unicode.Scalar, PunctuationRole)] = [
    ("?", .question), (",", .comma), (";", .semicolon), (".", .stop), ("!", .exclamation),
    (":", .colon),
  ]

  /// The marks of other scripts that no word of the locale's is followed by.
  fileprivate static func foreignMarks(to script: String?) -> String {
    switch script {
    case "Latn", "Cyrl", "Grek", "Hebr", "Armn", "Geor", "Deva", "Beng", "Thai":
      "，。、．；：！？،؛؟"
    case "Arab", "Ethi", "Taml", "Telu", "Knda", "Mlym", "Gujr", "Guru", "Khmr", "Mymr", "Laoo":
      "，。、．；：！？"
    default: ""
    }
  }

  /// What a mark does in this locale: in Greek `;` asks.
  package func role(of scalar: Unicode.Scalar) -> PunctuationRole? {
    Self.role(of: scalar, script: script)
  }

  private static func role(of scalar: Unicode.Scalar, script: String?) -> PunctuationRole? {
    // U+037E GREEK QUESTION MARK is canonically `;`, which is what is typed.
    if scalar == ";", script == "Grek" { return .question }
    return scalar.punctuationRole
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
  fileprivate var single: [Unicode.Scalar] {
    ranges.flatMap { ($0.lowerBound.value...$0.upperBound.value).compactMap(Unicode.Scalar.init) }
  }

  /// The characters, those of longer members too.
  fileprivate var scalars: Set<Unicode.Scalar> {
    Set(single + sequences.flatMap(\.unicodeScalars))
  }
}
