// Generated from Catalog/rules-markup.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-markup`, Catalog/rules-markup.toml.
nonisolated indirect enum RulesMarkupText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a link needs ']' and '(' side by side, as in the source”
  ///
  /// Compiling/BayanRules/Markup/MarkdownBroken.swift.
  ///
  /// - Remark: Code 668771905, `sentence`; Catalog/rules-markup.toml,
  ///   `aLinkNeedsAndSideBy27dca641`.
  case aLinkNeedsAndSideBy27dca641

  /// “add 'dir=auto'”
  ///
  /// Compiling/BayanRules/Markup/MarkupDirMissing.swift.
  ///
  /// - Remark: Code 1305349759, `sentence`; Catalog/rules-markup.toml, `addDirAuto4dce0e7f`.
  case addDirAuto4dce0e7f

  /// “'{$tag}' can't be used in a text; it runs or loads something”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnsafe.swift.
  ///
  /// - Remark: Code 791933204, `sentence`; Catalog/rules-markup.toml,
  ///   `cantBeUsedInAText2f33f114`.
  case cantBeUsedInAText2f33f114(tag: Swift.String)

  /// “'{$tag}' closes a tag that was never opened”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
  ///
  /// - Remark: Code 835297686, `sentence`; Catalog/rules-markup.toml,
  ///   `closesATagThatWasNever31c9a196`.
  case closesATagThatWasNever31c9a196(tag: Swift.String)

  /// “'{$tag}' contains a value of unknown direction; add 'dir=auto'”
  ///
  /// Compiling/BayanRules/Markup/MarkupDirMissing.swift.
  ///
  /// - Remark: Code 1669410375, `sentence`; Catalog/rules-markup.toml,
  ///   `containsAValueOfUnknownDirection63812e47`.
  case containsAValueOfUnknownDirection63812e47(tag: Swift.String)

  /// “'{$mark}' has no counterpart; the source has a pair”
  ///
  /// Compiling/BayanRules/Markup/MarkdownBroken.swift.
  ///
  /// - Remark: Code 1920565577, `sentence`; Catalog/rules-markup.toml,
  ///   `hasNoCounterpartTheSourceHas72798149`.
  case hasNoCounterpartTheSourceHas72798149(mark: Swift.String)

  /// “'{$tag}' has no '{$change}' in the source; remove it”
  ///
  /// Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
  ///
  /// - Remark: Code 846769965, `sentence`; Catalog/rules-markup.toml,
  ///   `hasNoInTheSourceRemove3278af2d`.
  case hasNoInTheSourceRemove3278af2d(tag: Swift.String, change: Swift.String)

  /// “'{$change}' is missing from '{$tag}'; the source has it”
  ///
  /// Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
  ///
  /// - Remark: Code 177886643, `sentence`; Catalog/rules-markup.toml,
  ///   `isMissingFromTheSourceHas0a9a55b3`.
  case isMissingFromTheSourceHas0a9a55b3(change: Swift.String, tag: Swift.String)

  /// “'{$tag}' is never closed”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
  ///
  /// - Remark: Code 585613809, `sentence`; Catalog/rules-markup.toml,
  ///   `isNeverClosed22e7c1f1`.
  case isNeverClosed22e7c1f1(tag: Swift.String)

  /// “'{$tag}' is not closed before '{$outer}'”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
  ///
  /// - Remark: Code 1391848731, `sentence`; Catalog/rules-markup.toml,
  ///   `isNotClosedBefore52f5ed1b`.
  case isNotClosedBefore52f5ed1b(tag: Swift.String, outer: Swift.String)

  /// “'{$change}' of '{$tag}' is '{$found}', but '{$expected}' in the source”
  ///
  /// Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
  ///
  /// - Remark: Code 41095542, `sentence`; Catalog/rules-markup.toml,
  ///   `ofIsButInTheSource02731176`.
  case ofIsButInTheSource02731176(
    change: Swift.String, tag: Swift.String, found: Swift.String, expected: Swift.String)

  /// “'{$attribute}' of '{$tag}' runs code; remove it”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnsafe.swift.
  ///
  /// - Remark: Code 1495633498, `sentence`; Catalog/rules-markup.toml,
  ///   `ofRunsCodeRemoveIt59258e5a`.
  case ofRunsCodeRemoveIt59258e5a(attribute: Swift.String, tag: Swift.String)

  /// “the source has no '{$tag}'”
  ///
  /// Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
  ///
  /// - Remark: Code 1684706013, `sentence`; Catalog/rules-markup.toml,
  ///   `theSourceHasNo646a92dd`.
  case theSourceHasNo646a92dd(tag: Swift.String)

  /// “the source has no '{$tag}'; it has '{$counterpart}'”
  ///
  /// Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
  ///
  /// - Remark: Code 169711619, `sentence`; Catalog/rules-markup.toml,
  ///   `theSourceHasNoItHas0a1d9803`.
  case theSourceHasNoItHas0a1d9803(tag: Swift.String, counterpart: Swift.String)

  /// “write ']('”
  ///
  /// Compiling/BayanRules/Markup/MarkdownBroken.swift.
  ///
  /// - Remark: Code 1838275858, `sentence`; Catalog/rules-markup.toml, `write6d91dd12`.
  case write6d91dd12

  static var domainIndex: Swift.Int { 16 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aLinkNeedsAndSideBy27dca641: return 0
    case .addDirAuto4dce0e7f: return 1
    case .cantBeUsedInAText2f33f114: return 2
    case .closesATagThatWasNever31c9a196: return 3
    case .containsAValueOfUnknownDirection63812e47: return 4
    case .hasNoCounterpartTheSourceHas72798149: return 5
    case .hasNoInTheSourceRemove3278af2d: return 6
    case .isMissingFromTheSourceHas0a9a55b3: return 7
    case .isNeverClosed22e7c1f1: return 8
    case .isNotClosedBefore52f5ed1b: return 9
    case .ofIsButInTheSource02731176: return 10
    case .ofRunsCodeRemoveIt59258e5a: return 11
    case .theSourceHasNo646a92dd: return 12
    case .theSourceHasNoItHas0a1d9803: return 13
    case .write6d91dd12: return 14
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantBeUsedInAText2f33f114(let tag), .closesATagThatWasNever31c9a196(let tag),
      .containsAValueOfUnknownDirection63812e47(let tag), .isNeverClosed22e7c1f1(let tag),
      .theSourceHasNo646a92dd(let tag):
      return .carrying(tag: tag)
    case .hasNoCounterpartTheSourceHas72798149(let mark): return .carrying(mark: mark)
    case .hasNoInTheSourceRemove3278af2d(let tag, let change):
      return .carrying(tag: tag, change: change)
    case .isMissingFromTheSourceHas0a9a55b3(let change, let tag):
      return .carrying(change: change, tag: tag)
    case .isNotClosedBefore52f5ed1b(let tag, let outer): return .carrying(tag: tag, outer: outer)
    case .ofIsButInTheSource02731176(let change, let tag, let found, let expected):
      return .carrying(change: change, tag: tag, found: found, expected: expected)
    case .ofRunsCodeRemoveIt59258e5a(let attribute, let tag):
      return .carrying(attribute: attribute, tag: tag)
    case .theSourceHasNoItHas0a1d9803(let tag, let counterpart):
      return .carrying(tag: tag, counterpart: counterpart)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.aLinkNeedsAndSideBy27dca641, .addDirAuto4dce0e7f, .write6d91dd12]
  }
}
