// Generated from Catalog/history.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.history`, Catalog/history.toml.
nonisolated indirect enum HistoryText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “{$named} and {$more :integer} more”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1423870045, `sentence`; Catalog/history.toml, `andMore54de885d`.
  case andMore54de885d(named: Swift.String, more: Swift.Int)

  /// “{$count} texts are gone in '{$locale}': {$named}”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 2026442922, `sentence`; Catalog/history.toml, `goneIn78c910aa`.
  case goneIn78c910aa(count: Swift.Int, locale: Swift.String, named: Swift.String)

  /// “'{$code}' has the number {$value}, which belonged to '{$former}'”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1470708648, `sentence`; Catalog/history.toml,
  ///   `hasTheNumberWhichBelongedTo57a93ba8`.
  case hasTheNumberWhichBelongedTo57a93ba8(
    code: Swift.String, value: Swift.String, former: Swift.String)

  /// “'{$code}', {$value}, is called '{$new}' now”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1703552695, `sentence`; Catalog/history.toml, `isCalledNow658a26b7`.
  case isCalledNow658a26b7(code: Swift.String, value: Swift.String, new: Swift.String)

  /// “'{$code}' is gone”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1151542765, `sentence`; Catalog/history.toml, `isGone44a325ed`.
  case isGone44a325ed(code: Swift.String)

  /// “'{$code}' is new; a 'switch' over '{$type}' without 'default' needs it”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1356842354, `sentence`; Catalog/history.toml,
  ///   `isNewASwitchOverWithout50dfc572`.
  case isNewASwitchOverWithout50dfc572(code: Swift.String, type: Swift.String)

  /// “'{$code}' is {$new} now; it was {$old}”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 456474421, `sentence`; Catalog/history.toml, `isNowItWas1b353f35`.
  case isNowItWas1b353f35(code: Swift.String, new: Swift.String, old: Swift.String)

  /// “{$count} texts are new in '{$locale}': {$named}”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1863979685, `sentence`; Catalog/history.toml, `newIn6f1a12a5`.
  case newIn6f1a12a5(count: Swift.Int, locale: Swift.String, named: Swift.String)

  /// “none”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 522987911, `sentence`; Catalog/history.toml, `none1f2c2987`.
  case none1f2c2987

  /// “{$count} texts read otherwise in '{$locale}': {$named}”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1180488173, `sentence`; Catalog/history.toml, `otherwiseIn465cd1ed`.
  case otherwiseIn465cd1ed(count: Swift.Int, locale: Swift.String, named: Swift.String)

  /// “the arguments of '{$code}' are {$list} now; they were {$list2}”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1585931965, `sentence`; Catalog/history.toml,
  ///   `theArgumentsOfAreNowThey5e8766bd`.
  case theArgumentsOfAreNowThey5e8766bd(code: Swift.String, list: Swift.String, list2: Swift.String)

  /// “the domain '{$domain}' is gone ({$type})”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1561884764, `sentence`; Catalog/history.toml, `theDomainIsGone5d18785c`.
  case theDomainIsGone5d18785c(domain: Swift.String, type: Swift.String)

  /// “the domain '{$domain}' is new ({$type})”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1313737549, `sentence`; Catalog/history.toml, `theDomainIsNew4e4e0b4d`.
  case theDomainIsNew4e4e0b4d(domain: Swift.String, type: Swift.String)

  /// “the locale '{$tag}' is gone”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 2145025097, `sentence`; Catalog/history.toml, `theLocaleIsGone7fda7c49`.
  case theLocaleIsGone7fda7c49(tag: Swift.String)

  /// “the locale '{$tag}' is new”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1555792302, `sentence`; Catalog/history.toml, `theLocaleIsNew5cbb81ae`.
  case theLocaleIsNew5cbb81ae(tag: Swift.String)

  /// “the module '{$old}' is called '{$new}' now”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 1816955862, `sentence`; Catalog/history.toml,
  ///   `theModuleIsCalledNow6c4c8bd6`.
  case theModuleIsCalledNow6c4c8bd6(old: Swift.String, new: Swift.String)

  /// “the module is '{$new}' now; it was '{$old}'”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 170144090, `sentence`; Catalog/history.toml,
  ///   `theModuleIsNowItWas0a24315a`.
  case theModuleIsNowItWas0a24315a(new: Swift.String, old: Swift.String)

  /// “the {$what} of '{$code}' is '{$new}' now; it was '{$old}'”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 868015103, `sentence`; Catalog/history.toml, `theOfIsNowItWas33bcdbff`.
  case theOfIsNowItWas33bcdbff(
    what: Swift.String, code: Swift.String, new: Swift.String, old: Swift.String)

  /// “the option '{$name}' is gone”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 211920380, `sentence`; Catalog/history.toml, `theOptionIsGone0ca1a5fc`.
  case theOptionIsGone0ca1a5fc(name: Swift.String)

  /// “the option '{$name}' is new”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 918743381, `sentence`; Catalog/history.toml, `theOptionIsNew36c2e955`.
  case theOptionIsNew36c2e955(name: Swift.String)

  /// “the type '{$old}' is called '{$new}' now”
  ///
  /// Reading/BayanHistory/CatalogChange.swift.
  ///
  /// - Remark: Code 824558479, `sentence`; Catalog/history.toml,
  ///   `theTypeIsCalledNow3125c38f`.
  case theTypeIsCalledNow3125c38f(old: Swift.String, new: Swift.String)

  static var domainIndex: Swift.Int { 6 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andMore54de885d: return 0
    case .goneIn78c910aa: return 1
    case .hasTheNumberWhichBelongedTo57a93ba8: return 2
    case .isCalledNow658a26b7: return 3
    case .isGone44a325ed: return 4
    case .isNewASwitchOverWithout50dfc572: return 5
    case .isNowItWas1b353f35: return 6
    case .newIn6f1a12a5: return 7
    case .none1f2c2987: return 8
    case .otherwiseIn465cd1ed: return 9
    case .theArgumentsOfAreNowThey5e8766bd: return 10
    case .theDomainIsGone5d18785c: return 11
    case .theDomainIsNew4e4e0b4d: return 12
    case .theLocaleIsGone7fda7c49: return 13
    case .theLocaleIsNew5cbb81ae: return 14
    case .theModuleIsCalledNow6c4c8bd6: return 15
    case .theModuleIsNowItWas0a24315a: return 16
    case .theOfIsNowItWas33bcdbff: return 17
    case .theOptionIsGone0ca1a5fc: return 18
    case .theOptionIsNew36c2e955: return 19
    case .theTypeIsCalledNow3125c38f: return 20
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andMore54de885d(let named, let more): return .carrying(named: named, more: more)
    case .goneIn78c910aa(let count, let locale, let named),
      .newIn6f1a12a5(let count, let locale, let named),
      .otherwiseIn465cd1ed(let count, let locale, let named):
      return .carrying(count: count, locale: locale, named: named)
    case .hasTheNumberWhichBelongedTo57a93ba8(let code, let value, let former):
      return .carrying(code: code, value: value, former: former)
    case .isCalledNow658a26b7(let code, let value, let new):
      return .carrying(code: code, value: value, new: new)
    case .isGone44a325ed(let code): return .carrying(code: code)
    case .isNewASwitchOverWithout50dfc572(let code, let type):
      return .carrying(code: code, type: type)
    case .isNowItWas1b353f35(let code, let new, let old):
      return .carrying(code: code, new: new, old: old)
    case .theArgumentsOfAreNowThey5e8766bd(let code, let list, let list2):
      return .carrying(code: code, list: list, list2: list2)
    case .theDomainIsGone5d18785c(let domain, let type),
      .theDomainIsNew4e4e0b4d(let domain, let type):
      return .carrying(domain: domain, type: type)
    case .theLocaleIsGone7fda7c49(let tag), .theLocaleIsNew5cbb81ae(let tag):
      return .carrying(tag: tag)
    case .theModuleIsCalledNow6c4c8bd6(let old, let new),
      .theTypeIsCalledNow3125c38f(let old, let new):
      return .carrying(old: old, new: new)
    case .theModuleIsNowItWas0a24315a(let new, let old): return .carrying(new: new, old: old)
    case .theOfIsNowItWas33bcdbff(let what, let code, let new, let old):
      return .carrying(what: what, code: code, new: new, old: old)
    case .theOptionIsGone0ca1a5fc(let name), .theOptionIsNew36c2e955(let name):
      return .carrying(name: name)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.none1f2c2987]
  }
}
