// Generated from Catalog/reports.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.reports`, Catalog/reports.toml.
nonisolated indirect enum ReportsText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “and {$count :integer} more of '{$rule}'{$shown}; --all shows them”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 454169502, `sentence`; Catalog/reports.toml,
  ///   `andMoreOfAllShowsThem1b12139e`.
  case andMoreOfAllShowsThem1b12139e(count: Swift.Int, rule: Swift.String, shown: Swift.String)

  /// “error”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1187920271, `sentence`; Catalog/reports.toml, `error46ce398f`.
  case error46ce398f

  /// “(fix: automatic)”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 630461087, `sentence`; Catalog/reports.toml, `fixAutomatic2594129f`.
  case fixAutomatic2594129f

  /// “(fix: review)”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1990235568, `sentence`; Catalog/reports.toml, `fixReview76a095b0`.
  case fixReview76a095b0

  /// “in '{$value}'”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 791090904, `sentence`; Catalog/reports.toml, `in2f2716d8`.
  case in2f2716d8(value: Swift.String)

  /// “note”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 846841112, `sentence`; Catalog/reports.toml, `note3279c518`.
  case note3279c518

  /// “source”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1811050843, `sentence`; Catalog/reports.toml, `source6bf2715b`.
  case source6bf2715b

  /// “target”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1161146981, `sentence`; Catalog/reports.toml, `target4535b265`.
  case target4535b265

  /// “warning”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1105631503, `sentence`; Catalog/reports.toml, `warning41e6990f`.
  case warning41e6990f

  static var domainIndex: Swift.Int { 8 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andMoreOfAllShowsThem1b12139e: return 0
    case .error46ce398f: return 1
    case .fixAutomatic2594129f: return 2
    case .fixReview76a095b0: return 3
    case .in2f2716d8: return 4
    case .note3279c518: return 5
    case .source6bf2715b: return 6
    case .target4535b265: return 7
    case .warning41e6990f: return 8
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andMoreOfAllShowsThem1b12139e(let count, let rule, let shown):
      return .carrying(count: count, rule: rule, shown: shown)
    case .in2f2716d8(let value): return .carrying(value: value)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .error46ce398f, .fixAutomatic2594129f, .fixReview76a095b0, .note3279c518, .source6bf2715b,
      .target4535b265, .warning41e6990f,
    ]
  }
}
