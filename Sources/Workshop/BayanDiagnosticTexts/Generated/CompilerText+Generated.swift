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
  /// - Remark: Code 1085152822, `sentence`; Catalog/compiler.toml,
  ///   `icuSPluralRuleForCant40ae1e36`.
  case icuSPluralRuleForCant40ae1e36(rule: Swift.String, locale: Swift.String, rest: Swift.String)

  /// “the catalog can't be compiled because of its other errors; correct them first”
  ///
  /// Compiling/BayanCompiler/CatalogCompiler.swift.
  ///
  /// - Remark: Code 1727131367, `sentence`; Catalog/compiler.toml,
  ///   `theCatalogCantBeCompiledBecause66f1eee7`.
  case theCatalogCantBeCompiledBecause66f1eee7

  /// “the message has more than {$selectors :integer} selectors”
  ///
  /// Compiling/BayanCompiler/Stages/CompiledPart.swift.
  ///
  /// - Remark: Code 483858928, `sentence`; Catalog/compiler.toml,
  ///   `theMessageHasMoreThanSelectors1cd719f0`.
  case theMessageHasMoreThanSelectors1cd719f0(selectors: Swift.Int)

  /// “the messages of '{$locale}' take more than {$mostBodyBytes} bytes”
  ///
  /// Compiling/BayanCompiler/CatalogCompiler.swift.
  ///
  /// - Remark: Code 59512203, `sentence`; Catalog/compiler.toml,
  ///   `theMessagesOfTakeMoreThan038c158b`.
  case theMessagesOfTakeMoreThan038c158b(locale: Swift.String, mostBodyBytes: Swift.String)

  /// “the value of '{$code}' has more than 32 bits, which NSError doesn't have on every
  /// platform; choose one from {$min} to {$max}”
  ///
  /// Compiling/BayanCompiler/CatalogCompiler.swift.
  ///
  /// - Remark: Code 1441835934, `sentence`; Catalog/compiler.toml,
  ///   `theValueOfHasMoreThan55f0ab9e`.
  case theValueOfHasMoreThan55f0ab9e(code: Swift.String, min: Swift.String, max: Swift.String)

  static var domainIndex: Swift.Int { 3 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .icuSPluralRuleForCant40ae1e36: return 0
    case .theCatalogCantBeCompiledBecause66f1eee7: return 1
    case .theMessageHasMoreThanSelectors1cd719f0: return 2
    case .theMessagesOfTakeMoreThan038c158b: return 3
    case .theValueOfHasMoreThan55f0ab9e: return 4
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .icuSPluralRuleForCant40ae1e36(let rule, let locale, let rest):
      return .carrying(rule: rule, locale: locale, rest: rest)
    case .theMessageHasMoreThanSelectors1cd719f0(let selectors):
      return .carrying(selectors: selectors)
    case .theMessagesOfTakeMoreThan038c158b(let locale, let mostBodyBytes):
      return .carrying(locale: locale, mostBodyBytes: mostBodyBytes)
    case .theValueOfHasMoreThan55f0ab9e(let code, let min, let max):
      return .carrying(code: code, min: min, max: max)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.theCatalogCantBeCompiledBecause66f1eee7]
  }
}
