package import BayanICU
package import BayanRuntime

/// The source of plural categories: ICU, or the rules of another version of CLDR.
package enum PluralOracle: Sendable {
  case icu(PluralSelector)
  case rules(PluralRuleSet)

  /// Asks ICU for a locale's rules; `nil` if its data can't be read.
  package init?(locale: String, type: PluralRules.NumberType) {
    guard let selector = try? PluralSelector(locale: locale, type: type) else { return nil }
    self = .icu(selector)
  }

  /// Returns the category of a whole number that is shown without a fraction.
  package func category(of number: Int) -> String? {
    switch self {
    case .icu(let selector): try? selector.select(number)
    case .rules(let rules): rules.category(ofShown: "\(number)")?.keyword
    }
  }

  /// Returns the category of a number by its digits, as it is shown.
  package func category(ofShown number: String) -> String? {
    switch self {
    case .icu(let selector): try? selector.select(number)
    case .rules(let rules): rules.category(ofShown: number)?.keyword
    }
  }
}
