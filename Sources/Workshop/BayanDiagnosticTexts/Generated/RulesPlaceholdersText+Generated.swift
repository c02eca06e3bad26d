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

  /// “'{$argument}' is formatted with '{$function}', in the source with '{$wanted}'”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderTypeChanged.swift.
  ///
  /// - Remark: Code 1506002795, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isFormattedWithInTheSource59c3c76b`.
  case isFormattedWithInTheSource59c3c76b(
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

  /// “'{$argument}' is shown {$what}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
  ///
  /// - Remark: Code 1357636662, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShown50ebe436`.
  case isShown50ebe436(argument: Swift.String, what: Swift.String)

  /// “'{$text}' is shown as it is; {$count} written {$arguments}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
  ///
  /// - Remark: Code 1876362404, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownAsItIsWritten6fd704a4`.
  case isShownAsItIsWritten6fd704a4(
    text: Swift.String, count: Swift.String, arguments: [Swift.String])

  /// “'{$argument}' is shown {$times}, in the source {$times2}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 1557862923, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownInTheSource5cdb1a0b`.
  case isShownInTheSource5cdb1a0b(argument: Swift.String, times: Swift.String, times2: Swift.String)

  /// “'{$argument}' is shown {$times}, in the source {$times2}; '{$other}' isn't shown”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
  ///
  /// - Remark: Code 716335766, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isShownInTheSourceIsnt2ab26a96`.
  case isShownInTheSourceIsnt2ab26a96(
    argument: Swift.String, times: Swift.String, times2: Swift.String, other: Swift.String)

  /// “'{$argument}' is {$noun}, which '{$function}' can't format”
  ///
  /// Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
  ///
  /// - Remark: Code 1465027558, `sentence`; Catalog/rules-placeholders.toml,
  ///   `isWhichCantFormat57528be6`.
  case isWhichCantFormat57528be6(argument: Swift.String, noun: Swift.String, function: Swift.String)

  /// “{$start :integer}; it has {$arguments}”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
  ///
  /// - Remark: Code 1282771287, `sentence`; Catalog/rules-placeholders.toml, `itHas4c758957`.
  case itHas4c758957(start: Swift.Int, arguments: [Swift.String])

  /// “its type is declared here”
  ///
  /// Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
  ///
  /// - Remark: Code 1874879505, `sentence`; Catalog/rules-placeholders.toml,
  ///   `itsTypeIsDeclaredHere6fc06411`.
  case itsTypeIsDeclaredHere6fc06411

  /// “letters touch '{$variable}' and become part of its value”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderGluedAffix.swift.
  ///
  /// - Remark: Code 641816133, `sentence`; Catalog/rules-placeholders.toml,
  ///   `lettersTouchAndBecomePartOf26415645`.
  case lettersTouchAndBecomePartOf26415645(variable: Swift.String)

  /// “{$start :integer}, nor any other”
  ///
  /// Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
  ///
  /// - Remark: Code 44393162, `sentence`; Catalog/rules-placeholders.toml,
  ///   `norAnyOther02a562ca`.
  case norAnyOther02a562ca(start: Swift.Int)

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

  static var domainIndex: Swift.Int { 18 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .isFormattedWithInTheSource59c3c76b: return 0
    case .isMissingFromTheVariantThe0ba507ad: return 1
    case .isMissingTheSourceShowsIt02b191a6: return 2
    case .isShown50ebe436: return 3
    case .isShownAsItIsWritten6fd704a4: return 4
    case .isShownInTheSource5cdb1a0b: return 5
    case .isShownInTheSourceIsnt2ab26a96: return 6
    case .isWhichCantFormat57528be6: return 7
    case .itHas4c758957: return 8
    case .itsTypeIsDeclaredHere6fc06411: return 9
    case .lettersTouchAndBecomePartOf26415645: return 10
    case .norAnyOther02a562ca: return 11
    case .theErrorHasNoArgument6f2979cc: return 12
    case .theSourceHasItHere67bb42d2: return 13
    case .theSourceShowsItHere16fb17e9: return 14
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .isFormattedWithInTheSource59c3c76b(let argument, let function, let wanted):
      return .carrying(argument: argument, function: function, wanted: wanted)
    case .isMissingFromTheVariantThe0ba507ad(let argument, let keys):
      return .carrying(argument: argument, keys: keys)
    case .isMissingTheSourceShowsIt02b191a6(let argument): return .carrying(argument: argument)
    case .isShown50ebe436(let argument, let what): return .carrying(argument: argument, what: what)
    case .isShownAsItIsWritten6fd704a4(let text, let count, let arguments):
      return .carrying(text: text, count: count, arguments: arguments)
    case .isShownInTheSource5cdb1a0b(let argument, let times, let times2):
      return .carrying(argument: argument, times: times, times2: times2)
    case .isShownInTheSourceIsnt2ab26a96(let argument, let times, let times2, let other):
      return .carrying(argument: argument, times: times, times2: times2, other: other)
    case .isWhichCantFormat57528be6(let argument, let noun, let function):
      return .carrying(argument: argument, noun: noun, function: function)
    case .itHas4c758957(let start, let arguments):
      return .carrying(start: start, arguments: arguments)
    case .lettersTouchAndBecomePartOf26415645(let variable): return .carrying(variable: variable)
    case .norAnyOther02a562ca(let start): return .carrying(start: start)
    case .theErrorHasNoArgument6f2979cc(let name): return .carrying(name: name)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.itsTypeIsDeclaredHere6fc06411, .theSourceHasItHere67bb42d2, .theSourceShowsItHere16fb17e9]
  }
}
