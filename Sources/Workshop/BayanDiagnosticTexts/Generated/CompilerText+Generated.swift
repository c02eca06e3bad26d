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

  /// “ICU's plural rule '{$rule}' for '{$locale}' can't be read from '{$rest}' on”
  ///
  /// Compiling/BayanCompiler/Stages/CompiledPart.swift.
  ///
  /// - Remark: Code 1050632767, `sentence`; Catalog/compiler.toml,
  ///   `icuSPluralRuleForCant3e9f623f`.
  case icuSPluralRuleForCant3e9f623f(rule: Swift.String, locale: Swift.String, rest: Swift.String)

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

  /// “the value of '{$code}' has more than 32 bits, which not every platform's NSError has;
  /// take one from {$min} to {$max}”
  ///
  /// Compiling/BayanCompiler/CatalogCompiler.swift.
  ///
  /// - Remark: Code 125440360, `sentence`; Catalog/compiler.toml,
  ///   `theValueOfHasMoreThan077a1168`.
  case theValueOfHasMoreThan077a1168(code: Swift.String, min: Swift.String, max: Swift.String)

  /// “the words of '{$locale}' take more than {$mostBodyBytes} bytes”
  ///
  /// Compiling/BayanCompiler/CatalogCompiler.swift.
  ///
  /// - Remark: Code 1354731849, `sentence`; Catalog/compiler.toml,
  ///   `theWordsOfTakeMoreThan50bf9149`.
  case theWordsOfTakeMoreThan50bf9149(locale: Swift.String, mostBodyBytes: Swift.String)

  static var domainIndex: Swift.Int { 3 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .icuSPluralRuleForCant3e9f623f: return 0
    case .theCatalogCantBeCompiledBecause66f1eee7: return 1
    case .theMessageHasMoreThanSelectors1cd719f0: return 2
    case .theValueOfHasMoreThan077a1168: return 3
    case .theWordsOfTakeMoreThan50bf9149: return 4
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .icuSPluralRuleForCant3e9f623f(let rule, let locale, let rest):
      return .carrying(rule: rule, locale: locale, rest: rest)
    case .theMessageHasMoreThanSelectors1cd719f0(let selectors):
      return .carrying(selectors: selectors)
    case .theValueOfHasMoreThan077a1168(let code, let min, let max):
      return .carrying(code: code, min: min, max: max)
    case .theWordsOfTakeMoreThan50bf9149(let locale, let mostBodyBytes):
      return .carrying(locale: locale, mostBodyBytes: mostBodyBytes)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.theCatalogCantBeCompiledBecause66f1eee7]
  }
}
