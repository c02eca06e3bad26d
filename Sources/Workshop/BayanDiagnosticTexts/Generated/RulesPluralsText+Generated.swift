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
  /// - Remark: Code 1467043597, `sentence`; Catalog/rules-plurals.toml,
  ///   `addTheVariant57714f0d`.
  case addTheVariant57714f0d

  /// “add the variants”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 20252182, `sentence`; Catalog/rules-plurals.toml,
  ///   `addTheVariants01350616`.
  case addTheVariants01350616

  /// “all {$count :integer} forms are the same, but those of the source differ”
  ///
  /// Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
  ///
  /// - Remark: Code 609888707, `sentence`; Catalog/rules-plurals.toml,
  ///   `allFormsAreTheSameBut245a29c3`.
  case allFormsAreTheSameBut245a29c3(count: Swift.Int)

  /// “{$names} are the same, but with numbers of 'few' the noun has another form”
  ///
  /// Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
  ///
  /// - Remark: Code 1273620816, `sentence`; Catalog/rules-plurals.toml,
  ///   `areTheSameButWithNumbers4be9e950`.
  case areTheSameButWithNumbers4be9e950(names: [Swift.String])

  /// “'{$variable}' can't select a variant; '{$function}' only formats”
  ///
  /// Compiling/BayanRules/Plurals/BadSelector.swift.
  ///
  /// - Remark: Code 1703446681, `sentence`; Catalog/rules-plurals.toml,
  ///   `cantSelectAVariantOnlyFormats65888899`.
  case cantSelectAVariantOnlyFormats65888899(variable: Swift.String, function: Swift.String)

  /// “'{$category}' has more numbers than the keys {$keys}”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 1906240998, `sentence`; Catalog/rules-plurals.toml,
  ///   `hasMoreNumbersThanTheKeys719eede6`.
  case hasMoreNumbersThanTheKeys719eede6(category: Swift.String, keys: [Swift.String])

  /// “'{$argument}' is an ordinal here (3rd), but not in the source (3); remove
  /// 'select=ordinal'”
  ///
  /// Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
  ///
  /// - Remark: Code 1133430766, `sentence`; Catalog/rules-plurals.toml,
  ///   `isAnOrdinalHereRdBut438ec7ee`.
  case isAnOrdinalHereRdBut438ec7ee(argument: Swift.String)

  /// “'{$argument}' is an ordinal in the source (3rd), but not here (3); add
  /// 'select=ordinal'”
  ///
  /// Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
  ///
  /// - Remark: Code 1584294763, `sentence`; Catalog/rules-plurals.toml,
  ///   `isAnOrdinalInTheSource5e6e6b6b`.
  case isAnOrdinalInTheSource5e6e6b6b(argument: Swift.String)

  /// “'{$key}' is neither a number nor a plural category{$didYouMean}”
  ///
  /// Compiling/BayanRules/Plurals/BadVariantKey.swift.
  ///
  /// - Remark: Code 87924020, `sentence`; Catalog/rules-plurals.toml,
  ///   `isNeitherANumberNorA053d9d34`.
  case isNeitherANumberNorA053d9d34(key: Swift.String, didYouMean: Swift.String)

  /// “'{$key}' is neither a number nor a plural category such as 'one'”
  ///
  /// Compiling/BayanRules/Plurals/BadVariantKey.swift.
  ///
  /// - Remark: Code 2019931733, `sentence`; Catalog/rules-plurals.toml,
  ///   `isNeitherANumberNorA7865b655`.
  case isNeitherANumberNorA7865b655(key: Swift.String)

  /// “'{$variable}' isn't shown, but this variant is used for several numbers: {$numbers}”
  ///
  /// Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
  ///
  /// - Remark: Code 215841085, `sentence`; Catalog/rules-plurals.toml,
  ///   `isntShownButThisVariantIs0cdd793d`.
  case isntShownButThisVariantIs0cdd793d(variable: Swift.String, numbers: Swift.String)

  /// “'{$argument}' minus {$offset}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 1989322391, `sentence`; Catalog/rules-plurals.toml, `minus7692a697`.
  case minus7692a697(argument: Swift.String, offset: Swift.String)

  /// “'{$argument}' plus {$offset :integer}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 964647677, `sentence`; Catalog/rules-plurals.toml, `plus397f5afd`.
  case plus397f5afd(argument: Swift.String, offset: Swift.Int)

  /// “show the number”
  ///
  /// Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
  ///
  /// - Remark: Code 485861612, `sentence`; Catalog/rules-plurals.toml,
  ///   `showTheNumber1cf5a8ec`.
  case showTheNumber1cf5a8ec

  /// “the category is missing from the variants that begin here”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 611511365, `sentence`; Catalog/rules-plurals.toml,
  ///   `theCategoryIsMissingFromThe2472ec45`.
  case theCategoryIsMissingFromThe2472ec45

  /// “the message has {$count :integer} variants; more than {$limit :integer} are hard to
  /// write and to review”
  ///
  /// Compiling/BayanRules/Plurals/ComplexityLimit.swift.
  ///
  /// - Remark: Code 258197549, `sentence`; Catalog/rules-plurals.toml,
  ///   `theMessageHasVariantsMoreThan0f63c82d`.
  case theMessageHasVariantsMoreThan0f63c82d(count: Swift.Int, limit: Swift.Int)

  /// “the source has no key '{$key}'”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchUnknown.swift.
  ///
  /// - Remark: Code 1147414369, `sentence`; Catalog/rules-plurals.toml,
  ///   `theSourceHasNoKey44642761`.
  case theSourceHasNoKey44642761(key: Swift.String)

  /// “the source selects by '{$argument}' ({$keys}), but the translation doesn't”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
  ///
  /// - Remark: Code 2022774252, `sentence`; Catalog/rules-plurals.toml,
  ///   `theSourceSelectsByButThe789115ec`.
  case theSourceSelectsByButThe789115ec(argument: Swift.String, keys: Swift.String)

  /// “the source selects here”
  ///
  /// Compiling/BayanRules/Plurals/PluralDropped.swift.
  ///
  /// - Remark: Code 1377757648, `sentence`; Catalog/rules-plurals.toml,
  ///   `theSourceSelectsHere521ee9d0`.
  case theSourceSelectsHere521ee9d0

  /// “the translation has one text for all numbers; the source selects by '{$argument}', and
  /// '{$locale}' has the forms {$forms}”
  ///
  /// Compiling/BayanRules/Plurals/PluralDropped.swift.
  ///
  /// - Remark: Code 1353221827, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationHasOneTextFor50a886c3`.
  case theTranslationHasOneTextFor50a886c3(
    argument: Swift.String, locale: Swift.String, forms: Swift.String)

  /// “the translation selects by {$sum}, but the source by {$sum2}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 335152462, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationSelectsByButThe13fa054e`.
  case theTranslationSelectsByButThe13fa054e(sum: Swift.String, sum2: Swift.String)

  /// “the translation selects by '{$argument}', but the source doesn't”
  ///
  /// Compiling/BayanRules/Plurals/PluralAdded.swift.
  ///
  /// - Remark: Code 552937179, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationSelectsByButThe20f526db`.
  case theTranslationSelectsByButThe20f526db(argument: Swift.String)

  /// “the translation shows {$sum}, but the source shows {$sum2}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 862084822, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationShowsButTheSource33625ed6`.
  case theTranslationShowsButTheSource33625ed6(sum: Swift.String, sum2: Swift.String)

  /// “there are no variants for {$list}: in '{$locale}', these numbers would use '*'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 1339433717, `sentence`; Catalog/rules-plurals.toml,
  ///   `thereAreNoVariantsForIn4fd622f5`.
  case thereAreNoVariantsForIn4fd622f5(list: Swift.String, locale: Swift.String)

  /// “there are no variants for {$keys}, which the source has”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
  ///
  /// - Remark: Code 1085116890, `sentence`; Catalog/rules-plurals.toml,
  ///   `thereAreNoVariantsForWhich40ad91da`.
  case thereAreNoVariantsForWhich40ad91da(keys: [Swift.String])

  /// “there is no variant for '{$name}': in '{$locale}', {$numbers} would use '*'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 1525718948, `sentence`; Catalog/rules-plurals.toml,
  ///   `thereIsNoVariantForIn5af09fa4`.
  case thereIsNoVariantForIn5af09fa4(
    name: Swift.String, locale: Swift.String, numbers: Swift.String)

  /// “there is no variant for {$keys}, which the source has”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
  ///
  /// - Remark: Code 1736288873, `sentence`; Catalog/rules-plurals.toml,
  ///   `thereIsNoVariantForWhich677daa69`.
  case thereIsNoVariantForWhich677daa69(keys: [Swift.String])

  /// “this variant is never used: all numbers of '{$category}' have variants of their own
  /// ({$keys})”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryShadowed.swift.
  ///
  /// - Remark: Code 2146616778, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedAll7ff2c5ca`.
  case thisVariantIsNeverUsedAll7ff2c5ca(category: Swift.String, keys: [Swift.String])

  /// “this variant is never used: '{$locale}' doesn't have the plural category '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 900486050, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedDoesnt35ac53a2`.
  case thisVariantIsNeverUsedDoesnt35ac53a2(locale: Swift.String, category: Swift.String)

  /// “this variant is never used: no number of the argument selects '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 434812688, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedNo19eab710`.
  case thisVariantIsNeverUsedNo19eab710(category: Swift.String)

  /// “this variant is never used: 'select=exact' compares numbers only, and '{$category}'
  /// isn't a number”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 725262353, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedSelect2b3aa011`.
  case thisVariantIsNeverUsedSelect2b3aa011(category: Swift.String)

  /// “write a variant for each form”
  ///
  /// Compiling/BayanRules/Plurals/PluralDropped.swift.
  ///
  /// - Remark: Code 2139121080, `sentence`; Catalog/rules-plurals.toml,
  ///   `writeAVariantForEachForm7f8065b8`.
  case writeAVariantForEachForm7f8065b8

  static var domainIndex: Swift.Int { 20 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .addTheVariant57714f0d: return 0
    case .addTheVariants01350616: return 1
    case .allFormsAreTheSameBut245a29c3: return 2
    case .areTheSameButWithNumbers4be9e950: return 3
    case .cantSelectAVariantOnlyFormats65888899: return 4
    case .hasMoreNumbersThanTheKeys719eede6: return 5
    case .isAnOrdinalHereRdBut438ec7ee: return 6
    case .isAnOrdinalInTheSource5e6e6b6b: return 7
    case .isNeitherANumberNorA053d9d34: return 8
    case .isNeitherANumberNorA7865b655: return 9
    case .isntShownButThisVariantIs0cdd793d: return 10
    case .minus7692a697: return 11
    case .plus397f5afd: return 12
    case .showTheNumber1cf5a8ec: return 13
    case .theCategoryIsMissingFromThe2472ec45: return 14
    case .theMessageHasVariantsMoreThan0f63c82d: return 15
    case .theSourceHasNoKey44642761: return 16
    case .theSourceSelectsByButThe789115ec: return 17
    case .theSourceSelectsHere521ee9d0: return 18
    case .theTranslationHasOneTextFor50a886c3: return 19
    case .theTranslationSelectsByButThe13fa054e: return 20
    case .theTranslationSelectsByButThe20f526db: return 21
    case .theTranslationShowsButTheSource33625ed6: return 22
    case .thereAreNoVariantsForIn4fd622f5: return 23
    case .thereAreNoVariantsForWhich40ad91da: return 24
    case .thereIsNoVariantForIn5af09fa4: return 25
    case .thereIsNoVariantForWhich677daa69: return 26
    case .thisVariantIsNeverUsedAll7ff2c5ca: return 27
    case .thisVariantIsNeverUsedDoesnt35ac53a2: return 28
    case .thisVariantIsNeverUsedNo19eab710: return 29
    case .thisVariantIsNeverUsedSelect2b3aa011: return 30
    case .writeAVariantForEachForm7f8065b8: return 31
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .allFormsAreTheSameBut245a29c3(let count): return .carrying(count: count)
    case .areTheSameButWithNumbers4be9e950(let names): return .carrying(names: names)
    case .cantSelectAVariantOnlyFormats65888899(let variable, let function):
      return .carrying(variable: variable, function: function)
    case .hasMoreNumbersThanTheKeys719eede6(let category, let keys),
      .thisVariantIsNeverUsedAll7ff2c5ca(let category, let keys):
      return .carrying(category: category, keys: keys)
    case .isAnOrdinalHereRdBut438ec7ee(let argument), .isAnOrdinalInTheSource5e6e6b6b(let argument),
      .theTranslationSelectsByButThe20f526db(let argument):
      return .carrying(argument: argument)
    case .isNeitherANumberNorA053d9d34(let key, let didYouMean):
      return .carrying(key: key, didYouMean: didYouMean)
    case .isNeitherANumberNorA7865b655(let key), .theSourceHasNoKey44642761(let key):
      return .carrying(key: key)
    case .isntShownButThisVariantIs0cdd793d(let variable, let numbers):
      return .carrying(variable: variable, numbers: numbers)
    case .minus7692a697(let argument, let offset):
      return .carrying(argument: argument, offset: offset)
    case .plus397f5afd(let argument, let offset):
      return .carrying(argument: argument, offset: offset)
    case .theMessageHasVariantsMoreThan0f63c82d(let count, let limit):
      return .carrying(count: count, limit: limit)
    case .theSourceSelectsByButThe789115ec(let argument, let keys):
      return .carrying(argument: argument, keys: keys)
    case .theTranslationHasOneTextFor50a886c3(let argument, let locale, let forms):
      return .carrying(argument: argument, locale: locale, forms: forms)
    case .theTranslationSelectsByButThe13fa054e(let sum, let sum2),
      .theTranslationShowsButTheSource33625ed6(let sum, let sum2):
      return .carrying(sum: sum, sum2: sum2)
    case .thereAreNoVariantsForIn4fd622f5(let list, let locale):
      return .carrying(list: list, locale: locale)
    case .thereAreNoVariantsForWhich40ad91da(let keys), .thereIsNoVariantForWhich677daa69(let keys):
      return .carrying(keys: keys)
    case .thereIsNoVariantForIn5af09fa4(let name, let locale, let numbers):
      return .carrying(name: name, locale: locale, numbers: numbers)
    case .thisVariantIsNeverUsedDoesnt35ac53a2(let locale, let category):
      return .carrying(locale: locale, category: category)
    case .thisVariantIsNeverUsedNo19eab710(let category),
      .thisVariantIsNeverUsedSelect2b3aa011(let category):
      return .carrying(category: category)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .addTheVariant57714f0d, .addTheVariants01350616, .showTheNumber1cf5a8ec,
      .theCategoryIsMissingFromThe2472ec45, .theSourceSelectsHere521ee9d0,
      .writeAVariantForEachForm7f8065b8,
    ]
  }
}
