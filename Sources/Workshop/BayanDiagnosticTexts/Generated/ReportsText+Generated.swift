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
  /// - Remark: Code 784986463, `sentence`; Catalog/reports.toml,
  ///   `andMoreOfAllShowsThem2ec9f15f`.
  case andMoreOfAllShowsThem2ec9f15f(count: Swift.Int, rule: Swift.String, shown: Swift.String)

  /// “error”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 2118150697, `sentence`; Catalog/reports.toml, `error7e406a29`.
  case error7e406a29

  /// “(fix: automatic)”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 871049538, `sentence`; Catalog/reports.toml, `fixAutomatic33eb2942`.
  case fixAutomatic33eb2942

  /// “(fix: review)”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 533531514, `sentence`; Catalog/reports.toml, `fixReview1fcd0b7a`.
  case fixReview1fcd0b7a

  /// “help”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1032542080, `sentence`; Catalog/reports.toml, `help3d8b5780`.
  case help3d8b5780

  /// “in '{$value}'”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 192560735, `sentence`; Catalog/reports.toml, `in0b7a3e5f`.
  case in0b7a3e5f(value: Swift.String)

  /// “judged with CLDR {$cldr}”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 140363532, `sentence`; Catalog/reports.toml, `judgedWithCldr085dc70c`.
  case judgedWithCldr085dc70c(cldr: Swift.String)

  /// “note”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 767334705, `sentence`; Catalog/reports.toml, `note2dbc9931`.
  case note2dbc9931

  /// “source”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 398697834, `sentence`; Catalog/reports.toml, `source17c3a56a`.
  case source17c3a56a

  /// “target”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1884553626, `sentence`; Catalog/reports.toml, `target7054019a`.
  case target7054019a

  /// “warning”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1390678945, `sentence`; Catalog/reports.toml, `warning52e413a1`.
  case warning52e413a1

  static var domainIndex: Swift.Int { 8 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andMoreOfAllShowsThem2ec9f15f: return 0
    case .error7e406a29: return 1
    case .fixAutomatic33eb2942: return 2
    case .fixReview1fcd0b7a: return 3
    case .help3d8b5780: return 4
    case .in0b7a3e5f: return 5
    case .judgedWithCldr085dc70c: return 6
    case .note2dbc9931: return 7
    case .source17c3a56a: return 8
    case .target7054019a: return 9
    case .warning52e413a1: return 10
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andMoreOfAllShowsThem2ec9f15f(let count, let rule, let shown):
      return .carrying(count: count, rule: rule, shown: shown)
    case .in0b7a3e5f(let value): return .carrying(value: value)
    case .judgedWithCldr085dc70c(let cldr): return .carrying(cldr: cldr)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .error7e406a29, .fixAutomatic33eb2942, .fixReview1fcd0b7a, .help3d8b5780, .note2dbc9931,
      .source17c3a56a, .target7054019a, .warning52e413a1,
    ]
  }
}
