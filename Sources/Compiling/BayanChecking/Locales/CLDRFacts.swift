package import BayanCatalog
import BayanICU

extension CLDRLock.Facts {
  /// What the CLDR in ICU says of a locale.
  package init(icu tag: String) {
    func rules(_ type: PluralRules.NumberType) -> [CLDRLock.Rule] {
      PluralRules.rules(for: tag, type: type).filter { $0.category != "other" }
        .map { CLDRLock.Rule(category: $0.category, condition: $0.rule) }
    }
    self.init(
      version: ICUVersion.cldr,
      digits: (try? ICUNumberSymbols(locale: tag).numberingSystem) ?? "latn",
      isRightToLeft: LocaleFacts.isRightToLeft(tag), cardinal: rules(.cardinal),
      ordinal: rules(.ordinal))
  }

  /// Whether messages depend on nothing that differs.
  package func says(sameAs other: Self) -> Bool {
    var other = other
    other.version = version
    return self == other
  }
}

extension CLDRLock {
  /// The lock of a catalog that is right with the CLDR at hand.
  ///
  /// - Parameters:
  ///   - accepted: The locales whose lines are written anew; all where there is none.
  ///   - facts: What CLDR says of a locale.
  package func accepting(
    _ accepted: Set<String> = [], of catalog: Catalog,
    facts: (String) -> Facts = { Facts(icu: $0) }
  ) -> CLDRLock {
    var lock = CLDRLock()
    for locale in catalog.locales.map(\.tag) {
      let isAccepted = accepted.isEmpty || accepted.contains(locale)
      lock.locales[locale] = isAccepted ? Line(facts: facts(locale)) : locales[locale]
    }
    return lock
  }
}
