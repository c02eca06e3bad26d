// Generated from Catalog/bayan-mf2-conformance.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.bayan-mf2-conformance`, Catalog/bayan-mf2-conformance.toml.
nonisolated indirect enum BayanMf2ConformanceText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a \{$x {$annotation}\} z”
  ///
  /// Commands/bayan-mf2-conformance/VectorFile.swift.
  ///
  /// - Remark: Code 471074620, `sentence`; Catalog/bayan-mf2-conformance.toml, `aXZ1c14073c`.
  case aXZ1c14073c(annotation: Swift.String)

  /// “{{.input \{$x {$annotation}\} .match $x {$variants :integer} \* \{\{other \{$x\}\}\}}}”
  ///
  /// Commands/bayan-mf2-conformance/VectorFile.swift.
  ///
  /// - Remark: Code 1633851227, `sentence`; Catalog/bayan-mf2-conformance.toml,
  ///   `inputXMatchXOtherX6162975b`.
  case inputXMatchXOtherX6162975b(annotation: Swift.String, variants: Swift.Int)

  /// “\{$x\} \{$missing\}”
  ///
  /// Commands/bayan-mf2-conformance/VectorFile.swift.
  ///
  /// - Remark: Code 666357320, `sentence`; Catalog/bayan-mf2-conformance.toml,
  ///   `xMissing27b7ce48`.
  case xMissing27b7ce48

  static var domainIndex: Swift.Int { 0 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aXZ1c14073c: return 0
    case .inputXMatchXOtherX6162975b: return 1
    case .xMissing27b7ce48: return 2
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aXZ1c14073c(let annotation): return .carrying(annotation: annotation)
    case .inputXMatchXOtherX6162975b(let annotation, let variants):
      return .carrying(annotation: annotation, variants: variants)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.xMissing27b7ce48]
  }
}
