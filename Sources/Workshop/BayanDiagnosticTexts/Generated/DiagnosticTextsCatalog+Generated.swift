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
    1329935968 aCategory4f453660 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    1094265332 aDomainSFileCantBe413929f4 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1882611141 aDomainSFileCantBe70365dc5 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    532444549 aListOfCurrencies1fbc7585 sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    1135976168 aListOfDates43b59ee8 sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    267457038 aListOfIntegers0ff1120e sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    1226833114 aListOfNumbers491ffcda sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    738473670 aListOfStrings2c0436c6 sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    1174170243 aListOfWordsCantContain45fc6a83 sentence - d: Reading/BayanCatalog/CatalogLoader+Wording.swift.
    2111989572 aMatchNeedsCodeSubcodeOr7de26744 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1719287648 aModule667a3f60 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    933767265 aString37a82861 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    169840685 aTable0a1f902d sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1775368437 aTableOfTexts69d1f8f5 sentence - d: Reading/BayanCatalog/CatalogLoader+Messages.swift.
    1157521530 aTableSuchAsOperandInteger44fe607a sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1386688062 aTableSuchAsTypeString52a72e3e sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    2007276359 aType77a49b47 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    589206501 alreadyHasTheDomainChooseAnother231e93e5 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1316964212 anArgument4e7f4774 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1485166978 anArray5885d982 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1437937537 anArrayOfItsValuesOr55b52f81 sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1100564079 anArrayOfStrings4199466f sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    245568203 anEnumHidesTheModuleFrom0ea312cb sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1263351287 anInteger4b4d35f7 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1535810136 anOption5b8a9a58 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    1546356998 andHaveTheSameValue5c2b8906 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    530383153 andHaveTheSameValueThe1f9d0131 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1897548128 andMore711a4960 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    622316044 arentPluralRulesRunBayanCldr2517ca0c sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1154956905 cantBe44d73e69 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1504520618 cantBeACodeWriteA59ad29aa sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    548290682 cantBeADomainWriteA20ae407a sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1888182232 cantBeANameInThe708b5fd8 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    573685195 cantBeASwiftNameUse2231bdcb sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    227954379 cantBeReplacedByItselfName0d964ecb sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    22448607 cantBeUse015689df sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1259918070 containsWriteStringsOnly4b18d2f6 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    853982845 doNotTranslateCantContainAn32e6be7d sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1651702589 formatMustBeAnInteger6272fb3d sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1249689258 generatedCodeCantHaveBecauseSwift4a7cbeaa sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    777073518 hasNoValueButOtherCodes2e51336e sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1188615555 hasTheExtensionWhichMessagesCant46d8d583 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1885553036 hasTheValueWhichBelongsTo7063418c sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1811710153 hasTwiceRemoveOne6bfc80c9 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    43134949 hasTwoStatesKeepTheLine02922fe5 sentence - d: Reading/BayanCatalog/StateLock.swift.
    997373581 isACodeOfThisDomain3b72b68d sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    901694574 isAPseudoLocaleWhichIs35bec46e sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1068043234 isNeitherOneOfTheLocales3fa90be2 sentence - d: Reading/BayanCatalog/CatalogLoader+Wording.swift.
    528925224 isNotALanguageTagSuch1f86c228 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1971667691 isNotANumberingSystemSuch758542eb sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    925098943 isNotARangeWriteThe3723e3bf sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1294339087 isNotARangeWriteThe4d260c0f sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    366098164 isNotKnown15d236f4 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1441356303 isRetiredItselfNameACode55e95a0f sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1778525325 isRetiredItselfNameWhichReplaces6a02248d sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1301736069 isWrite4d96ea85 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1737010715 isntASourceTextRunBayan6788ae1b sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    2051629374 isntAStateUse7a49613e sentence - d: Reading/BayanCatalog/StateLock.swift.
    155415 isntATableWithTheKeys00025f17 sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    990444649 isntAVersionWriteOneTo3b08fc69 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    643481399 isntOneOfTheLocalesThat265abf37 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    249339380 maxLengthCantBeWriteThe0edc9df4 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1940028524 missingKey73a27c6c sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    2094248026 needsANamespaceOfYourOwn7cd3b05a sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    461530452 needsItsPositionInTheApp1b826554 sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    1179011641 ofIsTheTypeOfA46464a39 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1959490496 onlyAnIntegerCanHaveA74cb73c0 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1876418057 sayWhyTheDiagnosticsAreSuppressed6fd7de09 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1970009799 tablesSuchAsCode756bf6c7 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1904078851 tablesWithTheHeaderAllow717df003 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    681489240 theAndDifferOnlyInUpper289eb358 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    2115073778 theBuiltInRecoveryOffersWhich7e1176f2 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    2093619044 theCodeExistsSinceSoIt7cca1764 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    2121557237 theDomainAlreadyHasTheType7e7464f5 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    906115872 theExampleIsNotInThe36023b20 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1591783644 theFileHasBytesFilesOf5ee0b0dc sentence - d: Reading/BayanCatalog/CatalogLoader+Readable.swift.
    31333385 theFilesOfAreNotRead01de1c09 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    509812161 theKeyDoesntNameAMessage1e631dc1 sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    875466902 theLocaleHasNoFilesIs342e9096 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    1071542313 theLocaleIsNotListedIn3fde7029 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    81455476 theRecoveryHasNoOptionsName04dae974 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    2143453421 theReplacementsOfLeadBackTo7fc280ed sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    548069780 theSourceLocaleIsNotAmong20aae194 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    578205386 theTermNeedsATranslationThat2276b6ca sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    741662368 thereIsNo2c34dea0 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    903276864 thereIsNoCatalogBayanToml35d6e940 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1973350759 thereIsNoCodeInThe759ef167 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    2103879007 thereIsNoCodeInThis7d66a55f sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1314807871 thereIsNoDomainBecauseThere4e5e603f sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    1685040590 thereIsNoDomainInCatalog646fadce sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1111556577 thereIsNoWithoutUse424101e1 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1391612038 thisAnswerIsAlreadyMatchedBy52f25086 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    505175800 thisCommentDoesntNameARule1e1c5ef8 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1250784683 thisCommentDoesntSayWhichDiagnostic4a8d75ab sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    421277680 thisCommentSuppressesNothingBecauseIt191c2ff0 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    579884356 thisFileHasFormatButThis22905544 sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1591999672 thisFileIsNotReadPut5ee3fcb8 sentence - d: Reading/BayanCatalog/ProjectSources.swift.
    1390598708 thisFileIsNotReadRename52e2da34 sentence - d: Reading/BayanCatalog/ProjectSources.swift.
    911897033 thisIsntALineOfA365a71c9 sentence - d: Reading/BayanCatalog/StateLock.swift.
    1723991254 thisIsntAnExampleOfThe66c204d6 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1003215940 thisTableSuppressesAllDiagnosticsOf3bcbdc44 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1813778998 thisVersionOfBayanReadsFormat6c1c1236 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    2026592573 thisVersionOfBayanReadsFormat78cb593d sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1162739605 trueOrFalse454dff95 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    2114499258 underlyingIsTheErrorThatThis7e08b2ba sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    528059307 unknown1f798bab sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1214006586 unknownArgumentType485c453a sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    52035441 unknownArgumentTypeUse0319ff71 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    208028521 unknownFacet0c664369 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    448575666 unknownFacetUse1abcb8b2 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    575832613 unknownKey22528225 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1889084350 unknownKeyKeysArentTranslatedUse709923be sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    883420930 unknownKeyUse34a7ef02 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1947086588 unknownKindOfOperand740e2efc sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    843180412 unknownKindOfOperandUse3241e97c sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1935566482 unknownKindOfOption735e6692 sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1754291357 unknownKindOfOptionUse68905c9d sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    690833262 writeBayanAllowRuleFingerprintReason292d476e sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    domain bayan.checking
    1856938209 aColon6eaea0e1 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    1614017151 aComma6033f27f sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    1527767603 aFullStop5b0fe233 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    203745429 aQuestionMark0c24e895 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    1844070203 aSemicolon6dea473b sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    666912527 aTranslatedSentenceMayBeginWith27c0470f sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    173825777 anEllipsis0a5c5ef1 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    808651699 anExclamationMark30330bb3 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    1879346377 cantBeSuppressedBecauseFilesWith70048cc9 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    500462182 deleteTheVariant1dd47266 sentence - d: Compiling/BayanChecking/Text/MessageEdits.swift.
    771895793 isPartOf2e0231f1 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1194569004 itGuessedTheFormsOfWords4733ad2c sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    248054020 itWasSuppressedButTheText0ec90104 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    1584880767 languagesAndTeamsDifferInAnd5e775c7f sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    337975193 languagesAndTeamsDifferInTheir14251799 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1529642857 languagesCapitalizeByRulesOfTheir5b2c7f69 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1819804071 languagesDivideTheirSentencesDifferently6c7801a7 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    2038659041 manyLanguagesHaveLettersOfTheir798377e1 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1067944338 maxLengthSaysHowLongA3fa78992 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1379897154 removeTheComment523f8f42 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1982262237 removeTheLine7626ebdd sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1329238916 removeThisLine4f3a9384 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    589779531 theBaselineHasDiagnosticOfA2327524b sentence - d: Compiling/BayanChecking/Baseline.swift.
    573548576 theBaselineHasDiagnosticsOfRetired222fa820 sentence - d: Compiling/BayanChecking/Baseline.swift.
    1289040217 theRule4cd53159 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1073120734 theSourceIsHere3ff685de sentence - d: Compiling/BayanChecking/CatalogMessage.swift.
    1077854481 thereIsNoRule403ec111 sentence - d: Compiling/BayanChecking/RuleBook+Checks.swift.
    1147297096 thisRuleCantBeSuppressedFor44625d48 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    335907782 thisRuleReportsMoreInThis14058bc6 sentence - d: Compiling/BayanChecking/Report.swift.
    57653666 unusedSuppressionReportsNothingHereWith036fb9a2 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    1231982307 unusedSuppressionReportsNothingThere496e8ee3 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    1209998446 wasRemoved481f1c6e sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1631741086 whichIsBuiltIn6142649e sentence - d: Compiling/BayanChecking/Report.swift.
    1070499637 write3fce8735 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    domain bayan.commands
    932614886 aFormatStringWithoutVariablesCant379692e6 sentence - d: Commands/bayan/Convert.swift.
    36286855 declaresItselfSoRemoveItOr0229b187 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    953795608 hasTheSameDomainSoPrograms38d9c418 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1660010296 itIsDeclaredHere62f1bf38 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1332013408 localizeddescriptionAndNserrorMayHaveAno4f64e960 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1854961269 localizederrorHasItsTextInsteadOf6e907675 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    924060987 nserrorMayHaveAnotherDomainThan37140d3b sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1589723717 nserrorMayHaveAnotherNumberThan5ec14245 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    432426837 swiftuiAndLocalizederrorHaveItsText19c64f55 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    353788453 theFileCantBeReadBecause15166225 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    1828545763 theFileSNameIsNot6cfd64e3 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    323544498 theFolderCantBeReadCheck1348e5b2 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    447941828 theTargetDeclaresATypeItself1ab30cc4 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    408560592 theTargetHasACatalogBut185a23d0 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    475881628 thereIsABayanTomlIn1c5d609c sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1071406218 thereIsACatalogInMove3fdc5c8a sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1323284563 thereIsMoveItTo4edfb853 sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1289389665 thereIsRenameItTo4cda8661 sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1637994189 thisCatalogIsntInTheFolder61a1cecd sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    25012956 thisIsAFolderButA017daadc sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    180285953 thisIsAPipeOrA0abef201 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    142743754 thisLineIsntAJsonString088218ca sentence - d: Commands/bayan/Convert.swift.
    925158778 thisLinkLeadsOutOfThe3724cd7a sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    domain bayan.compiler
    1085152822 icuSPluralRuleForCant40ae1e36 sentence - d: Compiling/BayanCompiler/Stages/CompiledPart.swift.
    1727131367 theCatalogCantBeCompiledBecause66f1eee7 sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    483858928 theMessageHasMoreThanSelectors1cd719f0 sentence - d: Compiling/BayanCompiler/Stages/CompiledPart.swift.
    59512203 theMessagesOfTakeMoreThan038c158b sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    1441835934 theValueOfHasMoreThan55f0ab9e sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    domain bayan.diagnostics
    387388828 aBoolean1717159c sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    40071295 aCurrency0263707f sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1333816897 aDate4f806e41 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1242500302 aFloat4a0f0cce sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1323042485 aLocalDate4edc06b5 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1121245914 aLocalDateTime42d4dada sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1487894590 aLocalTime58af783e sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1070489866 aNumber3fce610a sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    142786720 anOffsetDateTime0882c0a0 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    663629723 and278e2f9b sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    523684316 didYouMean1f36c9dc sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    domain bayan.exchange
    215571274 aCommentInThisWouldBe0cd95b4a sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    1804280245 aCommentOfXmlCantHave6b8b21b5 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1706812939 aDigit65bbe60b sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1131123841 aDoctypeCantBeHereRemove436b9481 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    750396613 aNameInQuotes2cba24c5 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1553263104 aSpaceIsMissingBeforeOr5c94ea00 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    654435269 aTextInQuotes2701e3c5 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    196955507 aValue0bbd4d73 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1010824364 cantBeInATextWrite3c3ff4ac sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    345168370 cantBeInTheValueOf1492d9f2 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    976744663 doesntStandForACharacterThat3a37f0d7 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    315772665 elementsAreNestedTooDeeply12d24ef9 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    222243004 endsNothingNoElementIsOpen0d3f28bc sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    763064698 endsNothingTheOpenElementIs2d7b717a sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1781071700 expectedAKeyOrAText6a28ff54 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    2130797316 expectedHereTheFileMayBe7f016304 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1991856231 hasNoEndTagSoA76b95067 sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    911261791 isAfterTheEndOfThe3650c05f sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1357573247 isntACodePoint50eaec7f sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF12Reader.swift.
    1439469389 isntKnownHereSoItWould55cc8f4d sentence - d: Workshop/BayanExchange/Formats/Apple/XCStrings+Edits.swift.
    1297431833 itIsntKnownWhichValuesOf4d553d19 sentence - d: Workshop/BayanExchange/Adoption/AppValues.swift.
    1122112819 locales42e21533 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    664220334 needsATextInQuotesAfter279732ae sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    314667886 noColumnHasTranslationsTheFirst12c1736e sentence - d: Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
    7751167 noColumnIsInTheFirst007645ff sentence - d: Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
    1847173038 objectsAreNestedTooDeeply6e199fae sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    120693556 ofLineHasNoEndWrite0731a334 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1428144074 or551fbfca sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1937094385 or7375b6f1 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    214496049 pluralFormsInTheHeaderDoesnt0cc8f331 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    44442264 string02a62298 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidWriter.swift.
    1170089698 textInIsEmptySoIt45be26e2 sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    9285311 textsInAreEmptySoThey008daebf sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    997841365 theAppSTextOfWas3b79d9d5 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1919651667 theAppSTextOfWas726b8f53 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1060626503 theAttributeHasNoValueWrite3f37e047 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1414848690 theAttributeOfThisWouldBe5454e0b2 sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    2045805862 theColumnsAndHaveTheSame79f08526 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    1101114829 theElementCantBeInA41a1adcd sentence - d: Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
    1552769885 theElementCpHasNoCode5c8d635d sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
    887191620 theElementHasTheAttributeTwice34e17844 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    633917913 theElementHasTooManyAttributes25c8d1d9 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    253605939 theExistingFileIsntAString0f1db833 sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
    1313973131 theFileDoesntHaveTheFormat4e51a38b sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    204827065 theFileEndsHereAndOf0c3569b9 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1054870725 theFileEndsWithinAText3ee00cc5 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1704813597 theFileHasADoctypeWhich659d641d sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    41544812 theFileHasBytesFilesOf0279ec6c sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    1060309707 theFileHasMoreThanTexts3f330acb sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    2075437952 theFileHasNoElementIt7bb4ab80 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    88913305 theFileHasNoElementResources054cb599 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    673012221 theFileHasNoObjectOf281d59fd sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    171514718 theFileHasSeveralLanguagesWrite0a391b5e sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    1820989693 theFileHasSeveralLocalesName6c8a18fd sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    1044460984 theFileHasTheFormatNot3e4135b8 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    790165358 theFileHasTheKeyTwice2f18f76e sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1412647909 theFileHasTheKeyWhich54334be5 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate+Files.swift.
    1143039576 theFileHasTheMessagesOf44216658 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    165112373 theFileIsEmpty09d76a35 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    60908701 theFileIsXmlButXml03a1649d sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    1764978313 theFileIsntUtfHereSave69336e89 sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    1943708864 theFileIsntUtfTheOnly73daa4c0 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    522597568 theFileSaysThatItsEncoding1f2634c0 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    869427494 theFirstLineDoesntNameThe33d26926 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
    502470215 theHeaderHasNoLanguageSo1df31647 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    102894784 theHeaderSaysLanguageAndX06220cc0 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    178990852 theKeyHasNoValueAfter0aab2f04 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    1949144867 theKeysOfThisFileAre742d9723 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1350120774 theNameAfterEndsHereWrite50793546 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    853729594 theNumberOfAPluralForm32e2e13a sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    298710113 thePropertyListIsntADictionary11cdf461 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    1540119927 theQuotesOfThisFieldAre5bcc5d77 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
    1726190443 theStringCatalogHasNoStrings66e3936b sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsReader.swift.
    1429160986 theStringCatalogHasTheKey552f441a sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
    743178953 theStringCatalogTranslatesFromBut2c4c02c9 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1328159746 theTagHasNoEnd4f2a1c02 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1758992902 theTextNeedsNowButThis68d81a06 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    262842824 theTextOfCantBeRead0faaa9c8 sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    380495185 theTextOfNeedsAfterIt16ade551 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    364388504 theTextsCantBePutInto15b82098 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    533970140 theTextsOfTheFileAre1fd3bcdc sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1702835560 theValueOfTheAttributeHas657f3568 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2052351657 theValueOfTheAttributeHas7a5466a9 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    375815714 theXmlDeclarationHasNoEnd16667e22 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    825045915 thereIsAControlCharacterIn312d339b sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1530158936 thereIsNoMsgidOrMsgstr5b345f58 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1729457969 thereIsSomethingAfterTheEnd67156f31 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1690338999 thereIsTextAfterTheEnd64c086b7 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    462377984 thereIsTextAfterTheQuotes1b8f5400 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
    1868759379 thereIsTextBeforeTheFirst6f630153 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2144633523 thisCantBeInTheTag7fd482b3 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1970305662 thisCommentHasNoEnd75707a7e sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    809367832 thisDoesntBeginAReferenceWrite303df918 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1159235205 thisDoesntBeginATagWrite45188685 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    681971903 thisEntryHasNoMsgid28a610bf sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1458856556 thisEntryHasNoMsgstr56f4626c sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1708525141 thisEntryHasTwiceRemoveOne65d60655 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1088859145 thisEscapeDoesntStandForA40e6ac09 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    1557757324 thisHasNoEndTagWrite5cd97d8c sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    1545575897 thisHasNoEndTheFile5c1f9dd9 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1421990168 thisHasNoNameAfterIt54c1d918 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    780508772 thisHasNoNameWriteName2e859e64 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    1751927166 thisIsAControlCharacterWhich686c497e sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    150560646 thisIsntALineOfA08f95f86 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    853143417 thisLineIsntUtfSaveThe32d9ef79 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    39271234 thisListHasNoItemFor02573b42 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    1354389383 thisTextBeginsOnALine50ba5787 sentence - d: Workshop/BayanExchange/Formats/PO/PO+Edits.swift.
    12991348 thisTextHasAnEscapeThat00c63b74 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    68678806 thisTextHasNoQuotationMark0417f496 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    767510320 thisTextHasNoQuotationMark2dbf4730 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1818478112 thisValueHasNoKeyBefore6c63c620 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    1953524313 twoColumnsHaveTranslationsButNeither74706a59 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    1887522868 xmlCanBeOnlyAtThe70815034 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2119746395 xmlDoesntKnowWrite7e58c35b sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    910302026 xmlDoesntKnowWriteTheCharacter36421b4a sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    domain bayan.message-conversion
    1631587336 aPlaceholderWithoutAnArgumentHas61400c08 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1924256934 aPrecisionThatIsAnArgument72b1d4a6 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    369619693 aWidthFilledUpWithSpaces1607f2ed sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    20098397 aWrittenOutPatternHasNo0132ad5d sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    699981953 anOffsetInMessageformatIsA29b8e081 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    814607739 beginsAPlaceholderOfPythonWhich308ded7b sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
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
    1229547078 forTheNumberOfThePlural49496646 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    685630131 hasNoEquivalentAmongTheFunctions28dde2b3 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    724793403 hasNoEquivalentAmongTheFunctions2b33783b sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1899748502 hasNoEquivalentInAFormat713bdc96 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    300751009 hasNoOptionWhichThisNumber11ed18a1 sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    2138313606 inANumberSkeletonHasNo7f741386 sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    2106158980 isAConversionWithRoomFor7d896f84 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1459680225 isOnlyTheLengthOfA5700f3e1 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    259555471 isntAConversionOfFormatStrings0f78808f sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    836779362 isntALengthOfAConversion31e03d62 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1959555236 isntAPluralCategoryThisVariant74cc70a4 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1967280618 isntATypeOfMessageformat754251ea sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    617429625 isntAnArgumentSoItHas24cd3a79 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    728989717 isntTheNumberOfAnArgument2b738015 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    606342019 itHasNoTextForOther24240b83 sentence - d: Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
    1538790428 itIsNotValid5bb8141c sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    916166565 itsTextsHaveMoreThanBytes369b97a5 sentence - d: Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
    1693821788 mayBeAFractionAFormat64f5ab5c sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    278475731 mayBeAFractionWhichMessageformat109933d3 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    894038813 messageformatCantSelectByThePlural3549f31d sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    250674244 messageformatCantSelectThePluralCategory0ef0fc44 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1625787225 messageformatHasNoStyleForThis60e78b59 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    62009443 messageformatShowsWithItsOffsetOnly03b23063 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    435009829 nWritesIntoMemoryWhichA19edb925 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1974706987 needsANameAndASecond75b3a32b sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1039522586 needsVariantsSuchAsOther3df5db1a sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    633184642 noFunctionOfMessageformatWritesThe25bda182 sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    378294160 ofAFormattedValueHasNo168c4f90 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    426874720 offsetMustComeBeforeTheVariants19719760 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1049292582 scale3e8aef26 sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    1702638473 someConversionsHaveAPlaceSuch657c3389 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1354894890 stringOfAFormattedValueHas50c20e2a sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    451988853 textThatIsCutAtA1af0cd75 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1780280284 theArgumentIsUsedAsA6a1cebdc sentence - d: Workshop/BayanMessageConversion/VariableNames.swift.
    980900199 theChoicesAreNestedMoreThan3a775967 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1424654243 theChoicesHaveMoreThanCombinations54ea7fa3 sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    1445759719 theChoicesRepeatTheTextAround562c8ae7 sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    193451749 theDateSkeletonHasNoEquivalent0b87d6e5 sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    1518943025 theFlagsOfThisConversionHave5a893b31 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1034861861 theFunctionHasNoEquivalentIn3daebd25 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1941946168 theKeyIsWrittenTwiceThe73bfbf38 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    940168711 theKeyOfIsNeitherA3809d607 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    1332237117 theLiteralWithAFunctionHas4f68533d sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    263396455 theMarkupHasNoEquivalentIn0fb31c67 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1108042044 theMessageHasMoreThanChoices420b613c sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    314348365 theMessageIsLongerThanBytes12bc934d sentence - d: Workshop/BayanMessageConversion/ICUMessageFormat.swift.
    291881325 theNumberPatternHasNoEquivalent1165c16d sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    2034331100 theOffsetOfHasNoEquivalent79416ddc sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1763295250 theOptionHasAVariableAs6919c012 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    801499116 theOptionsOfThisNumberHave2fc5e7ec sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1543841236 thePatternWouldBeLongerThan5c0525d4 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1822478362 thePlaceOfAnArgumentMust6ca0d01a sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    528701706 theSpaceAroundTheNumberPattern1f83590a sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    178462096 theStyleCurrencyMeansADifferent0aa31d90 sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    2081265776 theTextHasMoreThanConversions7c0d9870 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1645731624 theTextIsLongerThanBytes6217df28 sentence - d: Workshop/BayanMessageConversion/ICUText.swift.
    1438419305 theTextWouldBeLongerThan55bc8969 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1077590536 theTypeOfTheVariableIsnt403aba08 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    2046433249 theValueOfCantSelectVariants79fa17e1 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    1220628828 theVariableHasNoTextFor48c1515c sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    438520514 theVariableHasWhichIsntA1a234ac2 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    844866335 theVariableRefersToItself325ba31f sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1061326091 theVariantsOtherAndOfAre3f428d0b sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1154182626 theVariantsOtherAndOfAre44cb6de2 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1620943730 thereIsNoVariableForThis609da372 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    259986704 thereIsNoVariantOtherWhich0f7f1510 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    578456413 thisDoesntStartAConversionWrite227a8b5d sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    2119736884 thisIsAtTheEndWrite7e589e34 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1874093698 thisIsNotClosedAdd6fb46682 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    724105209 thisIsntAValidMessageOf2b28f7f9 sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    1126509887 thisNumberOfDigitsHasNo43252d3f sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    319949464 thisNumberSkeletonSetsAnOption13120a98 sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    156847854 thisNumberSkeletonShowsAPercent09594eee sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    495340597 thisOffsetDoesntHaveOneWhole1d864c35 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    618004503 thisStyleHasAnApostropheWithout24d60017 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    24275235 uDirHasNoEquivalentIn01726923 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1075449354 variantsByHaveNoEquivalentIn401a0e0a sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    989816342 variantsForExactNumbersOfHave3aff6616 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    71495154 withNestedChoicesTheMessageWould0442edf2 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    domain bayan.message-syntax
    1287670245 aNameCanHaveOnlyOne4cc049e5 sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    791560142 aNameCannotStartWithStart2f2e3fce sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    266448052 aSelectorIsAVariableNot0fe1acb4 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    78046579 aSpace04a6e573 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    460979102 aVariantNeedsOneKeyFor1b79fb9e sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    2101391825 anExpressionCanHaveOnlyOne7d40b1d1 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
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
    30507136 theByteXIsNotUtf01d18080 sentence - d: Reading/BayanMessageSyntax/MessageParser+Cursor.swift.
    263264201 theEndOfTheLine0fb117c9 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    659724325 theEndOfTheMessage27529825 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    1221127460 theFirstKey48c8ed24 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1781836288 theKey6a34aa00 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    287577165 theMessageHasBytesAndThe1124144d sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    919608776 theMessageHasMoreThanSelectors36d01dc8 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    527221576 theMessageHasMoreThanVariants1f6cc348 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    955167982 theNamespace38eeb4ee sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    1558006989 theOption5cdd4ccd sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1579033314 theOptionIsGivenTwiceRemove5e1e22e2 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    821522057 thePatternStartsHere30f76e89 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    1376245972 thePlaceholderStartsHere5207d8d4 sentence - d: Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
    1050835690 theSelectorHasNoFunctionTo3ea27aea sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1493122139 theSelectorIsNotDeclaredDeclare58ff3c5b sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1824004804 theValueOfTheAttributeMust6cb81ac4 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1620340792 theVariantIsGivenTwiceRemove60947038 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    356793429 thereIsNoVariantForAll15443c55 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1796462836 uIsNotAllowedInA6b13d8f4 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    506621684 usedHere1e326ef4 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    domain bayan.reports
    454169502 andMoreOfAllShowsThem1b12139e sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1187920271 error46ce398f sentence - d: Compiling/BayanReports/TextRenderer.swift.
    630461087 fixAutomatic2594129f sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1990235568 fixReview76a095b0 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    791090904 in2f2716d8 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    846841112 note3279c518 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1811050843 source6bf2715b sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1161146981 target4535b265 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1105631503 warning41e6990f sentence - d: Compiling/BayanReports/TextRenderer.swift.
    domain bayan.rules-alerts
    936224174 aTitleDoesntEndWithA37cda5ae sentence - d: Compiling/BayanRules/Alerts/TitleFullStop.swift.
    1307554556 andHaveTheSameLabelAnd4defb2fc sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    1236749456 andHaveTheSameLabelIn49b74c90 sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    1584934464 blamesTheReaderSayWhatHappened5e782e40 sentence - d: Compiling/BayanRules/Alerts/WordListRules.swift.
    76103158 destroysSomethingButNoButtonCancels04893df6 sentence - d: Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
    1482052954 isAWordThatOnlyDevelopers5856555a sentence - d: Compiling/BayanRules/Alerts/WordListRules.swift.
    1087774704 itsButtonsAreDeclaredHere40d61ff0 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    1713501270 noOptionOfHasTheRole6621f456 sentence - d: Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
    329281260 removeTheFullStop13a06eec sentence - d: Compiling/BayanRules/Alerts/TitleFullStop.swift.
    1486075094 theAlertIsHere5893b4d6 sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    538588656 theAlertOfHasNoTitle201a35f0 sentence - d: Compiling/BayanRules/Alerts/TitleMissing.swift.
    1092589752 theDescriptionBeginsWithTheTitle411f98b8 sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    262375652 theHasCharactersMoreThanSeldom0fa388e4 sentence - d: Compiling/BayanRules/Alerts/TextTooLong.swift.
    241257125 theLabelIsHere0e614aa5 sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    348584559 theOtherLabelIsHere14c6fa6f sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    308435286 theOtherTextIsHere12625956 sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    384576036 theRepeatsThe16ec2a24 sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    1246751319 theSuggestionDoesntSayWhatTo4a4fea57 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutRequest.swift.
    1688191255 theSuggestionNamesButThisAlert649fc117 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    1899526183 theSuggestionSaysButThisAlert71387827 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    401653684 theTextSaysButTheButton17f0bfb4 sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    1456393313 theTitleBeginsWithAndAsks56cecc61 sentence - d: Compiling/BayanRules/Alerts/TitleRequest.swift.
    820181372 thisTextSaysOnlyThatThere30e2f97c sentence - d: Compiling/BayanRules/Alerts/CauseMissing.swift.
    domain bayan.rules-arabic
    2111244078 aSpaceSeparatesFromItsWord7dd7072e sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    261919368 alreadyMeansTwoSoTheNumber0f9c9288 sentence - d: Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
    1852644038 delete6e6d1ac6 sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    776214706 deleteIt2e4418b2 sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    1191359739 deleteTheNumber4702b4fb sentence - d: Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
    326380556 deleteTheSpace13742c0c sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    1598294474 doesntGoWithTheseDigitsWrite5f4409ca sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    1965000952 facesTheWrongWayUses751f88f8 sentence - d: Compiling/BayanRules/Arabic/ArabicPunctuation.swift.
    17390350 inPlacesASpaceSeparatesFrom01095b0e sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    341331930 isBeforeItsNumberPutIt14584fda sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    541749743 isWrittenInPresentationFormsWrite204a71ef sentence - d: Compiling/BayanRules/Arabic/ArabicPresentationForm.swift.
    1464609289 theLetterHasOnTopOf574c2a09 sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    75574611 theLetterHasTwice04812d53 sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    1246388889 uArabicTatweelOnlyStretchesThe4a4a6299 sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    1856547811 uArabicTatweelOnlyStretchesWords6ea8abe3 sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    1851735275 write6e5f3ceb sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    domain bayan.rules-catalog
    685765508 andAreTwoNamesOfThe28dff384 sentence - d: Compiling/BayanRules/Catalog/LocaleDuplicate.swift.
    1633158030 andBothCancelButAnAlert6158038e sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    170189693 cancelsButItIsTheFirst0a24e37d sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    53656311 destroysSomethingButItIsThe0332baf7 sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    85889750 doesntHaveTheRoleCancelSo051e92d6 sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    119703793 hasNoSummaryWriteOneThat072288f1 sentence - d: Compiling/BayanRules/Catalog/DescriptionMissing.swift.
    1928173274 inTheReleaseWriteValueOr72ed96da sentence - d: Compiling/BayanRules/Catalog/CodeRenumbered.swift.
    514814918 isntANumberingSystemWithTen1eaf73c6 sentence - d: Compiling/BayanRules/Catalog/NumberingSystemUnknown.swift.
    1378348804 noCodeHasTheCategory5227ef04 sentence - d: Compiling/BayanRules/Catalog/CategoryUnused.swift.
    1836329149 noCodeOffersTheRecovery6d7428bd sentence - d: Compiling/BayanRules/Catalog/RecoveryUnused.swift.
    905076845 noRecoveryHasTheOption35f2606d sentence - d: Compiling/BayanRules/Catalog/OptionUnused.swift.
    1991022174 offersNoOptionsButItsCategory76ac965e sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    54456131 theCategoryIsBuiltInBayan033eef43 sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    582815466 theCategoryIsHere22bd0eea sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    1165550362 theRetiredCodeIsHereIt4578e31a sentence - d: Compiling/BayanRules/Catalog/CodeRenumbered.swift.
    1498740106 thisMatchOfIsNeverUsed5954f58a sentence - d: Compiling/BayanRules/Catalog/MatchUnreachable.swift.
    1406097739 thoughItWasReleasedPutIt53cf594b sentence - d: Compiling/BayanRules/Catalog/CodeDropped.swift.
    1665384635 thoughItWasReleasedPutIt6343c0bb sentence - d: Compiling/BayanRules/Catalog/CodeDropped.swift.
    242839605 useANewCodeForA0e797035 sentence - d: Compiling/BayanRules/Catalog/ArgumentListChanged.swift.
    1802097107 useANumberThatWasNever6b69d1d3 sentence - d: Compiling/BayanRules/Catalog/CodeValueReused.swift.
    domain bayan.rules-characters
    286440816 aLetterWasLostHereAnd1112bd70 sentence - d: Compiling/BayanRules/Characters/ReplacementCharacter.swift.
    1118410254 deleteAll42a9960e sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    437179207 isAPrivateUseCharacterWhich1a0ed347 sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    1159463495 isDeprecated451c0247 sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    972647036 isInCyrillicLettersThatLook39f96a7c sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    1941646653 isInScriptIsWrittenIn73bb2d3d sentence - d: Compiling/BayanRules/Characters/ScriptUnexpected.swift.
    237607899 isInTheWord0e299bdb sentence - d: Compiling/BayanRules/Characters/MixedScriptWord.swift.
    1455799089 isWrittenAsInsteadOf56c5bb31 sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    1186304256 isWrittenAsInsteadOfAnd46b59100 sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    688216552 isWrittenInOtherDigitsThan290559e8 sentence - d: Compiling/BayanRules/Characters/DigitsMixed.swift.
    28080268 isntACharacterAndNeverWill01ac788c sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    1344451164 isntALetterOfWhichUses5022b25c sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    2061885884 isntALetterOfWhichUses7ae5e1bc sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    558221069 isntAssignedToACharacter2145c70d sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    1329903040 isntWrittenInTheDigitsOf4f44b5c0 sentence - d: Compiling/BayanRules/Characters/DigitsLocaleMismatch.swift.
    1565406167 joinThem5d4e33d7 sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    878444618 judgedByUnicode345c004a sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    2016928030 lettersWereLostHereAndReplaced7837e11e sentence - d: Compiling/BayanRules/Characters/ReplacementCharacter.swift.
    1094263509 theControlCharacterIsntTextDelete413922d5 sentence - d: Compiling/BayanRules/Characters/ControlCharacter.swift.
    1471210674 theInvisibleHasNoUseHere57b0e4b2 sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    698255393 theInvisibleHasNoUseIn299e8821 sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    1748649252 theMarkIsAfterASpace683a4524 sentence - d: Compiling/BayanRules/Characters/CombiningAtStart.swift.
    835332081 theMarkIsAfterAValue31ca27f1 sentence - d: Compiling/BayanRules/Characters/CombiningAtStart.swift.
    1264058088 theMarkIsAtTheStart4b57fee8 sentence - d: Compiling/BayanRules/Characters/CombiningAtStart.swift.
    1355191473 theWholeTextIsInScript50c694b1 sentence - d: Compiling/BayanRules/Characters/ScriptUnexpected.swift.
    1410922076 writeIn5418f65c sentence - d: Compiling/BayanRules/Characters/MixedScriptWord.swift.
    2004577773 writeItInLatinLetters777b6ded sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    domain bayan.rules-direction
    176784028 aReaderSeesInsteadOf0a89829c sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    894776325 alsoMovesTheCharactersBesideIt35553405 sentence - d: Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
    569821307 changesTheOrderInWhichLetters21f6c87b sentence - d: Compiling/BayanRules/Direction/BidiOverride.swift.
    1022918904 closesNothingBecauseNothingIsOpen3cf880f8 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    392020814 deleteBothMarks175dc34e sentence - d: Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
    2079846158 deleteItAndItsPartner7bf7ef0e sentence - d: Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
    88143661 doesntBelongInALeftTo0540f72d sentence - d: Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
    1902890324 hasNoCounterpartInsideTheValue716bcd54 sentence - d: Compiling/BayanRules/Direction/BidiSpill.swift.
    1551524884 insertAfterTheValue5c7a6414 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    640735067 insertAtTheEnd2630d75b sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    1318307326 isNeverClosedWithSoIt4e93c5fe sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    19050753 isShownInTheWrongOrder0122b101 sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    1117724723 isThereTimesInARow429f2033 sentence - d: Compiling/BayanRules/Direction/BidiMarkRun.swift.
    581684915 isolateItWithAndU22abceb3 sentence - d: Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
    12698080 isolateItWithUAndU00c1c1e0 sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    1519577370 isolateItWithUAndU5a92e91a sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    327089091 keepOne137efbc3 sentence - d: Compiling/BayanRules/Direction/BidiMarkRun.swift.
    95387477 makeItAnIsolateThatEnds05af7f55 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    104572561 makeItAnIsolateThatEnds063ba691 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    458696126 pointsBackwardsInARightTo1b5725be sentence - d: Compiling/BayanRules/Direction/RTLArrowDirection.swift.
    1946579687 putUFAtTheStart740672e7 sentence - d: Compiling/BayanRules/Direction/BidiBaseDirection.swift.
    1670624688 theListIsShownInReverse6393b5b0 sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    689918573 theTextBeginsWithFromWhich291f526d sentence - d: Compiling/BayanRules/Direction/BidiBaseDirection.swift.
    502883842 thisIsolateHasNoVisibleEffect1df96602 sentence - d: Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
    1341379301 withoutAnIsolateALeftTo4ff3d2e5 sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    1240591079 withoutAnIsolateANumberWould49f1eae7 sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    1444543582 withoutAnIsolateARightTo5619fc5e sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    6939580 writeUFAfterTheComma0069e3bc sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    domain bayan.rules-files
    2063265901 hasLettersOfScriptAmongIts7afaf06d sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    770157198 isHere2de7aa8e sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    140036723 isTheConflictMarkerOfA0858ca73 sentence - d: Compiling/BayanRules/Files/MergeConflictMarker.swift.
    1733431785 looksLikeButIsADifferent675211e9 sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    399603981 theNameThatLooksLikeContains17d1790d sentence - d: Compiling/BayanRules/Files/IdentifierBidi.swift.
    domain bayan.rules-literals
    1269402144 address4ba98a20 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    928244702 andMoreAreShownToReaders3753e3de sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    2101509110 code7d427bf6 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    1047115728 eMailAddress3e69b7d0 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    887086945 function34dfdf61 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    615651423 isInTheSource24b2185f sentence - d: Compiling/BayanRules/Literals/NumberChanged.swift.
    557476998 isShownToReadersAsIt213a6c86 sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    189183776 isntReadAsACharacterWrite0b46b720 sentence - d: Compiling/BayanRules/Literals/EntityBroken.swift.
    1181076916 option4665cdb4 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    1766669452 path694d3c8c sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    2057433486 theIsInTheSource7aa1f18e sentence - d: Compiling/BayanRules/Literals/LiteralKind.swift.
    1390808712 theSourceHasPercentagesButThe52e60e88 sentence - d: Compiling/BayanRules/Literals/PercentLost.swift.
    905202547 theSourceSIsMissing35f44b73 sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    1761271300 theSourceSIsMissing68fade04 sentence - d: Compiling/BayanRules/Literals/LiteralKind.swift.
    1646307133 theSourceSNumberIsMissing6220a73d sentence - d: Compiling/BayanRules/Literals/NumberChanged.swift.
    1793181852 theSourceSPercentageSignIs6ae1c89c sentence - d: Compiling/BayanRules/Literals/PercentLost.swift.
    380906230 writeTheCharacterItself16b42af6 sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    2089720494 writeTheCharactersThemselves7c8e9aae sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    domain bayan.rules-markup
    668771905 aLinkNeedsAndSideBy27dca641 sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    1305349759 addDirAuto4dce0e7f sentence - d: Compiling/BayanRules/Markup/MarkupDirMissing.swift.
    791933204 cantBeUsedInAText2f33f114 sentence - d: Compiling/BayanRules/Markup/MarkupUnsafe.swift.
    835297686 closesATagThatWasNever31c9a196 sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    1669410375 containsAValueOfUnknownDirection63812e47 sentence - d: Compiling/BayanRules/Markup/MarkupDirMissing.swift.
    1920565577 hasNoCounterpartTheSourceHas72798149 sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    846769965 hasNoInTheSourceRemove3278af2d sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    177886643 isMissingFromTheSourceHas0a9a55b3 sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    585613809 isNeverClosed22e7c1f1 sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    1391848731 isNotClosedBefore52f5ed1b sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    41095542 ofIsButInTheSource02731176 sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    1495633498 ofRunsCodeRemoveIt59258e5a sentence - d: Compiling/BayanRules/Markup/MarkupUnsafe.swift.
    1684706013 theSourceHasNo646a92dd sentence - d: Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
    169711619 theSourceHasNoItHas0a1d9803 sentence - d: Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
    1838275858 write6d91dd12 sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    domain bayan.rules-messages
    1691410960 cantFormat64d0e210 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    173027063 cantFormatTheResultOf0a502ef7 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    386279397 declareItInFunctionsOfCatalog170627e5 sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    431506307 hasNoOption19b84383 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1184890231 inTheStandardAFunctionOf469ffd77 sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    426809732 isMoreThanWhichIs19709984 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1452244440 isShownToReadersButHas568f7dd8 sentence - d: Compiling/BayanRules/Messages/BraceStray.swift.
    1848463511 itIsACodeOfThree6e2d5097 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1847691421 itIsANumber6e21889d sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    869758204 itIsANumberFromTo33d774fc sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    415572559 itIsAnInteger18c5224f sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1939218042 itIsTrueOrFalse73961e7a sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    461178997 markupHasNoDirectionPutU1b7d0875 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    490825721 needsAnOperandBeforeIt1d4167f9 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    1085978325 needsTheOptionForANumber40bab6d5 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    985481287 offsetNeedsExactlyOneOfThe3abd4047 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1008106686 replaceWith3c167cbe sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    1609719778 takesNoOperand5ff25fe2 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    815041675 theOptionCantBe30948c8b sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    512612550 theOptionNeedsALiteralNot1e8dd8c6 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1038918616 theStandard3deca3d8 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    440623205 thereIsNoFunction1a436065 sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    1234664342 use49977b96 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    domain bayan.rules-placeholders
    2129190711 andNoOtherArgument7ee8df37 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    1855949337 isFormattedWithButWithIn6e9f8a19 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderTypeChanged.swift.
    195364781 isMissingFromTheVariantThe0ba507ad sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    45191590 isMissingTheSourceShowsIt02b191a6 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    612881002 isShownAsItIsWritten2487d26a sentence - d: Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
    1390736916 isShownAsItIsWritten52e4f614 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
    221515893 isShownButInTheSource0d341075 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    1534115976 isShownButInTheSource5b70c088 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    2101804726 isShownInButInIn7d46feb6 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    1967459757 isShownWithAnotherValueOf75450dad sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    620715822 isShownWithButWithIn24ff5f2e sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    477712408 isShownWithWhichTheSource1c795018 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    1427875038 isShownWithoutWhichTheSource551ba4de sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    1465027558 isWhichCantFormat57528be6 sentence - d: Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
    1282771287 itHas4c758957 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    1874879505 itsTypeIsDeclaredHere6fc06411 sentence - d: Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
    992810392 lettersTouchSoTheyLookLike3b2d1598 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderGluedAffix.swift.
    1950272091 once743eca5b sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    1864989132 theErrorHasNoArgument6f2979cc sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    1740325586 theSourceHasItHere67bb42d2 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    385554409 theSourceShowsItHere16fb17e9 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    959124097 times392b1281 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    1928524175 twice72f2f18f sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    domain bayan.rules-plurals
    562617275 addTheVariant2188dbbb sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    587193304 addTheVariants22ffdbd8 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    411644132 allFormsAreTheSameBut188930e4 sentence - d: Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
    776766854 areTheSameButWithNumbers2e4c8586 sentence - d: Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
    202214963 cantSelectAVariantOnlyFormats0c0d8e33 sentence - d: Compiling/BayanRules/Plurals/BadSelector.swift.
    968457338 hasMoreNumbersThanTheKeys39b97c7a sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    1578370077 isAnOrdinalHereRdBut5e14041d sentence - d: Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
    582516900 isAnOrdinalInTheSource22b880a4 sentence - d: Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
    188112123 isNeitherANumberNorA0b365cfb sentence - d: Compiling/BayanRules/Plurals/BadVariantKey.swift.
    596085783 isNeitherANumberNorA23878c17 sentence - d: Compiling/BayanRules/Plurals/BadVariantKey.swift.
    1358826244 isntShownButThisVariantIs50fe0b04 sentence - d: Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
    1379485680 minus523947f0 sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    2094953629 plus7cde749d sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    1311857848 showTheNumber4e315cb8 sentence - d: Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
    2034723713 theCategoryIsMissingFromThe79476b81 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    2006172745 theMessageHasVariantsMoreThan7793c449 sentence - d: Compiling/BayanRules/Plurals/ComplexityLimit.swift.
    1579019139 theSourceHasNoKey5e1deb83 sentence - d: Compiling/BayanRules/Plurals/SelectBranchUnknown.swift.
    385011522 theSourceSelectsByButThe16f2cf42 sentence - d: Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
    740465549 theSourceSelectsHere2c229b8d sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    1027718389 theTranslationHasOneTextFor3d41bcf5 sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    232319953 theTranslationSelectsByButThe0dd8ebd1 sentence - d: Compiling/BayanRules/Plurals/PluralAdded.swift.
    1500278908 theTranslationSelectsByButThe596c707c sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    705984834 theTranslationShowsButTheSource2a147942 sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    69689053 thereAreNoVariantsForIn04275edd sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    1242361293 thereAreNoVariantsForWhich4a0cedcd sentence - d: Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
    1990500787 thereIsNoVariantForIn76a4a1b3 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    493992016 thereIsNoVariantForWhich1d71b850 sentence - d: Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
    1474791999 thisVariantIsNeverUsedAll57e78a3f sentence - d: Compiling/BayanRules/Plurals/PluralCategoryShadowed.swift.
    713884061 thisVariantIsNeverUsedDoesnt2a8d019d sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    1258729430 thisVariantIsNeverUsedNo4b06afd6 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    503286261 thisVariantIsNeverUsedSelect1dff89f5 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    769826119 writeAVariantForEachForm2de29d47 sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    domain bayan.rules-punctuation
    1174516606 aLineFeed4601b37e sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    2013852876 aLineMayBreakBeforeUse7808f4cc sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    633928621 aTab25c8fbad sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    1102398234 addANoBreakSpace41b5431a sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    588273412 addTheNoBreakSpaces23105704 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    560553312 addTheSpace21695d60 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1892215319 addTheSpaces70c8ea17 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    354810082 isWrittenTwice1525f8e2 sentence - d: Compiling/BayanRules/Punctuation/RepeatedWord.swift.
    1280534199 isntAPunctuationMarkOfWhich4c5366b7 sentence - d: Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
    1966329089 leaveOne7533cd01 sentence - d: Compiling/BayanRules/Punctuation/RepeatedWord.swift.
    1486955498 leaveOneSpace58a123ea sentence - d: Compiling/BayanRules/Punctuation/DoubleSpace.swift.
    494798111 lineFeeds1d7e051f sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    1378783401 moveTheSpaceAfterTheMark522e90a9 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1017036056 moveTheSpacesAfterTheMarks3c9ebd18 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1113673870 noLineFeed4261508e sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    998230914 noTab3b7fcb82 sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    199793917 removeTheSpace0be89cfd sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1588294086 removeTheSpaces5eab71c6 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1486734354 replaceTheSpaceWithANo589dc412 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1279456685 replaceTheSpacesWithNoBreak4c42f5ad sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    651254746 tabs26d15bda sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    616392327 theBracketHasNoCounterpart24bd6687 sentence - d: Compiling/BayanRules/Punctuation/BracketBalance.swift.
    636327048 theQuotationMarkHasNoCounterpart25ed9488 sentence - d: Compiling/BayanRules/Punctuation/QuoteBalance.swift.
    2008092543 theSpaceIsBeforeInsteadOf77b10f7f sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    718981388 theTranslationEndsWithButThe2adac90c sentence - d: Compiling/BayanRules/Punctuation/EndPunctuation.swift.
    1667161457 theTranslationEndsWithButThe635edd71 sentence - d: Compiling/BayanRules/Punctuation/EndPunctuation.swift.
    715212242 theTranslationEndsWithoutAPunctuation2aa145d2 sentence - d: Compiling/BayanRules/Punctuation/EndPunctuation.swift.
    1399014341 theTranslationHasButTheSource536343c5 sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    1697652333 theTranslationHasOneLineBut65301e6d sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    462760790 theTranslationHasSeveralLinesBut1b952b56 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    1476807684 theTranslationStartsWithButThe58064c04 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    1282950685 thereAreSpacesInsteadOfOne4c78461d sentence - d: Compiling/BayanRules/Punctuation/DoubleSpace.swift.
    889381953 thereIsASpaceBefore3502e441 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    533732966 thereIsNoSpaceAfter1fd01e66 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    175598771 thereIsNoSpaceBefore0a776cb3 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    2095155902 usesAfterItsOwnWordsNot7ce18abe sentence - d: Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
    2093032731 usesAsQuotationMarksNot7cc1251b sentence - d: Compiling/BayanRules/Punctuation/QuoteStyle.swift.
    593560566 write236103f6 sentence - d: Compiling/BayanRules/Punctuation/QuoteStyle.swift.
    1184231858 writeItAsInTheSource4695f1b2 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    domain bayan.rules-secrets
    291206116 andAreSensitiveButDontHave115b73e4 sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    1249806320 andAreSensitiveButOfferDifferent4a7e87f0 sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    96529996 isPrivateSoItMustNot05c0ee4c sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    1953067530 isPrivateSoItMustNot7469720a sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    613946852 isTheCodeOfAnError249815e4 sentence - d: Compiling/BayanRules/Secrets/RawCodeShown.swift.
    2098796194 isTheDomainOfAnError7d1916a2 sentence - d: Compiling/BayanRules/Secrets/RawCodeShown.swift.
    213757936 isTheTypeOfAnError0cbdaff0 sentence - d: Compiling/BayanRules/Secrets/RawCodeShown.swift.
    1453020126 itIsDeclaredPrivateHere569b53de sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    665607014 theAddressContainsAnyoneWhoSees27ac5b66 sentence - d: Compiling/BayanRules/Secrets/UrlSecretShown.swift.
    1439183357 theOptionsOfAreHere55c831fd sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    594673381 theTextsOfAreHere2371fee5 sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    domain bayan.rules-source
    910391056 aSpaceAtTheStartOr36437710 sentence - d: Compiling/BayanRules/Source/Fragment.swift.
    1842326816 cantBeTranslatedSelectByThe6dcfad20 sentence - d: Compiling/BayanRules/Source/OptionalPlural.swift.
    214930258 followsInOneFormForAll0ccf9352 sentence - d: Compiling/BayanRules/Source/NumberUnselected.swift.
    1962714860 isWrittenInTheTextIf74fca6ec sentence - d: Compiling/BayanRules/Source/HardCodedNumber.swift.
    373804308 isWrittenInTheTextMake1647cd14 sentence - d: Compiling/BayanRules/Source/HardCodedDate.swift.
    1936119756 isWrittenInTheTextMake7366d7cc sentence - d: Compiling/BayanRules/Source/HardCodedCurrency.swift.
    886465307 thisVariantIsOnlyAPart34d6631b sentence - d: Compiling/BayanRules/Source/SelectorFragment.swift.
    domain bayan.rules-text
    899367456 arabic359b4220 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1342081935 armenian4ffe8b8f sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1834327418 cyrillic6d559d7a sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    2027168756 devanagari78d423f4 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    900166277 georgian35a77285 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    148451313 greek08d92ff1 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1273396699 han4be67ddb sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    859016478 hangul33338d1e sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    572801857 hebrew22244341 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1866211119 hiragana6f3c1f2f sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    2103866685 katakana7d66753d sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1643866002 latin61fb6792 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    560085079 thai21623857 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1937732178 theSameAtMoreMark737f7252 sentence - d: Compiling/BayanRules/Text/PlacedMark.swift.
    617880221 theSameAtMoreMarks24d41a9d sentence - d: Compiling/BayanRules/Text/PlacedMark.swift.
    domain bayan.rules-translations
    97253839 acceptCldr05cbf9cf sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1947031771 anotherMessageHasTheSameTranslation740d58db sentence - d: Compiling/BayanRules/Translations/TranslationReused.swift.
    96237653 catalogCldrLockDoesntNameThe05bc7855 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1825878419 cldrIsRecordedHere6cd4b193 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    284754284 digits10f9016c sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    341408354 direction14597a62 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1201635750 forWithCldrSelectsTheVariant479f81a6 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1683476399 hasAnotherTranslation6457cfaf sentence - d: Compiling/BayanRules/Translations/TranslationInconsistent.swift.
    190590047 hasNoIn0b5c2c5f sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1944180626 hasNoTextsInItNeeds73e1d792 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    555853090 hasNoTextsInThereIs2121a522 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1594594401 hasNoTextsInThereIs5f0b9461 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    2080737199 hasNoTextsInThereIs7c0587af sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1274107076 hasTheSameTranslation4bf154c4 sentence - d: Compiling/BayanRules/Translations/TranslationReused.swift.
    1742976516 isADraftEditIt67e3b604 sentence - d: Compiling/BayanRules/Translations/TranslationDraft.swift.
    5947743 isStillTheTextOfTranslate005ac15f sentence - d: Compiling/BayanRules/Translations/TranslationPartial.swift.
    1258265246 isntReviewedButAReleaseRequires4aff9a9e sentence - d: Compiling/BayanRules/Translations/TranslationUnreviewed.swift.
    1892202803 isntTranslatedButItIsMissing70c8b933 sentence - d: Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
    1637943096 isntTranslatedWriteItInsteadOf61a10738 sentence - d: Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
    31658678 itsCategoryRequiresIt01e312b6 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    50459057 messageReadsDifferentlyAcceptItWith0301f1b1 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    993547431 messagesReadDifferentlyAcceptItWith3b3854a7 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1676374651 noMessageReadsDifferentlyAcceptIt63eb727b sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    288065258 numbersAreShownInTheDigits112b86ea sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1276539533 orAcceptItWithBayanReview4c16728d sentence - d: Compiling/BayanRules/Translations/TranslationDraft.swift.
    2007064628 ordinalRules77a16034 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    178434513 pluralRules0aa2b1d1 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    75841116 theBuiltInCategoryRequiresIt04853e5c sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    710638707 theBuiltInOptionIsOffered2a5b7c73 sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    198290920 theChange0bd1ade8 sentence - d: Compiling/BayanRules/Translations/TranslationStale.swift.
    1395765777 theGlossaryTranslatesAs5331b211 sentence - d: Compiling/BayanRules/Translations/TermGlossary.swift.
    1973379889 theOptionHasNoLabelIn759f6331 sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    589549084 theOptionIsDeclaredHere2323ce1c sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    1819231406 thePluralRuleCantBeRead6c6f44ae sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    238921514 theSameSourceTextHasAnother0e3da72a sentence - d: Compiling/BayanRules/Translations/TranslationInconsistent.swift.
    1081747461 theSourceHasChangedSinceThis407a2805 sentence - d: Compiling/BayanRules/Translations/TranslationStale.swift.
    1550468545 theSourceHasIt5c6a45c1 sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    401508025 theSourceIsNow17ee86b9 sentence - d: Compiling/BayanRules/Translations/TranslationStale.swift.
    992791888 theTermIsHereInThe3b2ccd50 sentence - d: Compiling/BayanRules/Translations/TermGlossary.swift.
    794072794 theTextHasCharactersButOnly2f5496da sentence - d: Compiling/BayanRules/Translations/LengthLimit.swift.
    1524339987 theTranslationIsIdenticalToThe5adb9513 sentence - d: Compiling/BayanRules/Translations/TranslationUnchanged.swift.
    1056492217 theseTextsAreNeverShownThere3ef8cab9 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    1937135007 theseTextsAreNeverShownThere7376559f sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    2101195094 theseTextsAreNeverShownThere7d3db156 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    396071180 thisTextIsEmpty179b910c sentence - d: Compiling/BayanRules/Translations/TranslationEmpty.swift.
    995792793 untilThenReadersGetTheText3b5a9799 sentence - d: Compiling/BayanRules/Translations/MissingTexts.swift.
    1209715659 usesTheTextsOfItsCategory481acbcb sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    1304730173 wasWrittenForCldrAndCldr4dc49a3d sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    domain bayan.toml
    1349715547 aCarriageReturnUDWithout5073065b sentence - d: Reading/BayanTOML/TOMLParser.swift.
    25277520 aCharacterHasMoreThanCombining0181b450 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1380275606 aComment52455596 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1745973238 aKey68116ff6 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    943077482 aKeyCantBeAString3836386a sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    2055510951 aLiteralString7a849ba7 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    666263407 aMergeHasLeftConflictMarkers27b65f6f sentence - d: Reading/BayanTOML/TOMLParser+Conflicts.swift.
    1619546698 anInlineTableMustBeOn6088524a sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    31154433 bothSidesOfAMergeChanged01db6101 sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    1087987606 cantHaveASignOnlyDecimal40d95f96 sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    566427885 cantStartWithAZeroRemove21c300ed sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
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
    1428926022 hasAValueOfTheType552bae46 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    696292982 hasAWrongOffsetWriteIt29809676 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    863021117 hasNoSecondsWriteNot3370a83d sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1596942873 hasTheDayWhichDoesntHave5f2f6a19 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1476549943 hasTheHourHoursGoFrom58025d37 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    88296580 hasTheMinuteMinutesGoFrom05434c84 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1453889334 hasTheMonthMonthsGoFrom56a89736 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    16792552 hasTheSecondSecondsGoFrom01003be8 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    546387583 inEachUnderscoreMustBeBetween2091367f sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    887162530 isATableInOnePlace34e106a2 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    230955758 isFirstWrittenHere0dc41aee sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    1379826599 isNotUtfSaveTheFile523e7ba7 sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    871029992 isTooLargeAnIntegerIs33eadce8 sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    434841418 isntADateWriteItLike19eb274a sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    177603210 isntANumberADigitIs0a96028a sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    1193758971 isntANumberPutTextIn472750fb sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    777807229 isntAQuotationMarkOfToml2e5c657d sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    1126389153 isntATimeWriteItLike432355a1 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1271564140 isntAUnicodeCharacterSurrogatesAnd4bca876c sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1354444909 isntAValuePutTextIn50bb306d sentence - d: Reading/BayanTOML/TOMLParser+Values.swift.
    1170208630 isntAValueWriteInLower45bff776 sentence - d: Reading/BayanTOML/TOMLParser+Values.swift.
    1332682114 isntAnEscapeWriteForA4f6f1d82 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1910543498 needsHexadecimalDigits71e0948a sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1380026521 nestedTooDeeplyTheLimitIs52418899 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    1009575097 oneSide3c2ce4b9 sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    1646980580 removeTheByteOrderMark622aede4 sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    1047051561 replaceTheQuotesWith3e68bd29 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    1026379450 theArrayEndsWithItsSo3d2d4eba sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    2051823301 theArrayIsNotClosedEnd7a4c56c5 sentence - d: Reading/BayanTOML/TOMLParser+Arrays.swift.
    250080935 theControlCharacterIsNotAllowed0ee7eea7 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1399770305 theControlCharacterUIsNot536eccc1 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1667851847 theEndOfTheFile63696647 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1273205480 theFileIsInUtfSave4be392e8 sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    805154576 theFileStartsWithAnInvisible2ffdaf10 sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    1188233031 theInlineTableEndsWithIts46d2ff47 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    845552855 theInlineTableIsNotClosed32661cd7 sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    1940920376 theKeyIsATranslatedName73b01838 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    1349681158 theKeyIsWrittenTwiceRemove50728006 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    1050541688 theKeyNeedsQuotesAKey3e9dfe78 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
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
  static func carrying(other: Swift.String, identifier: Swift.String) -> Self {
    Self("other", .string(other), "identifier", .string(identifier))
  }

  @inline(never)
  static func carrying(code: Swift.String, other: Swift.String, value: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("value", .integer(value))])
  }

  @inline(never)
  static func carrying(
    code: Swift.String, other: Swift.String, value: Swift.Int, next: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("value", .integer(value)),
      BayanRuntime.MessageArgument("next", .integer(next))])
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
  static func carrying(key: Swift.String, value: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(key: Swift.String, value: Swift.String, names: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("names", .string(names))])
  }

  @inline(never)
  static func carrying(key: Swift.String, withArticle: Swift.String) -> Self {
    Self("key", .string(key), "withArticle", .string(withArticle))
  }

  @inline(never)
  static func carrying(kind: Swift.String, name: Swift.String) -> Self {
    Self("kind", .string(kind), "name", .string(name))
  }

  @inline(never)
  static func carrying(code: Swift.String) -> Self {
    Self("code", .string(code))
  }

  @inline(never)
  static func carrying(tag: Swift.String, keyword: Swift.String) -> Self {
    Self("tag", .string(tag), "keyword", .string(keyword))
  }

  @inline(never)
  static func carrying(other: Swift.String, value: Swift.Int, code: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("value", .integer(value)),
      BayanRuntime.MessageArgument("code", .string(code))])
  }

  @inline(never)
  static func carrying(key: Swift.String, value: Swift.String) -> Self {
    Self("key", .string(key), "value", .string(value))
  }

  @inline(never)
  static func carrying(id: Swift.String) -> Self {
    Self("id", .string(id))
  }

  @inline(never)
  static func carrying(tag: Swift.String) -> Self {
    Self("tag", .string(tag))
  }

  @inline(never)
  static func carrying(tag: Swift.String, didYouMean: Swift.String) -> Self {
    Self("tag", .string(tag), "didYouMean", .string(didYouMean))
  }

  @inline(never)
  static func carrying(value: Swift.String, form: Swift.String) -> Self {
    Self("value", .string(value), "form", .string(form))
  }

  @inline(never)
  static func carrying(code: Swift.String, successor: Swift.String) -> Self {
    Self("code", .string(code), "successor", .string(successor))
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
  static func carrying(path: Swift.String) -> Self {
    Self("path", .string(path))
  }

  @inline(never)
  static func carrying(name: Swift.String, allCases: Swift.String) -> Self {
    Self("name", .string(name), "allCases", .string(allCases))
  }

  @inline(never)
  static func carrying(length: Swift.Int) -> Self {
    Self("length", .integer(length))
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
  static func carrying(other: Swift.String, type: Swift.String) -> Self {
    Self("other", .string(other), "type", .string(type))
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
  static func carrying(recovery: Swift.String) -> Self {
    Self("recovery", .string(recovery))
  }

  @inline(never)
  static func carrying(name: Swift.String, named: Swift.String, more: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("named", .string(named)),
      BayanRuntime.MessageArgument("more", .string(more))])
  }

  @inline(never)
  static func carrying(term: Swift.String) -> Self {
    Self("term", .string(term))
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
    what: Swift.String, name: Swift.String, file: Swift.String, builtIn: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("file", .string(file)),
      BayanRuntime.MessageArgument("builtIn", .string(builtIn))])
  }

  @inline(never)
  static func carrying(form: Swift.String) -> Self {
    Self("form", .string(form))
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
  static func carrying(format: Swift.Int) -> Self {
    Self("format", .integer(format))
  }

  @inline(never)
  static func carrying(what: Swift.String) -> Self {
    Self("what", .string(what))
  }

  @inline(never)
  static func carrying(name: Swift.String, names: Swift.String) -> Self {
    Self("name", .string(name), "names", .string(names))
  }

  @inline(never)
  static func carrying(key: Swift.String, didYouMean: Swift.String) -> Self {
    Self("key", .string(key), "didYouMean", .string(didYouMean))
  }

  @inline(never)
  static func carrying(key: Swift.String, known: Swift.String) -> Self {
    Self("key", .string(key), "known", .string(known))
  }

  @inline(never)
  static func carrying(other: Swift.String) -> Self {
    Self("other", .string(other))
  }

  @inline(never)
  static func carrying(reason: Swift.String) -> Self {
    Self("reason", .string(reason))
  }

  @inline(never)
  static func carrying(rules: [Swift.String]) -> Self {
    Self("rules", .list(rules.map { .string($0) }))
  }

  @inline(never)
  static func carrying(count: Swift.Int, rules: [Swift.String]) -> Self {
    Self("count", .integer(count), "rules", .list(rules.map { .string($0) }))
  }

  @inline(never)
  static func carrying(rule: Swift.String, fate: Swift.String, advice: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("rule", .string(rule)),
      BayanRuntime.MessageArgument("fate", .string(fate)),
      BayanRuntime.MessageArgument("advice", .string(advice))])
  }

  @inline(never)
  static func carrying(rule: Swift.String, didYouMean: Swift.String) -> Self {
    Self("rule", .string(rule), "didYouMean", .string(didYouMean))
  }

  @inline(never)
  static func carrying(count: Swift.Int) -> Self {
    Self("count", .integer(count))
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
  static func carrying(targets: [Swift.String]) -> Self {
    Self("targets", .list(targets.map { .string($0) }))
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
  static func carrying(locale: Swift.String, mostBodyBytes: Swift.String) -> Self {
    Self("locale", .string(locale), "mostBodyBytes", .string(mostBodyBytes))
  }

  @inline(never)
  static func carrying(code: Swift.String, min: Swift.String, max: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("min", .string(min)),
      BayanRuntime.MessageArgument("max", .string(max))])
  }

  @inline(never)
  static func carrying(value: Swift.String, value2: Swift.String) -> Self {
    Self("value", .string(value), "value2", .string(value2))
  }

  @inline(never)
  static func carrying(value: Swift.String) -> Self {
    Self("value", .string(value))
  }

  @inline(never)
  static func carrying(value: Swift.String, value2: Swift.String, line: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("value2", .string(value2)),
      BayanRuntime.MessageArgument("line", .integer(line))])
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
  static func carrying(keyword: Swift.String) -> Self {
    Self("keyword", .string(keyword))
  }

  @inline(never)
  static func carrying(columns: [Swift.String]) -> Self {
    Self("columns", .list(columns.map { .string($0) }))
  }

  @inline(never)
  static func carrying(locale: Swift.String, columns: [Swift.String]) -> Self {
    Self("locale", .string(locale), "columns", .list(columns.map { .string($0) }))
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
  static func carrying(key: Swift.String, id: Swift.String) -> Self {
    Self("key", .string(key), "id", .string(id))
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
  static func carrying(name: Swift.String, other: Swift.String) -> Self {
    Self("name", .string(name), "other", .string(other))
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
  static func carrying(names: [Swift.String]) -> Self {
    Self("names", .list(names.map { .string($0) }))
  }

  @inline(never)
  static func carrying(other: Swift.String, name: Swift.String) -> Self {
    Self("other", .string(other), "name", .string(name))
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
  static func carrying(other: Swift.String, locale: Swift.String) -> Self {
    Self("other", .string(other), "locale", .string(locale))
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
  static func carrying(key: Swift.String, abbreviated: Swift.String) -> Self {
    Self("key", .string(key), "abbreviated", .string(abbreviated))
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
  static func carrying(letter: Swift.String) -> Self {
    Self("letter", .string(letter))
  }

  @inline(never)
  static func carrying(text: Swift.String, text2: Swift.String) -> Self {
    Self("text", .string(text), "text2", .string(text2))
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
  static func carrying(depth: Swift.Int) -> Self {
    Self("depth", .integer(depth))
  }

  @inline(never)
  static func carrying(variants: Swift.Int) -> Self {
    Self("variants", .integer(variants))
  }

  @inline(never)
  static func carrying(skeleton: Swift.String) -> Self {
    Self("skeleton", .string(skeleton))
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
  static func carrying(name: Swift.String, category: Swift.String) -> Self {
    Self("name", .string(name), "category", .string(category))
  }

  @inline(never)
  static func carrying(character: Swift.String) -> Self {
    Self("character", .string(character))
  }

  @inline(never)
  static func carrying(selectors: Swift.Int, keys: Swift.Int) -> Self {
    Self("selectors", .integer(selectors), "keys", .integer(keys))
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
  static func carrying(hexadecimal: Swift.String) -> Self {
    Self("hexadecimal", .string(hexadecimal))
  }

  @inline(never)
  static func carrying(count: Swift.Int, bytes: Swift.Int) -> Self {
    Self("count", .integer(count), "bytes", .integer(bytes))
  }

  @inline(never)
  static func carrying(keys: Swift.String) -> Self {
    Self("keys", .string(keys))
  }

  @inline(never)
  static func carrying(count: Swift.Int, rule: Swift.String, shown: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("count", .integer(count)),
      BayanRuntime.MessageArgument("rule", .string(rule)),
      BayanRuntime.MessageArgument("shown", .string(shown))])
  }

  @inline(never)
  static func carrying(name: Swift.String, other: Swift.String, recovery: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("recovery", .string(recovery))])
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
  static func carrying(quote: Swift.String, label: Swift.String) -> Self {
    Self("quote", .string(quote), "label", .string(label))
  }

  @inline(never)
  static func carrying(summary: Swift.String) -> Self {
    Self("summary", .string(summary))
  }

  @inline(never)
  static func carrying(characters: Swift.String) -> Self {
    Self("characters", .string(characters))
  }

  @inline(never)
  static func carrying(sign: Swift.String, own: Swift.String) -> Self {
    Self("sign", .string(sign), "own", .string(own))
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
  static func carrying(scalar: Swift.String) -> Self {
    Self("scalar", .string(scalar))
  }

  @inline(never)
  static func carrying(word: Swift.String, locale: Swift.String) -> Self {
    Self("word", .string(word), "locale", .string(locale))
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
  static func carrying(form: Swift.String, codes: Swift.String, codes2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("form", .string(form)),
      BayanRuntime.MessageArgument("codes", .string(codes)),
      BayanRuntime.MessageArgument("codes2", .string(codes2))])
  }

  @inline(never)
  static func carrying(
    form: Swift.String, codes: Swift.String, codes2: Swift.String, count: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("form", .string(form)),
      BayanRuntime.MessageArgument("codes", .string(codes)),
      BayanRuntime.MessageArgument("codes2", .string(codes2)),
      BayanRuntime.MessageArgument("count", .string(count))])
  }

  @inline(never)
  static func carrying(number: Swift.String, sample: Swift.String) -> Self {
    Self("number", .string(number), "sample", .string(sample))
  }

  @inline(never)
  static func carrying(scalar: Swift.String, locale: Swift.String, own: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("scalar", .string(scalar)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("own", .string(own))])
  }

  @inline(never)
  static func carrying(
    scalar: Swift.String, locale: Swift.String, own: Swift.String, count: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("scalar", .string(scalar)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("own", .string(own)),
      BayanRuntime.MessageArgument("count", .integer(count))])
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
  static func carrying(scalar: Swift.String, count: Swift.Int) -> Self {
    Self("scalar", .string(scalar), "count", .integer(count))
  }

  @inline(never)
  static func carrying(mark: Swift.String) -> Self {
    Self("mark", .string(mark))
  }

  @inline(never)
  static func carrying(script: Swift.String, locale: Swift.String, names: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("script", .string(script)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("names", .string(names))])
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
  static func carrying(opener: Swift.String, better: Swift.String) -> Self {
    Self("opener", .string(opener), "better", .string(better))
  }

  @inline(never)
  static func carrying(closer: Swift.String) -> Self {
    Self("closer", .string(closer))
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
  static func carrying(codePoint: Swift.String) -> Self {
    Self("codePoint", .string(codePoint))
  }

  @inline(never)
  static func carrying(name: Swift.String, script: Swift.String) -> Self {
    Self("name", .string(name), "script", .string(script))
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
  static func carrying(tag: Swift.String, change: Swift.String) -> Self {
    Self("tag", .string(tag), "change", .string(change))
  }

  @inline(never)
  static func carrying(change: Swift.String, tag: Swift.String) -> Self {
    Self("change", .string(change), "tag", .string(tag))
  }

  @inline(never)
  static func carrying(tag: Swift.String, outer: Swift.String) -> Self {
    Self("tag", .string(tag), "outer", .string(outer))
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
  static func carrying(function: Swift.String, option: Swift.String) -> Self {
    Self("function", .string(function), "option", .string(option))
  }

  @inline(never)
  static func carrying(option: Swift.String, value: Swift.String) -> Self {
    Self("option", .string(option), "value", .string(value))
  }

  @inline(never)
  static func carrying(start: Swift.String, values: Swift.String) -> Self {
    Self("start", .string(start), "values", .string(values))
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
  static func carrying(text: Swift.String, placeholders: [Swift.String]) -> Self {
    Self("text", .string(text), "placeholders", .list(placeholders.map { .string($0) }))
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
  static func carrying(argument: Swift.String, times: Swift.String, times2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("times", .string(times)),
      BayanRuntime.MessageArgument("times2", .string(times2))])
  }

  @inline(never)
  static func carrying(argument: Swift.String, found: Swift.String, wanted: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("wanted", .string(wanted))])
  }

  @inline(never)
  static func carrying(argument: Swift.String, name: Swift.String) -> Self {
    Self("argument", .string(argument), "name", .string(name))
  }

  @inline(never)
  static func carrying(argument: Swift.String, noun: Swift.String, function: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("noun", .string(noun)),
      BayanRuntime.MessageArgument("function", .string(function))])
  }

  @inline(never)
  static func carrying(start: Swift.String, arguments: [Swift.String]) -> Self {
    Self("start", .string(start), "arguments", .list(arguments.map { .string($0) }))
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
  static func carrying(category: Swift.String, keys: [Swift.String]) -> Self {
    Self("category", .string(category), "keys", .list(keys.map { .string($0) }))
  }

  @inline(never)
  static func carrying(variable: Swift.String, numbers: Swift.String) -> Self {
    Self("variable", .string(variable), "numbers", .string(numbers))
  }

  @inline(never)
  static func carrying(argument: Swift.String, offset: Swift.String) -> Self {
    Self("argument", .string(argument), "offset", .string(offset))
  }

  @inline(never)
  static func carrying(argument: Swift.String, offset: Swift.Int) -> Self {
    Self("argument", .string(argument), "offset", .integer(offset))
  }

  @inline(never)
  static func carrying(count: Swift.Int, limit: Swift.Int) -> Self {
    Self("count", .integer(count), "limit", .integer(limit))
  }

  @inline(never)
  static func carrying(argument: Swift.String, locale: Swift.String, forms: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("forms", .string(forms))])
  }

  @inline(never)
  static func carrying(sum: Swift.String, sum2: Swift.String) -> Self {
    Self("sum", .string(sum), "sum2", .string(sum2))
  }

  @inline(never)
  static func carrying(list: Swift.String, locale: Swift.String) -> Self {
    Self("list", .string(list), "locale", .string(locale))
  }

  @inline(never)
  static func carrying(keys: [Swift.String]) -> Self {
    Self("keys", .list(keys.map { .string($0) }))
  }

  @inline(never)
  static func carrying(name: Swift.String, locale: Swift.String, numbers: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("numbers", .string(numbers))])
  }

  @inline(never)
  static func carrying(locale: Swift.String, category: Swift.String) -> Self {
    Self("locale", .string(locale), "category", .string(category))
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
  static func carrying(wanted: Swift.String) -> Self {
    Self("wanted", .string(wanted))
  }

  @inline(never)
  static func carrying(tabs: Swift.String, tabs2: Swift.String) -> Self {
    Self("tabs", .string(tabs), "tabs2", .string(tabs2))
  }

  @inline(never)
  static func carrying(lines: Swift.String, lines2: Swift.String) -> Self {
    Self("lines", .string(lines), "lines2", .string(lines2))
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
    locale: Swift.String, start: Swift.String, end: Swift.String, `open`: Swift.String,
    close: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("start", .string(start)),
      BayanRuntime.MessageArgument("end", .string(end)),
      BayanRuntime.MessageArgument("open", .string(`open`)),
      BayanRuntime.MessageArgument("close", .string(close))])
  }

  @inline(never)
  static func carrying(
    code: Swift.String, other: Swift.String, facets: [Swift.String],
    category: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("facets", .list(facets.map { .string($0) })),
      BayanRuntime.MessageArgument("category", .string(category))])
  }

  @inline(never)
  static func carrying(code: Swift.String, other: Swift.String) -> Self {
    Self("code", .string(code), "other", .string(other))
  }

  @inline(never)
  static func carrying(
    noun: Swift.String, argument: Swift.String, categories: [Swift.String]) -> Self {
    Self([
      BayanRuntime.MessageArgument("noun", .string(noun)),
      BayanRuntime.MessageArgument("argument", .string(argument)),
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
  static func carrying(others: Swift.Int) -> Self {
    Self("others", .integer(others))
  }

  @inline(never)
  static func carrying(tag: Swift.String, version: Swift.String) -> Self {
    Self("tag", .string(tag), "version", .string(version))
  }

  @inline(never)
  static func carrying(digits: Swift.String) -> Self {
    Self("digits", .string(digits))
  }

  @inline(never)
  static func carrying(
    argument: Swift.String, numbers: Swift.String, more: Swift.String, version: Swift.String,
    now: Swift.String, version2: Swift.String, was: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("numbers", .string(numbers)),
      BayanRuntime.MessageArgument("more", .string(more)),
      BayanRuntime.MessageArgument("version", .string(version)),
      BayanRuntime.MessageArgument("now", .string(now)),
      BayanRuntime.MessageArgument("version2", .string(version2)),
      BayanRuntime.MessageArgument("was", .string(was))])
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
    domain: Swift.String, locale: Swift.String, path: Swift.String,
    untilThen: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("domain", .string(domain)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen))])
  }

  @inline(never)
  static func carrying(
    domain: Swift.String, locale: Swift.String, path: Swift.String, locale2: Swift.String,
    untilThen: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("domain", .string(domain)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("locale2", .string(locale2)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen))])
  }

  @inline(never)
  static func carrying(id: Swift.String, origin: Swift.String) -> Self {
    Self("id", .string(id), "origin", .string(origin))
  }

  @inline(never)
  static func carrying(phrase: Swift.String, source: Swift.String) -> Self {
    Self("phrase", .string(phrase), "source", .string(source))
  }

  @inline(never)
  static func carrying(id: Swift.String, id2: Swift.String) -> Self {
    Self("id", .string(id), "id2", .string(id2))
  }

  @inline(never)
  static func carrying(term: Swift.String, found: Swift.String) -> Self {
    Self("term", .string(term), "found", .string(found))
  }

  @inline(never)
  static func carrying(start: Swift.String, affected: Swift.Int) -> Self {
    Self("start", .string(start), "affected", .integer(affected))
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
  static func carrying(marked: Swift.String) -> Self {
    Self("marked", .string(marked))
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
  static func carrying(what: Swift.String, name: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(
    what: Swift.String, name: Swift.String, path: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean))])
  }

  @inline(never)
  static func carrying(
    what: Swift.String, name: Swift.String, path: Swift.String, names: [Swift.String]) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("names", .list(names.map { .string($0) }))])
  }

  @inline(never)
  static func carrying(answering: Swift.String) -> Self {
    Self("answering", .string(answering))
  }

  @inline(never)
  static func carrying(
    tag: Swift.String, version: Swift.String, version2: Swift.String, parts: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("tag", .string(tag)),
      BayanRuntime.MessageArgument("version", .string(version)),
      BayanRuntime.MessageArgument("version2", .string(version2)),
      BayanRuntime.MessageArgument("parts", .string(parts))])
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
  static func carrying(name: Swift.String, day: Swift.String, month: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("day", .string(day)),
      BayanRuntime.MessageArgument("month", .string(month))])
  }

  @inline(never)
  static func carrying(name: Swift.String, hour: Swift.String) -> Self {
    Self("name", .string(name), "hour", .string(hour))
  }

  @inline(never)
  static func carrying(name: Swift.String, minute: Swift.String) -> Self {
    Self("name", .string(name), "minute", .string(minute))
  }

  @inline(never)
  static func carrying(name: Swift.String, month: Swift.String) -> Self {
    Self("name", .string(name), "month", .string(month))
  }

  @inline(never)
  static func carrying(name: Swift.String, second: Swift.String) -> Self {
    Self("name", .string(name), "second", .string(second))
  }

  @inline(never)
  static func carrying(conflict: Swift.String) -> Self {
    Self("conflict", .string(conflict))
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
  static func carrying(quote: Swift.String) -> Self {
    Self("quote", .string(quote))
  }

  @inline(never)
  static func carrying(word: Swift.String, literal: Swift.String) -> Self {
    Self("word", .string(word), "literal", .string(literal))
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
  static func carrying(quotes: Swift.String) -> Self {
    Self("quotes", .string(quotes))
  }

  @inline(never)
  static func carrying(limit: Swift.Int) -> Self {
    Self("limit", .integer(limit))
  }
}
