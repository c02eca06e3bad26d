package import BayanCatalog
import BayanICU

extension CLDRLock.Facts {
  /// Reads the facts of a locale from ICU's CLDR data.
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

  /// Whether the facts that messages depend on are equal.
  package func says(sameAs other: Self) -> Bool {
    var other = other
    other.version = version
    return self == other
  }
}

extension CLDRLock {
  /// Returns the lock of a catalog that has been checked with the present CLDR.
  ///
  /// - Parameters:
  ///   - accepted: The locales whose lines are renewed; all if empty.
  ///   - facts: Returns the CLDR facts of a locale.
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
