import BayanICU

/// The dependence of a language's nouns on the number before them.
///
/// `2 days` has another noun than `1 day`. Turkish `2 gün`, Hungarian `2 nap` and Persian `۲ روز` have
/// the same, though CLDR gives these languages two plural categories: their verbs and pronouns may
/// need them, but most messages don't.
///
/// - Source: CLDR's units of time, by way of ICU: every language has some.
enum NounAgreement {
  /// Whether the noun after a number depends on the number; `true` if ICU can't be asked.
  static func changesNouns(in locale: String) -> Bool {
    units.contains { nouns(of: $0, "full-name", in: locale).count != 1 }
  }

  /// Returns the names of units that are the same after all numbers, in lower case: German `kilometer`.
  static func unitsOfOneForm(in locale: String) -> Set<String> {
    var result: Set<String> = []
    for unit in units + otherUnits {
      for width in ["full-name", "short"] {
        let nouns = nouns(of: unit, width, in: locale)
        if nouns.count == 1, let noun = nouns.first { result.insert(noun) }
      }
    }
    return result
  }

  private static let units = ["day", "hour", "minute", "week", "month", "year"]

  /// Common units in texts of programs, beside those of time.
  private static let otherUnits = [
    "second", "millisecond", "byte", "kilobyte", "megabyte", "gigabyte", "bit", "meter",
    "kilometer", "centimeter", "millimeter", "mile", "foot", "inch", "gram", "kilogram", "liter",
    "percent", "pixel", "degree", "point",
  ]

  /// Samples of all categories that whole numbers have.
  private static let numbers = ["1", "2", "3", "5", "6", "8", "11", "21", "100"]

  /// Returns the nouns of a unit, in lower case; none if ICU has no names.
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
