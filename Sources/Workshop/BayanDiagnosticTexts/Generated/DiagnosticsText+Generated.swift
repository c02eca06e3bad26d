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
  /// - Remark: Code 136788162, `sentence`; Catalog/diagnostics.toml, `aBoolean082738c2`.
  case aBoolean082738c2

  /// “a currency”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 897160282, `sentence`; Catalog/diagnostics.toml, `aCurrency3579945a`.
  case aCurrency3579945a

  /// “a date”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1999983725, `sentence`; Catalog/diagnostics.toml, `aDate7735546d`.
  case aDate7735546d

  /// “a float”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1423002632, `sentence`; Catalog/diagnostics.toml, `aFloat54d14c08`.
  case aFloat54d14c08

  /// “a local date”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 984347513, `sentence`; Catalog/diagnostics.toml, `aLocalDate3aabf379`.
  case aLocalDate3aabf379

  /// “a local date-time”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1236639925, `sentence`; Catalog/diagnostics.toml,
  ///   `aLocalDateTime49b5a0b5`.
  case aLocalDateTime49b5a0b5

  /// “a local time”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1538553375, `sentence`; Catalog/diagnostics.toml, `aLocalTime5bb4761f`.
  case aLocalTime5bb4761f

  /// “a number”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 106119879, `sentence`; Catalog/diagnostics.toml, `aNumber065342c7`.
  case aNumber065342c7

  /// “an offset date-time”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 1676573447, `sentence`; Catalog/diagnostics.toml,
  ///   `anOffsetDateTime63ee7b07`.
  case anOffsetDateTime63ee7b07

  /// “{$value} and {$value2}”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 687666333, `sentence`; Catalog/diagnostics.toml, `and28fcf49d`.
  case and28fcf49d(value: Swift.String, value2: Swift.String)

  /// “; did you mean '{$value}'?”
  ///
  /// Reading/BayanDiagnostics/Quoting.swift.
  ///
  /// - Remark: Code 174158092, `sentence`; Catalog/diagnostics.toml, `didYouMean0a61710c`.
  case didYouMean0a61710c(value: Swift.String)

  static var domainIndex: Swift.Int { 4 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aBoolean082738c2: return 0
    case .aCurrency3579945a: return 1
    case .aDate7735546d: return 2
    case .aFloat54d14c08: return 3
    case .aLocalDate3aabf379: return 4
    case .aLocalDateTime49b5a0b5: return 5
    case .aLocalTime5bb4761f: return 6
    case .aNumber065342c7: return 7
    case .anOffsetDateTime63ee7b07: return 8
    case .and28fcf49d: return 9
    case .didYouMean0a61710c: return 10
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .and28fcf49d(let value, let value2): return .carrying(value: value, value2: value2)
    case .didYouMean0a61710c(let value): return .carrying(value: value)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aBoolean082738c2, .aCurrency3579945a, .aDate7735546d, .aFloat54d14c08, .aLocalDate3aabf379,
      .aLocalDateTime49b5a0b5, .aLocalTime5bb4761f, .aNumber065342c7, .anOffsetDateTime63ee7b07,
    ]
  }
}
