import BayanICU

extension PluralRules {
  /// Returns the category of one number.
  static func select(
    _ number: String, locale: String, type: NumberType = .cardinal
  ) throws(ICUError) -> String {
    try PluralSelector(locale: locale, type: type).select(number)
  }
}
