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
  /// - Remark: Code 2063265901, `sentence`; Catalog/rules-files.toml,
  ///   `hasLettersOfScriptAmongIts7afaf06d`.
  case hasLettersOfScriptAmongIts7afaf06d(name: Swift.String, script: Swift.String)

  /// “'{$other}' is here”
  ///
  /// Compiling/BayanRules/Files/ConfusableKey.swift.
  ///
  /// - Remark: Code 770157198, `sentence`; Catalog/rules-files.toml, `isHere2de7aa8e`.
  case isHere2de7aa8e(other: Swift.String)

  /// “'{$signs}' is the conflict marker of a merge; keep one version of the text”
  ///
  /// Compiling/BayanRules/Files/MergeConflictMarker.swift.
  ///
  /// - Remark: Code 140036723, `sentence`; Catalog/rules-files.toml,
  ///   `isTheConflictMarkerOfA0858ca73`.
  case isTheConflictMarkerOfA0858ca73(signs: Swift.String)

  /// “'{$name}' looks like '{$other}', but is a different name; rename one of them”
  ///
  /// Compiling/BayanRules/Files/ConfusableKey.swift.
  ///
  /// - Remark: Code 1733431785, `sentence`; Catalog/rules-files.toml,
  ///   `looksLikeButIsADifferent675211e9`.
  case looksLikeButIsADifferent675211e9(name: Swift.String, other: Swift.String)

  /// “the name that looks like '{$seen}' contains {$scalar}; delete it”
  ///
  /// Compiling/BayanRules/Files/IdentifierBidi.swift.
  ///
  /// - Remark: Code 399603981, `sentence`; Catalog/rules-files.toml,
  ///   `theNameThatLooksLikeContains17d1790d`.
  case theNameThatLooksLikeContains17d1790d(seen: Swift.String, scalar: Swift.String)

  static var domainIndex: Swift.Int { 14 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .hasLettersOfScriptAmongIts7afaf06d: return 0
    case .isHere2de7aa8e: return 1
    case .isTheConflictMarkerOfA0858ca73: return 2
    case .looksLikeButIsADifferent675211e9: return 3
    case .theNameThatLooksLikeContains17d1790d: return 4
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .hasLettersOfScriptAmongIts7afaf06d(let name, let script):
      return .carrying(name: name, script: script)
    case .isHere2de7aa8e(let other): return .carrying(other: other)
    case .isTheConflictMarkerOfA0858ca73(let signs): return .carrying(signs: signs)
    case .looksLikeButIsADifferent675211e9(let name, let other):
      return .carrying(name: name, other: other)
    case .theNameThatLooksLikeContains17d1790d(let seen, let scalar):
      return .carrying(seen: seen, scalar: scalar)
    }
  }

  static var errorsWithoutValues: [Self] {
    []
  }
}
