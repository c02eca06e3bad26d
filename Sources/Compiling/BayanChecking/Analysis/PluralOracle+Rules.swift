package import BayanCatalog
package import BayanCompiler
import BayanICU
package import BayanMeaning
import BayanRuntime

extension PluralOracle {
  /// Compiles rules.
  ///
  /// - Throws: A failure for text that is no plural rule.
  package init(_ rules: [CLDRLock.Rule]) throws(PluralRuleCompiler.Failure) {
    let written = try PluralRuleCompiler.compile(rules.map { ($0.category, $0.condition) })
    guard let set = PluralRuleSet(written.bytes) else {
      preconditionFailure("the compiler wrote rules that the runtime can't read")
    }
    self = .rules(set)
  }
}

extension NumberSelection {
  /// Returns the numbers of each plural category of a locale.
  package func reach(in locale: LocaleContext) -> PluralReach {
    locale.reach(type ?? .cardinal, numbers)
  }

  /// Returns the same for all numbers that the argument's type allows.
  package func possibleReach(in locale: LocaleContext) -> PluralReach { possible.reach(in: locale) }
}
