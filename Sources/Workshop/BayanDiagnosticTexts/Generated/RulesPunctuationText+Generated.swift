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
  /// - Remark: Code 582855653, `sentence`; Catalog/rules-punctuation.toml,
  ///   `aLineFeed22bdabe5`.
  case aLineFeed22bdabe5

  /// “a line may break before '{$mark}'; use a no-break space{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 187923775, `sentence`; Catalog/rules-punctuation.toml,
  ///   `aLineMayBreakBeforeUse0b337d3f`.
  case aLineMayBreakBeforeUse0b337d3f(mark: Swift.String, same: Swift.String)

  /// “a tab”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 204252362, `sentence`; Catalog/rules-punctuation.toml, `aTab0c2ca4ca`.
  case aTab0c2ca4ca

  /// “add a no-break space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1395432543, `sentence`; Catalog/rules-punctuation.toml,
  ///   `addANoBreakSpace532c9c5f`.
  case addANoBreakSpace532c9c5f

  /// “add the no-break spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1806926369, `sentence`; Catalog/rules-punctuation.toml,
  ///   `addTheNoBreakSpaces6bb38221`.
  case addTheNoBreakSpaces6bb38221

  /// “add the space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1247042490, `sentence`; Catalog/rules-punctuation.toml,
  ///   `addTheSpace4a545bba`.
  case addTheSpace4a545bba

  /// “add the spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 42281039, `sentence`; Catalog/rules-punctuation.toml,
  ///   `addTheSpaces0285284f`.
  case addTheSpaces0285284f

  /// “'{$word}' is written twice”
  ///
  /// Compiling/BayanRules/Punctuation/RepeatedWord.swift.
  ///
  /// - Remark: Code 318990716, `sentence`; Catalog/rules-punctuation.toml,
  ///   `isWrittenTwice1303697c`.
  case isWrittenTwice1303697c(word: Swift.String)

  /// “'{$found}' isn't a punctuation mark of '{$locale}', which uses
  /// '{$expected}'{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
  ///
  /// - Remark: Code 1194357540, `sentence`; Catalog/rules-punctuation.toml,
  ///   `isntAPunctuationMarkOfWhich47307324`.
  case isntAPunctuationMarkOfWhich47307324(
    found: Swift.String, locale: Swift.String, expected: Swift.String, sameElsewhere: Swift.String)

  /// “leave one”
  ///
  /// Compiling/BayanRules/Punctuation/RepeatedWord.swift.
  ///
  /// - Remark: Code 1311693987, `sentence`; Catalog/rules-punctuation.toml,
  ///   `leaveOne4e2edca3`.
  case leaveOne4e2edca3

  /// “leave one space”
  ///
  /// Compiling/BayanRules/Punctuation/DoubleSpace.swift.
  ///
  /// - Remark: Code 2013903521, `sentence`; Catalog/rules-punctuation.toml,
  ///   `leaveOneSpace7809baa1`.
  case leaveOneSpace7809baa1

  /// “{$count :integer} line feeds”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1905322836, `sentence`; Catalog/rules-punctuation.toml,
  ///   `lineFeeds7190eb54`.
  case lineFeeds7190eb54(count: Swift.Int)

  /// “move the space after the mark”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 936309881, `sentence`; Catalog/rules-punctuation.toml,
  ///   `moveTheSpaceAfterTheMark37cef479`.
  case moveTheSpaceAfterTheMark37cef479

  /// “move the spaces after the marks”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 718931261, `sentence`; Catalog/rules-punctuation.toml,
  ///   `moveTheSpacesAfterTheMarks2ada053d`.
  case moveTheSpacesAfterTheMarks2ada053d

  /// “no line feed”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 357139493, `sentence`; Catalog/rules-punctuation.toml,
  ///   `noLineFeed15498425`.
  case noLineFeed15498425

  /// “no tab”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 2016128402, `sentence`; Catalog/rules-punctuation.toml, `noTab782bad92`.
  case noTab782bad92

  /// “remove the space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1145876780, `sentence`; Catalog/rules-punctuation.toml,
  ///   `removeTheSpace444cb12c`.
  case removeTheSpace444cb12c

  /// “remove the spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 14679889, `sentence`; Catalog/rules-punctuation.toml,
  ///   `removeTheSpaces00dfff51`.
  case removeTheSpaces00dfff51

  /// “replace the space with a no-break space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 702641420, `sentence`; Catalog/rules-punctuation.toml,
  ///   `replaceTheSpaceWithANo29e1750c`.
  case replaceTheSpaceWithANo29e1750c

  /// “replace the spaces with no-break spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1616848907, `sentence`; Catalog/rules-punctuation.toml,
  ///   `replaceTheSpacesWithNoBreak605f280b`.
  case replaceTheSpacesWithNoBreak605f280b

  /// “{$count :integer} tabs”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 1707336878, `sentence`; Catalog/rules-punctuation.toml, `tabs65c3e4ae`.
  case tabs65c3e4ae(count: Swift.Int)

  /// “the bracket '{$bracket}' has no counterpart”
  ///
  /// Compiling/BayanRules/Punctuation/BracketBalance.swift.
  ///
  /// - Remark: Code 788368789, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theBracketHasNoCounterpart2efd8d95`.
  case theBracketHasNoCounterpart2efd8d95(bracket: Swift.String)

  /// “the quotation mark {$mark} has no counterpart”
  ///
  /// Compiling/BayanRules/Punctuation/QuoteBalance.swift.
  ///
  /// - Remark: Code 774301950, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theQuotationMarkHasNoCounterpart2e26e8fe`.
  case theQuotationMarkHasNoCounterpart2e26e8fe(mark: Swift.String)

  /// “the space is before '{$mark}' instead of after it{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1370926539, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theSpaceIsBeforeInsteadOf51b6adcb`.
  case theSpaceIsBeforeInsteadOf51b6adcb(mark: Swift.String, same: Swift.String)

  /// “the translation ends with {$found}, but the source with {$wanted}”
  ///
  /// Compiling/BayanRules/Punctuation/EndPunctuation.swift.
  ///
  /// - Remark: Code 16240020, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationEndsWithButThe00f7cd94`.
  case theTranslationEndsWithButThe00f7cd94(found: Swift.String, wanted: Swift.String)

  /// “the translation ends with {$found}, but the source without a punctuation mark”
  ///
  /// Compiling/BayanRules/Punctuation/EndPunctuation.swift.
  ///
  /// - Remark: Code 246508018, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationEndsWithButThe0eb169f2`.
  case theTranslationEndsWithButThe0eb169f2(found: Swift.String)

  /// “the translation ends without a punctuation mark, but the source with {$wanted}”
  ///
  /// Compiling/BayanRules/Punctuation/EndPunctuation.swift.
  ///
  /// - Remark: Code 2105113446, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationEndsWithoutAPunctuation7d797b66`.
  case theTranslationEndsWithoutAPunctuation7d797b66(wanted: Swift.String)

  /// “the translation has {$tabs}, but the source has {$tabs2}”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 1075370374, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasButTheSource4018d986`.
  case theTranslationHasButTheSource4018d986(tabs: Swift.String, tabs2: Swift.String)

  /// “the translation has one line, but the source has several”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 814581510, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasOneLineBut308d8706`.
  case theTranslationHasOneLineBut308d8706

  /// “the translation has several lines, but the source has one”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1037962751, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasSeveralLinesBut3dde0dff`.
  case theTranslationHasSeveralLinesBut3dde0dff

  /// “the translation starts with {$lines}, but the source with {$lines2}”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 450101475, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationStartsWithButThe1ad400e3`.
  case theTranslationStartsWithButThe1ad400e3(lines: Swift.String, lines2: Swift.String)

  /// “there are {$count :integer} spaces instead of one”
  ///
  /// Compiling/BayanRules/Punctuation/DoubleSpace.swift.
  ///
  /// - Remark: Code 2121935843, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereAreSpacesInsteadOfOne7e7a2be3`.
  case thereAreSpacesInsteadOfOne7e7a2be3(count: Swift.Int)

  /// “there is a space before '{$mark}'{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 619576131, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereIsASpaceBefore24edfb43`.
  case thereIsASpaceBefore24edfb43(mark: Swift.String, same: Swift.String)

  /// “there is no space after '{$mark}'{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 543803661, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereIsNoSpaceAfter2069c90d`.
  case thereIsNoSpaceAfter2069c90d(mark: Swift.String, same: Swift.String)

  /// “there is no space before '{$mark}'{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1599195273, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereIsNoSpaceBefore5f51c889`.
  case thereIsNoSpaceBefore5f51c889(mark: Swift.String, same: Swift.String)

  /// “'{$locale}' uses '{$expected}' after its own words, not '{$found}'{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
  ///
  /// - Remark: Code 1913416872, `sentence`; Catalog/rules-punctuation.toml,
  ///   `usesAfterItsOwnWordsNot720c6ca8`.
  case usesAfterItsOwnWordsNot720c6ca8(
    locale: Swift.String, expected: Swift.String, found: Swift.String, sameElsewhere: Swift.String)

  /// “'{$locale}' uses {$start}…{$end} as quotation marks, not {$open}…{$close}”
  ///
  /// Compiling/BayanRules/Punctuation/QuoteStyle.swift.
  ///
  /// - Remark: Code 819417171, `sentence`; Catalog/rules-punctuation.toml,
  ///   `usesAsQuotationMarksNot30d75053`.
  case usesAsQuotationMarksNot30d75053(
    locale: Swift.String, start: Swift.String, end: Swift.String, `open`: Swift.String,
    close: Swift.String)

  /// “write {$start}…{$end}”
  ///
  /// Compiling/BayanRules/Punctuation/QuoteStyle.swift.
  ///
  /// - Remark: Code 878915397, `sentence`; Catalog/rules-punctuation.toml, `write34632f45`.
  case write34632f45(start: Swift.String, end: Swift.String)

  /// “write it as in the source”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 592650459, `sentence`; Catalog/rules-punctuation.toml,
  ///   `writeItAsInTheSource235320db`.
  case writeItAsInTheSource235320db

  static var domainIndex: Swift.Int { 21 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aLineFeed22bdabe5: return 0
    case .aLineMayBreakBeforeUse0b337d3f: return 1
    case .aTab0c2ca4ca: return 2
    case .addANoBreakSpace532c9c5f: return 3
    case .addTheNoBreakSpaces6bb38221: return 4
    case .addTheSpace4a545bba: return 5
    case .addTheSpaces0285284f: return 6
    case .isWrittenTwice1303697c: return 7
    case .isntAPunctuationMarkOfWhich47307324: return 8
    case .leaveOne4e2edca3: return 9
    case .leaveOneSpace7809baa1: return 10
    case .lineFeeds7190eb54: return 11
    case .moveTheSpaceAfterTheMark37cef479: return 12
    case .moveTheSpacesAfterTheMarks2ada053d: return 13
    case .noLineFeed15498425: return 14
    case .noTab782bad92: return 15
    case .removeTheSpace444cb12c: return 16
    case .removeTheSpaces00dfff51: return 17
    case .replaceTheSpaceWithANo29e1750c: return 18
    case .replaceTheSpacesWithNoBreak605f280b: return 19
    case .tabs65c3e4ae: return 20
    case .theBracketHasNoCounterpart2efd8d95: return 21
    case .theQuotationMarkHasNoCounterpart2e26e8fe: return 22
    case .theSpaceIsBeforeInsteadOf51b6adcb: return 23
    case .theTranslationEndsWithButThe00f7cd94: return 24
    case .theTranslationEndsWithButThe0eb169f2: return 25
    case .theTranslationEndsWithoutAPunctuation7d797b66: return 26
    case .theTranslationHasButTheSource4018d986: return 27
    case .theTranslationHasOneLineBut308d8706: return 28
    case .theTranslationHasSeveralLinesBut3dde0dff: return 29
    case .theTranslationStartsWithButThe1ad400e3: return 30
    case .thereAreSpacesInsteadOfOne7e7a2be3: return 31
    case .thereIsASpaceBefore24edfb43: return 32
    case .thereIsNoSpaceAfter2069c90d: return 33
    case .thereIsNoSpaceBefore5f51c889: return 34
    case .usesAfterItsOwnWordsNot720c6ca8: return 35
    case .usesAsQuotationMarksNot30d75053: return 36
    case .write34632f45: return 37
    case .writeItAsInTheSource235320db: return 38
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aLineMayBreakBeforeUse0b337d3f(let mark, let same),
      .theSpaceIsBeforeInsteadOf51b6adcb(let mark, let same),
      .thereIsASpaceBefore24edfb43(let mark, let same),
      .thereIsNoSpaceAfter2069c90d(let mark, let same),
      .thereIsNoSpaceBefore5f51c889(let mark, let same):
      return .carrying(mark: mark, same: same)
    case .isWrittenTwice1303697c(let word): return .carrying(word: word)
    case .isntAPunctuationMarkOfWhich47307324(
      let found, let locale, let expected, let sameElsewhere):
      return .carrying(
        found: found, locale: locale, expected: expected, sameElsewhere: sameElsewhere)
    case .lineFeeds7190eb54(let count), .tabs65c3e4ae(let count),
      .thereAreSpacesInsteadOfOne7e7a2be3(let count):
      return .carrying(count: count)
    case .theBracketHasNoCounterpart2efd8d95(let bracket): return .carrying(bracket: bracket)
    case .theQuotationMarkHasNoCounterpart2e26e8fe(let mark): return .carrying(mark: mark)
    case .theTranslationEndsWithButThe00f7cd94(let found, let wanted):
      return .carrying(found: found, wanted: wanted)
    case .theTranslationEndsWithButThe0eb169f2(let found): return .carrying(found: found)
    case .theTranslationEndsWithoutAPunctuation7d797b66(let wanted):
      return .carrying(wanted: wanted)
    case .theTranslationHasButTheSource4018d986(let tabs, let tabs2):
      return .carrying(tabs: tabs, tabs2: tabs2)
    case .theTranslationStartsWithButThe1ad400e3(let lines, let lines2):
      return .carrying(lines: lines, lines2: lines2)
    case .usesAfterItsOwnWordsNot720c6ca8(let locale, let expected, let found, let sameElsewhere):
      return .carrying(
        locale: locale, expected: expected, found: found, sameElsewhere: sameElsewhere)
    case .usesAsQuotationMarksNot30d75053(let locale, let start, let end, let `open`, let close):
      return .carrying(locale: locale, start: start, end: end, open: `open`, close: close)
    case .write34632f45(let start, let end): return .carrying(start: start, end: end)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aLineFeed22bdabe5, .aTab0c2ca4ca, .addANoBreakSpace532c9c5f, .addTheNoBreakSpaces6bb38221,
      .addTheSpace4a545bba, .addTheSpaces0285284f, .leaveOne4e2edca3, .leaveOneSpace7809baa1,
      .moveTheSpaceAfterTheMark37cef479, .moveTheSpacesAfterTheMarks2ada053d, .noLineFeed15498425,
      .noTab782bad92, .removeTheSpace444cb12c, .removeTheSpaces00dfff51,
      .replaceTheSpaceWithANo29e1750c, .replaceTheSpacesWithNoBreak605f280b,
      .theTranslationHasOneLineBut308d8706, .theTranslationHasSeveralLinesBut3dde0dff,
      .writeItAsInTheSource235320db,
    ]
  }
}
