import CBayanICU

/// Texts that look like others.
///
/// - Source: UTS 39, in the version of ``ICUVersion/unicode``.
package enum Confusables {
  /// How freely a text mixes scripts, from the strictest level to the loosest.
  package enum RestrictionLevel: Int32, Hashable, Sendable, CaseIterable, Comparable {
    /// Nothing but ASCII.
    case ascii
    /// One script.
    case singleScript
    /// One script, or Latin with those of Chinese, Japanese or Korean.
    case highlyRestrictive
    /// Latin with one other script, Cyrillic and Greek left out.
    case moderatelyRestrictive
    /// Any other mixture.
    case minimallyRestrictive

    package static func < (a: RestrictionLevel, b: RestrictionLevel) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  /// Gives the skeleton of a text; texts that are easily confused have the same.
  ///
  /// Made to be compared, never to be shown. A text of more than 32 MiB is given
  /// back as it is.
  package static func skeleton(of source: String) -> String {
    let result = try? withBytes(of: source) { (bytes, length) throws(ICUError) in
      try text { bayan_icu_skeleton(bytes, length, $0, $1) }
    }
    return result ?? source
  }

  /// Gives the level of one word.
  ///
  /// Ask word by word: a text in two languages is no fault. Any character is
  /// allowed, a space too; only the scripts count.
  package static func restrictionLevel(of word: String) -> RestrictionLevel {
    let level = try? withBytes(of: word) { bayan_icu_restriction_level($0, $1) }
    return level.flatMap(RestrictionLevel.init) ?? .minimallyRestrictive
  }
}
