// Generated from Catalog/rules-punctuation.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-punctuation`, Catalog/rules-punctuation.toml.
nonisolated indirect enum RulesPunctuationText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a line feed”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1174516606, `sentence`; Catalog/rules-punctuation.toml,
  ///   `aLineFeed4601b37e`.
  case aLineFeed4601b37e

  /// “a line may break before '{$mark}'; use a no-break space{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 2013852876, `sentence`; Catalog/rules-punctuation.toml,
  ///   `aLineMayBreakBeforeUse7808f4cc`.
  case aLineMayBreakBeforeUse7808f4cc(mark: Swift.String, same: Swift.String)

  /// “a tab”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 633928621, `sentence`; Catalog/rules-punctuation.toml, `aTab25c8fbad`.
  case aTab25c8fbad

  /// “add a no-break space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1102398234, `sentence`; Catalog/rules-punctuation.toml,
  ///   `addANoBreakSpace41b5431a`.
  case addANoBreakSpace41b5431a

  /// “add the no-break spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 588273412, `sentence`; Catalog/rules-punctuation.toml,
  ///   `addTheNoBreakSpaces23105704`.
  case addTheNoBreakSpaces23105704

  /// “add the space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 560553312, `sentence`; Catalog/rules-punctuation.toml,
  ///   `addTheSpace21695d60`.
  case addTheSpace21695d60

  /// “add the spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1892215319, `sentence`; Catalog/rules-punctuation.toml,
  ///   `addTheSpaces70c8ea17`.
  case addTheSpaces70c8ea17

  /// “'{$word}' is written twice”
  ///
  /// Compiling/BayanRules/Punctuation/RepeatedWord.swift.
  ///
  /// - Remark: Code 354810082, `sentence`; Catalog/rules-punctuation.toml,
  ///   `isWrittenTwice1525f8e2`.
  case isWrittenTwice1525f8e2(word: Swift.String)

  /// “'{$found}' isn't a punctuation mark of '{$locale}', which uses
  /// '{$expected}'{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
  ///
  /// - Remark: Code 1280534199, `sentence`; Catalog/rules-punctuation.toml,
  ///   `isntAPunctuationMarkOfWhich4c5366b7`.
  case isntAPunctuationMarkOfWhich4c5366b7(
    found: Swift.String, locale: Swift.String, expected: Swift.String, sameElsewhere: Swift.String)

  /// “leave one”
  ///
  /// Compiling/BayanRules/Punctuation/RepeatedWord.swift.
  ///
  /// - Remark: Code 1966329089, `sentence`; Catalog/rules-punctuation.toml,
  ///   `leaveOne7533cd01`.
  case leaveOne7533cd01

  /// “leave one space”
  ///
  /// Compiling/BayanRules/Punctuation/DoubleSpace.swift.
  ///
  /// - Remark: Code 1486955498, `sentence`; Catalog/rules-punctuation.toml,
  ///   `leaveOneSpace58a123ea`.
  case leaveOneSpace58a123ea

  /// “{$count :integer} line feeds”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 494798111, `sentence`; Catalog/rules-punctuation.toml,
  ///   `lineFeeds1d7e051f`.
  case lineFeeds1d7e051f(count: Swift.Int)

  /// “move the space after the mark”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1378783401, `sentence`; Catalog/rules-punctuation.toml,
  ///   `moveTheSpaceAfterTheMark522e90a9`.
  case moveTheSpaceAfterTheMark522e90a9

  /// “move the spaces after the marks”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1017036056, `sentence`; Catalog/rules-punctuation.toml,
  ///   `moveTheSpacesAfterTheMarks3c9ebd18`.
  case moveTheSpacesAfterTheMarks3c9ebd18

  /// “no line feed”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1113673870, `sentence`; Catalog/rules-punctuation.toml,
  ///   `noLineFeed4261508e`.
  case noLineFeed4261508e

  /// “no tab”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 998230914, `sentence`; Catalog/rules-punctuation.toml, `noTab3b7fcb82`.
  case noTab3b7fcb82

  /// “remove the space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 199793917, `sentence`; Catalog/rules-punctuation.toml,
  ///   `removeTheSpace0be89cfd`.
  case removeTheSpace0be89cfd

  /// “remove the spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1588294086, `sentence`; Catalog/rules-punctuation.toml,
  ///   `removeTheSpaces5eab71c6`.
  case removeTheSpaces5eab71c6

  /// “replace the space with a no-break space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1486734354, `sentence`; Catalog/rules-punctuation.toml,
  ///   `replaceTheSpaceWithANo589dc412`.
  case replaceTheSpaceWithANo589dc412

  /// “replace the spaces with no-break spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1279456685, `sentence`; Catalog/rules-punctuation.toml,
  ///   `replaceTheSpacesWithNoBreak4c42f5ad`.
  case replaceTheSpacesWithNoBreak4c42f5ad

  /// “{$count :integer} tabs”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 651254746, `sentence`; Catalog/rules-punctuation.toml, `tabs26d15bda`.
  case tabs26d15bda(count: Swift.Int)

  /// “the bracket '{$bracket}' has no counterpart”
  ///
  /// Compiling/BayanRules/Punctuation/BracketBalance.swift.
  ///
  /// - Remark: Code 616392327, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theBracketHasNoCounterpart24bd6687`.
  case theBracketHasNoCounterpart24bd6687(bracket: Swift.String)

  /// “the quotation mark {$mark} has no counterpart”
  ///
  /// Compiling/BayanRules/Punctuation/QuoteBalance.swift.
  ///
  /// - Remark: Code 636327048, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theQuotationMarkHasNoCounterpart25ed9488`.
  case theQuotationMarkHasNoCounterpart25ed9488(mark: Swift.String)

  /// “the space is before '{$mark}' instead of after it{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 2008092543, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theSpaceIsBeforeInsteadOf77b10f7f`.
  case theSpaceIsBeforeInsteadOf77b10f7f(mark: Swift.String, same: Swift.String)

  /// “the translation ends with {$found}, but the source with {$wanted}”
  ///
  /// Compiling/BayanRules/Punctuation/EndPunctuation.swift.
  ///
  /// - Remark: Code 718981388, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationEndsWithButThe2adac90c`.
  case theTranslationEndsWithButThe2adac90c(found: Swift.String, wanted: Swift.String)

  /// “the translation ends with {$found}, but the source without a punctuation mark”
  ///
  /// Compiling/BayanRules/Punctuation/EndPunctuation.swift.
  ///
  /// - Remark: Code 1667161457, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationEndsWithButThe635edd71`.
  case theTranslationEndsWithButThe635edd71(found: Swift.String)

  /// “the translation ends without a punctuation mark, but the source with {$wanted}”
  ///
  /// Compiling/BayanRules/Punctuation/EndPunctuation.swift.
  ///
  /// - Remark: Code 715212242, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationEndsWithoutAPunctuation2aa145d2`.
  case theTranslationEndsWithoutAPunctuation2aa145d2(wanted: Swift.String)

  /// “the translation has {$tabs}, but the source has {$tabs2}”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 1399014341, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasButTheSource536343c5`.
  case theTranslationHasButTheSource536343c5(tabs: Swift.String, tabs2: Swift.String)

  /// “the translation has one line, but the source has several”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1697652333, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasOneLineBut65301e6d`.
  case theTranslationHasOneLineBut65301e6d

  /// “the translation has several lines, but the source has one”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 462760790, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasSeveralLinesBut1b952b56`.
  case theTranslationHasSeveralLinesBut1b952b56

  /// “the translation starts with {$lines}, but the source with {$lines2}”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1476807684, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationStartsWithButThe58064c04`.
  case theTranslationStartsWithButThe58064c04(lines: Swift.String, lines2: Swift.String)

  /// “there are {$count :integer} spaces instead of one”
  ///
  /// Compiling/BayanRules/Punctuation/DoubleSpace.swift.
  ///
  /// - Remark: Code 1282950685, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereAreSpacesInsteadOfOne4c78461d`.
  case thereAreSpacesInsteadOfOne4c78461d(count: Swift.Int)

  /// “there is a space before '{$mark}'{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 889381953, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereIsASpaceBefore3502e441`.
  case thereIsASpaceBefore3502e441(mark: Swift.String, same: Swift.String)

  /// “there is no space after '{$mark}'{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 533732966, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereIsNoSpaceAfter1fd01e66`.
  case thereIsNoSpaceAfter1fd01e66(mark: Swift.String, same: Swift.String)

  /// “there is no space before '{$mark}'{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 175598771, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereIsNoSpaceBefore0a776cb3`.
  case thereIsNoSpaceBefore0a776cb3(mark: Swift.String, same: Swift.String)

  /// “'{$locale}' uses '{$expected}' after its own words, not '{$found}'{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
  ///
  /// - Remark: Code 2095155902, `sentence`; Catalog/rules-punctuation.toml,
  ///   `usesAfterItsOwnWordsNot7ce18abe`.
  case usesAfterItsOwnWordsNot7ce18abe(
    locale: Swift.String, expected: Swift.String, found: Swift.String, sameElsewhere: Swift.String)

  /// “'{$locale}' uses {$start}…{$end} as quotation marks, not {$open}…{$close}”
  ///
  /// Compiling/BayanRules/Punctuation/QuoteStyle.swift.
  ///
  /// - Remark: Code 2093032731, `sentence`; Catalog/rules-punctuation.toml,
  ///   `usesAsQuotationMarksNot7cc1251b`.
  case usesAsQuotationMarksNot7cc1251b(
    locale: Swift.String, start: Swift.String, end: Swift.String, `open`: Swift.String,
    close: Swift.String)

  /// “write {$start}…{$end}”
  ///
  /// Compiling/BayanRules/Punctuation/QuoteStyle.swift.
  ///
  /// - Remark: Code 593560566, `sentence`; Catalog/rules-punctuation.toml, `write236103f6`.
  case write236103f6(start: Swift.String, end: Swift.String)

  /// “write it as in the source”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1184231858, `sentence`; Catalog/rules-punctuation.toml,
  ///   `writeItAsInTheSource4695f1b2`.
  case writeItAsInTheSource4695f1b2

  static var domainIndex: Swift.Int { 20 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aLineFeed4601b37e: return 0
    case .aLineMayBreakBeforeUse7808f4cc: return 1
    case .aTab25c8fbad: return 2
    case .addANoBreakSpace41b5431a: return 3
    case .addTheNoBreakSpaces23105704: return 4
    case .addTheSpace21695d60: return 5
    case .addTheSpaces70c8ea17: return 6
    case .isWrittenTwice1525f8e2: return 7
    case .isntAPunctuationMarkOfWhich4c5366b7: return 8
    case .leaveOne7533cd01: return 9
    case .leaveOneSpace58a123ea: return 10
    case .lineFeeds1d7e051f: return 11
    case .moveTheSpaceAfterTheMark522e90a9: return 12
    case .moveTheSpacesAfterTheMarks3c9ebd18: return 13
    case .noLineFeed4261508e: return 14
    case .noTab3b7fcb82: return 15
    case .removeTheSpace0be89cfd: return 16
    case .removeTheSpaces5eab71c6: return 17
    case .replaceTheSpaceWithANo589dc412: return 18
    case .replaceTheSpacesWithNoBreak4c42f5ad: return 19
    case .tabs26d15bda: return 20
    case .theBracketHasNoCounterpart24bd6687: return 21
    case .theQuotationMarkHasNoCounterpart25ed9488: return 22
    case .theSpaceIsBeforeInsteadOf77b10f7f: return 23
    case .theTranslationEndsWithButThe2adac90c: return 24
    case .theTranslationEndsWithButThe635edd71: return 25
    case .theTranslationEndsWithoutAPunctuation2aa145d2: return 26
    case .theTranslationHasButTheSource536343c5: return 27
    case .theTranslationHasOneLineBut65301e6d: return 28
    case .theTranslationHasSeveralLinesBut1b952b56: return 29
    case .theTranslationStartsWithButThe58064c04: return 30
    case .thereAreSpacesInsteadOfOne4c78461d: return 31
    case .thereIsASpaceBefore3502e441: return 32
    case .thereIsNoSpaceAfter1fd01e66: return 33
    case .thereIsNoSpaceBefore0a776cb3: return 34
    case .usesAfterItsOwnWordsNot7ce18abe: return 35
    case .usesAsQuotationMarksNot7cc1251b: return 36
    case .write236103f6: return 37
    case .writeItAsInTheSource4695f1b2: return 38
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aLineMayBreakBeforeUse7808f4cc(let mark, let same),
      .theSpaceIsBeforeInsteadOf77b10f7f(let mark, let same),
      .thereIsASpaceBefore3502e441(let mark, let same),
      .thereIsNoSpaceAfter1fd01e66(let mark, let same),
      .thereIsNoSpaceBefore0a776cb3(let mark, let same):
      return .carrying(mark: mark, same: same)
    case .isWrittenTwice1525f8e2(let word): return .carrying(word: word)
    case .isntAPunctuationMarkOfWhich4c5366b7(let found, let locale, let expected, let sameElsewhere):
      return .carrying(
        found: found, locale: locale, expected: expected, sameElsewhere: sameElsewhere)
    case .lineFeeds1d7e051f(let count), .tabs26d15bda(let count),
      .thereAreSpacesInsteadOfOne4c78461d(let count):
      return .carrying(count: count)
    case .theBracketHasNoCounterpart24bd6687(let bracket): return .carrying(bracket: bracket)
    case .theQuotationMarkHasNoCounterpart25ed9488(let mark): return .carrying(mark: mark)
    case .theTranslationEndsWithButThe2adac90c(let found, let wanted):
      return .carrying(found: found, wanted: wanted)
    case .theTranslationEndsWithButThe635edd71(let found): return .carrying(found: found)
    case .theTranslationEndsWithoutAPunctuation2aa145d2(let wanted):
      return .carrying(wanted: wanted)
    case .theTranslationHasButTheSource536343c5(let tabs, let tabs2):
      return .carrying(tabs: tabs, tabs2: tabs2)
    case .theTranslationStartsWithButThe58064c04(let lines, let lines2):
      return .carrying(lines: lines, lines2: lines2)
    case .usesAfterItsOwnWordsNot7ce18abe(let locale, let expected, let found, let sameElsewhere):
      return .carrying(
        locale: locale, expected: expected, found: found, sameElsewhere: sameElsewhere)
    case .usesAsQuotationMarksNot7cc1251b(let locale, let start, let end, let `open`, let close):
      return .carrying(locale: locale, start: start, end: end, open: `open`, close: close)
    case .write236103f6(let start, let end): return .carrying(start: start, end: end)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aLineFeed4601b37e, .aTab25c8fbad, .addANoBreakSpace41b5431a, .addTheNoBreakSpaces23105704,
      .addTheSpace21695d60, .addTheSpaces70c8ea17, .leaveOne7533cd01, .leaveOneSpace58a123ea,
      .moveTheSpaceAfterTheMark522e90a9, .moveTheSpacesAfterTheMarks3c9ebd18, .noLineFeed4261508e,
      .noTab3b7fcb82, .removeTheSpace0be89cfd, .removeTheSpaces5eab71c6,
      .replaceTheSpaceWithANo589dc412, .replaceTheSpacesWithNoBreak4c42f5ad,
      .theTranslationHasOneLineBut65301e6d, .theTranslationHasSeveralLinesBut1b952b56,
      .writeItAsInTheSource4695f1b2,
    ]
  }
}
