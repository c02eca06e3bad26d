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
  /// - Remark: Code 1721290344, `sentence`; Catalog/rules-characters.toml,
  ///   `aLetterWasLostHereAnd6698ce68`.
  case aLetterWasLostHereAnd6698ce68

  /// “delete all {$count :integer}”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 993488826, `sentence`; Catalog/rules-characters.toml,
  ///   `deleteAll3b376fba`.
  case deleteAll3b376fba(count: Swift.Int)

  /// “{$scalar} is a private-use character, which other programs don't know”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 941582288, `sentence`; Catalog/rules-characters.toml,
  ///   `isAPrivateUseCharacterWhich381f67d0`.
  case isAPrivateUseCharacterWhich381f67d0(scalar: Swift.String)

  /// “{$scalar} is deprecated”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 1589545976, `sentence`; Catalog/rules-characters.toml,
  ///   `isDeprecated5ebe8bf8`.
  case isDeprecated5ebe8bf8(scalar: Swift.String)

  /// “'{$word}' is in Cyrillic letters that look like those of '{$locale}'”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 51575970, `sentence`; Catalog/rules-characters.toml,
  ///   `isInCyrillicLettersThatLook0312fca2`.
  case isInCyrillicLettersThatLook0312fca2(word: Swift.String, locale: Swift.String)

  /// “'{$word}' is in {$script} script; '{$locale}' is written in {$names}”
  ///
  /// Compiling/BayanRules/Characters/ScriptUnexpected.swift.
  ///
  /// - Remark: Code 105776019, `sentence`; Catalog/rules-characters.toml,
  ///   `isInScriptIsWrittenIn064e0393`.
  case isInScriptIsWrittenIn064e0393(
    word: Swift.String, script: Swift.String, locale: Swift.String, names: Swift.String)

  /// “{$named} is {$script} in the {$others} word '{$word}'”
  ///
  /// Compiling/BayanRules/Characters/MixedScriptWord.swift.
  ///
  /// - Remark: Code 1677909075, `sentence`; Catalog/rules-characters.toml,
  ///   `isInTheWord6402dc53`.
  case isInTheWord6402dc53(
    named: Swift.String, script: Swift.String, others: Swift.String, word: Swift.String)

  /// “'{$form}' is written as {$codes} instead of {$codes2}”
  ///
  /// Compiling/BayanRules/Characters/NotNFC.swift.
  ///
  /// - Remark: Code 423882952, `sentence`; Catalog/rules-characters.toml,
  ///   `isWrittenAsInsteadOf1943f0c8`.
  case isWrittenAsInsteadOf1943f0c8(form: Swift.String, codes: Swift.String, codes2: Swift.String)

  /// “'{$form}' is written as {$codes} instead of {$codes2}, and {$count} more in the same
  /// way”
  ///
  /// Compiling/BayanRules/Characters/NotNFC.swift.
  ///
  /// - Remark: Code 1041167065, `sentence`; Catalog/rules-characters.toml,
  ///   `isWrittenAsInsteadOfAnd3e0ef2d9`.
  case isWrittenAsInsteadOfAnd3e0ef2d9(
    form: Swift.String, codes: Swift.String, codes2: Swift.String, count: Swift.String)

  /// “'{$number}' is written in other digits than the rest of the text ('{$sample}')”
  ///
  /// Compiling/BayanRules/Characters/DigitsMixed.swift.
  ///
  /// - Remark: Code 1248228786, `sentence`; Catalog/rules-characters.toml,
  ///   `isWrittenInOtherDigitsThan4a6675b2`.
  case isWrittenInOtherDigitsThan4a6675b2(number: Swift.String, sample: Swift.String)

  /// “{$scalar} isn't a character and never will be; delete it”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 649474524, `sentence`; Catalog/rules-characters.toml,
  ///   `isntACharacterAndNeverWill26b631dc`.
  case isntACharacterAndNeverWill26b631dc(scalar: Swift.String)

  /// “{$scalar} isn't a letter of '{$locale}', which uses {$own}; it is there {$count
  /// :integer} times”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 202851811, `sentence`; Catalog/rules-characters.toml,
  ///   `isntALetterOfWhichUses0c1745e3`.
  case isntALetterOfWhichUses0c1745e3(
    scalar: Swift.String, locale: Swift.String, own: Swift.String, count: Swift.Int)

  /// “{$scalar} isn't a letter of '{$locale}', which uses {$own}”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 1820288815, `sentence`; Catalog/rules-characters.toml,
  ///   `isntALetterOfWhichUses6c7f672f`.
  case isntALetterOfWhichUses6c7f672f(scalar: Swift.String, locale: Swift.String, own: Swift.String)

  /// “{$scalar} isn't assigned to a character”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 1503524780, `sentence`; Catalog/rules-characters.toml,
  ///   `isntAssignedToACharacter599df7ac`.
  case isntAssignedToACharacter599df7ac(scalar: Swift.String)

  /// “'{$number}' isn't written in the digits of '{$locale}' ('{$sample}')”
  ///
  /// Compiling/BayanRules/Characters/DigitsLocaleMismatch.swift.
  ///
  /// - Remark: Code 174096696, `sentence`; Catalog/rules-characters.toml,
  ///   `isntWrittenInTheDigitsOf0a608138`.
  case isntWrittenInTheDigitsOf0a608138(
    number: Swift.String, locale: Swift.String, sample: Swift.String)

  /// “join them”
  ///
  /// Compiling/BayanRules/Characters/NotNFC.swift.
  ///
  /// - Remark: Code 473640191, `sentence`; Catalog/rules-characters.toml, `joinThem1c3b2cff`.
  case joinThem1c3b2cff

  /// “judged by Unicode {$unicode}”
  ///
  /// Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
  ///
  /// - Remark: Code 866303521, `sentence`; Catalog/rules-characters.toml,
  ///   `judgedByUnicode33a2be21`.
  case judgedByUnicode33a2be21(unicode: Swift.String)

  /// “{$count :integer} letters were lost here and replaced by U+FFFD; write them again”
  ///
  /// Compiling/BayanRules/Characters/ReplacementCharacter.swift.
  ///
  /// - Remark: Code 813879086, `sentence`; Catalog/rules-characters.toml,
  ///   `lettersWereLostHereAndReplaced3082cf2e`.
  case lettersWereLostHereAndReplaced3082cf2e(count: Swift.Int)

  /// “the control character {$scalar} isn't text; delete it”
  ///
  /// Compiling/BayanRules/Characters/ControlCharacter.swift.
  ///
  /// - Remark: Code 20495394, `sentence`; Catalog/rules-characters.toml,
  ///   `theControlCharacterIsntTextDelete0138bc22`.
  case theControlCharacterIsntTextDelete0138bc22(scalar: Swift.String)

  /// “the invisible {$scalar} has no use here”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 514391452, `sentence`; Catalog/rules-characters.toml,
  ///   `theInvisibleHasNoUseHere1ea8fd9c`.
  case theInvisibleHasNoUseHere1ea8fd9c(scalar: Swift.String)

  /// “the invisible {$scalar} has no use in {$count :integer} places; this is the first”
  ///
  /// Compiling/BayanRules/Characters/InvisibleCharacter.swift.
  ///
  /// - Remark: Code 2016976211, `sentence`; Catalog/rules-characters.toml,
  ///   `theInvisibleHasNoUseIn78389d53`.
  case theInvisibleHasNoUseIn78389d53(scalar: Swift.String, count: Swift.Int)

  /// “the mark {$mark} is after a space, without a letter to combine with”
  ///
  /// Compiling/BayanRules/Characters/CombiningAtStart.swift.
  ///
  /// - Remark: Code 1259507540, `sentence`; Catalog/rules-characters.toml,
  ///   `theMarkIsAfterASpace4b128f54`.
  case theMarkIsAfterASpace4b128f54(mark: Swift.String)

  /// “the mark {$mark} is after a value, without a letter to combine with”
  ///
  /// Compiling/BayanRules/Characters/CombiningAtStart.swift.
  ///
  /// - Remark: Code 633369299, `sentence`; Catalog/rules-characters.toml,
  ///   `theMarkIsAfterAValue25c072d3`.
  case theMarkIsAfterAValue25c072d3(mark: Swift.String)

  /// “the mark {$mark} is at the start, without a letter to combine with”
  ///
  /// Compiling/BayanRules/Characters/CombiningAtStart.swift.
  ///
  /// - Remark: Code 1901501847, `sentence`; Catalog/rules-characters.toml,
  ///   `theMarkIsAtTheStart71569d97`.
  case theMarkIsAtTheStart71569d97(mark: Swift.String)

  /// “the whole text is in {$script} script; '{$locale}' is written in {$names}”
  ///
  /// Compiling/BayanRules/Characters/ScriptUnexpected.swift.
  ///
  /// - Remark: Code 608017222, `sentence`; Catalog/rules-characters.toml,
  ///   `theWholeTextIsInScript243d9b46`.
  case theWholeTextIsInScript243d9b46(
    script: Swift.String, locale: Swift.String, names: Swift.String)

  /// “write {$own} in {$script}”
  ///
  /// Compiling/BayanRules/Characters/MixedScriptWord.swift.
  ///
  /// - Remark: Code 33356501, `sentence`; Catalog/rules-characters.toml, `writeIn01fcfad5`.
  case writeIn01fcfad5(own: [Swift.String], script: Swift.String)

  /// “write it in Latin letters”
  ///
  /// Compiling/BayanRules/Characters/LetterVariant.swift.
  ///
  /// - Remark: Code 437339515, `sentence`; Catalog/rules-characters.toml,
  ///   `writeItInLatinLetters1a11457b`.
  case writeItInLatinLetters1a11457b

  static var domainIndex: Swift.Int { 13 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aLetterWasLostHereAnd6698ce68: return 0
    case .deleteAll3b376fba: return 1
    case .isAPrivateUseCharacterWhich381f67d0: return 2
    case .isDeprecated5ebe8bf8: return 3
    case .isInCyrillicLettersThatLook0312fca2: return 4
    case .isInScriptIsWrittenIn064e0393: return 5
    case .isInTheWord6402dc53: return 6
    case .isWrittenAsInsteadOf1943f0c8: return 7
    case .isWrittenAsInsteadOfAnd3e0ef2d9: return 8
    case .isWrittenInOtherDigitsThan4a6675b2: return 9
    case .isntACharacterAndNeverWill26b631dc: return 10
    case .isntALetterOfWhichUses0c1745e3: return 11
    case .isntALetterOfWhichUses6c7f672f: return 12
    case .isntAssignedToACharacter599df7ac: return 13
    case .isntWrittenInTheDigitsOf0a608138: return 14
    case .joinThem1c3b2cff: return 15
    case .judgedByUnicode33a2be21: return 16
    case .lettersWereLostHereAndReplaced3082cf2e: return 17
    case .theControlCharacterIsntTextDelete0138bc22: return 18
    case .theInvisibleHasNoUseHere1ea8fd9c: return 19
    case .theInvisibleHasNoUseIn78389d53: return 20
    case .theMarkIsAfterASpace4b128f54: return 21
    case .theMarkIsAfterAValue25c072d3: return 22
    case .theMarkIsAtTheStart71569d97: return 23
    case .theWholeTextIsInScript243d9b46: return 24
    case .writeIn01fcfad5: return 25
    case .writeItInLatinLetters1a11457b: return 26
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .deleteAll3b376fba(let count), .lettersWereLostHereAndReplaced3082cf2e(let count):
      return .carrying(count: count)
    case .isAPrivateUseCharacterWhich381f67d0(let scalar), .isDeprecated5ebe8bf8(let scalar),
      .isntACharacterAndNeverWill26b631dc(let scalar),
      .isntAssignedToACharacter599df7ac(let scalar),
      .theControlCharacterIsntTextDelete0138bc22(let scalar),
      .theInvisibleHasNoUseHere1ea8fd9c(let scalar):
      return .carrying(scalar: scalar)
    case .isInCyrillicLettersThatLook0312fca2(let word, let locale):
      return .carrying(word: word, locale: locale)
    case .isInScriptIsWrittenIn064e0393(let word, let script, let locale, let names):
      return .carrying(word: word, script: script, locale: locale, names: names)
    case .isInTheWord6402dc53(let named, let script, let others, let word):
      return .carrying(named: named, script: script, others: others, word: word)
    case .isWrittenAsInsteadOf1943f0c8(let form, let codes, let codes2):
      return .carrying(form: form, codes: codes, codes2: codes2)
    case .isWrittenAsInsteadOfAnd3e0ef2d9(let form, let codes, let codes2, let count):
      return .carrying(form: form, codes: codes, codes2: codes2, count: count)
    case .isWrittenInOtherDigitsThan4a6675b2(let number, let sample):
      return .carrying(number: number, sample: sample)
    case .isntALetterOfWhichUses0c1745e3(let scalar, let locale, let own, let count):
      return .carrying(scalar: scalar, locale: locale, own: own, count: count)
    case .isntALetterOfWhichUses6c7f672f(let scalar, let locale, let own):
      return .carrying(scalar: scalar, locale: locale, own: own)
    case .isntWrittenInTheDigitsOf0a608138(let number, let locale, let sample):
      return .carrying(number: number, locale: locale, sample: sample)
    case .judgedByUnicode33a2be21(let unicode): return .carrying(unicode: unicode)
    case .theInvisibleHasNoUseIn78389d53(let scalar, let count):
      return .carrying(scalar: scalar, count: count)
    case .theMarkIsAfterASpace4b128f54(let mark), .theMarkIsAfterAValue25c072d3(let mark),
      .theMarkIsAtTheStart71569d97(let mark):
      return .carrying(mark: mark)
    case .theWholeTextIsInScript243d9b46(let script, let locale, let names):
      return .carrying(script: script, locale: locale, names: names)
    case .writeIn01fcfad5(let own, let script): return .carrying(own: own, script: script)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.aLetterWasLostHereAnd6698ce68, .joinThem1c3b2cff, .writeItInLatinLetters1a11457b]
  }
}
