// Generated from Catalog/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanRuntime

/// The locales and the words of DiagnosticTexts.
nonisolated enum DiagnosticTextsCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    typealias Category = DiagnosticTextsCatalog.Category

    /// The options that these errors offer.
    typealias Option = BayanRuntime.NoOption

    /// The locale's place among those of the catalog.
    var index: Swift.Int {
      switch self {
      case .en: 0
      case .ar: 1
      }
    }

    /// The words in all of them, as they are now.
    static var catalog: BayanRuntime.MessageCatalog { store.current }

    /// Where packs loaded from files replace the words built in.
    static let store = BayanRuntime.CatalogStore(table: table, packs: [packEn, packAr])
  }

  /// How these errors are dealt with.
  enum Category: Swift.String, BayanRuntime.CatalogName {
    /// A sentence of a diagnostic, the label of a note, or the title of a fix.
    case sentence
  }

  /// The errors apart from their words, a line a code; `CatalogTable` says how it is read.
  private static let table: Swift.StaticString = """
    bayan-table 5
    locale en
    locale ar
    script Arab ar
    script Latn en
    alias ar arb
    fallback ar aao abh abv acm acq acw acx acy adf aeb aec afb ajp ajt apc apd ar-Latn arb-Latn arq ars ary arz auz avl ayh ayl ayn ayp bbz ckb pga shu ssh
    category sentence never
    domain bayan.catalog
    555573465 aCase211d60d9 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1259445853 aCodeThatWrapsAnotherError4b119e5d sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    516224287 aDomainSFileCantBe1ec4f51f sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1882611141 aDomainSFileCantBe70365dc5 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    713537235 aMatchHasCodeSubcodeBoth2a87b6d3 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    2007276359 aType77a49b47 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1316964212 anArgument4e7f4774 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1588899984 anArrayAsInAnnBob5eb4b090 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    865529986 anEmptyPhraseCantBeKept3396f082 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    2098854212 anEmptyWordCantBeLooked7d19f944 sentence - d: Reading/BayanCatalog/CatalogLoader+Wording.swift.
    245568203 anEnumHidesTheModuleFrom0ea312cb sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1897548128 andMore711a4960 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    986220229 areNoPluralRulesRunBayan3ac886c5 sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1154956905 cantBe44d73e69 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1504520618 cantBeACodeWriteA59ad29aa sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    548290682 cantBeADomainWriteA20ae407a sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1366298870 cantBeASwiftNameUse517010f6 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    2136508364 cantBeItCanBe7f5887cc sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    227954379 cantBeReplacedByItselfName0d964ecb sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1612640050 eur601eef32 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1031059122 formatIsNotKnownToThis3d74b6b2 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1651702589 formatMustBeAnInteger6272fb3d sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1794504726 generatedCodeCantHaveWhichSwift6af5f816 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    526212599 hasNoNamespaceOfYoursName1f5d5df7 sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    341301232 hasTheValueAsHas1457d7f0 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1896758113 hasTheValueWhichIsThat710e3b61 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    948771661 hasTwoStatesKeepTheLine388d1b4d sentence - d: Reading/BayanCatalog/StateLock.swift.
    1414385321 holdsWriteStrings544dcea9 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    997373581 isACodeOfThisDomain3b72b68d sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1677767596 isAPseudoLocaleWhichIs6400b3ac sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    219873204 isAlreadyTheDomainOf0d1affb4 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1034429541 isInTheEndReplacedBy3da82465 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1068043234 isNeitherOneOfTheLocales3fa90be2 sentence - d: Reading/BayanCatalog/CatalogLoader+Wording.swift.
    1841110726 isNoNameOfAService6dbd1ec6 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1627759025 isNoSourceTextRunBayan6105a1b1 sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1037255029 isNoStateItCanBe3dd34175 sentence - d: Reading/BayanCatalog/StateLock.swift.
    872070411 isNoTableOfAFile33fabd0b sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    886585533 isNoVersionWriteOneTo34d838bd sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    528925224 isNotALanguageTagSuch1f86c228 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1971667691 isNotANumberingSystemSuch758542eb sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    925098943 isNotARangeWriteThe3723e3bf sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1294339087 isNotARangeWriteThe4d260c0f sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    703425458 isNotAmongTheLocalesThat29ed6bb2 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    366098164 isNotKnown15d236f4 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1721750288 isRetiredItselfNameACode669fd310 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1778525325 isRetiredItselfNameWhichReplaces6a02248d sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1129486991 isTwiceIn43529a8f sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1301736069 isWrite4d96ea85 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1934002228 itCanBe73468834 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    675589833 keysArentTranslatedTheyAre2844aec9 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    711859888 messagesCantFollowNuAloneFor2a6e1eb0 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1940028524 missingKey73a27c6c sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    39488363 missingKeyValueHasNoneThough025a8b6b sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1732122532 needsWhatTheAppSTexts673e17a4 sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    46714502 no02c8ce86 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1837625337 noCodeInTheDomain6d87eff9 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1005638803 noCodeInThisDomain3bf0d493 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1403023835 noDomainInCatalog53a071db sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1318802408 noDomainThereIsNo4e9b53e8 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    1299247900 noWithoutThereCanBe4d70f31c sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1983731237 nothingCanBeSaidInCharacters763d5625 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    248064512 ofNamesTheTypeOfA0ec92a00 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    716024722 onlyAnIntegerCanHaveA2aadab92 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1876418057 sayWhyTheDiagnosticsAreSuppressed6fd7de09 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    681489240 theAndDifferOnlyInUpper289eb358 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    936013648 theBuiltInRecoveryOffersWhich37ca6f50 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1393140790 theCodeWasThereSinceSo5309a436 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    906115872 theExampleIsNotInThe36023b20 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1456621832 theFileHasBytesFilesOf56d24908 sentence - d: Reading/BayanCatalog/CatalogLoader+Readable.swift.
    659695848 theFilesOfAreNotRead275228e8 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    715365792 theKeyLeadsToNoMessage2aa39da0 sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    875466902 theLocaleHasNoFilesIs342e9096 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    1071542313 theLocaleIsNotListedIn3fde7029 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    719117450 theNextFreeValueIs2adcdc8a sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    2039860258 theRecoveryOffersNothingNameIts7995cc22 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    548069780 theSourceLocaleIsNotAmong20aae194 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    578205386 theTermNeedsATranslationThat2276b6ca sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    1809815449 theTypeIsAlreadyThatOf6bdf9799 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    255304374 thereCanBe0f37a2b6 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1801553339 thereCanBe6b6185bb sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    903276864 thereIsNoCatalogBayanToml35d6e940 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1391612038 thisAnswerIsAlreadyMatchedBy52f25086 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1878033247 thisDoesntSayWhichDiagnosticOf6ff0835f sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1443053812 thisFileHasFormatAndThis560340f4 sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1004821123 thisFileIsNotReadFiles3be45a83 sentence - d: Reading/BayanCatalog/ProjectSources.swift.
    1390598708 thisFileIsNotReadRename52e2da34 sentence - d: Reading/BayanCatalog/ProjectSources.swift.
    2078063395 thisIsNoExampleOfType7bdcbb23 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    107304695 thisIsNoLineOfA066556f7 sentence - d: Reading/BayanCatalog/StateLock.swift.
    208798682 thisNamesNoRule0c7203da sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1562034836 thisSuppressesAllDiagnosticsOfName5d1ac294 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    607623651 thisSuppressesNothingWithoutAReason243799e3 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1214006586 unknownArgumentType485c453a sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    208028521 unknownFacet0c664369 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    575832613 unknownKey22528225 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1602802867 unknownKey5f88d4b3 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1947086588 unknownKindOfOperand740e2efc sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1935566482 unknownKindOfOption735e6692 sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    923592763 useANewerVersionOfBayan370ce83b sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    690833262 writeBayanAllowRuleFingerprintReason292d476e sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    domain bayan.checking
    881270837 cannotBeSuppressedWithItThe34872035 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    500462182 deleteTheVariant1dd47266 sentence - d: Compiling/BayanChecking/Text/MessageEdits.swift.
    2031630689 diagnosticOfUpdateBaselineRemoves79183961 sentence - d: Compiling/BayanChecking/Baseline.swift.
    808780711 itWasSuppressedBesideAnotherText303503a7 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    111031590 moreOfThisRuleInThis069e3526 sentence - d: Compiling/BayanChecking/Report.swift.
    294652630 noRule11900ad6 sentence - d: Compiling/BayanChecking/RuleBook+Checks.swift.
    1379897154 removeTheComment523f8f42 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1982262237 removeTheLine7626ebdd sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1289040217 theRule4cd53159 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1073120734 theSourceIsHere3ff685de sentence - d: Compiling/BayanChecking/CatalogMessage.swift.
    75537534 thisSuppressionOfManyTextsDoesnt04809c7e sentence - d: Compiling/BayanChecking/Suppressing.swift.
    57653666 unusedSuppressionReportsNothingHereWith036fb9a2 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    1231982307 unusedSuppressionReportsNothingThere496e8ee3 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    1631741086 whichIsBuiltIn6142649e sentence - d: Compiling/BayanChecking/Report.swift.
    1070499637 write3fce8735 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    domain bayan.commands
    1894498386 aFormatStringAloneHasNo70ebc052 sentence - d: Commands/bayan/Convert.swift.
    36286855 declaresItselfSoRemoveItOr0229b187 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1660010296 itIsDeclaredHere62f1bf38 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1612662738 theDomainIsAlsoThatOf601f47d2 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    798521993 theFileCantBeReadIt2f987a89 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    1828545763 theFileSNameIsNot6cfd64e3 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    323544498 theFolderCantBeReadCheck1348e5b2 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    447941828 theTargetDeclaresATypeItself1ab30cc4 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1701341365 theTargetHasACatalogAnd656868b5 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    475881628 thereIsABayanTomlIn1c5d609c sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1071406218 thereIsACatalogInMove3fdc5c8a sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1323284563 thereIsMoveItTo4edfb853 sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1289389665 thereIsRenameItTo4cda8661 sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1984097994 thisCatalogIsInNoTarget7642eeca sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    658047102 thisIsAFolderAndA2739007e sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    930360453 thisIsAPipeOrA37742c85 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    348802561 thisLineIsNoJsonString14ca4e01 sentence - d: Commands/bayan/Convert.swift.
    1783287705 thisLinkLeadsOutOfThe6a4acf99 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    domain bayan.compiler
    1050632767 icuSPluralRuleForCant3e9f623f sentence - d: Compiling/BayanCompiler/Stages/CompiledPart.swift.
    1727131367 theCatalogCantBeCompiledBecause66f1eee7 sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    483858928 theMessageHasMoreThanSelectors1cd719f0 sentence - d: Compiling/BayanCompiler/Stages/CompiledPart.swift.
    125440360 theValueOfHasMoreThan077a1168 sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    1354731849 theWordsOfTakeMoreThan50bf9149 sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    domain bayan.diagnostics
    523684316 didYouMean1f36c9dc sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    domain bayan.exchange
    215571274 aCommentInThisWouldBe0cd95b4a sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    1804280245 aCommentOfXmlCantHave6b8b21b5 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1131123841 aDoctypeCantBeHereRemove436b9481 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1553263104 aSpaceIsMissingBeforeOr5c94ea00 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    654435269 aTextInQuotes2701e3c5 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    196955507 aValue0bbd4d73 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1578524627 andSaysSomethingElseTakeIt5e165fd3 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1010824364 cantBeInATextWrite3c3ff4ac sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    345168370 cantBeInTheValueOf1492d9f2 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2089051317 elementsAreNestedTooDeep7c8464b5 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    222243004 endsNothingNoElementIsOpen0d3f28bc sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1683332035 endsNothingWhatIsOpenIs64559bc3 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1781071700 expectedAKeyOrAText6a28ff54 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    2130797316 expectedHereTheFileMayBe7f016304 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    503251295 hasNoEndTagBeforeWhich1dff015f sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    128330675 hasTranslations07a62bb3 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
    1591523930 hereIsAControlCharacterThat5edcba5a sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    911261791 isAfterTheEndOfThe3650c05f sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    613903223 isIn24976b77 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
    2075039870 isNoCodePoint7bae987e sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF12Reader.swift.
    1517578897 isThereTwice5a746a91 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    2096425118 isntKnownHereAndWouldBe7cf4e89e sentence - d: Workshop/BayanExchange/Formats/Apple/XCStrings+Edits.swift.
    664220334 needsATextInQuotesAfter279732ae sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1368011187 noColumnTheFirstLineNames518a31b3 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
    79257367 nothingSaysWhichValuesOfThe04b95f17 sentence - d: Workshop/BayanExchange/Adoption/AppValues.swift.
    1361083171 objectsAreNestedTooDeep51207b23 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    120693556 ofLineHasNoEndWrite0731a334 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1428144074 or551fbfca sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1937094385 or7375b6f1 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    214496049 pluralFormsInTheHeaderDoesnt0cc8f331 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    1103783056 standsForNoCharacterThatXml41ca6490 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    552377877 textInIsEmptyAndCounts20ec9e15 sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    181209795 textsInAreEmptyAndCount0acd0ac3 sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    322442030 theAppSTextOfWas1338132e sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1060626503 theAttributeHasNoValueWrite3f37e047 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1414848690 theAttributeOfThisWouldBe5454e0b2 sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    2065493372 theCatalogHasNeverReadThe7b1ced7c sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1552769885 theElementCpHasNoCode5c8d635d sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
    112465084 theElementHasNoPlaceIn06b414bc sentence - d: Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
    887191620 theElementHasTheAttributeTwice34e17844 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2029713111 theElementHasTooManyAttributes78faf6d7 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    204827065 theFileEndsHereAndOf0c3569b9 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1054870725 theFileEndsWithinAText3ee00cc5 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    508113507 theFileHasADoctypeWhich1e493263 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    514687246 theFileHasBytesFilesOf1ead810e sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    1917467943 theFileHasMessagesOfAn724a3d27 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    1060309707 theFileHasMoreThanTexts3f330acb sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    2075437952 theFileHasNoElementIt7bb4ab80 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    637755383 theFileHasNoElementResources26035ff7 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    521999948 theFileHasNoObjectWith1f1d164c sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    171514718 theFileHasSeveralLanguagesWrite0a391b5e sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    1820989693 theFileHasSeveralLocalesName6c8a18fd sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    790165358 theFileHasTheKeyTwice2f18f76e sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1466620558 theFileHasTheKeyWhich576ada8e sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate+Files.swift.
    1690384325 theFileHasTheTextsIn64c137c5 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    165112373 theFileIsEmpty09d76a35 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    1430447831 theFileIsNoneOfThe5542e6d7 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    2098155364 theFileIsNotUtfHere7d0f4f64 sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    1267662696 theFileIsXmlAndXml4b8eff68 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    900577457 theFileIsntInUtfIn35adb8b1 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    522597568 theFileSaysThatItsEncoding1f2634c0 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    365420118 theFileThatIsThereIs15c7de56 sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
    226716252 theFirstLineNamesNoColumns0d836a5c sentence - d: Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
    1432151684 theHeaderHasNoLanguageWhich555ce684 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    102894784 theHeaderSaysLanguageAndX06220cc0 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    178990852 theKeyHasNoValueAfter0aab2f04 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    1593634610 theKeysOfThisFileAre5efcef32 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1350120774 theNameAfterEndsHereWrite50793546 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    188737090 theNumberOfAPluralForm0b3fe642 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    277292149 thePropertyListIsNoDictionary10872475 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    773268103 theQuotesOfThisFieldAre2e172287 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
    1726190443 theStringCatalogHasNoStrings66e3936b sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsReader.swift.
    1429160986 theStringCatalogHasTheKey552f441a sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
    68069640 theStringCatalogTranslatesFromAnd040ea908 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1328159746 theTagHasNoEnd4f2a1c02 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    403073172 theTextNeedsNowAndThis18066894 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    262842824 theTextOfCantBeRead0faaa9c8 sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    380495185 theTextOfNeedsAfterIt16ade551 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    2085011706 theTextsCantBePutInto7c46c0fa sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1702835560 theValueOfTheAttributeHas657f3568 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2052351657 theValueOfTheAttributeHas7a5466a9 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    375815714 theXmlDeclarationHasNoEnd16667e22 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    825045915 thereIsAControlCharacterIn312d339b sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1729457969 thereIsSomethingAfterTheEnd67156f31 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1031302322 thereIsSomethingAfterTheQuotes3d786cb2 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
    1690338999 thereIsTextAfterTheEnd64c086b7 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1868759379 thereIsTextBeforeTheFirst6f630153 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1397321344 thisBeginsNoReferenceAsA53496e80 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1593134478 thisBeginsNoTagAsA5ef54d8e sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2144633523 thisCantBeInTheTag7fd482b3 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1970305662 thisCommentHasNoEnd75707a7e sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    681971903 thisEntryHasNoMsgid28a610bf sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1458856556 thisEntryHasNoMsgstr56f4626c sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1166339564 thisEscapeStandsForNoCharacter4584edec sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    1974447506 thisHasNoEndTagWrite75afad92 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    1545575897 thisHasNoEndTheFile5c1f9dd9 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1421990168 thisHasNoNameAfterIt54c1d918 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    780508772 thisHasNoNameWriteName2e859e64 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    1223059088 thisIsNoLineOfA48e66690 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    333894450 thisLineIsNotUtfSave13e6d332 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    528642442 thisListDoesntHaveWriteThe1f82718a sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    1354389383 thisTextBeginsOnALine50ba5787 sentence - d: Workshop/BayanExchange/Formats/PO/PO+Edits.swift.
    941946479 thisTextBelongsToNoMsgid3824f66f sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    12991348 thisTextHasAnEscapeThat00c63b74 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    68678806 thisTextHasNoQuotationMark0417f496 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    2012536809 thisTextHasNoQuoteAt77f4dfe9 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1818478112 thisValueHasNoKeyBefore6c63c620 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    1066965074 twoColumnsAreInOneLanguage3f989852 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    201842128 twoColumnsHaveTranslationsInA0c07ddd0 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    162730945 x09b313c1 sentence - d: Workshop/BayanExchange/Adoption/Adoption+Checking.swift.
    1713411005 xmlCanOnlyBeTheFirst662093bd sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2119746395 xmlDoesntKnowWrite7e58c35b sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    910302026 xmlDoesntKnowWriteTheCharacter36421b4a sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    domain bayan.message-conversion
    58328953 aNumberOfDigitsThatIs037a0779 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1631587336 aPlaceholderWithoutAnArgumentHas61400c08 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    369619693 aWidthFilledUpWithSpaces1607f2ed sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    20098397 aWrittenOutPatternHasNo0132ad5d sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    699981953 anOffsetInMessageformatIsA29b8e081 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1894262226 asChoicesWithinChoicesTheMessage70e825d2 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    1761073489 beginsAPlaceholderOfPythonWhich68f7d951 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    131746871 cantBeAKeyInMessageformat07da4c37 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    509799162 cantNameAVariableInMessageformat1e62eafa sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    314725855 cantNameAnArgumentInMessageformat12c255df sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    205260934 choiceHasNoEquivalentInMessageformat0c3c0886 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1282919022 expectedANumberOfAtMost4c77ca6e sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    18054557 expectedATypeSuchAsNumber01137d9d sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    379732298 expectedAVariantSKeySuch16a2414a sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1172361844 expectedAnArgumentSNameOr45e0d274 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    109345956 expectedOrAfterTheArgumentS06847ca4 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1359202154 expectedTheVariantSTextIn5103c76a sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    685630131 hasNoEquivalentAmongTheFunctions28dde2b3 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    724793403 hasNoEquivalentAmongTheFunctions2b33783b sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1899748502 hasNoEquivalentInAFormat713bdc96 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    728395491 hasNoOptionWhichThisNumber2b6a6ee3 sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    2138313606 inANumberSkeletonHasNo7f741386 sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    1814680292 inTheVariableIsNoPlural6c29d2e4 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    2106158980 isAConversionWithRoomFor7d896f84 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    341701239 isNoArgumentSoThatIt145df277 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    305221674 isNoConversionOfFormatStrings1231502a sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    874978884 isNoLengthOfAConversion34271e44 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    2075980695 isNoNumberOfAnArgument7bbcf397 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1855366376 isNoPluralCategoryThisVariant6e96a4e8 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1874400798 isNoTypeOfMessageformat6fb9161e sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    606342019 itHasNoTextForOther24240b83 sentence - d: Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
    1538790428 itIsNotValid5bb8141c sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    916166565 itsTextsHaveMoreThanBytes369b97a5 sentence - d: Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
    1693821788 mayBeAFractionAFormat64f5ab5c sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    2133025324 mayBeAFractionWhichMessageformat7f23622c sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1056524618 messageformatCantChooseThePluralCategory3ef9494a sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1625787225 messageformatHasNoStyleForThis60e78b59 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    62009443 messageformatShowsWithItsOffsetOnly03b23063 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1606705547 nWritesIntoMemoryWhichNo5fc4618b sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1974706987 needsANameAndASecond75b3a32b sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1039522586 needsVariantsSuchAsOther3df5db1a sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    633184642 noFunctionOfMessageformatWritesThe25bda182 sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    378294160 ofAFormattedValueHasNo168c4f90 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    426874720 offsetMustComeBeforeTheVariants19719760 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    699819598 onlySaysHowLongAValue29b6664e sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1442721604 someConversionsHaveAPlaceSuch55fe2f44 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1354894890 stringOfAFormattedValueHas50c20e2a sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    451988853 textThatIsCutAtA1af0cd75 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1780280284 theArgumentIsUsedAsA6a1cebdc sentence - d: Workshop/BayanMessageConversion/VariableNames.swift.
    1837642027 theChoicesAreNestedMoreThan6d88312b sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1424654243 theChoicesHaveMoreThanCombinations54ea7fa3 sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    1445759719 theChoicesRepeatTheTextAround562c8ae7 sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    193451749 theDateSkeletonHasNoEquivalent0b87d6e5 sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    1518943025 theFlagsOfThisConversionHave5a893b31 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1034861861 theFunctionHasNoEquivalentIn3daebd25 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    521675575 theKeyIsThereTwiceThe1f182337 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    940168711 theKeyOfIsNeitherA3809d607 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    536245739 theLiteralWithAFunctionHas1ff675eb sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    263396455 theMarkupHasNoEquivalentIn0fb31c67 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1108042044 theMessageHasMoreThanChoices420b613c sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    314348365 theMessageIsLongerThanBytes12bc934d sentence - d: Workshop/BayanMessageConversion/ICUMessageFormat.swift.
    291881325 theNumberPatternHasNoEquivalent1165c16d sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    2034331100 theOffsetOfHasNoEquivalent79416ddc sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    23353270 theOptionGetsItsValueFrom016457b6 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    801499116 theOptionsOfThisNumberHave2fc5e7ec sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1543841236 thePatternWouldBeLongerThan5c0525d4 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1938880848 thePlaceOfAnArgumentIs7390f950 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    809840054 thePluralCategoryIsThatOf30452db6 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    528701706 theSpaceAroundTheNumberPattern1f83590a sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    603280113 theStyleCurrencyMeansAnotherCurrency23f552f1 sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    2081265776 theTextHasMoreThanConversions7c0d9870 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1645731624 theTextIsLongerThanBytes6217df28 sentence - d: Workshop/BayanMessageConversion/ICUText.swift.
    1438419305 theTextWouldBeLongerThan55bc8969 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    521418241 theTypeOfTheVariableIs1f143601 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1006736804 theValueOfCantChooseVariants3c0195a4 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    1220628828 theVariableHasNoTextFor48c1515c sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1333248745 theVariableNeedsItself4f77c2e9 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1061326091 theVariantsOtherAndOfAre3f428d0b sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1154182626 theVariantsOtherAndOfAre44cb6de2 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1620943730 thereIsNoVariableForThis609da372 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    259986704 thereIsNoVariantOtherWhich0f7f1510 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    2119736884 thisIsAtTheEndWrite7e589e34 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    991871436 thisIsNoValidMessageOf3b1ec1cc sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    1874093698 thisIsNotClosedAdd6fb46682 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1126509887 thisNumberOfDigitsHasNo43252d3f sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    725141141 thisNumberSkeletonSaysOneThing2b38c695 sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    156847854 thisNumberSkeletonShowsAPercent09594eee sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    1845831704 thisOffsetHasNotOneWhole6e052818 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1930217755 thisStartsNoConversionWriteFor730cc91b sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    542488472 thisStyleHasAnApostropheWithout2055b798 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    24275235 uDirHasNoEquivalentIn01726923 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1075449354 variantsByHaveNoEquivalentIn401a0e0a sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    989816342 variantsForExactNumbersOfHave3aff6616 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    587279554 whichVariantWinsForTheNumber23012cc2 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    domain bayan.message-syntax
    791560142 aNameCannotStartWithStart2f2e3fce sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    1418560859 aNameHasAtMostOne548d855b sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    266448052 aSelectorIsAVariableNot0fe1acb4 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    725263829 anExpressionHasOneFunctionDeclare2b3aa5d5 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    535050688 cannotBeInsideAPatternWrite1fe439c0 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    334710016 cannotComeAfterMatchMoveIt13f34500 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1926083942 closesNothingHereWriteForA72cdb566 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    1406822628 expectedADeclarationAPatternIn53da68e4 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    2010356711 expectedAFunctionBeforeTheOption77d39be7 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    956917465 expectedAKeySuchAsBefore390966d9 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1828422071 expectedALiteralAfterFound6cfb81b7 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    580742465 expectedALiteralOrAVariable229d6d41 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1865519226 expectedANameAfterFound6f31907a sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    344336177 expectedAPatternInAfterThe14862731 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1708597443 expectedAPatternInOrMatch65d720c3 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    1501720179 expectedASpaceBefore59826e73 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    804706689 expectedAVariableAFunctionOr2ff6d981 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1989283203 expectedAVariableAfterInputFound76920d83 sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    1306285236 expectedAVariableAfterLocalFound4ddc54b4 sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    1774077689 expectedAVariableAfterLocalWrite69be46f9 sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    1538445201 expectedAVariableSuchAsCount5bb2cf91 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    265703681 expectedAVariantSuchAsAfter0fd65101 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1459493739 expectedAVariantSuchAsHere56fe1b6b sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    994023819 expectedAfter3b3f998b sentence - d: Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
    1080277190 expectedAfterLocalFound4063b8c6 sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    1449432413 expectedAnExpressionInAsThe5664955d sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    938684057 expectedAnExpressionSuchAsCount37f32e99 sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    29965830 expectedAnOperandOrAFunction01c93e06 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1451537753 expectedAnOperandOrAFunction5684b559 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1951857998 expectedAnOperandOrAFunction7456fd4e sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1525007905 expectedAnOptionAnAttributeOr5ae5c621 sentence - d: Reading/BayanMessageSyntax/MessageParser+Markup.swift.
    1789401708 expectedAndAValueAfterThe6aa81a6c sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    510790479 expectedNoAfterAnAttributeMove1e720b4f sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    948078741 expectedNothingAfterTheClosingFound38828895 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    1296206490 expectedOrAFunctionAfterThe4d428a9a sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1042267197 expectedOrAfterTheLiteralFound3e1fbc3d sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    2019684382 expectedRightAfterPutAtThe7861f01e sentence - d: Reading/BayanMessageSyntax/MessageParser+Markup.swift.
    900167886 expectedToCloseTheLiteralThat35a778ce sentence - d: Reading/BayanMessageSyntax/MessageParser+Literals.swift.
    846927537 expectedToCloseThePatternFound327b16b1 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    71728815 expectedToCloseThePatternThat04467eaf sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    112277937 expectedToCloseThePlaceholderFound06b139b1 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    346911401 expectedToCloseThePlaceholderThat14ad72a9 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    967393743 firstDeclaredHere39a941cf sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    174929179 firstGivenHere0a6d351b sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    165967393 isAlreadyDeclaredGiveThisOne09e47621 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1333771938 isDeclaredWithAValueThat4f7fbea2 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1743324127 isNotAKeywordDidYou67e903df sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    1757281034 isNotAKeywordToBegin68bdfb0a sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    141734935 isNotAnEscapeOnlyAnd0872b417 sentence - d: Reading/BayanMessageSyntax/MessageParser+Literals.swift.
    567728115 isUsedBeforeItIsDeclared21d6d7f3 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    386351655 markupCannotBeTheValueOf17074227 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1061878952 markupThatStartsWithCannotEnd3f4afca8 sentence - d: Reading/BayanMessageSyntax/MessageParser+Markup.swift.
    328433338 noVariantForAllOtherValues13937eba sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    30507136 theByteXIsNotUtf01d18080 sentence - d: Reading/BayanMessageSyntax/MessageParser+Cursor.swift.
    1644138870 theMessageHasBytesMoreThan61ff9176 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    1051167330 theMessageHasMoreThanSelectors3ea78a62 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1861835381 theMessageHasMoreThanVariants6ef95a75 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1579033314 theOptionIsGivenTwiceRemove5e1e22e2 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    821522057 thePatternStartsHere30f76e89 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    1376245972 thePlaceholderStartsHere5207d8d4 sentence - d: Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
    1050835690 theSelectorHasNoFunctionTo3ea27aea sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1493122139 theSelectorIsNotDeclaredDeclare58ff3c5b sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1824004804 theValueOfTheAttributeMust6cb81ac4 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    548177582 theVariantHasForGiveIt20ac86ae sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1620340792 theVariantIsGivenTwiceRemove60947038 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1796462836 uIsNotAllowedInA6b13d8f4 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    506621684 usedHere1e326ef4 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    domain bayan.reports
    352649544 andMoreChanges15050148 sentence - d: Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
    1163230912 andMoreListsLikeThese45557ec0 sentence - d: Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
    1221532703 andMoreLocales48cf1c1f sentence - d: Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
    1322249462 changes4ecfecf6 sentence - d: Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
    1994979871 localesNowLocaleMissingStaleDrafts76e8fa1f sentence - d: Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
    2083061781 texts7c290015 sentence - d: Compiling/BayanReports/Changes/ChangeRenderer+Markdown.swift.
    domain bayan.rules-alerts
    1707690065 aTitleIsAHeadingAnd65c94851 sentence - d: Compiling/BayanRules/Alerts/TitleFullStop.swift.
    1236749456 andHaveTheSameLabelIn49b74c90 sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    1584934464 blamesTheReaderSayWhatHappened5e782e40 sentence - d: Compiling/BayanRules/Alerts/WordListRules.swift.
    785602203 destroysButNoButtonCancels2ed3569b sentence - d: Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
    1902637062 hasTheLabelOfAndShows7167f006 sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    982805688 isAWordOfDevelopersSay3a946cb8 sentence - d: Compiling/BayanRules/Alerts/WordListRules.swift.
    1971196952 isCalledOnItsButton757e1418 sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    1775426271 itIsHere69d2dadf sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    1087774704 itsButtonsAreDeclaredHere40d61ff0 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    2102843058 noOptionOfHasTheRole7d56d6b2 sentence - d: Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
    329281260 removeTheFullStop13a06eec sentence - d: Compiling/BayanRules/Alerts/TitleFullStop.swift.
    1486075094 theAlertIsHere5893b4d6 sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    538588656 theAlertOfHasNoTitle201a35f0 sentence - d: Compiling/BayanRules/Alerts/TitleMissing.swift.
    525225901 theDescriptionBeginsWithTheTitle1f4e4fad sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    262375652 theHasCharactersMoreThanSeldom0fa388e4 sentence - d: Compiling/BayanRules/Alerts/TextTooLong.swift.
    241257125 theLabelIsHere0e614aa5 sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    348584559 theOtherLabelIsHere14c6fa6f sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    384576036 theRepeatsThe16ec2a24 sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    586041059 theSuggestionDoesntSayWhatTo22ee46e3 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutRequest.swift.
    1688191255 theSuggestionNamesButThisAlert649fc117 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    1899526183 theSuggestionSaysButThisAlert71387827 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    1456393313 theTitleBeginsWithAndAsks56cecc61 sentence - d: Compiling/BayanRules/Alerts/TitleRequest.swift.
    1602229678 thisSaysOnlyThatThereIs5f8015ae sentence - d: Compiling/BayanRules/Alerts/CauseMissing.swift.
    domain bayan.rules-arabic
    1077242220 alreadySaysTwoTheNumberSays4035696c sentence - d: Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
    952120213 belongsToOtherDigitsTheseNeed38c03395 sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    1852644038 delete6e6d1ac6 sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    776214706 deleteIt2e4418b2 sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    1191359739 deleteTheNumber4702b4fb sentence - d: Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
    326380556 deleteTheSpace13742c0c sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    1965000952 facesTheWrongWayUses751f88f8 sentence - d: Compiling/BayanRules/Arabic/ArabicPunctuation.swift.
    1021404475 inPlaces3ce1653b sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    1676649234 isBeforeItsNumber63efa312 sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    1335210309 isSeparatedFromItsWordBy4f95b145 sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    1579344934 isWrittenInPresentationForms5e22e426 sentence - d: Compiling/BayanRules/Arabic/ArabicPresentationForm.swift.
    1464609289 theLetterHasOnTopOf574c2a09 sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    75574611 theLetterHasTwice04812d53 sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    2134645807 times7f3c1c2f sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    1627127797 uArabicTatweelOnlyStretchesThe60fbfff5 sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    1851735275 write6e5f3ceb sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    domain bayan.rules-catalog
    1172880745 andAreNamesOfOneLocale45e8bd69 sentence - d: Compiling/BayanRules/Catalog/LocaleDuplicate.swift.
    1202107158 cancelsButIsTheFirstButton47a6b316 sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    541284836 cancelsLikeAnAlertHasOne204359e4 sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    133751702 destroysButIsTheFirstButton07f8e396 sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    1864864150 doesntHaveTheRoleCancelSo6f279196 sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    1816889710 hasNoSummaryThatTellsTranslators6c4b896e sentence - d: Compiling/BayanRules/Catalog/DescriptionMissing.swift.
    1928173274 inTheReleaseWriteValueOr72ed96da sentence - d: Compiling/BayanRules/Catalog/CodeRenumbered.swift.
    1965326710 noAnswerReachesHereEachCode75248176 sentence - d: Compiling/BayanRules/Catalog/MatchUnreachable.swift.
    1378348804 noCodeHasTheCategory5227ef04 sentence - d: Compiling/BayanRules/Catalog/CategoryUnused.swift.
    1836329149 noCodeOffersTheRecovery6d7428bd sentence - d: Compiling/BayanRules/Catalog/RecoveryUnused.swift.
    1990379529 noNumberingSystemWithTenDigits76a2c809 sentence - d: Compiling/BayanRules/Catalog/NumberingSystemUnknown.swift.
    905076845 noRecoveryHasTheOption35f2606d sentence - d: Compiling/BayanRules/Catalog/OptionUnused.swift.
    818619551 offersNoOptionsWhichRequiresName30cb249f sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    54456131 theCategoryIsBuiltInBayan033eef43 sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    582815466 theCategoryIsHere22bd0eea sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    1165550362 theRetiredCodeIsHereIt4578e31a sentence - d: Compiling/BayanRules/Catalog/CodeRenumbered.swift.
    1406097739 thoughItWasReleasedPutIt53cf594b sentence - d: Compiling/BayanRules/Catalog/CodeDropped.swift.
    1665384635 thoughItWasReleasedPutIt6343c0bb sentence - d: Compiling/BayanRules/Catalog/CodeDropped.swift.
    242839605 useANewCodeForA0e797035 sentence - d: Compiling/BayanRules/Catalog/ArgumentListChanged.swift.
    1802097107 useANumberThatWasNever6b69d1d3 sentence - d: Compiling/BayanRules/Catalog/CodeValueReused.swift.
    domain bayan.rules-characters
    286440816 aLetterWasLostHereAnd1112bd70 sentence - d: Compiling/BayanRules/Characters/ReplacementCharacter.swift.
    595931012 allOfThisIsInScript23852f84 sentence - d: Compiling/BayanRules/Characters/ScriptUnexpected.swift.
    1442317189 andMore55f80385 sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    1118410254 deleteAll42a9960e sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    972647036 isInCyrillicLettersThatLook39f96a7c sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    285006013 isInOtherDigitsThanThe10fcd8bd sentence - d: Compiling/BayanRules/Characters/DigitsMixed.swift.
    1941646653 isInScriptIsWrittenIn73bb2d3d sentence - d: Compiling/BayanRules/Characters/ScriptUnexpected.swift.
    237607899 isInTheWord0e299bdb sentence - d: Compiling/BayanRules/Characters/MixedScriptWord.swift.
    1837414988 isWrittenAsInsteadOf6d84ba4c sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    418786964 isntALetterOfWhichHas18f62e94 sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    1944339144 isntInTheDigitsOf73e442c8 sentence - d: Compiling/BayanRules/Characters/DigitsLocaleMismatch.swift.
    1565406167 joinThem5d4e33d7 sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    878444618 judgedByUnicode345c004a sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    2016928030 lettersWereLostHereAndReplaced7837e11e sentence - d: Compiling/BayanRules/Characters/ReplacementCharacter.swift.
    1262484370 norInMorePlaces4b3ffb92 sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    1094263509 theControlCharacterIsntTextDelete413922d5 sentence - d: Compiling/BayanRules/Characters/ControlCharacter.swift.
    63272445 theInvisibleHasNoUseHere03c575fd sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    392276179 theMarkIsWhereItHas1761a8d3 sentence - d: Compiling/BayanRules/Characters/CombiningAtStart.swift.
    1410922076 writeIn5418f65c sentence - d: Compiling/BayanRules/Characters/MixedScriptWord.swift.
    2004577773 writeItInLatinLetters777b6ded sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    domain bayan.rules-direction
    176784028 aReaderSeesInsteadOf0a89829c sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    1761286750 closesSomethingThatThisTextHasnt68fb1a5e sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    392020814 deleteBothMarks175dc34e sentence - d: Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
    2079846158 deleteItAndItsPartner7bf7ef0e sentence - d: Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
    88143661 doesntBelongInALeftTo0540f72d sentence - d: Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
    1902890324 hasNoCounterpartInsideTheValue716bcd54 sentence - d: Compiling/BayanRules/Direction/BidiSpill.swift.
    1639638494 insert61bae5de sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    592701731 isNeverClosedWithAndReorders2353e923 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    19050753 isShownInTheWrongOrder0122b101 sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    1117724723 isThereTimesInARow429f2033 sentence - d: Compiling/BayanRules/Direction/BidiMarkRun.swift.
    581684915 isolateItWithAndU22abceb3 sentence - d: Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
    12698080 isolateItWithUAndU00c1c1e0 sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    1519577370 isolateItWithUAndU5a92e91a sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    327089091 keepOne137efbc3 sentence - d: Compiling/BayanRules/Direction/BidiMarkRun.swift.
    1968890551 makeItAnIsolateThatEnds755ae2b7 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    38306436 pointsBackInARightTo02488284 sentence - d: Compiling/BayanRules/Direction/RTLArrowDirection.swift.
    1946579687 putUFAtTheStart740672e7 sentence - d: Compiling/BayanRules/Direction/BidiBaseDirection.swift.
    173851223 showsLettersInAnotherOrderThan0a5cc257 sentence - d: Compiling/BayanRules/Direction/BidiOverride.swift.
    692494428 stillMovesTheCharactersBesideIt2946a05c sentence - d: Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
    1670624688 theListIsShownInReverse6393b5b0 sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    432107219 theTextBeginsWithAndA19c16ed3 sentence - d: Compiling/BayanRules/Direction/BidiBaseDirection.swift.
    502883842 thisIsolateHasNoVisibleEffect1df96602 sentence - d: Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
    1365501057 withoutAnIsolateWouldBeShown5163e481 sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    6939580 writeUFAfterTheComma0069e3bc sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    domain bayan.rules-files
    294430867 hasLettersOfScriptAmongLatin118ca893 sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    770157198 isHere2de7aa8e sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    140036723 isTheConflictMarkerOfA0858ca73 sentence - d: Compiling/BayanRules/Files/MergeConflictMarker.swift.
    1942865077 looksLikeButIsAnotherName73cdc4b5 sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    399603981 theNameThatLooksLikeContains17d1790d sentence - d: Compiling/BayanRules/Files/IdentifierBidi.swift.
    domain bayan.rules-literals
    1400219252 andMoreAreShownToThe5375a674 sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    615651423 isInTheSource24b2185f sentence - d: Compiling/BayanRules/Literals/NumberChanged.swift.
    1116836772 isNotReadAsACharacter429193a4 sentence - d: Compiling/BayanRules/Literals/EntityBroken.swift.
    257127202 isShownToTheReaderAs0f537322 sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    2057433486 theIsInTheSource7aa1f18e sentence - d: Compiling/BayanRules/Literals/LiteralKind.swift.
    1167796124 theSourceHasPercentagesAndThe459b279c sentence - d: Compiling/BayanRules/Literals/PercentLost.swift.
    905202547 theSourceSIsMissing35f44b73 sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    1761271300 theSourceSIsMissing68fade04 sentence - d: Compiling/BayanRules/Literals/LiteralKind.swift.
    1646307133 theSourceSNumberIsMissing6220a73d sentence - d: Compiling/BayanRules/Literals/NumberChanged.swift.
    1793181852 theSourceSPercentageSignIs6ae1c89c sentence - d: Compiling/BayanRules/Literals/PercentLost.swift.
    380906230 writeTheCharacterItself16b42af6 sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    2089720494 writeTheCharactersThemselves7c8e9aae sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    domain bayan.rules-markup
    1456194580 aLinkHasAndSideBy56cbc414 sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    1305349759 addDirAuto4dce0e7f sentence - d: Compiling/BayanRules/Markup/MarkupDirMissing.swift.
    791933204 cantBeUsedInAText2f33f114 sentence - d: Compiling/BayanRules/Markup/MarkupUnsafe.swift.
    835297686 closesATagThatWasNever31c9a196 sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    1669410375 containsAValueOfUnknownDirection63812e47 sentence - d: Compiling/BayanRules/Markup/MarkupDirMissing.swift.
    1559679691 hasNoPartnerTheSourceHas5cf6d2cb sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    585613809 isNeverClosed22e7c1f1 sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    1391848731 isNotClosedBefore52f5ed1b sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    1404053521 lacksTheSourceS53b02811 sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    41095542 ofIsButInTheSource02731176 sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    1495633498 ofRunsCodeRemoveIt59258e5a sentence - d: Compiling/BayanRules/Markup/MarkupUnsafe.swift.
    826489741 ofTheSourceHasNo31433b8d sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    1684706013 theSourceHasNo646a92dd sentence - d: Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
    169711619 theSourceHasNoItHas0a1d9803 sentence - d: Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
    1838275858 write6d91dd12 sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    domain bayan.rules-messages
    1691410960 cantFormat64d0e210 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    173027063 cantFormatTheResultOf0a502ef7 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    386279397 declareItInFunctionsOfCatalog170627e5 sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    431506307 hasNoOption19b84383 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1157104946 inTheStandardFunctionsOfYour44f80532 sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    426809732 isMoreThanWhichIs19709984 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1452244440 isShownToReadersButHas568f7dd8 sentence - d: Compiling/BayanRules/Messages/BraceStray.swift.
    1016885993 itCanBe3c9c72e9 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    870297789 itIsACodeOfThree33dfb0bd sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1847691421 itIsANumber6e21889d sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    869758204 itIsANumberFromTo33d774fc sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    415572559 itIsAnInteger18c5224f sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1939218042 itIsTrueOrFalse73961e7a sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    461178997 markupHasNoDirectionPutU1b7d0875 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    490825721 needsAnOperandBeforeIt1d4167f9 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    1085978325 needsTheOptionForANumber40bab6d5 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    2083943951 offsetNeedsOneOfTheOptions7c36760f sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1008106686 replaceWith3c167cbe sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    1609719778 takesNoOperand5ff25fe2 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    815041675 theOptionCantBe30948c8b sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    286311942 theOptionIsSetByA1110c606 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1038918616 theStandard3deca3d8 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    440623205 thereIsNoFunction1a436065 sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    domain bayan.rules-placeholders
    1506002795 isFormattedWithInTheSource59c3c76b sentence - d: Compiling/BayanRules/Placeholders/PlaceholderTypeChanged.swift.
    195364781 isMissingFromTheVariantThe0ba507ad sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    45191590 isMissingTheSourceShowsIt02b191a6 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    1357636662 isShown50ebe436 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    1876362404 isShownAsItIsWritten6fd704a4 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
    1557862923 isShownInTheSource5cdb1a0b sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    716335766 isShownInTheSourceIsnt2ab26a96 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    1465027558 isWhichCantFormat57528be6 sentence - d: Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
    1282771287 itHas4c758957 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    1874879505 itsTypeIsDeclaredHere6fc06411 sentence - d: Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
    641816133 lettersTouchAndBecomePartOf26415645 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderGluedAffix.swift.
    44393162 norAnyOther02a562ca sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    1864989132 theErrorHasNoArgument6f2979cc sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    1740325586 theSourceHasItHere67bb42d2 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    385554409 theSourceShowsItHere16fb17e9 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    domain bayan.rules-plurals
    562617275 addTheVariant2188dbbb sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    587193304 addTheVariants22ffdbd8 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    411644132 allFormsAreTheSameBut188930e4 sentence - d: Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
    1747135043 and68232a43 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    1241002475 areTheSameButTheNoun49f831eb sentence - d: Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
    202214963 cantSelectAVariantOnlyFormats0c0d8e33 sentence - d: Compiling/BayanRules/Plurals/BadSelector.swift.
    1578370077 isAnOrdinalHereRdBut5e14041d sentence - d: Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
    582516900 isAnOrdinalInTheSource22b880a4 sentence - d: Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
    188112123 isNeitherANumberNorA0b365cfb sentence - d: Compiling/BayanRules/Plurals/BadVariantKey.swift.
    596085783 isNeitherANumberNorA23878c17 sentence - d: Compiling/BayanRules/Plurals/BadVariantKey.swift.
    1795199777 isntShownButAllUseThis6b009321 sentence - d: Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
    2037571749 noForByWhichTheSource7972e0a5 sentence - d: Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
    651820394 noVariantForInWouldUse26d9fd6a sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    1802942412 noVariantsForInTheseNumbers6b76b7cc sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    2071462189 oneTextForAllNumbersThe7b78012d sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    1045668390 onlyAPartOf3e53a226 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    1311857848 showTheNumber4e315cb8 sentence - d: Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
    1579019139 theSourceHasNoKey5e1deb83 sentence - d: Compiling/BayanRules/Plurals/SelectBranchUnknown.swift.
    385011522 theSourceSelectsByButThe16f2cf42 sentence - d: Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
    740465549 theSourceSelectsHere2c229b8d sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    23992887 theTranslationSelectsByTheSource016e1a37 sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    202733974 theTranslationSelectsByWhichThe0c157996 sentence - d: Compiling/BayanRules/Plurals/PluralAdded.swift.
    39627700 theTranslationShowsTheSource025cabb4 sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    380951615 theVariantsFromHereOnLack16b4dc3f sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    42577708 thisVariantIsNeverUsedAll0289af2c sentence - d: Compiling/BayanRules/Plurals/PluralCategoryShadowed.swift.
    1588974619 thisVariantIsNeverUsedHas5eb5d41b sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    1970343178 thisVariantIsNeverUsedNone75710d0a sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    1291139734 thisVariantIsNeverUsedWith4cf53a96 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    2067939204 variantsMoreThanAreHardTo7b423f84 sentence - d: Compiling/BayanRules/Plurals/ComplexityLimit.swift.
    769826119 writeAVariantForEachForm2de29d47 sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    domain bayan.rules-punctuation
    1958636506 aLineMayBreakBeforeMake74be6bda sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    547872419 isNotAMarkOfWhich20a7dea3 sentence - d: Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
    1933329436 isThereTwice733c441c sentence - d: Compiling/BayanRules/Punctuation/RepeatedWord.swift.
    1966329089 leaveOne7533cd01 sentence - d: Compiling/BayanRules/Punctuation/RepeatedWord.swift.
    1486955498 leaveOneSpace58a123ea sentence - d: Compiling/BayanRules/Punctuation/DoubleSpace.swift.
    282636960 makeTheSpaceOneThatDoesnt10d8b2a0 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    224510226 makeTheSpacesOnesThatDont0d61c112 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1378783401 moveTheSpaceAfterTheMark522e90a9 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1017036056 moveTheSpacesAfterTheMarks3c9ebd18 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    251330511 putInANoBreakSpace0efaffcf sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1748154962 putInTheNoBreakSpaces6832ba52 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1345883728 putInTheSpace50388e50 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1062397488 putInTheSpaces3f52e630 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    199793917 removeTheSpace0be89cfd sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1588294086 removeTheSpaces5eab71c6 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    616392327 theBracketHasNoCounterpart24bd6687 sentence - d: Compiling/BayanRules/Punctuation/BracketBalance.swift.
    636327048 theQuotationMarkHasNoCounterpart25ed9488 sentence - d: Compiling/BayanRules/Punctuation/QuoteBalance.swift.
    2008092543 theSpaceIsBeforeInsteadOf77b10f7f sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    2045304911 theTranslationEndsWithAndThe79e8e04f sentence - d: Compiling/BayanRules/Punctuation/EndPunctuation.swift.
    1632959085 theTranslationHasAndTheSource6154fa6d sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    123237161 theTranslationHasOneLineAnd07587329 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    1404352266 theTranslationHasSeveralLinesAnd53b4b70a sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    1233898256 theTranslationWithAndTheSource498bcb10 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    1282950685 thereAreSpacesInsteadOfOne4c78461d sentence - d: Compiling/BayanRules/Punctuation/DoubleSpace.swift.
    889381953 thereIsASpaceBefore3502e441 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    817247062 thereIsNoSpace30b63356 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    2095155902 usesAfterItsOwnWordsNot7ce18abe sentence - d: Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
    2093032731 usesAsQuotationMarksNot7cc1251b sentence - d: Compiling/BayanRules/Punctuation/QuoteStyle.swift.
    593560566 write236103f6 sentence - d: Compiling/BayanRules/Punctuation/QuoteStyle.swift.
    1184231858 writeItAsInTheSource4695f1b2 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    domain bayan.rules-secrets
    1817123603 isAnErrorSWhichTells6c4f1b13 sentence - d: Compiling/BayanRules/Secrets/RawCodeShown.swift.
    1577077969 isPrivateAndMustNotBe5e004cd1 sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    1549968425 isPrivateAndMustNotChoose5c62a429 sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    1453020126 itIsDeclaredPrivateHere569b53de sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    1679124271 ofFromThatOfButBoth6415672f sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    904055436 offersOtherOptionsThanButBoth35e2ca8c sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    665607014 theAddressContainsAnyoneWhoSees27ac5b66 sentence - d: Compiling/BayanRules/Secrets/UrlSecretShown.swift.
    1439183357 theOptionsOfAreHere55c831fd sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    594673381 theTextsOfAreHere2371fee5 sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    domain bayan.rules-source
    1028585619 aSpaceAtTheEdgeMeans3d4ef893 sentence - d: Compiling/BayanRules/Source/Fragment.swift.
    1842326816 cantBeTranslatedSelectByThe6dcfad20 sentence - d: Compiling/BayanRules/Source/OptionalPlural.swift.
    345103829 isBeforeForAllNumbersSelect1491ddd5 sentence - d: Compiling/BayanRules/Source/NumberUnselected.swift.
    1962714860 isWrittenInTheTextIf74fca6ec sentence - d: Compiling/BayanRules/Source/HardCodedNumber.swift.
    373804308 isWrittenInTheTextMake1647cd14 sentence - d: Compiling/BayanRules/Source/HardCodedDate.swift.
    1936119756 isWrittenInTheTextMake7366d7cc sentence - d: Compiling/BayanRules/Source/HardCodedCurrency.swift.
    1490293249 thisVariantIsAPartOf58d41201 sentence - d: Compiling/BayanRules/Source/SelectorFragment.swift.
    domain bayan.rules-translations
    97253839 acceptCldr05cbf9cf sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1947031771 anotherMessageHasTheSameTranslation740d58db sentence - d: Compiling/BayanRules/Translations/TranslationReused.swift.
    735555243 bayanAddLocaleWritesItTo2bd7aeab sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    16499237 catalogCldrLockDoesntSayWhich00fbc225 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1825878419 cldrIsRecordedHere6cd4b193 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1683476399 hasAnotherTranslation6457cfaf sentence - d: Compiling/BayanRules/Translations/TranslationInconsistent.swift.
    190590047 hasNoIn0b5c2c5f sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1944180626 hasNoTextsInItNeeds73e1d792 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    574312389 hasNoTextsInThereIs223b4fc5 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1274107076 hasTheSameTranslation4bf154c4 sentence - d: Compiling/BayanRules/Translations/TranslationReused.swift.
    1742976516 isADraftEditIt67e3b604 sentence - d: Compiling/BayanRules/Translations/TranslationDraft.swift.
    1355872655 isNotReviewedAndARelease50d0f98f sentence - d: Compiling/BayanRules/Translations/TranslationUnreviewed.swift.
    457643946 isStillInTheWordsOf1b4717aa sentence - d: Compiling/BayanRules/Translations/TranslationPartial.swift.
    67501759 isWrittenInEveryLanguage0405febf sentence - d: Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
    31658678 itsCategoryRequiresIt01e312b6 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1798601964 messageReadsDifferently6b347cec sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    625963282 messagesReadDifferently254f7112 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1883010830 no703c770e sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    1949792706 noMessageReadsDifferently743779c2 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1409788978 numbersHaveTheDigitsWithCldr5407ac32 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1276539533 orAcceptItWithBayanReview4c16728d sentence - d: Compiling/BayanRules/Translations/TranslationDraft.swift.
    1226298798 otherPluralRules4917d5ae sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    710206447 otherRulesForRanks2a54e3ef sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    2110617567 staysAsItIsInEvery7dcd77df sentence - d: Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
    1187800309 textsForThatDoesntExist46cc64f5 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    14197636 textsForThatDoesntExistNo00d8a384 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    75841116 theBuiltInCategoryRequiresIt04853e5c sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    710638707 theBuiltInOptionIsOffered2a5b7c73 sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    889654505 theDigits35070ce9 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1252291196 theGlossaryHasItHere4aa4727c sentence - d: Compiling/BayanRules/Translations/TermGlossary.swift.
    1395765777 theGlossaryTranslatesAs5331b211 sentence - d: Compiling/BayanRules/Translations/TermGlossary.swift.
    1973379889 theOptionHasNoLabelIn759f6331 sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    589549084 theOptionIsDeclaredHere2323ce1c sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    958937719 theOtherDirection39283a77 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1470896962 thePluralRuleCantBeRead57ac1b42 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    238921514 theSameSourceTextHasAnother0e3da72a sentence - d: Compiling/BayanRules/Translations/TranslationInconsistent.swift.
    1081747461 theSourceHasChangedSinceThis407a2805 sentence - d: Compiling/BayanRules/Translations/TranslationStale.swift.
    1550468545 theSourceHasIt5c6a45c1 sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    911508382 theSourceReadsNow3654839e sentence - d: Compiling/BayanRules/Translations/TranslationStale.swift.
    794072794 theTextHasCharactersButOnly2f5496da sentence - d: Compiling/BayanRules/Translations/LengthLimit.swift.
    1524339987 theTranslationIsIdenticalToThe5adb9513 sentence - d: Compiling/BayanRules/Translations/TranslationUnchanged.swift.
    396071180 thisTextIsEmpty179b910c sentence - d: Compiling/BayanRules/Translations/TranslationEmpty.swift.
    334176189 useTheVariantWithCldrWith13eb1fbd sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1209715659 usesTheTextsOfItsCategory481acbcb sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    1352289286 wasWrittenForCldrAndCldr509a4c06 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1418390451 whatHasChanged548aebb3 sentence - d: Compiling/BayanRules/Translations/TranslationStale.swift.
    1394832674 withoutThereAre53237522 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    2049454531 writeItWithAnEntryFor7a2831c3 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1969840603 writeThatOfTheSourceLocale756961db sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    domain bayan.toml
    433344645 a19d45085 sentence - d: Reading/BayanTOML/TOMLWriting.swift.
    463424372 aCarriageReturnUDWithout1b9f4b74 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    25277520 aCharacterHasMoreThanCombining0181b450 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1380275606 aComment52455596 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1745973238 aKey68116ff6 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    943077482 aKeyCantBeAString3836386a sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    2055510951 aLiteralString7a849ba7 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1029227378 aMergeHasLeftItsMarks3d58c372 sentence - d: Reading/BayanTOML/TOMLParser+Conflicts.swift.
    1619546698 anInlineTableMustBeOn6088524a sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    1622064908 bothSidesOfAMergeChanged60aebf0c sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    943987256 deletedIt38441a38 sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    1653304039 expectedAKeyFound628b6ae7 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    320092869 expectedAValueBeforeRemoveThe13143ac5 sentence - d: Reading/BayanTOML/TOMLParser+Arrays.swift.
    524921413 expectedAValueFound1f49aa45 sentence - d: Reading/BayanTOML/TOMLParser+Values.swift.
    1988190582 expectedAnEntryAfterTomlHas76816176 sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    1521135532 expectedAnEntryBeforeRemoveThe5aaaafac sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    754099329 expectedAndAValueAfterThe2cf2a481 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    426881441 expectedAtTheEndOfThe1971b1a1 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    1840967663 expectedOrAfterTheArrayS6dbaefef sentence - d: Reading/BayanTOML/TOMLParser+Arrays.swift.
    733827195 expectedOrAfterTheInlineTable2bbd507b sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    320372109 expectedTheEndOfTheLine13187d8d sentence - d: Reading/BayanTOML/TOMLParser.swift.
    601381067 has23d858cb sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    871697143 hasAValueOfTheType33f50af7 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    696292982 hasAWrongOffsetWriteIt29809676 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    863021117 hasNoSecondsWriteNot3370a83d sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    580223671 hasTheDayWhichHasNot229582b7 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1476549943 hasTheHourHoursGoFrom58025d37 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    88296580 hasTheMinuteMinutesGoFrom05434c84 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1453889334 hasTheMonthMonthsGoFrom56a89736 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    16792552 hasTheSecondSecondsGoFrom01003be8 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    546387583 inEachUnderscoreMustBeBetween2091367f sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    887162530 isATableInOnePlace34e106a2 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    230955758 isFirstWrittenHere0dc41aee sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    335236480 isNoDateWriteItLike13fb4d80 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    217339267 isNoEscapeABackslashItself0cf45583 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1328207740 isNoNumberADigitIs4f2ad77c sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    2070655123 isNoNumberPutTextIn7b6bb093 sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    882867818 isNoTimeWriteItLike349f7e6a sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    552182078 isNoUnicodeCharacterSurrogatesAnd20e9a13e sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1723494326 isNoValuePutTextIn66ba6fb6 sentence - d: Reading/BayanTOML/TOMLParser+Values.swift.
    1444571885 isNoValueWriteInSmall561a6aed sentence - d: Reading/BayanTOML/TOMLParser+Values.swift.
    216161332 isNotAQuoteOfToml0ce25c34 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    1379826599 isNotUtfSaveTheFile523e7ba7 sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    871029992 isTooLargeAnIntegerIs33eadce8 sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    1806081118 mayNotHaveASignOnly6ba69c5e sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    1319217495 mayNotStartWithAZero4ea1a957 sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    1910543498 needsHexadecimalDigits71e0948a sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1987584960 nestedTooDeepTheLimitIs767823c0 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    1646980580 removeTheByteOrderMark622aede4 sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    1047051561 replaceTheQuotesWith3e68bd29 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    1043626282 theArrayIsCompleteWithIts3e34792a sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    2051823301 theArrayIsNotClosedEnd7a4c56c5 sentence - d: Reading/BayanTOML/TOMLParser+Arrays.swift.
    250080935 theControlCharacterIsNotAllowed0ee7eea7 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1399770305 theControlCharacterUIsNot536eccc1 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1273205480 theFileIsInUtfSave4be392e8 sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    976001757 theFileStartsWithAByte3a2c9add sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    1596652929 theInlineTableIsCompleteWith5f2afd81 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    845552855 theInlineTableIsNotClosed32661cd7 sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    1349681158 theKeyIsWrittenTwiceRemove50728006 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    807810325 theKeyNeedsQuotesWithoutThem30263515 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    1600450406 theStringIsNotClosedBefore5f64ef66 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    107072515 theStringIsNotClosedEnd0661cc03 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1842298207 theTableHasAHeaderOf6dcf3d5f sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    1191426605 theTableIsWrittenTwicePut4703ba2d sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    819066902 theTextHasCharactersThatA30d1f816 sentence - d: Reading/BayanTOML/TOMLWriting.swift.
    146460553 thisEndsTheTextAndMore08bacf89 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    1413278118 thisEndsTheTextAndMore543ce9a6 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    252927202 thisFileHasMoreDiagnosticsThese0f135ce2 sentence - d: Reading/BayanTOML/TOMLDocument.swift.
    end
    """
}

