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

  /// “'{$tag}' and '{$first}' are two names of the same locale; remove one”
  ///
  /// Compiling/BayanRules/Catalog/LocaleDuplicate.swift.
  ///
  /// - Remark: Code 685765508, `sentence`; Catalog/rules-catalog.toml,
  ///   `andAreTwoNamesOfThe28dff384`.
  case andAreTwoNamesOfThe28dff384(tag: Swift.String, first: Swift.String)

  /// “'{$option}' and '{$other}' both cancel, but an alert can have only one button that
  /// cancels”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 1633158030, `sentence`; Catalog/rules-catalog.toml,
  ///   `andBothCancelButAnAlert6158038e`.
  case andBothCancelButAnAlert6158038e(option: Swift.String, other: Swift.String)

  /// “'{$option}' cancels, but it is the first button, which the Return key presses; put it
  /// last”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 170189693, `sentence`; Catalog/rules-catalog.toml,
  ///   `cancelsButItIsTheFirst0a24e37d`.
  case cancelsButItIsTheFirst0a24e37d(option: Swift.String)

  /// “'{$option}' destroys something, but it is the first button, which the Return key
  /// presses; put another button first”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 53656311, `sentence`; Catalog/rules-catalog.toml,
  ///   `destroysSomethingButItIsThe0332baf7`.
  case destroysSomethingButItIsThe0332baf7(option: Swift.String)

  /// “'{$option}' doesn't have the role 'cancel', so no key or gesture presses it; give it
  /// that role”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 85889750, `sentence`; Catalog/rules-catalog.toml,
  ///   `doesntHaveTheRoleCancelSo051e92d6`.
  case doesntHaveTheRoleCancelSo051e92d6(option: Swift.String)

  /// “'{$code}' has no 'summary'; write one that tells translators when the error occurs”
  ///
  /// Compiling/BayanRules/Catalog/DescriptionMissing.swift.
  ///
  /// - Remark: Code 119703793, `sentence`; Catalog/rules-catalog.toml,
  ///   `hasNoSummaryWriteOneThat072288f1`.
  case hasNoSummaryWriteOneThat072288f1(code: Swift.String)

  /// “{$change} in the release; write 'value \= {$old}', or record the change with 'bayan
  /// release --breaking'”
  ///
  /// Compiling/BayanRules/Catalog/CodeRenumbered.swift.
  ///
  /// - Remark: Code 1928173274, `sentence`; Catalog/rules-catalog.toml,
  ///   `inTheReleaseWriteValueOr72ed96da`.
  case inTheReleaseWriteValueOr72ed96da(change: Swift.String, old: Swift.String)

  /// “'{$name}' isn't a numbering system with ten digits; write one such as 'latn', 'arab' or
  /// 'deva'”
  ///
  /// Compiling/BayanRules/Catalog/NumberingSystemUnknown.swift.
  ///
  /// - Remark: Code 514814918, `sentence`; Catalog/rules-catalog.toml,
  ///   `isntANumberingSystemWithTen1eaf73c6`.
  case isntANumberingSystemWithTen1eaf73c6(name: Swift.String)

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

  /// “no recovery has the option '{$name}'”
  ///
  /// Compiling/BayanRules/Catalog/OptionUnused.swift.
  ///
  /// - Remark: Code 905076845, `sentence`; Catalog/rules-catalog.toml,
  ///   `noRecoveryHasTheOption35f2606d`.
  case noRecoveryHasTheOption35f2606d(name: Swift.String)

  /// “'{$code}' offers no options, but its category '{$category}' requires them; name a
  /// 'recovery'”
  ///
  /// Compiling/BayanRules/Catalog/OptionsMissing.swift.
  ///
  /// - Remark: Code 1991022174, `sentence`; Catalog/rules-catalog.toml,
  ///   `offersNoOptionsButItsCategory76ac965e`.
  case offersNoOptionsButItsCategory76ac965e(code: Swift.String, category: Swift.String)

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

  /// “this match of '{$code}' is never used, because each code in its range has another
  /// match; remove it”
  ///
  /// Compiling/BayanRules/Catalog/MatchUnreachable.swift.
  ///
  /// - Remark: Code 1498740106, `sentence`; Catalog/rules-catalog.toml,
  ///   `thisMatchOfIsNeverUsed5954f58a`.
  case thisMatchOfIsNeverUsed5954f58a(code: Swift.String)

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
    case .andAreTwoNamesOfThe28dff384: return 0
    case .andBothCancelButAnAlert6158038e: return 1
    case .cancelsButItIsTheFirst0a24e37d: return 2
    case .destroysSomethingButItIsThe0332baf7: return 3
    case .doesntHaveTheRoleCancelSo051e92d6: return 4
    case .hasNoSummaryWriteOneThat072288f1: return 5
    case .inTheReleaseWriteValueOr72ed96da: return 6
    case .isntANumberingSystemWithTen1eaf73c6: return 7
    case .noCodeHasTheCategory5227ef04: return 8
    case .noCodeOffersTheRecovery6d7428bd: return 9
    case .noRecoveryHasTheOption35f2606d: return 10
    case .offersNoOptionsButItsCategory76ac965e: return 11
    case .theCategoryIsBuiltInBayan033eef43: return 12
    case .theCategoryIsHere22bd0eea: return 13
    case .theRetiredCodeIsHereIt4578e31a: return 14
    case .thisMatchOfIsNeverUsed5954f58a: return 15
    case .thoughItWasReleasedPutIt53cf594b: return 16
    case .thoughItWasReleasedPutIt6343c0bb: return 17
    case .useANewCodeForA0e797035: return 18
    case .useANumberThatWasNever6b69d1d3: return 19
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andAreTwoNamesOfThe28dff384(let tag, let first): return .carrying(tag: tag, first: first)
    case .andBothCancelButAnAlert6158038e(let option, let other):
      return .carrying(option: option, other: other)
    case .cancelsButItIsTheFirst0a24e37d(let option),
      .destroysSomethingButItIsThe0332baf7(let option),
      .doesntHaveTheRoleCancelSo051e92d6(let option):
      return .carrying(option: option)
    case .hasNoSummaryWriteOneThat072288f1(let code), .thisMatchOfIsNeverUsed5954f58a(let code):
      return .carrying(code: code)
    case .inTheReleaseWriteValueOr72ed96da(let change, let old):
      return .carrying(change: change, old: old)
    case .isntANumberingSystemWithTen1eaf73c6(let name), .noCodeHasTheCategory5227ef04(let name),
      .noCodeOffersTheRecovery6d7428bd(let name), .noRecoveryHasTheOption35f2606d(let name):
      return .carrying(name: name)
    case .offersNoOptionsButItsCategory76ac965e(let code, let category):
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
