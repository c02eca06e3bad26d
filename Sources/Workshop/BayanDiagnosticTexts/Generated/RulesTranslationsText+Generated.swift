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

  /// “'Catalog/cldr.lock' doesn't name the version of CLDR that '{$tag}' was written for; run
  /// 'bayan cldr --accept' to record CLDR {$version}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 96237653, `sentence`; Catalog/rules-translations.toml,
  ///   `catalogCldrLockDoesntNameThe05bc7855`.
  case catalogCldrLockDoesntNameThe05bc7855(tag: Swift.String, version: Swift.String)

  /// “CLDR {$version} is recorded here”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1825878419, `sentence`; Catalog/rules-translations.toml,
  ///   `cldrIsRecordedHere6cd4b193`.
  case cldrIsRecordedHere6cd4b193(version: Swift.String)

  /// “digits ('{$digits}')”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 284754284, `sentence`; Catalog/rules-translations.toml, `digits10f9016c`.
  case digits10f9016c(digits: Swift.String)

  /// “direction”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 341408354, `sentence`; Catalog/rules-translations.toml,
  ///   `direction14597a62`.
  case direction14597a62

  /// “for '{$argument}' with {$numbers}{$more}, CLDR {$version} selects the variant '{$now}';
  /// CLDR {$version2} selected '{$was}'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1201635750, `sentence`; Catalog/rules-translations.toml,
  ///   `forWithCldrSelectsTheVariant479f81a6`.
  case forWithCldrSelectsTheVariant479f81a6(
    argument: Swift.String, numbers: Swift.String, more: Swift.String, version: Swift.String,
    now: Swift.String, version2: Swift.String, was: Swift.String)

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

  /// “'{$domain}' has no texts in '{$locale}': there is no '{$path}'; write the file of the
  /// source locale first{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 555853090, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInThereIs2121a522`.
  case hasNoTextsInThereIs2121a522(
    domain: Swift.String, locale: Swift.String, path: Swift.String, untilThen: Swift.String)

  /// “'{$domain}' has no texts in '{$locale}': there is no '{$path}'; run 'bayan add-locale
  /// {$locale2}' and translate the file that it writes{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 1594594401, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInThereIs5f0b9461`.
  case hasNoTextsInThereIs5f0b9461(
    domain: Swift.String, locale: Swift.String, path: Swift.String, locale2: Swift.String,
    untilThen: Swift.String)

  /// “'{$domain}' has no texts in '{$locale}': there is no '{$path}'; write the file, with an
  /// entry for each code{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 2080737199, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInThereIs7c0587af`.
  case hasNoTextsInThereIs7c0587af(
    domain: Swift.String, locale: Swift.String, path: Swift.String, untilThen: Swift.String)

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

  /// “'{$phrase}' is still the text of '{$source}'; translate it”
  ///
  /// Compiling/BayanRules/Translations/TranslationPartial.swift.
  ///
  /// - Remark: Code 5947743, `sentence`; Catalog/rules-translations.toml,
  ///   `isStillTheTextOfTranslate005ac15f`.
  case isStillTheTextOfTranslate005ac15f(phrase: Swift.String, source: Swift.String)

  /// “'{$id}' isn't reviewed, but a release requires it; read it, then run 'bayan review
  /// {$id2}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationUnreviewed.swift.
  ///
  /// - Remark: Code 1258265246, `sentence`; Catalog/rules-translations.toml,
  ///   `isntReviewedButAReleaseRequires4aff9a9e`.
  case isntReviewedButAReleaseRequires4aff9a9e(id: Swift.String, id2: Swift.String)

  /// “'{$term}' isn't translated, but it is missing here”
  ///
  /// Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
  ///
  /// - Remark: Code 1892202803, `sentence`; Catalog/rules-translations.toml,
  ///   `isntTranslatedButItIsMissing70c8b933`.
  case isntTranslatedButItIsMissing70c8b933(term: Swift.String)

  /// “'{$term}' isn't translated; write it instead of '{$found}'”
  ///
  /// Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
  ///
  /// - Remark: Code 1637943096, `sentence`; Catalog/rules-translations.toml,
  ///   `isntTranslatedWriteItInsteadOf61a10738`.
  case isntTranslatedWriteItInsteadOf61a10738(term: Swift.String, found: Swift.String)

  /// “its category requires it”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 31658678, `sentence`; Catalog/rules-translations.toml,
  ///   `itsCategoryRequiresIt01e312b6`.
  case itsCategoryRequiresIt01e312b6

  /// “{$start}; 1 message reads differently; accept it with 'bayan cldr --accept'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 50459057, `sentence`; Catalog/rules-translations.toml,
  ///   `messageReadsDifferentlyAcceptItWith0301f1b1`.
  case messageReadsDifferentlyAcceptItWith0301f1b1(start: Swift.String)

  /// “{$start}; {$affected :integer} messages read differently; accept it with 'bayan cldr
  /// --accept'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 993547431, `sentence`; Catalog/rules-translations.toml,
  ///   `messagesReadDifferentlyAcceptItWith3b3854a7`.
  case messagesReadDifferentlyAcceptItWith3b3854a7(start: Swift.String, affected: Swift.Int)

  /// “{$start}; no message reads differently; accept it with 'bayan cldr --accept'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1676374651, `sentence`; Catalog/rules-translations.toml,
  ///   `noMessageReadsDifferentlyAcceptIt63eb727b`.
  case noMessageReadsDifferentlyAcceptIt63eb727b(start: Swift.String)

  /// “numbers are shown in the digits {$digits} with CLDR {$version}; with CLDR {$version2}
  /// they were shown in {$digits2}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 288065258, `sentence`; Catalog/rules-translations.toml,
  ///   `numbersAreShownInTheDigits112b86ea`.
  case numbersAreShownInTheDigits112b86ea(
    digits: Swift.String, version: Swift.String, version2: Swift.String, digits2: Swift.String)

  /// “{$draft}, or accept it with 'bayan review {$id}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationDraft.swift.
  ///
  /// - Remark: Code 1276539533, `sentence`; Catalog/rules-translations.toml,
  ///   `orAcceptItWithBayanReview4c16728d`.
  case orAcceptItWithBayanReview4c16728d(draft: Swift.String, id: Swift.String)

  /// “ordinal rules”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 2007064628, `sentence`; Catalog/rules-translations.toml,
  ///   `ordinalRules77a16034`.
  case ordinalRules77a16034

  /// “plural rules”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 178434513, `sentence`; Catalog/rules-translations.toml,
  ///   `pluralRules0aa2b1d1`.
  case pluralRules0aa2b1d1

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

  /// “the change: {$marked}”
  ///
  /// Compiling/BayanRules/Translations/TranslationStale.swift.
  ///
  /// - Remark: Code 198290920, `sentence`; Catalog/rules-translations.toml,
  ///   `theChange0bd1ade8`.
  case theChange0bd1ade8(marked: Swift.String)

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

  /// “the plural rule '{$rule}' can't be read; run 'bayan cldr --accept' to write the line
  /// again”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1819231406, `sentence`; Catalog/rules-translations.toml,
  ///   `thePluralRuleCantBeRead6c6f44ae`.
  case thePluralRuleCantBeRead6c6f44ae(rule: Swift.String)

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

  /// “the source is now”
  ///
  /// Compiling/BayanRules/Translations/TranslationStale.swift.
  ///
  /// - Remark: Code 401508025, `sentence`; Catalog/rules-translations.toml,
  ///   `theSourceIsNow17ee86b9`.
  case theSourceIsNow17ee86b9

  /// “the term is here in the glossary”
  ///
  /// Compiling/BayanRules/Translations/TermGlossary.swift.
  ///
  /// - Remark: Code 992791888, `sentence`; Catalog/rules-translations.toml,
  ///   `theTermIsHereInThe3b2ccd50`.
  case theTermIsHereInThe3b2ccd50

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

  /// “these texts are never shown: there is no {$what} '{$name}'{$didYouMean}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1056492217, `sentence`; Catalog/rules-translations.toml,
  ///   `theseTextsAreNeverShownThere3ef8cab9`.
  case theseTextsAreNeverShownThere3ef8cab9(
    what: Swift.String, name: Swift.String, didYouMean: Swift.String)

  /// “these texts are never shown: there is no {$what} '{$name}' in '{$path}'{$didYouMean}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1937135007, `sentence`; Catalog/rules-translations.toml,
  ///   `theseTextsAreNeverShownThere7376559f`.
  case theseTextsAreNeverShownThere7376559f(
    what: Swift.String, name: Swift.String, path: Swift.String, didYouMean: Swift.String)

  /// “these texts are never shown: there is no {$what} '{$name}'; without '{$path}' there are
  /// {$names}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 2101195094, `sentence`; Catalog/rules-translations.toml,
  ///   `theseTextsAreNeverShownThere7d3db156`.
  case theseTextsAreNeverShownThere7d3db156(
    what: Swift.String, name: Swift.String, path: Swift.String, names: [Swift.String])

  /// “this text is empty”
  ///
  /// Compiling/BayanRules/Translations/TranslationEmpty.swift.
  ///
  /// - Remark: Code 396071180, `sentence`; Catalog/rules-translations.toml,
  ///   `thisTextIsEmpty179b910c`.
  case thisTextIsEmpty179b910c

  /// “; until then readers get the text of {$answering}”
  ///
  /// Compiling/BayanRules/Translations/MissingTexts.swift.
  ///
  /// - Remark: Code 995792793, `sentence`; Catalog/rules-translations.toml,
  ///   `untilThenReadersGetTheText3b5a9799`.
  case untilThenReadersGetTheText3b5a9799(answering: Swift.String)

  /// “'{$name}' uses the texts of its category, so these are never shown”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1209715659, `sentence`; Catalog/rules-translations.toml,
  ///   `usesTheTextsOfItsCategory481acbcb`.
  case usesTheTextsOfItsCategory481acbcb(name: Swift.String)

  /// “'{$tag}' was written for CLDR {$version}, and CLDR {$version2} changes this: {$parts}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1304730173, `sentence`; Catalog/rules-translations.toml,
  ///   `wasWrittenForCldrAndCldr4dc49a3d`.
  case wasWrittenForCldrAndCldr4dc49a3d(
    tag: Swift.String, version: Swift.String, version2: Swift.String, parts: Swift.String)

  static var domainIndex: Swift.Int { 24 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .acceptCldr05cbf9cf: return 0
    case .anotherMessageHasTheSameTranslation740d58db: return 1
    case .catalogCldrLockDoesntNameThe05bc7855: return 2
    case .cldrIsRecordedHere6cd4b193: return 3
    case .digits10f9016c: return 4
    case .direction14597a62: return 5
    case .forWithCldrSelectsTheVariant479f81a6: return 6
    case .hasAnotherTranslation6457cfaf: return 7
    case .hasNoIn0b5c2c5f: return 8
    case .hasNoTextsInItNeeds73e1d792: return 9
    case .hasNoTextsInThereIs2121a522: return 10
    case .hasNoTextsInThereIs5f0b9461: return 11
    case .hasNoTextsInThereIs7c0587af: return 12
    case .hasTheSameTranslation4bf154c4: return 13
    case .isADraftEditIt67e3b604: return 14
    case .isStillTheTextOfTranslate005ac15f: return 15
    case .isntReviewedButAReleaseRequires4aff9a9e: return 16
    case .isntTranslatedButItIsMissing70c8b933: return 17
    case .isntTranslatedWriteItInsteadOf61a10738: return 18
    case .itsCategoryRequiresIt01e312b6: return 19
    case .messageReadsDifferentlyAcceptItWith0301f1b1: return 20
    case .messagesReadDifferentlyAcceptItWith3b3854a7: return 21
    case .noMessageReadsDifferentlyAcceptIt63eb727b: return 22
    case .numbersAreShownInTheDigits112b86ea: return 23
    case .orAcceptItWithBayanReview4c16728d: return 24
    case .ordinalRules77a16034: return 25
    case .pluralRules0aa2b1d1: return 26
    case .theBuiltInCategoryRequiresIt04853e5c: return 27
    case .theBuiltInOptionIsOffered2a5b7c73: return 28
    case .theChange0bd1ade8: return 29
    case .theGlossaryTranslatesAs5331b211: return 30
    case .theOptionHasNoLabelIn759f6331: return 31
    case .theOptionIsDeclaredHere2323ce1c: return 32
    case .thePluralRuleCantBeRead6c6f44ae: return 33
    case .theSameSourceTextHasAnother0e3da72a: return 34
    case .theSourceHasChangedSinceThis407a2805: return 35
    case .theSourceHasIt5c6a45c1: return 36
    case .theSourceIsNow17ee86b9: return 37
    case .theTermIsHereInThe3b2ccd50: return 38
    case .theTextHasCharactersButOnly2f5496da: return 39
    case .theTranslationIsIdenticalToThe5adb9513: return 40
    case .theseTextsAreNeverShownThere3ef8cab9: return 41
    case .theseTextsAreNeverShownThere7376559f: return 42
    case .theseTextsAreNeverShownThere7d3db156: return 43
    case .thisTextIsEmpty179b910c: return 44
    case .untilThenReadersGetTheText3b5a9799: return 45
    case .usesTheTextsOfItsCategory481acbcb: return 46
    case .wasWrittenForCldrAndCldr4dc49a3d: return 47
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .acceptCldr05cbf9cf(let version), .cldrIsRecordedHere6cd4b193(let version):
      return .carrying(version: version)
    case .catalogCldrLockDoesntNameThe05bc7855(let tag, let version):
      return .carrying(tag: tag, version: version)
    case .digits10f9016c(let digits): return .carrying(digits: digits)
    case .forWithCldrSelectsTheVariant479f81a6(let argument, let numbers, let more, let version, let now, let version2, let was):
      return .carrying(
        argument: argument, numbers: numbers, more: more, version: version, now: now,
        version2: version2, was: was)
    case .hasAnotherTranslation6457cfaf(let id), .hasTheSameTranslation4bf154c4(let id),
      .theSourceHasChangedSinceThis407a2805(let id):
      return .carrying(id: id)
    case .hasNoIn0b5c2c5f(let name, let facet, let locale, let untilThen):
      return .carrying(name: name, facet: facet, locale: locale, untilThen: untilThen)
    case .hasNoTextsInItNeeds73e1d792(let name, let locale, let list, let untilThen):
      return .carrying(name: name, locale: locale, list: list, untilThen: untilThen)
    case .hasNoTextsInThereIs2121a522(let domain, let locale, let path, let untilThen),
      .hasNoTextsInThereIs7c0587af(let domain, let locale, let path, let untilThen):
      return .carrying(domain: domain, locale: locale, path: path, untilThen: untilThen)
    case .hasNoTextsInThereIs5f0b9461(let domain, let locale, let path, let locale2, let untilThen):
      return .carrying(
        domain: domain, locale: locale, path: path, locale2: locale2, untilThen: untilThen)
    case .isADraftEditIt67e3b604(let id, let origin): return .carrying(id: id, origin: origin)
    case .isStillTheTextOfTranslate005ac15f(let phrase, let source):
      return .carrying(phrase: phrase, source: source)
    case .isntReviewedButAReleaseRequires4aff9a9e(let id, let id2):
      return .carrying(id: id, id2: id2)
    case .isntTranslatedButItIsMissing70c8b933(let term): return .carrying(term: term)
    case .isntTranslatedWriteItInsteadOf61a10738(let term, let found):
      return .carrying(term: term, found: found)
    case .messageReadsDifferentlyAcceptItWith0301f1b1(let start),
      .noMessageReadsDifferentlyAcceptIt63eb727b(let start):
      return .carrying(start: start)
    case .messagesReadDifferentlyAcceptItWith3b3854a7(let start, let affected):
      return .carrying(start: start, affected: affected)
    case .numbersAreShownInTheDigits112b86ea(let digits, let version, let version2, let digits2):
      return .carrying(digits: digits, version: version, version2: version2, digits2: digits2)
    case .orAcceptItWithBayanReview4c16728d(let draft, let id):
      return .carrying(draft: draft, id: id)
    case .theBuiltInCategoryRequiresIt04853e5c(let value): return .carrying(value: value)
    case .theChange0bd1ade8(let marked): return .carrying(marked: marked)
    case .theGlossaryTranslatesAs5331b211(let term, let translation):
      return .carrying(term: term, translation: translation)
    case .theOptionHasNoLabelIn759f6331(let option, let locale, let untilThen):
      return .carrying(option: option, locale: locale, untilThen: untilThen)
    case .thePluralRuleCantBeRead6c6f44ae(let rule): return .carrying(rule: rule)
    case .theTextHasCharactersButOnly2f5496da(let length, let limit):
      return .carrying(length: length, limit: limit)
    case .theTranslationIsIdenticalToThe5adb9513(let source): return .carrying(source: source)
    case .theseTextsAreNeverShownThere3ef8cab9(let what, let name, let didYouMean):
      return .carrying(what: what, name: name, didYouMean: didYouMean)
    case .theseTextsAreNeverShownThere7376559f(let what, let name, let path, let didYouMean):
      return .carrying(what: what, name: name, path: path, didYouMean: didYouMean)
    case .theseTextsAreNeverShownThere7d3db156(let what, let name, let path, let names):
      return .carrying(what: what, name: name, path: path, names: names)
    case .untilThenReadersGetTheText3b5a9799(let answering): return .carrying(answering: answering)
    case .usesTheTextsOfItsCategory481acbcb(let name): return .carrying(name: name)
    case .wasWrittenForCldrAndCldr4dc49a3d(let tag, let version, let version2, let parts):
      return .carrying(tag: tag, version: version, version2: version2, parts: parts)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .anotherMessageHasTheSameTranslation740d58db, .direction14597a62,
      .itsCategoryRequiresIt01e312b6, .ordinalRules77a16034, .pluralRules0aa2b1d1,
      .theBuiltInOptionIsOffered2a5b7c73, .theOptionIsDeclaredHere2323ce1c,
      .theSameSourceTextHasAnother0e3da72a, .theSourceHasIt5c6a45c1, .theSourceIsNow17ee86b9,
      .theTermIsHereInThe3b2ccd50, .thisTextIsEmpty179b910c,
    ]
  }
}
