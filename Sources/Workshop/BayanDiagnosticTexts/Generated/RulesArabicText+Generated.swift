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
  /// - Remark: Code 1855319279, `sentence`; Catalog/rules-arabic.toml,
  ///   `aSpaceSeparatesFromItsWord6e95ecef`.
  case aSpaceSeparatesFromItsWord6e95ecef

  /// “'{$word}' already means two, so the number repeats it; delete the number”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
  ///
  /// - Remark: Code 1971671468, `sentence`; Catalog/rules-arabic.toml,
  ///   `alreadyMeansTwoSoTheNumber758551ac`.
  case alreadyMeansTwoSoTheNumber758551ac(word: Swift.String)

  /// “delete {$characters}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
  ///
  /// - Remark: Code 788492063, `sentence`; Catalog/rules-arabic.toml, `delete2eff6f1f`.
  case delete2eff6f1f(characters: Swift.String)

  /// “delete it”
  ///
  /// Compiling/BayanRules/Arabic/ArabicTatweel.swift.
  ///
  /// - Remark: Code 165444374, `sentence`; Catalog/rules-arabic.toml, `deleteIt09dc7b16`.
  case deleteIt09dc7b16

  /// “delete the number”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
  ///
  /// - Remark: Code 888586981, `sentence`; Catalog/rules-arabic.toml,
  ///   `deleteTheNumber34f6c2e5`.
  case deleteTheNumber34f6c2e5

  /// “delete the space”
  ///
  /// Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
  ///
  /// - Remark: Code 1705335597, `sentence`; Catalog/rules-arabic.toml,
  ///   `deleteTheSpace65a55b2d`.
  case deleteTheSpace65a55b2d

  /// “'{$sign}' doesn't go with these digits; write '{$own}'”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
  ///
  /// - Remark: Code 1841686295, `sentence`; Catalog/rules-arabic.toml,
  ///   `doesntGoWithTheseDigitsWrite6dc5e717`.
  case doesntGoWithTheseDigitsWrite6dc5e717(sign: Swift.String, own: Swift.String)

  /// “'{$mark}' faces the wrong way; '{$locale}' uses {$own}{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPunctuation.swift.
  ///
  /// - Remark: Code 885490576, `sentence`; Catalog/rules-arabic.toml,
  ///   `facesTheWrongWayUses34c78390`.
  case facesTheWrongWayUses34c78390(
    mark: Swift.String, locale: Swift.String, own: Swift.String, sameElsewhere: Swift.String)

  /// “in {$count :integer} places a space separates 'و' from its word; delete these spaces”
  ///
  /// Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
  ///
  /// - Remark: Code 270748469, `sentence`; Catalog/rules-arabic.toml,
  ///   `inPlacesASpaceSeparatesFrom10234b35`.
  case inPlacesASpaceSeparatesFrom10234b35(count: Swift.Int)

  /// “'{$sign}' is before its number; put it after the number”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
  ///
  /// - Remark: Code 398922804, `sentence`; Catalog/rules-arabic.toml,
  ///   `isBeforeItsNumberPutIt17c71434`.
  case isBeforeItsNumberPutIt17c71434(sign: Swift.String)

  /// “'{$text}' is written in presentation forms; write ordinary letters”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPresentationForm.swift.
  ///
  /// - Remark: Code 976150094, `sentence`; Catalog/rules-arabic.toml,
  ///   `isWrittenInPresentationFormsWrite3a2ede4e`.
  case isWrittenInPresentationFormsWrite3a2ede4e(text: Swift.String)

  /// “the letter has {$second} on top of {$first}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
  ///
  /// - Remark: Code 621471834, `sentence`; Catalog/rules-arabic.toml,
  ///   `theLetterHasOnTopOf250ae85a`.
  case theLetterHasOnTopOf250ae85a(second: Swift.String, first: Swift.String)

  /// “the letter has {$second} twice”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
  ///
  /// - Remark: Code 643283018, `sentence`; Catalog/rules-arabic.toml,
  ///   `theLetterHasTwice2657b84a`.
  case theLetterHasTwice2657b84a(second: Swift.String)

  /// “U+0640 ARABIC TATWEEL only stretches the word; delete it”
  ///
  /// Compiling/BayanRules/Arabic/ArabicTatweel.swift.
  ///
  /// - Remark: Code 734346417, `sentence`; Catalog/rules-arabic.toml,
  ///   `uArabicTatweelOnlyStretchesThe2bc53cb1`.
  case uArabicTatweelOnlyStretchesThe2bc53cb1

  /// “U+0640 ARABIC TATWEEL only stretches words, in {$count :integer} places; delete it
  /// there”
  ///
  /// Compiling/BayanRules/Arabic/ArabicTatweel.swift.
  ///
  /// - Remark: Code 943921877, `sentence`; Catalog/rules-arabic.toml,
  ///   `uArabicTatweelOnlyStretchesWords38431ad5`.
  case uArabicTatweelOnlyStretchesWords38431ad5(count: Swift.Int)

  /// “write '{$own}'”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
  ///
  /// - Remark: Code 194144652, `sentence`; Catalog/rules-arabic.toml, `write0b92698c`.
  case write0b92698c(own: Swift.String)

  static var domainIndex: Swift.Int { 11 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aSpaceSeparatesFromItsWord6e95ecef: return 0
    case .alreadyMeansTwoSoTheNumber758551ac: return 1
    case .delete2eff6f1f: return 2
    case .deleteIt09dc7b16: return 3
    case .deleteTheNumber34f6c2e5: return 4
    case .deleteTheSpace65a55b2d: return 5
    case .doesntGoWithTheseDigitsWrite6dc5e717: return 6
    case .facesTheWrongWayUses34c78390: return 7
    case .inPlacesASpaceSeparatesFrom10234b35: return 8
    case .isBeforeItsNumberPutIt17c71434: return 9
    case .isWrittenInPresentationFormsWrite3a2ede4e: return 10
    case .theLetterHasOnTopOf250ae85a: return 11
    case .theLetterHasTwice2657b84a: return 12
    case .uArabicTatweelOnlyStretchesThe2bc53cb1: return 13
    case .uArabicTatweelOnlyStretchesWords38431ad5: return 14
    case .write0b92698c: return 15
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .alreadyMeansTwoSoTheNumber758551ac(let word): return .carrying(word: word)
    case .delete2eff6f1f(let characters): return .carrying(characters: characters)
    case .doesntGoWithTheseDigitsWrite6dc5e717(let sign, let own):
      return .carrying(sign: sign, own: own)
    case .facesTheWrongWayUses34c78390(let mark, let locale, let own, let sameElsewhere):
      return .carrying(mark: mark, locale: locale, own: own, sameElsewhere: sameElsewhere)
    case .inPlacesASpaceSeparatesFrom10234b35(let count),
      .uArabicTatweelOnlyStretchesWords38431ad5(let count):
      return .carrying(count: count)
    case .isBeforeItsNumberPutIt17c71434(let sign): return .carrying(sign: sign)
    case .isWrittenInPresentationFormsWrite3a2ede4e(let text): return .carrying(text: text)
    case .theLetterHasOnTopOf250ae85a(let second, let first):
      return .carrying(second: second, first: first)
    case .theLetterHasTwice2657b84a(let second): return .carrying(second: second)
    case .write0b92698c(let own): return .carrying(own: own)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aSpaceSeparatesFromItsWord6e95ecef, .deleteIt09dc7b16, .deleteTheNumber34f6c2e5,
      .deleteTheSpace65a55b2d, .uArabicTatweelOnlyStretchesThe2bc53cb1,
    ]
  }
}
