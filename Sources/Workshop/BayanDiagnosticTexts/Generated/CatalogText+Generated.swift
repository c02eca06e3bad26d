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
  /// - Remark: Code 16656012, `sentence`; Catalog/catalog.toml, `aCase00fe268c`.
  case aCase00fe268c

  /// “a category”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 2066531620, `sentence`; Catalog/catalog.toml, `aCategory7b2cc524`.
  case aCategory7b2cc524

  /// “a domain's file can't be called '{$name}'; use letters, digits, '-' and '_'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 166802453, `sentence`; Catalog/catalog.toml,
  ///   `aDomainSFileCantBe09f13415`.
  case aDomainSFileCantBe09f13415(name: Swift.String)

  /// “a domain's file can't be called '{$name}.toml', because each locale has another file of
  /// this name; choose another name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 921152800, `sentence`; Catalog/catalog.toml,
  ///   `aDomainSFileCantBe36e7ad20`.
  case aDomainSFileCantBe36e7ad20(name: Swift.String)

  /// “a list of currencies”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 22955382, `sentence`; Catalog/catalog.toml, `aListOfCurrencies015e4576`.
  case aListOfCurrencies015e4576

  /// “a list of dates”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 273654621, `sentence`; Catalog/catalog.toml, `aListOfDates104fa35d`.
  case aListOfDates104fa35d

  /// “a list of integers”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 1209926621, `sentence`; Catalog/catalog.toml, `aListOfIntegers481e03dd`.
  case aListOfIntegers481e03dd

  /// “a list of numbers”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 704250126, `sentence`; Catalog/catalog.toml, `aListOfNumbers29fa010e`.
  case aListOfNumbers29fa010e

  /// “a list of strings”
  ///
  /// Reading/BayanCatalog/ErrorDomain.swift.
  ///
  /// - Remark: Code 1675383123, `sentence`; Catalog/catalog.toml, `aListOfStrings63dc5153`.
  case aListOfStrings63dc5153

  /// “a list of words can't contain an empty one; remove it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Wording.swift.
  ///
  /// - Remark: Code 979943818, `sentence`; Catalog/catalog.toml,
  ///   `aListOfWordsCantContain3a68c18a`.
  case aListOfWordsCantContain3a68c18a

  /// “a match needs 'code', 'subcode' or both, or else one of 'name', 'codes' and
  /// 'http-status'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 979348122, `sentence`; Catalog/catalog.toml,
  ///   `aMatchNeedsCodeSubcodeOr3a5faa9a`.
  case aMatchNeedsCodeSubcodeOr3a5faa9a

  /// “a module”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1972920187, `sentence`; Catalog/catalog.toml, `aModule75985f7b`.
  case aModule75985f7b

  /// “a string”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1977712549, `sentence`; Catalog/catalog.toml, `aString75e17fa5`.
  case aString75e17fa5

  /// “a table”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 855416814, `sentence`; Catalog/catalog.toml, `aTable32fc9fee`.
  case aTable32fc9fee

  /// “a table of texts”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Messages.swift.
  ///
  /// - Remark: Code 265481621, `sentence`; Catalog/catalog.toml, `aTableOfTexts0fd2ed95`.
  case aTableOfTexts0fd2ed95

  /// “a table such as \{ operand \= ["integer"] \}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 408177972, `sentence`; Catalog/catalog.toml,
  ///   `aTableSuchAsOperandInteger18544d34`.
  case aTableSuchAsOperandInteger18544d34

  /// “a table such as \{ type \= "string" \}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1215370626, `sentence`; Catalog/catalog.toml,
  ///   `aTableSuchAsTypeString48711582`.
  case aTableSuchAsTypeString48711582

  /// “a type”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 28634714, `sentence`; Catalog/catalog.toml, `aType01b4ee5a`.
  case aType01b4ee5a

  /// “'{$other}' already has the domain '{$identifier}'; choose another domain”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 1588712389, `sentence`; Catalog/catalog.toml,
  ///   `alreadyHasTheDomainChooseAnother5eb1d3c5`.
  case alreadyHasTheDomainChooseAnother5eb1d3c5(other: Swift.String, identifier: Swift.String)

  /// “an argument”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 430508864, `sentence`; Catalog/catalog.toml, `anArgument19a90b40`.
  case anArgument19a90b40

  /// “an array”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 259702312, `sentence`; Catalog/catalog.toml, `anArray0f7abe28`.
  case anArray0f7abe28

  /// “an array of its values, or a kind such as "integer"”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1320659579, `sentence`; Catalog/catalog.toml,
  ///   `anArrayOfItsValuesOr4eb7aa7b`.
  case anArrayOfItsValuesOr4eb7aa7b

  /// “an array of strings”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1218156812, `sentence`; Catalog/catalog.toml, `anArrayOfStrings489b990c`.
  case anArrayOfStrings489b990c

  /// “an enum '{$name}' hides the module '{$name}' from generated code; give the enum another
  /// name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 848368168, `sentence`; Catalog/catalog.toml,
  ///   `anEnumHidesTheModuleFrom32911228`.
  case anEnumHidesTheModuleFrom32911228(name: Swift.String)

  /// “an integer”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1069201282, `sentence`; Catalog/catalog.toml, `anInteger3fbab782`.
  case anInteger3fbab782

  /// “an option”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 1807288887, `sentence`; Catalog/catalog.toml, `anOption6bb90a37`.
  case anOption6bb90a37

  /// “'{$code}' and '{$other}' have the same value, {$value :integer}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 672990539, `sentence`; Catalog/catalog.toml,
  ///   `andHaveTheSameValue281d054b`.
  case andHaveTheSameValue281d054b(code: Swift.String, other: Swift.String, value: Swift.Int)

  /// “'{$code}' and '{$other}' have the same value, {$value :integer}; the next free value is
  /// {$next :integer}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 2068374877, `sentence`; Catalog/catalog.toml,
  ///   `andHaveTheSameValueThe7b48e55d`.
  case andHaveTheSameValueThe7b48e55d(
    code: Swift.String, other: Swift.String, value: Swift.Int, next: Swift.Int)

  /// “'{$text}' aren't plural rules; run 'bayan cldr --accept' to write the line again”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1533035299, `sentence`; Catalog/catalog.toml,
  ///   `arentPluralRulesRunBayanCldr5b604323`.
  case arentPluralRulesRunBayanCldr5b604323(text: Swift.String)

  /// “'{$key}' can't be '{$value}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1667555140, `sentence`; Catalog/catalog.toml, `cantBe6364df44`.
  case cantBe6364df44(key: Swift.String, value: Swift.String, didYouMean: Swift.String)

  /// “'{$text}' can't be a code; write a domain's file and a code, such as
  /// "login.sessionExpired"”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 913308117, `sentence`; Catalog/catalog.toml, `cantBeACodeWriteA366ff9d5`.
  case cantBeACodeWriteA366ff9d5(text: Swift.String)

  /// “'{$text}' can't be a domain; write a reverse name such as 'com.example.login'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1054424162, `sentence`; Catalog/catalog.toml,
  ///   `cantBeADomainWriteA3ed93c62`.
  case cantBeADomainWriteA3ed93c62(text: Swift.String)

  /// “'{$text}' can't be a name in the answers of a service; use 1 to 64 ASCII letters,
  /// digits, '_', '-', '.' and '/'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 662169895, `sentence`; Catalog/catalog.toml, `cantBeANameInThe2777e927`.
  case cantBeANameInThe2777e927(text: Swift.String)

  /// “'{$name}' can't be a Swift name; use letters, digits and '_', and don't begin with a
  /// digit”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 163117752, `sentence`; Catalog/catalog.toml,
  ///   `cantBeASwiftNameUse09b8fab8`.
  case cantBeASwiftNameUse09b8fab8(name: Swift.String)

  /// “'{$name}' can't be replaced by itself; name another code, or remove 'replaced-by'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1773753339, `sentence`; Catalog/catalog.toml,
  ///   `cantBeReplacedByItselfName69b953fb`.
  case cantBeReplacedByItselfName69b953fb(name: Swift.String)

  /// “'{$key}' can't be '{$value}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1105775615, `sentence`; Catalog/catalog.toml, `cantBeUse41e8cbff`.
  case cantBeUse41e8cbff(key: Swift.String, value: Swift.String, names: Swift.String)

  /// “'{$key}' contains {$withArticle}; write strings only”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 414029344, `sentence`; Catalog/catalog.toml,
  ///   `containsWriteStringsOnly18ad9620`.
  case containsWriteStringsOnly18ad9620(key: Swift.String, withArticle: Swift.String)

  /// “'do-not-translate' can't contain an empty phrase; remove it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1056736832, `sentence`; Catalog/catalog.toml,
  ///   `doNotTranslateCantContainAn3efc8640`.
  case doNotTranslateCantContainAn3efc8640

  /// “'format' must be an integer”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1304127181, `sentence`; Catalog/catalog.toml,
  ///   `formatMustBeAnInteger4dbb66cd`.
  case formatMustBeAnInteger4dbb66cd

  /// “generated code can't have {$kind} '{$name}', because Swift or Bayan uses this name;
  /// choose another name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1103267516, `sentence`; Catalog/catalog.toml,
  ///   `generatedCodeCantHaveBecauseSwift41c286bc`.
  case generatedCodeCantHaveBecauseSwift41c286bc(kind: Swift.String, name: Swift.String)

  /// “'{$code}' has no 'value', but other codes of the domain have one; add it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1080752873, `sentence`; Catalog/catalog.toml,
  ///   `hasNoValueButOtherCodes406afae9`.
  case hasNoValueButOtherCodes406afae9(code: Swift.String)

  /// “'{$tag}' has the extension '{$keyword}', which messages can't use; only 'nu', for
  /// digits, can follow 'u'; set a calendar or the hours of a day with options of ':date' and
  /// ':time'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 785367658, `sentence`; Catalog/catalog.toml,
  ///   `hasTheExtensionWhichMessagesCant2ecfc26a`.
  case hasTheExtensionWhichMessagesCant2ecfc26a(tag: Swift.String, keyword: Swift.String)

  /// “'{$other}' has the value {$value :integer}, which belongs to the retired code
  /// '{$code}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1943101709, `sentence`; Catalog/catalog.toml,
  ///   `hasTheValueWhichBelongsTo73d1610d`.
  case hasTheValueWhichBelongsTo73d1610d(other: Swift.String, value: Swift.Int, code: Swift.String)

  /// “'{$key}' has '{$value}' twice; remove one”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 562623990, `sentence`; Catalog/catalog.toml, `hasTwiceRemoveOne2188f5f6`.
  case hasTwiceRemoveOne2188f5f6(key: Swift.String, value: Swift.String)

  /// “'{$id}' has two states; keep the line that is right, and remove the other”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 921015210, `sentence`; Catalog/catalog.toml,
  ///   `hasTwoStatesKeepTheLine36e593aa`.
  case hasTwoStatesKeepTheLine36e593aa(id: Swift.String)

  /// “'{$name}' is a code of this domain, so it can't be retired; remove one of the two
  /// tables”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1194291363, `sentence`; Catalog/catalog.toml,
  ///   `isACodeOfThisDomain472f70a3`.
  case isACodeOfThisDomain472f70a3(name: Swift.String)

  /// “'{$tag}' is a pseudo-locale, which is generated from the source; name the locale that
  /// the messages are written in”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 272975967, `sentence`; Catalog/catalog.toml,
  ///   `isAPseudoLocaleWhichIs1045485f`.
  case isAPseudoLocaleWhichIs1045485f(tag: Swift.String)

  /// “'{$tag}' is a pseudo-locale, which is generated from the source and never translated”
  ///
  /// Reading/BayanCatalog/PseudoLocale.swift.
  ///
  /// - Remark: Code 1152544554, `sentence`; Catalog/catalog.toml,
  ///   `isAPseudoLocaleWhichIs44b26f2a`.
  case isAPseudoLocaleWhichIs44b26f2a(tag: Swift.String)

  /// “'{$tag}' is neither one of the 'locales' nor the language of one{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Wording.swift.
  ///
  /// - Remark: Code 404909996, `sentence`; Catalog/catalog.toml,
  ///   `isNeitherOneOfTheLocales18226fac`.
  case isNeitherOneOfTheLocales18226fac(tag: Swift.String, didYouMean: Swift.String)

  /// “'{$tag}' is not a language tag such as 'ar' or 'pt-BR'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 758568910, `sentence`; Catalog/catalog.toml,
  ///   `isNotALanguageTagSuch2d36d7ce`.
  case isNotALanguageTagSuch2d36d7ce(tag: Swift.String, didYouMean: Swift.String)

  /// “'{$name}' is not a numbering system such as 'latn' or 'arab'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 1673086375, `sentence`; Catalog/catalog.toml,
  ///   `isNotANumberingSystemSuch63b945a7`.
  case isNotANumberingSystemSuch63b945a7(name: Swift.String)

  /// “'{$text}' is not a range; write the lowest and the highest number as in '200...299'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 1717935359, `sentence`; Catalog/catalog.toml,
  ///   `isNotARangeWriteThe66659cff`.
  case isNotARangeWriteThe66659cff(text: Swift.String)

  /// “'{$text}' is not a range; write the lowest and the highest integer as in '0...3600'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1986834732, `sentence`; Catalog/catalog.toml,
  ///   `isNotARangeWriteThe766cb12c`.
  case isNotARangeWriteThe766cb12c(text: Swift.String)

  /// “'{$value}' is not known; {$form}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1404179167, `sentence`; Catalog/catalog.toml, `isNotKnown53b212df`.
  case isNotKnown53b212df(value: Swift.String, form: Swift.String)

  /// “'{$code}' is retired itself; name a code that isn't retired”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 838218424, `sentence`; Catalog/catalog.toml,
  ///   `isRetiredItselfNameACode31f632b8`.
  case isRetiredItselfNameACode31f632b8(code: Swift.String)

  /// “'{$code}' is retired itself; name '{$successor}', which replaces it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1920117951, `sentence`; Catalog/catalog.toml,
  ///   `isRetiredItselfNameWhichReplaces7272acbf`.
  case isRetiredItselfNameWhichReplaces7272acbf(code: Swift.String, successor: Swift.String)

  /// “'{$name}' is {$withArticle}; write {$wanted}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1332369215, `sentence`; Catalog/catalog.toml, `isWrite4f6a573f`.
  case isWrite4f6a573f(name: Swift.String, withArticle: Swift.String, wanted: Swift.String)

  /// “'{$path}' isn't a source text; run 'bayan sync' to write the file again”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1417070293, `sentence`; Catalog/catalog.toml,
  ///   `isntASourceTextRunBayan5476c6d5`.
  case isntASourceTextRunBayan5476c6d5(path: Swift.String)

  /// “'{$name}' isn't a state; use {$allCases}”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 1846776655, `sentence`; Catalog/catalog.toml, `isntAStateUse6e13934f`.
  case isntAStateUse6e13934f(name: Swift.String, allCases: Swift.String)

  /// “'{$name}' isn't a table with the keys of a file; remove the line, and run 'bayan adopt'
  /// again”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 546311550, `sentence`; Catalog/catalog.toml,
  ///   `isntATableWithTheKeys20900d7e`.
  case isntATableWithTheKeys20900d7e(name: Swift.String)

  /// “'{$text}' isn't a version; write one to three numbers, such as "1.4" or "2.0.0-beta.1"”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 434936572, `sentence`; Catalog/catalog.toml,
  ///   `isntAVersionWriteOneTo19ec9afc`.
  case isntAVersionWriteOneTo19ec9afc(text: Swift.String)

  /// “'{$tag}' isn't one of the 'locales' that the source locale is translated
  /// to{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 640024682, `sentence`; Catalog/catalog.toml,
  ///   `isntOneOfTheLocalesThat2626006a`.
  case isntOneOfTheLocalesThat2626006a(tag: Swift.String, didYouMean: Swift.String)

  /// “'{$module}' isn't one of the modules in 'overrides'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 712087172, `sentence`; Catalog/catalog.toml,
  ///   `isntOneOfTheModulesIn2a719684`.
  case isntOneOfTheModulesIn2a719684(module: Swift.String, didYouMean: Swift.String)

  /// “'max-length' can't be {$length :integer}; write the number of characters that fit”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1186654170, `sentence`; Catalog/catalog.toml,
  ///   `maxLengthCantBeWriteThe46bae7da`.
  case maxLengthCantBeWriteThe46bae7da(length: Swift.Int)

  /// “missing key '{$key}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1002523081, `sentence`; Catalog/catalog.toml, `missingKey3bc149c9`.
  case missingKey3bc149c9(key: Swift.String)

  /// “'{$name}' needs a namespace of your own; write it as in 'app:ordinal'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1712914384, `sentence`; Catalog/catalog.toml,
  ///   `needsANamespaceOfYourOwn6618ffd0`.
  case needsANamespaceOfYourOwn6618ffd0(name: Swift.String)

  /// “'{$argument}' needs its position in the app's texts, from 1 to 99, or its name in
  /// quotes; no two arguments can have the same”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 1676037195, `sentence`; Catalog/catalog.toml,
  ///   `needsItsPositionInTheApp63e64c4b`.
  case needsItsPositionInTheApp63e64c4b(argument: Swift.String)

  /// “'of' is the type of a list's elements, but this argument isn't a list; remove it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 176102493, `sentence`; Catalog/catalog.toml, `ofIsTheTypeOfA0a7f1c5d`.
  case ofIsTheTypeOfA0a7f1c5d

  /// “only an integer can have a range, but this argument has the type '{$type}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1054706608, `sentence`; Catalog/catalog.toml,
  ///   `onlyAnIntegerCanHaveA3edd8bb0`.
  case onlyAnIntegerCanHaveA3edd8bb0(type: Swift.String)

  /// “say why the diagnostics are suppressed”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 243891121, `sentence`; Catalog/catalog.toml,
  ///   `sayWhyTheDiagnosticsAreSuppressed0e897bb1`.
  case sayWhyTheDiagnosticsAreSuppressed0e897bb1

  /// “tables such as \{ code \= 4 \}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 1821343105, `sentence`; Catalog/catalog.toml, `tablesSuchAsCode6c8f7d81`.
  case tablesSuchAsCode6c8f7d81

  /// “tables with the header '[[allow]]'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1112505280, `sentence`; Catalog/catalog.toml,
  ///   `tablesWithTheHeaderAllow424f7bc0`.
  case tablesWithTheHeaderAllow424f7bc0

  /// “the {$what} '{$other}' and '{$name}' differ only in upper and lower case”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 174607654, `sentence`; Catalog/catalog.toml,
  ///   `theAndDifferOnlyInUpper0a684d26`.
  case theAndDifferOnlyInUpper0a684d26(what: Swift.String, other: Swift.String, name: Swift.String)

  /// “the built-in recovery '{$recovery}' offers {$options}, which '{$projectLayout}' doesn't
  /// have; add each one there, or write your own '{$projectLayout2}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 938550851, `sentence`; Catalog/catalog.toml,
  ///   `theBuiltInRecoveryOffersWhich37f12643`.
  case theBuiltInRecoveryOffersWhich37f12643(
    recovery: Swift.String, options: [Swift.String], projectLayout: Swift.String,
    projectLayout2: Swift.String)

  /// “the code exists since {$since}, so it can't have been removed in {$removed}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 423519556, `sentence`; Catalog/catalog.toml,
  ///   `theCodeExistsSinceSoIt193e6544`.
  case theCodeExistsSinceSoIt193e6544(since: Swift.String, removed: Swift.String)

  /// “the domain '{$other}' already has the type '{$type}'; choose another type”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 1398868787, `sentence`; Catalog/catalog.toml,
  ///   `theDomainAlreadyHasTheType53610b33`.
  case theDomainAlreadyHasTheType53610b33(other: Swift.String, type: Swift.String)

  /// “the example {$number :integer} is not in the argument's range”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 1083742764, `sentence`; Catalog/catalog.toml,
  ///   `theExampleIsNotInThe40989a2c`.
  case theExampleIsNotInThe40989a2c(number: Swift.Int)

  /// “the file has {$size :integer} bytes; files of more than {$largestFile :integer} aren't
  /// read; split it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Readable.swift.
  ///
  /// - Remark: Code 1320141827, `sentence`; Catalog/catalog.toml,
  ///   `theFileHasBytesFilesOf4eafc403`.
  case theFileHasBytesFilesOf4eafc403(size: Swift.Int, largestFile: Swift.Int)

  /// “the files of '{$projectLayout}' are not read: '{$tag}' is a pseudo-locale, which is
  /// generated from the source”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 432655930, `sentence`; Catalog/catalog.toml,
  ///   `theFilesOfAreNotRead19c9ce3a`.
  case theFilesOfAreNotRead19c9ce3a(projectLayout: Swift.String, tag: Swift.String)

  /// “the key '{$key}' doesn't name a message; write one such as 'login.expired.title', or
  /// remove the line”
  ///
  /// Reading/BayanCatalog/AdoptedLock.swift.
  ///
  /// - Remark: Code 1630410262, `sentence`; Catalog/catalog.toml,
  ///   `theKeyDoesntNameAMessage612e1616`.
  case theKeyDoesntNameAMessage612e1616(key: Swift.String)

  /// “the locale '{$tag}' has no files: '{$projectLayout}' is empty or missing”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 59389558, `sentence`; Catalog/catalog.toml,
  ///   `theLocaleHasNoFilesIs038a3676`.
  case theLocaleHasNoFilesIs038a3676(tag: Swift.String, projectLayout: Swift.String)

  /// “the locale '{$tag}' is not listed in 'Catalog/bayan.toml'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 1822929058, `sentence`; Catalog/catalog.toml,
  ///   `theLocaleIsNotListedIn6ca7b0a2`.
  case theLocaleIsNotListedIn6ca7b0a2(tag: Swift.String, didYouMean: Swift.String)

  /// “the recovery '{$recovery}' has no options; name them in 'options'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 124478234, `sentence`; Catalog/catalog.toml,
  ///   `theRecoveryHasNoOptionsName076b631a`.
  case theRecoveryHasNoOptionsName076b631a(recovery: Swift.String)

  /// “the replacements of '{$name}' lead back to it, through {$named} and {$more :integer}
  /// more; remove one 'replaced-by'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1005055771, `sentence`; Catalog/catalog.toml,
  ///   `theReplacementsOfLeadBackTo3be7ef1b`.
  case theReplacementsOfLeadBackTo3be7ef1b(
    name: Swift.String, named: [Swift.String], more: Swift.Int)

  /// “the replacements of '{$name}' lead back to it, through {$named}; remove one
  /// 'replaced-by'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 1444065607, `sentence`; Catalog/catalog.toml,
  ///   `theReplacementsOfLeadBackTo5612b147`.
  case theReplacementsOfLeadBackTo5612b147(name: Swift.String, named: [Swift.String])

  /// “the source locale '{$tag}' is not among 'locales'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1481476680, `sentence`; Catalog/catalog.toml,
  ///   `theSourceLocaleIsNotAmong584d8a48`.
  case theSourceLocaleIsNotAmong584d8a48(tag: Swift.String)

  /// “the term '{$term}' needs a translation that isn't empty”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 1670115404, `sentence`; Catalog/catalog.toml,
  ///   `theTermNeedsATranslationThat638bf04c`.
  case theTermNeedsATranslationThat638bf04c(term: Swift.String)

  /// “there is no {$what} '{$name}'{$file}{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 223005891, `sentence`; Catalog/catalog.toml, `thereIsNo0d4accc3`.
  case thereIsNo0d4accc3(
    what: Swift.String, name: Swift.String, file: Swift.String, didYouMean: Swift.String)

  /// “there is no 'Catalog/bayan.toml', which names the project's locales”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1829374538, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoCatalogBayanToml6d0a0a4a`.
  case thereIsNoCatalogBayanToml6d0a0a4a

  /// “there is no code '{$code}' in the domain '{$domain}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 461592136, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoCodeInThe1b835648`.
  case thereIsNoCodeInThe1b835648(
    code: Swift.String, domain: Swift.String, didYouMean: Swift.String)

  /// “there is no code '{$name}' in this domain{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 1570677257, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoCodeInThis5d9ea209`.
  case thereIsNoCodeInThis5d9ea209(name: Swift.String, didYouMean: Swift.String)

  /// “there is no domain '{$name}', because there is no '{$projectLayout}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locales.swift.
  ///
  /// - Remark: Code 1023090808, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoDomainBecauseThere3cfb2078`.
  case thereIsNoDomainBecauseThere3cfb2078(
    name: Swift.String, projectLayout: Swift.String, didYouMean: Swift.String)

  /// “there is no domain '{$name}' in 'Catalog'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
  ///
  /// - Remark: Code 233196711, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoDomainInCatalog0de64ca7`.
  case thereIsNoDomainInCatalog0de64ca7(name: Swift.String, didYouMean: Swift.String)

  /// “there is no {$what} '{$name}'; without '{$file}' use {$builtIn}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+References.swift.
  ///
  /// - Remark: Code 1261124194, `sentence`; Catalog/catalog.toml,
  ///   `thereIsNoWithoutUse4b2b3a62`.
  case thereIsNoWithoutUse4b2b3a62(
    what: Swift.String, name: Swift.String, file: Swift.String, builtIn: Swift.String)

  /// “this answer is already matched by '{$code}'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Matches.swift.
  ///
  /// - Remark: Code 712861779, `sentence`; Catalog/catalog.toml,
  ///   `thisAnswerIsAlreadyMatchedBy2a7d6853`.
  case thisAnswerIsAlreadyMatchedBy2a7d6853(code: Swift.String)

  /// “this comment doesn't name a rule; {$form}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1968081060, `sentence`; Catalog/catalog.toml,
  ///   `thisCommentDoesntNameARule754e88a4`.
  case thisCommentDoesntNameARule754e88a4(form: Swift.String)

  /// “this comment doesn't say which diagnostic of '{$rule}' it suppresses; 'bayan allow'
  /// writes a comment with the diagnostic's fingerprint”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 355477702, `sentence`; Catalog/catalog.toml,
  ///   `thisCommentDoesntSayWhichDiagnostic153028c6`.
  case thisCommentDoesntSayWhichDiagnostic153028c6(rule: Swift.String)

  /// “this comment suppresses nothing, because it has no reason; write one after '--' at its
  /// end”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 78939304, `sentence`; Catalog/catalog.toml,
  ///   `thisCommentSuppressesNothingBecauseIt04b484a8`.
  case thisCommentSuppressesNothingBecauseIt04b484a8

  /// “this file has format {$format}, but this version of bayan reads format 1; use the
  /// version that wrote it”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Locks.swift.
  ///
  /// - Remark: Code 1071319393, `sentence`; Catalog/catalog.toml,
  ///   `thisFileHasFormatButThis3fdb0961`.
  case thisFileHasFormatButThis3fdb0961(format: Swift.String)

  /// “this file is not read, because '{$module}' is not among 'overrides' in
  /// 'Catalog/bayan.toml'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/ModuleOverrides.swift.
  ///
  /// - Remark: Code 89060860, `sentence`; Catalog/catalog.toml,
  ///   `thisFileIsNotReadBecause054ef5fc`.
  case thisFileIsNotReadBecause054ef5fc(module: Swift.String, didYouMean: Swift.String)

  /// “this file is not read; put it directly in 'Catalog/' or in 'Locales/<locale>/'”
  ///
  /// Reading/BayanCatalog/ProjectSources.swift.
  ///
  /// - Remark: Code 1357536023, `sentence`; Catalog/catalog.toml,
  ///   `thisFileIsNotReadPut50ea5b17`.
  case thisFileIsNotReadPut50ea5b17

  /// “this file is not read; rename it to '{$name}'”
  ///
  /// Reading/BayanCatalog/ProjectSources.swift.
  ///
  /// - Remark: Code 1227040249, `sentence`; Catalog/catalog.toml,
  ///   `thisFileIsNotReadRename492325f9`.
  case thisFileIsNotReadRename492325f9(name: Swift.String)

  /// “this isn't a line of a state lock; write 'file.entry.facet \= state source translation
  /// origin', or remove the line”
  ///
  /// Reading/BayanCatalog/StateLock.swift.
  ///
  /// - Remark: Code 969634789, `sentence`; Catalog/catalog.toml, `thisIsntALineOfA39cb73e5`.
  case thisIsntALineOfA39cb73e5

  /// “this isn't an example of the type '{$type}'; write {$example}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 947489678, `sentence`; Catalog/catalog.toml,
  ///   `thisIsntAnExampleOfThe38798b8e`.
  case thisIsntAnExampleOfThe38798b8e(type: Swift.String, example: Swift.String)

  /// “this isn't an example of the type '{$type}'; write an array, as in ["Ann", "Bob"]”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 2128210264, `sentence`; Catalog/catalog.toml,
  ///   `thisIsntAnExampleOfThe7ed9e958`.
  case thisIsntAnExampleOfThe7ed9e958(type: Swift.String)

  /// “this table suppresses all diagnostics of '{$rule}'; name a 'locale' or a 'path', or set
  /// the rule in '[checks]'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 1401471516, `sentence`; Catalog/catalog.toml,
  ///   `thisTableSuppressesAllDiagnosticsOf5388c21c`.
  case thisTableSuppressesAllDiagnosticsOf5388c21c(rule: Swift.String)

  /// “this version of bayan reads format 1, not format {$format :integer}; use a newer
  /// version of bayan”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 184601844, `sentence`; Catalog/catalog.toml,
  ///   `thisVersionOfBayanReadsFormat0b00ccf4`.
  case thisVersionOfBayanReadsFormat0b00ccf4(format: Swift.Int)

  /// “this version of bayan reads format 1, not format {$format :integer}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Project.swift.
  ///
  /// - Remark: Code 1766273636, `sentence`; Catalog/catalog.toml,
  ///   `thisVersionOfBayanReadsFormat69473264`.
  case thisVersionOfBayanReadsFormat69473264(format: Swift.Int)

  /// “'true' or 'false'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1555180330, `sentence`; Catalog/catalog.toml, `trueOrFalse5cb22b2a`.
  case trueOrFalse5cb22b2a

  /// “'underlying' is the error that this code wraps; give the argument another name”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Domains.swift.
  ///
  /// - Remark: Code 320096329, `sentence`; Catalog/catalog.toml,
  ///   `underlyingIsTheErrorThatThis13144849`.
  case underlyingIsTheErrorThatThis13144849

  /// “unknown argument type '{$name}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 559172431, `sentence`; Catalog/catalog.toml,
  ///   `unknownArgumentType21544b4f`.
  case unknownArgumentType21544b4f(name: Swift.String, didYouMean: Swift.String)

  /// “unknown argument type '{$name}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Arguments.swift.
  ///
  /// - Remark: Code 781085253, `sentence`; Catalog/catalog.toml,
  ///   `unknownArgumentTypeUse2e8e6a45`.
  case unknownArgumentTypeUse2e8e6a45(name: Swift.String, names: Swift.String)

  /// “unknown facet '{$name}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 1841393819, `sentence`; Catalog/catalog.toml, `unknownFacet6dc1709b`.
  case unknownFacet6dc1709b(name: Swift.String, didYouMean: Swift.String)

  /// “unknown facet '{$name}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
  ///
  /// - Remark: Code 1375245055, `sentence`; Catalog/catalog.toml, `unknownFacetUse51f892ff`.
  case unknownFacetUse51f892ff(name: Swift.String, names: Swift.String)

  /// “unknown key '{$key}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 1511197739, `sentence`; Catalog/catalog.toml, `unknownKey5a130c2b`.
  case unknownKey5a130c2b(key: Swift.String, didYouMean: Swift.String)

  /// “unknown key '{$key}'; keys aren't translated; use {$known}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 897115026, `sentence`; Catalog/catalog.toml,
  ///   `unknownKeyKeysArentTranslatedUse3578e392`.
  case unknownKeyKeysArentTranslatedUse3578e392(key: Swift.String, known: Swift.String)

  /// “unknown key '{$key}'; use {$known}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Fields.swift.
  ///
  /// - Remark: Code 480443243, `sentence`; Catalog/catalog.toml, `unknownKeyUse1ca2fb6b`.
  case unknownKeyUse1ca2fb6b(key: Swift.String, known: Swift.String)

  /// “unknown kind of operand '{$name}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 75475707, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOperand047faafb`.
  case unknownKindOfOperand047faafb(name: Swift.String, didYouMean: Swift.String)

  /// “unknown kind of operand '{$name}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 1217394893, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOperandUse488ff8cd`.
  case unknownKindOfOperandUse488ff8cd(name: Swift.String, names: Swift.String)

  /// “unknown kind of option '{$name}'{$didYouMean}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 698480964, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOption29a1f944`.
  case unknownKindOfOption29a1f944(name: Swift.String, didYouMean: Swift.String)

  /// “unknown kind of option '{$name}'; use {$names}”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Functions.swift.
  ///
  /// - Remark: Code 973627746, `sentence`; Catalog/catalog.toml,
  ///   `unknownKindOfOptionUse3a086162`.
  case unknownKindOfOptionUse3a086162(name: Swift.String, names: Swift.String)

  /// “write '# bayan: allow RULE \@fingerprint \-- reason'”
  ///
  /// Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
  ///
  /// - Remark: Code 2044822525, `sentence`; Catalog/catalog.toml,
  ///   `writeBayanAllowRuleFingerprintReason79e183fd`.
  case writeBayanAllowRuleFingerprintReason79e183fd

  static var domainIndex: Swift.Int { 0 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aCase00fe268c: return 0
    case .aCategory7b2cc524: return 1
    case .aDomainSFileCantBe09f13415: return 2
    case .aDomainSFileCantBe36e7ad20: return 3
    case .aListOfCurrencies015e4576: return 4
    case .aListOfDates104fa35d: return 5
    case .aListOfIntegers481e03dd: return 6
    case .aListOfNumbers29fa010e: return 7
    case .aListOfStrings63dc5153: return 8
    case .aListOfWordsCantContain3a68c18a: return 9
    case .aMatchNeedsCodeSubcodeOr3a5faa9a: return 10
    case .aModule75985f7b: return 11
    case .aString75e17fa5: return 12
    case .aTable32fc9fee: return 13
    case .aTableOfTexts0fd2ed95: return 14
    case .aTableSuchAsOperandInteger18544d34: return 15
    case .aTableSuchAsTypeString48711582: return 16
    case .aType01b4ee5a: return 17
    case .alreadyHasTheDomainChooseAnother5eb1d3c5: return 18
    case .anArgument19a90b40: return 19
    case .anArray0f7abe28: return 20
    case .anArrayOfItsValuesOr4eb7aa7b: return 21
    case .anArrayOfStrings489b990c: return 22
    case .anEnumHidesTheModuleFrom32911228: return 23
    case .anInteger3fbab782: return 24
    case .anOption6bb90a37: return 25
    case .andHaveTheSameValue281d054b: return 26
    case .andHaveTheSameValueThe7b48e55d: return 27
    case .arentPluralRulesRunBayanCldr5b604323: return 28
    case .cantBe6364df44: return 29
    case .cantBeACodeWriteA366ff9d5: return 30
    case .cantBeADomainWriteA3ed93c62: return 31
    case .cantBeANameInThe2777e927: return 32
    case .cantBeASwiftNameUse09b8fab8: return 33
    case .cantBeReplacedByItselfName69b953fb: return 34
    case .cantBeUse41e8cbff: return 35
    case .containsWriteStringsOnly18ad9620: return 36
    case .doNotTranslateCantContainAn3efc8640: return 37
    case .formatMustBeAnInteger4dbb66cd: return 38
    case .generatedCodeCantHaveBecauseSwift41c286bc: return 39
    case .hasNoValueButOtherCodes406afae9: return 40
    case .hasTheExtensionWhichMessagesCant2ecfc26a: return 41
    case .hasTheValueWhichBelongsTo73d1610d: return 42
    case .hasTwiceRemoveOne2188f5f6: return 43
    case .hasTwoStatesKeepTheLine36e593aa: return 44
    case .isACodeOfThisDomain472f70a3: return 45
    case .isAPseudoLocaleWhichIs1045485f: return 46
    case .isAPseudoLocaleWhichIs44b26f2a: return 47
    case .isNeitherOneOfTheLocales18226fac: return 48
    case .isNotALanguageTagSuch2d36d7ce: return 49
    case .isNotANumberingSystemSuch63b945a7: return 50
    case .isNotARangeWriteThe66659cff: return 51
    case .isNotARangeWriteThe766cb12c: return 52
    case .isNotKnown53b212df: return 53
    case .isRetiredItselfNameACode31f632b8: return 54
    case .isRetiredItselfNameWhichReplaces7272acbf: return 55
    case .isWrite4f6a573f: return 56
    case .isntASourceTextRunBayan5476c6d5: return 57
    case .isntAStateUse6e13934f: return 58
    case .isntATableWithTheKeys20900d7e: return 59
    case .isntAVersionWriteOneTo19ec9afc: return 60
    case .isntOneOfTheLocalesThat2626006a: return 61
    case .isntOneOfTheModulesIn2a719684: return 62
    case .maxLengthCantBeWriteThe46bae7da: return 63
    case .missingKey3bc149c9: return 64
    case .needsANamespaceOfYourOwn6618ffd0: return 65
    case .needsItsPositionInTheApp63e64c4b: return 66
    case .ofIsTheTypeOfA0a7f1c5d: return 67
    case .onlyAnIntegerCanHaveA3edd8bb0: return 68
    case .sayWhyTheDiagnosticsAreSuppressed0e897bb1: return 69
    case .tablesSuchAsCode6c8f7d81: return 70
    case .tablesWithTheHeaderAllow424f7bc0: return 71
    case .theAndDifferOnlyInUpper0a684d26: return 72
    case .theBuiltInRecoveryOffersWhich37f12643: return 73
    case .theCodeExistsSinceSoIt193e6544: return 74
    case .theDomainAlreadyHasTheType53610b33: return 75
    case .theExampleIsNotInThe40989a2c: return 76
    case .theFileHasBytesFilesOf4eafc403: return 77
    case .theFilesOfAreNotRead19c9ce3a: return 78
    case .theKeyDoesntNameAMessage612e1616: return 79
    case .theLocaleHasNoFilesIs038a3676: return 80
    case .theLocaleIsNotListedIn6ca7b0a2: return 81
    case .theRecoveryHasNoOptionsName076b631a: return 82
    case .theReplacementsOfLeadBackTo3be7ef1b: return 83
    case .theReplacementsOfLeadBackTo5612b147: return 84
    case .theSourceLocaleIsNotAmong584d8a48: return 85
    case .theTermNeedsATranslationThat638bf04c: return 86
    case .thereIsNo0d4accc3: return 87
    case .thereIsNoCatalogBayanToml6d0a0a4a: return 88
    case .thereIsNoCodeInThe1b835648: return 89
    case .thereIsNoCodeInThis5d9ea209: return 90
    case .thereIsNoDomainBecauseThere3cfb2078: return 91
    case .thereIsNoDomainInCatalog0de64ca7: return 92
    case .thereIsNoWithoutUse4b2b3a62: return 93
    case .thisAnswerIsAlreadyMatchedBy2a7d6853: return 94
    case .thisCommentDoesntNameARule754e88a4: return 95
    case .thisCommentDoesntSayWhichDiagnostic153028c6: return 96
    case .thisCommentSuppressesNothingBecauseIt04b484a8: return 97
    case .thisFileHasFormatButThis3fdb0961: return 98
    case .thisFileIsNotReadBecause054ef5fc: return 99
    case .thisFileIsNotReadPut50ea5b17: return 100
    case .thisFileIsNotReadRename492325f9: return 101
    case .thisIsntALineOfA39cb73e5: return 102
    case .thisIsntAnExampleOfThe38798b8e: return 103
    case .thisIsntAnExampleOfThe7ed9e958: return 104
    case .thisTableSuppressesAllDiagnosticsOf5388c21c: return 105
    case .thisVersionOfBayanReadsFormat0b00ccf4: return 106
    case .thisVersionOfBayanReadsFormat69473264: return 107
    case .trueOrFalse5cb22b2a: return 108
    case .underlyingIsTheErrorThatThis13144849: return 109
    case .unknownArgumentType21544b4f: return 110
    case .unknownArgumentTypeUse2e8e6a45: return 111
    case .unknownFacet6dc1709b: return 112
    case .unknownFacetUse51f892ff: return 113
    case .unknownKey5a130c2b: return 114
    case .unknownKeyKeysArentTranslatedUse3578e392: return 115
    case .unknownKeyUse1ca2fb6b: return 116
    case .unknownKindOfOperand047faafb: return 117
    case .unknownKindOfOperandUse488ff8cd: return 118
    case .unknownKindOfOption29a1f944: return 119
    case .unknownKindOfOptionUse3a086162: return 120
    case .writeBayanAllowRuleFingerprintReason79e183fd: return 121
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .aDomainSFileCantBe09f13415(let name), .aDomainSFileCantBe36e7ad20(let name),
      .anEnumHidesTheModuleFrom32911228(let name), .cantBeASwiftNameUse09b8fab8(let name),
      .cantBeReplacedByItselfName69b953fb(let name), .isACodeOfThisDomain472f70a3(let name),
      .isNotANumberingSystemSuch63b945a7(let name), .isntATableWithTheKeys20900d7e(let name),
      .needsANamespaceOfYourOwn6618ffd0(let name), .thisFileIsNotReadRename492325f9(let name):
      return .carrying(name: name)
    case .alreadyHasTheDomainChooseAnother5eb1d3c5(let other, let identifier):
      return .carrying(other: other, identifier: identifier)
    case .andHaveTheSameValue281d054b(let code, let other, let value):
      return .carrying(code: code, other: other, value: value)
    case .andHaveTheSameValueThe7b48e55d(let code, let other, let value, let next):
      return .carrying(code: code, other: other, value: value, next: next)
    case .arentPluralRulesRunBayanCldr5b604323(let text), .cantBeACodeWriteA366ff9d5(let text),
      .cantBeADomainWriteA3ed93c62(let text), .cantBeANameInThe2777e927(let text),
      .isNotARangeWriteThe66659cff(let text), .isNotARangeWriteThe766cb12c(let text),
      .isntAVersionWriteOneTo19ec9afc(let text):
      return .carrying(text: text)
    case .cantBe6364df44(let key, let value, let didYouMean):
      return .carrying(key: key, value: value, didYouMean: didYouMean)
    case .cantBeUse41e8cbff(let key, let value, let names):
      return .carrying(key: key, value: value, names: names)
    case .containsWriteStringsOnly18ad9620(let key, let withArticle):
      return .carrying(key: key, withArticle: withArticle)
    case .generatedCodeCantHaveBecauseSwift41c286bc(let kind, let name):
      return .carrying(kind: kind, name: name)
    case .hasNoValueButOtherCodes406afae9(let code), .isRetiredItselfNameACode31f632b8(let code),
      .thisAnswerIsAlreadyMatchedBy2a7d6853(let code):
      return .carrying(code: code)
    case .hasTheExtensionWhichMessagesCant2ecfc26a(let tag, let keyword):
      return .carrying(tag: tag, keyword: keyword)
    case .hasTheValueWhichBelongsTo73d1610d(let other, let value, let code):
      return .carrying(other: other, value: value, code: code)
    case .hasTwiceRemoveOne2188f5f6(let key, let value): return .carrying(key: key, value: value)
    case .hasTwoStatesKeepTheLine36e593aa(let id): return .carrying(id: id)
    case .isAPseudoLocaleWhichIs1045485f(let tag), .isAPseudoLocaleWhichIs44b26f2a(let tag),
      .theSourceLocaleIsNotAmong584d8a48(let tag):
      return .carrying(tag: tag)
    case .isNeitherOneOfTheLocales18226fac(let tag, let didYouMean),
      .isNotALanguageTagSuch2d36d7ce(let tag, let didYouMean),
      .isntOneOfTheLocalesThat2626006a(let tag, let didYouMean),
      .theLocaleIsNotListedIn6ca7b0a2(let tag, let didYouMean):
      return .carrying(tag: tag, didYouMean: didYouMean)
    case .isNotKnown53b212df(let value, let form): return .carrying(value: value, form: form)
    case .isRetiredItselfNameWhichReplaces7272acbf(let code, let successor):
      return .carrying(code: code, successor: successor)
    case .isWrite4f6a573f(let name, let withArticle, let wanted):
      return .carrying(name: name, withArticle: withArticle, wanted: wanted)
    case .isntASourceTextRunBayan5476c6d5(let path): return .carrying(path: path)
    case .isntAStateUse6e13934f(let name, let allCases):
      return .carrying(name: name, allCases: allCases)
    case .isntOneOfTheModulesIn2a719684(let module, let didYouMean),
      .thisFileIsNotReadBecause054ef5fc(let module, let didYouMean):
      return .carrying(module: module, didYouMean: didYouMean)
    case .maxLengthCantBeWriteThe46bae7da(let length): return .carrying(length: length)
    case .missingKey3bc149c9(let key), .theKeyDoesntNameAMessage612e1616(let key):
      return .carrying(key: key)
    case .needsItsPositionInTheApp63e64c4b(let argument): return .carrying(argument: argument)
    case .onlyAnIntegerCanHaveA3edd8bb0(let type), .thisIsntAnExampleOfThe7ed9e958(let type):
      return .carrying(type: type)
    case .theAndDifferOnlyInUpper0a684d26(let what, let other, let name):
      return .carrying(what: what, other: other, name: name)
    case .theBuiltInRecoveryOffersWhich37f12643(
      let recovery, let options, let projectLayout, let projectLayout2):
      return .carrying(
        recovery: recovery, options: options, projectLayout: projectLayout,
        projectLayout2: projectLayout2)
    case .theCodeExistsSinceSoIt193e6544(let since, let removed):
      return .carrying(since: since, removed: removed)
    case .theDomainAlreadyHasTheType53610b33(let other, let type):
      return .carrying(other: other, type: type)
    case .theExampleIsNotInThe40989a2c(let number): return .carrying(number: number)
    case .theFileHasBytesFilesOf4eafc403(let size, let largestFile):
      return .carrying(size: size, largestFile: largestFile)
    case .theFilesOfAreNotRead19c9ce3a(let projectLayout, let tag):
      return .carrying(projectLayout: projectLayout, tag: tag)
    case .theLocaleHasNoFilesIs038a3676(let tag, let projectLayout):
      return .carrying(tag: tag, projectLayout: projectLayout)
    case .theRecoveryHasNoOptionsName076b631a(let recovery): return .carrying(recovery: recovery)
    case .theReplacementsOfLeadBackTo3be7ef1b(let name, let named, let more):
      return .carrying(name: name, named: named, more: more)
    case .theReplacementsOfLeadBackTo5612b147(let name, let named):
      return .carrying(name: name, named: named)
    case .theTermNeedsATranslationThat638bf04c(let term): return .carrying(term: term)
    case .thereIsNo0d4accc3(let what, let name, let file, let didYouMean):
      return .carrying(what: what, name: name, file: file, didYouMean: didYouMean)
    case .thereIsNoCodeInThe1b835648(let code, let domain, let didYouMean):
      return .carrying(code: code, domain: domain, didYouMean: didYouMean)
    case .thereIsNoCodeInThis5d9ea209(let name, let didYouMean),
      .thereIsNoDomainInCatalog0de64ca7(let name, let didYouMean),
      .unknownArgumentType21544b4f(let name, let didYouMean),
      .unknownFacet6dc1709b(let name, let didYouMean),
      .unknownKindOfOperand047faafb(let name, let didYouMean),
      .unknownKindOfOption29a1f944(let name, let didYouMean):
      return .carrying(name: name, didYouMean: didYouMean)
    case .thereIsNoDomainBecauseThere3cfb2078(let name, let projectLayout, let didYouMean):
      return .carrying(name: name, projectLayout: projectLayout, didYouMean: didYouMean)
    case .thereIsNoWithoutUse4b2b3a62(let what, let name, let file, let builtIn):
      return .carrying(what: what, name: name, file: file, builtIn: builtIn)
    case .thisCommentDoesntNameARule754e88a4(let form): return .carrying(form: form)
    case .thisCommentDoesntSayWhichDiagnostic153028c6(let rule),
      .thisTableSuppressesAllDiagnosticsOf5388c21c(let rule):
      return .carrying(rule: rule)
    case .thisFileHasFormatButThis3fdb0961(let format): return .carrying(format: format)
    case .thisIsntAnExampleOfThe38798b8e(let type, let example):
      return .carrying(type: type, example: example)
    case .thisVersionOfBayanReadsFormat0b00ccf4(let format),
      .thisVersionOfBayanReadsFormat69473264(let format):
      return .carrying(format: format)
    case .unknownArgumentTypeUse2e8e6a45(let name, let names),
      .unknownFacetUse51f892ff(let name, let names),
      .unknownKindOfOperandUse488ff8cd(let name, let names),
      .unknownKindOfOptionUse3a086162(let name, let names):
      return .carrying(name: name, names: names)
    case .unknownKey5a130c2b(let key, let didYouMean):
      return .carrying(key: key, didYouMean: didYouMean)
    case .unknownKeyKeysArentTranslatedUse3578e392(let key, let known),
      .unknownKeyUse1ca2fb6b(let key, let known):
      return .carrying(key: key, known: known)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aCase00fe268c, .aCategory7b2cc524, .aListOfCurrencies015e4576, .aListOfDates104fa35d,
      .aListOfIntegers481e03dd, .aListOfNumbers29fa010e, .aListOfStrings63dc5153,
      .aListOfWordsCantContain3a68c18a, .aMatchNeedsCodeSubcodeOr3a5faa9a, .aModule75985f7b,
      .aString75e17fa5, .aTable32fc9fee, .aTableOfTexts0fd2ed95,
      .aTableSuchAsOperandInteger18544d34, .aTableSuchAsTypeString48711582, .aType01b4ee5a,
      .anArgument19a90b40, .anArray0f7abe28, .anArrayOfItsValuesOr4eb7aa7b,
      .anArrayOfStrings489b990c, .anInteger3fbab782, .anOption6bb90a37,
      .doNotTranslateCantContainAn3efc8640, .formatMustBeAnInteger4dbb66cd,
      .ofIsTheTypeOfA0a7f1c5d, .sayWhyTheDiagnosticsAreSuppressed0e897bb1,
      .tablesSuchAsCode6c8f7d81, .tablesWithTheHeaderAllow424f7bc0,
      .thereIsNoCatalogBayanToml6d0a0a4a, .thisCommentSuppressesNothingBecauseIt04b484a8,
      .thisFileIsNotReadPut50ea5b17, .thisIsntALineOfA39cb73e5, .trueOrFalse5cb22b2a,
      .underlyingIsTheErrorThatThis13144849, .writeBayanAllowRuleFingerprintReason79e183fd,
    ]
  }
}
