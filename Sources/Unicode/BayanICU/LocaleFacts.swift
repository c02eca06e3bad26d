import CBayanICU

/// The facts of CLDR about a locale as a whole.
///
/// A `tag` is a BCP 47 language tag, `ar-EG`; with underscores, `ar_EG`, it is
/// understood as well. An ill-formed tag, or one longer than 158 bytes, is
/// treated as `und`, which is CLDR's root: nothing here fails or depends on the
/// locale of the machine.
///
/// Not named `Locale`, so that a file may import Foundation beside this module.
package enum LocaleFacts {
  /// Gives the canonical form of a tag: `AR-eg` is `ar-EG`, `iw` is `he`.
  ///
  /// Codes that CLDR replaces by one other are replaced, of languages and of
  /// regions: `arb` is `ar`, `en-UK` is `en-GB`, `sh` is `sr-Latn`.
  ///
  /// - Returns: `nil` if the tag is ill-formed.
  package static func canonicalTag(_ tag: String) -> String? {
    let tag = ICULocale(tag)
    return tag.isWellFormed ? tag.canonical : nil
  }

  /// Tells whether a tag has the form that BCP 47 asks for, whatever it means.
  package static func isWellFormed(_ tag: String) -> Bool { ICULocale(tag).isWellFormed }

  /// Tells whether ICU has data of exactly this locale, rather than of a parent only.
  package static func hasData(for tag: String) -> Bool {
    let tag = ICULocale(tag)
    return tag.isWellFormed && bayan_icu_has_data(tag.canonical) == 1
  }

  /// Gives the code of the script that a locale is written in: `Arab` for `ur`.
  ///
  /// - Returns: `nil` where neither the tag nor CLDR says.
  package static func likelyScript(of tag: String) -> String? {
    let tag = ICULocale(tag).canonical
    guard tag != "und", let script = try? text({ bayan_icu_likely_script(tag, $0, $1) }) else {
      return nil
    }
    return script.isEmpty ? nil : script
  }

  /// Gives the code of the region that a locale is for, stated or likely: `BR` for `pt`.
  ///
  /// - Returns: `nil` where neither the tag nor CLDR says.
  package static func likelyRegion(of tag: String) -> String? {
    let tag = ICULocale(tag).canonical
    guard tag != "und", let region = try? text({ bayan_icu_likely_region(tag, $0, $1) }) else {
      return nil
    }
    return region.isEmpty ? nil : region
  }

  /// Tells whether a locale's script is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    bayan_icu_is_right_to_left(ICULocale(tag).canonical) == 1
  }

  /// Gives the locales a locale falls back to in CLDR, nearest first, the root left out.
  ///
  /// `es-MX` has `es-419` and `es`, `pt-AO` has `pt-PT` and `pt`. The chain ends
  /// where the script would change: `zh-Hant-HK` has `zh-Hant` and not `zh`. A
  /// tag whose region means another script gets it said: `zh-TW` has
  /// `zh-Hant-TW` and `zh-Hant`.
  ///
  /// The chain can leave the language: CLDR gives `hi-Latn`, which is Hindi mixed
  /// with English, `en-IN`, `en-001` and `en`.
  ///
  /// Each is looked up when it is asked for.
  package static func parents(of tag: String) -> some Sequence<String> {
    // No chain in CLDR is longer than five; data with a circle in it ends here.
    sequence(state: ICULocale(tag).canonical) { current in
      guard let parent = try? text({ bayan_icu_parent_tag(current, $0, $1) }), !parent.isEmpty
      else { return nil }
      current = parent
      return parent
    }
    .prefix(16)
  }

  /// The tags of all locales ICU has data of, sorted.
  package static let available = available(ofLanguages: { _ in true })

  /// Returns the sorted tags of the locales in ICU's data, for the wanted languages only.
  ///
  /// - Parameter isWanted: Whether a language is wanted, by the code at the start of its tags. It is
  ///   called once for each language.
  package static func available(ofLanguages isWanted: (String) -> Bool) -> [String] {
    var known: [String: Bool] = [:]
    return (0..<bayan_icu_available_count())
      .compactMap { index in
        guard let language = try? text({ bayan_icu_available_language(index, $0, $1) }) else {
          return nil
        }
        let isKnown = known[language] ?? isWanted(language)
        known[language] = isKnown
        return isKnown ? try? text { bayan_icu_available_tag(index, $0, $1) } : nil
      }
      .sorted()
  }

  /// The codes of languages that were replaced, each with the language that is meant: `cmn` is `zh`,
  /// `iw` is `he`.
  ///
  /// A code that is only longer than the usual one, such as `eng`, isn't among them.
  package static let replacedLanguages: [(code: String, language: String)] =
    pairs { bayan_icu_replaced_languages($0, $1) }

  /// The codes of countries and of areas such as `419`, and those that were replaced, as `UK`, each with
  /// the region that is meant.
  private static let regionsByCode = pairs { bayan_icu_regions($0, $1) }.filter { code, _ in
    // `he-SUN` is Sundanese, and `he-XAA` nothing else than `xaa`.
    !isLanguage(code) || canonicalTag(code) != code.lowercased()
  }

  /// Whether a code is a language where it follows one in a tag, as old codes of three letters are.
  private static func isLanguage(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { $0 > UInt8(ascii: "9") }
  }

  /// The codes of countries and of areas such as `419`, and those that were replaced, as `UK`.
  package static let regions = regionsByCode.map(\.0)

  /// The regions that CLDR's likely subtags are about, by the language.
  private static let statedRegions = Dictionary(
    grouping: pairs { bayan_icu_stated_regions($0, $1) }, by: \.0
  ).mapValues { Set($0.map(\.1)) }

  /// The ``regions`` with which a language whose script is known may have another: `az` has `IR`.
  ///
  /// To ask for each region's ``likelyScript(of:)`` takes long. All are given if ICU's data can't be read.
  package static func statedRegions(of language: String) -> Set<String> {
    let subtags = ICULocale(language).canonical.split(separator: "-").map(String.init)
    // `cnr` is `sr-ME`: each other region takes the place of that one.
    let hasRegion = subtags.dropFirst().contains { $0.utf8.count < 4 }
    if hasRegion || statedRegions.isEmpty { return Set(regions) }
    let stated = statedRegions[subtags[0]] ?? []
    let asked = regionsByCode.filter { code, region in stated.contains(region) || isLanguage(code) }
    return stated.union(asked.map(\.0))
  }

  /// Gives a locale's name for people to read: `ar-EG` in `en` is "Arabic (Egypt)".
  ///
  /// - Returns: The tag as it was given, where it is ill-formed.
  package static func displayName(of tag: String, in reader: String = "en") -> String {
    let subject = ICULocale(tag)
    let language = ICULocale(reader).canonical
    guard subject.isWellFormed else { return tag }
    let name = try? text { bayan_icu_display_name(subject.canonical, language, $0, $1) }
    return name ?? subject.canonical
  }

  /// Gives the locale that a name means, in English or in its own language: `Arabic` and `العربية` are `ar`.
  ///
  /// Capitals don't count, nor does white space around the name.
  ///
  /// - Returns: `nil` for what is no name, and for one of several locales.
  package static func tag(named name: String) -> String? {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    return tagsByName[name] ?? nil
  }

  /// The locales that ICU has data of, by their names; no tag for a name of several.
  private static let tagsByName: [String: String?] = {
    var tags: [String: String?] = [:]
    for tag in available {
      for name in Set(["en", tag].map { displayName(of: tag, in: $0).lowercased() }) {
        tags[name] = tags[name] == nil ? .some(tag) : .some(nil)
      }
    }
    return tags
  }()
}
