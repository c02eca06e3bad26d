import BayanICU
import Synchronization

/// What CLDR says of how a locale writes, asked once a locale.
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
  /// Its own mark for a role, where CLDR lists that and not ASCII's.
  private let counterparts: [Unicode.Scalar: Unicode.Scalar]
  /// Whether there is such a mark at all.
  let hasCounterparts: Bool

  private init(_ locale: String) {
    self.locale = locale
    language = String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
    let script = LocaleFacts.likelyScript(of: locale)
    self.script = script
    let punctuation = ExemplarCharacters(locale: locale, .punctuation)
    self.punctuation = punctuation
    quotes = QuotationMarks(locale: locale)

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
    hasCounterparts = !counterparts.isEmpty
  }

  /// The locale's own mark in place of one that CLDR doesn't list for it: `،` for `,` in Arabic.
  ///
  /// - Returns: `nil` where the locale has that mark, and where it has none of its role.
  func counterpart(of scalar: Unicode.Scalar) -> Unicode.Scalar? { counterparts[scalar] }

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

  private static let known = Mutex<[String: WritingConventions]>([:])

  /// The conventions of a locale.
  static func of(_ locale: String) -> WritingConventions {
    known.withLock { known in
      if let conventions = known[locale] { return conventions }
      let conventions = WritingConventions(locale)
      known[locale] = conventions
      return conventions
    }
  }
}
