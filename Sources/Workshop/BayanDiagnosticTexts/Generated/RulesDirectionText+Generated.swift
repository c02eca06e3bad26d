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

  /// “{$closer} closes something that this text hasn't opened”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1761286750, `sentence`; Catalog/rules-direction.toml,
  ///   `closesSomethingThatThisTextHasnt68fb1a5e`.
  case closesSomethingThatThisTextHasnt68fb1a5e(closer: Swift.String)

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

  /// “insert {$closer} {$place}”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1639638494, `sentence`; Catalog/rules-direction.toml, `insert61bae5de`.
  case insert61bae5de(closer: Swift.String, place: Swift.String)

  /// “{$opener} is never closed with {$codePoint}, and reorders all that follows”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 592701731, `sentence`; Catalog/rules-direction.toml,
  ///   `isNeverClosedWithAndReorders2353e923`.
  case isNeverClosedWithAndReorders2353e923(opener: Swift.String, codePoint: Swift.String)

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

  /// “make it an isolate that ends {$place}”
  ///
  /// Compiling/BayanRules/Direction/BidiUnbalanced.swift.
  ///
  /// - Remark: Code 1968890551, `sentence`; Catalog/rules-direction.toml,
  ///   `makeItAnIsolateThatEnds755ae2b7`.
  case makeItAnIsolateThatEnds755ae2b7(place: Swift.String)

  /// “'{$scalar}' points back in a right-to-left text; arrows aren't mirrored”
  ///
  /// Compiling/BayanRules/Direction/RTLArrowDirection.swift.
  ///
  /// - Remark: Code 38306436, `sentence`; Catalog/rules-direction.toml,
  ///   `pointsBackInARightTo02488284`.
  case pointsBackInARightTo02488284(scalar: Swift.String)

  /// “put U+200F at the start”
  ///
  /// Compiling/BayanRules/Direction/BidiBaseDirection.swift.
  ///
  /// - Remark: Code 1946579687, `sentence`; Catalog/rules-direction.toml,
  ///   `putUFAtTheStart740672e7`.
  case putUFAtTheStart740672e7

  /// “{$scalar} shows letters in another order than they are written; delete it”
  ///
  /// Compiling/BayanRules/Direction/BidiOverride.swift.
  ///
  /// - Remark: Code 173851223, `sentence`; Catalog/rules-direction.toml,
  ///   `showsLettersInAnotherOrderThan0a5cc257`.
  case showsLettersInAnotherOrderThan0a5cc257(scalar: Swift.String)

  /// “{$opener} still moves the characters beside it; {$better} doesn't”
  ///
  /// Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
  ///
  /// - Remark: Code 692494428, `sentence`; Catalog/rules-direction.toml,
  ///   `stillMovesTheCharactersBesideIt2946a05c`.
  case stillMovesTheCharactersBesideIt2946a05c(opener: Swift.String, better: Swift.String)

  /// “the list is shown in reverse order: '{$second}' before '{$first}'”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
  ///
  /// - Remark: Code 1670624688, `sentence`; Catalog/rules-direction.toml,
  ///   `theListIsShownInReverse6393b5b0`.
  case theListIsShownInReverse6393b5b0(second: Swift.String, first: Swift.String)

  /// “the text begins with {$scalar}, and a program could take its direction from that”
  ///
  /// Compiling/BayanRules/Direction/BidiBaseDirection.swift.
  ///
  /// - Remark: Code 432107219, `sentence`; Catalog/rules-direction.toml,
  ///   `theTextBeginsWithAndA19c16ed3`.
  case theTextBeginsWithAndA19c16ed3(scalar: Swift.String)

  /// “this isolate has no visible effect”
  ///
  /// Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
  ///
  /// - Remark: Code 502883842, `sentence`; Catalog/rules-direction.toml,
  ///   `thisIsolateHasNoVisibleEffect1df96602`.
  case thisIsolateHasNoVisibleEffect1df96602

  /// “without an isolate, {$value} would be shown in the wrong order here”
  ///
  /// Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
  ///
  /// - Remark: Code 1365501057, `sentence`; Catalog/rules-direction.toml,
  ///   `withoutAnIsolateWouldBeShown5163e481`.
  case withoutAnIsolateWouldBeShown5163e481(value: Swift.String)

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
    case .closesSomethingThatThisTextHasnt68fb1a5e: return 1
    case .deleteBothMarks175dc34e: return 2
    case .deleteItAndItsPartner7bf7ef0e: return 3
    case .doesntBelongInALeftTo0540f72d: return 4
    case .hasNoCounterpartInsideTheValue716bcd54: return 5
    case .insert61bae5de: return 6
    case .isNeverClosedWithAndReorders2353e923: return 7
    case .isShownInTheWrongOrder0122b101: return 8
    case .isThereTimesInARow429f2033: return 9
    case .isolateItWithAndU22abceb3: return 10
    case .isolateItWithUAndU00c1c1e0: return 11
    case .isolateItWithUAndU5a92e91a: return 12
    case .keepOne137efbc3: return 13
    case .makeItAnIsolateThatEnds755ae2b7: return 14
    case .pointsBackInARightTo02488284: return 15
    case .putUFAtTheStart740672e7: return 16
    case .showsLettersInAnotherOrderThan0a5cc257: return 17
    case .stillMovesTheCharactersBesideIt2946a05c: return 18
    case .theListIsShownInReverse6393b5b0: return 19
    case .theTextBeginsWithAndA19c16ed3: return 20
    case .thisIsolateHasNoVisibleEffect1df96602: return 21
    case .withoutAnIsolateWouldBeShown5163e481: return 22
    case .writeUFAfterTheComma0069e3bc: return 23
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aReaderSeesInsteadOf0a89829c(let withValues, let withValues2):
      return .carrying(withValues: withValues, withValues2: withValues2)
    case .closesSomethingThatThisTextHasnt68fb1a5e(let closer): return .carrying(closer: closer)
    case .doesntBelongInALeftTo0540f72d(let scalar),
      .hasNoCounterpartInsideTheValue716bcd54(let scalar),
      .pointsBackInARightTo02488284(let scalar),
      .showsLettersInAnotherOrderThan0a5cc257(let scalar),
      .theTextBeginsWithAndA19c16ed3(let scalar):
      return .carrying(scalar: scalar)
    case .insert61bae5de(let closer, let place): return .carrying(closer: closer, place: place)
    case .isNeverClosedWithAndReorders2353e923(let opener, let codePoint):
      return .carrying(opener: opener, codePoint: codePoint)
    case .isShownInTheWrongOrder0122b101(let withValues): return .carrying(withValues: withValues)
    case .isThereTimesInARow429f2033(let scalar, let count):
      return .carrying(scalar: scalar, count: count)
    case .isolateItWithAndU22abceb3(let codePoint): return .carrying(codePoint: codePoint)
    case .makeItAnIsolateThatEnds755ae2b7(let place): return .carrying(place: place)
    case .stillMovesTheCharactersBesideIt2946a05c(let opener, let better):
      return .carrying(opener: opener, better: better)
    case .theListIsShownInReverse6393b5b0(let second, let first):
      return .carrying(second: second, first: first)
    case .withoutAnIsolateWouldBeShown5163e481(let value): return .carrying(value: value)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .deleteBothMarks175dc34e, .deleteItAndItsPartner7bf7ef0e, .isolateItWithUAndU00c1c1e0,
      .isolateItWithUAndU5a92e91a, .keepOne137efbc3, .putUFAtTheStart740672e7,
      .thisIsolateHasNoVisibleEffect1df96602, .writeUFAfterTheComma0069e3bc,
    ]
  }
}
