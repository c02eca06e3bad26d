// Generated from Catalog/rules-catalog.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-catalog`, Catalog/rules-catalog.toml.
nonisolated indirect enum RulesCatalogText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “'{$tag}' and '{$first}' are names of one locale”
  ///
  /// Compiling/BayanRules/Catalog/LocaleDuplicate.swift.
  ///
  /// - Remark: Code 1172880745, `sentence`; Catalog/rules-catalog.toml,
  ///   `andAreNamesOfOneLocale45e8bd69`.
  case andAreNamesOfOneLocale45e8bd69(tag: Swift.String, first: Swift.String)

  /// “'{$option}' cancels but is the first button, which Return presses; put it last”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 1202107158, `sentence`; Catalog/rules-catalog.toml,
  ///   `cancelsButIsTheFirstButton47a6b316`.
  case cancelsButIsTheFirstButton47a6b316(option: Swift.String)

  /// “'{$option}' cancels, like '{$other}'; an alert has one button that cancels”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 541284836, `sentence`; Catalog/rules-catalog.toml,
  ///   `cancelsLikeAnAlertHasOne204359e4`.
  case cancelsLikeAnAlertHasOne204359e4(option: Swift.String, other: Swift.String)

  /// “'{$option}' destroys but is the first button, which Return presses; put another first”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 133751702, `sentence`; Catalog/rules-catalog.toml,
  ///   `destroysButIsTheFirstButton07f8e396`.
  case destroysButIsTheFirstButton07f8e396(option: Swift.String)

  /// “'{$option}' doesn't have the role 'cancel', so no key or gesture presses it”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 1864864150, `sentence`; Catalog/rules-catalog.toml,
  ///   `doesntHaveTheRoleCancelSo6f279196`.
  case doesntHaveTheRoleCancelSo6f279196(option: Swift.String)

  /// “'{$code}' has no 'summary' that tells translators when it occurs”
  ///
  /// Compiling/BayanRules/Catalog/DescriptionMissing.swift.
  ///
  /// - Remark: Code 1816889710, `sentence`; Catalog/rules-catalog.toml,
  ///   `hasNoSummaryThatTellsTranslators6c4b896e`.
  case hasNoSummaryThatTellsTranslators6c4b896e(code: Swift.String)

  /// “{$change} in the release; write 'value \= {$old}', or record the change with 'bayan
  /// release --breaking'”
  ///
  /// Compiling/BayanRules/Catalog/CodeRenumbered.swift.
  ///
  /// - Remark: Code 1928173274, `sentence`; Catalog/rules-catalog.toml,
  ///   `inTheReleaseWriteValueOr72ed96da`.
  case inTheReleaseWriteValueOr72ed96da(change: Swift.String, old: Swift.String)

  /// “no answer reaches '{$code}' here: each code of the range has a match of its own”
  ///
  /// Compiling/BayanRules/Catalog/MatchUnreachable.swift.
  ///
  /// - Remark: Code 1965326710, `sentence`; Catalog/rules-catalog.toml,
  ///   `noAnswerReachesHereEachCode75248176`.
  case noAnswerReachesHereEachCode75248176(code: Swift.String)

  /// “no code has the category '{$name}'”
  ///
  /// Compiling/BayanRules/Catalog/CategoryUnused.swift.
  ///
  /// - Remark: Code 1378348804, `sentence`; Catalog/rules-catalog.toml,
  ///   `noCodeHasTheCategory5227ef04`.
  case noCodeHasTheCategory5227ef04(name: Swift.String)

  /// “no code offers the recovery '{$name}'”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryUnused.swift.
  ///
  /// - Remark: Code 1836329149, `sentence`; Catalog/rules-catalog.toml,
  ///   `noCodeOffersTheRecovery6d7428bd`.
  case noCodeOffersTheRecovery6d7428bd(name: Swift.String)

  /// “no numbering system '{$name}' with ten digits; write one such as 'latn', 'arab' or
  /// 'deva'”
  ///
  /// Compiling/BayanRules/Catalog/NumberingSystemUnknown.swift.
  ///
  /// - Remark: Code 1990379529, `sentence`; Catalog/rules-catalog.toml,
  ///   `noNumberingSystemWithTenDigits76a2c809`.
  case noNumberingSystemWithTenDigits76a2c809(name: Swift.String)

  /// “no recovery has the option '{$name}'”
  ///
  /// Compiling/BayanRules/Catalog/OptionUnused.swift.
  ///
  /// - Remark: Code 905076845, `sentence`; Catalog/rules-catalog.toml,
  ///   `noRecoveryHasTheOption35f2606d`.
  case noRecoveryHasTheOption35f2606d(name: Swift.String)

  /// “'{$code}' offers no options, which '{$category}' requires; name a 'recovery'”
  ///
  /// Compiling/BayanRules/Catalog/OptionsMissing.swift.
  ///
  /// - Remark: Code 818619551, `sentence`; Catalog/rules-catalog.toml,
  ///   `offersNoOptionsWhichRequiresName30cb249f`.
  case offersNoOptionsWhichRequiresName30cb249f(code: Swift.String, category: Swift.String)

  /// “the category is built in; 'bayan explain {$category}' shows it”
  ///
  /// Compiling/BayanRules/Catalog/OptionsMissing.swift.
  ///
  /// - Remark: Code 54456131, `sentence`; Catalog/rules-catalog.toml,
  ///   `theCategoryIsBuiltInBayan033eef43`.
  case theCategoryIsBuiltInBayan033eef43(category: Swift.String)

  /// “the category is here”
  ///
  /// Compiling/BayanRules/Catalog/OptionsMissing.swift.
  ///
  /// - Remark: Code 582815466, `sentence`; Catalog/rules-catalog.toml,
  ///   `theCategoryIsHere22bd0eea`.
  case theCategoryIsHere22bd0eea

  /// “the retired code '{$name}' is {$value} here; it was released as {$old}, so write 'value
  /// \= {$old}'”
  ///
  /// Compiling/BayanRules/Catalog/CodeRenumbered.swift.
  ///
  /// - Remark: Code 1165550362, `sentence`; Catalog/rules-catalog.toml,
  ///   `theRetiredCodeIsHereIt4578e31a`.
  case theRetiredCodeIsHereIt4578e31a(name: Swift.String, value: Swift.String, old: Swift.String)

  /// “{$change}, though it was released; put it back, or write '[retired.{$name}]' with its
  /// number”
  ///
  /// Compiling/BayanRules/Catalog/CodeDropped.swift.
  ///
  /// - Remark: Code 1406097739, `sentence`; Catalog/rules-catalog.toml,
  ///   `thoughItWasReleasedPutIt53cf594b`.
  case thoughItWasReleasedPutIt53cf594b(change: Swift.String, name: Swift.String)

  /// “{$change}, though it was released; put it back, or retire it with 'bayan release'”
  ///
  /// Compiling/BayanRules/Catalog/CodeDropped.swift.
  ///
  /// - Remark: Code 1665384635, `sentence`; Catalog/rules-catalog.toml,
  ///   `thoughItWasReleasedPutIt6343c0bb`.
  case thoughItWasReleasedPutIt6343c0bb(change: Swift.String)

  /// “{$change}; use a new code for a new error, or record the change with 'bayan release'”
  ///
  /// Compiling/BayanRules/Catalog/ArgumentListChanged.swift.
  ///
  /// - Remark: Code 242839605, `sentence`; Catalog/rules-catalog.toml,
  ///   `useANewCodeForA0e797035`.
  case useANewCodeForA0e797035(change: Swift.String)

  /// “{$change}; use a number that was never used, or record the change with 'bayan release
  /// --breaking'”
  ///
  /// Compiling/BayanRules/Catalog/CodeValueReused.swift.
  ///
  /// - Remark: Code 1802097107, `sentence`; Catalog/rules-catalog.toml,
  ///   `useANumberThatWasNever6b69d1d3`.
  case useANumberThatWasNever6b69d1d3(change: Swift.String)

  static var domainIndex: Swift.Int { 11 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andAreNamesOfOneLocale45e8bd69: return 0
    case .cancelsButIsTheFirstButton47a6b316: return 1
    case .cancelsLikeAnAlertHasOne204359e4: return 2
    case .destroysButIsTheFirstButton07f8e396: return 3
    case .doesntHaveTheRoleCancelSo6f279196: return 4
    case .hasNoSummaryThatTellsTranslators6c4b896e: return 5
    case .inTheReleaseWriteValueOr72ed96da: return 6
    case .noAnswerReachesHereEachCode75248176: return 7
    case .noCodeHasTheCategory5227ef04: return 8
    case .noCodeOffersTheRecovery6d7428bd: return 9
    case .noNumberingSystemWithTenDigits76a2c809: return 10
    case .noRecoveryHasTheOption35f2606d: return 11
    case .offersNoOptionsWhichRequiresName30cb249f: return 12
    case .theCategoryIsBuiltInBayan033eef43: return 13
    case .theCategoryIsHere22bd0eea: return 14
    case .theRetiredCodeIsHereIt4578e31a: return 15
    case .thoughItWasReleasedPutIt53cf594b: return 16
    case .thoughItWasReleasedPutIt6343c0bb: return 17
    case .useANewCodeForA0e797035: return 18
    case .useANumberThatWasNever6b69d1d3: return 19
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andAreNamesOfOneLocale45e8bd69(let tag, let first):
      return .carrying(tag: tag, first: first)
    case .cancelsButIsTheFirstButton47a6b316(let option),
      .destroysButIsTheFirstButton07f8e396(let option),
      .doesntHaveTheRoleCancelSo6f279196(let option):
      return .carrying(option: option)
    case .cancelsLikeAnAlertHasOne204359e4(let option, let other):
      return .carrying(option: option, other: other)
    case .hasNoSummaryThatTellsTranslators6c4b896e(let code),
      .noAnswerReachesHereEachCode75248176(let code):
      return .carrying(code: code)
    case .inTheReleaseWriteValueOr72ed96da(let change, let old):
      return .carrying(change: change, old: old)
    case .noCodeHasTheCategory5227ef04(let name), .noCodeOffersTheRecovery6d7428bd(let name),
      .noNumberingSystemWithTenDigits76a2c809(let name), .noRecoveryHasTheOption35f2606d(let name):
      return .carrying(name: name)
    case .offersNoOptionsWhichRequiresName30cb249f(let code, let category):
      return .carrying(code: code, category: category)
    case .theCategoryIsBuiltInBayan033eef43(let category): return .carrying(category: category)
    case .theRetiredCodeIsHereIt4578e31a(let name, let value, let old):
      return .carrying(name: name, value: value, old: old)
    case .thoughItWasReleasedPutIt53cf594b(let change, let name):
      return .carrying(change: change, name: name)
    case .thoughItWasReleasedPutIt6343c0bb(let change), .useANewCodeForA0e797035(let change),
      .useANumberThatWasNever6b69d1d3(let change):
      return .carrying(change: change)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.theCategoryIsHere22bd0eea]
  }
}
