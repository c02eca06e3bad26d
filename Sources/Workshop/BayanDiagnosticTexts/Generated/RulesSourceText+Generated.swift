// Generated from Catalog/rules-source.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-source`, Catalog/rules-source.toml.
nonisolated indirect enum RulesSourceText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a space at the start or end shows that this text is joined to another; write one
  /// message for both”
  ///
  /// Compiling/BayanRules/Source/Fragment.swift.
  ///
  /// - Remark: Code 910391056, `sentence`; Catalog/rules-source.toml,
  ///   `aSpaceAtTheStartOr36437710`.
  case aSpaceAtTheStartOr36437710

  /// “'{$word}' can't be translated; select by the number with '.match'”
  ///
  /// Compiling/BayanRules/Source/OptionalPlural.swift.
  ///
  /// - Remark: Code 1842326816, `sentence`; Catalog/rules-source.toml,
  ///   `cantBeTranslatedSelectByThe6dcfad20`.
  case cantBeTranslatedSelectByThe6dcfad20(word: Swift.String)

  /// “'{$noun}' follows '{$argument}' in one form for all numbers; select by '{$argument}',
  /// with the variants {$categories}”
  ///
  /// Compiling/BayanRules/Source/NumberUnselected.swift.
  ///
  /// - Remark: Code 214930258, `sentence`; Catalog/rules-source.toml,
  ///   `followsInOneFormForAll0ccf9352`.
  case followsInOneFormForAll0ccf9352(
    noun: Swift.String, argument: Swift.String, categories: [Swift.String])

  /// “'{$number}' is written in the text; if it may change, make it an argument”
  ///
  /// Compiling/BayanRules/Source/HardCodedNumber.swift.
  ///
  /// - Remark: Code 1962714860, `sentence`; Catalog/rules-source.toml,
  ///   `isWrittenInTheTextIf74fca6ec`.
  case isWrittenInTheTextIf74fca6ec(number: Swift.String)

  /// “'{$date}' is written in the text; make it an argument with ':date' or ':time'”
  ///
  /// Compiling/BayanRules/Source/HardCodedDate.swift.
  ///
  /// - Remark: Code 373804308, `sentence`; Catalog/rules-source.toml,
  ///   `isWrittenInTheTextMake1647cd14`.
  case isWrittenInTheTextMake1647cd14(date: Swift.String)

  /// “'{$amount}' is written in the text; make it an argument with ':currency'”
  ///
  /// Compiling/BayanRules/Source/HardCodedCurrency.swift.
  ///
  /// - Remark: Code 1936119756, `sentence`; Catalog/rules-source.toml,
  ///   `isWrittenInTheTextMake7366d7cc`.
  case isWrittenInTheTextMake7366d7cc(amount: Swift.String)

  /// “this variant is only a part of a sentence; write the whole sentence in each variant”
  ///
  /// Compiling/BayanRules/Source/SelectorFragment.swift.
  ///
  /// - Remark: Code 886465307, `sentence`; Catalog/rules-source.toml,
  ///   `thisVariantIsOnlyAPart34d6631b`.
  case thisVariantIsOnlyAPart34d6631b

  static var domainIndex: Swift.Int { 22 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aSpaceAtTheStartOr36437710: return 0
    case .cantBeTranslatedSelectByThe6dcfad20: return 1
    case .followsInOneFormForAll0ccf9352: return 2
    case .isWrittenInTheTextIf74fca6ec: return 3
    case .isWrittenInTheTextMake1647cd14: return 4
    case .isWrittenInTheTextMake7366d7cc: return 5
    case .thisVariantIsOnlyAPart34d6631b: return 6
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantBeTranslatedSelectByThe6dcfad20(let word): return .carrying(word: word)
    case .followsInOneFormForAll0ccf9352(let noun, let argument, let categories):
      return .carrying(noun: noun, argument: argument, categories: categories)
    case .isWrittenInTheTextIf74fca6ec(let number): return .carrying(number: number)
    case .isWrittenInTheTextMake1647cd14(let date): return .carrying(date: date)
    case .isWrittenInTheTextMake7366d7cc(let amount): return .carrying(amount: amount)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.aSpaceAtTheStartOr36437710, .thisVariantIsOnlyAPart34d6631b]
  }
}
