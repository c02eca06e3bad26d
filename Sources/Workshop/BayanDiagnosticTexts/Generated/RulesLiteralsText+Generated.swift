// Generated from Catalog/rules-literals.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-literals`, Catalog/rules-literals.toml.
nonisolated indirect enum RulesLiteralsText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “address”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 1269402144, `sentence`; Catalog/rules-literals.toml, `address4ba98a20`.
  case address4ba98a20

  /// “'{$reference}' and {$others :integer} more are shown to readers as they are written;
  /// the source has none here”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 928244702, `sentence`; Catalog/rules-literals.toml,
  ///   `andMoreAreShownToReaders3753e3de`.
  case andMoreAreShownToReaders3753e3de(reference: Swift.String, others: Swift.Int)

  /// “code”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 2101509110, `sentence`; Catalog/rules-literals.toml, `code7d427bf6`.
  case code7d427bf6

  /// “e-mail address”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 1047115728, `sentence`; Catalog/rules-literals.toml,
  ///   `eMailAddress3e69b7d0`.
  case eMailAddress3e69b7d0

  /// “function”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 887086945, `sentence`; Catalog/rules-literals.toml, `function34dfdf61`.
  case function34dfdf61

  /// “'{$found}' is '{$expected}' in the source”
  ///
  /// Compiling/BayanRules/Literals/NumberChanged.swift.
  ///
  /// - Remark: Code 615651423, `sentence`; Catalog/rules-literals.toml,
  ///   `isInTheSource24b2185f`.
  case isInTheSource24b2185f(found: Swift.String, expected: Swift.String)

  /// “'{$escape}' is shown to readers as it is written; the source has none here”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 557476998, `sentence`; Catalog/rules-literals.toml,
  ///   `isShownToReadersAsIt213a6c86`.
  case isShownToReadersAsIt213a6c86(escape: Swift.String)

  /// “'{$found}' isn't read as a character; write '{$written}'”
  ///
  /// Compiling/BayanRules/Literals/EntityBroken.swift.
  ///
  /// - Remark: Code 189183776, `sentence`; Catalog/rules-literals.toml,
  ///   `isntReadAsACharacterWrite0b46b720`.
  case isntReadAsACharacterWrite0b46b720(found: Swift.String, written: Swift.String)

  /// “option”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 1181076916, `sentence`; Catalog/rules-literals.toml, `option4665cdb4`.
  case option4665cdb4

  /// “path”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 1766669452, `sentence`; Catalog/rules-literals.toml, `path694d3c8c`.
  case path694d3c8c

  /// “the {$named}'{$found}' is '{$wanted}' in the source”
  ///
  /// Compiling/BayanRules/Literals/LiteralKind.swift.
  ///
  /// - Remark: Code 2057433486, `sentence`; Catalog/rules-literals.toml,
  ///   `theIsInTheSource7aa1f18e`.
  case theIsInTheSource7aa1f18e(named: Swift.String, found: Swift.String, wanted: Swift.String)

  /// “the source has {$wanted :integer} percentages, but the translation has {$found
  /// :integer}”
  ///
  /// Compiling/BayanRules/Literals/PercentLost.swift.
  ///
  /// - Remark: Code 1390808712, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceHasPercentagesButThe52e60e88`.
  case theSourceHasPercentagesButThe52e60e88(wanted: Swift.Int, found: Swift.Int)

  /// “the source's '{$escape}' is missing”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 905202547, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceSIsMissing35f44b73`.
  case theSourceSIsMissing35f44b73(escape: Swift.String)

  /// “the source's {$named}'{$wanted}' is missing”
  ///
  /// Compiling/BayanRules/Literals/LiteralKind.swift.
  ///
  /// - Remark: Code 1761271300, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceSIsMissing68fade04`.
  case theSourceSIsMissing68fade04(named: Swift.String, wanted: Swift.String)

  /// “the source's number '{$number}' is missing”
  ///
  /// Compiling/BayanRules/Literals/NumberChanged.swift.
  ///
  /// - Remark: Code 1646307133, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceSNumberIsMissing6220a73d`.
  case theSourceSNumberIsMissing6220a73d(number: Swift.String)

  /// “the source's percentage sign is missing”
  ///
  /// Compiling/BayanRules/Literals/PercentLost.swift.
  ///
  /// - Remark: Code 1793181852, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceSPercentageSignIs6ae1c89c`.
  case theSourceSPercentageSignIs6ae1c89c

  /// “write the character itself”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 380906230, `sentence`; Catalog/rules-literals.toml,
  ///   `writeTheCharacterItself16b42af6`.
  case writeTheCharacterItself16b42af6

  /// “write the characters themselves”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 2089720494, `sentence`; Catalog/rules-literals.toml,
  ///   `writeTheCharactersThemselves7c8e9aae`.
  case writeTheCharactersThemselves7c8e9aae

  static var domainIndex: Swift.Int { 15 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .address4ba98a20: return 0
    case .andMoreAreShownToReaders3753e3de: return 1
    case .code7d427bf6: return 2
    case .eMailAddress3e69b7d0: return 3
    case .function34dfdf61: return 4
    case .isInTheSource24b2185f: return 5
    case .isShownToReadersAsIt213a6c86: return 6
    case .isntReadAsACharacterWrite0b46b720: return 7
    case .option4665cdb4: return 8
    case .path694d3c8c: return 9
    case .theIsInTheSource7aa1f18e: return 10
    case .theSourceHasPercentagesButThe52e60e88: return 11
    case .theSourceSIsMissing35f44b73: return 12
    case .theSourceSIsMissing68fade04: return 13
    case .theSourceSNumberIsMissing6220a73d: return 14
    case .theSourceSPercentageSignIs6ae1c89c: return 15
    case .writeTheCharacterItself16b42af6: return 16
    case .writeTheCharactersThemselves7c8e9aae: return 17
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andMoreAreShownToReaders3753e3de(let reference, let others):
      return .carrying(reference: reference, others: others)
    case .isInTheSource24b2185f(let found, let expected):
      return .carrying(found: found, expected: expected)
    case .isShownToReadersAsIt213a6c86(let escape), .theSourceSIsMissing35f44b73(let escape):
      return .carrying(escape: escape)
    case .isntReadAsACharacterWrite0b46b720(let found, let written):
      return .carrying(found: found, written: written)
    case .theIsInTheSource7aa1f18e(let named, let found, let wanted):
      return .carrying(named: named, found: found, wanted: wanted)
    case .theSourceHasPercentagesButThe52e60e88(let wanted, let found):
      return .carrying(wanted: wanted, found: found)
    case .theSourceSIsMissing68fade04(let named, let wanted):
      return .carrying(named: named, wanted: wanted)
    case .theSourceSNumberIsMissing6220a73d(let number): return .carrying(number: number)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .address4ba98a20, .code7d427bf6, .eMailAddress3e69b7d0, .function34dfdf61, .option4665cdb4,
      .path694d3c8c, .theSourceSPercentageSignIs6ae1c89c, .writeTheCharacterItself16b42af6,
      .writeTheCharactersThemselves7c8e9aae,
    ]
  }
}
