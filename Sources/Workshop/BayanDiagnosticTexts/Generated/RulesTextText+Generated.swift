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
  /// - Remark: Code 899367456, `sentence`; Catalog/rules-text.toml, `arabic359b4220`.
  case arabic359b4220

  /// “Armenian”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1342081935, `sentence`; Catalog/rules-text.toml, `armenian4ffe8b8f`.
  case armenian4ffe8b8f

  /// “Cyrillic”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1834327418, `sentence`; Catalog/rules-text.toml, `cyrillic6d559d7a`.
  case cyrillic6d559d7a

  /// “Devanagari”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 2027168756, `sentence`; Catalog/rules-text.toml, `devanagari78d423f4`.
  case devanagari78d423f4

  /// “Georgian”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 900166277, `sentence`; Catalog/rules-text.toml, `georgian35a77285`.
  case georgian35a77285

  /// “Greek”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 148451313, `sentence`; Catalog/rules-text.toml, `greek08d92ff1`.
  case greek08d92ff1

  /// “Han”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1273396699, `sentence`; Catalog/rules-text.toml, `han4be67ddb`.
  case han4be67ddb

  /// “Hangul”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 859016478, `sentence`; Catalog/rules-text.toml, `hangul33338d1e`.
  case hangul33338d1e

  /// “Hebrew”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 572801857, `sentence`; Catalog/rules-text.toml, `hebrew22244341`.
  case hebrew22244341

  /// “Hiragana”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1866211119, `sentence`; Catalog/rules-text.toml, `hiragana6f3c1f2f`.
  case hiragana6f3c1f2f

  /// “Katakana”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 2103866685, `sentence`; Catalog/rules-text.toml, `katakana7d66753d`.
  case katakana7d66753d

  /// “Latin”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 1643866002, `sentence`; Catalog/rules-text.toml, `latin61fb6792`.
  case latin61fb6792

  /// “Thai”
  ///
  /// Compiling/BayanRules/Text/Script+Sentence.swift.
  ///
  /// - Remark: Code 560085079, `sentence`; Catalog/rules-text.toml, `thai21623857`.
  case thai21623857

  /// “; the same at 1 more mark”
  ///
  /// Compiling/BayanRules/Text/PlacedMark.swift.
  ///
  /// - Remark: Code 1937732178, `sentence`; Catalog/rules-text.toml,
  ///   `theSameAtMoreMark737f7252`.
  case theSameAtMoreMark737f7252

  /// “; the same at {$others :integer} more marks”
  ///
  /// Compiling/BayanRules/Text/PlacedMark.swift.
  ///
  /// - Remark: Code 617880221, `sentence`; Catalog/rules-text.toml,
  ///   `theSameAtMoreMarks24d41a9d`.
  case theSameAtMoreMarks24d41a9d(others: Swift.Int)

  static var domainIndex: Swift.Int { 23 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .arabic359b4220: return 0
    case .armenian4ffe8b8f: return 1
    case .cyrillic6d559d7a: return 2
    case .devanagari78d423f4: return 3
    case .georgian35a77285: return 4
    case .greek08d92ff1: return 5
    case .han4be67ddb: return 6
    case .hangul33338d1e: return 7
    case .hebrew22244341: return 8
    case .hiragana6f3c1f2f: return 9
    case .katakana7d66753d: return 10
    case .latin61fb6792: return 11
    case .thai21623857: return 12
    case .theSameAtMoreMark737f7252: return 13
    case .theSameAtMoreMarks24d41a9d: return 14
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .theSameAtMoreMarks24d41a9d(let others): return .carrying(others: others)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .arabic359b4220, .armenian4ffe8b8f, .cyrillic6d559d7a, .devanagari78d423f4, .georgian35a77285,
      .greek08d92ff1, .han4be67ddb, .hangul33338d1e, .hebrew22244341, .hiragana6f3c1f2f,
      .katakana7d66753d, .latin61fb6792, .thai21623857, .theSameAtMoreMark737f7252,
    ]
  }
}
