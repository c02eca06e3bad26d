import CBayanICU

/// CLDR's plural rules, as text and as an oracle.
///
/// Rules come as CLDR writes them, so that they can be compiled and the samples
/// beside them be shown: Arabic's `few` is `n % 100 = 3..10`. What is compiled
/// from them is held against ``PluralSelector``, which is ICU's own
/// reading.
///
/// - Source: CLDR `plurals.xml` and `ordinals.xml`, out of ICU's data; see ``ICUVersion/cldr``.
package enum PluralRules {
  /// Whether a number counts (`cardinal`) or ranks (`ordinal`).
  package enum NumberType: String, Hashable, Sendable, CaseIterable {
    /// To count: 3 files.
    case cardinal
    /// To rank: the 3rd file.
    case ordinal
  }

  /// The rule of one category.
  package struct Rule: Hashable, Sendable {
    /// `zero`, `one`, `two`, `few`, `many` or `other`.
    package var category: String

    /// The condition, such as `n % 100 = 3..10`; empty for `other`.
    package var rule: String

    /// Whole numbers that the category has, `3~10, 103~110, …`; empty if it has none.
    package var integerSamples: String

    /// Numbers with a fraction that the category has; empty if it has none.
    package var decimalSamples: String
  }

  /// The categories in CLDR's order, which is that in which rules are tried.
  package static let categoryOrder = ["zero", "one", "two", "few", "many", "other"]

  /// Gives the rules of a locale in the order in which they are tried, `other` last.
  ///
  /// A locale without rules of its own has those of its parent in CLDR, as long
  /// as that is the same language: `pt-AO` has those of `pt-PT`. (ICU's own
  /// lookup cuts the tag off and takes those of `pt`.) An unknown language has
  /// `other` alone.
  package static func rules(for tag: String, type: NumberType = .cardinal) -> [Rule] {
    let tag = ICULocale(tag).canonical
    let ordinal = type == .ordinal
    let lines = (try? text { bayan_icu_plural_rules(tag, ordinal, $0, $1) })?.lines ?? []
    let rules = lines.compactMap(Rule.init(line:)).sorted { $0.rank < $1.rank }
    guard rules.last?.category == "other" else {
      return rules + [Rule(category: "other", rule: "", integerSamples: "", decimalSamples: "")]
    }
    return rules
  }

  /// Gives the categories a locale uses, in CLDR's order; `other` is always the last.
  package static func categories(for tag: String, type: NumberType = .cardinal) -> [String] {
    rules(for: tag, type: type).map(\.category)
  }

  /// Gives the tags of the locales with rules of their own, sorted.
  package static func locales(for type: NumberType) -> [String] {
    let ordinal = type == .ordinal
    let tags = (try? text { bayan_icu_plural_locales(ordinal, $0, $1) })?.lines ?? []
    // CLDR lists old codes beside those that replaced them.
    return Set(tags.map { ICULocale($0).canonical }).sorted()
  }
}

extension PluralRules.Rule {
  /// Reads `few⇥n % 100 = 3..10 @integer 3~10, … @decimal 3.0, …`.
  fileprivate init?(line: String) {
    let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard fields.count == 2 else { return nil }
    var parts = ["": ""]
    var name = ""
    for word in fields[1].split(separator: " ") {
      if word.hasPrefix("@") {
        name = String(word)
        parts[name] = ""
      } else {
        parts[name, default: ""] += (parts[name, default: ""].isEmpty ? "" : " ") + word
      }
    }
    self.init(
      category: String(fields[0]), rule: parts["", default: ""],
      integerSamples: parts["@integer", default: ""],
      decimalSamples: parts["@decimal", default: ""])
  }

  fileprivate var rank: Int { PluralRules.categoryOrder.firstIndex(of: category) ?? .max }
}
