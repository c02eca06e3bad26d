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
  /// - Remark: Code 725002285, `sentence`; Catalog/rules-translations.toml,
  ///   `acceptCldr2b36a82d`.
  case acceptCldr2b36a82d(version: Swift.String)

  /// “another message has the same translation but another source”
  ///
  /// Compiling/BayanRules/Translations/TranslationReused.swift.
  ///
  /// - Remark: Code 485032509, `sentence`; Catalog/rules-translations.toml,
  ///   `anotherMessageHasTheSameTranslation1ce9023d`.
  case anotherMessageHasTheSameTranslation1ce9023d

  /// “'Catalog/cldr.lock' doesn't name the version of CLDR that '{$tag}' was written for; run
  /// 'bayan cldr --accept' to record CLDR {$version}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 644950046, `sentence`; Catalog/rules-translations.toml,
  ///   `catalogCldrLockDoesntNameThe2671281e`.
  case catalogCldrLockDoesntNameThe2671281e(tag: Swift.String, version: Swift.String)

  /// “CLDR {$version} is recorded here”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 2110991469, `sentence`; Catalog/rules-translations.toml,
  ///   `cldrIsRecordedHere7dd32c6d`.
  case cldrIsRecordedHere7dd32c6d(version: Swift.String)

  /// “digits ('{$digits}')”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 2020513396, `sentence`; Catalog/rules-translations.toml,
  ///   `digits786e9674`.
  case digits786e9674(digits: Swift.String)

  /// “direction”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1317112688, `sentence`; Catalog/rules-translations.toml,
  ///   `direction4e818b70`.
  case direction4e818b70

  /// “for '{$argument}' with {$numbers}{$more}, CLDR {$version} selects the variant '{$now}';
  /// CLDR {$version2} selected '{$was}'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1383006992, `sentence`; Catalog/rules-translations.toml,
  ///   `forWithCldrSelectsTheVariant526f0310`.
  case forWithCldrSelectsTheVariant526f0310(
    argument: Swift.String, numbers: Swift.String, more: Swift.String, version: Swift.String,
    now: Swift.String, version2: Swift.String, was: Swift.String)

  /// “'{$id}' has another translation”
  ///
  /// Compiling/BayanRules/Translations/TranslationInconsistent.swift.
  ///
  /// - Remark: Code 1774456018, `sentence`; Catalog/rules-translations.toml,
  ///   `hasAnotherTranslation69c40cd2`.
  case hasAnotherTranslation69c40cd2(id: Swift.String)

  /// “'{$name}' has no '{$facet}' in '{$locale}'{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 1123255283, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoIn42f383f3`.
  case hasNoIn42f383f3(
    name: Swift.String, facet: Swift.String, locale: Swift.String, untilThen: Swift.String)

  /// “'{$name}' has no texts in '{$locale}'; it needs {$list}{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 1635681242, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInItNeeds617e83da`.
  case hasNoTextsInItNeeds617e83da(
    name: Swift.String, locale: Swift.String, list: [Swift.String], untilThen: Swift.String)

  /// “'{$domain}' has no texts in '{$locale}': there is no '{$path}'; run 'bayan add-locale
  /// {$locale2}' and translate the file that it writes{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 120779950, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInThereIs0732f4ae`.
  case hasNoTextsInThereIs0732f4ae(
    domain: Swift.String, locale: Swift.String, path: Swift.String, locale2: Swift.String,
    untilThen: Swift.String)

  /// “'{$domain}' has no texts in '{$locale}': there is no '{$path}'; write the file of the
  /// source locale first{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 1074282956, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInThereIs400841cc`.
  case hasNoTextsInThereIs400841cc(
    domain: Swift.String, locale: Swift.String, path: Swift.String, untilThen: Swift.String)

  /// “'{$domain}' has no texts in '{$locale}': there is no '{$path}'; write the file, with an
  /// entry for each code{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 1645131045, `sentence`; Catalog/rules-translations.toml,
  ///   `hasNoTextsInThereIs620eb525`.
  case hasNoTextsInThereIs620eb525(
    domain: Swift.String, locale: Swift.String, path: Swift.String, untilThen: Swift.String)

  /// “'{$id}' has the same translation”
  ///
  /// Compiling/BayanRules/Translations/TranslationReused.swift.
  ///
  /// - Remark: Code 1757219883, `sentence`; Catalog/rules-translations.toml,
  ///   `hasTheSameTranslation68bd0c2b`.
  case hasTheSameTranslation68bd0c2b(id: Swift.String)

  /// “'{$id}' is a draft{$origin}; edit it”
  ///
  /// Compiling/BayanRules/Translations/TranslationDraft.swift.
  ///
  /// - Remark: Code 716326651, `sentence`; Catalog/rules-translations.toml,
  ///   `isADraftEditIt2ab246fb`.
  case isADraftEditIt2ab246fb(id: Swift.String, origin: Swift.String)

  /// “'{$phrase}' is still the text of '{$source}'; translate it”
  ///
  /// Compiling/BayanRules/Translations/TranslationPartial.swift.
  ///
  /// - Remark: Code 689322278, `sentence`; Catalog/rules-translations.toml,
  ///   `isStillTheTextOfTranslate29163926`.
  case isStillTheTextOfTranslate29163926(phrase: Swift.String, source: Swift.String)

  /// “'{$id}' isn't reviewed, but a release requires it; read it, then run 'bayan review
  /// {$id2}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationUnreviewed.swift.
  ///
  /// - Remark: Code 2103546996, `sentence`; Catalog/rules-translations.toml,
  ///   `isntReviewedButAReleaseRequires7d619474`.
  case isntReviewedButAReleaseRequires7d619474(id: Swift.String, id2: Swift.String)

  /// “'{$term}' isn't translated, but it is missing here”
  ///
  /// Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
  ///
  /// - Remark: Code 227822389, `sentence`; Catalog/rules-translations.toml,
  ///   `isntTranslatedButItIsMissing0d944b35`.
  case isntTranslatedButItIsMissing0d944b35(term: Swift.String)

  /// “'{$term}' isn't translated; write it instead of '{$found}'”
  ///
  /// Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
  ///
  /// - Remark: Code 1587398890, `sentence`; Catalog/rules-translations.toml,
  ///   `isntTranslatedWriteItInsteadOf5e9dc8ea`.
  case isntTranslatedWriteItInsteadOf5e9dc8ea(term: Swift.String, found: Swift.String)

  /// “its category requires it”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 574641925, `sentence`; Catalog/rules-translations.toml,
  ///   `itsCategoryRequiresIt22405705`.
  case itsCategoryRequiresIt22405705

  /// “{$start}; 1 message reads differently; accept it with 'bayan cldr --accept'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 265249843, `sentence`; Catalog/rules-translations.toml,
  ///   `messageReadsDifferentlyAcceptItWith0fcf6433`.
  case messageReadsDifferentlyAcceptItWith0fcf6433(start: Swift.String)

  /// “{$start}; {$affected :integer} messages read differently; accept it with 'bayan cldr
  /// --accept'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1848742393, `sentence`; Catalog/rules-translations.toml,
  ///   `messagesReadDifferentlyAcceptItWith6e3191f9`.
  case messagesReadDifferentlyAcceptItWith6e3191f9(start: Swift.String, affected: Swift.Int)

  /// “{$start}; no message reads differently; accept it with 'bayan cldr --accept'”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 323726, `sentence`; Catalog/rules-translations.toml,
  ///   `noMessageReadsDifferentlyAcceptIt0004f08e`.
  case noMessageReadsDifferentlyAcceptIt0004f08e(start: Swift.String)

  /// “numbers are shown in the digits {$digits} with CLDR {$version}; with CLDR {$version2}
  /// they were shown in {$digits2}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1612035349, `sentence`; Catalog/rules-translations.toml,
  ///   `numbersAreShownInTheDigits6015b515`.
  case numbersAreShownInTheDigits6015b515(
    digits: Swift.String, version: Swift.String, version2: Swift.String, digits2: Swift.String)

  /// “{$draft}, or accept it with 'bayan review {$id}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationDraft.swift.
  ///
  /// - Remark: Code 1470403016, `sentence`; Catalog/rules-translations.toml,
  ///   `orAcceptItWithBayanReview57a491c8`.
  case orAcceptItWithBayanReview57a491c8(draft: Swift.String, id: Swift.String)

  /// “ordinal rules”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 711200509, `sentence`; Catalog/rules-translations.toml,
  ///   `ordinalRules2a640efd`.
  case ordinalRules2a640efd

  /// “plural rules”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 336903879, `sentence`; Catalog/rules-translations.toml,
  ///   `pluralRules1414bec7`.
  case pluralRules1414bec7

  /// “the built-in category '{$value}' requires it”
  ///
  /// Compiling/BayanRules/Translations/TranslationMissing.swift.
  ///
  /// - Remark: Code 1039309978, `sentence`; Catalog/rules-translations.toml,
  ///   `theBuiltInCategoryRequiresIt3df29c9a`.
  case theBuiltInCategoryRequiresIt3df29c9a(value: Swift.String)

  /// “the built-in option is offered here”
  ///
  /// Compiling/BayanRules/Translations/OptionLabelMissing.swift.
  ///
  /// - Remark: Code 722945725, `sentence`; Catalog/rules-translations.toml,
  ///   `theBuiltInOptionIsOffered2b1746bd`.
  case theBuiltInOptionIsOffered2b1746bd

  /// “the glossary translates '{$term}' as '{$translation}'”
  ///
  /// Compiling/BayanRules/Translations/TermGlossary.swift.
  ///
  /// - Remark: Code 627536034, `sentence`; Catalog/rules-translations.toml,
  ///   `theGlossaryTranslatesAs256770a2`.
  case theGlossaryTranslatesAs256770a2(term: Swift.String, translation: Swift.String)

  /// “the option '{$option}' has no 'label' in '{$locale}'{$untilThen}”
  ///
  /// Compiling/BayanRules/Translations/OptionLabelMissing.swift.
  ///
  /// - Remark: Code 780298650, `sentence`; Catalog/rules-translations.toml,
  ///   `theOptionHasNoLabelIn2e82699a`.
  case theOptionHasNoLabelIn2e82699a(
    option: Swift.String, locale: Swift.String, untilThen: Swift.String)

  /// “the option is declared here”
  ///
  /// Compiling/BayanRules/Translations/OptionLabelMissing.swift.
  ///
  /// - Remark: Code 2003442996, `sentence`; Catalog/rules-translations.toml,
  ///   `theOptionIsDeclaredHere776a1d34`.
  case theOptionIsDeclaredHere776a1d34

  /// “the plural rule '{$rule}' can't be read; run 'bayan cldr --accept' to write the line
  /// again”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 1797885762, `sentence`; Catalog/rules-translations.toml,
  ///   `thePluralRuleCantBeRead6b298f42`.
  case thePluralRuleCantBeRead6b298f42(rule: Swift.String)

  /// “the same source text has another translation elsewhere”
  ///
  /// Compiling/BayanRules/Translations/TranslationInconsistent.swift.
  ///
  /// - Remark: Code 73128024, `sentence`; Catalog/rules-translations.toml,
  ///   `theSameSourceTextHasAnother045bd858`.
  case theSameSourceTextHasAnother045bd858

  /// “the source as it is now”
  ///
  /// Compiling/BayanRules/Translations/TranslationStale.swift.
  ///
  /// - Remark: Code 1670120226, `sentence`; Catalog/rules-translations.toml,
  ///   `theSourceAsItIsNow638c0322`.
  case theSourceAsItIsNow638c0322

  /// “the source has changed since this was translated; update the translation, then run
  /// 'bayan sync {$id}'”
  ///
  /// Compiling/BayanRules/Translations/TranslationStale.swift.
  ///
  /// - Remark: Code 1983763294, `sentence`; Catalog/rules-translations.toml,
  ///   `theSourceHasChangedSinceThis763dd35e`.
  case theSourceHasChangedSinceThis763dd35e(id: Swift.String)

  /// “the source has it”
  ///
  /// Compiling/BayanRules/Translations/OptionLabelMissing.swift.
  ///
  /// - Remark: Code 646864809, `sentence`; Catalog/rules-translations.toml,
  ///   `theSourceHasIt268e5fa9`.
  case theSourceHasIt268e5fa9

  /// “the term is here in the glossary”
  ///
  /// Compiling/BayanRules/Translations/TermGlossary.swift.
  ///
  /// - Remark: Code 442760481, `sentence`; Catalog/rules-translations.toml,
  ///   `theTermIsHereInThe1a63fd21`.
  case theTermIsHereInThe1a63fd21

  /// “the text has {$length :integer} characters, but only {$limit :integer} fit”
  ///
  /// Compiling/BayanRules/Translations/LengthLimit.swift.
  ///
  /// - Remark: Code 497770924, `sentence`; Catalog/rules-translations.toml,
  ///   `theTextHasCharactersButOnly1dab61ac`.
  case theTextHasCharactersButOnly1dab61ac(length: Swift.Int, limit: Swift.Int)

  /// “the translation is identical to the '{$source}' text; translate it”
  ///
  /// Compiling/BayanRules/Translations/TranslationUnchanged.swift.
  ///
  /// - Remark: Code 692763014, `sentence`; Catalog/rules-translations.toml,
  ///   `theTranslationIsIdenticalToThe294ab986`.
  case theTranslationIsIdenticalToThe294ab986(source: Swift.String)

  /// “these texts are never shown: there is no {$what} '{$name}'; without '{$path}' there are
  /// {$names}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 708286945, `sentence`; Catalog/rules-translations.toml,
  ///   `theseTextsAreNeverShownThere2a3799e1`.
  case theseTextsAreNeverShownThere2a3799e1(
    what: Swift.String, name: Swift.String, path: Swift.String, names: [Swift.String])

  /// “these texts are never shown: there is no {$what} '{$name}'{$didYouMean}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1050109539, `sentence`; Catalog/rules-translations.toml,
  ///   `theseTextsAreNeverShownThere3e976663`.
  case theseTextsAreNeverShownThere3e976663(
    what: Swift.String, name: Swift.String, didYouMean: Swift.String)

  /// “these texts are never shown: there is no {$what} '{$name}' in '{$path}'{$didYouMean}”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1964650193, `sentence`; Catalog/rules-translations.toml,
  ///   `theseTextsAreNeverShownThere751a2ed1`.
  case theseTextsAreNeverShownThere751a2ed1(
    what: Swift.String, name: Swift.String, path: Swift.String, didYouMean: Swift.String)

  /// “this text is empty”
  ///
  /// Compiling/BayanRules/Translations/TranslationEmpty.swift.
  ///
  /// - Remark: Code 456849864, `sentence`; Catalog/rules-translations.toml,
  ///   `thisTextIsEmpty1b3af9c8`.
  case thisTextIsEmpty1b3af9c8

  /// “; until then readers get the text of {$answering}”
  ///
  /// Compiling/BayanRules/Translations/MissingTexts.swift.
  ///
  /// - Remark: Code 37731085, `sentence`; Catalog/rules-translations.toml,
  ///   `untilThenReadersGetTheText023fbb0d`.
  case untilThenReadersGetTheText023fbb0d(answering: Swift.String)

  /// “'{$name}' uses the texts of its category, so these are never shown”
  ///
  /// Compiling/BayanRules/Translations/TranslationObsolete.swift.
  ///
  /// - Remark: Code 1884626196, `sentence`; Catalog/rules-translations.toml,
  ///   `usesTheTextsOfItsCategory70551d14`.
  case usesTheTextsOfItsCategory70551d14(name: Swift.String)

  /// “'{$tag}' was written for CLDR {$version}, and CLDR {$version2} changes this: {$parts}”
  ///
  /// Compiling/BayanRules/Translations/CldrDrift.swift.
  ///
  /// - Remark: Code 689461780, `sentence`; Catalog/rules-translations.toml,
  ///   `wasWrittenForCldrAndCldr29185a14`.
  case wasWrittenForCldrAndCldr29185a14(
    tag: Swift.String, version: Swift.String, version2: Swift.String, parts: Swift.String)

  static var domainIndex: Swift.Int { 25 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .acceptCldr2b36a82d: return 0
    case .anotherMessageHasTheSameTranslation1ce9023d: return 1
    case .catalogCldrLockDoesntNameThe2671281e: return 2
    case .cldrIsRecordedHere7dd32c6d: return 3
    case .digits786e9674: return 4
    case .direction4e818b70: return 5
    case .forWithCldrSelectsTheVariant526f0310: return 6
    case .hasAnotherTranslation69c40cd2: return 7
    case .hasNoIn42f383f3: return 8
    case .hasNoTextsInItNeeds617e83da: return 9
    case .hasNoTextsInThereIs0732f4ae: return 10
    case .hasNoTextsInThereIs400841cc: return 11
    case .hasNoTextsInThereIs620eb525: return 12
    case .hasTheSameTranslation68bd0c2b: return 13
    case .isADraftEditIt2ab246fb: return 14
    case .isStillTheTextOfTranslate29163926: return 15
    case .isntReviewedButAReleaseRequires7d619474: return 16
    case .isntTranslatedButItIsMissing0d944b35: return 17
    case .isntTranslatedWriteItInsteadOf5e9dc8ea: return 18
    case .itsCategoryRequiresIt22405705: return 19
    case .messageReadsDifferentlyAcceptItWith0fcf6433: return 20
    case .messagesReadDifferentlyAcceptItWith6e3191f9: return 21
    case .noMessageReadsDifferentlyAcceptIt0004f08e: return 22
    case .numbersAreShownInTheDigits6015b515: return 23
    case .orAcceptItWithBayanReview57a491c8: return 24
    case .ordinalRules2a640efd: return 25
    case .pluralRules1414bec7: return 26
    case .theBuiltInCategoryRequiresIt3df29c9a: return 27
    case .theBuiltInOptionIsOffered2b1746bd: return 28
    case .theGlossaryTranslatesAs256770a2: return 29
    case .theOptionHasNoLabelIn2e82699a: return 30
    case .theOptionIsDeclaredHere776a1d34: return 31
    case .thePluralRuleCantBeRead6b298f42: return 32
    case .theSameSourceTextHasAnother045bd858: return 33
    case .theSourceAsItIsNow638c0322: return 34
    case .theSourceHasChangedSinceThis763dd35e: return 35
    case .theSourceHasIt268e5fa9: return 36
    case .theTermIsHereInThe1a63fd21: return 37
    case .theTextHasCharactersButOnly1dab61ac: return 38
    case .theTranslationIsIdenticalToThe294ab986: return 39
    case .theseTextsAreNeverShownThere2a3799e1: return 40
    case .theseTextsAreNeverShownThere3e976663: return 41
    case .theseTextsAreNeverShownThere751a2ed1: return 42
    case .thisTextIsEmpty1b3af9c8: return 43
    case .untilThenReadersGetTheText023fbb0d: return 44
    case .usesTheTextsOfItsCategory70551d14: return 45
    case .wasWrittenForCldrAndCldr29185a14: return 46
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .acceptCldr2b36a82d(let version), .cldrIsRecordedHere7dd32c6d(let version):
      return .carrying(version: version)
    case .catalogCldrLockDoesntNameThe2671281e(let tag, let version):
      return .carrying(tag: tag, version: version)
    case .digits786e9674(let digits): return .carrying(digits: digits)
    case .forWithCldrSelectsTheVariant526f0310(
      let argument, let numbers, let more, let version, let now, let version2, let was):
      return .carrying(
        argument: argument, numbers: numbers, more: more, version: version, now: now,
        version2: version2, was: was)
    case .hasAnotherTranslation69c40cd2(let id), .hasTheSameTranslation68bd0c2b(let id),
      .theSourceHasChangedSinceThis763dd35e(let id):
      return .carrying(id: id)
    case .hasNoIn42f383f3(let name, let facet, let locale, let untilThen):
      return .carrying(name: name, facet: facet, locale: locale, untilThen: untilThen)
    case .hasNoTextsInItNeeds617e83da(let name, let locale, let list, let untilThen):
      return .carrying(name: name, locale: locale, list: list, untilThen: untilThen)
    case .hasNoTextsInThereIs0732f4ae(let domain, let locale, let path, let locale2, let untilThen):
      return .carrying(
        domain: domain, locale: locale, path: path, locale2: locale2, untilThen: untilThen)
    case .hasNoTextsInThereIs400841cc(let domain, let locale, let path, let untilThen),
      .hasNoTextsInThereIs620eb525(let domain, let locale, let path, let untilThen):
      return .carrying(domain: domain, locale: locale, path: path, untilThen: untilThen)
    case .isADraftEditIt2ab246fb(let id, let origin): return .carrying(id: id, origin: origin)
    case .isStillTheTextOfTranslate29163926(let phrase, let source):
      return .carrying(phrase: phrase, source: source)
    case .isntReviewedButAReleaseRequires7d619474(let id, let id2):
      return .carrying(id: id, id2: id2)
    case .isntTranslatedButItIsMissing0d944b35(let term): return .carrying(term: term)
    case .isntTranslatedWriteItInsteadOf5e9dc8ea(let term, let found):
      return .carrying(term: term, found: found)
    case .messageReadsDifferentlyAcceptItWith0fcf6433(let start),
      .noMessageReadsDifferentlyAcceptIt0004f08e(let start):
      return .carrying(start: start)
    case .messagesReadDifferentlyAcceptItWith6e3191f9(let start, let affected):
      return .carrying(start: start, affected: affected)
    case .numbersAreShownInTheDigits6015b515(let digits, let version, let version2, let digits2):
      return .carrying(digits: digits, version: version, version2: version2, digits2: digits2)
    case .orAcceptItWithBayanReview57a491c8(let draft, let id):
      return .carrying(draft: draft, id: id)
    case .theBuiltInCategoryRequiresIt3df29c9a(let value): return .carrying(value: value)
    case .theGlossaryTranslatesAs256770a2(let term, let translation):
      return .carrying(term: term, translation: translation)
    case .theOptionHasNoLabelIn2e82699a(let option, let locale, let untilThen):
      return .carrying(option: option, locale: locale, untilThen: untilThen)
    case .thePluralRuleCantBeRead6b298f42(let rule): return .carrying(rule: rule)
    case .theTextHasCharactersButOnly1dab61ac(let length, let limit):
      return .carrying(length: length, limit: limit)
    case .theTranslationIsIdenticalToThe294ab986(let source): return .carrying(source: source)
    case .theseTextsAreNeverShownThere2a3799e1(let what, let name, let path, let names):
      return .carrying(what: what, name: name, path: path, names: names)
    case .theseTextsAreNeverShownThere3e976663(let what, let name, let didYouMean):
      return .carrying(what: what, name: name, didYouMean: didYouMean)
    case .theseTextsAreNeverShownThere751a2ed1(let what, let name, let path, let didYouMean):
      return .carrying(what: what, name: name, path: path, didYouMean: didYouMean)
    case .untilThenReadersGetTheText023fbb0d(let answering): return .carrying(answering: answering)
    case .usesTheTextsOfItsCategory70551d14(let name): return .carrying(name: name)
    case .wasWrittenForCldrAndCldr29185a14(let tag, let version, let version2, let parts):
      return .carrying(tag: tag, version: version, version2: version2, parts: parts)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .anotherMessageHasTheSameTranslation1ce9023d, .direction4e818b70,
      .itsCategoryRequiresIt22405705, .ordinalRules2a640efd, .pluralRules1414bec7,
      .theBuiltInOptionIsOffered2b1746bd, .theOptionIsDeclaredHere776a1d34,
      .theSameSourceTextHasAnother045bd858, .theSourceAsItIsNow638c0322, .theSourceHasIt268e5fa9,
      .theTermIsHereInThe1a63fd21, .thisTextIsEmpty1b3af9c8,
    ]
  }
}
