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

  /// “delete all {$count :integer}”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 1118410254, `sentence`; Catalog/rules-characters.toml,
  ///   `deleteAll42a9960e`.
  case deleteAll42a9960e(count: Swift.Int)

  /// “{$scalar} is a private-use character, which other programs don't know”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 437179207, `sentence`; Catalog/rules-characters.toml,
  ///   `isAPrivateUseCharacterWhich1a0ed347`.
  case isAPrivateUseCharacterWhich1a0ed347(scalar: Swift.String)

  /// “{$scalar} is deprecated”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 1159463495, `sentence`; Catalog/rules-characters.toml,
  ///   `isDeprecated451c0247`.
  case isDeprecated451c0247(scalar: Swift.String)

  /// “'{$word}' is in Cyrillic letters that look like those of '{$locale}'”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 972647036, `sentence`; Catalog/rules-characters.toml,
  ///   `isInCyrillicLettersThatLook39f96a7c`.
  case isInCyrillicLettersThatLook39f96a7c(word: Swift.String, locale: Swift.String)

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

  /// “'{$form}' is written as {$codes} instead of {$codes2}”
  ///
  /// Compiling/BayanRules/Characters/NotNFC.swift.
  ///
  /// - Remark: Code 1455799089, `sentence`; Catalog/rules-characters.toml,
  ///   `isWrittenAsInsteadOf56c5bb31`.
  case isWrittenAsInsteadOf56c5bb31(form: Swift.String, codes: Swift.String, codes2: Swift.String)

  /// “'{$form}' is written as {$codes} instead of {$codes2}, and {$count} more in the same
  /// way”
  ///
  /// Compiling/BayanRules/Characters/NotNFC.swift.
  ///
  /// - Remark: Code 1186304256, `sentence`; Catalog/rules-characters.toml,
  ///   `isWrittenAsInsteadOfAnd46b59100`.
  case isWrittenAsInsteadOfAnd46b59100(
    form: Swift.String, codes: Swift.String, codes2: Swift.String, count: Swift.String)

  /// “'{$number}' is written in other digits than the rest of the text ('{$sample}')”
  ///
  /// Compiling/BayanRules/Characters/DigitsMixed.swift.
  ///
  /// - Remark: Code 688216552, `sentence`; Catalog/rules-characters.toml,
  ///   `isWrittenInOtherDigitsThan290559e8`.
  case isWrittenInOtherDigitsThan290559e8(number: Swift.String, sample: Swift.String)

  /// “{$scalar} isn't a character and never will be; delete it”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 28080268, `sentence`; Catalog/rules-characters.toml,
  ///   `isntACharacterAndNeverWill01ac788c`.
  case isntACharacterAndNeverWill01ac788c(scalar: Swift.String)

  /// “{$scalar} isn't a letter of '{$locale}', which uses {$own}”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 1344451164, `sentence`; Catalog/rules-characters.toml,
  ///   `isntALetterOfWhichUses5022b25c`.
  case isntALetterOfWhichUses5022b25c(scalar: Swift.String, locale: Swift.String, own: Swift.String)

  /// “{$scalar} isn't a letter of '{$locale}', which uses {$own}; it is there {$count
  /// :integer} times”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 2061885884, `sentence`; Catalog/rules-characters.toml,
  ///   `isntALetterOfWhichUses7ae5e1bc`.
  case isntALetterOfWhichUses7ae5e1bc(
    scalar: Swift.String, locale: Swift.String, own: Swift.String, count: Swift.Int)

  /// “{$scalar} isn't assigned to a character”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 558221069, `sentence`; Catalog/rules-characters.toml,
  ///   `isntAssignedToACharacter2145c70d`.
  case isntAssignedToACharacter2145c70d(scalar: Swift.String)

  /// “'{$number}' isn't written in the digits of '{$locale}' ('{$sample}')”
  ///
  /// Compiling/BayanRules/Characters/DigitsLocaleMismatch.swift.
  ///
  /// - Remark: Code 1329903040, `sentence`; Catalog/rules-characters.toml,
  ///   `isntWrittenInTheDigitsOf4f44b5c0`.
  case isntWrittenInTheDigitsOf4f44b5c0(
    number: Swift.String, locale: Swift.String, sample: Swift.String)

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

  /// “the control character {$scalar} isn't text; delete it”
  ///
  /// Compiling/BayanRules/Characters/ControlCharacter.swift.
  ///
  /// - Remark: Code 1094263509, `sentence`; Catalog/rules-characters.toml,
  ///   `theControlCharacterIsntTextDelete413922d5`.
  case theControlCharacterIsntTextDelete413922d5(scalar: Swift.String)

  /// “the invisible {$scalar} has no use here”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 1471210674, `sentence`; Catalog/rules-characters.toml,
  ///   `theInvisibleHasNoUseHere57b0e4b2`.
  case theInvisibleHasNoUseHere57b0e4b2(scalar: Swift.String)

  /// “the invisible {$scalar} has no use in {$count :integer} places; this is the first”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 698255393, `sentence`; Catalog/rules-characters.toml,
  ///   `theInvisibleHasNoUseIn299e8821`.
  case theInvisibleHasNoUseIn299e8821(scalar: Swift.String, count: Swift.Int)

  /// “the mark {$mark} is after a space, without a letter to combine with”
  ///
  /// Compiling/BayanRules/Characters/CombiningAtStart.swift.
  ///
  /// - Remark: Code 1748649252, `sentence`; Catalog/rules-characters.toml,
  ///   `theMarkIsAfterASpace683a4524`.
  case theMarkIsAfterASpace683a4524(mark: Swift.String)

  /// “the mark {$mark} is after a value, without a letter to combine with”
  ///
  /// Compiling/BayanRules/Characters/CombiningAtStart.swift.
  ///
  /// - Remark: Code 835332081, `sentence`; Catalog/rules-characters.toml,
  ///   `theMarkIsAfterAValue31ca27f1`.
  case theMarkIsAfterAValue31ca27f1(mark: Swift.String)

  /// “the mark {$mark} is at the start, without a letter to combine with”
  ///
  /// Compiling/BayanRules/Characters/CombiningAtStart.swift.
  ///
  /// - Remark: Code 1264058088, `sentence`; Catalog/rules-characters.toml,
  ///   `theMarkIsAtTheStart4b57fee8`.
  case theMarkIsAtTheStart4b57fee8(mark: Swift.String)

  /// “the whole text is in {$script} script; '{$locale}' is written in {$names}”
  ///
  /// Compiling/BayanRules/Characters/ScriptUnexpected.swift.
  ///
  /// - Remark: Code 1355191473, `sentence`; Catalog/rules-characters.toml,
  ///   `theWholeTextIsInScript50c694b1`.
  case theWholeTextIsInScript50c694b1(
    script: Swift.String, locale: Swift.String, names: Swift.String)

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
    case .deleteAll42a9960e: return 1
    case .isAPrivateUseCharacterWhich1a0ed347: return 2
    case .isDeprecated451c0247: return 3
    case .isInCyrillicLettersThatLook39f96a7c: return 4
    case .isInScriptIsWrittenIn73bb2d3d: return 5
    case .isInTheWord0e299bdb: return 6
    case .isWrittenAsInsteadOf56c5bb31: return 7
    case .isWrittenAsInsteadOfAnd46b59100: return 8
    case .isWrittenInOtherDigitsThan290559e8: return 9
    case .isntACharacterAndNeverWill01ac788c: return 10
    case .isntALetterOfWhichUses5022b25c: return 11
    case .isntALetterOfWhichUses7ae5e1bc: return 12
    case .isntAssignedToACharacter2145c70d: return 13
    case .isntWrittenInTheDigitsOf4f44b5c0: return 14
    case .joinThem5d4e33d7: return 15
    case .judgedByUnicode345c004a: return 16
    case .lettersWereLostHereAndReplaced7837e11e: return 17
    case .theControlCharacterIsntTextDelete413922d5: return 18
    case .theInvisibleHasNoUseHere57b0e4b2: return 19
    case .theInvisibleHasNoUseIn299e8821: return 20
    case .theMarkIsAfterASpace683a4524: return 21
    case .theMarkIsAfterAValue31ca27f1: return 22
    case .theMarkIsAtTheStart4b57fee8: return 23
    case .theWholeTextIsInScript50c694b1: return 24
    case .writeIn5418f65c: return 25
    case .writeItInLatinLetters777b6ded: return 26
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .deleteAll42a9960e(let count), .lettersWereLostHereAndReplaced7837e11e(let count):
      return .carrying(count: count)
    case .isAPrivateUseCharacterWhich1a0ed347(let scalar), .isDeprecated451c0247(let scalar),
      .isntACharacterAndNeverWill01ac788c(let scalar),
      .isntAssignedToACharacter2145c70d(let scalar),
      .theControlCharacterIsntTextDelete413922d5(let scalar),
      .theInvisibleHasNoUseHere57b0e4b2(let scalar):
      return .carrying(scalar: scalar)
    case .isInCyrillicLettersThatLook39f96a7c(let word, let locale):
      return .carrying(word: word, locale: locale)
    case .isInScriptIsWrittenIn73bb2d3d(let word, let script, let locale, let names):
      return .carrying(word: word, script: script, locale: locale, names: names)
    case .isInTheWord0e299bdb(let named, let script, let others, let word):
      return .carrying(named: named, script: script, others: others, word: word)
    case .isWrittenAsInsteadOf56c5bb31(let form, let codes, let codes2):
      return .carrying(form: form, codes: codes, codes2: codes2)
    case .isWrittenAsInsteadOfAnd46b59100(let form, let codes, let codes2, let count):
      return .carrying(form: form, codes: codes, codes2: codes2, count: count)
    case .isWrittenInOtherDigitsThan290559e8(let number, let sample):
      return .carrying(number: number, sample: sample)
    case .isntALetterOfWhichUses5022b25c(let scalar, let locale, let own):
      return .carrying(scalar: scalar, locale: locale, own: own)
    case .isntALetterOfWhichUses7ae5e1bc(let scalar, let locale, let own, let count):
      return .carrying(scalar: scalar, locale: locale, own: own, count: count)
    case .isntWrittenInTheDigitsOf4f44b5c0(let number, let locale, let sample):
      return .carrying(number: number, locale: locale, sample: sample)
    case .judgedByUnicode345c004a(let unicode): return .carrying(unicode: unicode)
    case .theInvisibleHasNoUseIn299e8821(let scalar, let count):
      return .carrying(scalar: scalar, count: count)
    case .theMarkIsAfterASpace683a4524(let mark), .theMarkIsAfterAValue31ca27f1(let mark),
      .theMarkIsAtTheStart4b57fee8(let mark):
      return .carrying(mark: mark)
    case .theWholeTextIsInScript50c694b1(let script, let locale, let names):
      return .carrying(script: script, locale: locale, names: names)
    case .writeIn5418f65c(let own, let script): return .carrying(own: own, script: script)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.aLetterWasLostHereAnd1112bd70, .joinThem5d4e33d7, .writeItInLatinLetters777b6ded]
  }
}
