import BayanICU
import BayanRuntime

/// What ICU knows of a locale, in the form that packs carry.
struct LocaleData {
  let direction: BayanRuntime.TextDirection
  let symbols: BayanRuntime.NumberSymbols
  let cardinalRules: PackWriter
  let ordinalRules: PackWriter
  let list: BayanRuntime.ListPattern

  /// Asks ICU for a locale.
  ///
  /// - Parameter numberingSystem: A system to write numbers in, in place of CLDR's choice.
  /// - Throws: `PluralRuleCompiler.Failure` for a rule of a form unknown here.
  init(_ tag: String, numberingSystem: String?) throws(PluralRuleCompiler.Failure) {
    direction = LocaleFacts.direction(of: tag) == .rightToLeft ? .rightToLeft : .leftToRight
    symbols = Self.symbols(tag, numberingSystem)
    cardinalRules = try Self.rules(tag, .cardinal)
    ordinalRules = try Self.rules(tag, .ordinal)
    let pattern = BayanICU.ListPattern(locale: tag)
    list = BayanRuntime.ListPattern(
      pair: pattern.pair, start: pattern.start, middle: pattern.middle, end: pattern.end,
      pairSuffix: pattern.pairSuffix, suffix: pattern.suffix)
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
    -> BayanRuntime.NumberSymbols
  {
    let requested = numberingSystem.map { "\(tag)-u-nu-\($0)" } ?? tag
    guard let found = try? BayanICU.NumberSymbols(locale: requested) else { return .root }
    var symbols = BayanRuntime.NumberSymbols(
      digits: found.digits, decimalSeparator: found.decimalSeparator,
      groupingSeparator: found.groupingSeparator, minusSign: found.minusSign,
      plusSign: found.plusSign, primaryGrouping: found.primaryGroupingSize,
      secondaryGrouping: found.secondaryGroupingSize, minimumGrouping: found.minimumGroupingDigits,
      percent: BayanRuntime.NumberSymbols.PercentAffixes(
        prefix: found.percent.positivePrefix, suffix: found.percent.positiveSuffix,
        negativePrefix: found.percent.negativePrefix, negativeSuffix: found.percent.negativeSuffix))
    symbols.numberingSystem = found.numberingSystem
    return symbols
  }
}

extension BayanRuntime.NumberSymbols {
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
