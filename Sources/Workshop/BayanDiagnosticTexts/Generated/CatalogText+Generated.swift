// Generated from Catalog/catalog.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.catalog`, Catalog/catalog.toml.
nonisolated indirect enum CatalogText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a case”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 555573465, `sentence`; Catalog/catalog.toml, `aCase211d60d9`.
  case aCase211d60d9

  /// “a code that wraps another error carries it as 'underlying'; give the argument another
  /// name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1259445853, `sentence`; Catalog/catalog.toml,
  ///   `aCodeThatWrapsAnotherError4b119e5d`.
  case aCodeThatWrapsAnotherError4b119e5d

  /// “a domain's file can't be called '{$name}.toml', which in a locale is about the locale”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 516224287, `sentence`; Catalog/catalog.toml,
  ///   `aDomainSFileCantBe1ec4f51f`.
  case aDomainSFileCantBe1ec4f51f(name: Swift.String)

  /// “a domain's file can't be called '{$name}'; use letters, digits, '-' and '_'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1882611141, `sentence`; Catalog/catalog.toml,
  ///   `aDomainSFileCantBe70365dc5`.
  case aDomainSFileCantBe70365dc5(name: Swift.String)

  /// “a match has 'code', 'subcode', both of these, 'name', 'codes' or 'http-status'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 713537235, `sentence`; Catalog/catalog.toml,
  ///   `aMatchHasCodeSubcodeBoth2a87b6d3`.
  case aMatchHasCodeSubcodeBoth2a87b6d3

  /// “a type”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 2007276359, `sentence`; Catalog/catalog.toml, `aType77a49b47`.
  case aType77a49b47

  /// “an argument”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1316964212, `sentence`; Catalog/catalog.toml, `anArgument4e7f4774`.
  case anArgument4e7f4774

  /// “an array, as in ["Ann", "Bob"]”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1588899984, `sentence`; Catalog/catalog.toml,
  ///   `anArrayAsInAnnBob5eb4b090`.
  case anArrayAsInAnnBob5eb4b090

  /// “an empty phrase can't be kept from translation”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 865529986, `sentence`; Catalog/catalog.toml,
  ///   `anEmptyPhraseCantBeKept3396f082`.
  case anEmptyPhraseCantBeKept3396f082

  /// “an empty word can't be looked for”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Wording.swift.
  ///
  /// - Remark: Code 2098854212, `sentence`; Catalog/catalog.toml,
  ///   `anEmptyWordCantBeLooked7d19f944`.
  case anEmptyWordCantBeLooked7d19f944

  /// “an enum '{$name}' hides the module '{$name}' from generated code; give the enum another
  /// name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 245568203, `sentence`; Catalog/catalog.toml,
  ///   `anEnumHidesTheModuleFrom0ea312cb`.
  case anEnumHidesTheModuleFrom0ea312cb(name: Swift.String)

  /// “and {$count} more”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1897548128, `sentence`; Catalog/catalog.toml, `andMore711a4960`.
  case andMore711a4960(count: Swift.String)

  /// “'{$text}' are no plural rules; run 'bayan cldr --accept' to write the line anew”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 986220229, `sentence`; Catalog/catalog.toml,
  ///   `areNoPluralRulesRunBayan3ac886c5`.
  case areNoPluralRulesRunBayan3ac886c5(text: Swift.String)

  /// “'{$key}' can't be '{$value}'{$hint}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1154956905, `sentence`; Catalog/catalog.toml, `cantBe44d73e69`.
  case cantBe44d73e69(key: Swift.String, value: Swift.String, hint: Swift.String)

  /// “'{$text}' can't be a code; write a domain's file and a code, such as
  /// "login.sessionExpired"”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1504520618, `sentence`; Catalog/catalog.toml,
  ///   `cantBeACodeWriteA59ad29aa`.
  case cantBeACodeWriteA59ad29aa(text: Swift.String)

  /// “'{$text}' can't be a domain; write a reverse name such as 'com.example.login'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 548290682, `sentence`; Catalog/catalog.toml,
  ///   `cantBeADomainWriteA20ae407a`.
  case cantBeADomainWriteA20ae407a(text: Swift.String)

  /// “'{$name}' can't be a Swift name; use letters, digits and '_', and no digit first”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1366298870, `sentence`; Catalog/catalog.toml,
  ///   `cantBeASwiftNameUse517010f6`.
  case cantBeASwiftNameUse517010f6(name: Swift.String)

  /// “'{$rule}' can't be '{$name}'; it can be {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 2136508364, `sentence`; Catalog/catalog.toml, `cantBeItCanBe7f5887cc`.
  case cantBeItCanBe7f5887cc(rule: Swift.String, name: Swift.String, names: [Swift.String])

  /// “'{$name}' can't be replaced by itself; name another code, or remove 'replaced-by'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 227954379, `sentence`; Catalog/catalog.toml,
  ///   `cantBeReplacedByItselfName0d964ecb`.
  case cantBeReplacedByItselfName0d964ecb(name: Swift.String)

  /// “"12.50 EUR"”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1612640050, `sentence`; Catalog/catalog.toml, `eur601eef32`.
  case eur601eef32

  /// “format {$format :integer} is not known to this version, which reads format 1{$hint}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1031059122, `sentence`; Catalog/catalog.toml,
  ///   `formatIsNotKnownToThis3d74b6b2`.
  case formatIsNotKnownToThis3d74b6b2(format: Swift.Int, hint: Swift.String)

  /// “'format' must be an integer”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1651702589, `sentence`; Catalog/catalog.toml,
  ///   `formatMustBeAnInteger6272fb3d`.
  case formatMustBeAnInteger6272fb3d

  /// “generated code can't have {$kind} '{$name}', which Swift or Bayan uses itself; take
  /// another name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1794504726, `sentence`; Catalog/catalog.toml,
  ///   `generatedCodeCantHaveWhichSwift6af5f816`.
  case generatedCodeCantHaveWhichSwift6af5f816(kind: Swift.String, name: Swift.String)

  /// “'{$name}' has no namespace of yours; name the function as in 'app:ordinal'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 526212599, `sentence`; Catalog/catalog.toml,
  ///   `hasNoNamespaceOfYoursName1f5d5df7`.
  case hasNoNamespaceOfYoursName1f5d5df7(name: Swift.String)

  /// “'{$code}' has the value {$value :integer}, as '{$other}' has{$hint}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 341301232, `sentence`; Catalog/catalog.toml, `hasTheValueAsHas1457d7f0`.
  case hasTheValueAsHas1457d7f0(
    code: Swift.String, value: Swift.Int, other: Swift.String, hint: Swift.String)

  /// “'{$other}' has the value {$value :integer}, which is that of the retired code
  /// '{$code}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1896758113, `sentence`; Catalog/catalog.toml,
  ///   `hasTheValueWhichIsThat710e3b61`.
  case hasTheValueWhichIsThat710e3b61(other: Swift.String, value: Swift.Int, code: Swift.String)

  /// “'{$id}' has two states; keep the line that holds, and remove the other”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 948771661, `sentence`; Catalog/catalog.toml,
  ///   `hasTwoStatesKeepTheLine388d1b4d`.
  case hasTwoStatesKeepTheLine388d1b4d(id: Swift.String)

  /// “'{$key}' holds {$withArticle}; write strings”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1414385321, `sentence`; Catalog/catalog.toml,
  ///   `holdsWriteStrings544dcea9`.
  case holdsWriteStrings544dcea9(key: Swift.String, withArticle: Swift.String)

  /// “'{$name}' is a code of this domain, so it can't be retired; remove one of the two
  /// tables”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 997373581, `sentence`; Catalog/catalog.toml,
  ///   `isACodeOfThisDomain3b72b68d`.
  case isACodeOfThisDomain3b72b68d(name: Swift.String)

  /// “'{$tag}' is a pseudo-locale, which is made from the source; name the locale that the
  /// messages are written in”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1677767596, `sentence`; Catalog/catalog.toml,
  ///   `isAPseudoLocaleWhichIs6400b3ac`.
  case isAPseudoLocaleWhichIs6400b3ac(tag: Swift.String)

  /// “'{$identifier}' is already the domain of '{$other}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 219873204, `sentence`; Catalog/catalog.toml,
  ///   `isAlreadyTheDomainOf0d1affb4`.
  case isAlreadyTheDomainOf0d1affb4(identifier: Swift.String, other: Swift.String)

  /// “'{$name}' is in the end replaced by itself, by way of {$named}{$more}; remove one
  /// 'replaced-by'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1034429541, `sentence`; Catalog/catalog.toml,
  ///   `isInTheEndReplacedBy3da82465`.
  case isInTheEndReplacedBy3da82465(name: Swift.String, named: Swift.String, more: Swift.String)

  /// “'{$tag}' is neither one of the 'locales' nor the language of one{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Wording.swift.
  ///
  /// - Remark: Code 1068043234, `sentence`; Catalog/catalog.toml,
  ///   `isNeitherOneOfTheLocales3fa90be2`.
  case isNeitherOneOfTheLocales3fa90be2(tag: Swift.String, didYouMean: Swift.String)

  /// “'{$text}' is no name of a service's; a name has 1 to 64 letters, digits and '_-./' of
  /// ASCII”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 1841110726, `sentence`; Catalog/catalog.toml,
  ///   `isNoNameOfAService6dbd1ec6`.
  case isNoNameOfAService6dbd1ec6(text: Swift.String)

  /// “'{$path}' is no source text; run 'bayan sync' to write the file anew”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1627759025, `sentence`; Catalog/catalog.toml,
  ///   `isNoSourceTextRunBayan6105a1b1`.
  case isNoSourceTextRunBayan6105a1b1(path: Swift.String)

  /// “'{$name}' is no state; it can be {$allCases}”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 1037255029, `sentence`; Catalog/catalog.toml, `isNoStateItCanBe3dd34175`.
  case isNoStateItCanBe3dd34175(name: Swift.String, allCases: [Swift.String])

  /// “'{$name}' is no table of a file's keys; remove the line, and run 'bayan adopt' again”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 872070411, `sentence`; Catalog/catalog.toml, `isNoTableOfAFile33fabd0b`.
  case isNoTableOfAFile33fabd0b(name: Swift.String)

  /// “'{$text}' is no version; write one to three numbers, such as "1.4" or "2.0.0-beta.1"”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 886585533, `sentence`; Catalog/catalog.toml,
  ///   `isNoVersionWriteOneTo34d838bd`.
  case isNoVersionWriteOneTo34d838bd(text: Swift.String)

  /// “'{$tag}' is not a language tag such as 'ar' or 'pt-BR'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 528925224, `sentence`; Catalog/catalog.toml,
  ///   `isNotALanguageTagSuch1f86c228`.
  case isNotALanguageTagSuch1f86c228(tag: Swift.String, didYouMean: Swift.String)

  /// “'{$name}' is not a numbering system such as 'latn' or 'arab'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 1971667691, `sentence`; Catalog/catalog.toml,
  ///   `isNotANumberingSystemSuch758542eb`.
  case isNotANumberingSystemSuch758542eb(name: Swift.String)

  /// “'{$text}' is not a range; write the lowest and the highest number as in '200...299'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 925098943, `sentence`; Catalog/catalog.toml,
  ///   `isNotARangeWriteThe3723e3bf`.
  case isNotARangeWriteThe3723e3bf(text: Swift.String)

  /// “'{$text}' is not a range; write the lowest and the highest integer as in '0...3600'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1294339087, `sentence`; Catalog/catalog.toml,
  ///   `isNotARangeWriteThe4d260c0f`.
  case isNotARangeWriteThe4d260c0f(text: Swift.String)

  /// “'{$tag}' is not among the 'locales' that translate the source locale{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 703425458, `sentence`; Catalog/catalog.toml,
  ///   `isNotAmongTheLocalesThat29ed6bb2`.
  case isNotAmongTheLocalesThat29ed6bb2(tag: Swift.String, didYouMean: Swift.String)

  /// “'{$value}' is not known; {$form}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 366098164, `sentence`; Catalog/catalog.toml, `isNotKnown15d236f4`.
  case isNotKnown15d236f4(value: Swift.String, form: Swift.String)

  /// “'{$code}' is retired itself; name a code that there is”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1721750288, `sentence`; Catalog/catalog.toml,
  ///   `isRetiredItselfNameACode669fd310`.
  case isRetiredItselfNameACode669fd310(code: Swift.String)

  /// “'{$code}' is retired itself; name '{$successor}', which replaces it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1778525325, `sentence`; Catalog/catalog.toml,
  ///   `isRetiredItselfNameWhichReplaces6a02248d`.
  case isRetiredItselfNameWhichReplaces6a02248d(code: Swift.String, successor: Swift.String)

  /// “'{$value}' is twice in '{$key}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1129486991, `sentence`; Catalog/catalog.toml, `isTwiceIn43529a8f`.
  case isTwiceIn43529a8f(value: Swift.String, key: Swift.String)

  /// “'{$name}' is {$withArticle}; write {$wanted}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1301736069, `sentence`; Catalog/catalog.toml, `isWrite4d96ea85`.
  case isWrite4d96ea85(name: Swift.String, withArticle: Swift.String, wanted: Swift.String)

  /// “; it can be {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1934002228, `sentence`; Catalog/catalog.toml, `itCanBe73468834`.
  case itCanBe73468834(names: [Swift.String])

  /// “keys aren't translated, they are”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 675589833, `sentence`; Catalog/catalog.toml,
  ///   `keysArentTranslatedTheyAre2844aec9`.
  case keysArentTranslatedTheyAre2844aec9

  /// “'{$tag}': messages can't follow '{$keyword}'; 'nu' alone, for digits, may follow 'u',
  /// and the options of ':date' and ':time' choose a calendar and the hours of a day”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 711859888, `sentence`; Catalog/catalog.toml,
  ///   `messagesCantFollowNuAloneFor2a6e1eb0`.
  case messagesCantFollowNuAloneFor2a6e1eb0(tag: Swift.String, keyword: Swift.String)

  /// “missing key '{$key}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1940028524, `sentence`; Catalog/catalog.toml, `missingKey73a27c6c`.
  case missingKey73a27c6c(key: Swift.String)

  /// “missing key 'value': '{$code}' has none, though other codes of the domain do”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 39488363, `sentence`; Catalog/catalog.toml,
  ///   `missingKeyValueHasNoneThough025a8b6b`.
  case missingKeyValueHasNoneThough025a8b6b(code: Swift.String)

  /// “'{$argument}' needs what the app's texts have for it alone: a place from 1 to 99, or a
  /// name in quotes”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 1732122532, `sentence`; Catalog/catalog.toml,
  ///   `needsWhatTheAppSTexts673e17a4`.
  case needsWhatTheAppSTexts673e17a4(argument: Swift.String)

  /// “no {$what} '{$name}'{$file}{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 46714502, `sentence`; Catalog/catalog.toml, `no02c8ce86`.
  case no02c8ce86(
    what: Swift.String, name: Swift.String, file: Swift.String, didYouMean: Swift.String)

  /// “no code '{$code}' in the domain '{$domain}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1837625337, `sentence`; Catalog/catalog.toml,
  ///   `noCodeInTheDomain6d87eff9`.
  case noCodeInTheDomain6d87eff9(code: Swift.String, domain: Swift.String, didYouMean: Swift.String)

  /// “no code '{$name}' in this domain{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1005638803, `sentence`; Catalog/catalog.toml,
  ///   `noCodeInThisDomain3bf0d493`.
  case noCodeInThisDomain3bf0d493(name: Swift.String, didYouMean: Swift.String)

  /// “no domain '{$name}' in 'Catalog'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1403023835, `sentence`; Catalog/catalog.toml,
  ///   `noDomainInCatalog53a071db`.
  case noDomainInCatalog53a071db(name: Swift.String, didYouMean: Swift.String)

  /// “no domain '{$name}': there is no '{$projectLayout}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 1318802408, `sentence`; Catalog/catalog.toml,
  ///   `noDomainThereIsNo4e9b53e8`.
  case noDomainThereIsNo4e9b53e8(
    name: Swift.String, projectLayout: Swift.String, didYouMean: Swift.String)

  /// “no {$what} '{$name}'; without '{$file}' there can be {$builtIn}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 1299247900, `sentence`; Catalog/catalog.toml,
  ///   `noWithoutThereCanBe4d70f31c`.
  case noWithoutThereCanBe4d70f31c(
    what: Swift.String, name: Swift.String, file: Swift.String, builtIn: [Swift.String])

  /// “nothing can be said in {$length :integer} characters; give the most that there is room
  /// for”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1983731237, `sentence`; Catalog/catalog.toml,
  ///   `nothingCanBeSaidInCharacters763d5625`.
  case nothingCanBeSaidInCharacters763d5625(length: Swift.Int)

  /// “'of' names the type of a list's elements”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 248064512, `sentence`; Catalog/catalog.toml, `ofNamesTheTypeOfA0ec92a00`.
  case ofNamesTheTypeOfA0ec92a00

  /// “only an integer can have a range, and this is a {$type}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 716024722, `sentence`; Catalog/catalog.toml,
  ///   `onlyAnIntegerCanHaveA2aadab92`.
  case onlyAnIntegerCanHaveA2aadab92(type: Swift.String)

  /// “say why the diagnostics are suppressed”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1876418057, `sentence`; Catalog/catalog.toml,
  ///   `sayWhyTheDiagnosticsAreSuppressed6fd7de09`.
  case sayWhyTheDiagnosticsAreSuppressed6fd7de09

  /// “the {$what} '{$other}' and '{$name}' differ only in upper and lower case”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 681489240, `sentence`; Catalog/catalog.toml,
  ///   `theAndDifferOnlyInUpper289eb358`.
  case theAndDifferOnlyInUpper289eb358(what: Swift.String, other: Swift.String, name: Swift.String)

  /// “the built-in recovery '{$recovery}' offers {$options}, which '{$projectLayout}' doesn't
  /// have; add it there, or write '{$projectLayout2}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 936013648, `sentence`; Catalog/catalog.toml,
  ///   `theBuiltInRecoveryOffersWhich37ca6f50`.
  case theBuiltInRecoveryOffersWhich37ca6f50(
    recovery: Swift.String, options: [Swift.String], projectLayout: Swift.String,
    projectLayout2: Swift.String)

  /// “the code was there since {$since}, so it can't have been removed in {$removed}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1393140790, `sentence`; Catalog/catalog.toml,
  ///   `theCodeWasThereSinceSo5309a436`.
  case theCodeWasThereSinceSo5309a436(since: Swift.String, removed: Swift.String)

  /// “the example {$number :integer} is not in the argument's range”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 906115872, `sentence`; Catalog/catalog.toml,
  ///   `theExampleIsNotInThe36023b20`.
  case theExampleIsNotInThe36023b20(number: Swift.Int)

  /// “the file has {$size :integer} bytes; files of more than {$largestFile :integer} aren't
  /// read, so split it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Readable.swift.
  ///
  /// - Remark: Code 1456621832, `sentence`; Catalog/catalog.toml,
  ///   `theFileHasBytesFilesOf56d24908`.
  case theFileHasBytesFilesOf56d24908(size: Swift.Int, largestFile: Swift.Int)

  /// “the files of '{$projectLayout}' are not read: '{$tag}' is a pseudo-locale, which is
  /// made from the source”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 659695848, `sentence`; Catalog/catalog.toml,
  ///   `theFilesOfAreNotRead275228e8`.
  case theFilesOfAreNotRead275228e8(projectLayout: Swift.String, tag: Swift.String)

  /// “the key '{$key}' leads to no message; write one such as 'login.expired.title', or
  /// remove the line”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 715365792, `sentence`; Catalog/catalog.toml,
  ///   `theKeyLeadsToNoMessage2aa39da0`.
  case theKeyLeadsToNoMessage2aa39da0(key: Swift.String)

  /// “the locale '{$tag}' has no files: '{$projectLayout}' is empty or missing”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 875466902, `sentence`; Catalog/catalog.toml,
  ///   `theLocaleHasNoFilesIs342e9096`.
  case theLocaleHasNoFilesIs342e9096(tag: Swift.String, projectLayout: Swift.String)

  /// “the locale '{$tag}' is not listed in 'Catalog/bayan.toml'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 1071542313, `sentence`; Catalog/catalog.toml,
  ///   `theLocaleIsNotListedIn3fde7029`.
  case theLocaleIsNotListedIn3fde7029(tag: Swift.String, didYouMean: Swift.String)

  /// “; the next free value is {$value :integer}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 719117450, `sentence`; Catalog/catalog.toml,
  ///   `theNextFreeValueIs2adcdc8a`.
  case theNextFreeValueIs2adcdc8a(value: Swift.Int)

  /// “the recovery '{$recovery}' offers nothing; name its options”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 2039860258, `sentence`; Catalog/catalog.toml,
  ///   `theRecoveryOffersNothingNameIts7995cc22`.
  case theRecoveryOffersNothingNameIts7995cc22(recovery: Swift.String)

  /// “the source locale '{$tag}' is not among 'locales'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 548069780, `sentence`; Catalog/catalog.toml,
  ///   `theSourceLocaleIsNotAmong20aae194`.
  case theSourceLocaleIsNotAmong20aae194(tag: Swift.String)

  /// “the term '{$term}' needs a translation that isn't empty”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 578205386, `sentence`; Catalog/catalog.toml,
  ///   `theTermNeedsATranslationThat2276b6ca`.
  case theTermNeedsATranslationThat2276b6ca(term: Swift.String)

  /// “the type '{$type}' is already that of the domain '{$other}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 1809815449, `sentence`; Catalog/catalog.toml,
  ///   `theTypeIsAlreadyThatOf6bdf9799`.
  case theTypeIsAlreadyThatOf6bdf9799(type: Swift.String, other: Swift.String)

  /// “there can be”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 255304374, `sentence`; Catalog/catalog.toml, `thereCanBe0f37a2b6`.
  case thereCanBe0f37a2b6

  /// “; there can be {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 1801553339, `sentence`; Catalog/catalog.toml, `thereCanBe6b6185bb`.
  case thereCanBe6b6185bb(names: [Swift.String])

  /// “there is no 'Catalog/bayan.toml', which names the project's locales”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 903276864, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoCatalogBayanToml35d6e940`.
  case thereIsNoCatalogBayanToml35d6e940

  /// “this answer is already matched by '{$code}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 1391612038, `sentence`; Catalog/catalog.toml,
  ///   `thisAnswerIsAlreadyMatchedBy52f25086`.
  case thisAnswerIsAlreadyMatchedBy52f25086(code: Swift.String)

  /// “this doesn't say which diagnostic of '{$rule}' it suppresses; 'bayan allow' writes its
  /// fingerprint”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1878033247, `sentence`; Catalog/catalog.toml,
  ///   `thisDoesntSayWhichDiagnosticOf6ff0835f`.
  case thisDoesntSayWhichDiagnosticOf6ff0835f(rule: Swift.String)

  /// “this file has format {$format}, and this version of bayan reads format 1; use the
  /// version that wrote it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1443053812, `sentence`; Catalog/catalog.toml,
  ///   `thisFileHasFormatAndThis560340f4`.
  case thisFileHasFormatAndThis560340f4(format: Swift.String)

  /// “this file is not read; files are directly in 'Catalog/' or in 'Locales/<locale>/'”
  ///
  /// Reading/BayanCatalog/ProjectSources.swift.
  ///
  /// - Remark: Code 1004821123, `sentence`; Catalog/catalog.toml,
  ///   `thisFileIsNotReadFiles3be45a83`.
  case thisFileIsNotReadFiles3be45a83

  /// “this file is not read; rename it to '{$name}'”
  ///
  /// Reading/BayanCatalog/ProjectSources.swift.
  ///
  /// - Remark: Code 1390598708, `sentence`; Catalog/catalog.toml,
  ///   `thisFileIsNotReadRename52e2da34`.
  case thisFileIsNotReadRename52e2da34(name: Swift.String)

  /// “this is no example of type '{$type}'; write {$example}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 2078063395, `sentence`; Catalog/catalog.toml,
  ///   `thisIsNoExampleOfType7bdcbb23`.
  case thisIsNoExampleOfType7bdcbb23(type: Swift.String, example: Swift.String)

  /// “this is no line of a state lock; write 'file.entry.facet \= state source translation
  /// origin', or remove the line”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 107304695, `sentence`; Catalog/catalog.toml, `thisIsNoLineOfA066556f7`.
  case thisIsNoLineOfA066556f7

  /// “this names no rule; {$form}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 208798682, `sentence`; Catalog/catalog.toml, `thisNamesNoRule0c7203da`.
  case thisNamesNoRule0c7203da(form: Swift.String)

  /// “this suppresses all diagnostics of '{$rule}'; name a 'locale' or a 'path', or set the
  /// rule in '[checks]'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1562034836, `sentence`; Catalog/catalog.toml,
  ///   `thisSuppressesAllDiagnosticsOfName5d1ac294`.
  case thisSuppressesAllDiagnosticsOfName5d1ac294(rule: Swift.String)

  /// “this suppresses nothing without a reason; write it after '--' at the end of the
  /// comment”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 607623651, `sentence`; Catalog/catalog.toml,
  ///   `thisSuppressesNothingWithoutAReason243799e3`.
  case thisSuppressesNothingWithoutAReason243799e3

  /// “unknown argument type '{$name}'{$hint}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1214006586, `sentence`; Catalog/catalog.toml,
  ///   `unknownArgumentType485c453a`.
  case unknownArgumentType485c453a(name: Swift.String, hint: Swift.String)

  /// “unknown facet '{$name}'{$hint}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 208028521, `sentence`; Catalog/catalog.toml, `unknownFacet0c664369`.
  case unknownFacet0c664369(name: Swift.String, hint: Swift.String)

  /// “unknown key '{$key}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 575832613, `sentence`; Catalog/catalog.toml, `unknownKey22528225`.
  case unknownKey22528225(key: Swift.String, didYouMean: Swift.String)

  /// “unknown key '{$key}'; {$there} {$known}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1602802867, `sentence`; Catalog/catalog.toml, `unknownKey5f88d4b3`.
  case unknownKey5f88d4b3(key: Swift.String, there: Swift.String, known: [Swift.String])

  /// “unknown kind of operand '{$name}'{$hint}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1947086588, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOperand740e2efc`.
  case unknownKindOfOperand740e2efc(name: Swift.String, hint: Swift.String)

  /// “unknown kind of option '{$name}'{$hint}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1935566482, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOption735e6692`.
  case unknownKindOfOption735e6692(name: Swift.String, hint: Swift.String)

  /// “; use a newer version of bayan”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 923592763, `sentence`; Catalog/catalog.toml,
  ///   `useANewerVersionOfBayan370ce83b`.
  case useANewerVersionOfBayan370ce83b

  /// “write '# bayan: allow RULE \@fingerprint \-- reason'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 690833262, `sentence`; Catalog/catalog.toml,
  ///   `writeBayanAllowRuleFingerprintReason292d476e`.
  case writeBayanAllowRuleFingerprintReason292d476e

  static var domainIndex: Swift.Int { 0 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aCase211d60d9: return 0
    case .aCodeThatWrapsAnotherError4b119e5d: return 1
    case .aDomainSFileCantBe1ec4f51f: return 2
    case .aDomainSFileCantBe70365dc5: return 3
    case .aMatchHasCodeSubcodeBoth2a87b6d3: return 4
    case .aType77a49b47: return 5
    case .anArgument4e7f4774: return 6
    case .anArrayAsInAnnBob5eb4b090: return 7
    case .anEmptyPhraseCantBeKept3396f082: return 8
    case .anEmptyWordCantBeLooked7d19f944: return 9
    case .anEnumHidesTheModuleFrom0ea312cb: return 10
    case .andMore711a4960: return 11
    case .areNoPluralRulesRunBayan3ac886c5: return 12
    case .cantBe44d73e69: return 13
    case .cantBeACodeWriteA59ad29aa: return 14
    case .cantBeADomainWriteA20ae407a: return 15
    case .cantBeASwiftNameUse517010f6: return 16
    case .cantBeItCanBe7f5887cc: return 17
    case .cantBeReplacedByItselfName0d964ecb: return 18
    case .eur601eef32: return 19
    case .formatIsNotKnownToThis3d74b6b2: return 20
    case .formatMustBeAnInteger6272fb3d: return 21
    case .generatedCodeCantHaveWhichSwift6af5f816: return 22
    case .hasNoNamespaceOfYoursName1f5d5df7: return 23
    case .hasTheValueAsHas1457d7f0: return 24
    case .hasTheValueWhichIsThat710e3b61: return 25
    case .hasTwoStatesKeepTheLine388d1b4d: return 26
    case .holdsWriteStrings544dcea9: return 27
    case .isACodeOfThisDomain3b72b68d: return 28
    case .isAPseudoLocaleWhichIs6400b3ac: return 29
    case .isAlreadyTheDomainOf0d1affb4: return 30
    case .isInTheEndReplacedBy3da82465: return 31
    case .isNeitherOneOfTheLocales3fa90be2: return 32
    case .isNoNameOfAService6dbd1ec6: return 33
    case .isNoSourceTextRunBayan6105a1b1: return 34
    case .isNoStateItCanBe3dd34175: return 35
    case .isNoTableOfAFile33fabd0b: return 36
    case .isNoVersionWriteOneTo34d838bd: return 37
    case .isNotALanguageTagSuch1f86c228: return 38
    case .isNotANumberingSystemSuch758542eb: return 39
    case .isNotARangeWriteThe3723e3bf: return 40
    case .isNotARangeWriteThe4d260c0f: return 41
    case .isNotAmongTheLocalesThat29ed6bb2: return 42
    case .isNotKnown15d236f4: return 43
    case .isRetiredItselfNameACode669fd310: return 44
    case .isRetiredItselfNameWhichReplaces6a02248d: return 45
    case .isTwiceIn43529a8f: return 46
    case .isWrite4d96ea85: return 47
    case .itCanBe73468834: return 48
    case .keysArentTranslatedTheyAre2844aec9: return 49
    case .messagesCantFollowNuAloneFor2a6e1eb0: return 50
    case .missingKey73a27c6c: return 51
    case .missingKeyValueHasNoneThough025a8b6b: return 52
    case .needsWhatTheAppSTexts673e17a4: return 53
    case .no02c8ce86: return 54
    case .noCodeInTheDomain6d87eff9: return 55
    case .noCodeInThisDomain3bf0d493: return 56
    case .noDomainInCatalog53a071db: return 57
    case .noDomainThereIsNo4e9b53e8: return 58
    case .noWithoutThereCanBe4d70f31c: return 59
    case .nothingCanBeSaidInCharacters763d5625: return 60
    case .ofNamesTheTypeOfA0ec92a00: return 61
    case .onlyAnIntegerCanHaveA2aadab92: return 62
    case .sayWhyTheDiagnosticsAreSuppressed6fd7de09: return 63
    case .theAndDifferOnlyInUpper289eb358: return 64
    case .theBuiltInRecoveryOffersWhich37ca6f50: return 65
    case .theCodeWasThereSinceSo5309a436: return 66
    case .theExampleIsNotInThe36023b20: return 67
    case .theFileHasBytesFilesOf56d24908: return 68
    case .theFilesOfAreNotRead275228e8: return 69
    case .theKeyLeadsToNoMessage2aa39da0: return 70
    case .theLocaleHasNoFilesIs342e9096: return 71
    case .theLocaleIsNotListedIn3fde7029: return 72
    case .theNextFreeValueIs2adcdc8a: return 73
    case .theRecoveryOffersNothingNameIts7995cc22: return 74
    case .theSourceLocaleIsNotAmong20aae194: return 75
    case .theTermNeedsATranslationThat2276b6ca: return 76
    case .theTypeIsAlreadyThatOf6bdf9799: return 77
    case .thereCanBe0f37a2b6: return 78
    case .thereCanBe6b6185bb: return 79
    case .thereIsNoCatalogBayanToml35d6e940: return 80
    case .thisAnswerIsAlreadyMatchedBy52f25086: return 81
    case .thisDoesntSayWhichDiagnosticOf6ff0835f: return 82
    case .thisFileHasFormatAndThis560340f4: return 83
    case .thisFileIsNotReadFiles3be45a83: return 84
    case .thisFileIsNotReadRename52e2da34: return 85
    case .thisIsNoExampleOfType7bdcbb23: return 86
    case .thisIsNoLineOfA066556f7: return 87
    case .thisNamesNoRule0c7203da: return 88
    case .thisSuppressesAllDiagnosticsOfName5d1ac294: return 89
    case .thisSuppressesNothingWithoutAReason243799e3: return 90
    case .unknownArgumentType485c453a: return 91
    case .unknownFacet0c664369: return 92
    case .unknownKey22528225: return 93
    case .unknownKey5f88d4b3: return 94
    case .unknownKindOfOperand740e2efc: return 95
    case .unknownKindOfOption735e6692: return 96
    case .useANewerVersionOfBayan370ce83b: return 97
    case .writeBayanAllowRuleFingerprintReason292d476e: return 98
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aDomainSFileCantBe1ec4f51f(let name), .aDomainSFileCantBe70365dc5(let name),
      .anEnumHidesTheModuleFrom0ea312cb(let name), .cantBeASwiftNameUse517010f6(let name),
      .cantBeReplacedByItselfName0d964ecb(let name), .hasNoNamespaceOfYoursName1f5d5df7(let name),
      .isACodeOfThisDomain3b72b68d(let name), .isNoTableOfAFile33fabd0b(let name),
      .isNotANumberingSystemSuch758542eb(let name), .thisFileIsNotReadRename52e2da34(let name):
      return .carrying(name: name)
    case .andMore711a4960(let count): return .carrying(count: count)
    case .areNoPluralRulesRunBayan3ac886c5(let text), .cantBeACodeWriteA59ad29aa(let text),
      .cantBeADomainWriteA20ae407a(let text), .isNoNameOfAService6dbd1ec6(let text),
      .isNoVersionWriteOneTo34d838bd(let text), .isNotARangeWriteThe3723e3bf(let text),
      .isNotARangeWriteThe4d260c0f(let text):
      return .carrying(text: text)
    case .cantBe44d73e69(let key, let value, let hint):
      return .carrying(key: key, value: value, hint: hint)
    case .cantBeItCanBe7f5887cc(let rule, let name, let names):
      return .carrying(rule: rule, name: name, names: names)
    case .formatIsNotKnownToThis3d74b6b2(let format, let hint):
      return .carrying(format: format, hint: hint)
    case .generatedCodeCantHaveWhichSwift6af5f816(let kind, let name):
      return .carrying(kind: kind, name: name)
    case .hasTheValueAsHas1457d7f0(let code, let value, let other, let hint):
      return .carrying(code: code, value: value, other: other, hint: hint)
    case .hasTheValueWhichIsThat710e3b61(let other, let value, let code):
      return .carrying(other: other, value: value, code: code)
    case .hasTwoStatesKeepTheLine388d1b4d(let id): return .carrying(id: id)
    case .holdsWriteStrings544dcea9(let key, let withArticle):
      return .carrying(key: key, withArticle: withArticle)
    case .isAPseudoLocaleWhichIs6400b3ac(let tag), .theSourceLocaleIsNotAmong20aae194(let tag):
      return .carrying(tag: tag)
    case .isAlreadyTheDomainOf0d1affb4(let identifier, let other):
      return .carrying(identifier: identifier, other: other)
    case .isInTheEndReplacedBy3da82465(let name, let named, let more):
      return .carrying(name: name, named: named, more: more)
    case .isNeitherOneOfTheLocales3fa90be2(let tag, let didYouMean),
      .isNotALanguageTagSuch1f86c228(let tag, let didYouMean),
      .isNotAmongTheLocalesThat29ed6bb2(let tag, let didYouMean),
      .theLocaleIsNotListedIn3fde7029(let tag, let didYouMean):
      return .carrying(tag: tag, didYouMean: didYouMean)
    case .isNoSourceTextRunBayan6105a1b1(let path): return .carrying(path: path)
    case .isNoStateItCanBe3dd34175(let name, let allCases):
      return .carrying(name: name, allCases: allCases)
    case .isNotKnown15d236f4(let value, let form): return .carrying(value: value, form: form)
    case .isRetiredItselfNameACode669fd310(let code),
      .missingKeyValueHasNoneThough025a8b6b(let code),
      .thisAnswerIsAlreadyMatchedBy52f25086(let code):
      return .carrying(code: code)
    case .isRetiredItselfNameWhichReplaces6a02248d(let code, let successor):
      return .carrying(code: code, successor: successor)
    case .isTwiceIn43529a8f(let value, let key): return .carrying(value: value, key: key)
    case .isWrite4d96ea85(let name, let withArticle, let wanted):
      return .carrying(name: name, withArticle: withArticle, wanted: wanted)
    case .itCanBe73468834(let names), .thereCanBe6b6185bb(let names): return .carrying(names: names)
    case .messagesCantFollowNuAloneFor2a6e1eb0(let tag, let keyword):
      return .carrying(tag: tag, keyword: keyword)
    case .missingKey73a27c6c(let key), .theKeyLeadsToNoMessage2aa39da0(let key):
      return .carrying(key: key)
    case .needsWhatTheAppSTexts673e17a4(let argument): return .carrying(argument: argument)
    case .no02c8ce86(let what, let name, let file, let didYouMean):
      return .carrying(what: what, name: name, file: file, didYouMean: didYouMean)
    case .noCodeInTheDomain6d87eff9(let code, let domain, let didYouMean):
      return .carrying(code: code, domain: domain, didYouMean: didYouMean)
    case .noCodeInThisDomain3bf0d493(let name, let didYouMean),
      .noDomainInCatalog53a071db(let name, let didYouMean):
      return .carrying(name: name, didYouMean: didYouMean)
    case .noDomainThereIsNo4e9b53e8(let name, let projectLayout, let didYouMean):
      return .carrying(name: name, projectLayout: projectLayout, didYouMean: didYouMean)
    case .noWithoutThereCanBe4d70f31c(let what, let name, let file, let builtIn):
      return .carrying(what: what, name: name, file: file, builtIn: builtIn)
    case .nothingCanBeSaidInCharacters763d5625(let length): return .carrying(length: length)
    case .onlyAnIntegerCanHaveA2aadab92(let type): return .carrying(type: type)
    case .theAndDifferOnlyInUpper289eb358(let what, let other, let name):
      return .carrying(what: what, other: other, name: name)
    case .theBuiltInRecoveryOffersWhich37ca6f50(let recovery, let options, let projectLayout, let projectLayout2):
      return .carrying(
        recovery: recovery, options: options, projectLayout: projectLayout,
        projectLayout2: projectLayout2)
    case .theCodeWasThereSinceSo5309a436(let since, let removed):
      return .carrying(since: since, removed: removed)
    case .theExampleIsNotInThe36023b20(let number): return .carrying(number: number)
    case .theFileHasBytesFilesOf56d24908(let size, let largestFile):
      return .carrying(size: size, largestFile: largestFile)
    case .theFilesOfAreNotRead275228e8(let projectLayout, let tag):
      return .carrying(projectLayout: projectLayout, tag: tag)
    case .theLocaleHasNoFilesIs342e9096(let tag, let projectLayout):
      return .carrying(tag: tag, projectLayout: projectLayout)
    case .theNextFreeValueIs2adcdc8a(let value): return .carrying(value: value)
    case .theRecoveryOffersNothingNameIts7995cc22(let recovery):
      return .carrying(recovery: recovery)
    case .theTermNeedsATranslationThat2276b6ca(let term): return .carrying(term: term)
    case .theTypeIsAlreadyThatOf6bdf9799(let type, let other):
      return .carrying(type: type, other: other)
    case .thisDoesntSayWhichDiagnosticOf6ff0835f(let rule),
      .thisSuppressesAllDiagnosticsOfName5d1ac294(let rule):
      return .carrying(rule: rule)
    case .thisFileHasFormatAndThis560340f4(let format): return .carrying(format: format)
    case .thisIsNoExampleOfType7bdcbb23(let type, let example):
      return .carrying(type: type, example: example)
    case .thisNamesNoRule0c7203da(let form): return .carrying(form: form)
    case .unknownArgumentType485c453a(let name, let hint),
      .unknownFacet0c664369(let name, let hint), .unknownKindOfOperand740e2efc(let name, let hint),
      .unknownKindOfOption735e6692(let name, let hint):
      return .carrying(name: name, hint: hint)
    case .unknownKey22528225(let key, let didYouMean):
      return .carrying(key: key, didYouMean: didYouMean)
    case .unknownKey5f88d4b3(let key, let there, let known):
      return .carrying(key: key, there: there, known: known)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCase211d60d9, .aCodeThatWrapsAnotherError4b119e5d, .aMatchHasCodeSubcodeBoth2a87b6d3,
      .aType77a49b47, .anArgument4e7f4774, .anArrayAsInAnnBob5eb4b090,
      .anEmptyPhraseCantBeKept3396f082, .anEmptyWordCantBeLooked7d19f944, .eur601eef32,
      .formatMustBeAnInteger6272fb3d, .keysArentTranslatedTheyAre2844aec9,
      .ofNamesTheTypeOfA0ec92a00, .sayWhyTheDiagnosticsAreSuppressed6fd7de09, .thereCanBe0f37a2b6,
      .thereIsNoCatalogBayanToml35d6e940, .thisFileIsNotReadFiles3be45a83,
      .thisIsNoLineOfA066556f7, .thisSuppressesNothingWithoutAReason243799e3,
      .useANewerVersionOfBayan370ce83b, .writeBayanAllowRuleFingerprintReason292d476e,
    ]
  }
}
