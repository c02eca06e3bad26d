// Generated from Catalog/rules-text.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-text`, Catalog/rules-text.toml.
nonisolated enum RulesTextText: BayanRuntime.GeneratedError, Swift.CaseIterable {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “; the same at 1 more mark”
  ///
  /// Compiling/BayanRules/Text/PlacedMark.swift.
  ///
  /// - Remark: Code 1937732178, `sentence`; Catalog/rules-text.toml,
  ///   `theSameAtMoreMark737f7252`.
  case theSameAtMoreMark737f7252

  static var domainIndex: Swift.Int { 22 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .theSameAtMoreMark737f7252: return 0
    }
  }
}
