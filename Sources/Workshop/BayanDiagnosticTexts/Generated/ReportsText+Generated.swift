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

  /// “\- and {$left} more changes”
  ///
  /// Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
  ///
  /// - Remark: Code 352649544, `sentence`; Catalog/reports.toml, `andMoreChanges15050148`.
  case andMoreChanges15050148(left: Swift.String)

  /// “and {$left} more lists like these”
  ///
  /// Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
  ///
  /// - Remark: Code 1163230912, `sentence`; Catalog/reports.toml,
  ///   `andMoreListsLikeThese45557ec0`.
  case andMoreListsLikeThese45557ec0(left: Swift.String)

  /// “and {$left} more locales”
  ///
  /// Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
  ///
  /// - Remark: Code 1221532703, `sentence`; Catalog/reports.toml, `andMoreLocales48cf1c1f`.
  case andMoreLocales48cf1c1f(left: Swift.String)

  /// “\### Changes”
  ///
  /// Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
  ///
  /// - Remark: Code 1322249462, `sentence`; Catalog/reports.toml, `changes4ecfecf6`.
  case changes4ecfecf6

  /// “\### Locales now | locale | missing | stale | drafts | pack | | \--- | --: | --: | --:
  /// | --: |”
  ///
  /// Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
  ///
  /// - Remark: Code 1994979871, `sentence`; Catalog/reports.toml,
  ///   `localesNowLocaleMissingStaleDrafts76e8fa1f`.
  case localesNowLocaleMissingStaleDrafts76e8fa1f

  /// “\### Texts”
  ///
  /// Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
  ///
  /// - Remark: Code 2083061781, `sentence`; Catalog/reports.toml, `texts7c290015`.
  case texts7c290015

  static var domainIndex: Swift.Int { 8 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .andMoreChanges15050148: return 0
    case .andMoreListsLikeThese45557ec0: return 1
    case .andMoreLocales48cf1c1f: return 2
    case .changes4ecfecf6: return 3
    case .localesNowLocaleMissingStaleDrafts76e8fa1f: return 4
    case .texts7c290015: return 5
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andMoreChanges15050148(let left), .andMoreListsLikeThese45557ec0(let left),
      .andMoreLocales48cf1c1f(let left):
      return .carrying(left: left)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.changes4ecfecf6, .localesNowLocaleMissingStaleDrafts76e8fa1f, .texts7c290015]
  }
}
