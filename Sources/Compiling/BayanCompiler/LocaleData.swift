import BayanICU
package import BayanRuntime

/// What ICU knows of a locale, in the form that packs carry.
package struct LocaleData: Sendable {
  let direction: TextDirection
  let symbols: NumberSymbols
  let cardinalRules: PackWriter
  let ordinalRules: PackWriter
  let list: ListPattern

  /// Asks ICU for a locale.
  ///
  /// - Parameter numberingSystem: A system to write numbers in, in place of CLDR's choice.
  /// - Throws: `PluralRuleCompiler.Failure` for a rule of a form unknown here.
  package init(
    _ tag: String, numberingSystem: String? = nil
  ) throws(PluralRuleCompiler.Failure) {
    direction = LocaleFacts.isRightToLeft(tag) ? .rightToLeft : .leftToRight
    symbols = Self.symbols(tag, numberingSystem)
    cardinalRules = try Self.rules(tag, .cardinal)
    ordinalRules = try Self.rules(tag, .ordinal)
    list = Self.list(tag)
  }

  /// A pack with some messages for the locale.
  ///
  /// - Returns: What ``PackBuilder/build()`` gives.
  package func pack(
    locale: LocaleTag, fingerprint: Int, bodies: [PackBuilder.Body]
  ) -> (bytes: [UInt8], bodyOffsets: [Int])? {
    var builder = PackBuilder(
      locale: locale, direction: direction, symbols: symbols, cardinalRules: cardinalRules,
      ordinalRules: ordinalRules, fingerprint: fingerprint, bodies: bodies)
    builder.list = list
    return builder.build()
  }

  /// The locale's list pattern; commas where ICU knows none.
  private static func list(_ tag: String) -> ListPattern {
    let two = ListSeparators.separators(of: 2, locale: tag) ?? [", ", ""]
    let four = ListSeparators.separators(of: 4, locale: tag) ?? [", ", ", ", ", ", ""]
    return ListPattern(
      pair: two[0], start: four[0], middle: four[1], end: four[2], pairSuffix: two[1],
      suffix: four[3])
  }

  private static func rules(
    _ tag: String, _ type: PluralRules.NumberType
  )
    throws(PluralRuleCompiler.Failure) -> PackWriter
  {
    try PluralRuleCompiler.compile(
      PluralRules.rules(for: tag, type: type).map { ($0.category, $0.rule) })
  }

  private static func symbols(
    _ tag: String, _ numberingSystem: String?
  )
    -> NumberSymbols
  {
    let requested = numberingSystem.map { "\(tag)-u-nu-\($0)" } ?? tag
    guard let found = try? ICUNumberSymbols(locale: requested) else { return .root }
    var symbols = NumberSymbols(
      digits: found.digits, decimalSeparator: found.decimalSeparator,
      groupingSeparator: found.groupingSeparator, minusSign: found.minusSign,
      plusSign: found.plusSign, primaryGrouping: found.primaryGroupingSize,
      secondaryGrouping: found.secondaryGroupingSize, minimumGrouping: found.minimumGroupingDigits,
      percent: NumberSymbols.PercentAffixes(
        prefix: found.percent.positivePrefix, suffix: found.percent.positiveSuffix,
        negativePrefix: found.percent.negativePrefix, negativeSuffix: found.percent.negativeSuffix))
    symbols.numberingSystem = found.numberingSystem
    return symbols
  }
}

extension NumberSymbols {
  /// CLDR's root, for a locale that ICU can't open.
  fileprivate static var root: Self {
    Self(
      digits: (0...9).map(String.init), decimalSeparator: ".", groupingSeparator: ",",
      minusSign: "-", plusSign: "+", primaryGrouping: 3, secondaryGrouping: 3, minimumGrouping: 1)
  }
}

extension String {
  /// The text in Normalization Form C, in which names and keys are compared.
  var nfc: String { Normalization.normalizedNFC(self) }
}
