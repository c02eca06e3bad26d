// Generated from Catalog/rules-characters.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-characters`, Catalog/rules-characters.toml.
nonisolated indirect enum RulesCharactersText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a letter was lost here and replaced by U+FFFD; write it again”
  ///
  /// Compiling/BayanRules/Characters/ReplacementCharacter.swift.
  ///
  /// - Remark: Code 286440816, `sentence`; Catalog/rules-characters.toml,
  ///   `aLetterWasLostHereAnd1112bd70`.
  case aLetterWasLostHereAnd1112bd70

  /// “all of this is in {$script} script; '{$locale}' is written in {$names}”
  ///
  /// Compiling/BayanRules/Characters/ScriptUnexpected.swift.
  ///
  /// - Remark: Code 595931012, `sentence`; Catalog/rules-characters.toml,
  ///   `allOfThisIsInScript23852f84`.
  case allOfThisIsInScript23852f84(script: Swift.String, locale: Swift.String, names: Swift.String)

  /// “, and {$count} more”
  ///
  /// Compiling/BayanRules/Characters/NotNFC.swift.
  ///
  /// - Remark: Code 1442317189, `sentence`; Catalog/rules-characters.toml, `andMore55f80385`.
  case andMore55f80385(count: Swift.String)

  /// “delete all {$count :integer}”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 1118410254, `sentence`; Catalog/rules-characters.toml,
  ///   `deleteAll42a9960e`.
  case deleteAll42a9960e(count: Swift.Int)

  /// “'{$word}' is in Cyrillic letters that look like those of '{$locale}'”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 972647036, `sentence`; Catalog/rules-characters.toml,
  ///   `isInCyrillicLettersThatLook39f96a7c`.
  case isInCyrillicLettersThatLook39f96a7c(word: Swift.String, locale: Swift.String)

  /// “'{$number}' is in other digits than the rest, which has '{$sample}'”
  ///
  /// Compiling/BayanRules/Characters/DigitsMixed.swift.
  ///
  /// - Remark: Code 285006013, `sentence`; Catalog/rules-characters.toml,
  ///   `isInOtherDigitsThanThe10fcd8bd`.
  case isInOtherDigitsThanThe10fcd8bd(number: Swift.String, sample: Swift.String)

  /// “'{$word}' is in {$script} script; '{$locale}' is written in {$names}”
  ///
  /// Compiling/BayanRules/Characters/ScriptUnexpected.swift.
  ///
  /// - Remark: Code 1941646653, `sentence`; Catalog/rules-characters.toml,
  ///   `isInScriptIsWrittenIn73bb2d3d`.
  case isInScriptIsWrittenIn73bb2d3d(
    word: Swift.String, script: Swift.String, locale: Swift.String, names: Swift.String)

  /// “{$named} is {$script} in the {$others} word '{$word}'”
  ///
  /// Compiling/BayanRules/Characters/MixedScriptWord.swift.
  ///
  /// - Remark: Code 237607899, `sentence`; Catalog/rules-characters.toml,
  ///   `isInTheWord0e299bdb`.
  case isInTheWord0e299bdb(
    named: Swift.String, script: Swift.String, others: Swift.String, word: Swift.String)

  /// “'{$form}' is written as {$codes} instead of {$codes2}{$others}”
  ///
  /// Compiling/BayanRules/Characters/NotNFC.swift.
  ///
  /// - Remark: Code 1837414988, `sentence`; Catalog/rules-characters.toml,
  ///   `isWrittenAsInsteadOf6d84ba4c`.
  case isWrittenAsInsteadOf6d84ba4c(
    form: Swift.String, codes: Swift.String, codes2: Swift.String, others: Swift.String)

  /// “{$scalar} isn't a letter of '{$locale}', which has {$own}{$times :integer}”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 418786964, `sentence`; Catalog/rules-characters.toml,
  ///   `isntALetterOfWhichHas18f62e94`.
  case isntALetterOfWhichHas18f62e94(
    scalar: Swift.String, locale: Swift.String, own: Swift.String, times: Swift.Int)

  /// “'{$number}' isn't in the digits of '{$locale}', '{$sample}'”
  ///
  /// Compiling/BayanRules/Characters/DigitsLocaleMismatch.swift.
  ///
  /// - Remark: Code 1944339144, `sentence`; Catalog/rules-characters.toml,
  ///   `isntInTheDigitsOf73e442c8`.
  case isntInTheDigitsOf73e442c8(number: Swift.String, locale: Swift.String, sample: Swift.String)

  /// “join them”
  ///
  /// Compiling/BayanRules/Characters/NotNFC.swift.
  ///
  /// - Remark: Code 1565406167, `sentence`; Catalog/rules-characters.toml,
  ///   `joinThem5d4e33d7`.
  case joinThem5d4e33d7

  /// “judged by Unicode {$unicode}”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 878444618, `sentence`; Catalog/rules-characters.toml,
  ///   `judgedByUnicode345c004a`.
  case judgedByUnicode345c004a(unicode: Swift.String)

  /// “{$count :integer} letters were lost here and replaced by U+FFFD; write them again”
  ///
  /// Compiling/BayanRules/Characters/ReplacementCharacter.swift.
  ///
  /// - Remark: Code 2016928030, `sentence`; Catalog/rules-characters.toml,
  ///   `lettersWereLostHereAndReplaced7837e11e`.
  case lettersWereLostHereAndReplaced7837e11e(count: Swift.Int)

  /// “, nor in {$count} more places”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 1262484370, `sentence`; Catalog/rules-characters.toml,
  ///   `norInMorePlaces4b3ffb92`.
  case norInMorePlaces4b3ffb92(count: Swift.String)

  /// “the control character {$scalar} isn't text; delete it”
  ///
  /// Compiling/BayanRules/Characters/ControlCharacter.swift.
  ///
  /// - Remark: Code 1094263509, `sentence`; Catalog/rules-characters.toml,
  ///   `theControlCharacterIsntTextDelete413922d5`.
  case theControlCharacterIsntTextDelete413922d5(scalar: Swift.String)

  /// “the invisible {$scalar} has no use here{$times :integer}”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 63272445, `sentence`; Catalog/rules-characters.toml,
  ///   `theInvisibleHasNoUseHere03c575fd`.
  case theInvisibleHasNoUseHere03c575fd(scalar: Swift.String, times: Swift.Int)

  /// “the mark {$mark} is {$place}, where it has no letter”
  ///
  /// Compiling/BayanRules/Characters/CombiningAtStart.swift.
  ///
  /// - Remark: Code 392276179, `sentence`; Catalog/rules-characters.toml,
  ///   `theMarkIsWhereItHas1761a8d3`.
  case theMarkIsWhereItHas1761a8d3(mark: Swift.String, place: Swift.String)

  /// “write {$own} in {$script}”
  ///
  /// Compiling/BayanRules/Characters/MixedScriptWord.swift.
  ///
  /// - Remark: Code 1410922076, `sentence`; Catalog/rules-characters.toml, `writeIn5418f65c`.
  case writeIn5418f65c(own: [Swift.String], script: Swift.String)

  /// “write it in Latin letters”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 2004577773, `sentence`; Catalog/rules-characters.toml,
  ///   `writeItInLatinLetters777b6ded`.
  case writeItInLatinLetters777b6ded

  static var domainIndex: Swift.Int { 12 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aLetterWasLostHereAnd1112bd70: return 0
    case .allOfThisIsInScript23852f84: return 1
    case .andMore55f80385: return 2
    case .deleteAll42a9960e: return 3
    case .isInCyrillicLettersThatLook39f96a7c: return 4
    case .isInOtherDigitsThanThe10fcd8bd: return 5
    case .isInScriptIsWrittenIn73bb2d3d: return 6
    case .isInTheWord0e299bdb: return 7
    case .isWrittenAsInsteadOf6d84ba4c: return 8
    case .isntALetterOfWhichHas18f62e94: return 9
    case .isntInTheDigitsOf73e442c8: return 10
    case .joinThem5d4e33d7: return 11
    case .judgedByUnicode345c004a: return 12
    case .lettersWereLostHereAndReplaced7837e11e: return 13
    case .norInMorePlaces4b3ffb92: return 14
    case .theControlCharacterIsntTextDelete413922d5: return 15
    case .theInvisibleHasNoUseHere03c575fd: return 16
    case .theMarkIsWhereItHas1761a8d3: return 17
    case .writeIn5418f65c: return 18
    case .writeItInLatinLetters777b6ded: return 19
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .allOfThisIsInScript23852f84(let script, let locale, let names):
      return .carrying(script: script, locale: locale, names: names)
    case .andMore55f80385(let count), .norInMorePlaces4b3ffb92(let count):
      return .carrying(count: count)
    case .deleteAll42a9960e(let count), .lettersWereLostHereAndReplaced7837e11e(let count):
      return .carrying(count: count)
    case .isInCyrillicLettersThatLook39f96a7c(let word, let locale):
      return .carrying(word: word, locale: locale)
    case .isInOtherDigitsThanThe10fcd8bd(let number, let sample):
      return .carrying(number: number, sample: sample)
    case .isInScriptIsWrittenIn73bb2d3d(let word, let script, let locale, let names):
      return .carrying(word: word, script: script, locale: locale, names: names)
    case .isInTheWord0e299bdb(let named, let script, let others, let word):
      return .carrying(named: named, script: script, others: others, word: word)
    case .isWrittenAsInsteadOf6d84ba4c(let form, let codes, let codes2, let others):
      return .carrying(form: form, codes: codes, codes2: codes2, others: others)
    case .isntALetterOfWhichHas18f62e94(let scalar, let locale, let own, let times):
      return .carrying(scalar: scalar, locale: locale, own: own, times: times)
    case .isntInTheDigitsOf73e442c8(let number, let locale, let sample):
      return .carrying(number: number, locale: locale, sample: sample)
    case .judgedByUnicode345c004a(let unicode): return .carrying(unicode: unicode)
    case .theControlCharacterIsntTextDelete413922d5(let scalar): return .carrying(scalar: scalar)
    case .theInvisibleHasNoUseHere03c575fd(let scalar, let times):
      return .carrying(scalar: scalar, times: times)
    case .theMarkIsWhereItHas1761a8d3(let mark, let place):
      return .carrying(mark: mark, place: place)
    case .writeIn5418f65c(let own, let script): return .carrying(own: own, script: script)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.aLetterWasLostHereAnd1112bd70, .joinThem5d4e33d7, .writeItInLatinLetters777b6ded]
  }
}
