// Generated from Catalog/rules-files.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-files`, Catalog/rules-files.toml.
nonisolated indirect enum RulesFilesText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “'{$name}' has letters of {$script} script among its Latin letters”
  ///
  /// Compiling/BayanRules/Files/ConfusableKey.swift.
  ///
  /// - Remark: Code 365990624, `sentence`; Catalog/rules-files.toml,
  ///   `hasLettersOfScriptAmongIts15d092e0`.
  case hasLettersOfScriptAmongIts15d092e0(name: Swift.String, script: Swift.String)

  /// “'{$other}' is here”
  ///
  /// Compiling/BayanRules/Files/ConfusableKey.swift.
  ///
  /// - Remark: Code 2062419578, `sentence`; Catalog/rules-files.toml, `isHere7aee067a`.
  case isHere7aee067a(other: Swift.String)

  /// “'{$signs}' is the conflict marker of a merge; keep one version of the text”
  ///
  /// Compiling/BayanRules/Files/MergeConflictMarker.swift.
  ///
  /// - Remark: Code 432959285, `sentence`; Catalog/rules-files.toml,
  ///   `isTheConflictMarkerOfA19ce6f35`.
  case isTheConflictMarkerOfA19ce6f35(signs: Swift.String)

  /// “'{$name}' looks like '{$other}', but is a different name; rename one of them”
  ///
  /// Compiling/BayanRules/Files/ConfusableKey.swift.
  ///
  /// - Remark: Code 313026669, `sentence`; Catalog/rules-files.toml,
  ///   `looksLikeButIsADifferent12a8686d`.
  case looksLikeButIsADifferent12a8686d(name: Swift.String, other: Swift.String)

  /// “the name that looks like '{$seen}' contains {$scalar}; delete it”
  ///
  /// Compiling/BayanRules/Files/IdentifierBidi.swift.
  ///
  /// - Remark: Code 489589022, `sentence`; Catalog/rules-files.toml,
  ///   `theNameThatLooksLikeContains1d2e891e`.
  case theNameThatLooksLikeContains1d2e891e(seen: Swift.String, scalar: Swift.String)

  static var domainIndex: Swift.Int { 15 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .hasLettersOfScriptAmongIts15d092e0: return 0
    case .isHere7aee067a: return 1
    case .isTheConflictMarkerOfA19ce6f35: return 2
    case .looksLikeButIsADifferent12a8686d: return 3
    case .theNameThatLooksLikeContains1d2e891e: return 4
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .hasLettersOfScriptAmongIts15d092e0(let name, let script):
      return .carrying(name: name, script: script)
    case .isHere7aee067a(let other): return .carrying(other: other)
    case .isTheConflictMarkerOfA19ce6f35(let signs): return .carrying(signs: signs)
    case .looksLikeButIsADifferent12a8686d(let name, let other):
      return .carrying(name: name, other: other)
    case .theNameThatLooksLikeContains1d2e891e(let seen, let scalar):
      return .carrying(seen: seen, scalar: scalar)
    }
  }

  static var errorsWithoutValues: [Self] {
    []
  }
}
