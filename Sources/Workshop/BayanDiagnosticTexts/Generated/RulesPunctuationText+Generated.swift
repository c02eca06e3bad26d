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

  /// “a line may break before '{$mark}'; make the space a no-break one{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1958636506, `sentence`; Catalog/rules-punctuation.toml,
  ///   `aLineMayBreakBeforeMake74be6bda`.
  case aLineMayBreakBeforeMake74be6bda(mark: Swift.String, same: Swift.String)

  /// “{$found} is not a mark of '{$locale}', which uses {$expected}{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
  ///
  /// - Remark: Code 547872419, `sentence`; Catalog/rules-punctuation.toml,
  ///   `isNotAMarkOfWhich20a7dea3`.
  case isNotAMarkOfWhich20a7dea3(
    found: Swift.String, locale: Swift.String, expected: Swift.String, sameElsewhere: Swift.String)

  /// “'{$word}' is there twice”
  ///
  /// Compiling/BayanRules/Punctuation/RepeatedWord.swift.
  ///
  /// - Remark: Code 1933329436, `sentence`; Catalog/rules-punctuation.toml,
  ///   `isThereTwice733c441c`.
  case isThereTwice733c441c(word: Swift.String)

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

  /// “make the space one that doesn't break”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 282636960, `sentence`; Catalog/rules-punctuation.toml,
  ///   `makeTheSpaceOneThatDoesnt10d8b2a0`.
  case makeTheSpaceOneThatDoesnt10d8b2a0

  /// “make the spaces ones that don't break”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 224510226, `sentence`; Catalog/rules-punctuation.toml,
  ///   `makeTheSpacesOnesThatDont0d61c112`.
  case makeTheSpacesOnesThatDont0d61c112

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

  /// “put in a no-break space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 251330511, `sentence`; Catalog/rules-punctuation.toml,
  ///   `putInANoBreakSpace0efaffcf`.
  case putInANoBreakSpace0efaffcf

  /// “put in the no-break spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1748154962, `sentence`; Catalog/rules-punctuation.toml,
  ///   `putInTheNoBreakSpaces6832ba52`.
  case putInTheNoBreakSpaces6832ba52

  /// “put in the space”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1345883728, `sentence`; Catalog/rules-punctuation.toml,
  ///   `putInTheSpace50388e50`.
  case putInTheSpace50388e50

  /// “put in the spaces”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 1062397488, `sentence`; Catalog/rules-punctuation.toml,
  ///   `putInTheSpaces3f52e630`.
  case putInTheSpaces3f52e630

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

  /// “the translation ends with {$found}, and the source with {$wanted}”
  ///
  /// Compiling/BayanRules/Punctuation/EndPunctuation.swift.
  ///
  /// - Remark: Code 2045304911, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationEndsWithAndThe79e8e04f`.
  case theTranslationEndsWithAndThe79e8e04f(found: Swift.String, wanted: Swift.String)

  /// “the translation has {$tabs}, and the source {$tabs2}”
  ///
  /// Compiling/BayanRules/Punctuation/TabMismatch.swift.
  ///
  /// - Remark: Code 1632959085, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasAndTheSource6154fa6d`.
  case theTranslationHasAndTheSource6154fa6d(tabs: Swift.String, tabs2: Swift.String)

  /// “the translation has one line, and the source several”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 123237161, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasOneLineAnd07587329`.
  case theTranslationHasOneLineAnd07587329

  /// “the translation has several lines, and the source one”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1404352266, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationHasSeveralLinesAnd53b4b70a`.
  case theTranslationHasSeveralLinesAnd53b4b70a

  /// “the translation {$verb} with {$lines}, and the source with {$lines2}”
  ///
  /// Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
  ///
  /// - Remark: Code 1233898256, `sentence`; Catalog/rules-punctuation.toml,
  ///   `theTranslationWithAndTheSource498bcb10`.
  case theTranslationWithAndTheSource498bcb10(
    verb: Swift.String, lines: Swift.String, lines2: Swift.String)

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

  /// “there is no space {$isAfter} '{$mark}'{$same}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
  ///
  /// - Remark: Code 817247062, `sentence`; Catalog/rules-punctuation.toml,
  ///   `thereIsNoSpace30b63356`.
  case thereIsNoSpace30b63356(isAfter: Swift.String, mark: Swift.String, same: Swift.String)

  /// “'{$locale}' uses {$expected} after its own words, not {$found}{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
  ///
  /// - Remark: Code 2095155902, `sentence`; Catalog/rules-punctuation.toml,
  ///   `usesAfterItsOwnWordsNot7ce18abe`.
  case usesAfterItsOwnWordsNot7ce18abe(
    locale: Swift.String, expected: Swift.String, found: Swift.String, sameElsewhere: Swift.String)

  /// “'{$locale}' uses {$start :integer}…{$end} as quotation marks, not {$open}…{$close}”
  ///
  /// Compiling/BayanRules/Punctuation/QuoteStyle.swift.
  ///
  /// - Remark: Code 2093032731, `sentence`; Catalog/rules-punctuation.toml,
  ///   `usesAsQuotationMarksNot7cc1251b`.
  case usesAsQuotationMarksNot7cc1251b(
    locale: Swift.String, start: Swift.Int, end: Swift.String, `open`: Swift.String,
    close: Swift.String)

  /// “write {$start :integer}…{$end}”
  ///
  /// Compiling/BayanRules/Punctuation/QuoteStyle.swift.
  ///
  /// - Remark: Code 593560566, `sentence`; Catalog/rules-punctuation.toml, `write236103f6`.
  case write236103f6(start: Swift.Int, end: Swift.String)

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
    case .aLineMayBreakBeforeMake74be6bda: return 0
    case .isNotAMarkOfWhich20a7dea3: return 1
    case .isThereTwice733c441c: return 2
    case .leaveOne7533cd01: return 3
    case .leaveOneSpace58a123ea: return 4
    case .makeTheSpaceOneThatDoesnt10d8b2a0: return 5
    case .makeTheSpacesOnesThatDont0d61c112: return 6
    case .moveTheSpaceAfterTheMark522e90a9: return 7
    case .moveTheSpacesAfterTheMarks3c9ebd18: return 8
    case .putInANoBreakSpace0efaffcf: return 9
    case .putInTheNoBreakSpaces6832ba52: return 10
    case .putInTheSpace50388e50: return 11
    case .putInTheSpaces3f52e630: return 12
    case .removeTheSpace0be89cfd: return 13
    case .removeTheSpaces5eab71c6: return 14
    case .theBracketHasNoCounterpart24bd6687: return 15
    case .theQuotationMarkHasNoCounterpart25ed9488: return 16
    case .theSpaceIsBeforeInsteadOf77b10f7f: return 17
    case .theTranslationEndsWithAndThe79e8e04f: return 18
    case .theTranslationHasAndTheSource6154fa6d: return 19
    case .theTranslationHasOneLineAnd07587329: return 20
    case .theTranslationHasSeveralLinesAnd53b4b70a: return 21
    case .theTranslationWithAndTheSource498bcb10: return 22
    case .thereAreSpacesInsteadOfOne4c78461d: return 23
    case .thereIsASpaceBefore3502e441: return 24
    case .thereIsNoSpace30b63356: return 25
    case .usesAfterItsOwnWordsNot7ce18abe: return 26
    case .usesAsQuotationMarksNot7cc1251b: return 27
    case .write236103f6: return 28
    case .writeItAsInTheSource4695f1b2: return 29
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aLineMayBreakBeforeMake74be6bda(let mark, let same),
      .theSpaceIsBeforeInsteadOf77b10f7f(let mark, let same),
      .thereIsASpaceBefore3502e441(let mark, let same):
      return .carrying(mark: mark, same: same)
    case .isNotAMarkOfWhich20a7dea3(let found, let locale, let expected, let sameElsewhere):
      return .carrying(
        found: found, locale: locale, expected: expected, sameElsewhere: sameElsewhere)
    case .isThereTwice733c441c(let word): return .carrying(word: word)
    case .theBracketHasNoCounterpart24bd6687(let bracket): return .carrying(bracket: bracket)
    case .theQuotationMarkHasNoCounterpart25ed9488(let mark): return .carrying(mark: mark)
    case .theTranslationEndsWithAndThe79e8e04f(let found, let wanted):
      return .carrying(found: found, wanted: wanted)
    case .theTranslationHasAndTheSource6154fa6d(let tabs, let tabs2):
      return .carrying(tabs: tabs, tabs2: tabs2)
    case .theTranslationWithAndTheSource498bcb10(let verb, let lines, let lines2):
      return .carrying(verb: verb, lines: lines, lines2: lines2)
    case .thereAreSpacesInsteadOfOne4c78461d(let count): return .carrying(count: count)
    case .thereIsNoSpace30b63356(let isAfter, let mark, let same):
      return .carrying(isAfter: isAfter, mark: mark, same: same)
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
      .leaveOne7533cd01, .leaveOneSpace58a123ea, .makeTheSpaceOneThatDoesnt10d8b2a0,
      .makeTheSpacesOnesThatDont0d61c112, .moveTheSpaceAfterTheMark522e90a9,
      .moveTheSpacesAfterTheMarks3c9ebd18, .putInANoBreakSpace0efaffcf,
      .putInTheNoBreakSpaces6832ba52, .putInTheSpace50388e50, .putInTheSpaces3f52e630,
      .removeTheSpace0be89cfd, .removeTheSpaces5eab71c6, .theTranslationHasOneLineAnd07587329,
      .theTranslationHasSeveralLinesAnd53b4b70a, .writeItAsInTheSource4695f1b2,
    ]
  }
}
