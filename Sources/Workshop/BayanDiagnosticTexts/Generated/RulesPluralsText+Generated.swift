// Generated from Catalog/rules-plurals.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanRuntime

/// Sentences of diagnostics.
///
/// - Remark: Domain `bayan.rules-plurals`, Catalog/rules-plurals.toml.
nonisolated indirect enum RulesPluralsText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “add the variant”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 562617275, `sentence`; Catalog/rules-plurals.toml,
  ///   `addTheVariant2188dbbb`.
  case addTheVariant2188dbbb

  /// “add the variants”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 587193304, `sentence`; Catalog/rules-plurals.toml,
  ///   `addTheVariants22ffdbd8`.
  case addTheVariants22ffdbd8

  /// “all {$count :integer} forms are the same, but those of the source differ”
  ///
  /// Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
  ///
  /// - Remark: Code 411644132, `sentence`; Catalog/rules-plurals.toml,
  ///   `allFormsAreTheSameBut188930e4`.
  case allFormsAreTheSameBut188930e4(count: Swift.Int)

  /// “{$names} are the same, but with numbers of 'few' the noun has another form”
  ///
  /// Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
  ///
  /// - Remark: Code 776766854, `sentence`; Catalog/rules-plurals.toml,
  ///   `areTheSameButWithNumbers2e4c8586`.
  case areTheSameButWithNumbers2e4c8586(names: [Swift.String])

  /// “'{$variable}' can't select a variant; '{$function}' only formats”
  ///
  /// Compiling/BayanRules/Plurals/BadSelector.swift.
  ///
  /// - Remark: Code 202214963, `sentence`; Catalog/rules-plurals.toml,
  ///   `cantSelectAVariantOnlyFormats0c0d8e33`.
  case cantSelectAVariantOnlyFormats0c0d8e33(variable: Swift.String, function: Swift.String)

  /// “'{$category}' has more numbers than the keys {$keys}”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 968457338, `sentence`; Catalog/rules-plurals.toml,
  ///   `hasMoreNumbersThanTheKeys39b97c7a`.
  case hasMoreNumbersThanTheKeys39b97c7a(category: Swift.String, keys: [Swift.String])

  /// “'{$argument}' is an ordinal here (3rd), but not in the source (3); remove
  /// 'select=ordinal'”
  ///
  /// Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
  ///
  /// - Remark: Code 1578370077, `sentence`; Catalog/rules-plurals.toml,
  ///   `isAnOrdinalHereRdBut5e14041d`.
  case isAnOrdinalHereRdBut5e14041d(argument: Swift.String)

  /// “'{$argument}' is an ordinal in the source (3rd), but not here (3); add
  /// 'select=ordinal'”
  ///
  /// Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
  ///
  /// - Remark: Code 582516900, `sentence`; Catalog/rules-plurals.toml,
  ///   `isAnOrdinalInTheSource22b880a4`.
  case isAnOrdinalInTheSource22b880a4(argument: Swift.String)

  /// “'{$key}' is neither a number nor a plural category{$didYouMean}”
  ///
  /// Compiling/BayanRules/Plurals/BadVariantKey.swift.
  ///
  /// - Remark: Code 188112123, `sentence`; Catalog/rules-plurals.toml,
  ///   `isNeitherANumberNorA0b365cfb`.
  case isNeitherANumberNorA0b365cfb(key: Swift.String, didYouMean: Swift.String)

  /// “'{$key}' is neither a number nor a plural category such as 'one'”
  ///
  /// Compiling/BayanRules/Plurals/BadVariantKey.swift.
  ///
  /// - Remark: Code 596085783, `sentence`; Catalog/rules-plurals.toml,
  ///   `isNeitherANumberNorA23878c17`.
  case isNeitherANumberNorA23878c17(key: Swift.String)

  /// “'{$variable}' isn't shown, but this variant is used for several numbers: {$numbers}”
  ///
  /// Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
  ///
  /// - Remark: Code 1358826244, `sentence`; Catalog/rules-plurals.toml,
  ///   `isntShownButThisVariantIs50fe0b04`.
  case isntShownButThisVariantIs50fe0b04(variable: Swift.String, numbers: Swift.String)

  /// “'{$argument}' minus {$offset}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 1379485680, `sentence`; Catalog/rules-plurals.toml, `minus523947f0`.
  case minus523947f0(argument: Swift.String, offset: Swift.String)

  /// “'{$argument}' plus {$offset :integer}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 2094953629, `sentence`; Catalog/rules-plurals.toml, `plus7cde749d`.
  case plus7cde749d(argument: Swift.String, offset: Swift.Int)

  /// “show the number”
  ///
  /// Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
  ///
  /// - Remark: Code 1311857848, `sentence`; Catalog/rules-plurals.toml,
  ///   `showTheNumber4e315cb8`.
  case showTheNumber4e315cb8

  /// “the category is missing from the variants that begin here”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 2034723713, `sentence`; Catalog/rules-plurals.toml,
  ///   `theCategoryIsMissingFromThe79476b81`.
  case theCategoryIsMissingFromThe79476b81

  /// “the message has {$count :integer} variants; more than {$limit :integer} are hard to
  /// write and to review”
  ///
  /// Compiling/BayanRules/Plurals/ComplexityLimit.swift.
  ///
  /// - Remark: Code 2006172745, `sentence`; Catalog/rules-plurals.toml,
  ///   `theMessageHasVariantsMoreThan7793c449`.
  case theMessageHasVariantsMoreThan7793c449(count: Swift.Int, limit: Swift.Int)

  /// “the source has no key '{$key}'”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchUnknown.swift.
  ///
  /// - Remark: Code 1579019139, `sentence`; Catalog/rules-plurals.toml,
  ///   `theSourceHasNoKey5e1deb83`.
  case theSourceHasNoKey5e1deb83(key: Swift.String)

  /// “the source selects by '{$argument}' ({$keys}), but the translation doesn't”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
  ///
  /// - Remark: Code 385011522, `sentence`; Catalog/rules-plurals.toml,
  ///   `theSourceSelectsByButThe16f2cf42`.
  case theSourceSelectsByButThe16f2cf42(argument: Swift.String, keys: Swift.String)

  /// “the source selects here”
  ///
  /// Compiling/BayanRules/Plurals/PluralDropped.swift.
  ///
  /// - Remark: Code 740465549, `sentence`; Catalog/rules-plurals.toml,
  ///   `theSourceSelectsHere2c229b8d`.
  case theSourceSelectsHere2c229b8d

  /// “the translation has one text for all numbers; the source selects by '{$argument}', and
  /// '{$locale}' has the forms {$forms}”
  ///
  /// Compiling/BayanRules/Plurals/PluralDropped.swift.
  ///
  /// - Remark: Code 1027718389, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationHasOneTextFor3d41bcf5`.
  case theTranslationHasOneTextFor3d41bcf5(
    argument: Swift.String, locale: Swift.String, forms: Swift.String)

  /// “the translation selects by '{$argument}', but the source doesn't”
  ///
  /// Compiling/BayanRules/Plurals/PluralAdded.swift.
  ///
  /// - Remark: Code 232319953, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationSelectsByButThe0dd8ebd1`.
  case theTranslationSelectsByButThe0dd8ebd1(argument: Swift.String)

  /// “the translation selects by {$sum}, but the source by {$sum2}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 1500278908, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationSelectsByButThe596c707c`.
  case theTranslationSelectsByButThe596c707c(sum: Swift.String, sum2: Swift.String)

  /// “the translation shows {$sum}, but the source shows {$sum2}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 705984834, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationShowsButTheSource2a147942`.
  case theTranslationShowsButTheSource2a147942(sum: Swift.String, sum2: Swift.String)

  /// “there are no variants for {$list}: in '{$locale}', these numbers would use '*'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 69689053, `sentence`; Catalog/rules-plurals.toml,
  ///   `thereAreNoVariantsForIn04275edd`.
  case thereAreNoVariantsForIn04275edd(list: Swift.String, locale: Swift.String)

  /// “there are no variants for {$keys}, which the source has”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
  ///
  /// - Remark: Code 1242361293, `sentence`; Catalog/rules-plurals.toml,
  ///   `thereAreNoVariantsForWhich4a0cedcd`.
  case thereAreNoVariantsForWhich4a0cedcd(keys: [Swift.String])

  /// “there is no variant for '{$name}': in '{$locale}', {$numbers} would use '*'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 1990500787, `sentence`; Catalog/rules-plurals.toml,
  ///   `thereIsNoVariantForIn76a4a1b3`.
  case thereIsNoVariantForIn76a4a1b3(
    name: Swift.String, locale: Swift.String, numbers: Swift.String)

  /// “there is no variant for {$keys}, which the source has”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
  ///
  /// - Remark: Code 493992016, `sentence`; Catalog/rules-plurals.toml,
  ///   `thereIsNoVariantForWhich1d71b850`.
  case thereIsNoVariantForWhich1d71b850(keys: [Swift.String])

  /// “this variant is never used: all numbers of '{$category}' have variants of their own
  /// ({$keys})”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryShadowed.swift.
  ///
  /// - Remark: Code 1474791999, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedAll57e78a3f`.
  case thisVariantIsNeverUsedAll57e78a3f(category: Swift.String, keys: [Swift.String])

  /// “this variant is never used: '{$locale}' doesn't have the plural category '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 713884061, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedDoesnt2a8d019d`.
  case thisVariantIsNeverUsedDoesnt2a8d019d(locale: Swift.String, category: Swift.String)

  /// “this variant is never used: no number of the argument selects '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 1258729430, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedNo4b06afd6`.
  case thisVariantIsNeverUsedNo4b06afd6(category: Swift.String)

  /// “this variant is never used: 'select=exact' compares numbers only, and '{$category}'
  /// isn't a number”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 503286261, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedSelect1dff89f5`.
  case thisVariantIsNeverUsedSelect1dff89f5(category: Swift.String)

  /// “write a variant for each form”
  ///
  /// Compiling/BayanRules/Plurals/PluralDropped.swift.
  ///
  /// - Remark: Code 769826119, `sentence`; Catalog/rules-plurals.toml,
  ///   `writeAVariantForEachForm2de29d47`.
  case writeAVariantForEachForm2de29d47

  static var domainIndex: Swift.Int { 19 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .addTheVariant2188dbbb: return 0
    case .addTheVariants22ffdbd8: return 1
    case .allFormsAreTheSameBut188930e4: return 2
    case .areTheSameButWithNumbers2e4c8586: return 3
    case .cantSelectAVariantOnlyFormats0c0d8e33: return 4
    case .hasMoreNumbersThanTheKeys39b97c7a: return 5
    case .isAnOrdinalHereRdBut5e14041d: return 6
    case .isAnOrdinalInTheSource22b880a4: return 7
    case .isNeitherANumberNorA0b365cfb: return 8
    case .isNeitherANumberNorA23878c17: return 9
    case .isntShownButThisVariantIs50fe0b04: return 10
    case .minus523947f0: return 11
    case .plus7cde749d: return 12
    case .showTheNumber4e315cb8: return 13
    case .theCategoryIsMissingFromThe79476b81: return 14
    case .theMessageHasVariantsMoreThan7793c449: return 15
    case .theSourceHasNoKey5e1deb83: return 16
    case .theSourceSelectsByButThe16f2cf42: return 17
    case .theSourceSelectsHere2c229b8d: return 18
    case .theTranslationHasOneTextFor3d41bcf5: return 19
    case .theTranslationSelectsByButThe0dd8ebd1: return 20
    case .theTranslationSelectsByButThe596c707c: return 21
    case .theTranslationShowsButTheSource2a147942: return 22
    case .thereAreNoVariantsForIn04275edd: return 23
    case .thereAreNoVariantsForWhich4a0cedcd: return 24
    case .thereIsNoVariantForIn76a4a1b3: return 25
    case .thereIsNoVariantForWhich1d71b850: return 26
    case .thisVariantIsNeverUsedAll57e78a3f: return 27
    case .thisVariantIsNeverUsedDoesnt2a8d019d: return 28
    case .thisVariantIsNeverUsedNo4b06afd6: return 29
    case .thisVariantIsNeverUsedSelect1dff89f5: return 30
    case .writeAVariantForEachForm2de29d47: return 31
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .allFormsAreTheSameBut188930e4(let count): return .carrying(count: count)
    case .areTheSameButWithNumbers2e4c8586(let names): return .carrying(names: names)
    case .cantSelectAVariantOnlyFormats0c0d8e33(let variable, let function):
      return .carrying(variable: variable, function: function)
    case .hasMoreNumbersThanTheKeys39b97c7a(let category, let keys),
      .thisVariantIsNeverUsedAll57e78a3f(let category, let keys):
      return .carrying(category: category, keys: keys)
    case .isAnOrdinalHereRdBut5e14041d(let argument), .isAnOrdinalInTheSource22b880a4(let argument),
      .theTranslationSelectsByButThe0dd8ebd1(let argument):
      return .carrying(argument: argument)
    case .isNeitherANumberNorA0b365cfb(let key, let didYouMean):
      return .carrying(key: key, didYouMean: didYouMean)
    case .isNeitherANumberNorA23878c17(let key), .theSourceHasNoKey5e1deb83(let key):
      return .carrying(key: key)
    case .isntShownButThisVariantIs50fe0b04(let variable, let numbers):
      return .carrying(variable: variable, numbers: numbers)
    case .minus523947f0(let argument, let offset):
      return .carrying(argument: argument, offset: offset)
    case .plus7cde749d(let argument, let offset):
      return .carrying(argument: argument, offset: offset)
    case .theMessageHasVariantsMoreThan7793c449(let count, let limit):
      return .carrying(count: count, limit: limit)
    case .theSourceSelectsByButThe16f2cf42(let argument, let keys):
      return .carrying(argument: argument, keys: keys)
    case .theTranslationHasOneTextFor3d41bcf5(let argument, let locale, let forms):
      return .carrying(argument: argument, locale: locale, forms: forms)
    case .theTranslationSelectsByButThe596c707c(let sum, let sum2),
      .theTranslationShowsButTheSource2a147942(let sum, let sum2):
      return .carrying(sum: sum, sum2: sum2)
    case .thereAreNoVariantsForIn04275edd(let list, let locale):
      return .carrying(list: list, locale: locale)
    case .thereAreNoVariantsForWhich4a0cedcd(let keys), .thereIsNoVariantForWhich1d71b850(let keys):
      return .carrying(keys: keys)
    case .thereIsNoVariantForIn76a4a1b3(let name, let locale, let numbers):
      return .carrying(name: name, locale: locale, numbers: numbers)
    case .thisVariantIsNeverUsedDoesnt2a8d019d(let locale, let category):
      return .carrying(locale: locale, category: category)
    case .thisVariantIsNeverUsedNo4b06afd6(let category),
      .thisVariantIsNeverUsedSelect1dff89f5(let category):
      return .carrying(category: category)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .addTheVariant2188dbbb, .addTheVariants22ffdbd8, .showTheNumber4e315cb8,
      .theCategoryIsMissingFromThe79476b81, .theSourceSelectsHere2c229b8d,
      .writeAVariantForEachForm2de29d47,
    ]
  }
}
