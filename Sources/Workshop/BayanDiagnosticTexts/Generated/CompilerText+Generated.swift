// Generated from Catalog/compiler.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.compiler`, Catalog/compiler.toml.
nonisolated indirect enum CompilerText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “ICU's plural rule '{$rule}' for '{$locale}' can't be read: it is wrong from '{$rest}'
  /// on”
  ///
  /// Compiling/BayanCompiler/Stages/CompiledPart.swift.
  ///
  /// - Remark: Code 49036690, `sentence`; Catalog/compiler.toml,
  ///   `icuSPluralRuleForCant02ec3d92`.
  case icuSPluralRuleForCant02ec3d92(rule: Swift.String, locale: Swift.String, rest: Swift.String)

  /// “the catalog can't be compiled because of its other errors; correct them first”
  ///
  /// Compiling/BayanCompiler/CatalogCompiler.swift.
  ///
  /// - Remark: Code 1512981969, `sentence`; Catalog/compiler.toml,
  ///   `theCatalogCantBeCompiledBecause5a2e45d1`.
  case theCatalogCantBeCompiledBecause5a2e45d1

  /// “the message has more than {$selectors :integer} selectors”
  ///
  /// Compiling/BayanCompiler/Stages/CompiledPart.swift.
  ///
  /// - Remark: Code 1530746653, `sentence`; Catalog/compiler.toml,
  ///   `theMessageHasMoreThanSelectors5b3d571d`.
  case theMessageHasMoreThanSelectors5b3d571d(selectors: Swift.Int)

  /// “the messages of '{$locale}' take more than {$mostBodyBytes} bytes”
  ///
  /// Compiling/BayanCompiler/CatalogCompiler.swift.
  ///
  /// - Remark: Code 200663405, `sentence`; Catalog/compiler.toml,
  ///   `theMessagesOfTakeMoreThan0bf5e16d`.
  case theMessagesOfTakeMoreThan0bf5e16d(locale: Swift.String, mostBodyBytes: Swift.String)

  /// “the value of '{$code}' has more than 32 bits, which NSError doesn't have on every
  /// platform; choose one from {$min} to {$max}”
  ///
  /// Compiling/BayanCompiler/CatalogCompiler.swift.
  ///
  /// - Remark: Code 386545785, `sentence`; Catalog/compiler.toml,
  ///   `theValueOfHasMoreThan170a3879`.
  case theValueOfHasMoreThan170a3879(code: Swift.String, min: Swift.String, max: Swift.String)

  static var domainIndex: Swift.Int { 3 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .icuSPluralRuleForCant02ec3d92: return 0
    case .theCatalogCantBeCompiledBecause5a2e45d1: return 1
    case .theMessageHasMoreThanSelectors5b3d571d: return 2
    case .theMessagesOfTakeMoreThan0bf5e16d: return 3
    case .theValueOfHasMoreThan170a3879: return 4
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .icuSPluralRuleForCant02ec3d92(let rule, let locale, let rest):
      return .carrying(rule: rule, locale: locale, rest: rest)
    case .theMessageHasMoreThanSelectors5b3d571d(let selectors):
      return .carrying(selectors: selectors)
    case .theMessagesOfTakeMoreThan0bf5e16d(let locale, let mostBodyBytes):
      return .carrying(locale: locale, mostBodyBytes: mostBodyBytes)
    case .theValueOfHasMoreThan170a3879(let code, let min, let max):
      return .carrying(code: code, min: min, max: max)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.theCatalogCantBeCompiledBecause5a2e45d1]
  }
}
