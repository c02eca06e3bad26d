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

  /// “a boolean”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 387388828, `sentence`; Catalog/diagnostics.toml, `aBoolean1717159c`.
  case aBoolean1717159c

  /// “a currency”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 40071295, `sentence`; Catalog/diagnostics.toml, `aCurrency0263707f`.
  case aCurrency0263707f

  /// “a date”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1333816897, `sentence`; Catalog/diagnostics.toml, `aDate4f806e41`.
  case aDate4f806e41

  /// “a float”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1242500302, `sentence`; Catalog/diagnostics.toml, `aFloat4a0f0cce`.
  case aFloat4a0f0cce

  /// “a local date”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1323042485, `sentence`; Catalog/diagnostics.toml, `aLocalDate4edc06b5`.
  case aLocalDate4edc06b5

  /// “a local date-time”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1121245914, `sentence`; Catalog/diagnostics.toml,
  ///   `aLocalDateTime42d4dada`.
  case aLocalDateTime42d4dada

  /// “a local time”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1487894590, `sentence`; Catalog/diagnostics.toml, `aLocalTime58af783e`.
  case aLocalTime58af783e

  /// “a number”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1070489866, `sentence`; Catalog/diagnostics.toml, `aNumber3fce610a`.
  case aNumber3fce610a

  /// “an offset date-time”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 142786720, `sentence`; Catalog/diagnostics.toml,
  ///   `anOffsetDateTime0882c0a0`.
  case anOffsetDateTime0882c0a0

  /// “{$value} and {$value2}”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 663629723, `sentence`; Catalog/diagnostics.toml, `and278e2f9b`.
  case and278e2f9b(value: Swift.String, value2: Swift.String)

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
    case .aBoolean1717159c: return 0
    case .aCurrency0263707f: return 1
    case .aDate4f806e41: return 2
    case .aFloat4a0f0cce: return 3
    case .aLocalDate4edc06b5: return 4
    case .aLocalDateTime42d4dada: return 5
    case .aLocalTime58af783e: return 6
    case .aNumber3fce610a: return 7
    case .anOffsetDateTime0882c0a0: return 8
    case .and278e2f9b: return 9
    case .didYouMean1f36c9dc: return 10
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .and278e2f9b(let value, let value2): return .carrying(value: value, value2: value2)
    case .didYouMean1f36c9dc(let value): return .carrying(value: value)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aBoolean1717159c, .aCurrency0263707f, .aDate4f806e41, .aFloat4a0f0cce, .aLocalDate4edc06b5,
      .aLocalDateTime42d4dada, .aLocalTime58af783e, .aNumber3fce610a, .anOffsetDateTime0882c0a0,
    ]
  }
}
