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

  /// “a space at the edge means that another text is joined to this one; write one message”
  ///
  /// Compiling/BayanRules/Source/Fragment.swift.
  ///
  /// - Remark: Code 1028585619, `sentence`; Catalog/rules-source.toml,
  ///   `aSpaceAtTheEdgeMeans3d4ef893`.
  case aSpaceAtTheEdgeMeans3d4ef893

  /// “'{$word}' can't be translated; select by the number with '.match'”
  ///
  /// Compiling/BayanRules/Source/OptionalPlural.swift.
  ///
  /// - Remark: Code 1842326816, `sentence`; Catalog/rules-source.toml,
  ///   `cantBeTranslatedSelectByThe6dcfad20`.
  case cantBeTranslatedSelectByThe6dcfad20(word: Swift.String)

  /// “'{$argument}' is before '{$noun}' for all numbers; select by it: {$categories}”
  ///
  /// Compiling/BayanRules/Source/NumberUnselected.swift.
  ///
  /// - Remark: Code 345103829, `sentence`; Catalog/rules-source.toml,
  ///   `isBeforeForAllNumbersSelect1491ddd5`.
  case isBeforeForAllNumbersSelect1491ddd5(
    argument: Swift.String, noun: Swift.String, categories: [Swift.String])

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

  /// “this variant is a part of a sentence; other languages need the whole sentence in each”
  ///
  /// Compiling/BayanRules/Source/SelectorFragment.swift.
  ///
  /// - Remark: Code 1490293249, `sentence`; Catalog/rules-source.toml,
  ///   `thisVariantIsAPartOf58d41201`.
  case thisVariantIsAPartOf58d41201

  static var domainIndex: Swift.Int { 22 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aSpaceAtTheEdgeMeans3d4ef893: return 0
    case .cantBeTranslatedSelectByThe6dcfad20: return 1
    case .isBeforeForAllNumbersSelect1491ddd5: return 2
    case .isWrittenInTheTextIf74fca6ec: return 3
    case .isWrittenInTheTextMake1647cd14: return 4
    case .isWrittenInTheTextMake7366d7cc: return 5
    case .thisVariantIsAPartOf58d41201: return 6
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantBeTranslatedSelectByThe6dcfad20(let word): return .carrying(word: word)
    case .isBeforeForAllNumbersSelect1491ddd5(let argument, let noun, let categories):
      return .carrying(argument: argument, noun: noun, categories: categories)
    case .isWrittenInTheTextIf74fca6ec(let number): return .carrying(number: number)
    case .isWrittenInTheTextMake1647cd14(let date): return .carrying(date: date)
    case .isWrittenInTheTextMake7366d7cc(let amount): return .carrying(amount: amount)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.aSpaceAtTheEdgeMeans3d4ef893, .thisVariantIsAPartOf58d41201]
  }
}
