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
    units.contains { nouns(of: $0, "full-name", in: locale).count != 1 }
  }

  /// The names of units that are the same after all numbers, in small letters: German `kilometer`.
  static func unitsOfOneForm(in locale: String) -> Set<String> {
    var words: Set<String> = []
    for unit in units + otherUnits {
      for width in ["full-name", "short"] {
        let nouns = nouns(of: unit, width, in: locale)
        if nouns.count == 1, let noun = nouns.first { words.insert(noun) }
      }
    }
    return words
  }

  private static let units = ["day", "hour", "minute", "week", "month", "year"]

  /// Units beside those of time that texts of programs have.
  private static let otherUnits = [
    "second", "millisecond", "byte", "kilobyte", "megabyte", "gigabyte", "bit", "meter",
    "kilometer", "centimeter", "millimeter", "mile", "foot", "inch", "gram", "kilogram", "liter",
    "percent", "pixel", "degree", "point",
  ]

  /// Numbers of all the categories that whole numbers have.
  private static let numbers = ["1", "2", "3", "5", "6", "8", "11", "21", "100"]

  /// The nouns of a unit, in small letters; none where ICU doesn't say.
  private static func nouns(of unit: String, _ width: String, in locale: String) -> Set<String> {
    guard
      let formatter = try? SkeletonFormatter(
        locale: locale, skeleton: "unit/\(unit) unit-width-\(width)")
    else { return [] }
    var nouns: Set<String> = []
    for number in numbers {
      guard let text = try? formatter.format(number) else { return [] }
      let letters = text.unicodeScalars.filter { $0.isAlphabetic || $0.isMark }
      nouns.insert(String(String.UnicodeScalarView(letters)).lowercased())
    }
    return nouns
  }
}
