// Generated from Catalog/diagnostics.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.diagnostics`, Catalog/diagnostics.toml.
nonisolated indirect enum DiagnosticsText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “; did you mean '{$value}'?”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 523684316, `sentence`; Catalog/diagnostics.toml, `didYouMean1f36c9dc`.
  case didYouMean1f36c9dc(value: Swift.String)

  static var domainIndex: Swift.Int { 4 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .didYouMean1f36c9dc: return 0
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .didYouMean1f36c9dc(let value): return .carrying(value: value)
    }
  }

  static var errorsWithoutValues: [Self] {
    []
  }
}
