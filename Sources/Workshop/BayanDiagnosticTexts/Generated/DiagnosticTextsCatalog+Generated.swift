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
    16656012 aCase00fe268c sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    2066531620 aCategory7b2cc524 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    166802453 aDomainSFileCantBe09f13415 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    921152800 aDomainSFileCantBe36e7ad20 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    22955382 aListOfCurrencies015e4576 sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    273654621 aListOfDates104fa35d sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    1209926621 aListOfIntegers481e03dd sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    704250126 aListOfNumbers29fa010e sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    1675383123 aListOfStrings63dc5153 sentence - d: Reading/BayanCatalog/ErrorDomain.swift.
    979943818 aListOfWordsCantContain3a68c18a sentence - d: Reading/BayanCatalog/CatalogLoader+Wording.swift.
    979348122 aMatchNeedsCodeSubcodeOr3a5faa9a sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1972920187 aModule75985f7b sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1977712549 aString75e17fa5 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    855416814 aTable32fc9fee sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    265481621 aTableOfTexts0fd2ed95 sentence - d: Reading/BayanCatalog/CatalogLoader+Messages.swift.
    408177972 aTableSuchAsOperandInteger18544d34 sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1215370626 aTableSuchAsTypeString48711582 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    28634714 aType01b4ee5a sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1588712389 alreadyHasTheDomainChooseAnother5eb1d3c5 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    430508864 anArgument19a90b40 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    259702312 anArray0f7abe28 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1320659579 anArrayOfItsValuesOr4eb7aa7b sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1218156812 anArrayOfStrings489b990c sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    848368168 anEnumHidesTheModuleFrom32911228 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1069201282 anInteger3fbab782 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1807288887 anOption6bb90a37 sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    672990539 andHaveTheSameValue281d054b sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    2068374877 andHaveTheSameValueThe7b48e55d sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1533035299 arentPluralRulesRunBayanCldr5b604323 sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1667555140 cantBe6364df44 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    913308117 cantBeACodeWriteA366ff9d5 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1054424162 cantBeADomainWriteA3ed93c62 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    662169895 cantBeANameInThe2777e927 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    163117752 cantBeASwiftNameUse09b8fab8 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1773753339 cantBeReplacedByItselfName69b953fb sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1105775615 cantBeUse41e8cbff sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    414029344 containsWriteStringsOnly18ad9620 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1056736832 doNotTranslateCantContainAn3efc8640 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1304127181 formatMustBeAnInteger4dbb66cd sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1103267516 generatedCodeCantHaveBecauseSwift41c286bc sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1080752873 hasNoValueButOtherCodes406afae9 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    785367658 hasTheExtensionWhichMessagesCant2ecfc26a sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1943101709 hasTheValueWhichBelongsTo73d1610d sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    562623990 hasTwiceRemoveOne2188f5f6 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    921015210 hasTwoStatesKeepTheLine36e593aa sentence - d: Reading/BayanCatalog/StateLock.swift.
    1194291363 isACodeOfThisDomain472f70a3 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    272975967 isAPseudoLocaleWhichIs1045485f sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1152544554 isAPseudoLocaleWhichIs44b26f2a sentence - d: Reading/BayanCatalog/PseudoLocale.swift.
    404909996 isNeitherOneOfTheLocales18226fac sentence - d: Reading/BayanCatalog/CatalogLoader+Wording.swift.
    758568910 isNotALanguageTagSuch2d36d7ce sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1673086375 isNotANumberingSystemSuch63b945a7 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    1717935359 isNotARangeWriteThe66659cff sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1986834732 isNotARangeWriteThe766cb12c sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1404179167 isNotKnown53b212df sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    838218424 isRetiredItselfNameACode31f632b8 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1920117951 isRetiredItselfNameWhichReplaces7272acbf sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1332369215 isWrite4f6a573f sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1417070293 isntASourceTextRunBayan5476c6d5 sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    1846776655 isntAStateUse6e13934f sentence - d: Reading/BayanCatalog/StateLock.swift.
    546311550 isntATableWithTheKeys20900d7e sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    434936572 isntAVersionWriteOneTo19ec9afc sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    640024682 isntOneOfTheLocalesThat2626006a sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    712087172 isntOneOfTheModulesIn2a719684 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1186654170 maxLengthCantBeWriteThe46bae7da sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1002523081 missingKey3bc149c9 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    1712914384 needsANamespaceOfYourOwn6618ffd0 sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1676037195 needsItsPositionInTheApp63e64c4b sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    176102493 ofIsTheTypeOfA0a7f1c5d sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1054706608 onlyAnIntegerCanHaveA3edd8bb0 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    243891121 sayWhyTheDiagnosticsAreSuppressed0e897bb1 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1821343105 tablesSuchAsCode6c8f7d81 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1112505280 tablesWithTheHeaderAllow424f7bc0 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    174607654 theAndDifferOnlyInUpper0a684d26 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    938550851 theBuiltInRecoveryOffersWhich37f12643 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    423519556 theCodeExistsSinceSoIt193e6544 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1398868787 theDomainAlreadyHasTheType53610b33 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1083742764 theExampleIsNotInThe40989a2c sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1320141827 theFileHasBytesFilesOf4eafc403 sentence - d: Reading/BayanCatalog/CatalogLoader+Readable.swift.
    432655930 theFilesOfAreNotRead19c9ce3a sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    1630410262 theKeyDoesntNameAMessage612e1616 sentence - d: Reading/BayanCatalog/AdoptedLock.swift.
    59389558 theLocaleHasNoFilesIs038a3676 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    1822929058 theLocaleIsNotListedIn6ca7b0a2 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    124478234 theRecoveryHasNoOptionsName076b631a sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    1005055771 theReplacementsOfLeadBackTo3be7ef1b sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1444065607 theReplacementsOfLeadBackTo5612b147 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1481476680 theSourceLocaleIsNotAmong584d8a48 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1670115404 theTermNeedsATranslationThat638bf04c sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    223005891 thereIsNo0d4accc3 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    1829374538 thereIsNoCatalogBayanToml6d0a0a4a sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    461592136 thereIsNoCodeInThe1b835648 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1570677257 thereIsNoCodeInThis5d9ea209 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    1023090808 thereIsNoDomainBecauseThere3cfb2078 sentence - d: Reading/BayanCatalog/CatalogLoader+Locales.swift.
    233196711 thereIsNoDomainInCatalog0de64ca7 sentence - d: Reading/BayanCatalog/CatalogLoader+Lifecycle.swift.
    1261124194 thereIsNoWithoutUse4b2b3a62 sentence - d: Reading/BayanCatalog/CatalogLoader+References.swift.
    712861779 thisAnswerIsAlreadyMatchedBy2a7d6853 sentence - d: Reading/BayanCatalog/CatalogLoader+Matches.swift.
    1968081060 thisCommentDoesntNameARule754e88a4 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    355477702 thisCommentDoesntSayWhichDiagnostic153028c6 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    78939304 thisCommentSuppressesNothingBecauseIt04b484a8 sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    1071319393 thisFileHasFormatButThis3fdb0961 sentence - d: Reading/BayanCatalog/CatalogLoader+Locks.swift.
    89060860 thisFileIsNotReadBecause054ef5fc sentence - d: Reading/BayanCatalog/ModuleOverrides.swift.
    1357536023 thisFileIsNotReadPut50ea5b17 sentence - d: Reading/BayanCatalog/ProjectSources.swift.
    1227040249 thisFileIsNotReadRename492325f9 sentence - d: Reading/BayanCatalog/ProjectSources.swift.
    969634789 thisIsntALineOfA39cb73e5 sentence - d: Reading/BayanCatalog/StateLock.swift.
    947489678 thisIsntAnExampleOfThe38798b8e sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    2128210264 thisIsntAnExampleOfThe7ed9e958 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1401471516 thisTableSuppressesAllDiagnosticsOf5388c21c sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    184601844 thisVersionOfBayanReadsFormat0b00ccf4 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1766273636 thisVersionOfBayanReadsFormat69473264 sentence - d: Reading/BayanCatalog/CatalogLoader+Project.swift.
    1555180330 trueOrFalse5cb22b2a sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    320096329 underlyingIsTheErrorThatThis13144849 sentence - d: Reading/BayanCatalog/CatalogLoader+Domains.swift.
    559172431 unknownArgumentType21544b4f sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    781085253 unknownArgumentTypeUse2e8e6a45 sentence - d: Reading/BayanCatalog/CatalogLoader+Arguments.swift.
    1841393819 unknownFacet6dc1709b sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    1375245055 unknownFacetUse51f892ff sentence - d: Reading/BayanCatalog/CatalogLoader+Vocabulary.swift.
    1511197739 unknownKey5a130c2b sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    897115026 unknownKeyKeysArentTranslatedUse3578e392 sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    480443243 unknownKeyUse1ca2fb6b sentence - d: Reading/BayanCatalog/CatalogLoader+Fields.swift.
    75475707 unknownKindOfOperand047faafb sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    1217394893 unknownKindOfOperandUse488ff8cd sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    698480964 unknownKindOfOption29a1f944 sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    973627746 unknownKindOfOptionUse3a086162 sentence - d: Reading/BayanCatalog/CatalogLoader+Functions.swift.
    2044822525 writeBayanAllowRuleFingerprintReason79e183fd sentence - d: Reading/BayanCatalog/CatalogLoader+Suppressions.swift.
    domain bayan.checking
    973598751 aColon3a07f01f sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    203536946 aComma0c21ba32 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    1639158742 aFullStop61b393d6 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    631888162 aQuestionMark25a9d922 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    185459047 aSemicolon0b0de167 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    1697604073 aTranslatedSentenceMayBeginWith652f61e9 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    67337187 anEllipsis04037be3 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    403764167 anExclamationMark1810f3c7 sentence - d: Compiling/BayanChecking/Text/PunctuationRole.swift.
    400017813 cantBeSuppressedBecauseFilesWith17d7c995 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    527091741 deleteTheVariant1f6ac81d sentence - d: Compiling/BayanChecking/Text/MessageEdits.swift.
    2002861656 doesntLetOtherModulesChangeThe77613e58 sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    649776228 hasChangedTheTextThatThis26bacc64 sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    1360105995 hasNoDomainSoTheseTexts5111920b sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    1517014833 hasNoErrorSoThisText5a6bcf31 sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    103481456 hasNoInSoThisText062b0070 sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    2133394287 hasNoOptionSoThisLabel7f29036f sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    1676134357 hasNoTextOfThisProject63e7c7d5 sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    1659834568 isPartOf62ef10c8 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    568595366 itGuessedTheFormsOfWords21e413a6 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    755050494 itWasSuppressedButTheText2d0127fe sentence - d: Compiling/BayanChecking/Suppressing.swift.
    188693873 languagesAndTeamsDifferInAnd0b3f3d71 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    522288121 languagesAndTeamsDifferInTheir1f217bf9 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    2069930833 languagesCapitalizeByRulesOfTheir7b60a351 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1257699521 languagesDivideTheirSentencesDifferently4af6f8c1 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1425719151 manyLanguagesHaveLettersOfTheir54fabf6f sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    689004978 maxLengthSaysHowLongA291161b2 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1791172641 noErrorOfHasTheOption6ac32021 sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    1503994859 removeTheComment59a523eb sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1121038661 removeTheLine42d1b145 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1466246152 removeThisLine57652408 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    2086068089 rulepageLabelsHasNoHeadingsIn7c56df79 sentence - d: Compiling/BayanChecking/RulePage.swift.
    525363994 theBaselineHasDiagnosticOfA1f506b1a sentence - d: Compiling/BayanChecking/Baseline.swift.
    750669772 theBaselineHasDiagnosticsOfRetired2cbe4fcc sentence - d: Compiling/BayanChecking/Baseline.swift.
    910485051 theChange3644e63b sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    1531541131 theRule5b49768b sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    1487786073 theSourceIsHere58add059 sentence - d: Compiling/BayanChecking/CatalogMessage.swift.
    381910702 theTextOfTheModule16c37eae sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    64340597 theTextsOfAreThoseOf03d5c275 sentence - d: Compiling/BayanChecking/Overrides/OverrideCheck.swift.
    1884011691 thereIsNoRule704bbcab sentence - d: Compiling/BayanChecking/RuleBook+Checks.swift.
    1475354564 thisRuleCantBeSuppressedFor57f01fc4 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    1698729239 thisRuleReportsMoreInThis65408d17 sentence - d: Compiling/BayanChecking/Report.swift.
    2018934598 unusedSuppressionReportsNothingHereWith78567f46 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    1434759078 unusedSuppressionReportsNothingThere5584afa6 sentence - d: Compiling/BayanChecking/Suppressing.swift.
    771767579 wasRemoved2e003d1b sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    689275151 whichIsBuiltIn2915810f sentence - d: Compiling/BayanChecking/Report.swift.
    1964806023 write751c8f87 sentence - d: Compiling/BayanChecking/RetiredRules.swift.
    domain bayan.commands
    909388571 aFormatStringWithoutVariablesCant36342b1b sentence - d: Commands/bayan/Convert.swift.
    1435924711 aPart559678e7 sentence - d: Commands/bayan/ImportReport.swift.
    512339111 aUnitWithoutAName1e89aca7 sentence - d: Commands/bayan/ImportReport.swift.
    1100671928 andBothHaveTextsForErrors419aebb8 sentence - d: Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
    1152673896 andMoreInConflict44b46868 sentence - d: Commands/bayan/ImportReport.swift.
    479703263 andMoreLeftOut1c97b0df sentence - d: Commands/bayan/ImportReport.swift.
    1883887272 andMoreRefused7049d6a8 sentence - d: Commands/bayan/ImportReport.swift.
    60789332 andMoreUnknown039f9254 sentence - d: Commands/bayan/ImportReport.swift.
    1762643640 asHere690fceb8 sentence - d: Commands/bayan/ImportReport.swift.
    1109010453 bayanCheckFixFixesOfThem421a2815 sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    59533927 changed038c6a67 sentence - d: Commands/bayan/ImportReport.swift.
    178569511 changed0aa4c127 sentence - d: Commands/bayan/ImportReport.swift.
    1152002691 conflict44aa2a83 sentence - d: Commands/bayan/ImportReport.swift.
    1950005483 declaresItselfSoRemoveItOr743ab8eb sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1149390205 draft44824d7d sentence - d: Commands/bayan/ImportReport.swift.
    308858826 error1268cfca sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    960427040 error393ef420 sentence - d: Commands/bayan/ImportCommand.swift.
    1015055790 errors3c8085ae sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    37931331 explainsTheRule0242c943 sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    1769024859 explainsTheRuleTheSameFor69712d5b sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    480516518 exported1ca419a6 sentence - d: Commands/bayan/ImportReport.swift.
    384742642 final16eeb4f2 sentence - d: Commands/bayan/ImportReport.swift.
    730636943 hasTextsForErrorsOfToo2b8ca28f sentence - d: Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
    1050347764 hasTheSameDomainSoPrograms3e9b08f4 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1300515536 inConflict4d844ad0 sentence - d: Commands/bayan/ImportReport.swift.
    58436810 inTheBaseline037bacca sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    1041724012 itIsDeclaredHere3e17726c sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    208176064 leftOutIsIn0c6883c0 sentence - d: Commands/bayan/ImportReport.swift.
    535866676 localizeddescriptionAndNserrorMayHaveAno1ff0ad34 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1820308391 localizederrorHasItsTextInsteadOf6c7fb3a7 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    177326257 messages0a91c8b1 sentence - d: Commands/bayan/ImportReport.swift.
    1692479456 messagesNone64e12fe0 sentence - d: Commands/bayan/ImportReport.swift.
    1426204449 new55022721 sentence - d: Commands/bayan/ImportReport.swift.
    1294546119 noDiagnostics4d2934c7 sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    854175344 none32e9ae70 sentence - d: Commands/bayan/ImportReport.swift.
    748635399 notInTheFile2c9f4507 sentence - d: Commands/bayan/ImportReport.swift.
    1500930210 notTakenOverFrom597660a2 sentence - d: Commands/bayan/ImportReport.swift.
    871521015 note33f25af7 sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    1752525566 notes68756afe sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    1158342049 notesShowsThem450ae5a1 sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    401868440 nothingAllWasTaken17f40698 sentence - d: Commands/bayan/ImportReport.swift.
    467326816 nserrorMayHaveAnotherDomainThan1bdad760 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1200250964 nserrorMayHaveAnotherNumberThan478a6054 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    586058187 othersOfNoMessageLeftAs22ee89cb sentence - d: Commands/bayan/ImportReport.swift.
    1470752682 ours57a9e7aa sentence - d: Commands/bayan/ImportReport.swift.
    1064222211 refused3f6ebe03 sentence - d: Commands/bayan/ImportReport.swift.
    1891568202 refused70bf0a4a sentence - d: Commands/bayan/ImportReport.swift.
    754410878 removed2cf7657e sentence - d: Commands/bayan/ImportReport.swift.
    1273370022 reviewed4be615a6 sentence - d: Commands/bayan/ImportReport.swift.
    1952341631 source745e5e7f sentence - d: Commands/bayan/ImportReport.swift.
    445854247 stale1a933227 sentence - d: Commands/bayan/ImportReport.swift.
    2034990883 stale794b7f23 sentence - d: Commands/bayan/ImportReport.swift.
    1277694490 state4c28121a sentence - d: Commands/bayan/ImportReport.swift.
    1060575791 suppressed3f371a2f sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    1163386889 swiftuiAndLocalizederrorHaveItsText4557e009 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    927836631 theCatalogInIsThatOf374da9d7 sentence - d: Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
    776427160 theCatalogOfInHasErrors2e475698 sentence - d: Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
    758322113 theCatalogOfIsInNo2d3313c1 sentence - d: Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
    2077208402 theErrorsOfAreInternalSo7bcfaf52 sentence - d: Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
    2005947278 theFileCantBeReadBecause7790538e sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    756119443 theFileSNameIsNot2d117793 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    357968390 theFolderCantBeReadCheck15562a06 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    532547382 theTargetDeclaresATypeItself1fbe0736 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1747145607 theTargetHasACatalogBut68235387 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    1620822662 theirs609bca86 sentence - d: Commands/bayan/ImportReport.swift.
    296370102 thereAreSeveralTargetsWithA11aa3fb6 sentence - d: Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
    1130133034 thereIsABayanTomlIn435c762a sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    869925346 thereIsACatalogInMove33da01e2 sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    1093881909 thereIsMoveItTo41335035 sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    657186891 thereIsNoCatalogInName272be04b sentence - d: Commands/BayanBuildCommands/Surroundings/LibraryReader.swift.
    1073150837 thereIsRenameItTo3ff6fb75 sentence - d: Commands/BayanBuildCommands/Surroundings/MisplacedFolder.swift.
    500091255 thisCatalogIsntInTheFolder1dcec977 sentence - d: Commands/BayanBuildCommands/Surroundings/ProjectSurroundings.swift.
    2102133645 thisIsAFolderButA7d4c038d sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    1187011050 thisIsAPipeOrA46c059ea sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    357011215 thisLineIsntAJsonString15478f0f sentence - d: Commands/bayan/Convert.swift.
    195851312 thisLinkLeadsOutOfThe0bac7430 sentence - d: Commands/BayanBuildCommands/ProjectFiles.swift.
    898418091 toReadThisInYourLanguage358cc5ab sentence - d: Commands/BayanBuildCommands/OutputLanguage.swift.
    1711745014 translated660727f6 sentence - d: Commands/bayan/ImportReport.swift.
    1387099687 unknown52ad7627 sentence - d: Commands/bayan/ImportReport.swift.
    139259446 unknownNoMessageHasThisName084cee36 sentence - d: Commands/bayan/ImportReport.swift.
    926035078 unknownNoMessageHasThisName37322c86 sentence - d: Commands/bayan/ImportReport.swift.
    862292618 untranslated33658a8a sentence - d: Commands/bayan/ImportReport.swift.
    1584845335 warning5e76d217 sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    1489340015 warnings58c5866f sentence - d: Commands/BayanBuildCommands/DiagnosticSummary.swift.
    677249998 why285e03ce sentence - d: Commands/bayan/ImportReport.swift.
    246259502 whyTheProjectHasNoSuch0ead9f2e sentence - d: Commands/bayan/ImportReport.swift.
    1604704826 whyTheProjectHasNoSuch5fa5da3a sentence - d: Commands/bayan/ImportReport.swift.
    774220392 whyTheTextWasChangedIn2e25aa68 sentence - d: Commands/bayan/ImportReport.swift.
    108057475 withAnotherState0670d383 sentence - d: Commands/bayan/ImportReport.swift.
    600792916 yourText23cf5f54 sentence - d: Commands/bayan/ImportReport.swift.
    domain bayan.compiler
    49036690 icuSPluralRuleForCant02ec3d92 sentence - d: Compiling/BayanCompiler/Stages/CompiledPart.swift.
    1512981969 theCatalogCantBeCompiledBecause5a2e45d1 sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    1530746653 theMessageHasMoreThanSelectors5b3d571d sentence - d: Compiling/BayanCompiler/Stages/CompiledPart.swift.
    200663405 theMessagesOfTakeMoreThan0bf5e16d sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    386545785 theValueOfHasMoreThan170a3879 sentence - d: Compiling/BayanCompiler/CatalogCompiler.swift.
    domain bayan.diagnostics
    136788162 aBoolean082738c2 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    897160282 aCurrency3579945a sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1999983725 aDate7735546d sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1423002632 aFloat54d14c08 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    984347513 aLocalDate3aabf379 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1236639925 aLocalDateTime49b5a0b5 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1538553375 aLocalTime5bb4761f sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    106119879 aNumber065342c7 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    1676573447 anOffsetDateTime63ee7b07 sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    687666333 and28fcf49d sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    174158092 didYouMean0a61710c sentence - d: Reading/BayanDiagnostics/Quoting.swift.
    domain bayan.exchange
    522925301 aCommentInThisWouldBe1f2b34f5 sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    76194346 aCommentOfXmlCantHave048aa22a sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1723683872 aDigit66bd5420 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    75077983 aDoctypeCantBeHereRemove0479995f sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1861951578 aFluentFile6efb205a sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    481110592 aNameInQuotes1cad2a40 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    932223179 aPropertiesFileOfJava379098cb sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    67511287 aResxFileOfNet040623f7 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    620917052 aSpaceIsMissingBeforeOr2502713c sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1492480154 aTableWhoseFirstLineNames58f5709a sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    1647068497 aTableWhoseFirstLineNames622c4551 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    2115142876 aTableWhoseFirstLineNames7e1284dc sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    428897878 aTextInQuotes19907656 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    130269951 aTmxMemory07c3c2ff sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1680154743 aTsFileOfQt64252077 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    2055128105 aValue7a7ec429 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    551759237 aYamlFile20e32d85 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    35919406 afterThereIsNoConversionThat0224162e sentence - d: Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
    890715568 alreadyExistsAddTheButtonTo35173db0 sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    1908240781 alreadyExistsAndHasNoArgument71bd718d sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    837094553 anHtmlPage31e50c99 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1729401760 beginsAFormatThatCantBe671493a0 sentence - d: Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
    1324367507 cantBeInATextWrite4ef03e93 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1651898745 cantBeInTheValueOf6275f979 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2011173365 cantBeTheNameOfA77e011f5 sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    1988190857 doesntBeginAsAStringsFile76816289 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1857909564 doesntSayWhatItStandsFor6ebd733c sentence - d: Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
    1839667169 doesntStandForACharacterThat6da717e1 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1549419089 elementsAreNestedTooDeeply5c5a4251 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    194345991 endsNothingNoElementIsOpen0b957c07 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1775111949 endsNothingTheOpenElementIs69ce0f0d sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1053754434 expectedAKeyOrAText3ecf0442 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    1011358539 expectedHereTheFileMayBe3c481b4b sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    2050736979 hasAFormatThatMessagesDont7a3bc353 sentence - d: Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
    1808767478 hasAnUnknownFormatKnownAre6bcf99f6 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1652662543 hasAnotherTextForIt6281a10f sentence - d: Workshop/BayanExchange/Texts/TextSet.swift.
    1043562138 hasNeitherANameNorA3e337e9a sentence - d: Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
    1681936542 hasNoEndTagSoA6440509e sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    723211380 hasNoTextButOtherForms2b1b5474 sentence - d: Workshop/BayanExchange/Import/ReturnedUnit+Reading.swift.
    381535609 inJavaAnApostropheQuotesThe16bdc579 sentence - d: Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
    1866007445 isABinaryPropertyListConvert6f390395 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    2055424203 isACompiledMoFileConvert7a8348cb sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1462294279 isAPdfWhichCantBe5728d707 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1313034213 isAZipArchiveUnpackIt4e434fe5 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    567582868 isAfterTheEndOfThe21d4a094 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2146818011 isAnErrorOfTheSpreadsheet7ff5d7db sentence - d: Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
    138505178 isCompressedUnpackItWithGunzip08416bda sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1711719516 isEmpty6606c45c sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1243609985 isShownInTheFormatWhich4a1ffb81 sentence - d: Workshop/BayanExchange/Formats/ICU/ARB.swift.
    1581016539 isTheSourceLocaleWhichIs5e3c65db sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
    1975618190 isWhichCantBeReadSend75c18a8e sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    798803417 isntACodePoint2f9cc5d9 sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF12Reader.swift.
    551937130 isntAFacetNameTheFacet20e5e46a sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    2090101400 isntAKnownPluralForm7c946a98 sentence - d: Workshop/BayanExchange/Formats/Apple/XcodeUnits.swift.
    222724250 isntALanguage0d46809a sentence - d: Workshop/BayanExchange/Texts/TextSet.swift.
    1962554083 isntALanguageItIsThe74fa32e3 sentence - d: Workshop/BayanExchange/Texts/TextSet.swift.
    1920369098 isntAListOfSelectorsSuch727681ca sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
    976437968 isntAPlaceholderOfThisMessage3a3342d0 sentence - d: Workshop/BayanExchange/Import/ReturnedUnit+Reading.swift.
    2001458019 isntAPlaceholderOfThisMessage774bd363 sentence - d: Workshop/BayanExchange/Import/ReturnedUnit+Reading.swift.
    1172357137 isntAQuantityWriteZeroOne45e0c011 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    599886852 isntAStateWriteDraftTranslated23c18c04 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
    478140230 isntKnownHereSoItWould1c7fd746 sentence - d: Workshop/BayanExchange/Formats/Apple/XCStrings+Edits.swift.
    1566150407 isntTextInUtfOrUtf5d598f07 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    1645113555 isntTheNameOfAValue620e70d3 sentence - d: Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
    2129948742 itCantBeRead7ef47046 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    381552759 itHas16be0877 sentence - d: Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
    511222296 itHasNo1e78a218 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    1260593217 itHasNoItemWithA4b232041 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    1147636969 itHasNoText44678ce9 sentence - d: Workshop/BayanExchange/Texts/PlacedText+Message.swift.
    199021333 itHasNoTextInThe0bdcd315 sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    1852167334 itHasTheCharacterUFfff6e65d4a6 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidPlaceholders.swift.
    918914374 itHasTheQuantityTwice36c58546 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    1568617848 itIsAReferenceNotA5d7f3578 sentence - d: Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
    1530383247 itIsFuzzyProgramsShowThe5b37cb8f sentence - d: Workshop/BayanExchange/Texts/PlacedText.swift.
    1409518267 itIsntKnownWhichValuesOf54038abb sentence - d: Workshop/BayanExchange/Adoption/AppValues.swift.
    1166298547 itsChoicesMakeMoreThanTexts45844db3 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUUnits.swift.
    506923325 itsFolderIsForSomeDevices1e37093d sentence - d: Workshop/BayanExchange/Texts/TextSet.swift.
    703181220 itsFormatCantBeRead29e9b1a4 sentence - d: Workshop/BayanExchange/Formats/AppPlaceholders.swift.
    862569875 itsLanguageIsntKnown3369c593 sentence - d: Workshop/BayanExchange/Texts/TextSet.swift.
    1220042363 itsSourceIsInButThis48b85e7b sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
    1726086399 itsTextsAreLongerThanBytes66e1fcff sentence - d: Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
    915141109 itsTextsDontSayWhichNumbers368bf1f5 sentence - d: Workshop/BayanExchange/Texts/PlacedText+Message.swift.
    76929920 itsValueIsNeitherAText0495db80 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    724850099 itsValueIsntAText2b3455b3 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUFormat.swift.
    1422347406 itsValuesArentThoseOf54c74c8e sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    1300701080 itsVariablesHaveMoreThanCombinations4d871f98 sentence - d: Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
    1521569000 jsonThatHasNoTextsUnder5ab14ce8 sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    642635366 looksLikeAPlaceholderOfAnother264dd666 sentence - d: Workshop/BayanExchange/Texts/ForeignPlaceholder.swift.
    1823205162 mayBeOfTheCatalogName6cabe72a sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
    1529825851 moreOfItsElementsCantBe5b2f4a3b sentence - d: Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
    646462870 msgstrIsForNumbersSuchAs26883d96 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    593664305 needsATextInQuotesAfter23629931 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    275957892 noCaseOfHasThisName1072c884 sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    2080411813 noColumnHasTranslationsTheFirst7c0090a5 sentence - d: Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
    1779559878 noColumnIsInTheFirst6a11edc6 sentence - d: Workshop/BayanExchange/Foreign/ForeignFile+Matching.swift.
    1697453691 objectsAreNestedTooDeeply652d167b sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1533435768 ofLineHasNoEndWrite5b665f78 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1386272550 offsetOfIsntInThisMessage52a0d726 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUUnits.swift.
    395500796 or1792dcfc sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1036480620 or3dc7706c sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1831026777 pluralFormsInTheHeaderDoesnt6d234059 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    2130295958 segmentOfHasNoTranslation7ef9bc96 sentence - d: Workshop/BayanExchange/Formats/XLIFF/SegmentMarks.swift.
    2085301875 severalFilesOfTheAppHave7c4b2e73 sentence - d: Workshop/BayanExchange/Import/ExchangeImport.swift.
    1274348635 string4bf5045b sentence - d: Workshop/BayanExchange/Formats/Android/AndroidWriter.swift.
    2079763443 textInIsEmptySoIt7bf6abf3 sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    1363267672 textsInAreEmptySoThey5141d058 sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    108294329 theAppSTextOfWas067470b9 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1149068533 theAppSTextOfWas447d64f5 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    987874089 theAttributeHasNoValueWrite3ae1c329 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1297337954 theAttributeOfThisWouldBe4d53ce62 sentence - d: Workshop/BayanExchange/XML/XMLNode+Edits.swift.
    160813120 theCaseCarriesAValueThat0995d040 sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    416823666 theCaseCarriesNoValueFor18d83972 sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    822425820 theCaseHasThisTextFrom310538dc sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    379504842 theCaseNeedsOneValueFor169ec8ca sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
    447561715 theColumnsAndHaveTheSame1aad3ff3 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    1674469083 theElementCantBeInA63ce5edb sentence - d: Workshop/BayanExchange/Formats/XLIFF/InlineReader.swift.
    1091775835 theElementCpHasNoCode41132d5b sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
    726318043 theElementHasTheAttributeTwice2b4abbdb sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1035598246 theElementHasTooManyAttributes3db9f9a6 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1958665102 theEntryHasMsgstrButNplurals74bedb8e sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    640754882 theErrorWhoseButtonItIs263124c2 sentence - d: Workshop/BayanExchange/Adoption/Adoption+Checking.swift.
    60254405 theExistingFileIsntAString039768c5 sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
    963509866 theFileDoesntHaveTheFormat396dfe6a sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1106676674 theFileDoesntHaveTheText41f68bc2 sentence - d: Workshop/BayanExchange/Formats/Apple/XcodeUnits.swift.
    170039054 theFileDoesntSayItsLocale0a22970e sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
    15068806 theFileDoesntSayWhatStands00e5ee86 sentence - d: Workshop/BayanExchange/Formats/XLIFF/UnitRestoring.swift.
    1073885923 theFileDoesntSayWhichLanguage400232e3 sentence - d: Workshop/BayanExchange/Formats/PO/POPlaceholders.swift.
    393008446 theFileEndsHereAndOf176cd53e sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    583199362 theFileEndsWithinAText22c2ea82 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1976183286 theFileHasADoctypeWhich75ca29f6 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    1276536417 theFileHasBytesFilesOf4c166661 sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    1992759441 theFileHasMoreThanTexts76c71891 sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    751921477 theFileHasNoElementIt2cd16945 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1232905280 theFileHasNoElementResources497ca440 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    74641735 theFileHasNoObjectOf0472f147 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    1121781427 theFileHasNoTextFor42dd06b3 sentence - d: Workshop/BayanExchange/Import/MessageComposition.swift.
    1825484693 theFileHasNoTranslationOf6cceaf95 sentence - d: Workshop/BayanExchange/Import/MessageComposition.swift.
    856113665 theFileHasSeveralLanguagesWrite33074201 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    1202115785 theFileHasSeveralLocalesName47a6d4c9 sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    1118374421 theFileHasSeveralTextsBut42a90a15 sentence - d: Workshop/BayanExchange/Import/MessageComposition.swift.
    1607805539 theFileHasTheElementFor5fd52a63 sentence - d: Workshop/BayanExchange/Import/CodesInReasons.swift.
    770228596 theFileHasTheFormatNot2de8c174 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1147023117 theFileHasTheKeyTwice445e2f0d sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    2078200832 theFileHasTheKeyTwice7bded400 sentence - d: Workshop/BayanExchange/Texts/TextSet.swift.
    1992444148 theFileHasTheKeyWhich76c248f4 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate+Files.swift.
    1356531924 theFileHasTheMessagesOf50db08d4 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUJSON.swift.
    204594423 theFileHasTheUnitTwice0c31dcf7 sentence - d: Workshop/BayanExchange/Formats/Apple/XcodeUnits.swift.
    542577062 theFileIsEmpty205711a6 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    1615158929 theFileIsInAskFor60455e91 sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
    1118746940 theFileIsInButThe42aeb93c sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Source.swift.
    619964146 theFileIsInImportIt24f3e6f2 sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
    1376284976 theFileIsXmlButXml52087130 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    1334997253 theFileIsntUtfHereSave4f927105 sentence - d: Workshop/BayanExchange/ExchangeFault.swift.
    1015313589 theFileIsntUtfTheOnly3c8474b5 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    142951376 theFileNoLongerHasThe088543d0 sentence - d: Workshop/BayanExchange/Import/ExchangeImport.swift.
    2067940239 theFileNoLongerHasThe7b42438f sentence - d: Workshop/BayanExchange/Import/ExchangeImport.swift.
    1229915948 theFileSaysThatItsEncoding494f072c sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    1850174348 theFileTranslatesFromButThis6e476b8c sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
    516051639 theFilesHaveMoreThanTexts1ec252b7 sentence - d: Workshop/BayanExchange/Texts/TextSet.swift.
    1077523435 theFirstLineDoesntNameThe4039b3eb sentence - d: Workshop/BayanExchange/Formats/CSV/CSVReader.swift.
    1000498305 theFormHasVariationsOfIts3ba26481 sentence - d: Workshop/BayanExchange/Formats/Apple/XCStrings.swift.
    273198726 theFormIsEmpty1048ae86 sentence - d: Workshop/BayanExchange/Formats/PO/POPlaceholders.swift.
    1181058912 theHeaderHasNoLanguageSo46658760 sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    651808970 theHeaderSaysLanguageAndX26d9d0ca sentence - d: Workshop/BayanExchange/Formats/PO/POReader.swift.
    2012595424 theKeyDoesntMatchThePattern77f5c4e0 sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    1341341888 theKeyHasNoValueAfter4ff340c0 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    346693282 theKeysOfThisFileAre14aa1ea2 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    1112702713 theLabelOfAButtonCant42527ef9 sentence - d: Workshop/BayanExchange/Adoption/Adoption.swift.
    1160321306 theNameAfterEndsHereWrite4529191a sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    317125531 theNumberOfAPluralForm12e6f39b sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1219571153 thePropertyListIsntADictionary48b12dd1 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    179349975 theQuotesOfThisFieldAre0ab0a9d7 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
    874641007 theRecordHasTooFewFields3421f66f sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    1650382289 theRecordHasTooManyFields625ed5d1 sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    1946497971 theStringCatalogHasNoStrings740533b3 sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsReader.swift.
    500177486 theStringCatalogHasTheKey1dd01a4e sentence - d: Workshop/BayanExchange/Formats/Apple/XCStringsWriter.swift.
    1115849724 theStringCatalogTranslatesFromBut428283fc sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    654297559 theTagHasNoEnd26ffc9d7 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2003260814 theTextDiffersByDeviceAnd7767558e sentence - d: Workshop/BayanExchange/Formats/Apple/XCStrings.swift.
    613503251 theTextDiffersByDeviceOr24915113 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    236682037 theTextHasVariablesAndThe0e1b7b35 sentence - d: Workshop/BayanExchange/Formats/Apple/XcodeUnits.swift.
    1834724064 theTextHasVariationsByAnd6d5baae0 sentence - d: Workshop/BayanExchange/Formats/Apple/XCStrings.swift.
    1692885604 theTextNeedsNowButThis64e76264 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    1898796671 theTextOfCantBeRead712d567f sentence - d: Workshop/BayanExchange/Texts/TextSetCheck.swift.
    716253133 theTextOfNeedsAfterIt2ab127cd sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    1317522787 theTextsCantBePutInto4e87cd63 sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    700539355 theTextsOfTheFileAre29c161db sentence - d: Workshop/BayanExchange/Adoption/AppFileUpdate.swift.
    67931519 theTranslationIsInButIt040c8d7f sentence - d: Workshop/BayanExchange/Import/ExchangeImport+Locale.swift.
    1804746269 theUnitHasNoSegment6b923e1d sentence - d: Workshop/BayanExchange/Formats/XLIFF/XLIFF2Reader.swift.
    152247051 theValueOfTheAttributeHas09131b0b sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1583760264 theValueOfTheAttributeHas5e664388 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    76353977 theVariableHasNoTextFor048d11b9 sentence - d: Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
    1031468967 theVariableHasTheRuleExpected3d7af7a7 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    719765689 theVariableRefersToItself2ae6c0b9 sentence - d: Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
    1668091359 theVariantNeedsAKeyFor636d0ddf sentence - d: Workshop/BayanExchange/Import/MessageComposition.swift.
    1686809194 theXmlDeclarationHasNoEnd648aaa6a sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    1635100485 thereIsAControlCharacterIn6175a745 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    208393957 thereIsNoMsgidOrMsgstr0c6bd6e5 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    419637910 thereIsNoVariableFor19032a96 sentence - d: Workshop/BayanExchange/Formats/Apple/AppleFormat.swift.
    751701556 thereIsSomethingAfterTheEnd2cce0e34 sentence - d: Workshop/BayanExchange/Formats/PlacedJSON.swift.
    1082526328 thereIsTextAfterTheEnd40860a78 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    96648362 thereIsTextAfterTheQuotes05c2bcaa sentence - d: Workshop/BayanExchange/Formats/CSV/CSVTable.swift.
    1837250875 thereIsTextBeforeTheFirst6d82393b sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1926407522 thisCantBeInTheTag72d2a562 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    132463434 thisCommentHasNoEnd07e53b4a sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    1357186596 thisDoesntBeginAReferenceWrite50e50624 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    2049722505 thisDoesntBeginATagWrite7a2c4889 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1698211424 thisEntryHasNoMsgid6538a660 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    710770709 thisEntryHasNoMsgstr2a5d8015 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1828113825 thisEntryHasTwiceRemoveOne6cf6cda1 sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    690344580 thisEscapeDoesntStandForA2925d284 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    323786788 thisHasNoEndTagWrite134c9824 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    1139048963 thisHasNoEndTheFile43e48203 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    511457044 thisHasNoNameAfterIt1e7c3714 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    570102241 thisHasNoNameWriteName21fb11e1 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidReader.swift.
    891393060 thisIsAControlCharacterWhich35219424 sentence - d: Workshop/BayanExchange/XML/XMLInput.swift.
    1262693355 thisIsntALineOfA4b432beb sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    1993205512 thisIsntClosedWriteForA76cde708 sentence - d: Workshop/BayanExchange/Texts/NamedPlaceholders.swift.
    2136119134 thisLineIsntUtfSaveThe7f52975e sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    843451909 thisListHasNoItemFor32460e05 sentence - d: Workshop/BayanExchange/Formats/Android/AndroidStrings+Edits.swift.
    2135068534 thisMessageSelectsByWithWrite7f428f76 sentence - d: Workshop/BayanExchange/Formats/ICU/ICUUnits.swift.
    2112123157 thisTextBeginsOnALine7de47115 sentence - d: Workshop/BayanExchange/Formats/PO/PO+Edits.swift.
    1099392667 thisTextHasAnEscapeThat4187669b sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    43839517 thisTextHasNoQuotationMark029cf01d sentence - d: Workshop/BayanExchange/Formats/PO/POLines.swift.
    136813305 thisTextHasNoQuotationMark08279af9 sentence - d: Workshop/BayanExchange/Formats/Apple/StringsScanner.swift.
    1856255118 thisValueHasNoKeyBefore6ea4348e sentence - d: Workshop/BayanExchange/Formats/Apple/StringsDictReader.swift.
    857433295 twoColumnsHaveTranslationsButNeither331b64cf sentence - d: Workshop/BayanExchange/Formats/CSV/CSVHeader.swift.
    1889456497 twoUnitsOfTheFileHave709ed171 sentence - d: Workshop/BayanExchange/Formats/XLIFF/VariantMerger.swift.
    925038736 xmlCanBeOnlyAtThe3722f890 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1098772451 xmlDoesntKnowWrite417defe3 sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1325882476 xmlDoesntKnowWriteTheCharacter4f075c6c sentence - d: Workshop/BayanExchange/XML/XMLFault.swift.
    1054259244 xmlWithTheRootElement3ed6b82c sentence - d: Workshop/BayanExchange/UnknownFormat.swift.
    domain bayan.history
    1423870045 andMore54de885d sentence - d: Reading/BayanHistory/CatalogChange.swift.
    2026442922 goneIn78c910aa sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1470708648 hasTheNumberWhichBelongedTo57a93ba8 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1703552695 isCalledNow658a26b7 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1151542765 isGone44a325ed sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1356842354 isNewASwitchOverWithout50dfc572 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    456474421 isNowItWas1b353f35 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1863979685 newIn6f1a12a5 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    522987911 none1f2c2987 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1180488173 otherwiseIn465cd1ed sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1585931965 theArgumentsOfAreNowThey5e8766bd sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1561884764 theDomainIsGone5d18785c sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1313737549 theDomainIsNew4e4e0b4d sentence - d: Reading/BayanHistory/CatalogChange.swift.
    2145025097 theLocaleIsGone7fda7c49 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1555792302 theLocaleIsNew5cbb81ae sentence - d: Reading/BayanHistory/CatalogChange.swift.
    1816955862 theModuleIsCalledNow6c4c8bd6 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    170144090 theModuleIsNowItWas0a24315a sentence - d: Reading/BayanHistory/CatalogChange.swift.
    868015103 theOfIsNowItWas33bcdbff sentence - d: Reading/BayanHistory/CatalogChange.swift.
    211920380 theOptionIsGone0ca1a5fc sentence - d: Reading/BayanHistory/CatalogChange.swift.
    918743381 theOptionIsNew36c2e955 sentence - d: Reading/BayanHistory/CatalogChange.swift.
    824558479 theTypeIsCalledNow3125c38f sentence - d: Reading/BayanHistory/CatalogChange.swift.
    domain bayan.message-conversion
    1115858711 aPlaceholderWithoutAnArgumentHas4282a717 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1013616317 aPrecisionThatIsAnArgument3c6a8ebd sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1848558322 aWidthFilledUpWithSpaces6e2ec2f2 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    777526623 aWrittenOutPatternHasNo2e581d5f sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    1688945579 anOffsetInMessageformatIsA64ab43ab sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    747784714 beginsAPlaceholderOfPythonWhich2c924a0a sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    856113587 cantBeAKeyInMessageformat330741b3 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    768014523 cantNameAVariableInMessageformat2dc6f8bb sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    157872441 cantNameAnArgumentInMessageformat0968f139 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1043609351 choiceHasNoEquivalentInMessageformat3e343707 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    66077951 expectedANumberOfAtMost03f044ff sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    131195956 expectedATypeSuchAsNumber07d1e434 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    235000697 expectedAVariantSKeySuch0e01d379 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1688513606 expectedAnArgumentSNameOr64a4ac46 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    387241128 expectedOrAfterTheArgumentS1714d4a8 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1666027289 expectedTheVariantSTextIn634d8f19 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    889993435 forTheNumberOfThePlural350c38db sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    20178100 hasNoEquivalentAmongTheFunctions0133e4b4 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    99112040 hasNoEquivalentAmongTheFunctions05e85468 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1839534931 hasNoEquivalentInAFormat6da51353 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1742184554 hasNoOptionWhichThisNumber67d7a06a sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    980393808 inANumberSkeletonHasNo3a6f9f50 sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    640516855 isAConversionWithRoomFor262d82f7 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1184726707 isOnlyTheLengthOfA469d7eb3 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1952749830 isntAConversionOfFormatStrings74649906 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    772352633 isntALengthOfAConversion2e092a79 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    499737545 isntAPluralCategoryThisVariant1dc963c9 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1369810243 isntATypeOfMessageformat51a5a543 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    980622516 isntAnArgumentSoItHas3a731cb4 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1861317433 isntTheNumberOfAnArgument6ef17339 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1972943936 itHasNoTextForOther7598bc40 sentence - d: Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
    1676014625 itIsNotValid63e5f421 sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    1394503260 itsTextsHaveMoreThanBytes531e6e5c sentence - d: Workshop/BayanMessageConversion/PrintfFormat+Table.swift.
    981232584 mayBeAFractionAFormat3a7c6bc8 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1012960302 mayBeAFractionWhichMessageformat3c608c2e sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    259371724 messageformatCantSelectByThePlural0f75b2cc sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1644471060 messageformatCantSelectThePluralCategory6204a314 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1051781482 messageformatHasNoStyleForThis3eb0e96a sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    1095299861 messageformatShowsWithItsOffsetOnly4148f315 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    919092381 nWritesIntoMemoryWhichA36c83c9d sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    612605065 needsANameAndASecond24839c89 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    676500318 needsVariantsSuchAsOther2852935e sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1959121426 noFunctionOfMessageformatWritesThe74c5d212 sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    2094530876 ofAFormattedValueHasNo7cd8013c sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    511351094 offsetMustComeBeforeTheVariants1e7a9936 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1730834995 someConversionsHaveAPlaceSuch672a7233 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1640173875 stringOfAFormattedValueHas61c31133 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    756040648 textThatIsCutAtA2d1043c8 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1071062454 theArgumentIsUsedAsA3fd71db6 sentence - d: Workshop/BayanMessageConversion/VariableNames.swift.
    433176002 theChoicesAreNestedMoreThan19d1bdc2 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    1990629615 theChoicesHaveMoreThanCombinations76a698ef sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    1549577041 theChoicesRepeatTheTextAround5c5cab51 sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    1143841338 theDateSkeletonHasNoEquivalent442da23a sentence - d: Workshop/BayanMessageConversion/ICUDateStyle.swift.
    12150885 theFlagsOfThisConversionHave00b96865 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    761700818 theFunctionHasNoEquivalentIn2d66a1d2 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1996927820 theKeyIsWrittenTwiceThe7706b34c sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1953897531 theKeyOfIsNeitherA74761c3b sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    1179586624 theLiteralWithAFunctionHas464f1040 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    375061616 theMarkupHasNoEquivalentIn165afc70 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1352443439 theMessageHasMoreThanChoices509ca62f sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    1772238603 theMessageIsLongerThanBytes69a2370b sentence - d: Workshop/BayanMessageConversion/ICUMessageFormat.swift.
    383354956 theNumberPatternHasNoEquivalent16d9884c sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    228634859 theOffsetOfHasNoEquivalent0da0b0eb sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1511281646 theOptionHasAVariableAs5a1453ee sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1511669302 theOptionsOfThisNumberHave5a1a3e36 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1612244565 thePatternWouldBeLongerThan6018e655 sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    129572135 thePlaceOfAnArgumentMust07b91d27 sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    2004151143 theSpaceAroundTheNumberPattern7774eb67 sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    1675973665 theStyleCurrencyMeansADifferent63e55421 sentence - d: Workshop/BayanMessageConversion/ICUNumberStyle.swift.
    1397331538 theTextHasMoreThanConversions53499652 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1059383799 theTextIsLongerThanBytes3f24e9f7 sentence - d: Workshop/BayanMessageConversion/ICUText.swift.
    1778084160 theTextWouldBeLongerThan69fb6940 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    154333850 theTypeOfTheVariableIsnt0932f29a sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    2115614378 theValueOfCantSelectVariants7e19b6aa sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    1539584482 theVariableHasWhichIsntA5bc431e2 sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    4910733 theVariantsOtherAndOfAre004aee8d sentence - d: Workshop/BayanMessageConversion/ICUMessageWriter.swift.
    924225399 theVariantsOtherAndOfAre37168f77 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1656140746 thereIsNoVariableForThis62b6b3ca sentence - d: Workshop/BayanMessageConversion/PrintfReader.swift.
    1272259441 thereIsNoVariantOtherWhich4bd52371 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser+Choices.swift.
    462339631 thisDoesntStartAConversionWrite1b8ebe2f sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1297078572 thisIsAtTheEndWrite4d4fd92c sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    1989968142 thisIsNotClosedAdd769c810e sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    185707277 thisIsntAValidMessageOf0b11ab0d sentence - d: Workshop/BayanMessageConversion/Flattening.swift.
    705991402 thisNumberOfDigitsHasNo2a1492ea sentence - d: Workshop/BayanMessageConversion/PrintfConversion.swift.
    152118826 thisNumberSkeletonSetsAnOption0911262a sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    1005036462 thisNumberSkeletonShowsAPercent3be7a3ae sentence - d: Workshop/BayanMessageConversion/ICUNumberSkeleton.swift.
    684608810 thisOffsetDoesntHaveOneWhole28ce4d2a sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    6656198 thisStyleHasAnApostropheWithout006590c6 sentence - d: Workshop/BayanMessageConversion/ICUMessageParser.swift.
    2052876420 uDirHasNoEquivalentIn7a5c6884 sentence - d: Workshop/BayanMessageConversion/VariableResolver.swift.
    1396570951 variantsByHaveNoEquivalentIn533dfb47 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    1782133842 variantsForExactNumbersOfHave6a393452 sentence - d: Workshop/BayanMessageConversion/PrintfWriter.swift.
    582949760 withNestedChoicesTheMessageWould22bf1b80 sentence - d: Workshop/BayanMessageConversion/Nesting.swift.
    domain bayan.message-syntax
    1860843292 aNameCanHaveOnlyOne6eea371c sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    759161763 aNameCannotStartWithStart2d3fe3a3 sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    1690665614 aSelectorIsAVariableNot64c5828e sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    114752783 aSpace06d6fd0f sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    1467253462 aVariantNeedsOneKeyFor577482d6 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1215763047 anExpressionCanHaveOnlyOne48771267 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1453241905 cannotBeInsideAPatternWrite569eb631 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    550830256 cannotComeAfterMatchMoveIt20d500b0 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    2097664517 closesNothingHereWriteForA7d07d205 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    2016228960 expectedADeclarationAPatternIn782d3660 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    666690863 expectedAFunctionBeforeTheOption27bce52f sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    801156445 expectedAKeySuchAsBefore2fc0ad5d sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1869870654 expectedALiteralAfterFound6f73f63e sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1928617593 expectedALiteralOrAVariable72f45e79 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1695896555 expectedANameAfterFound651553eb sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    1080077083 expectedAPatternInAfterThe4060ab1b sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1171401277 expectedAPatternInOrMatch45d22a3d sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    1776063716 expectedASpaceBefore69dc94e4 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    1196750192 expectedAVariableAFunctionOr4754f570 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    35545356 expectedAVariableAfterInputFound021e610c sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    1353220299 expectedAVariableAfterLocalFound50a880cb sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    523620987 expectedAVariableAfterLocalWrite1f35d27b sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    784885255 expectedAVariableSuchAsCount2ec86607 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    713510099 expectedAVariantSuchAsAfter2a874cd3 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    789767577 expectedAVariantSuchAsHere2f12e599 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    903531002 expectedAfter35dac9fa sentence - d: Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
    2026455691 expectedAfterLocalFound78c9428b sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    673576499 expectedAnExpressionInAsThe2825f633 sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    1614610843 expectedAnExpressionSuchAsCount603d019b sentence - d: Reading/BayanMessageSyntax/MessageParser+Declarations.swift.
    784214816 expectedAnOperandOrAFunction2ebe2b20 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1814261123 expectedAnOperandOrAFunction6c236d83 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    2107396927 expectedAnOperandOrAFunction7d9c533f sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    117142628 expectedAnOptionAnAttributeOr06fb7464 sentence - d: Reading/BayanMessageSyntax/MessageParser+Markup.swift.
    571142694 expectedAndAValueAfterThe220af226 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    10355042 expectedNoAfterAnAttributeMove009e0162 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    1991956500 expectedNothingAfterTheClosingFound76bad814 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    1310373382 expectedOrAFunctionAfterThe4e1ab606 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    146286699 expectedOrAfterTheLiteralFound08b8286b sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    935757908 expectedRightAfterPutAtThe37c68854 sentence - d: Reading/BayanMessageSyntax/MessageParser+Markup.swift.
    1891920845 expectedToCloseTheLiteralThat70c46bcd sentence - d: Reading/BayanMessageSyntax/MessageParser+Literals.swift.
    1807878649 expectedToCloseThePatternFound6bc209f9 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    184225054 expectedToCloseThePatternThat0afb0d1e sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    191329550 expectedToCloseThePlaceholderFound0b67750e sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    37681862 expectedToCloseThePlaceholderThat023efac6 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    562405679 firstDeclaredHere2185a12f sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1171061995 firstGivenHere45ccfceb sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    153840564 isAlreadyDeclaredGiveThisOne092b6bb4 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1369990388 isDeclaredWithAValueThat51a864f4 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1825928210 isNotAKeywordDidYou6cd57412 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    1684079843 isNotAKeywordToBegin646104e3 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    252033711 isNotAnEscapeOnlyAnd0f05baaf sentence - d: Reading/BayanMessageSyntax/MessageParser+Literals.swift.
    1718416861 isUsedBeforeItIsDeclared666cf5dd sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    916599349 markupCannotBeTheValueOf36a23235 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    829423213 markupThatStartsWithCannotEnd316ffe6d sentence - d: Reading/BayanMessageSyntax/MessageParser+Markup.swift.
    1115653635 theByteXIsNotUtf427f8603 sentence - d: Reading/BayanMessageSyntax/MessageParser+Cursor.swift.
    540637918 theEndOfTheLine20397ade sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    1074680439 theEndOfTheMessage400e5277 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    1433932830 theFirstKey5578141e sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1065175216 theKey3f7d48b0 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    221747368 theMessageHasBytesAndThe0d3798a8 sentence - d: Reading/BayanMessageSyntax/MessageParser.swift.
    359332322 theMessageHasMoreThanSelectors156af9e2 sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    1886431451 theMessageHasMoreThanVariants7070a8db sentence - d: Reading/BayanMessageSyntax/MessageParser+Matchers.swift.
    978890857 theNamespace3a58b069 sentence - d: Reading/BayanMessageSyntax/MessageParser+Names.swift.
    1128008101 theOption433c09a5 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    671165176 theOptionIsGivenTwiceRemove28012af8 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    695710832 thePatternStartsHere2977b470 sentence - d: Reading/BayanMessageSyntax/MessageParser+Patterns.swift.
    40650761 thePlaceholderStartsHere026c4809 sentence - d: Reading/BayanMessageSyntax/MessageParser+MissingBraces.swift.
    853489032 theSelectorHasNoFunctionTo32df3588 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    723071636 theSelectorIsNotDeclaredDeclare2b193294 sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1474964217 theValueOfTheAttributeMust57ea2af9 sentence - d: Reading/BayanMessageSyntax/MessageParser+Expressions.swift.
    651454427 theVariantIsGivenTwiceRemove26d467db sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    1016351116 thereIsNoVariantForAll3c94498c sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    992953969 uIsNotAllowedInA3b2f4671 sentence - d: Reading/BayanMessageSyntax/MessageParser+Diagnostics.swift.
    599449326 usedHere23badeee sentence - d: Reading/BayanMessageSyntax/Message+DataModel.swift.
    domain bayan.reports
    784986463 andMoreOfAllShowsThem2ec9f15f sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1456104265 asItIsSeen56ca6349 sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    283104241 asItIsSeenWithThe10dfd3f1 sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    424667182 certain194fe82e sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    1666196610 diagnosticsOfTheCatalog63502482 sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    1758288075 doesIt68cd58cb sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    2118150697 error7e406a29 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    531164501 errors1fa8ed55 sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    871049538 fixAutomatic33eb2942 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    533531514 fixReview1fcd0b7a sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1032542080 help3d8b5780 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    192560735 in0b7a3e5f sentence - d: Compiling/BayanReports/TextRenderer.swift.
    140363532 judgedWithCldr085dc70c sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    32423140 likely01eebce4 sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    426669086 locale196e741e sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    517080171 locales1ed2046b sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    777199229 lookAtItFirst2e531e7d sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    541920849 maybe204d0e51 sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    767334705 note2dbc9931 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1129539096 notes43536618 sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    146302399 nothingToReportTheCatalogIs08b865bf sentence - d: Compiling/BayanReports/HTMLRenderer.swift.
    1270131724 ofTheBaselineNotShown4bb4ac0c sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    398697834 source17c3a56a sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1884553626 target7054019a sentence - d: Compiling/BayanReports/TextRenderer.swift.
    395272876 theCatalogItself178f62ac sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    1632832287 theMessageBecomesADraftUntil61530b1f sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    397562800 toKeepItAsItIs17b253b0 sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    29363476 variant01c00d14 sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    1390678945 warning52e413a1 sentence - d: Compiling/BayanReports/TextRenderer.swift.
    1357410452 warnings50e87094 sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    878769700 whatTheRulesAreAbout3460f624 sentence - d: Compiling/BayanReports/HTMLRenderer+Parts.swift.
    620673416 withTheFix24feb988 sentence - d: Compiling/BayanReports/HTMLRenderer+Diagnostic.swift.
    domain bayan.rules-alerts
    40370996 aTitleDoesntEndWithA02680334 sentence - d: Compiling/BayanRules/Alerts/TitleFullStop.swift.
    927092451 andHaveTheSameLabelAnd37424ee3 sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    444849585 andHaveTheSameLabelIn1a83ddb1 sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    369016913 blamesTheReaderSayWhatHappened15fec051 sentence - d: Compiling/BayanRules/Alerts/WordListRules.swift.
    965539670 destroysSomethingButNoButtonCancels398cf756 sentence - d: Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
    1199580662 isAWordThatOnlyDevelopers478025f6 sentence - d: Compiling/BayanRules/Alerts/WordListRules.swift.
    1194539102 itsButtonsAreDeclaredHere4733385e sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    749819954 noOptionOfHasTheRole2cb15832 sentence - d: Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
    173545886 removeTheFullStop0a58199e sentence - d: Compiling/BayanRules/Alerts/TitleFullStop.swift.
    43708863 theAlertIsHere029af1bf sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    714221432 theAlertOfHasNoTitle2a922778 sentence - d: Compiling/BayanRules/Alerts/TitleMissing.swift.
    1351891213 theDescriptionBeginsWithTheTitle5094390d sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    1514176010 theHasCharactersMoreThanSeldom5a407e0a sentence - d: Compiling/BayanRules/Alerts/TextTooLong.swift.
    768444204 theLabelIsHere2dcd872c sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    167670303 theOtherLabelIsHere09fe721f sentence - d: Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
    275395031 theOtherTextIsHere106a31d7 sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    47090917 theRepeatsThe02ce8ce5 sentence - d: Compiling/BayanRules/Alerts/WordsRepeated.swift.
    451587830 theSuggestionDoesntSayWhatTo1aeaaef6 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutRequest.swift.
    1976394539 theSuggestionNamesButThisAlert75cd632b sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    169990001 theSuggestionSaysButThisAlert0a21d771 sentence - d: Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
    547799617 theTextSaysButTheButton20a6c241 sentence - d: Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
    1284293101 theTitleBeginsWithAndAsks4c8cc1ed sentence - d: Compiling/BayanRules/Alerts/TitleRequest.swift.
    1697869080 thisTextSaysOnlyThatThere65336d18 sentence - d: Compiling/BayanRules/Alerts/CauseMissing.swift.
    domain bayan.rules-arabic
    1855319279 aSpaceSeparatesFromItsWord6e95ecef sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    1971671468 alreadyMeansTwoSoTheNumber758551ac sentence - d: Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
    788492063 delete2eff6f1f sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    165444374 deleteIt09dc7b16 sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    888586981 deleteTheNumber34f6c2e5 sentence - d: Compiling/BayanRules/Arabic/ArabicDualWithNumeral.swift.
    1705335597 deleteTheSpace65a55b2d sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    1841686295 doesntGoWithTheseDigitsWrite6dc5e717 sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    885490576 facesTheWrongWayUses34c78390 sentence - d: Compiling/BayanRules/Arabic/ArabicPunctuation.swift.
    270748469 inPlacesASpaceSeparatesFrom10234b35 sentence - d: Compiling/BayanRules/Arabic/ArabicWawSpace.swift.
    398922804 isBeforeItsNumberPutIt17c71434 sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    976150094 isWrittenInPresentationFormsWrite3a2ede4e sentence - d: Compiling/BayanRules/Arabic/ArabicPresentationForm.swift.
    621471834 theLetterHasOnTopOf250ae85a sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    643283018 theLetterHasTwice2657b84a sentence - d: Compiling/BayanRules/Arabic/ArabicDiacriticStacked.swift.
    734346417 uArabicTatweelOnlyStretchesThe2bc53cb1 sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    943921877 uArabicTatweelOnlyStretchesWords38431ad5 sentence - d: Compiling/BayanRules/Arabic/ArabicTatweel.swift.
    194144652 write0b92698c sentence - d: Compiling/BayanRules/Arabic/ArabicPercentOrder.swift.
    domain bayan.rules-catalog
    1182632412 andAreTwoNamesOfThe467d89dc sentence - d: Compiling/BayanRules/Catalog/LocaleDuplicate.swift.
    583205821 andBothCancelButAnAlert22c303bd sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    538908092 cancelsButItIsTheFirst201f15bc sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    760475638 destroysSomethingButItIsThe2d53eff6 sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    153986949 doesntHaveTheRoleCancelSo092da785 sentence - d: Compiling/BayanRules/Catalog/RecoveryRoles.swift.
    814773239 hasNoSummaryWriteOneThat309073f7 sentence - d: Compiling/BayanRules/Catalog/DescriptionMissing.swift.
    48012117 inTheReleaseWriteValueOr02dc9b55 sentence - d: Compiling/BayanRules/Catalog/CodeRenumbered.swift.
    1185618280 isntANumberingSystemWithTen46ab1968 sentence - d: Compiling/BayanRules/Catalog/NumberingSystemUnknown.swift.
    1023006349 noCodeHasTheCategory3cf9d68d sentence - d: Compiling/BayanRules/Catalog/CategoryUnused.swift.
    47639592 noCodeOffersTheRecovery02d6ec28 sentence - d: Compiling/BayanRules/Catalog/RecoveryUnused.swift.
    1070884131 noRecoveryHasTheOption3fd46523 sentence - d: Compiling/BayanRules/Catalog/OptionUnused.swift.
    278485606 offersNoOptionsButItsCategory10995a66 sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    1434451014 theCategoryIsBuiltInBayan557ffc46 sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    516245946 theCategoryIsHere1ec549ba sentence - d: Compiling/BayanRules/Catalog/OptionsMissing.swift.
    1149847056 theRetiredCodeIsHereIt44894610 sentence - d: Compiling/BayanRules/Catalog/CodeRenumbered.swift.
    310919888 thisMatchOfIsNeverUsed128842d0 sentence - d: Compiling/BayanRules/Catalog/MatchUnreachable.swift.
    777639460 thoughItWasReleasedPutIt2e59d624 sentence - d: Compiling/BayanRules/Catalog/CodeDropped.swift.
    1323923304 thoughItWasReleasedPutIt4ee97768 sentence - d: Compiling/BayanRules/Catalog/CodeDropped.swift.
    1807966950 useANewCodeForA6bc362e6 sentence - d: Compiling/BayanRules/Catalog/ArgumentListChanged.swift.
    145830733 useANumberThatWasNever08b1334d sentence - d: Compiling/BayanRules/Catalog/CodeValueReused.swift.
    domain bayan.rules-characters
    1721290344 aLetterWasLostHereAnd6698ce68 sentence - d: Compiling/BayanRules/Characters/ReplacementCharacter.swift.
    993488826 deleteAll3b376fba sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    941582288 isAPrivateUseCharacterWhich381f67d0 sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    1589545976 isDeprecated5ebe8bf8 sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    51575970 isInCyrillicLettersThatLook0312fca2 sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    105776019 isInScriptIsWrittenIn064e0393 sentence - d: Compiling/BayanRules/Characters/ScriptUnexpected.swift.
    1677909075 isInTheWord6402dc53 sentence - d: Compiling/BayanRules/Characters/MixedScriptWord.swift.
    423882952 isWrittenAsInsteadOf1943f0c8 sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    1041167065 isWrittenAsInsteadOfAnd3e0ef2d9 sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    1248228786 isWrittenInOtherDigitsThan4a6675b2 sentence - d: Compiling/BayanRules/Characters/DigitsMixed.swift.
    649474524 isntACharacterAndNeverWill26b631dc sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    202851811 isntALetterOfWhichUses0c1745e3 sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    1820288815 isntALetterOfWhichUses6c7f672f sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    1503524780 isntAssignedToACharacter599df7ac sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    174096696 isntWrittenInTheDigitsOf0a608138 sentence - d: Compiling/BayanRules/Characters/DigitsLocaleMismatch.swift.
    473640191 joinThem1c3b2cff sentence - d: Compiling/BayanRules/Characters/NotNFC.swift.
    866303521 judgedByUnicode33a2be21 sentence - d: Compiling/BayanRules/Characters/DeprecatedOrUnassigned.swift.
    813879086 lettersWereLostHereAndReplaced3082cf2e sentence - d: Compiling/BayanRules/Characters/ReplacementCharacter.swift.
    20495394 theControlCharacterIsntTextDelete0138bc22 sentence - d: Compiling/BayanRules/Characters/ControlCharacter.swift.
    514391452 theInvisibleHasNoUseHere1ea8fd9c sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    2016976211 theInvisibleHasNoUseIn78389d53 sentence - d: Compiling/BayanRules/Characters/InvisibleCharacter.swift.
    1259507540 theMarkIsAfterASpace4b128f54 sentence - d: Compiling/BayanRules/Characters/CombiningAtStart.swift.
    633369299 theMarkIsAfterAValue25c072d3 sentence - d: Compiling/BayanRules/Characters/CombiningAtStart.swift.
    1901501847 theMarkIsAtTheStart71569d97 sentence - d: Compiling/BayanRules/Characters/CombiningAtStart.swift.
    608017222 theWholeTextIsInScript243d9b46 sentence - d: Compiling/BayanRules/Characters/ScriptUnexpected.swift.
    33356501 writeIn01fcfad5 sentence - d: Compiling/BayanRules/Characters/MixedScriptWord.swift.
    437339515 writeItInLatinLetters1a11457b sentence - d: Compiling/BayanRules/Characters/LetterVariant.swift.
    domain bayan.rules-direction
    1399499910 aReaderSeesInsteadOf536aac86 sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    125871535 alsoMovesTheCharactersBesideIt0780a5af sentence - d: Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
    1786628874 changesTheOrderInWhichLetters6a7dcb0a sentence - d: Compiling/BayanRules/Direction/BidiOverride.swift.
    1281508167 closesNothingBecauseNothingIsOpen4c624347 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    1197935266 deleteBothMarks47670aa2 sentence - d: Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
    1102191822 deleteItAndItsPartner41b21cce sentence - d: Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
    1920904013 doesntBelongInALeftTo727eab4d sentence - d: Compiling/BayanRules/Direction/BidiControlUnexpected.swift.
    882539033 hasNoCounterpartInsideTheValue349a7a19 sentence - d: Compiling/BayanRules/Direction/BidiSpill.swift.
    436662737 insertAfterTheValue1a06f1d1 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    1006178961 insertAtTheEnd3bf91291 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    1159898600 isNeverClosedWithSoIt4522a5e8 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    1200324800 isShownInTheWrongOrder478b80c0 sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    1253661908 isThereTimesInARow4ab95cd4 sentence - d: Compiling/BayanRules/Direction/BidiMarkRun.swift.
    583352668 isolateItWithAndU22c5415c sentence - d: Compiling/BayanRules/Direction/BidiEmbeddingLegacy.swift.
    487404636 isolateItWithUAndU1d0d345c sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    1743396736 isolateItWithUAndU67ea1f80 sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    1920526 keepOne001d4e0e sentence - d: Compiling/BayanRules/Direction/BidiMarkRun.swift.
    1787059575 makeItAnIsolateThatEnds6a845d77 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    1888820886 makeItAnIsolateThatEnds70951e96 sentence - d: Compiling/BayanRules/Direction/BidiUnbalanced.swift.
    234825813 pointsBackwardsInARightTo0dff2855 sentence - d: Compiling/BayanRules/Direction/RTLArrowDirection.swift.
    374046030 putUFAtTheStart164b7d4e sentence - d: Compiling/BayanRules/Direction/BidiBaseDirection.swift.
    1226581471 theListIsShownInReverse491c25df sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    1750194875 theTextBeginsWithFromWhich6851dabb sentence - d: Compiling/BayanRules/Direction/BidiBaseDirection.swift.
    1560375732 thisIsolateHasNoVisibleEffect5d0171b4 sentence - d: Compiling/BayanRules/Direction/BidiIsolateRedundant.swift.
    835460304 withoutAnIsolateALeftTo31cc1cd0 sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    1997444361 withoutAnIsolateANumberWould770e9509 sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    996048715 withoutAnIsolateARightTo3b5e7f4b sentence - d: Compiling/BayanRules/Direction/BidiPlaceholderIsolate.swift.
    243490315 writeUFAfterTheComma0e835e0b sentence - d: Compiling/BayanRules/Direction/BidiIsolateMissing.swift.
    domain bayan.rules-files
    365990624 hasLettersOfScriptAmongIts15d092e0 sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    2062419578 isHere7aee067a sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    432959285 isTheConflictMarkerOfA19ce6f35 sentence - d: Compiling/BayanRules/Files/MergeConflictMarker.swift.
    313026669 looksLikeButIsADifferent12a8686d sentence - d: Compiling/BayanRules/Files/ConfusableKey.swift.
    489589022 theNameThatLooksLikeContains1d2e891e sentence - d: Compiling/BayanRules/Files/IdentifierBidi.swift.
    domain bayan.rules-literals
    2077716067 address7bd76e63 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    2010243002 andMoreAreShownToReaders77d1dfba sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    977057096 code3a3cb548 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    111027030 eMailAddress069e2356 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    907442579 function36167993 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    102227264 isInTheSource0617dd40 sentence - d: Compiling/BayanRules/Literals/NumberChanged.swift.
    951743805 isShownToReadersAsIt38ba753d sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    1041934814 isntReadAsACharacterWrite3e1aa9de sentence - d: Compiling/BayanRules/Literals/EntityBroken.swift.
    793093686 option2f45a636 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    930344241 path3773ed31 sentence - d: Compiling/BayanRules/Literals/LiteralRules.swift.
    1526289756 theIsInTheSource5af9555c sentence - d: Compiling/BayanRules/Literals/LiteralKind.swift.
    1951329477 theSourceHasPercentagesButThe744eecc5 sentence - d: Compiling/BayanRules/Literals/PercentLost.swift.
    414346736 theSourceSIsMissing18b26df0 sentence - d: Compiling/BayanRules/Literals/LiteralKind.swift.
    1049339146 theSourceSIsMissing3e8ba50a sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    1241032323 theSourceSNumberIsMissing49f8a683 sentence - d: Compiling/BayanRules/Literals/NumberChanged.swift.
    417254925 theSourceSPercentageSignIs18dece0d sentence - d: Compiling/BayanRules/Literals/PercentLost.swift.
    1197525004 writeTheCharacterItself4760c80c sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    1987811479 writeTheCharactersThemselves767b9897 sentence - d: Compiling/BayanRules/Literals/EscapeMismatch.swift.
    domain bayan.rules-markup
    846166963 aLinkNeedsAndSideBy326f7bb3 sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    139882144 addDirAuto08566ea0 sentence - d: Compiling/BayanRules/Markup/MarkupDirMissing.swift.
    1892991135 cantBeUsedInAText70d4c09f sentence - d: Compiling/BayanRules/Markup/MarkupUnsafe.swift.
    466725673 closesATagThatWasNever1bd1ab29 sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    126241573 containsAValueOfUnknownDirection07864b25 sentence - d: Compiling/BayanRules/Markup/MarkupDirMissing.swift.
    1686666585 hasNoCounterpartTheSourceHas64887d59 sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    1858711970 hasNoInTheSourceRemove6ec9b1a2 sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    1149252779 isMissingFromTheSourceHas448034ab sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    724250937 isNeverClosed2b2b3139 sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    1038589858 isNotClosedBefore3de79fa2 sentence - d: Compiling/BayanRules/Markup/MarkupUnbalanced.swift.
    717073952 ofIsButInTheSource2abdae20 sentence - d: Compiling/BayanRules/Markup/MarkupAttributeChanged.swift.
    1255820039 ofRunsCodeRemoveIt4ada4b07 sentence - d: Compiling/BayanRules/Markup/MarkupUnsafe.swift.
    1046934201 theSourceHasNo3e66f2b9 sentence - d: Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
    2146277306 theSourceHasNoItHas7fed97ba sentence - d: Compiling/BayanRules/Markup/MarkupTagUnknown.swift.
    1200186268 write4789639c sentence - d: Compiling/BayanRules/Markup/MarkdownBroken.swift.
    domain bayan.rules-messages
    780366424 cantFormat2e837258 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    387456963 cantFormatTheResultOf17181fc3 sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    1180977502 declareItInFunctionsOfCatalog4664495e sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    492370653 hasNoOption1d58fadd sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1924262586 inTheStandardAFunctionOf72b1eaba sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    101435357 isMoreThanWhichIs060bc7dd sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    847518265 isShownToReadersButHas32841a39 sentence - d: Compiling/BayanRules/Messages/BraceStray.swift.
    859580259 itIsACodeOfThree333c2763 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1034308163 itIsANumber3da64a43 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1853078880 itIsANumberFromTo6e73bd60 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1132187804 itIsAnInteger437bd09c sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    935906514 itIsTrueOrFalse37c8ccd2 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    2129289361 markupHasNoDirectionPutU7eea6091 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1601139674 needsAnOperandBeforeIt5f6f73da sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    1713808010 needsTheOptionForANumber6626a28a sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    1253318754 offsetNeedsExactlyOneOfThe4ab42062 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1352635015 replaceWith509f9287 sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    404608140 takesNoOperand181dd48c sentence - d: Compiling/BayanRules/Messages/BadOperand.swift.
    477013623 theOptionCantBe1c6ea677 sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1544940122 theOptionNeedsALiteralNot5c15ea5a sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1854445102 theStandard6e88962e sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    1874078163 thereIsNoFunction6fb429d3 sentence - d: Compiling/BayanRules/Messages/UnknownFunction.swift.
    205311836 use0c3ccf5c sentence - d: Compiling/BayanRules/Messages/BadOption.swift.
    domain bayan.rules-placeholders
    1402152997 andNoOtherArgument53932825 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    511892466 isFormattedWithButWithIn1e82dbf2 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderTypeChanged.swift.
    1987047329 isMissingFromTheVariantThe766fefa1 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    342468823 isMissingTheSourceShowsIt1469a8d7 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    656125678 isShownAsItIsWritten271baeee sentence - d: Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
    1639772265 isShownAsItIsWritten61bcf069 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderLookalike.swift.
    1332227328 isShownButInTheSource4f682d00 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    1582674521 isShownButInTheSource5e55b259 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    436705309 isShownInButInIn1a07981d sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    1417285672 isShownWithAnotherValueOf547a1028 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    343368804 isShownWithButWithIn14776464 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    1297956985 isShownWithWhichTheSource4d5d4079 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    1692879108 isShownWithoutWhichTheSource64e74904 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    393672011 isWhichCantFormat1776f54b sentence - d: Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
    1905854027 itHas7199064b sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    306610591 itsTypeIsDeclaredHere1246819f sentence - d: Compiling/BayanRules/Placeholders/ArgumentTypeMismatch.swift.
    1505452939 lettersTouchSoTheyLookLike59bb638b sentence - d: Compiling/BayanRules/Placeholders/PlaceholderGluedAffix.swift.
    1826113019 once6cd845fb sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    1089970623 theErrorHasNoArgument40f7a1bf sentence - d: Compiling/BayanRules/Placeholders/PlaceholderUnknown.swift.
    88503736 theSourceHasItHere054675b8 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderMissing.swift.
    620545566 theSourceShowsItHere24fcc61e sentence - d: Compiling/BayanRules/Placeholders/PlaceholderFormatChanged.swift.
    2129938123 times7ef446cb sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    829708313 twice31745819 sentence - d: Compiling/BayanRules/Placeholders/PlaceholderCountChanged.swift.
    domain bayan.rules-plurals
    1467043597 addTheVariant57714f0d sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    20252182 addTheVariants01350616 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    609888707 allFormsAreTheSameBut245a29c3 sentence - d: Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
    1273620816 areTheSameButWithNumbers4be9e950 sentence - d: Compiling/BayanRules/Plurals/PluralFormsIdentical.swift.
    1703446681 cantSelectAVariantOnlyFormats65888899 sentence - d: Compiling/BayanRules/Plurals/BadSelector.swift.
    1906240998 hasMoreNumbersThanTheKeys719eede6 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    1133430766 isAnOrdinalHereRdBut438ec7ee sentence - d: Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
    1584294763 isAnOrdinalInTheSource5e6e6b6b sentence - d: Compiling/BayanRules/Plurals/PluralTypeChanged.swift.
    87924020 isNeitherANumberNorA053d9d34 sentence - d: Compiling/BayanRules/Plurals/BadVariantKey.swift.
    2019931733 isNeitherANumberNorA7865b655 sentence - d: Compiling/BayanRules/Plurals/BadVariantKey.swift.
    215841085 isntShownButThisVariantIs0cdd793d sentence - d: Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
    1989322391 minus7692a697 sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    964647677 plus397f5afd sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    485861612 showTheNumber1cf5a8ec sentence - d: Compiling/BayanRules/Plurals/PluralNumberOmitted.swift.
    611511365 theCategoryIsMissingFromThe2472ec45 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    258197549 theMessageHasVariantsMoreThan0f63c82d sentence - d: Compiling/BayanRules/Plurals/ComplexityLimit.swift.
    1147414369 theSourceHasNoKey44642761 sentence - d: Compiling/BayanRules/Plurals/SelectBranchUnknown.swift.
    2022774252 theSourceSelectsByButThe789115ec sentence - d: Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
    1377757648 theSourceSelectsHere521ee9d0 sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    1353221827 theTranslationHasOneTextFor50a886c3 sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    335152462 theTranslationSelectsByButThe13fa054e sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    552937179 theTranslationSelectsByButThe20f526db sentence - d: Compiling/BayanRules/Plurals/PluralAdded.swift.
    862084822 theTranslationShowsButTheSource33625ed6 sentence - d: Compiling/BayanRules/Plurals/PluralOffsetChanged.swift.
    1339433717 thereAreNoVariantsForIn4fd622f5 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    1085116890 thereAreNoVariantsForWhich40ad91da sentence - d: Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
    1525718948 thereIsNoVariantForIn5af09fa4 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryMissing.swift.
    1736288873 thereIsNoVariantForWhich677daa69 sentence - d: Compiling/BayanRules/Plurals/SelectBranchMissing.swift.
    2146616778 thisVariantIsNeverUsedAll7ff2c5ca sentence - d: Compiling/BayanRules/Plurals/PluralCategoryShadowed.swift.
    900486050 thisVariantIsNeverUsedDoesnt35ac53a2 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    434812688 thisVariantIsNeverUsedNo19eab710 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    725262353 thisVariantIsNeverUsedSelect2b3aa011 sentence - d: Compiling/BayanRules/Plurals/PluralCategoryUnused.swift.
    2139121080 writeAVariantForEachForm7f8065b8 sentence - d: Compiling/BayanRules/Plurals/PluralDropped.swift.
    domain bayan.rules-punctuation
    582855653 aLineFeed22bdabe5 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    187923775 aLineMayBreakBeforeUse0b337d3f sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    204252362 aTab0c2ca4ca sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    1395432543 addANoBreakSpace532c9c5f sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1806926369 addTheNoBreakSpaces6bb38221 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1247042490 addTheSpace4a545bba sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    42281039 addTheSpaces0285284f sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    318990716 isWrittenTwice1303697c sentence - d: Compiling/BayanRules/Punctuation/RepeatedWord.swift.
    1194357540 isntAPunctuationMarkOfWhich47307324 sentence - d: Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
    1311693987 leaveOne4e2edca3 sentence - d: Compiling/BayanRules/Punctuation/RepeatedWord.swift.
    2013903521 leaveOneSpace7809baa1 sentence - d: Compiling/BayanRules/Punctuation/DoubleSpace.swift.
    1905322836 lineFeeds7190eb54 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    936309881 moveTheSpaceAfterTheMark37cef479 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    718931261 moveTheSpacesAfterTheMarks2ada053d sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    357139493 noLineFeed15498425 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    2016128402 noTab782bad92 sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    1145876780 removeTheSpace444cb12c sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    14679889 removeTheSpaces00dfff51 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    702641420 replaceTheSpaceWithANo29e1750c sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1616848907 replaceTheSpacesWithNoBreak605f280b sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1707336878 tabs65c3e4ae sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    788368789 theBracketHasNoCounterpart2efd8d95 sentence - d: Compiling/BayanRules/Punctuation/BracketBalance.swift.
    774301950 theQuotationMarkHasNoCounterpart2e26e8fe sentence - d: Compiling/BayanRules/Punctuation/QuoteBalance.swift.
    1370926539 theSpaceIsBeforeInsteadOf51b6adcb sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    16240020 theTranslationEndsWithButThe00f7cd94 sentence - d: Compiling/BayanRules/Punctuation/EndPunctuation.swift.
    246508018 theTranslationEndsWithButThe0eb169f2 sentence - d: Compiling/BayanRules/Punctuation/EndPunctuation.swift.
    2105113446 theTranslationEndsWithoutAPunctuation7d797b66 sentence - d: Compiling/BayanRules/Punctuation/EndPunctuation.swift.
    1075370374 theTranslationHasButTheSource4018d986 sentence - d: Compiling/BayanRules/Punctuation/TabMismatch.swift.
    814581510 theTranslationHasOneLineBut308d8706 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    1037962751 theTranslationHasSeveralLinesBut3dde0dff sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    450101475 theTranslationStartsWithButThe1ad400e3 sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    2121935843 thereAreSpacesInsteadOfOne7e7a2be3 sentence - d: Compiling/BayanRules/Punctuation/DoubleSpace.swift.
    619576131 thereIsASpaceBefore24edfb43 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    543803661 thereIsNoSpaceAfter2069c90d sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1599195273 thereIsNoSpaceBefore5f51c889 sentence - d: Compiling/BayanRules/Punctuation/PunctuationSpacing.swift.
    1913416872 usesAfterItsOwnWordsNot720c6ca8 sentence - d: Compiling/BayanRules/Punctuation/PunctuationLocale.swift.
    819417171 usesAsQuotationMarksNot30d75053 sentence - d: Compiling/BayanRules/Punctuation/QuoteStyle.swift.
    878915397 write34632f45 sentence - d: Compiling/BayanRules/Punctuation/QuoteStyle.swift.
    592650459 writeItAsInTheSource235320db sentence - d: Compiling/BayanRules/Punctuation/NewlineMismatch.swift.
    domain bayan.rules-secrets
    617861601 andAreSensitiveButDontHave24d3d1e1 sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    1459217443 andAreSensitiveButOfferDifferent56f9e423 sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    1133002291 isPrivateSoItMustNot43883e33 sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    1171187376 isPrivateSoItMustNot45cee6b0 sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    895039438 isTheCodeOfAnError355937ce sentence - d: Compiling/BayanRules/Secrets/RawCodeShown.swift.
    172372009 isTheDomainOfAnError0a463029 sentence - d: Compiling/BayanRules/Secrets/RawCodeShown.swift.
    1152656674 isTheTypeOfAnError44b42522 sentence - d: Compiling/BayanRules/Secrets/RawCodeShown.swift.
    1259792548 itIsDeclaredPrivateHere4b16e8a4 sentence - d: Compiling/BayanRules/Secrets/ArgumentPrivateShown.swift.
    1134690367 theAddressContainsAnyoneWhoSees43a2003f sentence - d: Compiling/BayanRules/Secrets/UrlSecretShown.swift.
    1929919436 theOptionsOfAreHere73083bcc sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    1347047619 theTextsOfAreHere504a50c3 sentence - d: Compiling/BayanRules/Secrets/SensitiveDetail.swift.
    domain bayan.rules-source
    135822101 aSpaceAtTheStartOr08187b15 sentence - d: Compiling/BayanRules/Source/Fragment.swift.
    393621447 cantBeTranslatedSelectByThe17762fc7 sentence - d: Compiling/BayanRules/Source/OptionalPlural.swift.
    67427968 followsInOneFormForAll0404de80 sentence - d: Compiling/BayanRules/Source/NumberUnselected.swift.
    270907496 isWrittenInTheTextIf1025b868 sentence - d: Compiling/BayanRules/Source/HardCodedNumber.swift.
    378828351 isWrittenInTheTextMake1694763f sentence - d: Compiling/BayanRules/Source/HardCodedCurrency.swift.
    1461339337 isWrittenInTheTextMake571a44c9 sentence - d: Compiling/BayanRules/Source/HardCodedDate.swift.
    202582833 thisVariantIsOnlyAPart0c132b31 sentence - d: Compiling/BayanRules/Source/SelectorFragment.swift.
    domain bayan.rules-text
    88580516 arabic0547a1a4 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    549548383 armenian20c1715f sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    394534587 cyrillic17841ebb sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1650104446 devanagari625a987e sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    2028388994 georgian78e6c282 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    908825842 greek362b94f2 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1674549994 han63cf9aea sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1355523529 hangul50cba5c9 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    949579307 hebrew38996e2b sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    266065967 hiragana0fdbd82f sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    478566493 katakana1c86585d sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1524720048 latin5ae161b0 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    1910241222 thai71dbf7c6 sentence - d: Compiling/BayanRules/Text/Script+Sentence.swift.
    287808659 theSameAtMoreMark11279c93 sentence - d: Compiling/BayanRules/Text/PlacedMark.swift.
    760702516 theSameAtMoreMarks2d576634 sentence - d: Compiling/BayanRules/Text/PlacedMark.swift.
    domain bayan.rules-translations
    725002285 acceptCldr2b36a82d sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    485032509 anotherMessageHasTheSameTranslation1ce9023d sentence - d: Compiling/BayanRules/Translations/TranslationReused.swift.
    644950046 catalogCldrLockDoesntNameThe2671281e sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    2110991469 cldrIsRecordedHere7dd32c6d sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    2020513396 digits786e9674 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1317112688 direction4e818b70 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1383006992 forWithCldrSelectsTheVariant526f0310 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1774456018 hasAnotherTranslation69c40cd2 sentence - d: Compiling/BayanRules/Translations/TranslationInconsistent.swift.
    1123255283 hasNoIn42f383f3 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1635681242 hasNoTextsInItNeeds617e83da sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    120779950 hasNoTextsInThereIs0732f4ae sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1074282956 hasNoTextsInThereIs400841cc sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1645131045 hasNoTextsInThereIs620eb525 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    1757219883 hasTheSameTranslation68bd0c2b sentence - d: Compiling/BayanRules/Translations/TranslationReused.swift.
    716326651 isADraftEditIt2ab246fb sentence - d: Compiling/BayanRules/Translations/TranslationDraft.swift.
    689322278 isStillTheTextOfTranslate29163926 sentence - d: Compiling/BayanRules/Translations/TranslationPartial.swift.
    2103546996 isntReviewedButAReleaseRequires7d619474 sentence - d: Compiling/BayanRules/Translations/TranslationUnreviewed.swift.
    227822389 isntTranslatedButItIsMissing0d944b35 sentence - d: Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
    1587398890 isntTranslatedWriteItInsteadOf5e9dc8ea sentence - d: Compiling/BayanRules/Translations/TermDoNotTranslate.swift.
    574641925 itsCategoryRequiresIt22405705 sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    265249843 messageReadsDifferentlyAcceptItWith0fcf6433 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1848742393 messagesReadDifferentlyAcceptItWith6e3191f9 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    323726 noMessageReadsDifferentlyAcceptIt0004f08e sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1612035349 numbersAreShownInTheDigits6015b515 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1470403016 orAcceptItWithBayanReview57a491c8 sentence - d: Compiling/BayanRules/Translations/TranslationDraft.swift.
    711200509 ordinalRules2a640efd sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    336903879 pluralRules1414bec7 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    1039309978 theBuiltInCategoryRequiresIt3df29c9a sentence - d: Compiling/BayanRules/Translations/TranslationMissing.swift.
    722945725 theBuiltInOptionIsOffered2b1746bd sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    627536034 theGlossaryTranslatesAs256770a2 sentence - d: Compiling/BayanRules/Translations/TermGlossary.swift.
    780298650 theOptionHasNoLabelIn2e82699a sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    2003442996 theOptionIsDeclaredHere776a1d34 sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    1797885762 thePluralRuleCantBeRead6b298f42 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    73128024 theSameSourceTextHasAnother045bd858 sentence - d: Compiling/BayanRules/Translations/TranslationInconsistent.swift.
    1670120226 theSourceAsItIsNow638c0322 sentence - d: Compiling/BayanRules/Translations/TranslationStale.swift.
    1983763294 theSourceHasChangedSinceThis763dd35e sentence - d: Compiling/BayanRules/Translations/TranslationStale.swift.
    646864809 theSourceHasIt268e5fa9 sentence - d: Compiling/BayanRules/Translations/OptionLabelMissing.swift.
    442760481 theTermIsHereInThe1a63fd21 sentence - d: Compiling/BayanRules/Translations/TermGlossary.swift.
    497770924 theTextHasCharactersButOnly1dab61ac sentence - d: Compiling/BayanRules/Translations/LengthLimit.swift.
    692763014 theTranslationIsIdenticalToThe294ab986 sentence - d: Compiling/BayanRules/Translations/TranslationUnchanged.swift.
    708286945 theseTextsAreNeverShownThere2a3799e1 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    1050109539 theseTextsAreNeverShownThere3e976663 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    1964650193 theseTextsAreNeverShownThere751a2ed1 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    456849864 thisTextIsEmpty1b3af9c8 sentence - d: Compiling/BayanRules/Translations/TranslationEmpty.swift.
    37731085 untilThenReadersGetTheText023fbb0d sentence - d: Compiling/BayanRules/Translations/MissingTexts.swift.
    1884626196 usesTheTextsOfItsCategory70551d14 sentence - d: Compiling/BayanRules/Translations/TranslationObsolete.swift.
    689461780 wasWrittenForCldrAndCldr29185a14 sentence - d: Compiling/BayanRules/Translations/CldrDrift.swift.
    domain bayan.toml
    622896017 aCarriageReturnUDWithout2520a391 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1505470581 aCharacterHasMoreThanCombining59bba875 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1126164348 aComment431fe77c sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1207510156 aKey47f9248c sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    699539695 aKeyCantBeAString29b220ef sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1225905336 aLiteralString4911d4b8 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    245363835 aMergeHasLeftConflictMarkers0e9ff47b sentence - d: Reading/BayanTOML/TOMLParser+Conflicts.swift.
    1500428082 anInlineTableMustBeOn596eb732 sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    1264306551 bothSidesOfAMergeChanged4b5bc977 sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    600290207 cantHaveASignOnlyDecimal23c7b39f sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    678705640 cantStartWithAZeroRemove287439e8 sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    1626219192 deletedIt60ee22b8 sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    1912441248 expectedAKeyFound71fd89a0 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    340699907 expectedAValueBeforeRemoveThe144eab03 sentence - d: Reading/BayanTOML/TOMLParser+Arrays.swift.
    1544738463 expectedAValueFound5c12d69f sentence - d: Reading/BayanTOML/TOMLParser+Values.swift.
    136899016 expectedAnEntryAfterTomlHas0828e9c8 sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    220745724 expectedAnEntryBeforeRemoveThe0d284ffc sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    1761240768 expectedAndAValueAfterThe68fa66c0 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1095334522 expectedAtTheEndOfThe41497a7a sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    1143048487 expectedOrAfterTheArrayS44218927 sentence - d: Reading/BayanTOML/TOMLParser+Arrays.swift.
    707096337 expectedOrAfterTheInlineTable2a256f11 sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    394374709 expectedTheEndOfTheLine1781ae35 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    961649144 has395199f8 sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    523208499 hasAValueOfTheType1f2f8733 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    148632284 hasAWrongOffsetWriteIt08dbf2dc sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    659717592 hasNoSecondsWriteNot27527dd8 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    980077236 hasTheDayWhichDoesntHave3a6acab4 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1037830214 hasTheHourHoursGoFrom3ddc0846 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    182884543 hasTheMinuteMinutesGoFrom0ae698bf sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    858213158 hasTheMonthMonthsGoFrom33274b26 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    434052233 hasTheSecondSecondsGoFrom19df1c89 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1739399050 inEachUnderscoreMustBeBetween67ad1f8a sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    1224738180 isATableInOnePlace49000584 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    1806314484 isFirstWrittenHere6baa2bf4 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    188995339 isNotUtfSaveTheFile0b43d70b sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    1299877164 isTooLargeAnIntegerIs4d7a8d2c sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    1805606486 isntADateWriteItLike6b9f5e56 sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1877550519 isntANumberADigitIs6fe925b7 sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    72915026 isntANumberPutTextIn04589852 sentence - d: Reading/BayanTOML/TOMLParser+Numbers.swift.
    1176860610 isntAQuotationMarkOfToml462577c2 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    105879739 isntATimeWriteItLike064f98bb sentence - d: Reading/BayanTOML/TOMLParser+DateTimes.swift.
    1642226265 isntAUnicodeCharacterSurrogatesAnd61e26259 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    300725124 isntAValuePutTextIn11ecb384 sentence - d: Reading/BayanTOML/TOMLParser+Values.swift.
    1532288023 isntAValueWriteInLower5b54dc17 sentence - d: Reading/BayanTOML/TOMLParser+Values.swift.
    1213690296 isntAnEscapeWriteForA485771b8 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1655954652 needsHexadecimalDigits62b3dcdc sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    1224255834 nestedTooDeeplyTheLimitIs48f8a95a sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    460835397 oneSide1b77ca45 sentence - d: Reading/BayanTOML/MergeConflicts.swift.
    746788046 removeTheByteOrderMark2c8314ce sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    1534222420 replaceTheQuotesWith5b726054 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    816623960 theArrayEndsWithItsSo30acb158 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    773468595 theArrayIsNotClosedEnd2e1a31b3 sentence - d: Reading/BayanTOML/TOMLParser+Arrays.swift.
    405060919 theControlCharacterIsNotAllowed1824bd37 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1029899404 theControlCharacterUIsNot3d63048c sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    615456768 theEndOfTheFile24af2000 sentence - d: Reading/BayanTOML/TOMLParser.swift.
    1821959377 theFileIsInUtfSave6c98e4d1 sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    1651194333 theFileStartsWithAnInvisible626b39dd sentence - d: Reading/BayanTOML/TOMLEncoding.swift.
    745502541 theInlineTableEndsWithIts2c6f774d sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    1786274760 theInlineTableIsNotClosed6a7863c8 sentence - d: Reading/BayanTOML/TOMLParser+InlineTables.swift.
    1894241343 theKeyIsATranslatedName70e7d43f sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    1596909189 theKeyIsWrittenTwiceRemove5f2ee685 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    1174929248 theKeyNeedsQuotesAKey4607ff60 sentence - d: Reading/BayanTOML/TOMLParser+Keys.swift.
    337850194 theStringIsNotClosedBefore14232f52 sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    258437467 theStringIsNotClosedEnd0f67715b sentence - d: Reading/BayanTOML/TOMLParser+Strings.swift.
    2141320598 theTableHasAHeaderOf7fa1f596 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    145437830 theTableIsWrittenTwicePut08ab3486 sentence - d: Reading/BayanTOML/TOMLParser+Tables.swift.
    935719401 theTextHasCharactersThatA37c5f1e9 sentence - d: Reading/BayanTOML/TOMLWriting.swift.
    92373481 thisEndsTheTextAndMore058181e9 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    1299785904 thisEndsTheTextAndMore4d7928b0 sentence - d: Reading/BayanTOML/TOMLParser+Quotes.swift.
    1332692286 thisFileHasMoreDiagnosticsThese4f6f453e sentence - d: Reading/BayanTOML/TOMLDocument.swift.
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
      BayanRuntime.MessageArgument("value", .integer(value)),
    ])
  }

  @inline(never)
  static func carrying(
    code: Swift.String, other: Swift.String, value: Swift.Int, next: Swift.Int
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("value", .integer(value)),
      BayanRuntime.MessageArgument("next", .integer(next)),
    ])
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
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean)),
    ])
  }

  @inline(never)
  static func carrying(key: Swift.String, value: Swift.String, names: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("names", .string(names)),
    ])
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
      BayanRuntime.MessageArgument("code", .string(code)),
    ])
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
    name: Swift.String, withArticle: Swift.String, wanted: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("withArticle", .string(withArticle)),
      BayanRuntime.MessageArgument("wanted", .string(wanted)),
    ])
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
  static func carrying(module: Swift.String, didYouMean: Swift.String) -> Self {
    Self("module", .string(module), "didYouMean", .string(didYouMean))
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
      BayanRuntime.MessageArgument("name", .string(name)),
    ])
  }

  @inline(never)
  static func carrying(
    recovery: Swift.String, options: [Swift.String], projectLayout: Swift.String,
    projectLayout2: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("recovery", .string(recovery)),
      BayanRuntime.MessageArgument("options", .list(options.map { .string($0) })),
      BayanRuntime.MessageArgument("projectLayout", .string(projectLayout)),
      BayanRuntime.MessageArgument("projectLayout2", .string(projectLayout2)),
    ])
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
  static func carrying(name: Swift.String, named: [Swift.String], more: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("named", .list(named.map { .string($0) })),
      BayanRuntime.MessageArgument("more", .integer(more)),
    ])
  }

  @inline(never)
  static func carrying(name: Swift.String, named: [Swift.String]) -> Self {
    Self("name", .string(name), "named", .list(named.map { .string($0) }))
  }

  @inline(never)
  static func carrying(term: Swift.String) -> Self {
    Self("term", .string(term))
  }

  @inline(never)
  static func carrying(
    what: Swift.String, name: Swift.String, file: Swift.String, didYouMean: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("file", .string(file)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean)),
    ])
  }

  @inline(never)
  static func carrying(code: Swift.String, domain: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("domain", .string(domain)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean)),
    ])
  }

  @inline(never)
  static func carrying(name: Swift.String, didYouMean: Swift.String) -> Self {
    Self("name", .string(name), "didYouMean", .string(didYouMean))
  }

  @inline(never)
  static func carrying(
    name: Swift.String, projectLayout: Swift.String, didYouMean: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("projectLayout", .string(projectLayout)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean)),
    ])
  }

  @inline(never)
  static func carrying(
    what: Swift.String, name: Swift.String, file: Swift.String, builtIn: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("file", .string(file)),
      BayanRuntime.MessageArgument("builtIn", .string(builtIn)),
    ])
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
  static func carrying(module: Swift.String, name: Swift.String) -> Self {
    Self("module", .string(module), "name", .string(name))
  }

  @inline(never)
  static func carrying(module: Swift.String, id: Swift.String) -> Self {
    Self("module", .string(module), "id", .string(id))
  }

  @inline(never)
  static func carrying(module: Swift.String, name: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("module", .string(module)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean)),
    ])
  }

  @inline(never)
  static func carrying(name: Swift.String, facet: Swift.String, module: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("facet", .string(facet)),
      BayanRuntime.MessageArgument("module", .string(module)),
    ])
  }

  @inline(never)
  static func carrying(id: Swift.String, tag: Swift.String, module: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("id", .string(id)),
      BayanRuntime.MessageArgument("tag", .string(tag)),
      BayanRuntime.MessageArgument("module", .string(module)),
    ])
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
  static func carrying(language: Swift.String) -> Self {
    Self("language", .string(language))
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
  static func carrying(marked: Swift.String) -> Self {
    Self("marked", .string(marked))
  }

  @inline(never)
  static func carrying(rule: Swift.String, fate: Swift.String, advice: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("rule", .string(rule)),
      BayanRuntime.MessageArgument("fate", .string(fate)),
      BayanRuntime.MessageArgument("advice", .string(advice)),
    ])
  }

  @inline(never)
  static func carrying(name: Swift.String, module: Swift.String, category: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("module", .string(module)),
      BayanRuntime.MessageArgument("category", .string(category)),
    ])
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
  static func carrying(first: Swift.String, second: Swift.String, module: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("first", .string(first)),
      BayanRuntime.MessageArgument("second", .string(second)),
      BayanRuntime.MessageArgument("module", .string(module)),
    ])
  }

  @inline(never)
  static func carrying(unchanged: Swift.Int) -> Self {
    Self("unchanged", .integer(unchanged))
  }

  @inline(never)
  static func carrying(changed: Swift.Int) -> Self {
    Self("changed", .integer(changed))
  }

  @inline(never)
  static func carrying(type: Swift.String, door: Swift.String, effect: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("type", .string(type)),
      BayanRuntime.MessageArgument("door", .string(door)),
      BayanRuntime.MessageArgument("effect", .string(effect)),
    ])
  }

  @inline(never)
  static func carrying(file: Swift.String, unknownFormat: Swift.String) -> Self {
    Self("file", .string(file), "unknownFormat", .string(unknownFormat))
  }

  @inline(never)
  static func carrying(value: Swift.String) -> Self {
    Self("value", .string(value))
  }

  @inline(never)
  static func carrying(exported: Swift.String) -> Self {
    Self("exported", .string(exported))
  }

  @inline(never)
  static func carrying(other: Swift.String, module: Swift.String) -> Self {
    Self("other", .string(other), "module", .string(module))
  }

  @inline(never)
  static func carrying(place: Swift.String, name: Swift.String, language: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("place", .string(place)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("language", .string(language)),
    ])
  }

  @inline(never)
  static func carrying(counts: Swift.String) -> Self {
    Self("counts", .string(counts))
  }

  @inline(never)
  static func carrying(numbers: Swift.String) -> Self {
    Self("numbers", .string(numbers))
  }

  @inline(never)
  static func carrying(count: Swift.Int, shown: Swift.String) -> Self {
    Self("count", .integer(count), "shown", .string(shown))
  }

  @inline(never)
  static func carrying(ours: Swift.String) -> Self {
    Self("ours", .string(ours))
  }

  @inline(never)
  static func carrying(place: Swift.String, name: Swift.String, reason: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("place", .string(place)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("reason", .string(reason)),
    ])
  }

  @inline(never)
  static func carrying(messageText: Swift.String) -> Self {
    Self("messageText", .string(messageText))
  }

  @inline(never)
  static func carrying(translated: Swift.String) -> Self {
    Self("translated", .string(translated))
  }

  @inline(never)
  static func carrying(folder: Swift.String, found: Swift.String, module: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("folder", .string(folder)),
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("module", .string(module)),
    ])
  }

  @inline(never)
  static func carrying(module: Swift.String, folder: Swift.String) -> Self {
    Self("module", .string(module), "folder", .string(folder))
  }

  @inline(never)
  static func carrying(module: Swift.String) -> Self {
    Self("module", .string(module))
  }

  @inline(never)
  static func carrying(target: Swift.String, plugin: Swift.String) -> Self {
    Self("target", .string(target), "plugin", .string(plugin))
  }

  @inline(never)
  static func carrying(theirs: Swift.String) -> Self {
    Self("theirs", .string(theirs))
  }

  @inline(never)
  static func carrying(module: Swift.String, folders: [Swift.String]) -> Self {
    Self("module", .string(module), "folders", .list(folders.map { .string($0) }))
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
  static func carrying(folder: Swift.String) -> Self {
    Self("folder", .string(folder))
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
  static func carrying(place: Swift.String, name: Swift.String) -> Self {
    Self("place", .string(place), "name", .string(name))
  }

  @inline(never)
  static func carrying(place: Swift.String, name: Swift.String, value: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("place", .string(place)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("value", .string(value)),
    ])
  }

  @inline(never)
  static func carrying(restated: Swift.Int) -> Self {
    Self("restated", .integer(restated))
  }

  @inline(never)
  static func carrying(ownText: Swift.String) -> Self {
    Self("ownText", .string(ownText))
  }

  @inline(never)
  static func carrying(rule: Swift.String, locale: Swift.String, rest: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("rule", .string(rule)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("rest", .string(rest)),
    ])
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
      BayanRuntime.MessageArgument("max", .string(max)),
    ])
  }

  @inline(never)
  static func carrying(value: Swift.String, value2: Swift.String) -> Self {
    Self("value", .string(value), "value2", .string(value2))
  }

  @inline(never)
  static func carrying(codes: Swift.String) -> Self {
    Self("codes", .string(codes))
  }

  @inline(never)
  static func carrying(codes: Swift.String, argument: Swift.String) -> Self {
    Self("codes", .string(codes), "argument", .string(argument))
  }

  @inline(never)
  static func carrying(names: Swift.String) -> Self {
    Self("names", .string(names))
  }

  @inline(never)
  static func carrying(tag: Swift.String, isEmpty: Swift.String) -> Self {
    Self("tag", .string(tag), "isEmpty", .string(isEmpty))
  }

  @inline(never)
  static func carrying(value: Swift.String, value2: Swift.String, line: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("value2", .string(value2)),
      BayanRuntime.MessageArgument("line", .integer(line)),
    ])
  }

  @inline(never)
  static func carrying(what: Swift.String) -> Self {
    Self("what", .string(what))
  }

  @inline(never)
  static func carrying(taken: Swift.String) -> Self {
    Self("taken", .string(taken))
  }

  @inline(never)
  static func carrying(place: Swift.String) -> Self {
    Self("place", .string(place))
  }

  @inline(never)
  static func carrying(withoutOuterSpace: Swift.String) -> Self {
    Self("withoutOuterSpace", .string(withoutOuterSpace))
  }

  @inline(never)
  static func carrying(placeholder: Swift.String, format: Swift.String) -> Self {
    Self("placeholder", .string(placeholder), "format", .string(format))
  }

  @inline(never)
  static func carrying(locale: Swift.String) -> Self {
    Self("locale", .string(locale))
  }

  @inline(never)
  static func carrying(kind: Swift.String, names: Swift.String) -> Self {
    Self("kind", .string(kind), "names", .string(names))
  }

  @inline(never)
  static func carrying(choice: Swift.String) -> Self {
    Self("choice", .string(choice))
  }

  @inline(never)
  static func carrying(unknown: Swift.String, terms: [Swift.String]) -> Self {
    Self("unknown", .string(unknown), "terms", .list(terms.map { .string($0) }))
  }

  @inline(never)
  static func carrying(unknown: Swift.String) -> Self {
    Self("unknown", .string(unknown))
  }

  @inline(never)
  static func carrying(quantity: Swift.String) -> Self {
    Self("quantity", .string(quantity))
  }

  @inline(never)
  static func carrying(word: Swift.String) -> Self {
    Self("word", .string(word))
  }

  @inline(never)
  static func carrying(tags: [Swift.String]) -> Self {
    Self("tags", .list(tags.map { .string($0) }))
  }

  @inline(never)
  static func carrying(formatKey: Swift.String) -> Self {
    Self("formatKey", .string(formatKey))
  }

  @inline(never)
  static func carrying(sourceLocale: Swift.String) -> Self {
    Self("sourceLocale", .string(sourceLocale))
  }

  @inline(never)
  static func carrying(reference: Swift.String) -> Self {
    Self("reference", .string(reference))
  }

  @inline(never)
  static func carrying(
    key: Swift.String, arguments: [Swift.String], header: Swift.String, line: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("arguments", .list(arguments.map { .string($0) })),
      BayanRuntime.MessageArgument("header", .string(header)),
      BayanRuntime.MessageArgument("line", .string(line)),
    ])
  }

  @inline(never)
  static func carrying(variants: Swift.Int) -> Self {
    Self("variants", .integer(variants))
  }

  @inline(never)
  static func carrying(devices: Swift.String) -> Self {
    Self("devices", .string(devices))
  }

  @inline(never)
  static func carrying(unread: Swift.String) -> Self {
    Self("unread", .string(unread))
  }

  @inline(never)
  static func carrying(value: Swift.String, source: Swift.String) -> Self {
    Self("value", .string(value), "source", .string(source))
  }

  @inline(never)
  static func carrying(bytes: Swift.Int) -> Self {
    Self("bytes", .integer(bytes))
  }

  @inline(never)
  static func carrying(id: Swift.String, messageText: Swift.String) -> Self {
    Self("id", .string(id), "messageText", .string(messageText))
  }

  @inline(never)
  static func carrying(rowLimit: Swift.String) -> Self {
    Self("rowLimit", .string(rowLimit))
  }

  @inline(never)
  static func carrying(tag: Swift.String, fitting: [Swift.String]) -> Self {
    Self("tag", .string(tag), "fitting", .list(fitting.map { .string($0) }))
  }

  @inline(never)
  static func carrying(count: Swift.String) -> Self {
    Self("count", .string(count))
  }

  @inline(never)
  static func carrying(
    other: Swift.String, numbers: Swift.String, form: Swift.String, language: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("numbers", .string(numbers)),
      BayanRuntime.MessageArgument("form", .string(form)),
      BayanRuntime.MessageArgument("language", .string(language)),
    ])
  }

  @inline(never)
  static func carrying(keyword: Swift.String) -> Self {
    Self("keyword", .string(keyword))
  }

  @inline(never)
  static func carrying(existing: Swift.String) -> Self {
    Self("existing", .string(existing))
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
    value: Swift.String, line: Swift.Int, value2: Swift.String, value3: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("line", .integer(line)),
      BayanRuntime.MessageArgument("value2", .string(value2)),
      BayanRuntime.MessageArgument("value3", .string(value3)),
    ])
  }

  @inline(never)
  static func carrying(offset: Swift.String, argument: Swift.String) -> Self {
    Self("offset", .string(offset), "argument", .string(argument))
  }

  @inline(never)
  static func carrying(header: Swift.String) -> Self {
    Self("header", .string(header))
  }

  @inline(never)
  static func carrying(value: Swift.String, count: Swift.Int) -> Self {
    Self("value", .string(value), "count", .integer(count))
  }

  @inline(never)
  static func carrying(tables: [Swift.String]) -> Self {
    Self("tables", .list(tables.map { .string($0) }))
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
  static func carrying(found: Swift.String) -> Self {
    Self("found", .string(found))
  }

  @inline(never)
  static func carrying(choice: Swift.String, count: Swift.Int, count2: Swift.Int) -> Self {
    Self([
      BayanRuntime.MessageArgument("choice", .string(choice)),
      BayanRuntime.MessageArgument("count", .integer(count)),
      BayanRuntime.MessageArgument("count2", .integer(count2)),
    ])
  }

  @inline(never)
  static func carrying(name: Swift.String, other: Swift.String) -> Self {
    Self("name", .string(name), "other", .string(other))
  }

  @inline(never)
  static func carrying(form: Swift.Int, formCount: Swift.Int) -> Self {
    Self("form", .integer(form), "formCount", .integer(formCount))
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
  static func carrying(
    message: Swift.String, tag: Swift.String, first: Swift.String, rule: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("message", .string(message)),
      BayanRuntime.MessageArgument("tag", .string(tag)),
      BayanRuntime.MessageArgument("first", .string(first)),
      BayanRuntime.MessageArgument("rule", .string(rule)),
    ])
  }

  @inline(never)
  static func carrying(other: Swift.String, name: Swift.String) -> Self {
    Self("other", .string(other), "name", .string(name))
  }

  @inline(never)
  static func carrying(stated: Swift.String, locale: Swift.String) -> Self {
    Self("stated", .string(stated), "locale", .string(locale))
  }

  @inline(never)
  static func carrying(stated: Swift.String, source: Swift.String) -> Self {
    Self("stated", .string(stated), "source", .string(source))
  }

  @inline(never)
  static func carrying(stated: Swift.String, value: Swift.String, locale: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("stated", .string(stated)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
    ])
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
  static func carrying(count: Swift.Int, wanted: Swift.String) -> Self {
    Self("count", .integer(count), "wanted", .string(wanted))
  }

  @inline(never)
  static func carrying(source: Swift.String, ours: Swift.String) -> Self {
    Self("source", .string(source), "ours", .string(ours))
  }

  @inline(never)
  static func carrying(count: Swift.Int, variableLimit: Swift.Int) -> Self {
    Self("count", .integer(count), "variableLimit", .integer(variableLimit))
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
  static func carrying(value: Swift.String, locale: Swift.String) -> Self {
    Self("value", .string(value), "locale", .string(locale))
  }

  @inline(never)
  static func carrying(key: Swift.String, text: Swift.String, pluralRule: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("key", .string(key)),
      BayanRuntime.MessageArgument("text", .string(text)),
      BayanRuntime.MessageArgument("pluralRule", .string(pluralRule)),
    ])
  }

  @inline(never)
  static func carrying(keys: Swift.String, count: Swift.Int) -> Self {
    Self("keys", .string(keys), "count", .integer(count))
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
  static func carrying(argument: Swift.String, kind: Swift.String, kind2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("kind", .string(kind)),
      BayanRuntime.MessageArgument("kind2", .string(kind2)),
    ])
  }

  @inline(never)
  static func carrying(keys: Swift.String) -> Self {
    Self("keys", .string(keys))
  }

  @inline(never)
  static func carrying(name: Swift.String, value: Swift.String, codePoint: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("codePoint", .string(codePoint)),
    ])
  }

  @inline(never)
  static func carrying(named: Swift.String, more: Swift.Int) -> Self {
    Self("named", .string(named), "more", .integer(more))
  }

  @inline(never)
  static func carrying(count: Swift.Int, locale: Swift.String, named: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("count", .integer(count)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("named", .string(named)),
    ])
  }

  @inline(never)
  static func carrying(code: Swift.String, value: Swift.String, former: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("former", .string(former)),
    ])
  }

  @inline(never)
  static func carrying(code: Swift.String, value: Swift.String, new: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("value", .string(value)),
      BayanRuntime.MessageArgument("new", .string(new)),
    ])
  }

  @inline(never)
  static func carrying(code: Swift.String, type: Swift.String) -> Self {
    Self("code", .string(code), "type", .string(type))
  }

  @inline(never)
  static func carrying(code: Swift.String, new: Swift.String, old: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("new", .string(new)),
      BayanRuntime.MessageArgument("old", .string(old)),
    ])
  }

  @inline(never)
  static func carrying(code: Swift.String, list: Swift.String, list2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("list", .string(list)),
      BayanRuntime.MessageArgument("list2", .string(list2)),
    ])
  }

  @inline(never)
  static func carrying(domain: Swift.String, type: Swift.String) -> Self {
    Self("domain", .string(domain), "type", .string(type))
  }

  @inline(never)
  static func carrying(old: Swift.String, new: Swift.String) -> Self {
    Self("old", .string(old), "new", .string(new))
  }

  @inline(never)
  static func carrying(
    what: Swift.String, code: Swift.String, new: Swift.String, old: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("new", .string(new)),
      BayanRuntime.MessageArgument("old", .string(old)),
    ])
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
      BayanRuntime.MessageArgument("skeleton", .string(skeleton)),
    ])
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
  static func carrying(count: Swift.Int, rule: Swift.String, shown: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("count", .integer(count)),
      BayanRuntime.MessageArgument("rule", .string(rule)),
      BayanRuntime.MessageArgument("shown", .string(shown)),
    ])
  }

  @inline(never)
  static func carrying(cldr: Swift.String) -> Self {
    Self("cldr", .string(cldr))
  }

  @inline(never)
  static func carrying(name: Swift.String, other: Swift.String, recovery: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("recovery", .string(recovery)),
    ])
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
      BayanRuntime.MessageArgument("limit", .integer(limit)),
    ])
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
    mark: Swift.String, locale: Swift.String, own: Swift.String, sameElsewhere: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("mark", .string(mark)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("own", .string(own)),
      BayanRuntime.MessageArgument("sameElsewhere", .string(sameElsewhere)),
    ])
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
      BayanRuntime.MessageArgument("old", .string(old)),
    ])
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
    word: Swift.String, script: Swift.String, locale: Swift.String, names: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("word", .string(word)),
      BayanRuntime.MessageArgument("script", .string(script)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("names", .string(names)),
    ])
  }

  @inline(never)
  static func carrying(
    named: Swift.String, script: Swift.String, others: Swift.String, word: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("named", .string(named)),
      BayanRuntime.MessageArgument("script", .string(script)),
      BayanRuntime.MessageArgument("others", .string(others)),
      BayanRuntime.MessageArgument("word", .string(word)),
    ])
  }

  @inline(never)
  static func carrying(form: Swift.String, codes: Swift.String, codes2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("form", .string(form)),
      BayanRuntime.MessageArgument("codes", .string(codes)),
      BayanRuntime.MessageArgument("codes2", .string(codes2)),
    ])
  }

  @inline(never)
  static func carrying(
    form: Swift.String, codes: Swift.String, codes2: Swift.String, count: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("form", .string(form)),
      BayanRuntime.MessageArgument("codes", .string(codes)),
      BayanRuntime.MessageArgument("codes2", .string(codes2)),
      BayanRuntime.MessageArgument("count", .string(count)),
    ])
  }

  @inline(never)
  static func carrying(number: Swift.String, sample: Swift.String) -> Self {
    Self("number", .string(number), "sample", .string(sample))
  }

  @inline(never)
  static func carrying(
    scalar: Swift.String, locale: Swift.String, own: Swift.String, count: Swift.Int
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("scalar", .string(scalar)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("own", .string(own)),
      BayanRuntime.MessageArgument("count", .integer(count)),
    ])
  }

  @inline(never)
  static func carrying(scalar: Swift.String, locale: Swift.String, own: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("scalar", .string(scalar)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("own", .string(own)),
    ])
  }

  @inline(never)
  static func carrying(number: Swift.String, locale: Swift.String, sample: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("number", .string(number)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("sample", .string(sample)),
    ])
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
      BayanRuntime.MessageArgument("names", .string(names)),
    ])
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
      BayanRuntime.MessageArgument("wanted", .string(wanted)),
    ])
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
    change: Swift.String, tag: Swift.String, found: Swift.String, expected: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("change", .string(change)),
      BayanRuntime.MessageArgument("tag", .string(tag)),
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("expected", .string(expected)),
    ])
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
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean)),
    ])
  }

  @inline(never)
  static func carrying(
    least: Swift.String, count: Swift.Int, most: Swift.String, count2: Swift.Int
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("least", .string(least)),
      BayanRuntime.MessageArgument("count", .integer(count)),
      BayanRuntime.MessageArgument("most", .string(most)),
      BayanRuntime.MessageArgument("count2", .integer(count2)),
    ])
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
    argument: Swift.String, function: Swift.String, wanted: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("function", .string(function)),
      BayanRuntime.MessageArgument("wanted", .string(wanted)),
    ])
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
  static func carrying(argument: Swift.String, times: Swift.String, times2: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("times", .string(times)),
      BayanRuntime.MessageArgument("times2", .string(times2)),
    ])
  }

  @inline(never)
  static func carrying(
    argument: Swift.String, times: Swift.String, times2: Swift.String, other: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("times", .string(times)),
      BayanRuntime.MessageArgument("times2", .string(times2)),
      BayanRuntime.MessageArgument("other", .string(other)),
    ])
  }

  @inline(never)
  static func carrying(argument: Swift.String, found: Swift.String, wanted: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("wanted", .string(wanted)),
    ])
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
      BayanRuntime.MessageArgument("function", .string(function)),
    ])
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
      BayanRuntime.MessageArgument("forms", .string(forms)),
    ])
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
      BayanRuntime.MessageArgument("numbers", .string(numbers)),
    ])
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
    found: Swift.String, locale: Swift.String, expected: Swift.String, sameElsewhere: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("expected", .string(expected)),
      BayanRuntime.MessageArgument("sameElsewhere", .string(sameElsewhere)),
    ])
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
    locale: Swift.String, expected: Swift.String, found: Swift.String, sameElsewhere: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("expected", .string(expected)),
      BayanRuntime.MessageArgument("found", .string(found)),
      BayanRuntime.MessageArgument("sameElsewhere", .string(sameElsewhere)),
    ])
  }

  @inline(never)
  static func carrying(
    locale: Swift.String, start: Swift.String, end: Swift.String, `open`: Swift.String,
    close: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("start", .string(start)),
      BayanRuntime.MessageArgument("end", .string(end)),
      BayanRuntime.MessageArgument("open", .string(`open`)),
      BayanRuntime.MessageArgument("close", .string(close)),
    ])
  }

  @inline(never)
  static func carrying(
    code: Swift.String, other: Swift.String, facets: [Swift.String], category: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("code", .string(code)),
      BayanRuntime.MessageArgument("other", .string(other)),
      BayanRuntime.MessageArgument("facets", .list(facets.map { .string($0) })),
      BayanRuntime.MessageArgument("category", .string(category)),
    ])
  }

  @inline(never)
  static func carrying(code: Swift.String, other: Swift.String) -> Self {
    Self("code", .string(code), "other", .string(other))
  }

  @inline(never)
  static func carrying(
    noun: Swift.String, argument: Swift.String, categories: [Swift.String]
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("noun", .string(noun)),
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("categories", .list(categories.map { .string($0) })),
    ])
  }

  @inline(never)
  static func carrying(amount: Swift.String) -> Self {
    Self("amount", .string(amount))
  }

  @inline(never)
  static func carrying(date: Swift.String) -> Self {
    Self("date", .string(date))
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
    now: Swift.String, version2: Swift.String, was: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("argument", .string(argument)),
      BayanRuntime.MessageArgument("numbers", .string(numbers)),
      BayanRuntime.MessageArgument("more", .string(more)),
      BayanRuntime.MessageArgument("version", .string(version)),
      BayanRuntime.MessageArgument("now", .string(now)),
      BayanRuntime.MessageArgument("version2", .string(version2)),
      BayanRuntime.MessageArgument("was", .string(was)),
    ])
  }

  @inline(never)
  static func carrying(
    name: Swift.String, facet: Swift.String, locale: Swift.String, untilThen: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("facet", .string(facet)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen)),
    ])
  }

  @inline(never)
  static func carrying(
    name: Swift.String, locale: Swift.String, list: [Swift.String], untilThen: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("list", .list(list.map { .string($0) })),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen)),
    ])
  }

  @inline(never)
  static func carrying(
    domain: Swift.String, locale: Swift.String, path: Swift.String, locale2: Swift.String,
    untilThen: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("domain", .string(domain)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("locale2", .string(locale2)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen)),
    ])
  }

  @inline(never)
  static func carrying(
    domain: Swift.String, locale: Swift.String, path: Swift.String, untilThen: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("domain", .string(domain)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen)),
    ])
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
    digits: Swift.String, version: Swift.String, version2: Swift.String, digits2: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("digits", .string(digits)),
      BayanRuntime.MessageArgument("version", .string(version)),
      BayanRuntime.MessageArgument("version2", .string(version2)),
      BayanRuntime.MessageArgument("digits2", .string(digits2)),
    ])
  }

  @inline(never)
  static func carrying(draft: Swift.String, id: Swift.String) -> Self {
    Self("draft", .string(draft), "id", .string(id))
  }

  @inline(never)
  static func carrying(term: Swift.String, translation: Swift.String) -> Self {
    Self("term", .string(term), "translation", .string(translation))
  }

  @inline(never)
  static func carrying(
    option: Swift.String, locale: Swift.String, untilThen: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("option", .string(option)),
      BayanRuntime.MessageArgument("locale", .string(locale)),
      BayanRuntime.MessageArgument("untilThen", .string(untilThen)),
    ])
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
    what: Swift.String, name: Swift.String, path: Swift.String, names: [Swift.String]
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("names", .list(names.map { .string($0) })),
    ])
  }

  @inline(never)
  static func carrying(what: Swift.String, name: Swift.String, didYouMean: Swift.String) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean)),
    ])
  }

  @inline(never)
  static func carrying(
    what: Swift.String, name: Swift.String, path: Swift.String, didYouMean: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("what", .string(what)),
      BayanRuntime.MessageArgument("name", .string(name)),
      BayanRuntime.MessageArgument("path", .string(path)),
      BayanRuntime.MessageArgument("didYouMean", .string(didYouMean)),
    ])
  }

  @inline(never)
  static func carrying(answering: Swift.String) -> Self {
    Self("answering", .string(answering))
  }

  @inline(never)
  static func carrying(
    tag: Swift.String, version: Swift.String, version2: Swift.String, parts: Swift.String
  ) -> Self {
    Self([
      BayanRuntime.MessageArgument("tag", .string(tag)),
      BayanRuntime.MessageArgument("version", .string(version)),
      BayanRuntime.MessageArgument("version2", .string(version2)),
      BayanRuntime.MessageArgument("parts", .string(parts)),
    ])
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
      BayanRuntime.MessageArgument("month", .string(month)),
    ])
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
      BayanRuntime.MessageArgument("max", .string(max)),
    ])
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
