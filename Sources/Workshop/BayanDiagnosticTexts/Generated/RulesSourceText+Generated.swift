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
  /// - Remark: Code 135822101, `sentence`; Catalog/rules-source.toml,
  ///   `aSpaceAtTheStartOr08187b15`.
  case aSpaceAtTheStartOr08187b15

  /// “'{$word}' can't be translated; select by the number with '.match'”
  ///
  /// Compiling/BayanRules/Source/OptionalPlural.swift.
  ///
  /// - Remark: Code 393621447, `sentence`; Catalog/rules-source.toml,
  ///   `cantBeTranslatedSelectByThe17762fc7`.
  case cantBeTranslatedSelectByThe17762fc7(word: Swift.String)

  /// “'{$noun}' follows '{$argument}' in one form for all numbers; select by '{$argument}',
  /// with the variants {$categories}”
  ///
  /// Compiling/BayanRules/Source/NumberUnselected.swift.
  ///
  /// - Remark: Code 67427968, `sentence`; Catalog/rules-source.toml,
  ///   `followsInOneFormForAll0404de80`.
  case followsInOneFormForAll0404de80(
    noun: Swift.String, argument: Swift.String, categories: [Swift.String])

  /// “'{$number}' is written in the text; if it may change, make it an argument”
  ///
  /// Compiling/BayanRules/Source/HardCodedNumber.swift.
  ///
  /// - Remark: Code 270907496, `sentence`; Catalog/rules-source.toml,
  ///   `isWrittenInTheTextIf1025b868`.
  case isWrittenInTheTextIf1025b868(number: Swift.String)

  /// “'{$amount}' is written in the text; make it an argument with ':currency'”
  ///
  /// Compiling/BayanRules/Source/HardCodedCurrency.swift.
  ///
  /// - Remark: Code 378828351, `sentence`; Catalog/rules-source.toml,
  ///   `isWrittenInTheTextMake1694763f`.
  case isWrittenInTheTextMake1694763f(amount: Swift.String)

  /// “'{$date}' is written in the text; make it an argument with ':date' or ':time'”
  ///
  /// Compiling/BayanRules/Source/HardCodedDate.swift.
  ///
  /// - Remark: Code 1461339337, `sentence`; Catalog/rules-source.toml,
  ///   `isWrittenInTheTextMake571a44c9`.
  case isWrittenInTheTextMake571a44c9(date: Swift.String)

  /// “this variant is only a part of a sentence; write the whole sentence in each variant”
  ///
  /// Compiling/BayanRules/Source/SelectorFragment.swift.
  ///
  /// - Remark: Code 202582833, `sentence`; Catalog/rules-source.toml,
  ///   `thisVariantIsOnlyAPart0c132b31`.
  case thisVariantIsOnlyAPart0c132b31

  static var domainIndex: Swift.Int { 23 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aSpaceAtTheStartOr08187b15: return 0
    case .cantBeTranslatedSelectByThe17762fc7: return 1
    case .followsInOneFormForAll0404de80: return 2
    case .isWrittenInTheTextIf1025b868: return 3
    case .isWrittenInTheTextMake1694763f: return 4
    case .isWrittenInTheTextMake571a44c9: return 5
    case .thisVariantIsOnlyAPart0c132b31: return 6
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantBeTranslatedSelectByThe17762fc7(let word): return .carrying(word: word)
    case .followsInOneFormForAll0404de80(let noun, let argument, let categories):
      return .carrying(noun: noun, argument: argument, categories: categories)
    case .isWrittenInTheTextIf1025b868(let number): return .carrying(number: number)
    case .isWrittenInTheTextMake1694763f(let amount): return .carrying(amount: amount)
    case .isWrittenInTheTextMake571a44c9(let date): return .carrying(date: date)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.aSpaceAtTheStartOr08187b15, .thisVariantIsOnlyAPart0c132b31]
  }
}
