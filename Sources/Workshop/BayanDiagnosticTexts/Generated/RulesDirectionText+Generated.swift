// Generated from Catalog/rules-direction.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-direction`, Catalog/rules-direction.toml.
nonisolated indirect enum RulesDirectionText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a reader sees '{$withValues}' instead of '{$withValues2}'”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 1399499910, `sentence`; Catalog/rules-direction.toml,
  ///   `aReaderSeesInsteadOf536aac86`.
  case aReaderSeesInsteadOf536aac86(withValues: Swift.String, withValues2: Swift.String)

  /// “{$opener} also moves the characters beside it; use {$better}, which doesn't”
  ///
  /// Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
  ///
  /// - Remark: Code 125871535, `sentence`; Catalog/rules-direction.toml,
  ///   `alsoMovesTheCharactersBesideIt0780a5af`.
  case alsoMovesTheCharactersBesideIt0780a5af(opener: Swift.String, better: Swift.String)

  /// “{$scalar} changes the order in which letters are shown; delete it”
  ///
  /// Compiling/BayanRules/Direction/BidiOverride.swift.
  ///
  /// - Remark: Code 1786628874, `sentence`; Catalog/rules-direction.toml,
  ///   `changesTheOrderInWhichLetters6a7dcb0a`.
  case changesTheOrderInWhichLetters6a7dcb0a(scalar: Swift.String)

  /// “{$closer} closes nothing, because nothing is open before it; delete it”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1281508167, `sentence`; Catalog/rules-direction.toml,
  ///   `closesNothingBecauseNothingIsOpen4c624347`.
  case closesNothingBecauseNothingIsOpen4c624347(closer: Swift.String)

  /// “delete both marks”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
  ///
  /// - Remark: Code 1197935266, `sentence`; Catalog/rules-direction.toml,
  ///   `deleteBothMarks47670aa2`.
  case deleteBothMarks47670aa2

  /// “delete it and its partner”
  ///
  /// Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
  ///
  /// - Remark: Code 1102191822, `sentence`; Catalog/rules-direction.toml,
  ///   `deleteItAndItsPartner41b21cce`.
  case deleteItAndItsPartner41b21cce

  /// “{$scalar} doesn't belong in a left-to-right text”
  ///
  /// Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
  ///
  /// - Remark: Code 1920904013, `sentence`; Catalog/rules-direction.toml,
  ///   `doesntBelongInALeftTo727eab4d`.
  case doesntBelongInALeftTo727eab4d(scalar: Swift.String)

  /// “{$scalar} has no counterpart inside the value, and breaks the isolate around it”
  ///
  /// Compiling/BayanRules/Direction/BidiSpill.swift.
  ///
  /// - Remark: Code 882539033, `sentence`; Catalog/rules-direction.toml,
  ///   `hasNoCounterpartInsideTheValue349a7a19`.
  case hasNoCounterpartInsideTheValue349a7a19(scalar: Swift.String)

  /// “insert {$closer} after the value”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 436662737, `sentence`; Catalog/rules-direction.toml,
  ///   `insertAfterTheValue1a06f1d1`.
  case insertAfterTheValue1a06f1d1(closer: Swift.String)

  /// “insert {$closer} at the end”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1006178961, `sentence`; Catalog/rules-direction.toml,
  ///   `insertAtTheEnd3bf91291`.
  case insertAtTheEnd3bf91291(closer: Swift.String)

  /// “{$opener} is never closed with {$codePoint}, so it reorders all the text after it”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1159898600, `sentence`; Catalog/rules-direction.toml,
  ///   `isNeverClosedWithSoIt4522a5e8`.
  case isNeverClosedWithSoIt4522a5e8(opener: Swift.String, codePoint: Swift.String)

  /// “'{$withValues}' is shown in the wrong order in a right-to-left text; isolate it”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 1200324800, `sentence`; Catalog/rules-direction.toml,
  ///   `isShownInTheWrongOrder478b80c0`.
  case isShownInTheWrongOrder478b80c0(withValues: Swift.String)

  /// “{$scalar} is there {$count :integer} times in a row; one is enough”
  ///
  /// Compiling/BayanRules/Direction/BidiMarkRun.swift.
  ///
  /// - Remark: Code 1253661908, `sentence`; Catalog/rules-direction.toml,
  ///   `isThereTimesInARow4ab95cd4`.
  case isThereTimesInARow4ab95cd4(scalar: Swift.String, count: Swift.Int)

  /// “isolate it with {$codePoint} and U+2069”
  ///
  /// Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
  ///
  /// - Remark: Code 583352668, `sentence`; Catalog/rules-direction.toml,
  ///   `isolateItWithAndU22c5415c`.
  case isolateItWithAndU22c5415c(codePoint: Swift.String)

  /// “isolate it with U+2068 and U+2069”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 487404636, `sentence`; Catalog/rules-direction.toml,
  ///   `isolateItWithUAndU1d0d345c`.
  case isolateItWithUAndU1d0d345c

  /// “isolate it with U+2066 and U+2069”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 1743396736, `sentence`; Catalog/rules-direction.toml,
  ///   `isolateItWithUAndU67ea1f80`.
  case isolateItWithUAndU67ea1f80

  /// “keep one”
  ///
  /// Compiling/BayanRules/Direction/BidiMarkRun.swift.
  ///
  /// - Remark: Code 1920526, `sentence`; Catalog/rules-direction.toml, `keepOne001d4e0e`.
  case keepOne001d4e0e

  /// “make it an isolate that ends at the end of the text”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1787059575, `sentence`; Catalog/rules-direction.toml,
  ///   `makeItAnIsolateThatEnds6a845d77`.
  case makeItAnIsolateThatEnds6a845d77

  /// “make it an isolate that ends after the value”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1888820886, `sentence`; Catalog/rules-direction.toml,
  ///   `makeItAnIsolateThatEnds70951e96`.
  case makeItAnIsolateThatEnds70951e96

  /// “'{$scalar}' points backwards in a right-to-left text, because arrows aren't mirrored”
  ///
  /// Compiling/BayanRules/Direction/RTLArrowDirection.swift.
  ///
  /// - Remark: Code 234825813, `sentence`; Catalog/rules-direction.toml,
  ///   `pointsBackwardsInARightTo0dff2855`.
  case pointsBackwardsInARightTo0dff2855(scalar: Swift.String)

  /// “put U+200F at the start”
  ///
  /// Compiling/BayanRules/Direction/BidiBaseDirection.swift.
  ///
  /// - Remark: Code 374046030, `sentence`; Catalog/rules-direction.toml,
  ///   `putUFAtTheStart164b7d4e`.
  case putUFAtTheStart164b7d4e

  /// “the list is shown in reverse order: '{$second}' before '{$first}'”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 1226581471, `sentence`; Catalog/rules-direction.toml,
  ///   `theListIsShownInReverse491c25df`.
  case theListIsShownInReverse491c25df(second: Swift.String, first: Swift.String)

  /// “the text begins with {$scalar}, from which a program can take the wrong direction”
  ///
  /// Compiling/BayanRules/Direction/BidiBaseDirection.swift.
  ///
  /// - Remark: Code 1750194875, `sentence`; Catalog/rules-direction.toml,
  ///   `theTextBeginsWithFromWhich6851dabb`.
  case theTextBeginsWithFromWhich6851dabb(scalar: Swift.String)

  /// “this isolate has no visible effect”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
  ///
  /// - Remark: Code 1560375732, `sentence`; Catalog/rules-direction.toml,
  ///   `thisIsolateHasNoVisibleEffect5d0171b4`.
  case thisIsolateHasNoVisibleEffect5d0171b4

  /// “without an isolate, a left-to-right word would be shown in the wrong order here”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 835460304, `sentence`; Catalog/rules-direction.toml,
  ///   `withoutAnIsolateALeftTo31cc1cd0`.
  case withoutAnIsolateALeftTo31cc1cd0

  /// “without an isolate, a number would be shown in the wrong order here”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 1997444361, `sentence`; Catalog/rules-direction.toml,
  ///   `withoutAnIsolateANumberWould770e9509`.
  case withoutAnIsolateANumberWould770e9509

  /// “without an isolate, a right-to-left word would be shown in the wrong order here”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 996048715, `sentence`; Catalog/rules-direction.toml,
  ///   `withoutAnIsolateARightTo3b5e7f4b`.
  case withoutAnIsolateARightTo3b5e7f4b

  /// “write U+200F after the comma”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 243490315, `sentence`; Catalog/rules-direction.toml,
  ///   `writeUFAfterTheComma0e835e0b`.
  case writeUFAfterTheComma0e835e0b

  static var domainIndex: Swift.Int { 14 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aReaderSeesInsteadOf536aac86: return 0
    case .alsoMovesTheCharactersBesideIt0780a5af: return 1
    case .changesTheOrderInWhichLetters6a7dcb0a: return 2
    case .closesNothingBecauseNothingIsOpen4c624347: return 3
    case .deleteBothMarks47670aa2: return 4
    case .deleteItAndItsPartner41b21cce: return 5
    case .doesntBelongInALeftTo727eab4d: return 6
    case .hasNoCounterpartInsideTheValue349a7a19: return 7
    case .insertAfterTheValue1a06f1d1: return 8
    case .insertAtTheEnd3bf91291: return 9
    case .isNeverClosedWithSoIt4522a5e8: return 10
    case .isShownInTheWrongOrder478b80c0: return 11
    case .isThereTimesInARow4ab95cd4: return 12
    case .isolateItWithAndU22c5415c: return 13
    case .isolateItWithUAndU1d0d345c: return 14
    case .isolateItWithUAndU67ea1f80: return 15
    case .keepOne001d4e0e: return 16
    case .makeItAnIsolateThatEnds6a845d77: return 17
    case .makeItAnIsolateThatEnds70951e96: return 18
    case .pointsBackwardsInARightTo0dff2855: return 19
    case .putUFAtTheStart164b7d4e: return 20
    case .theListIsShownInReverse491c25df: return 21
    case .theTextBeginsWithFromWhich6851dabb: return 22
    case .thisIsolateHasNoVisibleEffect5d0171b4: return 23
    case .withoutAnIsolateALeftTo31cc1cd0: return 24
    case .withoutAnIsolateANumberWould770e9509: return 25
    case .withoutAnIsolateARightTo3b5e7f4b: return 26
    case .writeUFAfterTheComma0e835e0b: return 27
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aReaderSeesInsteadOf536aac86(let withValues, let withValues2):
      return .carrying(withValues: withValues, withValues2: withValues2)
    case .alsoMovesTheCharactersBesideIt0780a5af(let opener, let better):
      return .carrying(opener: opener, better: better)
    case .changesTheOrderInWhichLetters6a7dcb0a(let scalar),
      .doesntBelongInALeftTo727eab4d(let scalar),
      .hasNoCounterpartInsideTheValue349a7a19(let scalar),
      .pointsBackwardsInARightTo0dff2855(let scalar),
      .theTextBeginsWithFromWhich6851dabb(let scalar):
      return .carrying(scalar: scalar)
    case .closesNothingBecauseNothingIsOpen4c624347(let closer),
      .insertAfterTheValue1a06f1d1(let closer), .insertAtTheEnd3bf91291(let closer):
      return .carrying(closer: closer)
    case .isNeverClosedWithSoIt4522a5e8(let opener, let codePoint):
      return .carrying(opener: opener, codePoint: codePoint)
    case .isShownInTheWrongOrder478b80c0(let withValues): return .carrying(withValues: withValues)
    case .isThereTimesInARow4ab95cd4(let scalar, let count):
      return .carrying(scalar: scalar, count: count)
    case .isolateItWithAndU22c5415c(let codePoint): return .carrying(codePoint: codePoint)
    case .theListIsShownInReverse491c25df(let second, let first):
      return .carrying(second: second, first: first)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .deleteBothMarks47670aa2, .deleteItAndItsPartner41b21cce, .isolateItWithUAndU1d0d345c,
      .isolateItWithUAndU67ea1f80, .keepOne001d4e0e, .makeItAnIsolateThatEnds6a845d77,
      .makeItAnIsolateThatEnds70951e96, .putUFAtTheStart164b7d4e,
      .thisIsolateHasNoVisibleEffect5d0171b4, .withoutAnIsolateALeftTo31cc1cd0,
      .withoutAnIsolateANumberWould770e9509, .withoutAnIsolateARightTo3b5e7f4b,
      .writeUFAfterTheComma0e835e0b,
    ]
  }
}
