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

  /// “Diagnostics of the catalog”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 1666196610, `sentence`; Catalog/reports.toml,
  ///   `diagnosticsOfTheCatalog63502482`.
  case diagnosticsOfTheCatalog63502482

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

  /// “Errors”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 531164501, `sentence`; Catalog/reports.toml, `errors1fa8ed55`.
  case errors1fa8ed55

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

  /// “Locale”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 426669086, `sentence`; Catalog/reports.toml, `locale196e741e`.
  case locale196e741e

  /// “Locales”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 517080171, `sentence`; Catalog/reports.toml, `locales1ed2046b`.
  case locales1ed2046b

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

  /// “Notes”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 1129539096, `sentence`; Catalog/reports.toml, `notes43536618`.
  case notes43536618

  /// “Nothing to report. The catalog is as it should be.”
  ///
  /// Compiling/BayanReports/HTMLRenderer.swift.
  ///
  /// - Remark: Code 146302399, `sentence`; Catalog/reports.toml,
  ///   `nothingToReportTheCatalogIs08b865bf`.
  case nothingToReportTheCatalogIs08b865bf

  /// “{$count} diagnostics of the baseline not shown.”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 1270131724, `sentence`; Catalog/reports.toml,
  ///   `ofTheBaselineNotShown4bb4ac0c`.
  case ofTheBaselineNotShown4bb4ac0c(count: Swift.Int)

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

  /// “The catalog itself”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 395272876, `sentence`; Catalog/reports.toml, `theCatalogItself178f62ac`.
  case theCatalogItself178f62ac

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

  /// “Warnings”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 1357410452, `sentence`; Catalog/reports.toml, `warnings50e87094`.
  case warnings50e87094

  /// “What the rules are about”
  ///
  /// Compiling/BayanReports/HTMLRenderer+Parts.swift.
  ///
  /// - Remark: Code 878769700, `sentence`; Catalog/reports.toml,
  ///   `whatTheRulesAreAbout3460f624`.
  case whatTheRulesAreAbout3460f624

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
    case .diagnosticsOfTheCatalog63502482: return 4
    case .doesIt68cd58cb: return 5
    case .error7e406a29: return 6
    case .errors1fa8ed55: return 7
    case .fixAutomatic33eb2942: return 8
    case .fixReview1fcd0b7a: return 9
    case .help3d8b5780: return 10
    case .in0b7a3e5f: return 11
    case .judgedWithCldr085dc70c: return 12
    case .likely01eebce4: return 13
    case .locale196e741e: return 14
    case .locales1ed2046b: return 15
    case .lookAtItFirst2e531e7d: return 16
    case .maybe204d0e51: return 17
    case .note2dbc9931: return 18
    case .notes43536618: return 19
    case .nothingToReportTheCatalogIs08b865bf: return 20
    case .ofTheBaselineNotShown4bb4ac0c: return 21
    case .source17c3a56a: return 22
    case .target7054019a: return 23
    case .theCatalogItself178f62ac: return 24
    case .theMessageBecomesADraftUntil61530b1f: return 25
    case .toKeepItAsItIs17b253b0: return 26
    case .variant01c00d14: return 27
    case .warning52e413a1: return 28
    case .warnings50e87094: return 29
    case .whatTheRulesAreAbout3460f624: return 30
    case .withTheFix24feb988: return 31
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andMoreOfAllShowsThem2ec9f15f(let count, let rule, let shown):
      return .carrying(count: count, rule: rule, shown: shown)
    case .in0b7a3e5f(let value): return .carrying(value: value)
    case .judgedWithCldr085dc70c(let cldr): return .carrying(cldr: cldr)
    case .ofTheBaselineNotShown4bb4ac0c(let count): return .carrying(count: count)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .asItIsSeen56ca6349, .asItIsSeenWithThe10dfd3f1, .certain194fe82e,
      .diagnosticsOfTheCatalog63502482, .doesIt68cd58cb, .error7e406a29, .errors1fa8ed55,
      .fixAutomatic33eb2942, .fixReview1fcd0b7a, .help3d8b5780, .likely01eebce4, .locale196e741e,
      .locales1ed2046b, .lookAtItFirst2e531e7d, .maybe204d0e51, .note2dbc9931, .notes43536618,
      .nothingToReportTheCatalogIs08b865bf, .source17c3a56a, .target7054019a,
      .theCatalogItself178f62ac, .theMessageBecomesADraftUntil61530b1f, .toKeepItAsItIs17b253b0,
      .variant01c00d14, .warning52e413a1, .warnings50e87094, .whatTheRulesAreAbout3460f624,
      .withTheFix24feb988,
    ]
  }
}
