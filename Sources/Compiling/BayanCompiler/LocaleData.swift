import BayanICU
package import BayanRuntime

/// ICU's data on a locale, in the encoding of packs.
package struct LocaleData: Sendable {
  let direction: TextDirection
  let symbols: PackWriter
  let cardinalRules: PackWriter
  let ordinalRules: PackWriter
  let list: PackWriter

  /// Asks ICU for the data on a locale.
  ///
  /// - Parameter numberingSystem: A numbering system in place of CLDR's default.
  /// - Throws: `PluralRuleCompiler.Failure` for a rule of unknown form.
  package init(
    _ tag: String, numberingSystem: String? = nil
  ) throws(PluralRuleCompiler.Failure) {
    direction = LocaleFacts.isRightToLeft(tag) ? .rightToLeft : .leftToRight
    symbols = Self.symbols(tag, numberingSystem)
    cardinalRules = try Self.rules(tag, .cardinal)
    ordinalRules = try Self.rules(tag, .ordinal)
    list = Self.list(tag)
  }

  /// The number of ``blocks``.
  static let blockCount = 5

  /// The data as bytes.
  var blocks: [[UInt8]] {
    [[direction == .rightToLeft ? 1 : 0]]
      + [symbols, cardinalRules, ordinalRules, list].map(\.bytes)
  }

  /// Reads ``blocks``; `nil` for invalid ones.
  init?(blocks: [ArraySlice<UInt8>]) {
    guard blocks.count == Self.blockCount, let direction = blocks[0].first, blocks[0].count == 1,
      direction <= 1
    else { return nil }
    let writers = blocks.dropFirst().map { block in
      var writer = PackWriter()
      writer.append(block)
      return writer
    }
    self.direction = direction == 1 ? .rightToLeft : .leftToRight
    (symbols, cardinalRules, ordinalRules, list) = (writers[0], writers[1], writers[2], writers[3])
  }

  /// Builds a pack with some messages for the locale.
  ///
  /// - Returns: The result of ``PackBuilder/build()``.
  package func pack(
    locale: LocaleTag, fingerprint: UInt64, bodies: [PackBuilder.Body]
  ) -> (bytes: [UInt8], bodyOffsets: [Int])? {
    PackBuilder(
      locale: locale, direction: direction, symbols: symbols, cardinalRules: cardinalRules,
      ordinalRules: ordinalRules, list: list, fingerprint: fingerprint, bodies: bodies
    ).build()
  }

  /// Returns the locale's list pattern; commas if ICU has none.
  private static func list(_ tag: String) -> PackWriter {
    let two = ListSeparators.separators(of: 2, locale: tag) ?? [", ", ""]
    let four = ListSeparators.separators(of: 4, locale: tag) ?? [", ", ", ", ", ", ""]
    var list = PackWriter()
    for text in [two[0], four[0], four[1], four[2], two[1], four[3]] { list.write(text) }
    return list
  }

  private static func rules(
    _ tag: String, _ type: PluralRules.NumberType
  )
    throws(PluralRuleCompiler.Failure) -> PackWriter
  {
    try PluralRuleCompiler.compile(
      PluralRules.rules(for: tag, type: type).map { ($0.category, $0.rule) })
  }

  private static func symbols(_ tag: String, _ numberingSystem: String?) -> PackWriter {
    let requested = numberingSystem.map { "\(tag)-u-nu-\($0)" } ?? tag
    guard let found = try? ICUNumberSymbols(locale: requested) else { return .rootSymbols }
    var symbols = PackWriter()
    for text in found.digits { symbols.write(text) }
    for text in [
      found.decimalSeparator, found.groupingSeparator, found.minusSign, found.plusSign,
      found.infinity, found.notANumber,
    ] { symbols.write(text) }
    for number in [
      found.grouping.primary, found.grouping.secondary, found.minimumGroupingDigits,
    ] { symbols.write(number) }
    for text in [
      found.percent.positivePrefix, found.percent.positiveSuffix, found.percent.negativePrefix,
      found.percent.negativeSuffix,
    ] { symbols.write(text) }
    for number in [found.percentGrouping.primary, found.percentGrouping.secondary] {
      symbols.write(number)
    }
    symbols.write(found.numberingSystem)
    return symbols
  }
}

extension PackWriter {
  /// The number symbols of CLDR's root locale, for a locale that ICU can't open.
  fileprivate static var rootSymbols: PackWriter {
    var symbols = PackWriter()
    for text in (0...9).map(String.init) + [".", ",", "-", "+", "∞", "NaN"] { symbols.write(text) }
    for number in [3, 3, 1] { symbols.write(number) }
    for text in ["", "%", "-", "%"] { symbols.write(text) }
    for number in [3, 3] { symbols.write(number) }
    symbols.write("latn")
    return symbols
  }
}

extension String {
  /// The text in Normalization Form C, the form in which names and keys are compared.
  var nfc: String { Normalization.normalizedNFC(self) }
}
