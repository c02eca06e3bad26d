import BayanICU

/// Whether a language's nouns change with the number before them.
///
/// `2 days` has another noun than `1 day`; Turkish `2 gün`, Hungarian `2 nap` and Persian `۲ روز` have
/// the same, though CLDR gives these languages two plural categories: their verbs and pronouns may
/// need them, most messages don't.
///
/// - Source: CLDR's units of time, by way of ICU: there is no language that has none.
enum NounAgreement {
  /// Whether the noun after a number depends on the number; `true` where ICU can't be asked.
  static func changesNouns(in locale: String) -> Bool {
    units.contains { forms(of: $0, in: locale) != 1 }
  }

  private static let units = ["day", "hour", "minute", "week", "month", "year"]

  /// Numbers of all the categories that whole numbers have.
  private static let numbers = ["1", "2", "3", "5", "6", "8", "11", "21", "100"]

  /// How many nouns a unit has; 0 where ICU doesn't say.
  private static func forms(of unit: String, in locale: String) -> Int {
    guard
      let formatter = try? SkeletonFormatter(
        locale: locale, skeleton: "unit/\(unit) unit-width-full-name")
    else { return 0 }
    var nouns: Set<[Unicode.Scalar]> = []
    for number in numbers {
      guard let text = try? formatter.format(number) else { return 0 }
      nouns.insert(text.unicodeScalars.filter(\.isAlphabetic))
    }
    return nouns.count
  }
}
