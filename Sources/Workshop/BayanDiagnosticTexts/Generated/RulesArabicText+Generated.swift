// Generated from Catalog/rules-arabic.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-arabic`, Catalog/rules-arabic.toml.
nonisolated indirect enum RulesArabicText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a space separates 'و' from its word; delete the space”
  ///
  /// Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
  ///
  /// - Remark: Code 2111244078, `sentence`; Catalog/rules-arabic.toml,
  ///   `aSpaceSeparatesFromItsWord7dd7072e`.
  case aSpaceSeparatesFromItsWord7dd7072e

  /// “'{$word}' already means two, so the number repeats it; delete the number”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
  ///
  /// - Remark: Code 261919368, `sentence`; Catalog/rules-arabic.toml,
  ///   `alreadyMeansTwoSoTheNumber0f9c9288`.
  case alreadyMeansTwoSoTheNumber0f9c9288(word: Swift.String)

  /// “delete {$characters}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
  ///
  /// - Remark: Code 1852644038, `sentence`; Catalog/rules-arabic.toml, `delete6e6d1ac6`.
  case delete6e6d1ac6(characters: Swift.String)

  /// “delete it”
  ///
  /// Compiling/BayanRules/Arabic/ArabicTatweel.swift.
  ///
  /// - Remark: Code 776214706, `sentence`; Catalog/rules-arabic.toml, `deleteIt2e4418b2`.
  case deleteIt2e4418b2

  /// “delete the number”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
  ///
  /// - Remark: Code 1191359739, `sentence`; Catalog/rules-arabic.toml,
  ///   `deleteTheNumber4702b4fb`.
  case deleteTheNumber4702b4fb

  /// “delete the space”
  ///
  /// Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
  ///
  /// - Remark: Code 326380556, `sentence`; Catalog/rules-arabic.toml,
  ///   `deleteTheSpace13742c0c`.
  case deleteTheSpace13742c0c

  /// “'{$sign}' doesn't go with these digits; write '{$own}'”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
  ///
  /// - Remark: Code 1598294474, `sentence`; Catalog/rules-arabic.toml,
  ///   `doesntGoWithTheseDigitsWrite5f4409ca`.
  case doesntGoWithTheseDigitsWrite5f4409ca(sign: Swift.String, own: Swift.String)

  /// “'{$mark}' faces the wrong way; '{$locale}' uses {$own}{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPunctuation.swift.
  ///
  /// - Remark: Code 1965000952, `sentence`; Catalog/rules-arabic.toml,
  ///   `facesTheWrongWayUses751f88f8`.
  case facesTheWrongWayUses751f88f8(
    mark: Swift.String, locale: Swift.String, own: Swift.String, sameElsewhere: Swift.String)

  /// “in {$count :integer} places a space separates 'و' from its word; delete these spaces”
  ///
  /// Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
  ///
  /// - Remark: Code 17390350, `sentence`; Catalog/rules-arabic.toml,
  ///   `inPlacesASpaceSeparatesFrom01095b0e`.
  case inPlacesASpaceSeparatesFrom01095b0e(count: Swift.Int)

  /// “'{$sign}' is before its number; put it after the number”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
  ///
  /// - Remark: Code 341331930, `sentence`; Catalog/rules-arabic.toml,
  ///   `isBeforeItsNumberPutIt14584fda`.
  case isBeforeItsNumberPutIt14584fda(sign: Swift.String)

  /// “'{$text}' is written in presentation forms; write ordinary letters”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPresentationForm.swift.
  ///
  /// - Remark: Code 541749743, `sentence`; Catalog/rules-arabic.toml,
  ///   `isWrittenInPresentationFormsWrite204a71ef`.
  case isWrittenInPresentationFormsWrite204a71ef(text: Swift.String)

  /// “the letter has {$second} on top of {$first}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
  ///
  /// - Remark: Code 1464609289, `sentence`; Catalog/rules-arabic.toml,
  ///   `theLetterHasOnTopOf574c2a09`.
  case theLetterHasOnTopOf574c2a09(second: Swift.String, first: Swift.String)

  /// “the letter has {$second} twice”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
  ///
  /// - Remark: Code 75574611, `sentence`; Catalog/rules-arabic.toml,
  ///   `theLetterHasTwice04812d53`.
  case theLetterHasTwice04812d53(second: Swift.String)

  /// “U+0640 ARABIC TATWEEL only stretches the word; delete it”
  ///
  /// Compiling/BayanRules/Arabic/ArabicTatweel.swift.
  ///
  /// - Remark: Code 1246388889, `sentence`; Catalog/rules-arabic.toml,
  ///   `uArabicTatweelOnlyStretchesThe4a4a6299`.
  case uArabicTatweelOnlyStretchesThe4a4a6299

  /// “U+0640 ARABIC TATWEEL only stretches words, in {$count :integer} places; delete it
  /// there”
  ///
  /// Compiling/BayanRules/Arabic/ArabicTatweel.swift.
  ///
  /// - Remark: Code 1856547811, `sentence`; Catalog/rules-arabic.toml,
  ///   `uArabicTatweelOnlyStretchesWords6ea8abe3`.
  case uArabicTatweelOnlyStretchesWords6ea8abe3(count: Swift.Int)

  /// “write '{$own}'”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
  ///
  /// - Remark: Code 1851735275, `sentence`; Catalog/rules-arabic.toml, `write6e5f3ceb`.
  case write6e5f3ceb(own: Swift.String)

  static var domainIndex: Swift.Int { 10 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aSpaceSeparatesFromItsWord7dd7072e: return 0
    case .alreadyMeansTwoSoTheNumber0f9c9288: return 1
    case .delete6e6d1ac6: return 2
    case .deleteIt2e4418b2: return 3
    case .deleteTheNumber4702b4fb: return 4
    case .deleteTheSpace13742c0c: return 5
    case .doesntGoWithTheseDigitsWrite5f4409ca: return 6
    case .facesTheWrongWayUses751f88f8: return 7
    case .inPlacesASpaceSeparatesFrom01095b0e: return 8
    case .isBeforeItsNumberPutIt14584fda: return 9
    case .isWrittenInPresentationFormsWrite204a71ef: return 10
    case .theLetterHasOnTopOf574c2a09: return 11
    case .theLetterHasTwice04812d53: return 12
    case .uArabicTatweelOnlyStretchesThe4a4a6299: return 13
    case .uArabicTatweelOnlyStretchesWords6ea8abe3: return 14
    case .write6e5f3ceb: return 15
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .alreadyMeansTwoSoTheNumber0f9c9288(let word): return .carrying(word: word)
    case .delete6e6d1ac6(let characters): return .carrying(characters: characters)
    case .doesntGoWithTheseDigitsWrite5f4409ca(let sign, let own):
      return .carrying(sign: sign, own: own)
    case .facesTheWrongWayUses751f88f8(let mark, let locale, let own, let sameElsewhere):
      return .carrying(mark: mark, locale: locale, own: own, sameElsewhere: sameElsewhere)
    case .inPlacesASpaceSeparatesFrom01095b0e(let count),
      .uArabicTatweelOnlyStretchesWords6ea8abe3(let count):
      return .carrying(count: count)
    case .isBeforeItsNumberPutIt14584fda(let sign): return .carrying(sign: sign)
    case .isWrittenInPresentationFormsWrite204a71ef(let text): return .carrying(text: text)
    case .theLetterHasOnTopOf574c2a09(let second, let first):
      return .carrying(second: second, first: first)
    case .theLetterHasTwice04812d53(let second): return .carrying(second: second)
    case .write6e5f3ceb(let own): return .carrying(own: own)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aSpaceSeparatesFromItsWord7dd7072e, .deleteIt2e4418b2, .deleteTheNumber4702b4fb,
      .deleteTheSpace13742c0c, .uArabicTatweelOnlyStretchesThe4a4a6299,
    ]
  }
}
