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
  /// - Remark: Code 846166963, `sentence`; Catalog/rules-markup.toml,
  ///   `aLinkNeedsAndSideBy326f7bb3`.
  case aLinkNeedsAndSideBy326f7bb3

  /// “add 'dir=auto'”
  ///
  /// Compiling/BayanRules/Markup/MarkupDirMissing.swift.
  ///
  /// - Remark: Code 139882144, `sentence`; Catalog/rules-markup.toml, `addDirAuto08566ea0`.
  case addDirAuto08566ea0

  /// “'{$tag}' can't be used in a text; it runs or loads something”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnsafe.swift.
  ///
  /// - Remark: Code 1892991135, `sentence`; Catalog/rules-markup.toml,
  ///   `cantBeUsedInAText70d4c09f`.
  case cantBeUsedInAText70d4c09f(tag: Swift.String)

  /// “'{$tag}' closes a tag that was never opened”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
  ///
  /// - Remark: Code 466725673, `sentence`; Catalog/rules-markup.toml,
  ///   `closesATagThatWasNever1bd1ab29`.
  case closesATagThatWasNever1bd1ab29(tag: Swift.String)

  /// “'{$tag}' contains a value of unknown direction; add 'dir=auto'”
  ///
  /// Compiling/BayanRules/Markup/MarkupDirMissing.swift.
  ///
  /// - Remark: Code 126241573, `sentence`; Catalog/rules-markup.toml,
  ///   `containsAValueOfUnknownDirection07864b25`.
  case containsAValueOfUnknownDirection07864b25(tag: Swift.String)

  /// “'{$mark}' has no counterpart; the source has a pair”
  ///
  /// Compiling/BayanRules/Markup/MarkdownBroken.swift.
  ///
  /// - Remark: Code 1686666585, `sentence`; Catalog/rules-markup.toml,
  ///   `hasNoCounterpartTheSourceHas64887d59`.
  case hasNoCounterpartTheSourceHas64887d59(mark: Swift.String)

  /// “'{$tag}' has no '{$change}' in the source; remove it”
  ///
  /// Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
  ///
  /// - Remark: Code 1858711970, `sentence`; Catalog/rules-markup.toml,
  ///   `hasNoInTheSourceRemove6ec9b1a2`.
  case hasNoInTheSourceRemove6ec9b1a2(tag: Swift.String, change: Swift.String)

  /// “'{$change}' is missing from '{$tag}'; the source has it”
  ///
  /// Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
  ///
  /// - Remark: Code 1149252779, `sentence`; Catalog/rules-markup.toml,
  ///   `isMissingFromTheSourceHas448034ab`.
  case isMissingFromTheSourceHas448034ab(change: Swift.String, tag: Swift.String)

  /// “'{$tag}' is never closed”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
  ///
  /// - Remark: Code 724250937, `sentence`; Catalog/rules-markup.toml,
  ///   `isNeverClosed2b2b3139`.
  case isNeverClosed2b2b3139(tag: Swift.String)

  /// “'{$tag}' is not closed before '{$outer}'”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
  ///
  /// - Remark: Code 1038589858, `sentence`; Catalog/rules-markup.toml,
  ///   `isNotClosedBefore3de79fa2`.
  case isNotClosedBefore3de79fa2(tag: Swift.String, outer: Swift.String)

  /// “'{$change}' of '{$tag}' is '{$found}', but '{$expected}' in the source”
  ///
  /// Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
  ///
  /// - Remark: Code 717073952, `sentence`; Catalog/rules-markup.toml,
  ///   `ofIsButInTheSource2abdae20`.
  case ofIsButInTheSource2abdae20(
    change: Swift.String, tag: Swift.String, found: Swift.String, expected: Swift.String)

  /// “'{$attribute}' of '{$tag}' runs code; remove it”
  ///
  /// Compiling/BayanRules/Markup/MarkupUnsafe.swift.
  ///
  /// - Remark: Code 1255820039, `sentence`; Catalog/rules-markup.toml,
  ///   `ofRunsCodeRemoveIt4ada4b07`.
  case ofRunsCodeRemoveIt4ada4b07(attribute: Swift.String, tag: Swift.String)

  /// “the source has no '{$tag}'”
  ///
  /// Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
  ///
  /// - Remark: Code 1046934201, `sentence`; Catalog/rules-markup.toml,
  ///   `theSourceHasNo3e66f2b9`.
  case theSourceHasNo3e66f2b9(tag: Swift.String)

  /// “the source has no '{$tag}'; it has '{$counterpart}'”
  ///
  /// Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
  ///
  /// - Remark: Code 2146277306, `sentence`; Catalog/rules-markup.toml,
  ///   `theSourceHasNoItHas7fed97ba`.
  case theSourceHasNoItHas7fed97ba(tag: Swift.String, counterpart: Swift.String)

  /// “write ']('”
  ///
  /// Compiling/BayanRules/Markup/MarkdownBroken.swift.
  ///
  /// - Remark: Code 1200186268, `sentence`; Catalog/rules-markup.toml, `write4789639c`.
  case write4789639c

  static var domainIndex: Swift.Int { 17 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aLinkNeedsAndSideBy326f7bb3: return 0
    case .addDirAuto08566ea0: return 1
    case .cantBeUsedInAText70d4c09f: return 2
    case .closesATagThatWasNever1bd1ab29: return 3
    case .containsAValueOfUnknownDirection07864b25: return 4
    case .hasNoCounterpartTheSourceHas64887d59: return 5
    case .hasNoInTheSourceRemove6ec9b1a2: return 6
    case .isMissingFromTheSourceHas448034ab: return 7
    case .isNeverClosed2b2b3139: return 8
    case .isNotClosedBefore3de79fa2: return 9
    case .ofIsButInTheSource2abdae20: return 10
    case .ofRunsCodeRemoveIt4ada4b07: return 11
    case .theSourceHasNo3e66f2b9: return 12
    case .theSourceHasNoItHas7fed97ba: return 13
    case .write4789639c: return 14
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantBeUsedInAText70d4c09f(let tag), .closesATagThatWasNever1bd1ab29(let tag),
      .containsAValueOfUnknownDirection07864b25(let tag), .isNeverClosed2b2b3139(let tag),
      .theSourceHasNo3e66f2b9(let tag):
      return .carrying(tag: tag)
    case .hasNoCounterpartTheSourceHas64887d59(let mark): return .carrying(mark: mark)
    case .hasNoInTheSourceRemove6ec9b1a2(let tag, let change):
      return .carrying(tag: tag, change: change)
    case .isMissingFromTheSourceHas448034ab(let change, let tag):
      return .carrying(change: change, tag: tag)
    case .isNotClosedBefore3de79fa2(let tag, let outer): return .carrying(tag: tag, outer: outer)
    case .ofIsButInTheSource2abdae20(let change, let tag, let found, let expected):
      return .carrying(change: change, tag: tag, found: found, expected: expected)
    case .ofRunsCodeRemoveIt4ada4b07(let attribute, let tag):
      return .carrying(attribute: attribute, tag: tag)
    case .theSourceHasNoItHas7fed97ba(let tag, let counterpart):
      return .carrying(tag: tag, counterpart: counterpart)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.aLinkNeedsAndSideBy326f7bb3, .addDirAuto08566ea0, .write4789639c]
  }
}