// What errors carry, a function for each list of arguments.
nonisolated extension BayanRuntime.ErrorValues {
  @inline(never)
  static func carrying(name: Swift.String) -> Self {
    Self("name", .string(name))
  }

  @inline(never)
  static func carrying(count: Swift.String) -> Self {
    Self("count", .string(count))
  }

  @inline(never)
  static func carrying(text: Swift.String) -> Self {
    Self("text", .string(text))
  }

  @inline(never)
  static func carrying(key: Swift.String, value: Swift.String, hint: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("hint", .string(hint))])
  }

  @inline(never)
  static func carrying(rule: Swift.String, name: Swift.String, names: [Swift.String]) -> Self {
    Self([
      BayanRuntime.MessageArgument("rule", .string(rule)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("names", .list(names.map { .string($0) }))])
  }

  @inline(never)
  static func carrying(format: Swift.Int, hint: Swift.String) -> Self {
    Self("format", .integer(format), "hint", .string(hint))
  }

  @inline(never)
  static func carrying(kind: Swift.String, name: Swift.String) -> Self {
    Self("kind", .string(kind), "name", .string(name))
  }

  @inline(never)
  static func carrying(
    code: Swift.String, value: Swift.Int, other: Swift.String, hint: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("value", .integer(value)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("hint", .string(hint))])
  }

  @inline(never)
  static func carrying(other: Swift.String, value: Swift.Int, code: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("value", .integer(value)),
      BayanRuntime.MessageArgument("code", .string(code))])
  }

  @inline(never)
  static func carrying(id: Swift.String) -> Self {
    Self("id", .string(id))
  }

  @inline(never)
  static func carrying(key: Swift.String, withArticle: Swift.String) -> Self {
    Self("key", .string(key), "withArticle", .string(withArticle))
  }

  @inline(never)
  static func carrying(tag: Swift.String) -> Self {
    Self("tag", .string(tag))
  }

  @inline(never)
  static func carrying(identifier: Swift.String, other: Swift.String) -> Self {
    Self("identifier", .string(identifier), "other", .string(other))
  }

  @inline(never)
  static func carrying(name: Swift.String, named: Swift.String, more: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("named", .string(named)),
      BayanRuntime.MessageArgument("more", .string(more))])
  }

  @inline(never)
  static func carrying(tag: Swift.String, didYouMean: Swift.String) -> Self {
    Self("tag", .string(tag), "didYouMean", .string(didYouMean))
  }

  @inline(never)
  static func carrying(path: Swift.String) -> Self {
    Self("path", .string(path))
  }

  @inline(never)
  static func carrying(name: Swift.String, allCases: [Swift.String]) -> Self {
    Self("name", .string(name), "allCases", .list(allCases.map { .string($0) }))
  }

  @inline(never)
  static func carrying(value: Swift.String, form: Swift.String) -> Self {
    Self("value", .string(value), "form", .string(form))
  }

  @inline(never)
  static func carrying(code: Swift.String) -> Self {
    Self("code", .string(code))
  }

  @inline(never)
  static func carrying(code: Swift.String, successor: Swift.String) -> Self {
    Self("code", .string(code), "successor", .string(successor))
  }

  @inline(never)
  static func carrying(value: Swift.String, key: Swift.String) -> Self {
    Self("value", .string(value), "key", .string(key))
  }

  @inline(never)
  static func carrying(
    name: Swift.String, withArticle: Swift.String, wanted: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("withArticle", .string(withArticle)),
      BayanRuntime.MessageArgument("wanted", .string(wanted))])
  }

  @inline(never)
  static func carrying(names: [Swift.String]) -> Self {
    Self("names", .list(names.map { .string($0) }))
  }

  @inline(never)
  static func carrying(tag: Swift.String, keyword: Swift.String) -> Self {
    Self("tag", .string(tag), "keyword", .string(keyword))
  }

  @inline(never)
  static func carrying(key: Swift.String) -> Self {
    Self("key", .string(key))
  }

  @inline(never)
  static func carrying(argument: Swift.String) -> Self {
    Self("argument", .string(argument))
  }

  @inline(never)
  static func carrying(
    what: Swift.String, name: Swift.String, file: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("file", .string(file)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(code: Swift.String, domain: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("domain", .string(domain)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(name: Swift.String, didYouMean: Swift.String) -> Self {
    Self("name", .string(name), "didYouMean", .string(didYouMean))
  }

  @inline(never)
  static func carrying(
    name: Swift.String, projectLayout: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("projectLayout", .string(projectLayout)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(
    what: Swift.String, name: Swift.String, file: Swift.String, builtIn: [Swift.String]) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("file", .string(file)),
      BayanRuntime.MessageArgument("builtIn", .list(builtIn.map { .string($0) }))])
  }

  @inline(never)
  static func carrying(length: Swift.Int) -> Self {
    Self("length", .integer(length))
  }

  @inline(never)
  static func carrying(type: Swift.String) -> Self {
    Self("type", .string(type))
  }

  @inline(never)
  static func carrying(what: Swift.String, other: Swift.String, name: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("name", .string(name))])
  }

  @inline(never)
  static func carrying(
    recovery: Swift.String, options: [Swift.String], projectLayout: Swift.String,
    projectLayout2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("recovery", .string(recovery)),
      BayanRuntime.MessageArgument("options", .list(options.map { .string($0) })),
      BayanRuntime.MessageArgument("projectLayout", .string(projectLayout)),
      BayanRuntime.MessageArgument("projectLayout2", .string(projectLayout2))])
  }

  @inline(never)
  static func carrying(since: Swift.String, removed: Swift.String) -> Self {
    Self("since", .string(since), "removed", .string(removed))
  }

  @inline(never)
  static func carrying(number: Swift.Int) -> Self {
    Self("number", .integer(number))
  }

  @inline(never)
  static func carrying(size: Swift.Int, largestFile: Swift.Int) -> Self {
    Self("size", .integer(size), "largestFile", .integer(largestFile))
  }

  @inline(never)
  static func carrying(projectLayout: Swift.String, tag: Swift.String) -> Self {
    Self("projectLayout", .string(projectLayout), "tag", .string(tag))
  }

  @inline(never)
  static func carrying(tag: Swift.String, projectLayout: Swift.String) -> Self {
    Self("tag", .string(tag), "projectLayout", .string(projectLayout))
  }

  @inline(never)
  static func carrying(value: Swift.Int) -> Self {
    Self("value", .integer(value))
  }

  @inline(never)
  static func carrying(recovery: Swift.String) -> Self {
    Self("recovery", .string(recovery))
  }

  @inline(never)
  static func carrying(term: Swift.String) -> Self {
    Self("term", .string(term))
  }

  @inline(never)
  static func carrying(type: Swift.String, other: Swift.String) -> Self {
    Self("type", .string(type), "other", .string(other))
  }

  @inline(never)
  static func carrying(rule: Swift.String) -> Self {
    Self("rule", .string(rule))
  }

  @inline(never)
  static func carrying(format: Swift.String) -> Self {
    Self("format", .string(format))
  }

  @inline(never)
  static func carrying(type: Swift.String, example: Swift.String) -> Self {
    Self("type", .string(type), "example", .string(example))
  }

  @inline(never)
  static func carrying(form: Swift.String) -> Self {
    Self("form", .string(form))
  }

  @inline(never)
  static func carrying(name: Swift.String, hint: Swift.String) -> Self {
    Self("name", .string(name), "hint", .string(hint))
  }

  @inline(never)
  static func carrying(key: Swift.String, didYouMean: Swift.String) -> Self {
    Self("key", .string(key), "didYouMean", .string(didYouMean))
  }

  @inline(never)
  static func carrying(key: Swift.String, there: Swift.String, known: [Swift.String]) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("there", .string(there)),
      BayanRuntime.MessageArgument("known", .list(known.map { .string($0) }))])
  }

  @inline(never)
  static func carrying(
    count: Swift.Int, count2: Swift.String, count3: Swift.String, rules: [Swift.String],
    count4: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("count", .integer(count)),
      BayanRuntime.MessageArgument("count2", .string(count2)),
      BayanRuntime.MessageArgument("count3", .string(count3)),
      BayanRuntime.MessageArgument("rules", .list(rules.map { .string($0) })),
      BayanRuntime.MessageArgument("count4", .string(count4))])
  }

  @inline(never)
  static func carrying(reason: Swift.String) -> Self {
    Self("reason", .string(reason))
  }

  @inline(never)
  static func carrying(count: Swift.Int) -> Self {
    Self("count", .integer(count))
  }

  @inline(never)
  static func carrying(rule: Swift.String, didYouMean: Swift.String) -> Self {
    Self("rule", .string(rule), "didYouMean", .string(didYouMean))
  }

  @inline(never)
  static func carrying(rule: Swift.String, fate: Swift.String, advice: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("rule", .string(rule)),
      BayanRuntime.MessageArgument("fate", .string(fate)),
      BayanRuntime.MessageArgument("advice", .string(advice))])
  }

  @inline(never)
  static func carrying(rule: Swift.String, fingerprint: Swift.String) -> Self {
    Self("rule", .string(rule), "fingerprint", .string(fingerprint))
  }

  @inline(never)
  static func carrying(message: Swift.String, messageText: Swift.String) -> Self {
    Self("message", .string(message), "messageText", .string(messageText))
  }

  @inline(never)
  static func carrying(comment: Swift.String) -> Self {
    Self("comment", .string(comment))
  }

  @inline(never)
  static func carrying(type: Swift.String, door: Swift.String, effect: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("type", .string(type)),
      BayanRuntime.MessageArgument("door", .string(door)),
      BayanRuntime.MessageArgument("effect", .string(effect))])
  }

  @inline(never)
  static func carrying(target: Swift.String, plugin: Swift.String) -> Self {
    Self("target", .string(target), "plugin", .string(plugin))
  }

  @inline(never)
  static func carrying(project: Swift.String) -> Self {
    Self("project", .string(project))
  }

  @inline(never)
  static func carrying(name: Swift.String, project: Swift.String) -> Self {
    Self("name", .string(name), "project", .string(project))
  }

  @inline(never)
  static func carrying(name: Swift.String, name2: Swift.String) -> Self {
    Self("name", .string(name), "name2", .string(name2))
  }

  @inline(never)
  static func carrying(name: Swift.String, catalogFolder: Swift.String) -> Self {
    Self("name", .string(name), "catalogFolder", .string(catalogFolder))
  }

  @inline(never)
  static func carrying(targets: [Swift.String], count: Swift.String) -> Self {
    Self("targets", .list(targets.map { .string($0) }), "count", .string(count))
  }

  @inline(never)
  static func carrying(rule: Swift.String, locale: Swift.String, rest: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("rule", .string(rule)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("rest", .string(rest))])
  }

  @inline(never)
  static func carrying(selectors: Swift.Int) -> Self {
    Self("selectors", .integer(selectors))
  }

  @inline(never)
  static func carrying(code: Swift.String, min: Swift.String, max: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("min", .string(min)),
      BayanRuntime.MessageArgument("max", .string(max))])
  }

  @inline(never)
  static func carrying(locale: Swift.String, mostBodyBytes: Swift.String) -> Self {
    Self("locale", .string(locale), "mostBodyBytes", .string(mostBodyBytes))
  }

  @inline(never)
  static func carrying(value: Swift.String) -> Self {
    Self("value", .string(value))
  }

  @inline(never)
  static func carrying(what: Swift.String, id: Swift.String) -> Self {
    Self("what", .string(what), "id", .string(id))
  }

  @inline(never)
  static func carrying(value: Swift.String, value2: Swift.String, line: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("value2", .string(value2)),
      BayanRuntime.MessageArgument("line", .integer(line))])
  }

  @inline(never)
  static func carrying(what: Swift.String) -> Self {
    Self("what", .string(what))
  }

  @inline(never)
  static func carrying(keyword: Swift.String) -> Self {
    Self("keyword", .string(keyword))
  }

  @inline(never)
  static func carrying(
    wanted: Swift.String, columns: [Swift.String], locale: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("wanted", .string(wanted)),
      BayanRuntime.MessageArgument("columns", .list(columns.map { .string($0) })),
      BayanRuntime.MessageArgument("locale", .string(locale))])
  }

  @inline(never)
  static func carrying(
    key: Swift.String, arguments: [Swift.String], header: Swift.String,
    line: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("arguments", .list(arguments.map { .string($0) })),
      BayanRuntime.MessageArgument("header", .string(header)),
      BayanRuntime.MessageArgument("line", .string(line))])
  }

  @inline(never)
  static func carrying(
    value: Swift.String, line: Swift.Int, value2: Swift.String, value3: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("line", .integer(line)),
      BayanRuntime.MessageArgument("value2", .string(value2)),
      BayanRuntime.MessageArgument("value3", .string(value3))])
  }

  @inline(never)
  static func carrying(header: Swift.String) -> Self {
    Self("header", .string(header))
  }

  @inline(never)
  static func carrying(locale: Swift.String) -> Self {
    Self("locale", .string(locale))
  }

  @inline(never)
  static func carrying(count: Swift.Int, locale: Swift.String) -> Self {
    Self("count", .integer(count), "locale", .string(locale))
  }

  @inline(never)
  static func carrying(name: Swift.String, value: Swift.String) -> Self {
    Self("name", .string(name), "value", .string(value))
  }

  @inline(never)
  static func carrying(attribute: Swift.String, name: Swift.String) -> Self {
    Self("attribute", .string(attribute), "name", .string(name))
  }

  @inline(never)
  static func carrying(value: Swift.String, line: Swift.Int) -> Self {
    Self("value", .string(value), "line", .integer(line))
  }

  @inline(never)
  static func carrying(count: Swift.Int, largestFile: Swift.Int) -> Self {
    Self("count", .integer(count), "largestFile", .integer(largestFile))
  }

  @inline(never)
  static func carrying(mostTexts: Swift.Int) -> Self {
    Self("mostTexts", .integer(mostTexts))
  }

  @inline(never)
  static func carrying(shown: Swift.String, names: Swift.String) -> Self {
    Self("shown", .string(shown), "names", .string(names))
  }

  @inline(never)
  static func carrying(other: Swift.String, locale: Swift.String) -> Self {
    Self("other", .string(other), "locale", .string(locale))
  }

  @inline(never)
  static func carrying(name: Swift.String, other: Swift.String) -> Self {
    Self("name", .string(name), "other", .string(other))
  }

  @inline(never)
  static func carrying(version: Swift.String) -> Self {
    Self("version", .string(version))
  }

  @inline(never)
  static func carrying(encoding: Swift.String) -> Self {
    Self("encoding", .string(encoding))
  }

  @inline(never)
  static func carrying(language: Swift.String, ours: Swift.String) -> Self {
    Self("language", .string(language), "ours", .string(ours))
  }

  @inline(never)
  static func carrying(source: Swift.String, ours: Swift.String) -> Self {
    Self("source", .string(source), "ours", .string(ours))
  }

  @inline(never)
  static func carrying(new: Swift.String, old: Swift.String) -> Self {
    Self("new", .string(new), "old", .string(old))
  }

  @inline(never)
  static func carrying(value: Swift.String, reason: Swift.String) -> Self {
    Self("value", .string(value), "reason", .string(reason))
  }

  @inline(never)
  static func carrying(start: Swift.String, end: Swift.String) -> Self {
    Self("start", .string(start), "end", .string(end))
  }

  @inline(never)
  static func carrying(start: Swift.String) -> Self {
    Self("start", .string(start))
  }

  @inline(never)
  static func carrying(element: Swift.String) -> Self {
    Self("element", .string(element))
  }

  @inline(never)
  static func carrying(lines: Swift.String) -> Self {
    Self("lines", .string(lines))
  }

  @inline(never)
  static func carrying(name: Swift.String, value: Swift.String, codePoint: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("codePoint", .string(codePoint))])
  }

  @inline(never)
  static func carrying(type: Swift.String, type2: Swift.String) -> Self {
    Self("type", .string(type), "type2", .string(type2))
  }

  @inline(never)
  static func carrying(variants: Swift.Int) -> Self {
    Self("variants", .integer(variants))
  }

  @inline(never)
  static func carrying(function: Swift.String, name: Swift.String) -> Self {
    Self("function", .string(function), "name", .string(name))
  }

  @inline(never)
  static func carrying(token: Swift.String) -> Self {
    Self("token", .string(token))
  }

  @inline(never)
  static func carrying(category: Swift.String, name: Swift.String) -> Self {
    Self("category", .string(category), "name", .string(name))
  }

  @inline(never)
  static func carrying(letter: Swift.String) -> Self {
    Self("letter", .string(letter))
  }

  @inline(never)
  static func carrying(word: Swift.String) -> Self {
    Self("word", .string(word))
  }

  @inline(never)
  static func carrying(bytes: Swift.Int, variants: Swift.Int) -> Self {
    Self("bytes", .integer(bytes), "variants", .integer(variants))
  }

  @inline(never)
  static func carrying(function: Swift.String) -> Self {
    Self("function", .string(function))
  }

  @inline(never)
  static func carrying(type: Swift.String, style: Swift.String, skeleton: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("type", .string(type)),
      BayanRuntime.MessageArgument("style", .string(style)),
      BayanRuntime.MessageArgument("skeleton", .string(skeleton))])
  }

  @inline(never)
  static func carrying(text: Swift.String, text2: Swift.String) -> Self {
    Self("text", .string(text), "text2", .string(text2))
  }

  @inline(never)
  static func carrying(depth: Swift.Int) -> Self {
    Self("depth", .integer(depth))
  }

  @inline(never)
  static func carrying(skeleton: Swift.String) -> Self {
    Self("skeleton", .string(skeleton))
  }

  @inline(never)
  static func carrying(key: Swift.String, abbreviated: Swift.String) -> Self {
    Self("key", .string(key), "abbreviated", .string(abbreviated))
  }

  @inline(never)
  static func carrying(bytes: Swift.Int) -> Self {
    Self("bytes", .integer(bytes))
  }

  @inline(never)
  static func carrying(elements: Swift.Int) -> Self {
    Self("elements", .integer(elements))
  }

  @inline(never)
  static func carrying(type: Swift.String, name: Swift.String) -> Self {
    Self("type", .string(type), "name", .string(name))
  }

  @inline(never)
  static func carrying(abbreviated: Swift.String) -> Self {
    Self("abbreviated", .string(abbreviated))
  }

  @inline(never)
  static func carrying(character: Swift.String) -> Self {
    Self("character", .string(character))
  }

  @inline(never)
  static func carrying(found: Swift.String) -> Self {
    Self("found", .string(found))
  }

  @inline(never)
  static func carrying(abbreviated: Swift.String, found: Swift.String) -> Self {
    Self("abbreviated", .string(abbreviated), "found", .string(found))
  }

  @inline(never)
  static func carrying(thing: Swift.String, found: Swift.String) -> Self {
    Self("thing", .string(thing), "found", .string(found))
  }

  @inline(never)
  static func carrying(thing: Swift.String) -> Self {
    Self("thing", .string(thing))
  }

  @inline(never)
  static func carrying(abbreviated: Swift.String, suggestion: Swift.String) -> Self {
    Self("abbreviated", .string(abbreviated), "suggestion", .string(suggestion))
  }

  @inline(never)
  static func carrying(escape: Swift.String) -> Self {
    Self("escape", .string(escape))
  }

  @inline(never)
  static func carrying(keys: Swift.Int) -> Self {
    Self("keys", .integer(keys))
  }

  @inline(never)
  static func carrying(hexadecimal: Swift.String) -> Self {
    Self("hexadecimal", .string(hexadecimal))
  }

  @inline(never)
  static func carrying(count: Swift.Int, bytes: Swift.Int) -> Self {
    Self("count", .integer(count), "bytes", .integer(bytes))
  }

  @inline(never)
  static func carrying(
    keys: Swift.Int, keys2: Swift.String, selectors: Swift.Int, selectors2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("keys", .integer(keys)),
      BayanRuntime.MessageArgument("keys2", .string(keys2)),
      BayanRuntime.MessageArgument("selectors", .integer(selectors)),
      BayanRuntime.MessageArgument("selectors2", .string(selectors2))])
  }

  @inline(never)
  static func carrying(keys: Swift.String) -> Self {
    Self("keys", .string(keys))
  }

  @inline(never)
  static func carrying(left: Swift.String) -> Self {
    Self("left", .string(left))
  }

  @inline(never)
  static func carrying(option: Swift.String, other: Swift.String) -> Self {
    Self("option", .string(option), "other", .string(other))
  }

  @inline(never)
  static func carrying(phrase: Swift.String) -> Self {
    Self("phrase", .string(phrase))
  }

  @inline(never)
  static func carrying(option: Swift.String) -> Self {
    Self("option", .string(option))
  }

  @inline(never)
  static func carrying(name: Swift.String, other: Swift.String, recovery: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("recovery", .string(recovery))])
  }

  @inline(never)
  static func carrying(quote: Swift.String, label: Swift.String) -> Self {
    Self("quote", .string(quote), "label", .string(label))
  }

  @inline(never)
  static func carrying(key: Swift.String, length: Swift.Int, limit: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("length", .integer(length)),
      BayanRuntime.MessageArgument("limit", .integer(limit))])
  }

  @inline(never)
  static func carrying(facet: Swift.String, other: Swift.String) -> Self {
    Self("facet", .string(facet), "other", .string(other))
  }

  @inline(never)
  static func carrying(summary: Swift.String) -> Self {
    Self("summary", .string(summary))
  }

  @inline(never)
  static func carrying(sign: Swift.String, own: Swift.String) -> Self {
    Self("sign", .string(sign), "own", .string(own))
  }

  @inline(never)
  static func carrying(characters: Swift.String) -> Self {
    Self("characters", .string(characters))
  }

  @inline(never)
  static func carrying(
    mark: Swift.String, locale: Swift.String, own: Swift.String,
    sameElsewhere: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("mark", .string(mark)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("own", .string(own)),
      BayanRuntime.MessageArgument("sameElsewhere", .string(sameElsewhere))])
  }

  @inline(never)
  static func carrying(sign: Swift.String) -> Self {
    Self("sign", .string(sign))
  }

  @inline(never)
  static func carrying(times: Swift.Int) -> Self {
    Self("times", .integer(times))
  }

  @inline(never)
  static func carrying(second: Swift.String, first: Swift.String) -> Self {
    Self("second", .string(second), "first", .string(first))
  }

  @inline(never)
  static func carrying(second: Swift.String) -> Self {
    Self("second", .string(second))
  }

  @inline(never)
  static func carrying(own: Swift.String) -> Self {
    Self("own", .string(own))
  }

  @inline(never)
  static func carrying(tag: Swift.String, first: Swift.String) -> Self {
    Self("tag", .string(tag), "first", .string(first))
  }

  @inline(never)
  static func carrying(change: Swift.String, old: Swift.String) -> Self {
    Self("change", .string(change), "old", .string(old))
  }

  @inline(never)
  static func carrying(code: Swift.String, category: Swift.String) -> Self {
    Self("code", .string(code), "category", .string(category))
  }

  @inline(never)
  static func carrying(category: Swift.String) -> Self {
    Self("category", .string(category))
  }

  @inline(never)
  static func carrying(name: Swift.String, value: Swift.String, old: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("old", .string(old))])
  }

  @inline(never)
  static func carrying(change: Swift.String, name: Swift.String) -> Self {
    Self("change", .string(change), "name", .string(name))
  }

  @inline(never)
  static func carrying(change: Swift.String) -> Self {
    Self("change", .string(change))
  }

  @inline(never)
  static func carrying(script: Swift.String, locale: Swift.String, names: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("script", .string(script)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("names", .string(names))])
  }

  @inline(never)
  static func carrying(word: Swift.String, locale: Swift.String) -> Self {
    Self("word", .string(word), "locale", .string(locale))
  }

  @inline(never)
  static func carrying(number: Swift.String, sample: Swift.String) -> Self {
    Self("number", .string(number), "sample", .string(sample))
  }

  @inline(never)
  static func carrying(
    word: Swift.String, script: Swift.String, locale: Swift.String, names: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("word", .string(word)),
      BayanRuntime.MessageArgument("script", .string(script)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("names", .string(names))])
  }

  @inline(never)
  static func carrying(
    named: Swift.String, script: Swift.String, others: Swift.String, word: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("named", .string(named)),
      BayanRuntime.MessageArgument("script", .string(script)),
      BayanRuntime.MessageArgument("others", .string(others)),
      BayanRuntime.MessageArgument("word", .string(word))])
  }

  @inline(never)
  static func carrying(
    form: Swift.String, codes: Swift.String, codes2: Swift.String, others: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("form", .string(form)),
      BayanRuntime.MessageArgument("codes", .string(codes)),
      BayanRuntime.MessageArgument("codes2", .string(codes2)),
      BayanRuntime.MessageArgument("others", .string(others))])
  }

  @inline(never)
  static func carrying(
    scalar: Swift.String, locale: Swift.String, own: Swift.String, times: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("scalar", .string(scalar)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("own", .string(own)),
      BayanRuntime.MessageArgument("times", .integer(times))])
  }

  @inline(never)
  static func carrying(number: Swift.String, locale: Swift.String, sample: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("number", .string(number)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("sample", .string(sample))])
  }

  @inline(never)
  static func carrying(unicode: Swift.String) -> Self {
    Self("unicode", .string(unicode))
  }

  @inline(never)
  static func carrying(scalar: Swift.String) -> Self {
    Self("scalar", .string(scalar))
  }

  @inline(never)
  static func carrying(scalar: Swift.String, times: Swift.Int) -> Self {
    Self("scalar", .string(scalar), "times", .integer(times))
  }

  @inline(never)
  static func carrying(mark: Swift.String, place: Swift.String) -> Self {
    Self("mark", .string(mark), "place", .string(place))
  }

  @inline(never)
  static func carrying(own: [Swift.String], script: Swift.String) -> Self {
    Self("own", .list(own.map { .string($0) }), "script", .string(script))
  }

  @inline(never)
  static func carrying(withValues: Swift.String, withValues2: Swift.String) -> Self {
    Self("withValues", .string(withValues), "withValues2", .string(withValues2))
  }

  @inline(never)
  static func carrying(closer: Swift.String) -> Self {
    Self("closer", .string(closer))
  }

  @inline(never)
  static func carrying(closer: Swift.String, place: Swift.String) -> Self {
    Self("closer", .string(closer), "place", .string(place))
  }

  @inline(never)
  static func carrying(opener: Swift.String, codePoint: Swift.String) -> Self {
    Self("opener", .string(opener), "codePoint", .string(codePoint))
  }

  @inline(never)
  static func carrying(withValues: Swift.String) -> Self {
    Self("withValues", .string(withValues))
  }

  @inline(never)
  static func carrying(scalar: Swift.String, count: Swift.Int) -> Self {
    Self("scalar", .string(scalar), "count", .integer(count))
  }

  @inline(never)
  static func carrying(codePoint: Swift.String) -> Self {
    Self("codePoint", .string(codePoint))
  }

  @inline(never)
  static func carrying(place: Swift.String) -> Self {
    Self("place", .string(place))
  }

  @inline(never)
  static func carrying(opener: Swift.String, better: Swift.String) -> Self {
    Self("opener", .string(opener), "better", .string(better))
  }

  @inline(never)
  static func carrying(name: Swift.String, script: Swift.String) -> Self {
    Self("name", .string(name), "script", .string(script))
  }

  @inline(never)
  static func carrying(other: Swift.String) -> Self {
    Self("other", .string(other))
  }

  @inline(never)
  static func carrying(signs: Swift.String) -> Self {
    Self("signs", .string(signs))
  }

  @inline(never)
  static func carrying(seen: Swift.String, scalar: Swift.String) -> Self {
    Self("seen", .string(seen), "scalar", .string(scalar))
  }

  @inline(never)
  static func carrying(reference: Swift.String, others: Swift.Int) -> Self {
    Self("reference", .string(reference), "others", .integer(others))
  }

  @inline(never)
  static func carrying(found: Swift.String, expected: Swift.String) -> Self {
    Self("found", .string(found), "expected", .string(expected))
  }

  @inline(never)
  static func carrying(found: Swift.String, written: Swift.String) -> Self {
    Self("found", .string(found), "written", .string(written))
  }

  @inline(never)
  static func carrying(named: Swift.String, found: Swift.String, wanted: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("named", .string(named)),
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("wanted", .string(wanted))])
  }

  @inline(never)
  static func carrying(wanted: Swift.Int, found: Swift.Int) -> Self {
    Self("wanted", .integer(wanted), "found", .integer(found))
  }

  @inline(never)
  static func carrying(named: Swift.String, wanted: Swift.String) -> Self {
    Self("named", .string(named), "wanted", .string(wanted))
  }

  @inline(never)
  static func carrying(number: Swift.String) -> Self {
    Self("number", .string(number))
  }

  @inline(never)
  static func carrying(mark: Swift.String) -> Self {
    Self("mark", .string(mark))
  }

  @inline(never)
  static func carrying(tag: Swift.String, outer: Swift.String) -> Self {
    Self("tag", .string(tag), "outer", .string(outer))
  }

  @inline(never)
  static func carrying(tag: Swift.String, change: Swift.String) -> Self {
    Self("tag", .string(tag), "change", .string(change))
  }

  @inline(never)
  static func carrying(
    change: Swift.String, tag: Swift.String, found: Swift.String, expected: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("change", .string(change)),
      BayanRuntime.MessageArgument("tag", .string(tag)),
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("expected", .string(expected))])
  }

  @inline(never)
  static func carrying(attribute: Swift.String, tag: Swift.String) -> Self {
    Self("attribute", .string(attribute), "tag", .string(tag))
  }

  @inline(never)
  static func carrying(tag: Swift.String, counterpart: Swift.String) -> Self {
    Self("tag", .string(tag), "counterpart", .string(counterpart))
  }

  @inline(never)
  static func carrying(function: Swift.String, text: Swift.String) -> Self {
    Self("function", .string(function), "text", .string(text))
  }

  @inline(never)
  static func carrying(function: Swift.String, other: Swift.String) -> Self {
    Self("function", .string(function), "other", .string(other))
  }

  @inline(never)
  static func carrying(start: Swift.Int) -> Self {
    Self("start", .integer(start))
  }

  @inline(never)
  static func carrying(who: Swift.String, option: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("who", .string(who)),
      BayanRuntime.MessageArgument("option", .string(option)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(
    least: Swift.String, count: Swift.Int, most: Swift.String, count2: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("least", .string(least)),
      BayanRuntime.MessageArgument("count", .integer(count)),
      BayanRuntime.MessageArgument("most", .string(most)),
      BayanRuntime.MessageArgument("count2", .integer(count2))])
  }

  @inline(never)
  static func carrying(brace: Swift.String) -> Self {
    Self("brace", .string(brace))
  }

  @inline(never)
  static func carrying(start: Swift.Int, values: [Swift.String]) -> Self {
    Self("start", .integer(start), "values", .list(values.map { .string($0) }))
  }

  @inline(never)
  static func carrying(function: Swift.String, option: Swift.String) -> Self {
    Self("function", .string(function), "option", .string(option))
  }

  @inline(never)
  static func carrying(option: Swift.String, value: Swift.String) -> Self {
    Self("option", .string(option), "value", .string(value))
  }

  @inline(never)
  static func carrying(
    argument: Swift.String, function: Swift.String, wanted: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("function", .string(function)),
      BayanRuntime.MessageArgument("wanted", .string(wanted))])
  }

  @inline(never)
  static func carrying(argument: Swift.String, keys: Swift.String) -> Self {
    Self("argument", .string(argument), "keys", .string(keys))
  }

  @inline(never)
  static func carrying(argument: Swift.String, what: Swift.String) -> Self {
    Self("argument", .string(argument), "what", .string(what))
  }

  @inline(never)
  static func carrying(text: Swift.String, count: Swift.String, arguments: [Swift.String]) -> Self {
    Self([
      BayanRuntime.MessageArgument("text", .string(text)),
      BayanRuntime.MessageArgument("count", .string(count)),
      BayanRuntime.MessageArgument("arguments", .list(arguments.map { .string($0) }))])
  }

  @inline(never)
  static func carrying(argument: Swift.String, times: Swift.String, times2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("times", .string(times)),
      BayanRuntime.MessageArgument("times2", .string(times2))])
  }

  @inline(never)
  static func carrying(
    argument: Swift.String, times: Swift.String, times2: Swift.String,
    other: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("times", .string(times)),
      BayanRuntime.MessageArgument("times2", .string(times2)),
      BayanRuntime.MessageArgument("other", .string(other))])
  }

  @inline(never)
  static func carrying(argument: Swift.String, noun: Swift.String, function: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("noun", .string(noun)),
      BayanRuntime.MessageArgument("function", .string(function))])
  }

  @inline(never)
  static func carrying(start: Swift.Int, arguments: [Swift.String]) -> Self {
    Self("start", .integer(start), "arguments", .list(arguments.map { .string($0) }))
  }

  @inline(never)
  static func carrying(variable: Swift.String) -> Self {
    Self("variable", .string(variable))
  }

  @inline(never)
  static func carrying(variable: Swift.String, function: Swift.String) -> Self {
    Self("variable", .string(variable), "function", .string(function))
  }

  @inline(never)
  static func carrying(variable: Swift.String, numbers: Swift.String) -> Self {
    Self("variable", .string(variable), "numbers", .string(numbers))
  }

  @inline(never)
  static func carrying(count: Swift.String, keys: [Swift.String]) -> Self {
    Self("count", .string(count), "keys", .list(keys.map { .string($0) }))
  }

  @inline(never)
  static func carrying(name: Swift.String, locale: Swift.String, numbers: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("numbers", .string(numbers))])
  }

  @inline(never)
  static func carrying(list: Swift.String, locale: Swift.String) -> Self {
    Self("list", .string(list), "locale", .string(locale))
  }

  @inline(never)
  static func carrying(argument: Swift.String, locale: Swift.String, forms: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("forms", .string(forms))])
  }

  @inline(never)
  static func carrying(keys: [Swift.String], count: Swift.String, category: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("keys", .list(keys.map { .string($0) })),
      BayanRuntime.MessageArgument("count", .string(count)),
      BayanRuntime.MessageArgument("category", .string(category))])
  }

  @inline(never)
  static func carrying(sum: Swift.String, sum2: Swift.String) -> Self {
    Self("sum", .string(sum), "sum2", .string(sum2))
  }

  @inline(never)
  static func carrying(locale: Swift.String, category: Swift.String) -> Self {
    Self("locale", .string(locale), "category", .string(category))
  }

  @inline(never)
  static func carrying(count: Swift.Int, limit: Swift.Int) -> Self {
    Self("count", .integer(count), "limit", .integer(limit))
  }

  @inline(never)
  static func carrying(mark: Swift.String, same: Swift.String) -> Self {
    Self("mark", .string(mark), "same", .string(same))
  }

  @inline(never)
  static func carrying(
    found: Swift.String, locale: Swift.String, expected: Swift.String,
    sameElsewhere: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("expected", .string(expected)),
      BayanRuntime.MessageArgument("sameElsewhere", .string(sameElsewhere))])
  }

  @inline(never)
  static func carrying(bracket: Swift.String) -> Self {
    Self("bracket", .string(bracket))
  }

  @inline(never)
  static func carrying(found: Swift.String, wanted: Swift.String) -> Self {
    Self("found", .string(found), "wanted", .string(wanted))
  }

  @inline(never)
  static func carrying(tabs: Swift.String, tabs2: Swift.String) -> Self {
    Self("tabs", .string(tabs), "tabs2", .string(tabs2))
  }

  @inline(never)
  static func carrying(verb: Swift.String, lines: Swift.String, lines2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("verb", .string(verb)),
      BayanRuntime.MessageArgument("lines", .string(lines)),
      BayanRuntime.MessageArgument("lines2", .string(lines2))])
  }

  @inline(never)
  static func carrying(isAfter: Swift.String, mark: Swift.String, same: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("isAfter", .string(isAfter)),
      BayanRuntime.MessageArgument("mark", .string(mark)),
      BayanRuntime.MessageArgument("same", .string(same))])
  }

  @inline(never)
  static func carrying(
    locale: Swift.String, expected: Swift.String, found: Swift.String,
    sameElsewhere: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("expected", .string(expected)),
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("sameElsewhere", .string(sameElsewhere))])
  }

  @inline(never)
  static func carrying(
    locale: Swift.String, start: Swift.Int, end: Swift.String, `open`: Swift.String,
    close: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("start", .integer(start)),
      BayanRuntime.MessageArgument("end", .string(end)),
      BayanRuntime.MessageArgument("open", .string(`open`)),
      BayanRuntime.MessageArgument("close", .string(close))])
  }

  @inline(never)
  static func carrying(start: Swift.Int, end: Swift.String) -> Self {
    Self("start", .integer(start), "end", .string(end))
  }

  @inline(never)
  static func carrying(text: Swift.String, part: Swift.String) -> Self {
    Self("text", .string(text), "part", .string(part))
  }

  @inline(never)
  static func carrying(
    facets: [Swift.String], code: Swift.String, count: Swift.String, other: Swift.String,
    category: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("facets", .list(facets.map { .string($0) })),
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("count", .string(count)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("category", .string(category))])
  }

  @inline(never)
  static func carrying(code: Swift.String, other: Swift.String) -> Self {
    Self("code", .string(code), "other", .string(other))
  }

  @inline(never)
  static func carrying(
    argument: Swift.String, noun: Swift.String, categories: [Swift.String]) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("noun", .string(noun)),
      BayanRuntime.MessageArgument("categories", .list(categories.map { .string($0) }))])
  }

  @inline(never)
  static func carrying(date: Swift.String) -> Self {
    Self("date", .string(date))
  }

  @inline(never)
  static func carrying(amount: Swift.String) -> Self {
    Self("amount", .string(amount))
  }

  @inline(never)
  static func carrying(tag: Swift.String, version: Swift.String) -> Self {
    Self("tag", .string(tag), "version", .string(version))
  }

  @inline(never)
  static func carrying(
    name: Swift.String, facet: Swift.String, locale: Swift.String,
    untilThen: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("facet", .string(facet)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen))])
  }

  @inline(never)
  static func carrying(
    name: Swift.String, locale: Swift.String, list: [Swift.String],
    untilThen: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("list", .list(list.map { .string($0) })),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen))])
  }

  @inline(never)
  static func carrying(
    domain: Swift.String, locale: Swift.String, path: Swift.String, advice: Swift.String,
    untilThen: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("domain", .string(domain)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("advice", .string(advice)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen))])
  }

  @inline(never)
  static func carrying(id: Swift.String, origin: Swift.String) -> Self {
    Self("id", .string(id), "origin", .string(origin))
  }

  @inline(never)
  static func carrying(id: Swift.String, id2: Swift.String) -> Self {
    Self("id", .string(id), "id2", .string(id2))
  }

  @inline(never)
  static func carrying(phrase: Swift.String, source: Swift.String) -> Self {
    Self("phrase", .string(phrase), "source", .string(source))
  }

  @inline(never)
  static func carrying(found: Swift.String, term: Swift.String) -> Self {
    Self("found", .string(found), "term", .string(term))
  }

  @inline(never)
  static func carrying(affected: Swift.String) -> Self {
    Self("affected", .string(affected))
  }

  @inline(never)
  static func carrying(
    digits: Swift.String, version: Swift.String, version2: Swift.String,
    digits2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("digits", .string(digits)),
      BayanRuntime.MessageArgument("version", .string(version)),
      BayanRuntime.MessageArgument("version2", .string(version2)),
      BayanRuntime.MessageArgument("digits2", .string(digits2))])
  }

  @inline(never)
  static func carrying(draft: Swift.String, id: Swift.String) -> Self {
    Self("draft", .string(draft), "id", .string(id))
  }

  @inline(never)
  static func carrying(
    what: Swift.String, what2: Swift.String, hint: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("what2", .string(what2)),
      BayanRuntime.MessageArgument("hint", .string(hint)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(
    what: Swift.String, what2: Swift.String, name: Swift.String, path: Swift.String,
    didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("what2", .string(what2)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(digits: Swift.String) -> Self {
    Self("digits", .string(digits))
  }

  @inline(never)
  static func carrying(term: Swift.String, translation: Swift.String) -> Self {
    Self("term", .string(term), "translation", .string(translation))
  }

  @inline(never)
  static func carrying(
    option: Swift.String, locale: Swift.String, untilThen: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("option", .string(option)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen))])
  }

  @inline(never)
  static func carrying(length: Swift.Int, limit: Swift.Int) -> Self {
    Self("length", .integer(length), "limit", .integer(limit))
  }

  @inline(never)
  static func carrying(source: Swift.String) -> Self {
    Self("source", .string(source))
  }

  @inline(never)
  static func carrying(
    argument: Swift.String, numbers: Swift.String, more: Swift.String, now: Swift.String,
    version: Swift.String, version2: Swift.String, was: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("numbers", .string(numbers)),
      BayanRuntime.MessageArgument("more", .string(more)),
      BayanRuntime.MessageArgument("now", .string(now)),
      BayanRuntime.MessageArgument("version", .string(version)),
      BayanRuntime.MessageArgument("version2", .string(version2)),
      BayanRuntime.MessageArgument("was", .string(was))])
  }

  @inline(never)
  static func carrying(
    tag: Swift.String, version: Swift.String, version2: Swift.String, parts: Swift.String,
    affected: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("tag", .string(tag)),
      BayanRuntime.MessageArgument("version", .string(version)),
      BayanRuntime.MessageArgument("version2", .string(version2)),
      BayanRuntime.MessageArgument("parts", .string(parts)),
      BayanRuntime.MessageArgument("affected", .string(affected))])
  }

  @inline(never)
  static func carrying(marked: Swift.String) -> Self {
    Self("marked", .string(marked))
  }

  @inline(never)
  static func carrying(path: Swift.String, names: [Swift.String]) -> Self {
    Self("path", .string(path), "names", .list(names.map { .string($0) }))
  }

  @inline(never)
  static func carrying(longestRunOfMarks: Swift.Int) -> Self {
    Self("longestRunOfMarks", .integer(longestRunOfMarks))
  }

  @inline(never)
  static func carrying(close: Swift.String, found: Swift.String) -> Self {
    Self("close", .string(close), "found", .string(found))
  }

  @inline(never)
  static func carrying(name: Swift.String, text: Swift.String) -> Self {
    Self("name", .string(name), "text", .string(text))
  }

  @inline(never)
  static func carrying(key: Swift.String, type: Swift.String) -> Self {
    Self("key", .string(key), "type", .string(type))
  }

  @inline(never)
  static func carrying(name: Swift.String, day: Swift.Int, month: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("day", .integer(day)),
      BayanRuntime.MessageArgument("month", .string(month))])
  }

  @inline(never)
  static func carrying(name: Swift.String, hour: Swift.Int) -> Self {
    Self("name", .string(name), "hour", .integer(hour))
  }

  @inline(never)
  static func carrying(name: Swift.String, minute: Swift.Int) -> Self {
    Self("name", .string(name), "minute", .integer(minute))
  }

  @inline(never)
  static func carrying(name: Swift.String, month: Swift.String) -> Self {
    Self("name", .string(name), "month", .string(month))
  }

  @inline(never)
  static func carrying(name: Swift.String, second: Swift.Int) -> Self {
    Self("name", .string(name), "second", .integer(second))
  }

  @inline(never)
  static func carrying(conflict: Swift.String) -> Self {
    Self("conflict", .string(conflict))
  }

  @inline(never)
  static func carrying(word: Swift.String, literal: Swift.String) -> Self {
    Self("word", .string(word), "literal", .string(literal))
  }

  @inline(never)
  static func carrying(quote: Swift.String) -> Self {
    Self("quote", .string(quote))
  }

  @inline(never)
  static func carrying(bytes: Swift.String) -> Self {
    Self("bytes", .string(bytes))
  }

  @inline(never)
  static func carrying(word: Swift.String, min: Swift.String, max: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("word", .string(word)),
      BayanRuntime.MessageArgument("min", .string(min)),
      BayanRuntime.MessageArgument("max", .string(max))])
  }

  @inline(never)
  static func carrying(escape: Swift.String, digits: Swift.Int) -> Self {
    Self("escape", .string(escape), "digits", .integer(digits))
  }

  @inline(never)
  static func carrying(nestingLimit: Swift.Int) -> Self {
    Self("nestingLimit", .integer(nestingLimit))
  }

  @inline(never)
  static func carrying(scalar: Swift.String, place: Swift.String) -> Self {
    Self("scalar", .string(scalar), "place", .string(place))
  }

  @inline(never)
  static func carrying(digits: Swift.Int) -> Self {
    Self("digits", .integer(digits))
  }

  @inline(never)
  static func carrying(key: Swift.String, isTranslated: Swift.String) -> Self {
    Self("key", .string(key), "isTranslated", .string(isTranslated))
  }

  @inline(never)
  static func carrying(quotes: Swift.String) -> Self {
    Self("quotes", .string(quotes))
  }

  @inline(never)
  static func carrying(limit: Swift.Int) -> Self {
    Self("limit", .integer(limit))
  }
}
