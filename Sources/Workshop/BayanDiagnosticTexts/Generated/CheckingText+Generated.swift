// Generated from Catalog/checking.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.checking`, Catalog/checking.toml.
nonisolated indirect enum CheckingText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a colon”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 973598751, `sentence`; Catalog/checking.toml, `aColon3a07f01f`.
  case aColon3a07f01f

  /// “a comma”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 203536946, `sentence`; Catalog/checking.toml, `aComma0c21ba32`.
  case aComma0c21ba32

  /// “a full stop”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 1639158742, `sentence`; Catalog/checking.toml, `aFullStop61b393d6`.
  case aFullStop61b393d6

  /// “a question mark”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 631888162, `sentence`; Catalog/checking.toml, `aQuestionMark25a9d922`.
  case aQuestionMark25a9d922

  /// “a semicolon”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 185459047, `sentence`; Catalog/checking.toml, `aSemicolon0b0de167`.
  case aSemicolon0b0de167

  /// “a translated sentence may begin with another part”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1697604073, `sentence`; Catalog/checking.toml,
  ///   `aTranslatedSentenceMayBeginWith652f61e9`.
  case aTranslatedSentenceMayBeginWith652f61e9

  /// “an ellipsis”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 67337187, `sentence`; Catalog/checking.toml, `anEllipsis04037be3`.
  case anEllipsis04037be3

  /// “an exclamation mark”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 403764167, `sentence`; Catalog/checking.toml,
  ///   `anExclamationMark1810f3c7`.
  case anExclamationMark1810f3c7

  /// “'{$rule}' can't be suppressed, because files with this problem can't be used”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 400017813, `sentence`; Catalog/checking.toml,
  ///   `cantBeSuppressedBecauseFilesWith17d7c995`.
  case cantBeSuppressedBecauseFilesWith17d7c995(rule: Swift.String)

  /// “delete the variant”
  ///
  /// Compiling/BayanChecking/Text/MessageEdits.swift.
  ///
  /// - Remark: Code 527091741, `sentence`; Catalog/checking.toml, `deleteTheVariant1f6ac81d`.
  case deleteTheVariant1f6ac81d

  /// “'{$module}' doesn't let other modules change the texts of '{$name}'; delete this text”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 2002861656, `sentence`; Catalog/checking.toml,
  ///   `doesntLetOtherModulesChangeThe77613e58`.
  case doesntLetOtherModulesChangeThe77613e58(module: Swift.String, name: Swift.String)

  /// “'{$module}' has changed the text that this one replaces; update this text, then run
  /// 'bayan sync {$id}'”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 649776228, `sentence`; Catalog/checking.toml,
  ///   `hasChangedTheTextThatThis26bacc64`.
  case hasChangedTheTextThatThis26bacc64(module: Swift.String, id: Swift.String)

  /// “'{$module}' has no domain '{$name}', so these texts are never shown{$didYouMean}”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 1360105995, `sentence`; Catalog/checking.toml,
  ///   `hasNoDomainSoTheseTexts5111920b`.
  case hasNoDomainSoTheseTexts5111920b(
    module: Swift.String, name: Swift.String, didYouMean: Swift.String)

  /// “'{$module}' has no error '{$name}', so this text is never shown{$didYouMean}”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 1517014833, `sentence`; Catalog/checking.toml,
  ///   `hasNoErrorSoThisText5a6bcf31`.
  case hasNoErrorSoThisText5a6bcf31(
    module: Swift.String, name: Swift.String, didYouMean: Swift.String)

  /// “'{$name}' has no '{$facet}' in '{$module}', so this text is never shown; delete it”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 103481456, `sentence`; Catalog/checking.toml,
  ///   `hasNoInSoThisText062b0070`.
  case hasNoInSoThisText062b0070(name: Swift.String, facet: Swift.String, module: Swift.String)

  /// “'{$module}' has no option '{$name}', so this label is never shown{$didYouMean}”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 2133394287, `sentence`; Catalog/checking.toml,
  ///   `hasNoOptionSoThisLabel7f29036f`.
  case hasNoOptionSoThisLabel7f29036f(
    module: Swift.String, name: Swift.String, didYouMean: Swift.String)

  /// “'{$id}' has no text of this project in '{$tag}', so its readers see that of
  /// '{$module}'; write one”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 1676134357, `sentence`; Catalog/checking.toml,
  ///   `hasNoTextOfThisProject63e7c7d5`.
  case hasNoTextOfThisProject63e7c7d5(id: Swift.String, tag: Swift.String, module: Swift.String)

  /// “is part of '{$other}'”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1659834568, `sentence`; Catalog/checking.toml, `isPartOf62ef10c8`.
  case isPartOf62ef10c8(other: Swift.String)

  /// “it guessed the forms of words from other messages”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 568595366, `sentence`; Catalog/checking.toml,
  ///   `itGuessedTheFormsOfWords21e413a6`.
  case itGuessedTheFormsOfWords21e413a6

  /// “it was suppressed ('{$reason}'), but the text has changed since; renew the suppression
  /// with 'bayan allow'”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 755050494, `sentence`; Catalog/checking.toml,
  ///   `itWasSuppressedButTheText2d0127fe`.
  case itWasSuppressedButTheText2d0127fe(reason: Swift.String)

  /// “languages and teams differ in '...' and '…'”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 188693873, `sentence`; Catalog/checking.toml,
  ///   `languagesAndTeamsDifferInAnd0b3f3d71`.
  case languagesAndTeamsDifferInAnd0b3f3d71

  /// “languages and teams differ in their dashes”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 522288121, `sentence`; Catalog/checking.toml,
  ///   `languagesAndTeamsDifferInTheir1f217bf9`.
  case languagesAndTeamsDifferInTheir1f217bf9

  /// “languages capitalize by rules of their own”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 2069930833, `sentence`; Catalog/checking.toml,
  ///   `languagesCapitalizeByRulesOfTheir7b60a351`.
  case languagesCapitalizeByRulesOfTheir7b60a351

  /// “languages divide their sentences differently”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1257699521, `sentence`; Catalog/checking.toml,
  ///   `languagesDivideTheirSentencesDifferently4af6f8c1`.
  case languagesDivideTheirSentencesDifferently4af6f8c1

  /// “many languages have letters of their own for acronyms”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1425719151, `sentence`; Catalog/checking.toml,
  ///   `manyLanguagesHaveLettersOfTheir54fabf6f`.
  case manyLanguagesHaveLettersOfTheir54fabf6f

  /// “'max-length' says how long a text may be”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 689004978, `sentence`; Catalog/checking.toml,
  ///   `maxLengthSaysHowLongA291161b2`.
  case maxLengthSaysHowLongA291161b2

  /// “no error of '{$module}' has the option '{$name}', so this label is never shown; delete
  /// it”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 1791172641, `sentence`; Catalog/checking.toml,
  ///   `noErrorOfHasTheOption6ac32021`.
  case noErrorOfHasTheOption6ac32021(module: Swift.String, name: Swift.String)

  /// “remove the comment”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1503994859, `sentence`; Catalog/checking.toml,
  ///   `removeTheComment59a523eb`.
  case removeTheComment59a523eb

  /// “remove the line”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1121038661, `sentence`; Catalog/checking.toml, `removeTheLine42d1b145`.
  case removeTheLine42d1b145

  /// “remove this line”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1466246152, `sentence`; Catalog/checking.toml, `removeThisLine57652408`.
  case removeThisLine57652408

  /// “'RulePage.Labels' has no headings in '{$language}'”
  ///
  /// Compiling/BayanChecking/RulePage.swift.
  ///
  /// - Remark: Code 2086068089, `sentence`; Catalog/checking.toml,
  ///   `rulepageLabelsHasNoHeadingsIn7c56df79`.
  case rulepageLabelsHasNoHeadingsIn7c56df79(language: Swift.String)

  /// “the baseline has 1 diagnostic of a retired rule: {$rules}; remove it with
  /// '--update-baseline'”
  ///
  /// Compiling/BayanChecking/Baseline.swift.
  ///
  /// - Remark: Code 525363994, `sentence`; Catalog/checking.toml,
  ///   `theBaselineHasDiagnosticOfA1f506b1a`.
  case theBaselineHasDiagnosticOfA1f506b1a(rules: [Swift.String])

  /// “the baseline has {$count :integer} diagnostics of retired rules: {$rules}; remove them
  /// with '--update-baseline'”
  ///
  /// Compiling/BayanChecking/Baseline.swift.
  ///
  /// - Remark: Code 750669772, `sentence`; Catalog/checking.toml,
  ///   `theBaselineHasDiagnosticsOfRetired2cbe4fcc`.
  case theBaselineHasDiagnosticsOfRetired2cbe4fcc(count: Swift.Int, rules: [Swift.String])

  /// “the change: {$marked}”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 910485051, `sentence`; Catalog/checking.toml, `theChange3644e63b`.
  case theChange3644e63b(marked: Swift.String)

  /// “the rule '{$rule}' {$fate}; {$advice}”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1531541131, `sentence`; Catalog/checking.toml, `theRule5b49768b`.
  case theRule5b49768b(rule: Swift.String, fate: Swift.String, advice: Swift.String)

  /// “the source is here”
  ///
  /// Compiling/BayanChecking/CatalogMessage.swift.
  ///
  /// - Remark: Code 1487786073, `sentence`; Catalog/checking.toml, `theSourceIsHere58add059`.
  case theSourceIsHere58add059

  /// “the text of the module”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 381910702, `sentence`; Catalog/checking.toml,
  ///   `theTextOfTheModule16c37eae`.
  case theTextOfTheModule16c37eae

  /// “the texts of '{$name}' are those of its category in '{$module}'; write them for
  /// '{$category}' in 'categories.toml'”
  ///
  /// Compiling/BayanChecking/Overrides/OverrideCheck.swift.
  ///
  /// - Remark: Code 64340597, `sentence`; Catalog/checking.toml,
  ///   `theTextsOfAreThoseOf03d5c275`.
  case theTextsOfAreThoseOf03d5c275(
    name: Swift.String, module: Swift.String, category: Swift.String)

  /// “there is no rule '{$rule}'{$didYouMean}”
  ///
  /// Compiling/BayanChecking/RuleBook+Checks.swift.
  ///
  /// - Remark: Code 1884011691, `sentence`; Catalog/checking.toml, `thereIsNoRule704bbcab`.
  case thereIsNoRule704bbcab(rule: Swift.String, didYouMean: Swift.String)

  /// “this rule can't be suppressed for many texts at once; suppress it for one text with
  /// 'bayan allow'”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 1475354564, `sentence`; Catalog/checking.toml,
  ///   `thisRuleCantBeSuppressedFor57f01fc4`.
  case thisRuleCantBeSuppressedFor57f01fc4

  /// “this rule reports {$count :integer} more in this message”
  ///
  /// Compiling/BayanChecking/Report.swift.
  ///
  /// - Remark: Code 1698729239, `sentence`; Catalog/checking.toml,
  ///   `thisRuleReportsMoreInThis65408d17`.
  case thisRuleReportsMoreInThis65408d17(count: Swift.Int)

  /// “unused suppression: '{$rule}' reports nothing here with '@{$fingerprint}'”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 2018934598, `sentence`; Catalog/checking.toml,
  ///   `unusedSuppressionReportsNothingHereWith78567f46`.
  case unusedSuppressionReportsNothingHereWith78567f46(
    rule: Swift.String, fingerprint: Swift.String)

  /// “unused suppression: '{$rule}' reports nothing there”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 1434759078, `sentence`; Catalog/checking.toml,
  ///   `unusedSuppressionReportsNothingThere5584afa6`.
  case unusedSuppressionReportsNothingThere5584afa6(rule: Swift.String)

  /// “was removed: {$reason}”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 771767579, `sentence`; Catalog/checking.toml, `wasRemoved2e003d1b`.
  case wasRemoved2e003d1b(reason: Swift.String)

  /// “{$message}: “{$messageText}”, which is built in”
  ///
  /// Compiling/BayanChecking/Report.swift.
  ///
  /// - Remark: Code 689275151, `sentence`; Catalog/checking.toml, `whichIsBuiltIn2915810f`.
  case whichIsBuiltIn2915810f(message: Swift.String, messageText: Swift.String)

  /// “write '{$comment}'”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1964806023, `sentence`; Catalog/checking.toml, `write751c8f87`.
  case write751c8f87(comment: Swift.String)

  static var domainIndex: Swift.Int { 1 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aColon3a07f01f: return 0
    case .aComma0c21ba32: return 1
    case .aFullStop61b393d6: return 2
    case .aQuestionMark25a9d922: return 3
    case .aSemicolon0b0de167: return 4
    case .aTranslatedSentenceMayBeginWith652f61e9: return 5
    case .anEllipsis04037be3: return 6
    case .anExclamationMark1810f3c7: return 7
    case .cantBeSuppressedBecauseFilesWith17d7c995: return 8
    case .deleteTheVariant1f6ac81d: return 9
    case .doesntLetOtherModulesChangeThe77613e58: return 10
    case .hasChangedTheTextThatThis26bacc64: return 11
    case .hasNoDomainSoTheseTexts5111920b: return 12
    case .hasNoErrorSoThisText5a6bcf31: return 13
    case .hasNoInSoThisText062b0070: return 14
    case .hasNoOptionSoThisLabel7f29036f: return 15
    case .hasNoTextOfThisProject63e7c7d5: return 16
    case .isPartOf62ef10c8: return 17
    case .itGuessedTheFormsOfWords21e413a6: return 18
    case .itWasSuppressedButTheText2d0127fe: return 19
    case .languagesAndTeamsDifferInAnd0b3f3d71: return 20
    case .languagesAndTeamsDifferInTheir1f217bf9: return 21
    case .languagesCapitalizeByRulesOfTheir7b60a351: return 22
    case .languagesDivideTheirSentencesDifferently4af6f8c1: return 23
    case .manyLanguagesHaveLettersOfTheir54fabf6f: return 24
    case .maxLengthSaysHowLongA291161b2: return 25
    case .noErrorOfHasTheOption6ac32021: return 26
    case .removeTheComment59a523eb: return 27
    case .removeTheLine42d1b145: return 28
    case .removeThisLine57652408: return 29
    case .rulepageLabelsHasNoHeadingsIn7c56df79: return 30
    case .theBaselineHasDiagnosticOfA1f506b1a: return 31
    case .theBaselineHasDiagnosticsOfRetired2cbe4fcc: return 32
    case .theChange3644e63b: return 33
    case .theRule5b49768b: return 34
    case .theSourceIsHere58add059: return 35
    case .theTextOfTheModule16c37eae: return 36
    case .theTextsOfAreThoseOf03d5c275: return 37
    case .thereIsNoRule704bbcab: return 38
    case .thisRuleCantBeSuppressedFor57f01fc4: return 39
    case .thisRuleReportsMoreInThis65408d17: return 40
    case .unusedSuppressionReportsNothingHereWith78567f46: return 41
    case .unusedSuppressionReportsNothingThere5584afa6: return 42
    case .wasRemoved2e003d1b: return 43
    case .whichIsBuiltIn2915810f: return 44
    case .write751c8f87: return 45
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantBeSuppressedBecauseFilesWith17d7c995(let rule),
      .unusedSuppressionReportsNothingThere5584afa6(let rule):
      return .carrying(rule: rule)
    case .doesntLetOtherModulesChangeThe77613e58(let module, let name),
      .noErrorOfHasTheOption6ac32021(let module, let name):
      return .carrying(module: module, name: name)
    case .hasChangedTheTextThatThis26bacc64(let module, let id):
      return .carrying(module: module, id: id)
    case .hasNoDomainSoTheseTexts5111920b(let module, let name, let didYouMean),
      .hasNoErrorSoThisText5a6bcf31(let module, let name, let didYouMean),
      .hasNoOptionSoThisLabel7f29036f(let module, let name, let didYouMean):
      return .carrying(module: module, name: name, didYouMean: didYouMean)
    case .hasNoInSoThisText062b0070(let name, let facet, let module):
      return .carrying(name: name, facet: facet, module: module)
    case .hasNoTextOfThisProject63e7c7d5(let id, let tag, let module):
      return .carrying(id: id, tag: tag, module: module)
    case .isPartOf62ef10c8(let other): return .carrying(other: other)
    case .itWasSuppressedButTheText2d0127fe(let reason), .wasRemoved2e003d1b(let reason):
      return .carrying(reason: reason)
    case .rulepageLabelsHasNoHeadingsIn7c56df79(let language): return .carrying(language: language)
    case .theBaselineHasDiagnosticOfA1f506b1a(let rules): return .carrying(rules: rules)
    case .theBaselineHasDiagnosticsOfRetired2cbe4fcc(let count, let rules):
      return .carrying(count: count, rules: rules)
    case .theChange3644e63b(let marked): return .carrying(marked: marked)
    case .theRule5b49768b(let rule, let fate, let advice):
      return .carrying(rule: rule, fate: fate, advice: advice)
    case .theTextsOfAreThoseOf03d5c275(let name, let module, let category):
      return .carrying(name: name, module: module, category: category)
    case .thereIsNoRule704bbcab(let rule, let didYouMean):
      return .carrying(rule: rule, didYouMean: didYouMean)
    case .thisRuleReportsMoreInThis65408d17(let count): return .carrying(count: count)
    case .unusedSuppressionReportsNothingHereWith78567f46(let rule, let fingerprint):
      return .carrying(rule: rule, fingerprint: fingerprint)
    case .whichIsBuiltIn2915810f(let message, let messageText):
      return .carrying(message: message, messageText: messageText)
    case .write751c8f87(let comment): return .carrying(comment: comment)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aColon3a07f01f, .aComma0c21ba32, .aFullStop61b393d6, .aQuestionMark25a9d922,
      .aSemicolon0b0de167, .aTranslatedSentenceMayBeginWith652f61e9, .anEllipsis04037be3,
      .anExclamationMark1810f3c7, .deleteTheVariant1f6ac81d, .itGuessedTheFormsOfWords21e413a6,
      .languagesAndTeamsDifferInAnd0b3f3d71, .languagesAndTeamsDifferInTheir1f217bf9,
      .languagesCapitalizeByRulesOfTheir7b60a351,
      .languagesDivideTheirSentencesDifferently4af6f8c1, .manyLanguagesHaveLettersOfTheir54fabf6f,
      .maxLengthSaysHowLongA291161b2, .removeTheComment59a523eb, .removeTheLine42d1b145,
      .removeThisLine57652408, .theSourceIsHere58add059, .theTextOfTheModule16c37eae,
      .thisRuleCantBeSuppressedFor57f01fc4,
    ]
  }
}
