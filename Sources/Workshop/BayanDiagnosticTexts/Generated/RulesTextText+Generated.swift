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
nonisolated indirect enum RulesTextText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “Arabic”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 88580516, `sentence`; Catalog/rules-text.toml, `arabic0547a1a4`.
  case arabic0547a1a4

  /// “Armenian”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 549548383, `sentence`; Catalog/rules-text.toml, `armenian20c1715f`.
  case armenian20c1715f

  /// “Cyrillic”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 394534587, `sentence`; Catalog/rules-text.toml, `cyrillic17841ebb`.
  case cyrillic17841ebb

  /// “Devanagari”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1650104446, `sentence`; Catalog/rules-text.toml, `devanagari625a987e`.
  case devanagari625a987e

  /// “Georgian”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 2028388994, `sentence`; Catalog/rules-text.toml, `georgian78e6c282`.
  case georgian78e6c282

  /// “Greek”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 908825842, `sentence`; Catalog/rules-text.toml, `greek362b94f2`.
  case greek362b94f2

  /// “Han”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1674549994, `sentence`; Catalog/rules-text.toml, `han63cf9aea`.
  case han63cf9aea

  /// “Hangul”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1355523529, `sentence`; Catalog/rules-text.toml, `hangul50cba5c9`.
  case hangul50cba5c9

  /// “Hebrew”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 949579307, `sentence`; Catalog/rules-text.toml, `hebrew38996e2b`.
  case hebrew38996e2b

  /// “Hiragana”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 266065967, `sentence`; Catalog/rules-text.toml, `hiragana0fdbd82f`.
  case hiragana0fdbd82f

  /// “Katakana”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 478566493, `sentence`; Catalog/rules-text.toml, `katakana1c86585d`.
  case katakana1c86585d

  /// “Latin”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1524720048, `sentence`; Catalog/rules-text.toml, `latin5ae161b0`.
  case latin5ae161b0

  /// “Thai”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1910241222, `sentence`; Catalog/rules-text.toml, `thai71dbf7c6`.
  case thai71dbf7c6

  /// “; the same at 1 more mark”
  ///
  /// Compiling/BayanRules/Text/PlacedMark.swift.
  ///
  /// - Remark: Code 287808659, `sentence`; Catalog/rules-text.toml,
  ///   `theSameAtMoreMark11279c93`.
  case theSameAtMoreMark11279c93

  /// “; the same at {$others :integer} more marks”
  ///
  /// Compiling/BayanRules/Text/PlacedMark.swift.
  ///
  /// - Remark: Code 760702516, `sentence`; Catalog/rules-text.toml,
  ///   `theSameAtMoreMarks2d576634`.
  case theSameAtMoreMarks2d576634(others: Swift.Int)

  static var domainIndex: Swift.Int { 24 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .arabic0547a1a4: return 0
    case .armenian20c1715f: return 1
    case .cyrillic17841ebb: return 2
    case .devanagari625a987e: return 3
    case .georgian78e6c282: return 4
    case .greek362b94f2: return 5
    case .han63cf9aea: return 6
    case .hangul50cba5c9: return 7
    case .hebrew38996e2b: return 8
    case .hiragana0fdbd82f: return 9
    case .katakana1c86585d: return 10
    case .latin5ae161b0: return 11
    case .thai71dbf7c6: return 12
    case .theSameAtMoreMark11279c93: return 13
    case .theSameAtMoreMarks2d576634: return 14
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .theSameAtMoreMarks2d576634(let others): return .carrying(others: others)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .arabic0547a1a4, .armenian20c1715f, .cyrillic17841ebb, .devanagari625a987e, .georgian78e6c282,
      .greek362b94f2, .han63cf9aea, .hangul50cba5c9, .hebrew38996e2b, .hiragana0fdbd82f,
      .katakana1c86585d, .latin5ae161b0, .thai71dbf7c6, .theSameAtMoreMark11279c93,
    ]
  }
}
