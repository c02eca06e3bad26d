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

  /// “a category”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 1329935968, `sentence`; Catalog/catalog.toml, `aCategory4f453660`.
  case aCategory4f453660

  /// “a domain's file can't be called '{$name}.toml', because each locale has another file of
  /// this name; choose another name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1094265332, `sentence`; Catalog/catalog.toml,
  ///   `aDomainSFileCantBe413929f4`.
  case aDomainSFileCantBe413929f4(name: Swift.String)

  /// “a domain's file can't be called '{$name}'; use letters, digits, '-' and '_'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1882611141, `sentence`; Catalog/catalog.toml,
  ///   `aDomainSFileCantBe70365dc5`.
  case aDomainSFileCantBe70365dc5(name: Swift.String)

  /// “a list of currencies”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 532444549, `sentence`; Catalog/catalog.toml, `aListOfCurrencies1fbc7585`.
  case aListOfCurrencies1fbc7585

  /// “a list of dates”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 1135976168, `sentence`; Catalog/catalog.toml, `aListOfDates43b59ee8`.
  case aListOfDates43b59ee8

  /// “a list of integers”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 267457038, `sentence`; Catalog/catalog.toml, `aListOfIntegers0ff1120e`.
  case aListOfIntegers0ff1120e

  /// “a list of numbers”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 1226833114, `sentence`; Catalog/catalog.toml, `aListOfNumbers491ffcda`.
  case aListOfNumbers491ffcda

  /// “a list of strings”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 738473670, `sentence`; Catalog/catalog.toml, `aListOfStrings2c0436c6`.
  case aListOfStrings2c0436c6

  /// “a list of words can't contain an empty one; remove it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Wording.swift.
  ///
  /// - Remark: Code 1174170243, `sentence`; Catalog/catalog.toml,
  ///   `aListOfWordsCantContain45fc6a83`.
  case aListOfWordsCantContain45fc6a83

  /// “a match needs 'code', 'subcode' or both, or else one of 'name', 'codes' and
  /// 'http-status'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 2111989572, `sentence`; Catalog/catalog.toml,
  ///   `aMatchNeedsCodeSubcodeOr7de26744`.
  case aMatchNeedsCodeSubcodeOr7de26744

  /// “a module”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1719287648, `sentence`; Catalog/catalog.toml, `aModule667a3f60`.
  case aModule667a3f60

  /// “a string”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 933767265, `sentence`; Catalog/catalog.toml, `aString37a82861`.
  case aString37a82861

  /// “a table”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 169840685, `sentence`; Catalog/catalog.toml, `aTable0a1f902d`.
  case aTable0a1f902d

  /// “a table of texts”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Messages.swift.
  ///
  /// - Remark: Code 1775368437, `sentence`; Catalog/catalog.toml, `aTableOfTexts69d1f8f5`.
  case aTableOfTexts69d1f8f5

  /// “a table such as \{ operand \= ["integer"] \}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1157521530, `sentence`; Catalog/catalog.toml,
  ///   `aTableSuchAsOperandInteger44fe607a`.
  case aTableSuchAsOperandInteger44fe607a

  /// “a table such as \{ type \= "string" \}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1386688062, `sentence`; Catalog/catalog.toml,
  ///   `aTableSuchAsTypeString52a72e3e`.
  case aTableSuchAsTypeString52a72e3e

  /// “a type”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 2007276359, `sentence`; Catalog/catalog.toml, `aType77a49b47`.
  case aType77a49b47

  /// “'{$other}' already has the domain '{$identifier}'; choose another domain”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 589206501, `sentence`; Catalog/catalog.toml,
  ///   `alreadyHasTheDomainChooseAnother231e93e5`.
  case alreadyHasTheDomainChooseAnother231e93e5(other: Swift.String, identifier: Swift.String)

  /// “an argument”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1316964212, `sentence`; Catalog/catalog.toml, `anArgument4e7f4774`.
  case anArgument4e7f4774

  /// “an array”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1485166978, `sentence`; Catalog/catalog.toml, `anArray5885d982`.
  case anArray5885d982

  /// “an array of its values, or a kind such as "integer"”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1437937537, `sentence`; Catalog/catalog.toml,
  ///   `anArrayOfItsValuesOr55b52f81`.
  case anArrayOfItsValuesOr55b52f81

  /// “an array of strings”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1100564079, `sentence`; Catalog/catalog.toml, `anArrayOfStrings4199466f`.
  case anArrayOfStrings4199466f

  /// “an enum '{$name}' hides the module '{$name}' from generated code; give the enum another
  /// name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 245568203, `sentence`; Catalog/catalog.toml,
  ///   `anEnumHidesTheModuleFrom0ea312cb`.
  case anEnumHidesTheModuleFrom0ea312cb(name: Swift.String)

  /// “an integer”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1263351287, `sentence`; Catalog/catalog.toml, `anInteger4b4d35f7`.
  case anInteger4b4d35f7

  /// “an option”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 1535810136, `sentence`; Catalog/catalog.toml, `anOption5b8a9a58`.
  case anOption5b8a9a58

  /// “'{$code}' and '{$other}' have the same value, {$value :integer}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1546356998, `sentence`; Catalog/catalog.toml,
  ///   `andHaveTheSameValue5c2b8906`.
  case andHaveTheSameValue5c2b8906(code: Swift.String, other: Swift.String, value: Swift.Int)

  /// “'{$code}' and '{$other}' have the same value, {$value :integer}; the next free value is
  /// {$next :integer}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 530383153, `sentence`; Catalog/catalog.toml,
  ///   `andHaveTheSameValueThe1f9d0131`.
  case andHaveTheSameValueThe1f9d0131(
    code: Swift.String, other: Swift.String, value: Swift.Int, next: Swift.Int)

  /// “and {$count} more”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1897548128, `sentence`; Catalog/catalog.toml, `andMore711a4960`.
  case andMore711a4960(count: Swift.String)

  /// “'{$text}' aren't plural rules; run 'bayan cldr --accept' to write the line again”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 622316044, `sentence`; Catalog/catalog.toml,
  ///   `arentPluralRulesRunBayanCldr2517ca0c`.
  case arentPluralRulesRunBayanCldr2517ca0c(text: Swift.String)

  /// “'{$key}' can't be '{$value}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1154956905, `sentence`; Catalog/catalog.toml, `cantBe44d73e69`.
  case cantBe44d73e69(key: Swift.String, value: Swift.String, didYouMean: Swift.String)

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

  /// “'{$text}' can't be a name in the answers of a service; use 1 to 64 ASCII letters,
  /// digits, '_', '-', '.' and '/'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 1888182232, `sentence`; Catalog/catalog.toml, `cantBeANameInThe708b5fd8`.
  case cantBeANameInThe708b5fd8(text: Swift.String)

  /// “'{$name}' can't be a Swift name; use letters, digits and '_', and don't begin with a
  /// digit”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 573685195, `sentence`; Catalog/catalog.toml,
  ///   `cantBeASwiftNameUse2231bdcb`.
  case cantBeASwiftNameUse2231bdcb(name: Swift.String)

  /// “'{$name}' can't be replaced by itself; name another code, or remove 'replaced-by'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 227954379, `sentence`; Catalog/catalog.toml,
  ///   `cantBeReplacedByItselfName0d964ecb`.
  case cantBeReplacedByItselfName0d964ecb(name: Swift.String)

  /// “'{$key}' can't be '{$value}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 22448607, `sentence`; Catalog/catalog.toml, `cantBeUse015689df`.
  case cantBeUse015689df(key: Swift.String, value: Swift.String, names: Swift.String)

  /// “'{$key}' contains {$withArticle}; write strings only”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1259918070, `sentence`; Catalog/catalog.toml,
  ///   `containsWriteStringsOnly4b18d2f6`.
  case containsWriteStringsOnly4b18d2f6(key: Swift.String, withArticle: Swift.String)

  /// “'do-not-translate' can't contain an empty phrase; remove it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 853982845, `sentence`; Catalog/catalog.toml,
  ///   `doNotTranslateCantContainAn32e6be7d`.
  case doNotTranslateCantContainAn32e6be7d

  /// “'format' must be an integer”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1651702589, `sentence`; Catalog/catalog.toml,
  ///   `formatMustBeAnInteger6272fb3d`.
  case formatMustBeAnInteger6272fb3d

  /// “generated code can't have {$kind} '{$name}', because Swift or Bayan uses this name;
  /// choose another name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1249689258, `sentence`; Catalog/catalog.toml,
  ///   `generatedCodeCantHaveBecauseSwift4a7cbeaa`.
  case generatedCodeCantHaveBecauseSwift4a7cbeaa(kind: Swift.String, name: Swift.String)

  /// “'{$code}' has no 'value', but other codes of the domain have one; add it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 777073518, `sentence`; Catalog/catalog.toml,
  ///   `hasNoValueButOtherCodes2e51336e`.
  case hasNoValueButOtherCodes2e51336e(code: Swift.String)

  /// “'{$tag}' has the extension '{$keyword}', which messages can't use; only 'nu', for
  /// digits, can follow 'u'; set a calendar or the hours of a day with options of ':date' and
  /// ':time'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1188615555, `sentence`; Catalog/catalog.toml,
  ///   `hasTheExtensionWhichMessagesCant46d8d583`.
  case hasTheExtensionWhichMessagesCant46d8d583(tag: Swift.String, keyword: Swift.String)

  /// “'{$other}' has the value {$value :integer}, which belongs to the retired code
  /// '{$code}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1885553036, `sentence`; Catalog/catalog.toml,
  ///   `hasTheValueWhichBelongsTo7063418c`.
  case hasTheValueWhichBelongsTo7063418c(other: Swift.String, value: Swift.Int, code: Swift.String)

  /// “'{$key}' has '{$value}' twice; remove one”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1811710153, `sentence`; Catalog/catalog.toml,
  ///   `hasTwiceRemoveOne6bfc80c9`.
  case hasTwiceRemoveOne6bfc80c9(key: Swift.String, value: Swift.String)

  /// “'{$id}' has two states; keep the line that is right, and remove the other”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 43134949, `sentence`; Catalog/catalog.toml,
  ///   `hasTwoStatesKeepTheLine02922fe5`.
  case hasTwoStatesKeepTheLine02922fe5(id: Swift.String)

  /// “'{$name}' is a code of this domain, so it can't be retired; remove one of the two
  /// tables”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 997373581, `sentence`; Catalog/catalog.toml,
  ///   `isACodeOfThisDomain3b72b68d`.
  case isACodeOfThisDomain3b72b68d(name: Swift.String)

  /// “'{$tag}' is a pseudo-locale, which is generated from the source; name the locale that
  /// the messages are written in”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 901694574, `sentence`; Catalog/catalog.toml,
  ///   `isAPseudoLocaleWhichIs35bec46e`.
  case isAPseudoLocaleWhichIs35bec46e(tag: Swift.String)

  /// “'{$tag}' is neither one of the 'locales' nor the language of one{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Wording.swift.
  ///
  /// - Remark: Code 1068043234, `sentence`; Catalog/catalog.toml,
  ///   `isNeitherOneOfTheLocales3fa90be2`.
  case isNeitherOneOfTheLocales3fa90be2(tag: Swift.String, didYouMean: Swift.String)

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

  /// “'{$value}' is not known; {$form}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 366098164, `sentence`; Catalog/catalog.toml, `isNotKnown15d236f4`.
  case isNotKnown15d236f4(value: Swift.String, form: Swift.String)

  /// “'{$code}' is retired itself; name a code that isn't retired”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1441356303, `sentence`; Catalog/catalog.toml,
  ///   `isRetiredItselfNameACode55e95a0f`.
  case isRetiredItselfNameACode55e95a0f(code: Swift.String)

  /// “'{$code}' is retired itself; name '{$successor}', which replaces it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1778525325, `sentence`; Catalog/catalog.toml,
  ///   `isRetiredItselfNameWhichReplaces6a02248d`.
  case isRetiredItselfNameWhichReplaces6a02248d(code: Swift.String, successor: Swift.String)

  /// “'{$name}' is {$withArticle}; write {$wanted}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1301736069, `sentence`; Catalog/catalog.toml, `isWrite4d96ea85`.
  case isWrite4d96ea85(name: Swift.String, withArticle: Swift.String, wanted: Swift.String)

  /// “'{$path}' isn't a source text; run 'bayan sync' to write the file again”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1737010715, `sentence`; Catalog/catalog.toml,
  ///   `isntASourceTextRunBayan6788ae1b`.
  case isntASourceTextRunBayan6788ae1b(path: Swift.String)

  /// “'{$name}' isn't a state; use {$allCases}”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 2051629374, `sentence`; Catalog/catalog.toml, `isntAStateUse7a49613e`.
  case isntAStateUse7a49613e(name: Swift.String, allCases: Swift.String)

  /// “'{$name}' isn't a table with the keys of a file; remove the line, and run 'bayan adopt'
  /// again”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 155415, `sentence`; Catalog/catalog.toml,
  ///   `isntATableWithTheKeys00025f17`.
  case isntATableWithTheKeys00025f17(name: Swift.String)

  /// “'{$text}' isn't a version; write one to three numbers, such as "1.4" or "2.0.0-beta.1"”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 990444649, `sentence`; Catalog/catalog.toml,
  ///   `isntAVersionWriteOneTo3b08fc69`.
  case isntAVersionWriteOneTo3b08fc69(text: Swift.String)

  /// “'{$tag}' isn't one of the 'locales' that the source locale is translated
  /// to{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 643481399, `sentence`; Catalog/catalog.toml,
  ///   `isntOneOfTheLocalesThat265abf37`.
  case isntOneOfTheLocalesThat265abf37(tag: Swift.String, didYouMean: Swift.String)

  /// “'max-length' can't be {$length :integer}; write the number of characters that fit”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 249339380, `sentence`; Catalog/catalog.toml,
  ///   `maxLengthCantBeWriteThe0edc9df4`.
  case maxLengthCantBeWriteThe0edc9df4(length: Swift.Int)

  /// “missing key '{$key}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1940028524, `sentence`; Catalog/catalog.toml, `missingKey73a27c6c`.
  case missingKey73a27c6c(key: Swift.String)

  /// “'{$name}' needs a namespace of your own; write it as in 'app:ordinal'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 2094248026, `sentence`; Catalog/catalog.toml,
  ///   `needsANamespaceOfYourOwn7cd3b05a`.
  case needsANamespaceOfYourOwn7cd3b05a(name: Swift.String)

  /// “'{$argument}' needs its position in the app's texts, from 1 to 99, or its name in
  /// quotes; no two arguments can have the same”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 461530452, `sentence`; Catalog/catalog.toml,
  ///   `needsItsPositionInTheApp1b826554`.
  case needsItsPositionInTheApp1b826554(argument: Swift.String)

  /// “'of' is the type of a list's elements, but this argument isn't a list; remove it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1179011641, `sentence`; Catalog/catalog.toml, `ofIsTheTypeOfA46464a39`.
  case ofIsTheTypeOfA46464a39

  /// “only an integer can have a range, but this argument has the type '{$type}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1959490496, `sentence`; Catalog/catalog.toml,
  ///   `onlyAnIntegerCanHaveA74cb73c0`.
  case onlyAnIntegerCanHaveA74cb73c0(type: Swift.String)

  /// “say why the diagnostics are suppressed”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1876418057, `sentence`; Catalog/catalog.toml,
  ///   `sayWhyTheDiagnosticsAreSuppressed6fd7de09`.
  case sayWhyTheDiagnosticsAreSuppressed6fd7de09

  /// “tables such as \{ code \= 4 \}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 1970009799, `sentence`; Catalog/catalog.toml, `tablesSuchAsCode756bf6c7`.
  case tablesSuchAsCode756bf6c7

  /// “tables with the header '[[allow]]'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1904078851, `sentence`; Catalog/catalog.toml,
  ///   `tablesWithTheHeaderAllow717df003`.
  case tablesWithTheHeaderAllow717df003

  /// “the {$what} '{$other}' and '{$name}' differ only in upper and lower case”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 681489240, `sentence`; Catalog/catalog.toml,
  ///   `theAndDifferOnlyInUpper289eb358`.
  case theAndDifferOnlyInUpper289eb358(what: Swift.String, other: Swift.String, name: Swift.String)

  /// “the built-in recovery '{$recovery}' offers {$options}, which '{$projectLayout}' doesn't
  /// have; add each one there, or write your own '{$projectLayout2}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 2115073778, `sentence`; Catalog/catalog.toml,
  ///   `theBuiltInRecoveryOffersWhich7e1176f2`.
  case theBuiltInRecoveryOffersWhich7e1176f2(
    recovery: Swift.String, options: [Swift.String], projectLayout: Swift.String,
    projectLayout2: Swift.String)

  /// “the code exists since {$since}, so it can't have been removed in {$removed}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 2093619044, `sentence`; Catalog/catalog.toml,
  ///   `theCodeExistsSinceSoIt7cca1764`.
  case theCodeExistsSinceSoIt7cca1764(since: Swift.String, removed: Swift.String)

  /// “the domain '{$other}' already has the type '{$type}'; choose another type”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 2121557237, `sentence`; Catalog/catalog.toml,
  ///   `theDomainAlreadyHasTheType7e7464f5`.
  case theDomainAlreadyHasTheType7e7464f5(other: Swift.String, type: Swift.String)

  /// “the example {$number :integer} is not in the argument's range”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 906115872, `sentence`; Catalog/catalog.toml,
  ///   `theExampleIsNotInThe36023b20`.
  case theExampleIsNotInThe36023b20(number: Swift.Int)

  /// “the file has {$size :integer} bytes; files of more than {$largestFile :integer} aren't
  /// read; split it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Readable.swift.
  ///
  /// - Remark: Code 1591783644, `sentence`; Catalog/catalog.toml,
  ///   `theFileHasBytesFilesOf5ee0b0dc`.
  case theFileHasBytesFilesOf5ee0b0dc(size: Swift.Int, largestFile: Swift.Int)

  /// “the files of '{$projectLayout}' are not read: '{$tag}' is a pseudo-locale, which is
  /// generated from the source”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 31333385, `sentence`; Catalog/catalog.toml,
  ///   `theFilesOfAreNotRead01de1c09`.
  case theFilesOfAreNotRead01de1c09(projectLayout: Swift.String, tag: Swift.String)

  /// “the key '{$key}' doesn't name a message; write one such as 'login.expired.title', or
  /// remove the line”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 509812161, `sentence`; Catalog/catalog.toml,
  ///   `theKeyDoesntNameAMessage1e631dc1`.
  case theKeyDoesntNameAMessage1e631dc1(key: Swift.String)

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

  /// “the recovery '{$recovery}' has no options; name them in 'options'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 81455476, `sentence`; Catalog/catalog.toml,
  ///   `theRecoveryHasNoOptionsName04dae974`.
  case theRecoveryHasNoOptionsName04dae974(recovery: Swift.String)

  /// “the replacements of '{$name}' lead back to it, through {$named}{$more}; remove one
  /// 'replaced-by'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 2143453421, `sentence`; Catalog/catalog.toml,
  ///   `theReplacementsOfLeadBackTo7fc280ed`.
  case theReplacementsOfLeadBackTo7fc280ed(
    name: Swift.String, named: Swift.String, more: Swift.String)

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

  /// “there is no {$what} '{$name}'{$file}{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 741662368, `sentence`; Catalog/catalog.toml, `thereIsNo2c34dea0`.
  case thereIsNo2c34dea0(
    what: Swift.String, name: Swift.String, file: Swift.String, didYouMean: Swift.String)

  /// “there is no 'Catalog/bayan.toml', which names the project's locales”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 903276864, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoCatalogBayanToml35d6e940`.
  case thereIsNoCatalogBayanToml35d6e940

  /// “there is no code '{$code}' in the domain '{$domain}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1973350759, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoCodeInThe759ef167`.
  case thereIsNoCodeInThe759ef167(
    code: Swift.String, domain: Swift.String, didYouMean: Swift.String)

  /// “there is no code '{$name}' in this domain{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 2103879007, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoCodeInThis7d66a55f`.
  case thereIsNoCodeInThis7d66a55f(name: Swift.String, didYouMean: Swift.String)

  /// “there is no domain '{$name}', because there is no '{$projectLayout}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 1314807871, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoDomainBecauseThere4e5e603f`.
  case thereIsNoDomainBecauseThere4e5e603f(
    name: Swift.String, projectLayout: Swift.String, didYouMean: Swift.String)

  /// “there is no domain '{$name}' in 'Catalog'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1685040590, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoDomainInCatalog646fadce`.
  case thereIsNoDomainInCatalog646fadce(name: Swift.String, didYouMean: Swift.String)

  /// “there is no {$what} '{$name}'; without '{$file}' use {$builtIn}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 1111556577, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoWithoutUse424101e1`.
  case thereIsNoWithoutUse424101e1(
    what: Swift.String, name: Swift.String, file: Swift.String, builtIn: Swift.String)

  /// “this answer is already matched by '{$code}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 1391612038, `sentence`; Catalog/catalog.toml,
  ///   `thisAnswerIsAlreadyMatchedBy52f25086`.
  case thisAnswerIsAlreadyMatchedBy52f25086(code: Swift.String)

  /// “this comment doesn't name a rule; {$form}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 505175800, `sentence`; Catalog/catalog.toml,
  ///   `thisCommentDoesntNameARule1e1c5ef8`.
  case thisCommentDoesntNameARule1e1c5ef8(form: Swift.String)

  /// “this comment doesn't say which diagnostic of '{$rule}' it suppresses; 'bayan allow'
  /// writes a comment with the diagnostic's fingerprint”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1250784683, `sentence`; Catalog/catalog.toml,
  ///   `thisCommentDoesntSayWhichDiagnostic4a8d75ab`.
  case thisCommentDoesntSayWhichDiagnostic4a8d75ab(rule: Swift.String)

  /// “this comment suppresses nothing, because it has no reason; write one after '--' at its
  /// end”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 421277680, `sentence`; Catalog/catalog.toml,
  ///   `thisCommentSuppressesNothingBecauseIt191c2ff0`.
  case thisCommentSuppressesNothingBecauseIt191c2ff0

  /// “this file has format {$format}, but this version of bayan reads format 1; use the
  /// version that wrote it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 579884356, `sentence`; Catalog/catalog.toml,
  ///   `thisFileHasFormatButThis22905544`.
  case thisFileHasFormatButThis22905544(format: Swift.String)

  /// “this file is not read; put it directly in 'Catalog/' or in 'Locales/<locale>/'”
  ///
  /// Reading/BayanCatalog/ProjectSources.swift.
  ///
  /// - Remark: Code 1591999672, `sentence`; Catalog/catalog.toml,
  ///   `thisFileIsNotReadPut5ee3fcb8`.
  case thisFileIsNotReadPut5ee3fcb8

  /// “this file is not read; rename it to '{$name}'”
  ///
  /// Reading/BayanCatalog/ProjectSources.swift.
  ///
  /// - Remark: Code 1390598708, `sentence`; Catalog/catalog.toml,
  ///   `thisFileIsNotReadRename52e2da34`.
  case thisFileIsNotReadRename52e2da34(name: Swift.String)

  /// “this isn't a line of a state lock; write 'file.entry.facet \= state source translation
  /// origin', or remove the line”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 911897033, `sentence`; Catalog/catalog.toml, `thisIsntALineOfA365a71c9`.
  case thisIsntALineOfA365a71c9

  /// “this isn't an example of the type '{$type}'; write {$example}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1723991254, `sentence`; Catalog/catalog.toml,
  ///   `thisIsntAnExampleOfThe66c204d6`.
  case thisIsntAnExampleOfThe66c204d6(type: Swift.String, example: Swift.String)

  /// “this table suppresses all diagnostics of '{$rule}'; name a 'locale' or a 'path', or set
  /// the rule in '[checks]'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1003215940, `sentence`; Catalog/catalog.toml,
  ///   `thisTableSuppressesAllDiagnosticsOf3bcbdc44`.
  case thisTableSuppressesAllDiagnosticsOf3bcbdc44(rule: Swift.String)

  /// “this version of bayan reads format 1, not format {$format :integer}; use a newer
  /// version of bayan”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1813778998, `sentence`; Catalog/catalog.toml,
  ///   `thisVersionOfBayanReadsFormat6c1c1236`.
  case thisVersionOfBayanReadsFormat6c1c1236(format: Swift.Int)

  /// “this version of bayan reads format 1, not format {$format :integer}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 2026592573, `sentence`; Catalog/catalog.toml,
  ///   `thisVersionOfBayanReadsFormat78cb593d`.
  case thisVersionOfBayanReadsFormat78cb593d(format: Swift.Int)

  /// “'true' or 'false'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1162739605, `sentence`; Catalog/catalog.toml, `trueOrFalse454dff95`.
  case trueOrFalse454dff95

  /// “'underlying' is the error that this code wraps; give the argument another name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 2114499258, `sentence`; Catalog/catalog.toml,
  ///   `underlyingIsTheErrorThatThis7e08b2ba`.
  case underlyingIsTheErrorThatThis7e08b2ba

  /// “unknown-{$what}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 528059307, `sentence`; Catalog/catalog.toml, `unknown1f798bab`.
  case unknown1f798bab(what: Swift.String)

  /// “unknown argument type '{$name}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1214006586, `sentence`; Catalog/catalog.toml,
  ///   `unknownArgumentType485c453a`.
  case unknownArgumentType485c453a(name: Swift.String, didYouMean: Swift.String)

  /// “unknown argument type '{$name}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 52035441, `sentence`; Catalog/catalog.toml,
  ///   `unknownArgumentTypeUse0319ff71`.
  case unknownArgumentTypeUse0319ff71(name: Swift.String, names: Swift.String)

  /// “unknown facet '{$name}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 208028521, `sentence`; Catalog/catalog.toml, `unknownFacet0c664369`.
  case unknownFacet0c664369(name: Swift.String, didYouMean: Swift.String)

  /// “unknown facet '{$name}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 448575666, `sentence`; Catalog/catalog.toml, `unknownFacetUse1abcb8b2`.
  case unknownFacetUse1abcb8b2(name: Swift.String, names: Swift.String)

  /// “unknown key '{$key}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 575832613, `sentence`; Catalog/catalog.toml, `unknownKey22528225`.
  case unknownKey22528225(key: Swift.String, didYouMean: Swift.String)

  /// “unknown key '{$key}'; keys aren't translated; use {$known}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1889084350, `sentence`; Catalog/catalog.toml,
  ///   `unknownKeyKeysArentTranslatedUse709923be`.
  case unknownKeyKeysArentTranslatedUse709923be(key: Swift.String, known: Swift.String)

  /// “unknown key '{$key}'; use {$known}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 883420930, `sentence`; Catalog/catalog.toml, `unknownKeyUse34a7ef02`.
  case unknownKeyUse34a7ef02(key: Swift.String, known: Swift.String)

  /// “unknown kind of operand '{$name}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1947086588, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOperand740e2efc`.
  case unknownKindOfOperand740e2efc(name: Swift.String, didYouMean: Swift.String)

  /// “unknown kind of operand '{$name}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 843180412, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOperandUse3241e97c`.
  case unknownKindOfOperandUse3241e97c(name: Swift.String, names: Swift.String)

  /// “unknown kind of option '{$name}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1935566482, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOption735e6692`.
  case unknownKindOfOption735e6692(name: Swift.String, didYouMean: Swift.String)

  /// “unknown kind of option '{$name}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1754291357, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOptionUse68905c9d`.
  case unknownKindOfOptionUse68905c9d(name: Swift.String, names: Swift.String)

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
    case .aCategory4f453660: return 1
    case .aDomainSFileCantBe413929f4: return 2
    case .aDomainSFileCantBe70365dc5: return 3
    case .aListOfCurrencies1fbc7585: return 4
    case .aListOfDates43b59ee8: return 5
    case .aListOfIntegers0ff1120e: return 6
    case .aListOfNumbers491ffcda: return 7
    case .aListOfStrings2c0436c6: return 8
    case .aListOfWordsCantContain45fc6a83: return 9
    case .aMatchNeedsCodeSubcodeOr7de26744: return 10
    case .aModule667a3f60: return 11
    case .aString37a82861: return 12
    case .aTable0a1f902d: return 13
    case .aTableOfTexts69d1f8f5: return 14
    case .aTableSuchAsOperandInteger44fe607a: return 15
    case .aTableSuchAsTypeString52a72e3e: return 16
    case .aType77a49b47: return 17
    case .alreadyHasTheDomainChooseAnother231e93e5: return 18
    case .anArgument4e7f4774: return 19
    case .anArray5885d982: return 20
    case .anArrayOfItsValuesOr55b52f81: return 21
    case .anArrayOfStrings4199466f: return 22
    case .anEnumHidesTheModuleFrom0ea312cb: return 23
    case .anInteger4b4d35f7: return 24
    case .anOption5b8a9a58: return 25
    case .andHaveTheSameValue5c2b8906: return 26
    case .andHaveTheSameValueThe1f9d0131: return 27
    case .andMore711a4960: return 28
    case .arentPluralRulesRunBayanCldr2517ca0c: return 29
    case .cantBe44d73e69: return 30
    case .cantBeACodeWriteA59ad29aa: return 31
    case .cantBeADomainWriteA20ae407a: return 32
    case .cantBeANameInThe708b5fd8: return 33
    case .cantBeASwiftNameUse2231bdcb: return 34
    case .cantBeReplacedByItselfName0d964ecb: return 35
    case .cantBeUse015689df: return 36
    case .containsWriteStringsOnly4b18d2f6: return 37
    case .doNotTranslateCantContainAn32e6be7d: return 38
    case .formatMustBeAnInteger6272fb3d: return 39
    case .generatedCodeCantHaveBecauseSwift4a7cbeaa: return 40
    case .hasNoValueButOtherCodes2e51336e: return 41
    case .hasTheExtensionWhichMessagesCant46d8d583: return 42
    case .hasTheValueWhichBelongsTo7063418c: return 43
    case .hasTwiceRemoveOne6bfc80c9: return 44
    case .hasTwoStatesKeepTheLine02922fe5: return 45
    case .isACodeOfThisDomain3b72b68d: return 46
    case .isAPseudoLocaleWhichIs35bec46e: return 47
    case .isNeitherOneOfTheLocales3fa90be2: return 48
    case .isNotALanguageTagSuch1f86c228: return 49
    case .isNotANumberingSystemSuch758542eb: return 50
    case .isNotARangeWriteThe3723e3bf: return 51
    case .isNotARangeWriteThe4d260c0f: return 52
    case .isNotKnown15d236f4: return 53
    case .isRetiredItselfNameACode55e95a0f: return 54
    case .isRetiredItselfNameWhichReplaces6a02248d: return 55
    case .isWrite4d96ea85: return 56
    case .isntASourceTextRunBayan6788ae1b: return 57
    case .isntAStateUse7a49613e: return 58
    case .isntATableWithTheKeys00025f17: return 59
    case .isntAVersionWriteOneTo3b08fc69: return 60
    case .isntOneOfTheLocalesThat265abf37: return 61
    case .maxLengthCantBeWriteThe0edc9df4: return 62
    case .missingKey73a27c6c: return 63
    case .needsANamespaceOfYourOwn7cd3b05a: return 64
    case .needsItsPositionInTheApp1b826554: return 65
    case .ofIsTheTypeOfA46464a39: return 66
    case .onlyAnIntegerCanHaveA74cb73c0: return 67
    case .sayWhyTheDiagnosticsAreSuppressed6fd7de09: return 68
    case .tablesSuchAsCode756bf6c7: return 69
    case .tablesWithTheHeaderAllow717df003: return 70
    case .theAndDifferOnlyInUpper289eb358: return 71
    case .theBuiltInRecoveryOffersWhich7e1176f2: return 72
    case .theCodeExistsSinceSoIt7cca1764: return 73
    case .theDomainAlreadyHasTheType7e7464f5: return 74
    case .theExampleIsNotInThe36023b20: return 75
    case .theFileHasBytesFilesOf5ee0b0dc: return 76
    case .theFilesOfAreNotRead01de1c09: return 77
    case .theKeyDoesntNameAMessage1e631dc1: return 78
    case .theLocaleHasNoFilesIs342e9096: return 79
    case .theLocaleIsNotListedIn3fde7029: return 80
    case .theRecoveryHasNoOptionsName04dae974: return 81
    case .theReplacementsOfLeadBackTo7fc280ed: return 82
    case .theSourceLocaleIsNotAmong20aae194: return 83
    case .theTermNeedsATranslationThat2276b6ca: return 84
    case .thereIsNo2c34dea0: return 85
    case .thereIsNoCatalogBayanToml35d6e940: return 86
    case .thereIsNoCodeInThe759ef167: return 87
    case .thereIsNoCodeInThis7d66a55f: return 88
    case .thereIsNoDomainBecauseThere4e5e603f: return 89
    case .thereIsNoDomainInCatalog646fadce: return 90
    case .thereIsNoWithoutUse424101e1: return 91
    case .thisAnswerIsAlreadyMatchedBy52f25086: return 92
    case .thisCommentDoesntNameARule1e1c5ef8: return 93
    case .thisCommentDoesntSayWhichDiagnostic4a8d75ab: return 94
    case .thisCommentSuppressesNothingBecauseIt191c2ff0: return 95
    case .thisFileHasFormatButThis22905544: return 96
    case .thisFileIsNotReadPut5ee3fcb8: return 97
    case .thisFileIsNotReadRename52e2da34: return 98
    case .thisIsntALineOfA365a71c9: return 99
    case .thisIsntAnExampleOfThe66c204d6: return 100
    case .thisTableSuppressesAllDiagnosticsOf3bcbdc44: return 101
    case .thisVersionOfBayanReadsFormat6c1c1236: return 102
    case .thisVersionOfBayanReadsFormat78cb593d: return 103
    case .trueOrFalse454dff95: return 104
    case .underlyingIsTheErrorThatThis7e08b2ba: return 105
    case .unknown1f798bab: return 106
    case .unknownArgumentType485c453a: return 107
    case .unknownArgumentTypeUse0319ff71: return 108
    case .unknownFacet0c664369: return 109
    case .unknownFacetUse1abcb8b2: return 110
    case .unknownKey22528225: return 111
    case .unknownKeyKeysArentTranslatedUse709923be: return 112
    case .unknownKeyUse34a7ef02: return 113
    case .unknownKindOfOperand740e2efc: return 114
    case .unknownKindOfOperandUse3241e97c: return 115
    case .unknownKindOfOption735e6692: return 116
    case .unknownKindOfOptionUse68905c9d: return 117
    case .writeBayanAllowRuleFingerprintReason292d476e: return 118
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aDomainSFileCantBe413929f4(let name), .aDomainSFileCantBe70365dc5(let name),
      .anEnumHidesTheModuleFrom0ea312cb(let name), .cantBeASwiftNameUse2231bdcb(let name),
      .cantBeReplacedByItselfName0d964ecb(let name), .isACodeOfThisDomain3b72b68d(let name),
      .isNotANumberingSystemSuch758542eb(let name), .isntATableWithTheKeys00025f17(let name),
      .needsANamespaceOfYourOwn7cd3b05a(let name), .thisFileIsNotReadRename52e2da34(let name):
      return .carrying(name: name)
    case .alreadyHasTheDomainChooseAnother231e93e5(let other, let identifier):
      return .carrying(other: other, identifier: identifier)
    case .andHaveTheSameValue5c2b8906(let code, let other, let value):
      return .carrying(code: code, other: other, value: value)
    case .andHaveTheSameValueThe1f9d0131(let code, let other, let value, let next):
      return .carrying(code: code, other: other, value: value, next: next)
    case .andMore711a4960(let count): return .carrying(count: count)
    case .arentPluralRulesRunBayanCldr2517ca0c(let text), .cantBeACodeWriteA59ad29aa(let text),
      .cantBeADomainWriteA20ae407a(let text), .cantBeANameInThe708b5fd8(let text),
      .isNotARangeWriteThe3723e3bf(let text), .isNotARangeWriteThe4d260c0f(let text),
      .isntAVersionWriteOneTo3b08fc69(let text):
      return .carrying(text: text)
    case .cantBe44d73e69(let key, let value, let didYouMean):
      return .carrying(key: key, value: value, didYouMean: didYouMean)
    case .cantBeUse015689df(let key, let value, let names):
      return .carrying(key: key, value: value, names: names)
    case .containsWriteStringsOnly4b18d2f6(let key, let withArticle):
      return .carrying(key: key, withArticle: withArticle)
    case .generatedCodeCantHaveBecauseSwift4a7cbeaa(let kind, let name):
      return .carrying(kind: kind, name: name)
    case .hasNoValueButOtherCodes2e51336e(let code), .isRetiredItselfNameACode55e95a0f(let code),
      .thisAnswerIsAlreadyMatchedBy52f25086(let code):
      return .carrying(code: code)
    case .hasTheExtensionWhichMessagesCant46d8d583(let tag, let keyword):
      return .carrying(tag: tag, keyword: keyword)
    case .hasTheValueWhichBelongsTo7063418c(let other, let value, let code):
      return .carrying(other: other, value: value, code: code)
    case .hasTwiceRemoveOne6bfc80c9(let key, let value): return .carrying(key: key, value: value)
    case .hasTwoStatesKeepTheLine02922fe5(let id): return .carrying(id: id)
    case .isAPseudoLocaleWhichIs35bec46e(let tag), .theSourceLocaleIsNotAmong20aae194(let tag):
      return .carrying(tag: tag)
    case .isNeitherOneOfTheLocales3fa90be2(let tag, let didYouMean),
      .isNotALanguageTagSuch1f86c228(let tag, let didYouMean),
      .isntOneOfTheLocalesThat265abf37(let tag, let didYouMean),
      .theLocaleIsNotListedIn3fde7029(let tag, let didYouMean):
      return .carrying(tag: tag, didYouMean: didYouMean)
    case .isNotKnown15d236f4(let value, let form): return .carrying(value: value, form: form)
    case .isRetiredItselfNameWhichReplaces6a02248d(let code, let successor):
      return .carrying(code: code, successor: successor)
    case .isWrite4d96ea85(let name, let withArticle, let wanted):
      return .carrying(name: name, withArticle: withArticle, wanted: wanted)
    case .isntASourceTextRunBayan6788ae1b(let path): return .carrying(path: path)
    case .isntAStateUse7a49613e(let name, let allCases):
      return .carrying(name: name, allCases: allCases)
    case .maxLengthCantBeWriteThe0edc9df4(let length): return .carrying(length: length)
    case .missingKey73a27c6c(let key), .theKeyDoesntNameAMessage1e631dc1(let key):
      return .carrying(key: key)
    case .needsItsPositionInTheApp1b826554(let argument): return .carrying(argument: argument)
    case .onlyAnIntegerCanHaveA74cb73c0(let type): return .carrying(type: type)
    case .theAndDifferOnlyInUpper289eb358(let what, let other, let name):
      return .carrying(what: what, other: other, name: name)
    case .theBuiltInRecoveryOffersWhich7e1176f2(let recovery, let options, let projectLayout, let projectLayout2):
      return .carrying(
        recovery: recovery, options: options, projectLayout: projectLayout,
        projectLayout2: projectLayout2)
    case .theCodeExistsSinceSoIt7cca1764(let since, let removed):
      return .carrying(since: since, removed: removed)
    case .theDomainAlreadyHasTheType7e7464f5(let other, let type):
      return .carrying(other: other, type: type)
    case .theExampleIsNotInThe36023b20(let number): return .carrying(number: number)
    case .theFileHasBytesFilesOf5ee0b0dc(let size, let largestFile):
      return .carrying(size: size, largestFile: largestFile)
    case .theFilesOfAreNotRead01de1c09(let projectLayout, let tag):
      return .carrying(projectLayout: projectLayout, tag: tag)
    case .theLocaleHasNoFilesIs342e9096(let tag, let projectLayout):
      return .carrying(tag: tag, projectLayout: projectLayout)
    case .theRecoveryHasNoOptionsName04dae974(let recovery): return .carrying(recovery: recovery)
    case .theReplacementsOfLeadBackTo7fc280ed(let name, let named, let more):
      return .carrying(name: name, named: named, more: more)
    case .theTermNeedsATranslationThat2276b6ca(let term): return .carrying(term: term)
    case .thereIsNo2c34dea0(let what, let name, let file, let didYouMean):
      return .carrying(what: what, name: name, file: file, didYouMean: didYouMean)
    case .thereIsNoCodeInThe759ef167(let code, let domain, let didYouMean):
      return .carrying(code: code, domain: domain, didYouMean: didYouMean)
    case .thereIsNoCodeInThis7d66a55f(let name, let didYouMean),
      .thereIsNoDomainInCatalog646fadce(let name, let didYouMean),
      .unknownArgumentType485c453a(let name, let didYouMean),
      .unknownFacet0c664369(let name, let didYouMean),
      .unknownKindOfOperand740e2efc(let name, let didYouMean),
      .unknownKindOfOption735e6692(let name, let didYouMean):
      return .carrying(name: name, didYouMean: didYouMean)
    case .thereIsNoDomainBecauseThere4e5e603f(let name, let projectLayout, let didYouMean):
      return .carrying(name: name, projectLayout: projectLayout, didYouMean: didYouMean)
    case .thereIsNoWithoutUse424101e1(let what, let name, let file, let builtIn):
      return .carrying(what: what, name: name, file: file, builtIn: builtIn)
    case .thisCommentDoesntNameARule1e1c5ef8(let form): return .carrying(form: form)
    case .thisCommentDoesntSayWhichDiagnostic4a8d75ab(let rule),
      .thisTableSuppressesAllDiagnosticsOf3bcbdc44(let rule):
      return .carrying(rule: rule)
    case .thisFileHasFormatButThis22905544(let format): return .carrying(format: format)
    case .thisIsntAnExampleOfThe66c204d6(let type, let example):
      return .carrying(type: type, example: example)
    case .thisVersionOfBayanReadsFormat6c1c1236(let format),
      .thisVersionOfBayanReadsFormat78cb593d(let format):
      return .carrying(format: format)
    case .unknown1f798bab(let what): return .carrying(what: what)
    case .unknownArgumentTypeUse0319ff71(let name, let names),
      .unknownFacetUse1abcb8b2(let name, let names),
      .unknownKindOfOperandUse3241e97c(let name, let names),
      .unknownKindOfOptionUse68905c9d(let name, let names):
      return .carrying(name: name, names: names)
    case .unknownKey22528225(let key, let didYouMean):
      return .carrying(key: key, didYouMean: didYouMean)
    case .unknownKeyKeysArentTranslatedUse709923be(let key, let known),
      .unknownKeyUse34a7ef02(let key, let known):
      return .carrying(key: key, known: known)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCase211d60d9, .aCategory4f453660, .aListOfCurrencies1fbc7585, .aListOfDates43b59ee8,
      .aListOfIntegers0ff1120e, .aListOfNumbers491ffcda, .aListOfStrings2c0436c6,
      .aListOfWordsCantContain45fc6a83, .aMatchNeedsCodeSubcodeOr7de26744, .aModule667a3f60,
      .aString37a82861, .aTable0a1f902d, .aTableOfTexts69d1f8f5,
      .aTableSuchAsOperandInteger44fe607a, .aTableSuchAsTypeString52a72e3e, .aType77a49b47,
      .anArgument4e7f4774, .anArray5885d982, .anArrayOfItsValuesOr55b52f81,
      .anArrayOfStrings4199466f, .anInteger4b4d35f7, .anOption5b8a9a58,
      .doNotTranslateCantContainAn32e6be7d, .formatMustBeAnInteger6272fb3d,
      .ofIsTheTypeOfA46464a39, .sayWhyTheDiagnosticsAreSuppressed6fd7de09,
      .tablesSuchAsCode756bf6c7, .tablesWithTheHeaderAllow717df003,
      .thereIsNoCatalogBayanToml35d6e940, .thisCommentSuppressesNothingBecauseIt191c2ff0,
      .thisFileIsNotReadPut5ee3fcb8, .thisIsntALineOfA365a71c9, .trueOrFalse454dff95,
      .underlyingIsTheErrorThatThis7e08b2ba, .writeBayanAllowRuleFingerprintReason292d476e,
    ]
  }
}
