// Generated from Catalog/rules-translations.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-translations`, Catalog/rules-translations.toml.
nonisolated indirect enum RulesTranslationsText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “accept CLDR {$version}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 97253839, `sentence`; Catalog/rules-translations.toml,
  ///   `acceptCldr05cbf9cf`.
  case acceptCldr05cbf9cf(version: Swift.String)

  /// “another message has the same translation but another source”
  ///
  /// Compiling/BayanRules/Translations/TranslationReused.swift.
  ///
  /// - Remark: Code 1947031771, `sentence`; Catalog/rules-translations.toml,
  ///   `anotherMessageHasTheSameTranslation740d58db`.
  case anotherMessageHasTheSameTranslation740d58db

  /// “'bayan add-locale {$locale}' writes it, to be filled in”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 735555243, `sentence`; Catalog/rules-translations.toml,
  ///   `bayanAddLocaleWritesItTo2bd7aeab`.
  case bayanAddLocaleWritesItTo2bd7aeab(locale: Swift.String)

  /// “'Catalog/cldr.lock' doesn't say which CLDR '{$tag}' was written for; 'bayan cldr
  /// --accept' records CLDR {$version}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 16499237, `sentence`; Catalog/rules-translations.toml,
  ///   `catalogCldrLockDoesntSayWhich00fbc225`.
  case catalogCldrLockDoesntSayWhich00fbc225(tag: Swift.String, version: Swift.String)

  /// “CLDR {$version} is recorded here”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1825878419, `sentence`; Catalog/rules-translations.toml,
  ///   `cldrIsRecordedHere6cd4b193`.
  case cldrIsRecordedHere6cd4b193(version: Swift.String)

  /// “'{$id}' has another translation”
  ///
  /// Compiling/BayanRules/Translations/TranslationInconsistent.swift.
  ///
  /// - Remark: Code 1683476399, `sentence`; Catalog/rules-translations.toml,
  ///   `hasAnotherTranslation6457cfaf`.
  case hasAnotherTranslation6457cfaf(id: Swift.String)

  /// “'{$name}' has no '{$facet}' in '{$locale}'{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 190590047, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoIn0b5c2c5f`.
  case hasNoIn0b5c2c5f(
    name: Swift.String, facet: Swift.String, locale: Swift.String, untilThen: Swift.String)

  /// “'{$name}' has no texts in '{$locale}'; it needs {$list}{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 1944180626, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInItNeeds73e1d792`.
  case hasNoTextsInItNeeds73e1d792(
    name: Swift.String, locale: Swift.String, list: [Swift.String], untilThen: Swift.String)

  /// “'{$domain}' has no texts in '{$locale}': there is no '{$path}'; {$advice}{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 574312389, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInThereIs223b4fc5`.
  case hasNoTextsInThereIs223b4fc5(
    domain: Swift.String, locale: Swift.String, path: Swift.String, advice: Swift.String,
    untilThen: Swift.String)

  /// “'{$id}' has the same translation”
  ///
  /// Compiling/BayanRules/Translations/TranslationReused.swift.
  ///
  /// - Remark: Code 1274107076, `sentence`; Catalog/rules-translations.toml,
  ///   `hasTheSameTranslation4bf154c4`.
  case hasTheSameTranslation4bf154c4(id: Swift.String)

  /// “'{$id}' is a draft{$origin}; edit it”
  ///
  /// Compiling/BayanRules/Translations/TranslationDraft.swift.
  ///
  /// - Remark: Code 1742976516, `sentence`; Catalog/rules-translations.toml,
  ///   `isADraftEditIt67e3b604`.
  case isADraftEditIt67e3b604(id: Swift.String, origin: Swift.String)

  /// “'{$id}' is not reviewed, and a release needs it; read it, then run 'bayan review
  /// {$id2}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationUnreviewed.swift.
  ///
  /// - Remark: Code 1355872655, `sentence`; Catalog/rules-translations.toml,
  ///   `isNotReviewedAndARelease50d0f98f`.
  case isNotReviewedAndARelease50d0f98f(id: Swift.String, id2: Swift.String)

  /// “'{$phrase}' is still in the words of '{$source}'; translate it”
  ///
  /// Compiling/BayanRules/Translations/TranslationPartial.swift.
  ///
  /// - Remark: Code 457643946, `sentence`; Catalog/rules-translations.toml,
  ///   `isStillInTheWordsOf1b4717aa`.
  case isStillInTheWordsOf1b4717aa(phrase: Swift.String, source: Swift.String)

  /// “'{$found}' is written '{$term}' in every language”
  ///
  /// Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
  ///
  /// - Remark: Code 67501759, `sentence`; Catalog/rules-translations.toml,
  ///   `isWrittenInEveryLanguage0405febf`.
  case isWrittenInEveryLanguage0405febf(found: Swift.String, term: Swift.String)

  /// “its category requires it”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 31658678, `sentence`; Catalog/rules-translations.toml,
  ///   `itsCategoryRequiresIt01e312b6`.
  case itsCategoryRequiresIt01e312b6

  /// “1 message reads differently”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1798601964, `sentence`; Catalog/rules-translations.toml,
  ///   `messageReadsDifferently6b347cec`.
  case messageReadsDifferently6b347cec

  /// “{$affected} messages read differently”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 625963282, `sentence`; Catalog/rules-translations.toml,
  ///   `messagesReadDifferently254f7112`.
  case messagesReadDifferently254f7112(affected: Swift.String)

  /// “no '{$name}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1883010830, `sentence`; Catalog/rules-translations.toml, `no703c770e`.
  case no703c770e(name: Swift.String)

  /// “no message reads differently”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1949792706, `sentence`; Catalog/rules-translations.toml,
  ///   `noMessageReadsDifferently743779c2`.
  case noMessageReadsDifferently743779c2

  /// “numbers have the digits {$digits} with CLDR {$version}; with CLDR {$version2} they had
  /// {$digits2}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1409788978, `sentence`; Catalog/rules-translations.toml,
  ///   `numbersHaveTheDigitsWithCldr5407ac32`.
  case numbersHaveTheDigitsWithCldr5407ac32(
    digits: Swift.String, version: Swift.String, version2: Swift.String, digits2: Swift.String)

  /// “{$draft}, or accept it with 'bayan review {$id}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationDraft.swift.
  ///
  /// - Remark: Code 1276539533, `sentence`; Catalog/rules-translations.toml,
  ///   `orAcceptItWithBayanReview4c16728d`.
  case orAcceptItWithBayanReview4c16728d(draft: Swift.String, id: Swift.String)

  /// “other plural rules”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1226298798, `sentence`; Catalog/rules-translations.toml,
  ///   `otherPluralRules4917d5ae`.
  case otherPluralRules4917d5ae

  /// “other rules for ranks”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 710206447, `sentence`; Catalog/rules-translations.toml,
  ///   `otherRulesForRanks2a54e3ef`.
  case otherRulesForRanks2a54e3ef

  /// “'{$term}' stays as it is in every language; it is missing here”
  ///
  /// Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
  ///
  /// - Remark: Code 2110617567, `sentence`; Catalog/rules-translations.toml,
  ///   `staysAsItIsInEvery7dcd77df`.
  case staysAsItIsInEvery7dcd77df(term: Swift.String)

  /// “texts for {$what} {$what2} that doesn't exist: {$hint}{$didYouMean}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1187800309, `sentence`; Catalog/rules-translations.toml,
  ///   `textsForThatDoesntExist46cc64f5`.
  case textsForThatDoesntExist46cc64f5(
    what: Swift.String, what2: Swift.String, hint: Swift.String, didYouMean: Swift.String)

  /// “texts for {$what} {$what2} that doesn't exist: no '{$name}' in '{$path}'{$didYouMean}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 14197636, `sentence`; Catalog/rules-translations.toml,
  ///   `textsForThatDoesntExistNo00d8a384`.
  case textsForThatDoesntExistNo00d8a384(
    what: Swift.String, what2: Swift.String, name: Swift.String, path: Swift.String,
    didYouMean: Swift.String)

  /// “the built-in category '{$value}' requires it”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 75841116, `sentence`; Catalog/rules-translations.toml,
  ///   `theBuiltInCategoryRequiresIt04853e5c`.
  case theBuiltInCategoryRequiresIt04853e5c(value: Swift.String)

  /// “the built-in option is offered here”
  ///
  /// Compiling/BayanRules/Translations/OptionLabelMissing.swift.
  ///
  /// - Remark: Code 710638707, `sentence`; Catalog/rules-translations.toml,
  ///   `theBuiltInOptionIsOffered2a5b7c73`.
  case theBuiltInOptionIsOffered2a5b7c73

  /// “the digits '{$digits}'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 889654505, `sentence`; Catalog/rules-translations.toml,
  ///   `theDigits35070ce9`.
  case theDigits35070ce9(digits: Swift.String)

  /// “the glossary has it here”
  ///
  /// Compiling/BayanRules/Translations/TermGlossary.swift.
  ///
  /// - Remark: Code 1252291196, `sentence`; Catalog/rules-translations.toml,
  ///   `theGlossaryHasItHere4aa4727c`.
  case theGlossaryHasItHere4aa4727c

  /// “the glossary translates '{$term}' as '{$translation}'”
  ///
  /// Compiling/BayanRules/Translations/TermGlossary.swift.
  ///
  /// - Remark: Code 1395765777, `sentence`; Catalog/rules-translations.toml,
  ///   `theGlossaryTranslatesAs5331b211`.
  case theGlossaryTranslatesAs5331b211(term: Swift.String, translation: Swift.String)

  /// “the option '{$option}' has no 'label' in '{$locale}'{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/OptionLabelMissing.swift.
  ///
  /// - Remark: Code 1973379889, `sentence`; Catalog/rules-translations.toml,
  ///   `theOptionHasNoLabelIn759f6331`.
  case theOptionHasNoLabelIn759f6331(
    option: Swift.String, locale: Swift.String, untilThen: Swift.String)

  /// “the option is declared here”
  ///
  /// Compiling/BayanRules/Translations/OptionLabelMissing.swift.
  ///
  /// - Remark: Code 589549084, `sentence`; Catalog/rules-translations.toml,
  ///   `theOptionIsDeclaredHere2323ce1c`.
  case theOptionIsDeclaredHere2323ce1c

  /// “the other direction”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 958937719, `sentence`; Catalog/rules-translations.toml,
  ///   `theOtherDirection39283a77`.
  case theOtherDirection39283a77

  /// “the plural rule '{$rule}' can't be read; 'bayan cldr --accept' writes the line anew”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1470896962, `sentence`; Catalog/rules-translations.toml,
  ///   `thePluralRuleCantBeRead57ac1b42`.
  case thePluralRuleCantBeRead57ac1b42(rule: Swift.String)

  /// “the same source text has another translation elsewhere”
  ///
  /// Compiling/BayanRules/Translations/TranslationInconsistent.swift.
  ///
  /// - Remark: Code 238921514, `sentence`; Catalog/rules-translations.toml,
  ///   `theSameSourceTextHasAnother0e3da72a`.
  case theSameSourceTextHasAnother0e3da72a

  /// “the source has changed since this was translated; update the translation, then run
  /// 'bayan sync {$id}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationStale.swift.
  ///
  /// - Remark: Code 1081747461, `sentence`; Catalog/rules-translations.toml,
  ///   `theSourceHasChangedSinceThis407a2805`.
  case theSourceHasChangedSinceThis407a2805(id: Swift.String)

  /// “the source has it”
  ///
  /// Compiling/BayanRules/Translations/OptionLabelMissing.swift.
  ///
  /// - Remark: Code 1550468545, `sentence`; Catalog/rules-translations.toml,
  ///   `theSourceHasIt5c6a45c1`.
  case theSourceHasIt5c6a45c1

  /// “the source reads now”
  ///
  /// Compiling/BayanRules/Translations/TranslationStale.swift.
  ///
  /// - Remark: Code 911508382, `sentence`; Catalog/rules-translations.toml,
  ///   `theSourceReadsNow3654839e`.
  case theSourceReadsNow3654839e

  /// “the text has {$length :integer} characters, but only {$limit :integer} fit”
  ///
  /// Compiling/BayanRules/Translations/LengthLimit.swift.
  ///
  /// - Remark: Code 794072794, `sentence`; Catalog/rules-translations.toml,
  ///   `theTextHasCharactersButOnly2f5496da`.
  case theTextHasCharactersButOnly2f5496da(length: Swift.Int, limit: Swift.Int)

  /// “the translation is identical to the '{$source}' text; translate it”
  ///
  /// Compiling/BayanRules/Translations/TranslationUnchanged.swift.
  ///
  /// - Remark: Code 1524339987, `sentence`; Catalog/rules-translations.toml,
  ///   `theTranslationIsIdenticalToThe5adb9513`.
  case theTranslationIsIdenticalToThe5adb9513(source: Swift.String)

  /// “this text is empty”
  ///
  /// Compiling/BayanRules/Translations/TranslationEmpty.swift.
  ///
  /// - Remark: Code 396071180, `sentence`; Catalog/rules-translations.toml,
  ///   `thisTextIsEmpty179b910c`.
  case thisTextIsEmpty179b910c

  /// “'{$argument}': {$numbers}{$more} use the variant '{$now}' with CLDR {$version}; with
  /// CLDR {$version2} they used '{$was}'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 334176189, `sentence`; Catalog/rules-translations.toml,
  ///   `useTheVariantWithCldrWith13eb1fbd`.
  case useTheVariantWithCldrWith13eb1fbd(
    argument: Swift.String, numbers: Swift.String, more: Swift.String, now: Swift.String,
    version: Swift.String, version2: Swift.String, was: Swift.String)

  /// “'{$name}' uses the texts of its category, so these are never shown”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1209715659, `sentence`; Catalog/rules-translations.toml,
  ///   `usesTheTextsOfItsCategory481acbcb`.
  case usesTheTextsOfItsCategory481acbcb(name: Swift.String)

  /// “'{$tag}' was written for CLDR {$version}, and CLDR {$version2} has {$parts} for it;
  /// {$affected}; 'bayan cldr --accept' accepts it”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1352289286, `sentence`; Catalog/rules-translations.toml,
  ///   `wasWrittenForCldrAndCldr509a4c06`.
  case wasWrittenForCldrAndCldr509a4c06(
    tag: Swift.String, version: Swift.String, version2: Swift.String, parts: Swift.String,
    affected: Swift.String)

  /// “what has changed: {$marked}”
  ///
  /// Compiling/BayanRules/Translations/TranslationStale.swift.
  ///
  /// - Remark: Code 1418390451, `sentence`; Catalog/rules-translations.toml,
  ///   `whatHasChanged548aebb3`.
  case whatHasChanged548aebb3(marked: Swift.String)

  /// “without '{$path}' there are {$names}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1394832674, `sentence`; Catalog/rules-translations.toml,
  ///   `withoutThereAre53237522`.
  case withoutThereAre53237522(path: Swift.String, names: [Swift.String])

  /// “write it, with an entry for each code”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 2049454531, `sentence`; Catalog/rules-translations.toml,
  ///   `writeItWithAnEntryFor7a2831c3`.
  case writeItWithAnEntryFor7a2831c3

  /// “write that of the source locale first”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 1969840603, `sentence`; Catalog/rules-translations.toml,
  ///   `writeThatOfTheSourceLocale756961db`.
  case writeThatOfTheSourceLocale756961db

  static var domainIndex: Swift.Int { 23 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .acceptCldr05cbf9cf: return 0
    case .anotherMessageHasTheSameTranslation740d58db: return 1
    case .bayanAddLocaleWritesItTo2bd7aeab: return 2
    case .catalogCldrLockDoesntSayWhich00fbc225: return 3
    case .cldrIsRecordedHere6cd4b193: return 4
    case .hasAnotherTranslation6457cfaf: return 5
    case .hasNoIn0b5c2c5f: return 6
    case .hasNoTextsInItNeeds73e1d792: return 7
    case .hasNoTextsInThereIs223b4fc5: return 8
    case .hasTheSameTranslation4bf154c4: return 9
    case .isADraftEditIt67e3b604: return 10
    case .isNotReviewedAndARelease50d0f98f: return 11
    case .isStillInTheWordsOf1b4717aa: return 12
    case .isWrittenInEveryLanguage0405febf: return 13
    case .itsCategoryRequiresIt01e312b6: return 14
    case .messageReadsDifferently6b347cec: return 15
    case .messagesReadDifferently254f7112: return 16
    case .no703c770e: return 17
    case .noMessageReadsDifferently743779c2: return 18
    case .numbersHaveTheDigitsWithCldr5407ac32: return 19
    case .orAcceptItWithBayanReview4c16728d: return 20
    case .otherPluralRules4917d5ae: return 21
    case .otherRulesForRanks2a54e3ef: return 22
    case .staysAsItIsInEvery7dcd77df: return 23
    case .textsForThatDoesntExist46cc64f5: return 24
    case .textsForThatDoesntExistNo00d8a384: return 25
    case .theBuiltInCategoryRequiresIt04853e5c: return 26
    case .theBuiltInOptionIsOffered2a5b7c73: return 27
    case .theDigits35070ce9: return 28
    case .theGlossaryHasItHere4aa4727c: return 29
    case .theGlossaryTranslatesAs5331b211: return 30
    case .theOptionHasNoLabelIn759f6331: return 31
    case .theOptionIsDeclaredHere2323ce1c: return 32
    case .theOtherDirection39283a77: return 33
    case .thePluralRuleCantBeRead57ac1b42: return 34
    case .theSameSourceTextHasAnother0e3da72a: return 35
    case .theSourceHasChangedSinceThis407a2805: return 36
    case .theSourceHasIt5c6a45c1: return 37
    case .theSourceReadsNow3654839e: return 38
    case .theTextHasCharactersButOnly2f5496da: return 39
    case .theTranslationIsIdenticalToThe5adb9513: return 40
    case .thisTextIsEmpty179b910c: return 41
    case .useTheVariantWithCldrWith13eb1fbd: return 42
    case .usesTheTextsOfItsCategory481acbcb: return 43
    case .wasWrittenForCldrAndCldr509a4c06: return 44
    case .whatHasChanged548aebb3: return 45
    case .withoutThereAre53237522: return 46
    case .writeItWithAnEntryFor7a2831c3: return 47
    case .writeThatOfTheSourceLocale756961db: return 48
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .acceptCldr05cbf9cf(let version), .cldrIsRecordedHere6cd4b193(let version):
      return .carrying(version: version)
    case .bayanAddLocaleWritesItTo2bd7aeab(let locale): return .carrying(locale: locale)
    case .catalogCldrLockDoesntSayWhich00fbc225(let tag, let version):
      return .carrying(tag: tag, version: version)
    case .hasAnotherTranslation6457cfaf(let id), .hasTheSameTranslation4bf154c4(let id),
      .theSourceHasChangedSinceThis407a2805(let id):
      return .carrying(id: id)
    case .hasNoIn0b5c2c5f(let name, let facet, let locale, let untilThen):
      return .carrying(name: name, facet: facet, locale: locale, untilThen: untilThen)
    case .hasNoTextsInItNeeds73e1d792(let name, let locale, let list, let untilThen):
      return .carrying(name: name, locale: locale, list: list, untilThen: untilThen)
    case .hasNoTextsInThereIs223b4fc5(let domain, let locale, let path, let advice, let untilThen):
      return .carrying(
        domain: domain, locale: locale, path: path, advice: advice, untilThen: untilThen)
    case .isADraftEditIt67e3b604(let id, let origin): return .carrying(id: id, origin: origin)
    case .isNotReviewedAndARelease50d0f98f(let id, let id2): return .carrying(id: id, id2: id2)
    case .isStillInTheWordsOf1b4717aa(let phrase, let source):
      return .carrying(phrase: phrase, source: source)
    case .isWrittenInEveryLanguage0405febf(let found, let term):
      return .carrying(found: found, term: term)
    case .messagesReadDifferently254f7112(let affected): return .carrying(affected: affected)
    case .no703c770e(let name), .usesTheTextsOfItsCategory481acbcb(let name):
      return .carrying(name: name)
    case .numbersHaveTheDigitsWithCldr5407ac32(let digits, let version, let version2, let digits2):
      return .carrying(digits: digits, version: version, version2: version2, digits2: digits2)
    case .orAcceptItWithBayanReview4c16728d(let draft, let id):
      return .carrying(draft: draft, id: id)
    case .staysAsItIsInEvery7dcd77df(let term): return .carrying(term: term)
    case .textsForThatDoesntExist46cc64f5(let what, let what2, let hint, let didYouMean):
      return .carrying(what: what, what2: what2, hint: hint, didYouMean: didYouMean)
    case .textsForThatDoesntExistNo00d8a384(let what, let what2, let name, let path, let didYouMean):
      return .carrying(what: what, what2: what2, name: name, path: path, didYouMean: didYouMean)
    case .theBuiltInCategoryRequiresIt04853e5c(let value): return .carrying(value: value)
    case .theDigits35070ce9(let digits): return .carrying(digits: digits)
    case .theGlossaryTranslatesAs5331b211(let term, let translation):
      return .carrying(term: term, translation: translation)
    case .theOptionHasNoLabelIn759f6331(let option, let locale, let untilThen):
      return .carrying(option: option, locale: locale, untilThen: untilThen)
    case .thePluralRuleCantBeRead57ac1b42(let rule): return .carrying(rule: rule)
    case .theTextHasCharactersButOnly2f5496da(let length, let limit):
      return .carrying(length: length, limit: limit)
    case .theTranslationIsIdenticalToThe5adb9513(let source): return .carrying(source: source)
    case .useTheVariantWithCldrWith13eb1fbd(let argument, let numbers, let more, let now, let version, let version2, let was):
      return .carrying(
        argument: argument, numbers: numbers, more: more, now: now, version: version,
        version2: version2, was: was)
    case .wasWrittenForCldrAndCldr509a4c06(let tag, let version, let version2, let parts, let affected):
      return .carrying(
        tag: tag, version: version, version2: version2, parts: parts, affected: affected)
    case .whatHasChanged548aebb3(let marked): return .carrying(marked: marked)
    case .withoutThereAre53237522(let path, let names): return .carrying(path: path, names: names)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .anotherMessageHasTheSameTranslation740d58db, .itsCategoryRequiresIt01e312b6,
      .messageReadsDifferently6b347cec, .noMessageReadsDifferently743779c2,
      .otherPluralRules4917d5ae, .otherRulesForRanks2a54e3ef, .theBuiltInOptionIsOffered2a5b7c73,
      .theGlossaryHasItHere4aa4727c, .theOptionIsDeclaredHere2323ce1c, .theOtherDirection39283a77,
      .theSameSourceTextHasAnother0e3da72a, .theSourceHasIt5c6a45c1, .theSourceReadsNow3654839e,
      .thisTextIsEmpty179b910c, .writeItWithAnEntryFor7a2831c3,
      .writeThatOfTheSourceLocale756961db,
    ]
  }
}
