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
  /// - Remark: Code 176784028, `sentence`; Catalog/rules-direction.toml,
  ///   `aReaderSeesInsteadOf0a89829c`.
  case aReaderSeesInsteadOf0a89829c(withValues: Swift.String, withValues2: Swift.String)

  /// “{$opener} also moves the characters beside it; use {$better}, which doesn't”
  ///
  /// Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
  ///
  /// - Remark: Code 894776325, `sentence`; Catalog/rules-direction.toml,
  ///   `alsoMovesTheCharactersBesideIt35553405`.
  case alsoMovesTheCharactersBesideIt35553405(opener: Swift.String, better: Swift.String)

  /// “{$scalar} changes the order in which letters are shown; delete it”
  ///
  /// Compiling/BayanRules/Direction/BidiOverride.swift.
  ///
  /// - Remark: Code 569821307, `sentence`; Catalog/rules-direction.toml,
  ///   `changesTheOrderInWhichLetters21f6c87b`.
  case changesTheOrderInWhichLetters21f6c87b(scalar: Swift.String)

  /// “{$closer} closes nothing, because nothing is open before it; delete it”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1022918904, `sentence`; Catalog/rules-direction.toml,
  ///   `closesNothingBecauseNothingIsOpen3cf880f8`.
  case closesNothingBecauseNothingIsOpen3cf880f8(closer: Swift.String)

  /// “delete both marks”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
  ///
  /// - Remark: Code 392020814, `sentence`; Catalog/rules-direction.toml,
  ///   `deleteBothMarks175dc34e`.
  case deleteBothMarks175dc34e

  /// “delete it and its partner”
  ///
  /// Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
  ///
  /// - Remark: Code 2079846158, `sentence`; Catalog/rules-direction.toml,
  ///   `deleteItAndItsPartner7bf7ef0e`.
  case deleteItAndItsPartner7bf7ef0e

  /// “{$scalar} doesn't belong in a left-to-right text”
  ///
  /// Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
  ///
  /// - Remark: Code 88143661, `sentence`; Catalog/rules-direction.toml,
  ///   `doesntBelongInALeftTo0540f72d`.
  case doesntBelongInALeftTo0540f72d(scalar: Swift.String)

  /// “{$scalar} has no counterpart inside the value, and breaks the isolate around it”
  ///
  /// Compiling/BayanRules/Direction/BidiSpill.swift.
  ///
  /// - Remark: Code 1902890324, `sentence`; Catalog/rules-direction.toml,
  ///   `hasNoCounterpartInsideTheValue716bcd54`.
  case hasNoCounterpartInsideTheValue716bcd54(scalar: Swift.String)

  /// “insert {$closer} after the value”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1551524884, `sentence`; Catalog/rules-direction.toml,
  ///   `insertAfterTheValue5c7a6414`.
  case insertAfterTheValue5c7a6414(closer: Swift.String)

  /// “insert {$closer} at the end”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 640735067, `sentence`; Catalog/rules-direction.toml,
  ///   `insertAtTheEnd2630d75b`.
  case insertAtTheEnd2630d75b(closer: Swift.String)

  /// “{$opener} is never closed with {$codePoint}, so it reorders all the text after it”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1318307326, `sentence`; Catalog/rules-direction.toml,
  ///   `isNeverClosedWithSoIt4e93c5fe`.
  case isNeverClosedWithSoIt4e93c5fe(opener: Swift.String, codePoint: Swift.String)

  /// “'{$withValues}' is shown in the wrong order in a right-to-left text; isolate it”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 19050753, `sentence`; Catalog/rules-direction.toml,
  ///   `isShownInTheWrongOrder0122b101`.
  case isShownInTheWrongOrder0122b101(withValues: Swift.String)

  /// “{$scalar} is there {$count :integer} times in a row; one is enough”
  ///
  /// Compiling/BayanRules/Direction/BidiMarkRun.swift.
  ///
  /// - Remark: Code 1117724723, `sentence`; Catalog/rules-direction.toml,
  ///   `isThereTimesInARow429f2033`.
  case isThereTimesInARow429f2033(scalar: Swift.String, count: Swift.Int)

  /// “isolate it with {$codePoint} and U+2069”
  ///
  /// Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
  ///
  /// - Remark: Code 581684915, `sentence`; Catalog/rules-direction.toml,
  ///   `isolateItWithAndU22abceb3`.
  case isolateItWithAndU22abceb3(codePoint: Swift.String)

  /// “isolate it with U+2068 and U+2069”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 12698080, `sentence`; Catalog/rules-direction.toml,
  ///   `isolateItWithUAndU00c1c1e0`.
  case isolateItWithUAndU00c1c1e0

  /// “isolate it with U+2066 and U+2069”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 1519577370, `sentence`; Catalog/rules-direction.toml,
  ///   `isolateItWithUAndU5a92e91a`.
  case isolateItWithUAndU5a92e91a

  /// “keep one”
  ///
  /// Compiling/BayanRules/Direction/BidiMarkRun.swift.
  ///
  /// - Remark: Code 327089091, `sentence`; Catalog/rules-direction.toml, `keepOne137efbc3`.
  case keepOne137efbc3

  /// “make it an isolate that ends after the value”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 95387477, `sentence`; Catalog/rules-direction.toml,
  ///   `makeItAnIsolateThatEnds05af7f55`.
  case makeItAnIsolateThatEnds05af7f55

  /// “make it an isolate that ends at the end of the text”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 104572561, `sentence`; Catalog/rules-direction.toml,
  ///   `makeItAnIsolateThatEnds063ba691`.
  case makeItAnIsolateThatEnds063ba691

  /// “'{$scalar}' points backwards in a right-to-left text, because arrows aren't mirrored”
  ///
  /// Compiling/BayanRules/Direction/RTLArrowDirection.swift.
  ///
  /// - Remark: Code 458696126, `sentence`; Catalog/rules-direction.toml,
  ///   `pointsBackwardsInARightTo1b5725be`.
  case pointsBackwardsInARightTo1b5725be(scalar: Swift.String)

  /// “put U+200F at the start”
  ///
  /// Compiling/BayanRules/Direction/BidiBaseDirection.swift.
  ///
  /// - Remark: Code 1946579687, `sentence`; Catalog/rules-direction.toml,
  ///   `putUFAtTheStart740672e7`.
  case putUFAtTheStart740672e7

  /// “the list is shown in reverse order: '{$second}' before '{$first}'”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 1670624688, `sentence`; Catalog/rules-direction.toml,
  ///   `theListIsShownInReverse6393b5b0`.
  case theListIsShownInReverse6393b5b0(second: Swift.String, first: Swift.String)

  /// “the text begins with {$scalar}, from which a program can take the wrong direction”
  ///
  /// Compiling/BayanRules/Direction/BidiBaseDirection.swift.
  ///
  /// - Remark: Code 689918573, `sentence`; Catalog/rules-direction.toml,
  ///   `theTextBeginsWithFromWhich291f526d`.
  case theTextBeginsWithFromWhich291f526d(scalar: Swift.String)

  /// “this isolate has no visible effect”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
  ///
  /// - Remark: Code 502883842, `sentence`; Catalog/rules-direction.toml,
  ///   `thisIsolateHasNoVisibleEffect1df96602`.
  case thisIsolateHasNoVisibleEffect1df96602

  /// “without an isolate, a left-to-right word would be shown in the wrong order here”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 1341379301, `sentence`; Catalog/rules-direction.toml,
  ///   `withoutAnIsolateALeftTo4ff3d2e5`.
  case withoutAnIsolateALeftTo4ff3d2e5

  /// “without an isolate, a number would be shown in the wrong order here”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 1240591079, `sentence`; Catalog/rules-direction.toml,
  ///   `withoutAnIsolateANumberWould49f1eae7`.
  case withoutAnIsolateANumberWould49f1eae7

  /// “without an isolate, a right-to-left word would be shown in the wrong order here”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 1444543582, `sentence`; Catalog/rules-direction.toml,
  ///   `withoutAnIsolateARightTo5619fc5e`.
  case withoutAnIsolateARightTo5619fc5e

  /// “write U+200F after the comma”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 6939580, `sentence`; Catalog/rules-direction.toml,
  ///   `writeUFAfterTheComma0069e3bc`.
  case writeUFAfterTheComma0069e3bc

  static var domainIndex: Swift.Int { 13 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aReaderSeesInsteadOf0a89829c: return 0
    case .alsoMovesTheCharactersBesideIt35553405: return 1
    case .changesTheOrderInWhichLetters21f6c87b: return 2
    case .closesNothingBecauseNothingIsOpen3cf880f8: return 3
    case .deleteBothMarks175dc34e: return 4
    case .deleteItAndItsPartner7bf7ef0e: return 5
    case .doesntBelongInALeftTo0540f72d: return 6
    case .hasNoCounterpartInsideTheValue716bcd54: return 7
    case .insertAfterTheValue5c7a6414: return 8
    case .insertAtTheEnd2630d75b: return 9
    case .isNeverClosedWithSoIt4e93c5fe: return 10
    case .isShownInTheWrongOrder0122b101: return 11
    case .isThereTimesInARow429f2033: return 12
    case .isolateItWithAndU22abceb3: return 13
    case .isolateItWithUAndU00c1c1e0: return 14
    case .isolateItWithUAndU5a92e91a: return 15
    case .keepOne137efbc3: return 16
    case .makeItAnIsolateThatEnds05af7f55: return 17
    case .makeItAnIsolateThatEnds063ba691: return 18
    case .pointsBackwardsInARightTo1b5725be: return 19
    case .putUFAtTheStart740672e7: return 20
    case .theListIsShownInReverse6393b5b0: return 21
    case .theTextBeginsWithFromWhich291f526d: return 22
    case .thisIsolateHasNoVisibleEffect1df96602: return 23
    case .withoutAnIsolateALeftTo4ff3d2e5: return 24
    case .withoutAnIsolateANumberWould49f1eae7: return 25
    case .withoutAnIsolateARightTo5619fc5e: return 26
    case .writeUFAfterTheComma0069e3bc: return 27
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aReaderSeesInsteadOf0a89829c(let withValues, let withValues2):
      return .carrying(withValues: withValues, withValues2: withValues2)
    case .alsoMovesTheCharactersBesideIt35553405(let opener, let better):
      return .carrying(opener: opener, better: better)
    case .changesTheOrderInWhichLetters21f6c87b(let scalar),
      .doesntBelongInALeftTo0540f72d(let scalar),
      .hasNoCounterpartInsideTheValue716bcd54(let scalar),
      .pointsBackwardsInARightTo1b5725be(let scalar),
      .theTextBeginsWithFromWhich291f526d(let scalar):
      return .carrying(scalar: scalar)
    case .closesNothingBecauseNothingIsOpen3cf880f8(let closer),
      .insertAfterTheValue5c7a6414(let closer), .insertAtTheEnd2630d75b(let closer):
      return .carrying(closer: closer)
    case .isNeverClosedWithSoIt4e93c5fe(let opener, let codePoint):
      return .carrying(opener: opener, codePoint: codePoint)
    case .isShownInTheWrongOrder0122b101(let withValues): return .carrying(withValues: withValues)
    case .isThereTimesInARow429f2033(let scalar, let count):
      return .carrying(scalar: scalar, count: count)
    case .isolateItWithAndU22abceb3(let codePoint): return .carrying(codePoint: codePoint)
    case .theListIsShownInReverse6393b5b0(let second, let first):
      return .carrying(second: second, first: first)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .deleteBothMarks175dc34e, .deleteItAndItsPartner7bf7ef0e, .isolateItWithUAndU00c1c1e0,
      .isolateItWithUAndU5a92e91a, .keepOne137efbc3, .makeItAnIsolateThatEnds05af7f55,
      .makeItAnIsolateThatEnds063ba691, .putUFAtTheStart740672e7,
      .thisIsolateHasNoVisibleEffect1df96602, .withoutAnIsolateALeftTo4ff3d2e5,
      .withoutAnIsolateANumberWould49f1eae7, .withoutAnIsolateARightTo5619fc5e,
      .writeUFAfterTheComma0069e3bc,
    ]
  }
}
