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
  /// - Remark: Code 2129190711, `sentence`; Catalog/rules-placeholders.toml,
  ///   `andNoOtherArgument7ee8df37`.
  case andNoOtherArgument7ee8df37(start: Swift.String)

  /// “'{$argument}' is formatted with '{$function}', but with '{$wanted}' in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderTypeChanged.swift.
  ///
  /// - Remark: Code 1855949337, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isFormattedWithButWithIn6e9f8a19`.
  case isFormattedWithButWithIn6e9f8a19(
    argument: Swift.String, function: Swift.String, wanted: Swift.String)

  /// “'{$argument}' is missing from the variant '{$keys}'; the source shows it”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
  ///
  /// - Remark: Code 195364781, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isMissingFromTheVariantThe0ba507ad`.
  case isMissingFromTheVariantThe0ba507ad(argument: Swift.String, keys: Swift.String)

  /// “'{$argument}' is missing; the source shows it”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
  ///
  /// - Remark: Code 45191590, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isMissingTheSourceShowsIt02b191a6`.
  case isMissingTheSourceShowsIt02b191a6(argument: Swift.String)

  /// “'{$text}' is shown as it is written; placeholders are written {$placeholders}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
  ///
  /// - Remark: Code 612881002, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownAsItIsWritten2487d26a`.
  case isShownAsItIsWritten2487d26a(text: Swift.String, placeholders: [Swift.String])

  /// “'{$text}' is shown as it is written; the placeholder is written {$placeholders}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
  ///
  /// - Remark: Code 1390736916, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownAsItIsWritten52e4f614`.
  case isShownAsItIsWritten52e4f614(text: Swift.String, placeholders: [Swift.String])

  /// “'{$argument}' is shown {$times}, but {$times2} in the source; '{$other}' isn't shown”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 221515893, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownButInTheSource0d341075`.
  case isShownButInTheSource0d341075(
    argument: Swift.String, times: Swift.String, times2: Swift.String, other: Swift.String)

  /// “'{$argument}' is shown {$times}, but {$times2} in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 1534115976, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownButInTheSource5b70c088`.
  case isShownButInTheSource5b70c088(
    argument: Swift.String, times: Swift.String, times2: Swift.String)

  /// “'{$argument}' is shown in '{$found}', but in '{$wanted}' in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 2101804726, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownInButInIn7d46feb6`.
  case isShownInButInIn7d46feb6(argument: Swift.String, found: Swift.String, wanted: Swift.String)

  /// “'{$argument}' is shown with another value of '{$name}' than in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 1967459757, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownWithAnotherValueOf75450dad`.
  case isShownWithAnotherValueOf75450dad(argument: Swift.String, name: Swift.String)

  /// “'{$argument}' is shown with '{$found}', but with '{$wanted}' in the source”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 620715822, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownWithButWithIn24ff5f2e`.
  case isShownWithButWithIn24ff5f2e(
    argument: Swift.String, found: Swift.String, wanted: Swift.String)

  /// “'{$argument}' is shown with '{$name}', which the source doesn't have”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 477712408, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownWithWhichTheSource1c795018`.
  case isShownWithWhichTheSource1c795018(argument: Swift.String, name: Swift.String)

  /// “'{$argument}' is shown without '{$name}', which the source has”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 1427875038, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownWithoutWhichTheSource551ba4de`.
  case isShownWithoutWhichTheSource551ba4de(argument: Swift.String, name: Swift.String)

  /// “'{$argument}' is {$noun}, which '{$function}' can't format”
  ///
  /// Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
  ///
  /// - Remark: Code 1465027558, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isWhichCantFormat57528be6`.
  case isWhichCantFormat57528be6(argument: Swift.String, noun: Swift.String, function: Swift.String)

  /// “{$start}; it has {$arguments}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
  ///
  /// - Remark: Code 1282771287, `sentence`; Catalog/rules-placeholders.toml, `itHas4c758957`.
  case itHas4c758957(start: Swift.String, arguments: [Swift.String])

  /// “its type is declared here”
  ///
  /// Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
  ///
  /// - Remark: Code 1874879505, `sentence`; Catalog/rules-placeholders.toml,
  ///   `itsTypeIsDeclaredHere6fc06411`.
  case itsTypeIsDeclaredHere6fc06411

  /// “letters touch '{$variable}', so they look like a part of its value”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderGluedAffix.swift.
  ///
  /// - Remark: Code 992810392, `sentence`; Catalog/rules-placeholders.toml,
  ///   `lettersTouchSoTheyLookLike3b2d1598`.
  case lettersTouchSoTheyLookLike3b2d1598(variable: Swift.String)

  /// “once”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 1950272091, `sentence`; Catalog/rules-placeholders.toml, `once743eca5b`.
  case once743eca5b

  /// “the error has no argument '{$name}'”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
  ///
  /// - Remark: Code 1864989132, `sentence`; Catalog/rules-placeholders.toml,
  ///   `theErrorHasNoArgument6f2979cc`.
  case theErrorHasNoArgument6f2979cc(name: Swift.String)

  /// “the source has it here”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
  ///
  /// - Remark: Code 1740325586, `sentence`; Catalog/rules-placeholders.toml,
  ///   `theSourceHasItHere67bb42d2`.
  case theSourceHasItHere67bb42d2

  /// “the source shows it here”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 385554409, `sentence`; Catalog/rules-placeholders.toml,
  ///   `theSourceShowsItHere16fb17e9`.
  case theSourceShowsItHere16fb17e9

  /// “{$count :integer} times”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 959124097, `sentence`; Catalog/rules-placeholders.toml, `times392b1281`.
  case times392b1281(count: Swift.Int)

  /// “twice”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 1928524175, `sentence`; Catalog/rules-placeholders.toml, `twice72f2f18f`.
  case twice72f2f18f

  static var domainIndex: Swift.Int { 18 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andNoOtherArgument7ee8df37: return 0
    case .isFormattedWithButWithIn6e9f8a19: return 1
    case .isMissingFromTheVariantThe0ba507ad: return 2
    case .isMissingTheSourceShowsIt02b191a6: return 3
    case .isShownAsItIsWritten2487d26a: return 4
    case .isShownAsItIsWritten52e4f614: return 5
    case .isShownButInTheSource0d341075: return 6
    case .isShownButInTheSource5b70c088: return 7
    case .isShownInButInIn7d46feb6: return 8
    case .isShownWithAnotherValueOf75450dad: return 9
    case .isShownWithButWithIn24ff5f2e: return 10
    case .isShownWithWhichTheSource1c795018: return 11
    case .isShownWithoutWhichTheSource551ba4de: return 12
    case .isWhichCantFormat57528be6: return 13
    case .itHas4c758957: return 14
    case .itsTypeIsDeclaredHere6fc06411: return 15
    case .lettersTouchSoTheyLookLike3b2d1598: return 16
    case .once743eca5b: return 17
    case .theErrorHasNoArgument6f2979cc: return 18
    case .theSourceHasItHere67bb42d2: return 19
    case .theSourceShowsItHere16fb17e9: return 20
    case .times392b1281: return 21
    case .twice72f2f18f: return 22
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andNoOtherArgument7ee8df37(let start): return .carrying(start: start)
    case .isFormattedWithButWithIn6e9f8a19(let argument, let function, let wanted):
      return .carrying(argument: argument, function: function, wanted: wanted)
    case .isMissingFromTheVariantThe0ba507ad(let argument, let keys):
      return .carrying(argument: argument, keys: keys)
    case .isMissingTheSourceShowsIt02b191a6(let argument): return .carrying(argument: argument)
    case .isShownAsItIsWritten2487d26a(let text, let placeholders),
      .isShownAsItIsWritten52e4f614(let text, let placeholders):
      return .carrying(text: text, placeholders: placeholders)
    case .isShownButInTheSource0d341075(let argument, let times, let times2, let other):
      return .carrying(argument: argument, times: times, times2: times2, other: other)
    case .isShownButInTheSource5b70c088(let argument, let times, let times2):
      return .carrying(argument: argument, times: times, times2: times2)
    case .isShownInButInIn7d46feb6(let argument, let found, let wanted),
      .isShownWithButWithIn24ff5f2e(let argument, let found, let wanted):
      return .carrying(argument: argument, found: found, wanted: wanted)
    case .isShownWithAnotherValueOf75450dad(let argument, let name),
      .isShownWithWhichTheSource1c795018(let argument, let name),
      .isShownWithoutWhichTheSource551ba4de(let argument, let name):
      return .carrying(argument: argument, name: name)
    case .isWhichCantFormat57528be6(let argument, let noun, let function):
      return .carrying(argument: argument, noun: noun, function: function)
    case .itHas4c758957(let start, let arguments):
      return .carrying(start: start, arguments: arguments)
    case .lettersTouchSoTheyLookLike3b2d1598(let variable): return .carrying(variable: variable)
    case .theErrorHasNoArgument6f2979cc(let name): return .carrying(name: name)
    case .times392b1281(let count): return .carrying(count: count)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .itsTypeIsDeclaredHere6fc06411, .once743eca5b, .theSourceHasItHere67bb42d2,
      .theSourceShowsItHere16fb17e9, .twice72f2f18f,
    ]
  }
}
