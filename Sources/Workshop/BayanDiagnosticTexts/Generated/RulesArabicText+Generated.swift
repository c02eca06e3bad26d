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

  /// “'{$word}' already says two; the number says it again”
  ///
  /// Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
  ///
  /// - Remark: Code 1077242220, `sentence`; Catalog/rules-arabic.toml,
  ///   `alreadySaysTwoTheNumberSays4035696c`.
  case alreadySaysTwoTheNumberSays4035696c(word: Swift.String)

  /// “'{$sign}' belongs to other digits; these need '{$own}'”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
  ///
  /// - Remark: Code 952120213, `sentence`; Catalog/rules-arabic.toml,
  ///   `belongsToOtherDigitsTheseNeed38c03395`.
  case belongsToOtherDigitsTheseNeed38c03395(sign: Swift.String, own: Swift.String)

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

  /// “'{$mark}' faces the wrong way; '{$locale}' uses {$own}{$sameElsewhere}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPunctuation.swift.
  ///
  /// - Remark: Code 1965000952, `sentence`; Catalog/rules-arabic.toml,
  ///   `facesTheWrongWayUses751f88f8`.
  case facesTheWrongWayUses751f88f8(
    mark: Swift.String, locale: Swift.String, own: Swift.String, sameElsewhere: Swift.String)

  /// “, in {$count :integer} places”
  ///
  /// Compiling/BayanRules/Arabic/ArabicTatweel.swift.
  ///
  /// - Remark: Code 1021404475, `sentence`; Catalog/rules-arabic.toml, `inPlaces3ce1653b`.
  case inPlaces3ce1653b(count: Swift.Int)

  /// “'{$sign}' is before its number”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
  ///
  /// - Remark: Code 1676649234, `sentence`; Catalog/rules-arabic.toml,
  ///   `isBeforeItsNumber63efa312`.
  case isBeforeItsNumber63efa312(sign: Swift.String)

  /// “'و' is separated from its word by a space{$times :integer}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
  ///
  /// - Remark: Code 1335210309, `sentence`; Catalog/rules-arabic.toml,
  ///   `isSeparatedFromItsWordBy4f95b145`.
  case isSeparatedFromItsWordBy4f95b145(times: Swift.Int)

  /// “'{$text}' is written in presentation forms”
  ///
  /// Compiling/BayanRules/Arabic/ArabicPresentationForm.swift.
  ///
  /// - Remark: Code 1579344934, `sentence`; Catalog/rules-arabic.toml,
  ///   `isWrittenInPresentationForms5e22e426`.
  case isWrittenInPresentationForms5e22e426(text: Swift.String)

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

  /// “, {$count :integer} times”
  ///
  /// Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
  ///
  /// - Remark: Code 2134645807, `sentence`; Catalog/rules-arabic.toml, `times7f3c1c2f`.
  case times7f3c1c2f(count: Swift.Int)

  /// “U+0640 ARABIC TATWEEL only stretches the word{$times :integer}”
  ///
  /// Compiling/BayanRules/Arabic/ArabicTatweel.swift.
  ///
  /// - Remark: Code 1627127797, `sentence`; Catalog/rules-arabic.toml,
  ///   `uArabicTatweelOnlyStretchesThe60fbfff5`.
  case uArabicTatweelOnlyStretchesThe60fbfff5(times: Swift.Int)

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
    case .alreadySaysTwoTheNumberSays4035696c: return 0
    case .belongsToOtherDigitsTheseNeed38c03395: return 1
    case .delete6e6d1ac6: return 2
    case .deleteIt2e4418b2: return 3
    case .deleteTheNumber4702b4fb: return 4
    case .deleteTheSpace13742c0c: return 5
    case .facesTheWrongWayUses751f88f8: return 6
    case .inPlaces3ce1653b: return 7
    case .isBeforeItsNumber63efa312: return 8
    case .isSeparatedFromItsWordBy4f95b145: return 9
    case .isWrittenInPresentationForms5e22e426: return 10
    case .theLetterHasOnTopOf574c2a09: return 11
    case .theLetterHasTwice04812d53: return 12
    case .times7f3c1c2f: return 13
    case .uArabicTatweelOnlyStretchesThe60fbfff5: return 14
    case .write6e5f3ceb: return 15
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .alreadySaysTwoTheNumberSays4035696c(let word): return .carrying(word: word)
    case .belongsToOtherDigitsTheseNeed38c03395(let sign, let own):
      return .carrying(sign: sign, own: own)
    case .delete6e6d1ac6(let characters): return .carrying(characters: characters)
    case .facesTheWrongWayUses751f88f8(let mark, let locale, let own, let sameElsewhere):
      return .carrying(mark: mark, locale: locale, own: own, sameElsewhere: sameElsewhere)
    case .inPlaces3ce1653b(let count), .times7f3c1c2f(let count): return .carrying(count: count)
    case .isBeforeItsNumber63efa312(let sign): return .carrying(sign: sign)
    case .isSeparatedFromItsWordBy4f95b145(let times),
      .uArabicTatweelOnlyStretchesThe60fbfff5(let times):
      return .carrying(times: times)
    case .isWrittenInPresentationForms5e22e426(let text): return .carrying(text: text)
    case .theLetterHasOnTopOf574c2a09(let second, let first):
      return .carrying(second: second, first: first)
    case .theLetterHasTwice04812d53(let second): return .carrying(second: second)
    case .write6e5f3ceb(let own): return .carrying(own: own)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.deleteIt2e4418b2, .deleteTheNumber4702b4fb, .deleteTheSpace13742c0c]
  }
}
