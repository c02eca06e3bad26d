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

  /// “and”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 1747135043, `sentence`; Catalog/rules-plurals.toml, `and68232a43`.
  case and68232a43

  /// “{$names} are the same, but the noun has a form of its own with numbers of 'few'”
  ///
  /// Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
  ///
  /// - Remark: Code 1241002475, `sentence`; Catalog/rules-plurals.toml,
  ///   `areTheSameButTheNoun49f831eb`.
  case areTheSameButTheNoun49f831eb(names: [Swift.String])

  /// “'{$variable}' can't select a variant; '{$function}' only formats”
  ///
  /// Compiling/BayanRules/Plurals/BadSelector.swift.
  ///
  /// - Remark: Code 202214963, `sentence`; Catalog/rules-plurals.toml,
  ///   `cantSelectAVariantOnlyFormats0c0d8e33`.
  case cantSelectAVariantOnlyFormats0c0d8e33(variable: Swift.String, function: Swift.String)

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

  /// “'{$variable}' isn't shown, but {$numbers} all use this variant”
  ///
  /// Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
  ///
  /// - Remark: Code 1795199777, `sentence`; Catalog/rules-plurals.toml,
  ///   `isntShownButAllUseThis6b009321`.
  case isntShownButAllUseThis6b009321(variable: Swift.String, numbers: Swift.String)

  /// “no {$count} for {$keys}, by which the source selects”
  ///
  /// Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
  ///
  /// - Remark: Code 2037571749, `sentence`; Catalog/rules-plurals.toml,
  ///   `noForByWhichTheSource7972e0a5`.
  case noForByWhichTheSource7972e0a5(count: Swift.String, keys: [Swift.String])

  /// “no variant for '{$name}': in '{$locale}', {$numbers} would use '*'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 651820394, `sentence`; Catalog/rules-plurals.toml,
  ///   `noVariantForInWouldUse26d9fd6a`.
  case noVariantForInWouldUse26d9fd6a(
    name: Swift.String, locale: Swift.String, numbers: Swift.String)

  /// “no variants for {$list}: in '{$locale}', these numbers would use '*'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 1802942412, `sentence`; Catalog/rules-plurals.toml,
  ///   `noVariantsForInTheseNumbers6b76b7cc`.
  case noVariantsForInTheseNumbers6b76b7cc(list: Swift.String, locale: Swift.String)

  /// “one text for all numbers: the source selects by '{$argument}', and '{$locale}' has
  /// {$forms}”
  ///
  /// Compiling/BayanRules/Plurals/PluralDropped.swift.
  ///
  /// - Remark: Code 2071462189, `sentence`; Catalog/rules-plurals.toml,
  ///   `oneTextForAllNumbersThe7b78012d`.
  case oneTextForAllNumbersThe7b78012d(
    argument: Swift.String, locale: Swift.String, forms: Swift.String)

  /// “{$keys} {$count} only a part of '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 1045668390, `sentence`; Catalog/rules-plurals.toml,
  ///   `onlyAPartOf3e53a226`.
  case onlyAPartOf3e53a226(keys: [Swift.String], count: Swift.String, category: Swift.String)

  /// “show the number”
  ///
  /// Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
  ///
  /// - Remark: Code 1311857848, `sentence`; Catalog/rules-plurals.toml,
  ///   `showTheNumber4e315cb8`.
  case showTheNumber4e315cb8

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

  /// “the translation selects by {$sum}, the source by {$sum2}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 23992887, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationSelectsByTheSource016e1a37`.
  case theTranslationSelectsByTheSource016e1a37(sum: Swift.String, sum2: Swift.String)

  /// “the translation selects by '{$argument}', which the source doesn't use”
  ///
  /// Compiling/BayanRules/Plurals/PluralAdded.swift.
  ///
  /// - Remark: Code 202733974, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationSelectsByWhichThe0c157996`.
  case theTranslationSelectsByWhichThe0c157996(argument: Swift.String)

  /// “the translation shows {$sum}, the source {$sum2}”
  ///
  /// Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
  ///
  /// - Remark: Code 39627700, `sentence`; Catalog/rules-plurals.toml,
  ///   `theTranslationShowsTheSource025cabb4`.
  case theTranslationShowsTheSource025cabb4(sum: Swift.String, sum2: Swift.String)

  /// “the variants from here on lack it”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
  ///
  /// - Remark: Code 380951615, `sentence`; Catalog/rules-plurals.toml,
  ///   `theVariantsFromHereOnLack16b4dc3f`.
  case theVariantsFromHereOnLack16b4dc3f

  /// “this variant is never used: {$keys} {$count} all of '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryShadowed.swift.
  ///
  /// - Remark: Code 42577708, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedAll0289af2c`.
  case thisVariantIsNeverUsedAll0289af2c(
    keys: [Swift.String], count: Swift.String, category: Swift.String)

  /// “this variant is never used: '{$locale}' has no '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 1588974619, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedHas5eb5d41b`.
  case thisVariantIsNeverUsedHas5eb5d41b(locale: Swift.String, category: Swift.String)

  /// “this variant is never used: none of the argument's numbers is '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 1970343178, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedNone75710d0a`.
  case thisVariantIsNeverUsedNone75710d0a(category: Swift.String)

  /// “this variant is never used: with 'select=exact' only numbers are compared, not
  /// '{$category}'”
  ///
  /// Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
  ///
  /// - Remark: Code 1291139734, `sentence`; Catalog/rules-plurals.toml,
  ///   `thisVariantIsNeverUsedWith4cf53a96`.
  case thisVariantIsNeverUsedWith4cf53a96(category: Swift.String)

  /// “{$count :integer} variants; more than {$limit :integer} are hard to write and to
  /// review”
  ///
  /// Compiling/BayanRules/Plurals/ComplexityLimit.swift.
  ///
  /// - Remark: Code 2067939204, `sentence`; Catalog/rules-plurals.toml,
  ///   `variantsMoreThanAreHardTo7b423f84`.
  case variantsMoreThanAreHardTo7b423f84(count: Swift.Int, limit: Swift.Int)

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
    case .and68232a43: return 3
    case .areTheSameButTheNoun49f831eb: return 4
    case .cantSelectAVariantOnlyFormats0c0d8e33: return 5
    case .isAnOrdinalHereRdBut5e14041d: return 6
    case .isAnOrdinalInTheSource22b880a4: return 7
    case .isNeitherANumberNorA0b365cfb: return 8
    case .isNeitherANumberNorA23878c17: return 9
    case .isntShownButAllUseThis6b009321: return 10
    case .noForByWhichTheSource7972e0a5: return 11
    case .noVariantForInWouldUse26d9fd6a: return 12
    case .noVariantsForInTheseNumbers6b76b7cc: return 13
    case .oneTextForAllNumbersThe7b78012d: return 14
    case .onlyAPartOf3e53a226: return 15
    case .showTheNumber4e315cb8: return 16
    case .theSourceHasNoKey5e1deb83: return 17
    case .theSourceSelectsByButThe16f2cf42: return 18
    case .theSourceSelectsHere2c229b8d: return 19
    case .theTranslationSelectsByTheSource016e1a37: return 20
    case .theTranslationSelectsByWhichThe0c157996: return 21
    case .theTranslationShowsTheSource025cabb4: return 22
    case .theVariantsFromHereOnLack16b4dc3f: return 23
    case .thisVariantIsNeverUsedAll0289af2c: return 24
    case .thisVariantIsNeverUsedHas5eb5d41b: return 25
    case .thisVariantIsNeverUsedNone75710d0a: return 26
    case .thisVariantIsNeverUsedWith4cf53a96: return 27
    case .variantsMoreThanAreHardTo7b423f84: return 28
    case .writeAVariantForEachForm2de29d47: return 29
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .allFormsAreTheSameBut188930e4(let count): return .carrying(count: count)
    case .areTheSameButTheNoun49f831eb(let names): return .carrying(names: names)
    case .cantSelectAVariantOnlyFormats0c0d8e33(let variable, let function):
      return .carrying(variable: variable, function: function)
    case .isAnOrdinalHereRdBut5e14041d(let argument), .isAnOrdinalInTheSource22b880a4(let argument),
      .theTranslationSelectsByWhichThe0c157996(let argument):
      return .carrying(argument: argument)
    case .isNeitherANumberNorA0b365cfb(let key, let didYouMean):
      return .carrying(key: key, didYouMean: didYouMean)
    case .isNeitherANumberNorA23878c17(let key), .theSourceHasNoKey5e1deb83(let key):
      return .carrying(key: key)
    case .isntShownButAllUseThis6b009321(let variable, let numbers):
      return .carrying(variable: variable, numbers: numbers)
    case .noForByWhichTheSource7972e0a5(let count, let keys):
      return .carrying(count: count, keys: keys)
    case .noVariantForInWouldUse26d9fd6a(let name, let locale, let numbers):
      return .carrying(name: name, locale: locale, numbers: numbers)
    case .noVariantsForInTheseNumbers6b76b7cc(let list, let locale):
      return .carrying(list: list, locale: locale)
    case .oneTextForAllNumbersThe7b78012d(let argument, let locale, let forms):
      return .carrying(argument: argument, locale: locale, forms: forms)
    case .onlyAPartOf3e53a226(let keys, let count, let category),
      .thisVariantIsNeverUsedAll0289af2c(let keys, let count, let category):
      return .carrying(keys: keys, count: count, category: category)
    case .theSourceSelectsByButThe16f2cf42(let argument, let keys):
      return .carrying(argument: argument, keys: keys)
    case .theTranslationSelectsByTheSource016e1a37(let sum, let sum2),
      .theTranslationShowsTheSource025cabb4(let sum, let sum2):
      return .carrying(sum: sum, sum2: sum2)
    case .thisVariantIsNeverUsedHas5eb5d41b(let locale, let category):
      return .carrying(locale: locale, category: category)
    case .thisVariantIsNeverUsedNone75710d0a(let category),
      .thisVariantIsNeverUsedWith4cf53a96(let category):
      return .carrying(category: category)
    case .variantsMoreThanAreHardTo7b423f84(let count, let limit):
      return .carrying(count: count, limit: limit)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .addTheVariant2188dbbb, .addTheVariants22ffdbd8, .and68232a43, .showTheNumber4e315cb8,
      .theSourceSelectsHere2c229b8d, .theVariantsFromHereOnLack16b4dc3f,
      .writeAVariantForEachForm2de29d47,
    ]
  }
}
