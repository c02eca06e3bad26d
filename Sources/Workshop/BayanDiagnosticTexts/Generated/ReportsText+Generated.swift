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

  /// “As it is seen”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 1456104265, `sentence`; Catalog/reports.toml, `asItIsSeen56ca6349`.
  case asItIsSeen56ca6349

  /// “As it is seen with the fix”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 283104241, `sentence`; Catalog/reports.toml, `asItIsSeenWithThe10dfd3f1`.
  case asItIsSeenWithThe10dfd3f1

  /// “certain”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 424667182, `sentence`; Catalog/reports.toml, `certain194fe82e`.
  case certain194fe82e

  /// “does it”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 1758288075, `sentence`; Catalog/reports.toml, `doesIt68cd58cb`.
  case doesIt68cd58cb

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
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 140363532, `sentence`; Catalog/reports.toml, `judgedWithCldr085dc70c`.
  case judgedWithCldr085dc70c(cldr: Swift.String)

  /// “likely”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 32423140, `sentence`; Catalog/reports.toml, `likely01eebce4`.
  case likely01eebce4

  /// “look at it first”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 777199229, `sentence`; Catalog/reports.toml, `lookAtItFirst2e531e7d`.
  case lookAtItFirst2e531e7d

  /// “maybe”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 541920849, `sentence`; Catalog/reports.toml, `maybe204d0e51`.
  case maybe204d0e51

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

  /// “; the message becomes a draft until a person edits it”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 1632832287, `sentence`; Catalog/reports.toml,
  ///   `theMessageBecomesADraftUntil61530b1f`.
  case theMessageBecomesADraftUntil61530b1f

  /// “to keep it as it is”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 397562800, `sentence`; Catalog/reports.toml, `toKeepItAsItIs17b253b0`.
  case toKeepItAsItIs17b253b0

  /// “variant”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 29363476, `sentence`; Catalog/reports.toml, `variant01c00d14`.
  case variant01c00d14

  /// “warning”
  ///
  /// Compiling/BayanReports/TextRenderer.swift.
  ///
  /// - Remark: Code 1390678945, `sentence`; Catalog/reports.toml, `warning52e413a1`.
  case warning52e413a1

  /// “With the fix”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
  ///
  /// - Remark: Code 620673416, `sentence`; Catalog/reports.toml, `withTheFix24feb988`.
  case withTheFix24feb988

  static var domainIndex: Swift.Int { 9 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andMoreOfAllShowsThem2ec9f15f: return 0
    case .asItIsSeen56ca6349: return 1
    case .asItIsSeenWithThe10dfd3f1: return 2
    case .certain194fe82e: return 3
    case .doesIt68cd58cb: return 4
    case .error7e406a29: return 5
    case .fixAutomatic33eb2942: return 6
    case .fixReview1fcd0b7a: return 7
    case .help3d8b5780: return 8
    case .in0b7a3e5f: return 9
    case .judgedWithCldr085dc70c: return 10
    case .likely01eebce4: return 11
    case .lookAtItFirst2e531e7d: return 12
    case .maybe204d0e51: return 13
    case .note2dbc9931: return 14
    case .source17c3a56a: return 15
    case .target7054019a: return 16
    case .theMessageBecomesADraftUntil61530b1f: return 17
    case .toKeepItAsItIs17b253b0: return 18
    case .variant01c00d14: return 19
    case .warning52e413a1: return 20
    case .withTheFix24feb988: return 21
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
      .asItIsSeen56ca6349, .asItIsSeenWithThe10dfd3f1, .certain194fe82e, .doesIt68cd58cb,
      .error7e406a29, .fixAutomatic33eb2942, .fixReview1fcd0b7a, .help3d8b5780, .likely01eebce4,
      .lookAtItFirst2e531e7d, .maybe204d0e51, .note2dbc9931, .source17c3a56a, .target7054019a,
      .theMessageBecomesADraftUntil61530b1f, .toKeepItAsItIs17b253b0, .variant01c00d14,
      .warning52e413a1, .withTheFix24feb988,
    ]
  }
}
