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
  /// - Remark: Code 2077716067, `sentence`; Catalog/rules-literals.toml, `address7bd76e63`.
  case address7bd76e63

  /// “'{$reference}' and {$others :integer} more are shown to readers as they are written;
  /// the source has none here”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 2010243002, `sentence`; Catalog/rules-literals.toml,
  ///   `andMoreAreShownToReaders77d1dfba`.
  case andMoreAreShownToReaders77d1dfba(reference: Swift.String, others: Swift.Int)

  /// “code”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 977057096, `sentence`; Catalog/rules-literals.toml, `code3a3cb548`.
  case code3a3cb548

  /// “e-mail address”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 111027030, `sentence`; Catalog/rules-literals.toml,
  ///   `eMailAddress069e2356`.
  case eMailAddress069e2356

  /// “function”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 907442579, `sentence`; Catalog/rules-literals.toml, `function36167993`.
  case function36167993

  /// “'{$found}' is '{$expected}' in the source”
  ///
  /// Compiling/BayanRules/Literals/NumberChanged.swift.
  ///
  /// - Remark: Code 102227264, `sentence`; Catalog/rules-literals.toml,
  ///   `isInTheSource0617dd40`.
  case isInTheSource0617dd40(found: Swift.String, expected: Swift.String)

  /// “'{$escape}' is shown to readers as it is written; the source has none here”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 951743805, `sentence`; Catalog/rules-literals.toml,
  ///   `isShownToReadersAsIt38ba753d`.
  case isShownToReadersAsIt38ba753d(escape: Swift.String)

  /// “'{$found}' isn't read as a character; write '{$written}'”
  ///
  /// Compiling/BayanRules/Literals/EntityBroken.swift.
  ///
  /// - Remark: Code 1041934814, `sentence`; Catalog/rules-literals.toml,
  ///   `isntReadAsACharacterWrite3e1aa9de`.
  case isntReadAsACharacterWrite3e1aa9de(found: Swift.String, written: Swift.String)

  /// “option”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 793093686, `sentence`; Catalog/rules-literals.toml, `option2f45a636`.
  case option2f45a636

  /// “path”
  ///
  /// Compiling/BayanRules/Literals/LiteralRules.swift.
  ///
  /// - Remark: Code 930344241, `sentence`; Catalog/rules-literals.toml, `path3773ed31`.
  case path3773ed31

  /// “the {$named}'{$found}' is '{$wanted}' in the source”
  ///
  /// Compiling/BayanRules/Literals/LiteralKind.swift.
  ///
  /// - Remark: Code 1526289756, `sentence`; Catalog/rules-literals.toml,
  ///   `theIsInTheSource5af9555c`.
  case theIsInTheSource5af9555c(named: Swift.String, found: Swift.String, wanted: Swift.String)

  /// “the source has {$wanted :integer} percentages, but the translation has {$found
  /// :integer}”
  ///
  /// Compiling/BayanRules/Literals/PercentLost.swift.
  ///
  /// - Remark: Code 1951329477, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceHasPercentagesButThe744eecc5`.
  case theSourceHasPercentagesButThe744eecc5(wanted: Swift.Int, found: Swift.Int)

  /// “the source's {$named}'{$wanted}' is missing”
  ///
  /// Compiling/BayanRules/Literals/LiteralKind.swift.
  ///
  /// - Remark: Code 414346736, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceSIsMissing18b26df0`.
  case theSourceSIsMissing18b26df0(named: Swift.String, wanted: Swift.String)

  /// “the source's '{$escape}' is missing”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 1049339146, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceSIsMissing3e8ba50a`.
  case theSourceSIsMissing3e8ba50a(escape: Swift.String)

  /// “the source's number '{$number}' is missing”
  ///
  /// Compiling/BayanRules/Literals/NumberChanged.swift.
  ///
  /// - Remark: Code 1241032323, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceSNumberIsMissing49f8a683`.
  case theSourceSNumberIsMissing49f8a683(number: Swift.String)

  /// “the source's percentage sign is missing”
  ///
  /// Compiling/BayanRules/Literals/PercentLost.swift.
  ///
  /// - Remark: Code 417254925, `sentence`; Catalog/rules-literals.toml,
  ///   `theSourceSPercentageSignIs18dece0d`.
  case theSourceSPercentageSignIs18dece0d

  /// “write the character itself”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 1197525004, `sentence`; Catalog/rules-literals.toml,
  ///   `writeTheCharacterItself4760c80c`.
  case writeTheCharacterItself4760c80c

  /// “write the characters themselves”
  ///
  /// Compiling/BayanRules/Literals/EscapeMismatch.swift.
  ///
  /// - Remark: Code 1987811479, `sentence`; Catalog/rules-literals.toml,
  ///   `writeTheCharactersThemselves767b9897`.
  case writeTheCharactersThemselves767b9897

  static var domainIndex: Swift.Int { 16 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .address7bd76e63: return 0
    case .andMoreAreShownToReaders77d1dfba: return 1
    case .code3a3cb548: return 2
    case .eMailAddress069e2356: return 3
    case .function36167993: return 4
    case .isInTheSource0617dd40: return 5
    case .isShownToReadersAsIt38ba753d: return 6
    case .isntReadAsACharacterWrite3e1aa9de: return 7
    case .option2f45a636: return 8
    case .path3773ed31: return 9
    case .theIsInTheSource5af9555c: return 10
    case .theSourceHasPercentagesButThe744eecc5: return 11
    case .theSourceSIsMissing18b26df0: return 12
    case .theSourceSIsMissing3e8ba50a: return 13
    case .theSourceSNumberIsMissing49f8a683: return 14
    case .theSourceSPercentageSignIs18dece0d: return 15
    case .writeTheCharacterItself4760c80c: return 16
    case .writeTheCharactersThemselves767b9897: return 17
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andMoreAreShownToReaders77d1dfba(let reference, let others):
      return .carrying(reference: reference, others: others)
    case .isInTheSource0617dd40(let found, let expected):
      return .carrying(found: found, expected: expected)
    case .isShownToReadersAsIt38ba753d(let escape), .theSourceSIsMissing3e8ba50a(let escape):
      return .carrying(escape: escape)
    case .isntReadAsACharacterWrite3e1aa9de(let found, let written):
      return .carrying(found: found, written: written)
    case .theIsInTheSource5af9555c(let named, let found, let wanted):
      return .carrying(named: named, found: found, wanted: wanted)
    case .theSourceHasPercentagesButThe744eecc5(let wanted, let found):
      return .carrying(wanted: wanted, found: found)
    case .theSourceSIsMissing18b26df0(let named, let wanted):
      return .carrying(named: named, wanted: wanted)
    case .theSourceSNumberIsMissing49f8a683(let number): return .carrying(number: number)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .address7bd76e63, .code3a3cb548, .eMailAddress069e2356, .function36167993, .option2f45a636,
      .path3773ed31, .theSourceSPercentageSignIs18dece0d, .writeTheCharacterItself4760c80c,
      .writeTheCharactersThemselves767b9897,
    ]
  }
}
