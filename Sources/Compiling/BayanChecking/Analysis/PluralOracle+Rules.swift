package import BayanCatalog
package import BayanCompiler
import BayanICU
package import BayanMeaning
import BayanRuntime

extension PluralOracle {
  /// Compiles rules.
  ///
  /// - Throws: For text that is no plural rule.
  package init(_ rules: [CLDRLock.Rule]) throws(PluralRuleCompiler.Failure) {
    let written = try PluralRuleCompiler.compile(rules.map { ($0.category, $0.condition) })
    guard let set = PluralRuleSet(written.bytes) else {
      preconditionFailure("the compiler wrote rules that the runtime can't read")
    }
    self = .rules(set)
  }
}

extension NumberSelection {
  /// What the plural rules of a locale make of the numbers.
  package func reach(in locale: LocaleContext) -> PluralReach {
    locale.reach(type ?? .cardinal, numbers)
  }

  /// What they make of all numbers that the argument's type allows.
  package func possibleReach(in locale: LocaleContext) -> PluralReach { possible.reach(in: locale) }
}
