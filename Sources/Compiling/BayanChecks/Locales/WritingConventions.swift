import BayanICU

/// What CLDR says of how a locale writes.
final class WritingConventions: Sendable {
  /// The tag as the catalog has it.
  let locale: String
  /// The language alone: `pt` of `pt-BR`.
  let language: String
  /// The script it is written in, where that is known: `Arab`.
  let script: String?
  /// Its punctuation marks; empty where CLDR lists none.
  let punctuation: ExemplarCharacters
  let quotes: QuotationMarks
  /// The marks of other scripts that no word of its own is followed by.
  let foreignMarks: Set<Unicode.Scalar>
  /// The first bytes of those.
  let foreignLeads: ByteSet
  /// Whether there is any mark that another stands in place of.
  let hasMarksOfItsOwn: Bool
  /// Its own mark for a role, where CLDR lists that and not ASCII's.
  private let counterparts: [Unicode.Scalar: Unicode.Scalar]
  /// Its own mark for a role, where CLDR lists ASCII's too.
  private let customary: [Unicode.Scalar: Unicode.Scalar]

  /// Those of a locale of which nothing is known.
  static let ofNoLocale = WritingConventions("und")

  /// Asks CLDR.
  init(_ locale: String) {
    self.locale = locale
    language = String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
    let script = LocaleFacts.likelyScript(of: locale)
    self.script = script
    let punctuation = ExemplarCharacters(locale: locale, .punctuation)
    self.punctuation = punctuation
    quotes = QuotationMarks(locale: locale)
    let foreign = Self.foreignMarks(to: script)
    foreignMarks = Set(foreign.unicodeScalars)
    foreignLeads = ByteSet(foreign)

    var counterparts: [Unicode.Scalar: Unicode.Scalar] = [:]
    let own = punctuation.ranges.flatMap { range in
      // A set of marks is small; a range of thousands isn't one.
      (range.lowerBound.value...min(range.upperBound.value, range.lowerBound.value + 64))
        .compactMap(Unicode.Scalar.init)
    }
    for scalar in ["?", ",", ";", ".", "!", ":"] as [Unicode.Scalar] where !own.isEmpty {
      if own.contains(scalar) { continue }
      let meant = own.filter { Self.role(of: $0, script: script) == scalar.punctuationRole }
      // Where there are several, which is meant isn't for a program to say.
      if meant.count == 1 { counterparts[scalar] = meant[0] }
    }
    self.counterparts = counterparts
    let customary = Self.customaryMarks(script, punctuation)
    self.customary = customary
    hasMarksOfItsOwn = !foreign.isEmpty || !counterparts.isEmpty || !customary.isEmpty
  }

  /// The locale's own mark in place of one that CLDR doesn't list for it: `،` for `,` in Arabic.
  ///
  /// - Returns: `nil` where the locale has that mark, and where it has none of its role.
  func counterpart(of scalar: Unicode.Scalar) -> Unicode.Scalar? { counterparts[scalar] }

  /// The mark that follows the words of the locale's script, where CLDR lists ASCII's beside it for
  /// whatever else a text holds: `，` for `,` in Chinese, `۔` for `.` in Urdu.
  ///
  /// - Returns: With the mark, whether nobody writes ASCII's there: East Asian programs do ask and
  ///   exclaim with `?` and `!`.
  func customaryMark(for scalar: Unicode.Scalar) -> (mark: Unicode.Scalar, isSettled: Bool)? {
    customary[scalar].map { ($0, scalar != "?" && scalar != "!" && scalar != ";") }
  }

  private static func customaryMarks(
    _ script: String?, _ punctuation: ExemplarCharacters
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
  func ownMark(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
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
  private static func foreignMarks(to script: String?) -> String {
    switch script {
    case "Latn", "Cyrl", "Grek", "Hebr", "Armn", "Geor", "Deva", "Beng", "Thai":
      "，。、．；：！？،؛؟"
    case "Arab", "Ethi", "Taml", "Telu", "Knda", "Mlym", "Gujr", "Guru", "Khmr", "Mymr", "Laoo":
      "，。、．；：！？"
    default: ""
    }
  }

  /// What a mark does in this locale: in Greek `;` asks.
  func role(of scalar: Unicode.Scalar) -> PunctuationRole? { Self.role(of: scalar, script: script) }

  private static func role(of scalar: Unicode.Scalar, script: String?) -> PunctuationRole? {
    // U+037E GREEK QUESTION MARK is canonically `;`, which is what is typed.
    if scalar == ";", script == "Grek" { return .question }
    return scalar.punctuationRole
  }

  /// Whether sentences go without a full stop: in scripts that mark their ends by a space.
  var hasNoStops: Bool {
    switch script {
    case "Thai", "Laoo", "Khmr", "Tibt": true
    default: false
    }
  }
}
