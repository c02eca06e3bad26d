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
  /// - Remark: Code 1182632412, `sentence`; Catalog/rules-catalog.toml,
  ///   `andAreTwoNamesOfThe467d89dc`.
  case andAreTwoNamesOfThe467d89dc(tag: Swift.String, first: Swift.String)

  /// “'{$option}' and '{$other}' both cancel, but an alert can have only one button that
  /// cancels”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 583205821, `sentence`; Catalog/rules-catalog.toml,
  ///   `andBothCancelButAnAlert22c303bd`.
  case andBothCancelButAnAlert22c303bd(option: Swift.String, other: Swift.String)

  /// “'{$option}' cancels, but it is the first button, which the Return key presses; put it
  /// last”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 538908092, `sentence`; Catalog/rules-catalog.toml,
  ///   `cancelsButItIsTheFirst201f15bc`.
  case cancelsButItIsTheFirst201f15bc(option: Swift.String)

  /// “'{$option}' destroys something, but it is the first button, which the Return key
  /// presses; put another button first”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 760475638, `sentence`; Catalog/rules-catalog.toml,
  ///   `destroysSomethingButItIsThe2d53eff6`.
  case destroysSomethingButItIsThe2d53eff6(option: Swift.String)

  /// “'{$option}' doesn't have the role 'cancel', so no key or gesture presses it; give it
  /// that role”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryRoles.swift.
  ///
  /// - Remark: Code 153986949, `sentence`; Catalog/rules-catalog.toml,
  ///   `doesntHaveTheRoleCancelSo092da785`.
  case doesntHaveTheRoleCancelSo092da785(option: Swift.String)

  /// “'{$code}' has no 'summary'; write one that tells translators when the error occurs”
  ///
  /// Compiling/BayanRules/Catalog/DescriptionMissing.swift.
  ///
  /// - Remark: Code 814773239, `sentence`; Catalog/rules-catalog.toml,
  ///   `hasNoSummaryWriteOneThat309073f7`.
  case hasNoSummaryWriteOneThat309073f7(code: Swift.String)

  /// “{$change} in the release; write 'value \= {$old}', or record the change with 'bayan
  /// release --breaking'”
  ///
  /// Compiling/BayanRules/Catalog/CodeRenumbered.swift.
  ///
  /// - Remark: Code 48012117, `sentence`; Catalog/rules-catalog.toml,
  ///   `inTheReleaseWriteValueOr02dc9b55`.
  case inTheReleaseWriteValueOr02dc9b55(change: Swift.String, old: Swift.String)

  /// “'{$name}' isn't a numbering system with ten digits; write one such as 'latn', 'arab' or
  /// 'deva'”
  ///
  /// Compiling/BayanRules/Catalog/NumberingSystemUnknown.swift.
  ///
  /// - Remark: Code 1185618280, `sentence`; Catalog/rules-catalog.toml,
  ///   `isntANumberingSystemWithTen46ab1968`.
  case isntANumberingSystemWithTen46ab1968(name: Swift.String)

  /// “no code has the category '{$name}'”
  ///
  /// Compiling/BayanRules/Catalog/CategoryUnused.swift.
  ///
  /// - Remark: Code 1023006349, `sentence`; Catalog/rules-catalog.toml,
  ///   `noCodeHasTheCategory3cf9d68d`.
  case noCodeHasTheCategory3cf9d68d(name: Swift.String)

  /// “no code offers the recovery '{$name}'”
  ///
  /// Compiling/BayanRules/Catalog/RecoveryUnused.swift.
  ///
  /// - Remark: Code 47639592, `sentence`; Catalog/rules-catalog.toml,
  ///   `noCodeOffersTheRecovery02d6ec28`.
  case noCodeOffersTheRecovery02d6ec28(name: Swift.String)

  /// “no recovery has the option '{$name}'”
  ///
  /// Compiling/BayanRules/Catalog/OptionUnused.swift.
  ///
  /// - Remark: Code 1070884131, `sentence`; Catalog/rules-catalog.toml,
  ///   `noRecoveryHasTheOption3fd46523`.
  case noRecoveryHasTheOption3fd46523(name: Swift.String)

  /// “'{$code}' offers no options, but its category '{$category}' requires them; name a
  /// 'recovery'”
  ///
  /// Compiling/BayanRules/Catalog/OptionsMissing.swift.
  ///
  /// - Remark: Code 278485606, `sentence`; Catalog/rules-catalog.toml,
  ///   `offersNoOptionsButItsCategory10995a66`.
  case offersNoOptionsButItsCategory10995a66(code: Swift.String, category: Swift.String)

  /// “the category is built in; 'bayan explain {$category}' shows it”
  ///
  /// Compiling/BayanRules/Catalog/OptionsMissing.swift.
  ///
  /// - Remark: Code 1434451014, `sentence`; Catalog/rules-catalog.toml,
  ///   `theCategoryIsBuiltInBayan557ffc46`.
  case theCategoryIsBuiltInBayan557ffc46(category: Swift.String)

  /// “the category is here”
  ///
  /// Compiling/BayanRules/Catalog/OptionsMissing.swift.
  ///
  /// - Remark: Code 516245946, `sentence`; Catalog/rules-catalog.toml,
  ///   `theCategoryIsHere1ec549ba`.
  case theCategoryIsHere1ec549ba

  /// “the retired code '{$name}' is {$value} here; it was released as {$old}, so write 'value
  /// \= {$old}'”
  ///
  /// Compiling/BayanRules/Catalog/CodeRenumbered.swift.
  ///
  /// - Remark: Code 1149847056, `sentence`; Catalog/rules-catalog.toml,
  ///   `theRetiredCodeIsHereIt44894610`.
  case theRetiredCodeIsHereIt44894610(name: Swift.String, value: Swift.String, old: Swift.String)

  /// “this match of '{$code}' is never used, because each code in its range has another
  /// match; remove it”
  ///
  /// Compiling/BayanRules/Catalog/MatchUnreachable.swift.
  ///
  /// - Remark: Code 310919888, `sentence`; Catalog/rules-catalog.toml,
  ///   `thisMatchOfIsNeverUsed128842d0`.
  case thisMatchOfIsNeverUsed128842d0(code: Swift.String)

  /// “{$change}, though it was released; put it back, or write '[retired.{$name}]' with its
  /// number”
  ///
  /// Compiling/BayanRules/Catalog/CodeDropped.swift.
  ///
  /// - Remark: Code 777639460, `sentence`; Catalog/rules-catalog.toml,
  ///   `thoughItWasReleasedPutIt2e59d624`.
  case thoughItWasReleasedPutIt2e59d624(change: Swift.String, name: Swift.String)

  /// “{$change}, though it was released; put it back, or retire it with 'bayan release'”
  ///
  /// Compiling/BayanRules/Catalog/CodeDropped.swift.
  ///
  /// - Remark: Code 1323923304, `sentence`; Catalog/rules-catalog.toml,
  ///   `thoughItWasReleasedPutIt4ee97768`.
  case thoughItWasReleasedPutIt4ee97768(change: Swift.String)

  /// “{$change}; use a new code for a new error, or record the change with 'bayan release'”
  ///
  /// Compiling/BayanRules/Catalog/ArgumentListChanged.swift.
  ///
  /// - Remark: Code 1807966950, `sentence`; Catalog/rules-catalog.toml,
  ///   `useANewCodeForA6bc362e6`.
  case useANewCodeForA6bc362e6(change: Swift.String)

  /// “{$change}; use a number that was never used, or record the change with 'bayan release
  /// --breaking'”
  ///
  /// Compiling/BayanRules/Catalog/CodeValueReused.swift.
  ///
  /// - Remark: Code 145830733, `sentence`; Catalog/rules-catalog.toml,
  ///   `useANumberThatWasNever08b1334d`.
  case useANumberThatWasNever08b1334d(change: Swift.String)

  static var domainIndex: Swift.Int { 12 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andAreTwoNamesOfThe467d89dc: return 0
    case .andBothCancelButAnAlert22c303bd: return 1
    case .cancelsButItIsTheFirst201f15bc: return 2
    case .destroysSomethingButItIsThe2d53eff6: return 3
    case .doesntHaveTheRoleCancelSo092da785: return 4
    case .hasNoSummaryWriteOneThat309073f7: return 5
    case .inTheReleaseWriteValueOr02dc9b55: return 6
    case .isntANumberingSystemWithTen46ab1968: return 7
    case .noCodeHasTheCategory3cf9d68d: return 8
    case .noCodeOffersTheRecovery02d6ec28: return 9
    case .noRecoveryHasTheOption3fd46523: return 10
    case .offersNoOptionsButItsCategory10995a66: return 11
    case .theCategoryIsBuiltInBayan557ffc46: return 12
    case .theCategoryIsHere1ec549ba: return 13
    case .theRetiredCodeIsHereIt44894610: return 14
    case .thisMatchOfIsNeverUsed128842d0: return 15
    case .thoughItWasReleasedPutIt2e59d624: return 16
    case .thoughItWasReleasedPutIt4ee97768: return 17
    case .useANewCodeForA6bc362e6: return 18
    case .useANumberThatWasNever08b1334d: return 19
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andAreTwoNamesOfThe467d89dc(let tag, let first): return .carrying(tag: tag, first: first)
    case .andBothCancelButAnAlert22c303bd(let option, let other):
      return .carrying(option: option, other: other)
    case .cancelsButItIsTheFirst201f15bc(let option),
      .destroysSomethingButItIsThe2d53eff6(let option),
      .doesntHaveTheRoleCancelSo092da785(let option):
      return .carrying(option: option)
    case .hasNoSummaryWriteOneThat309073f7(let code), .thisMatchOfIsNeverUsed128842d0(let code):
      return .carrying(code: code)
    case .inTheReleaseWriteValueOr02dc9b55(let change, let old):
      return .carrying(change: change, old: old)
    case .isntANumberingSystemWithTen46ab1968(let name), .noCodeHasTheCategory3cf9d68d(let name),
      .noCodeOffersTheRecovery02d6ec28(let name), .noRecoveryHasTheOption3fd46523(let name):
      return .carrying(name: name)
    case .offersNoOptionsButItsCategory10995a66(let code, let category):
      return .carrying(code: code, category: category)
    case .theCategoryIsBuiltInBayan557ffc46(let category): return .carrying(category: category)
    case .theRetiredCodeIsHereIt44894610(let name, let value, let old):
      return .carrying(name: name, value: value, old: old)
    case .thoughItWasReleasedPutIt2e59d624(let change, let name):
      return .carrying(change: change, name: name)
    case .thoughItWasReleasedPutIt4ee97768(let change), .useANewCodeForA6bc362e6(let change),
      .useANumberThatWasNever08b1334d(let change):
      return .carrying(change: change)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.theCategoryIsHere1ec549ba]
  }
}
