// Generated from Catalog/rules-placeholders.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-placeholders`, Catalog/rules-placeholders.toml.
nonisolated indirect enum RulesPlaceholdersText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “{$start}, and no other argument”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
  ///
  /// - Remark: Code 1402152997, `sentence`; Catalog/rules-placeholders.toml,
  ///   `andNoOtherArgument53932825`.
  case andNoOtherArgument53932825(start: Swift.String)

  /// “'{$argument}' is formatted with '{$function}', but with '{$wanted}' in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderTypeChanged.swift.
  ///
  /// - Remark: Code 511892466, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isFormattedWithButWithIn1e82dbf2`.
  case isFormattedWithButWithIn1e82dbf2(
    argument: Swift.String, function: Swift.String, wanted: Swift.String)

  /// “'{$argument}' is missing from the variant '{$keys}'; the source shows it”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
  ///
  /// - Remark: Code 1987047329, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isMissingFromTheVariantThe766fefa1`.
  case isMissingFromTheVariantThe766fefa1(argument: Swift.String, keys: Swift.String)

  /// “'{$argument}' is missing; the source shows it”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
  ///
  /// - Remark: Code 342468823, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isMissingTheSourceShowsIt1469a8d7`.
  case isMissingTheSourceShowsIt1469a8d7(argument: Swift.String)

  /// “'{$text}' is shown as it is written; placeholders are written {$placeholders}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
  ///
  /// - Remark: Code 656125678, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownAsItIsWritten271baeee`.
  case isShownAsItIsWritten271baeee(text: Swift.String, placeholders: [Swift.String])

  /// “'{$text}' is shown as it is written; the placeholder is written {$placeholders}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
  ///
  /// - Remark: Code 1639772265, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownAsItIsWritten61bcf069`.
  case isShownAsItIsWritten61bcf069(text: Swift.String, placeholders: [Swift.String])

  /// “'{$argument}' is shown {$times}, but {$times2} in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 1332227328, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownButInTheSource4f682d00`.
  case isShownButInTheSource4f682d00(
    argument: Swift.String, times: Swift.String, times2: Swift.String)

  /// “'{$argument}' is shown {$times}, but {$times2} in the source; '{$other}' isn't shown”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 1582674521, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownButInTheSource5e55b259`.
  case isShownButInTheSource5e55b259(
    argument: Swift.String, times: Swift.String, times2: Swift.String, other: Swift.String)

  /// “'{$argument}' is shown in '{$found}', but in '{$wanted}' in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 436705309, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownInButInIn1a07981d`.
  case isShownInButInIn1a07981d(argument: Swift.String, found: Swift.String, wanted: Swift.String)

  /// “'{$argument}' is shown with another value of '{$name}' than in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 1417285672, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownWithAnotherValueOf547a1028`.
  case isShownWithAnotherValueOf547a1028(argument: Swift.String, name: Swift.String)

  /// “'{$argument}' is shown with '{$found}', but with '{$wanted}' in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 343368804, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownWithButWithIn14776464`.
  case isShownWithButWithIn14776464(
    argument: Swift.String, found: Swift.String, wanted: Swift.String)

  /// “'{$argument}' is shown with '{$name}', which the source doesn't have”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 1297956985, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownWithWhichTheSource4d5d4079`.
  case isShownWithWhichTheSource4d5d4079(argument: Swift.String, name: Swift.String)

  /// “'{$argument}' is shown without '{$name}', which the source has”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 1692879108, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownWithoutWhichTheSource64e74904`.
  case isShownWithoutWhichTheSource64e74904(argument: Swift.String, name: Swift.String)

  /// “'{$argument}' is {$noun}, which '{$function}' can't format”
  ///
  /// Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
  ///
  /// - Remark: Code 393672011, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isWhichCantFormat1776f54b`.
  case isWhichCantFormat1776f54b(argument: Swift.String, noun: Swift.String, function: Swift.String)

  /// “{$start}; it has {$arguments}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
  ///
  /// - Remark: Code 1905854027, `sentence`; Catalog/rules-placeholders.toml, `itHas7199064b`.
  case itHas7199064b(start: Swift.String, arguments: [Swift.String])

  /// “its type is declared here”
  ///
  /// Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
  ///
  /// - Remark: Code 306610591, `sentence`; Catalog/rules-placeholders.toml,
  ///   `itsTypeIsDeclaredHere1246819f`.
  case itsTypeIsDeclaredHere1246819f

  /// “letters touch '{$variable}', so they look like a part of its value”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderGluedAffix.swift.
  ///
  /// - Remark: Code 1505452939, `sentence`; Catalog/rules-placeholders.toml,
  ///   `lettersTouchSoTheyLookLike59bb638b`.
  case lettersTouchSoTheyLookLike59bb638b(variable: Swift.String)

  /// “once”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 1826113019, `sentence`; Catalog/rules-placeholders.toml, `once6cd845fb`.
  case once6cd845fb

  /// “the error has no argument '{$name}'”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
  ///
  /// - Remark: Code 1089970623, `sentence`; Catalog/rules-placeholders.toml,
  ///   `theErrorHasNoArgument40f7a1bf`.
  case theErrorHasNoArgument40f7a1bf(name: Swift.String)

  /// “the source has it here”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
  ///
  /// - Remark: Code 88503736, `sentence`; Catalog/rules-placeholders.toml,
  ///   `theSourceHasItHere054675b8`.
  case theSourceHasItHere054675b8

  /// “the source shows it here”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 620545566, `sentence`; Catalog/rules-placeholders.toml,
  ///   `theSourceShowsItHere24fcc61e`.
  case theSourceShowsItHere24fcc61e

  /// “{$count :integer} times”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 2129938123, `sentence`; Catalog/rules-placeholders.toml, `times7ef446cb`.
  case times7ef446cb(count: Swift.Int)

  /// “twice”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 829708313, `sentence`; Catalog/rules-placeholders.toml, `twice31745819`.
  case twice31745819

  static var domainIndex: Swift.Int { 19 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andNoOtherArgument53932825: return 0
    case .isFormattedWithButWithIn1e82dbf2: return 1
    case .isMissingFromTheVariantThe766fefa1: return 2
    case .isMissingTheSourceShowsIt1469a8d7: return 3
    case .isShownAsItIsWritten271baeee: return 4
    case .isShownAsItIsWritten61bcf069: return 5
    case .isShownButInTheSource4f682d00: return 6
    case .isShownButInTheSource5e55b259: return 7
    case .isShownInButInIn1a07981d: return 8
    case .isShownWithAnotherValueOf547a1028: return 9
    case .isShownWithButWithIn14776464: return 10
    case .isShownWithWhichTheSource4d5d4079: return 11
    case .isShownWithoutWhichTheSource64e74904: return 12
    case .isWhichCantFormat1776f54b: return 13
    case .itHas7199064b: return 14
    case .itsTypeIsDeclaredHere1246819f: return 15
    case .lettersTouchSoTheyLookLike59bb638b: return 16
    case .once6cd845fb: return 17
    case .theErrorHasNoArgument40f7a1bf: return 18
    case .theSourceHasItHere054675b8: return 19
    case .theSourceShowsItHere24fcc61e: return 20
    case .times7ef446cb: return 21
    case .twice31745819: return 22
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andNoOtherArgument53932825(let start): return .carrying(start: start)
    case .isFormattedWithButWithIn1e82dbf2(let argument, let function, let wanted):
      return .carrying(argument: argument, function: function, wanted: wanted)
    case .isMissingFromTheVariantThe766fefa1(let argument, let keys):
      return .carrying(argument: argument, keys: keys)
    case .isMissingTheSourceShowsIt1469a8d7(let argument): return .carrying(argument: argument)
    case .isShownAsItIsWritten271baeee(let text, let placeholders),
      .isShownAsItIsWritten61bcf069(let text, let placeholders):
      return .carrying(text: text, placeholders: placeholders)
    case .isShownButInTheSource4f682d00(let argument, let times, let times2):
      return .carrying(argument: argument, times: times, times2: times2)
    case .isShownButInTheSource5e55b259(let argument, let times, let times2, let other):
      return .carrying(argument: argument, times: times, times2: times2, other: other)
    case .isShownInButInIn1a07981d(let argument, let found, let wanted),
      .isShownWithButWithIn14776464(let argument, let found, let wanted):
      return .carrying(argument: argument, found: found, wanted: wanted)
    case .isShownWithAnotherValueOf547a1028(let argument, let name),
      .isShownWithWhichTheSource4d5d4079(let argument, let name),
      .isShownWithoutWhichTheSource64e74904(let argument, let name):
      return .carrying(argument: argument, name: name)
    case .isWhichCantFormat1776f54b(let argument, let noun, let function):
      return .carrying(argument: argument, noun: noun, function: function)
    case .itHas7199064b(let start, let arguments):
      return .carrying(start: start, arguments: arguments)
    case .lettersTouchSoTheyLookLike59bb638b(let variable): return .carrying(variable: variable)
    case .theErrorHasNoArgument40f7a1bf(let name): return .carrying(name: name)
    case .times7ef446cb(let count): return .carrying(count: count)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .itsTypeIsDeclaredHere1246819f, .once6cd845fb, .theSourceHasItHere054675b8,
      .theSourceShowsItHere24fcc61e, .twice31745819,
    ]
  }
}
