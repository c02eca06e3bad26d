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
  /// - Remark: Code 1856938209, `sentence`; Catalog/checking.toml, `aColon6eaea0e1`.
  case aColon6eaea0e1

  /// “a comma”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 1614017151, `sentence`; Catalog/checking.toml, `aComma6033f27f`.
  case aComma6033f27f

  /// “a full stop”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 1527767603, `sentence`; Catalog/checking.toml, `aFullStop5b0fe233`.
  case aFullStop5b0fe233

  /// “a question mark”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 203745429, `sentence`; Catalog/checking.toml, `aQuestionMark0c24e895`.
  case aQuestionMark0c24e895

  /// “a semicolon”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 1844070203, `sentence`; Catalog/checking.toml, `aSemicolon6dea473b`.
  case aSemicolon6dea473b

  /// “a translated sentence may begin with another part”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 666912527, `sentence`; Catalog/checking.toml,
  ///   `aTranslatedSentenceMayBeginWith27c0470f`.
  case aTranslatedSentenceMayBeginWith27c0470f

  /// “an ellipsis”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 173825777, `sentence`; Catalog/checking.toml, `anEllipsis0a5c5ef1`.
  case anEllipsis0a5c5ef1

  /// “an exclamation mark”
  ///
  /// Compiling/BayanChecking/Text/PunctuationRole.swift.
  ///
  /// - Remark: Code 808651699, `sentence`; Catalog/checking.toml,
  ///   `anExclamationMark30330bb3`.
  case anExclamationMark30330bb3

  /// “'{$rule}' can't be suppressed, because files with this problem can't be used”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 1879346377, `sentence`; Catalog/checking.toml,
  ///   `cantBeSuppressedBecauseFilesWith70048cc9`.
  case cantBeSuppressedBecauseFilesWith70048cc9(rule: Swift.String)

  /// “delete the variant”
  ///
  /// Compiling/BayanChecking/Text/MessageEdits.swift.
  ///
  /// - Remark: Code 500462182, `sentence`; Catalog/checking.toml, `deleteTheVariant1dd47266`.
  case deleteTheVariant1dd47266

  /// “is part of '{$other}'”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 771895793, `sentence`; Catalog/checking.toml, `isPartOf2e0231f1`.
  case isPartOf2e0231f1(other: Swift.String)

  /// “it guessed the forms of words from other messages”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1194569004, `sentence`; Catalog/checking.toml,
  ///   `itGuessedTheFormsOfWords4733ad2c`.
  case itGuessedTheFormsOfWords4733ad2c

  /// “it was suppressed ('{$reason}'), but the text has changed since; renew the suppression
  /// with 'bayan allow'”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 248054020, `sentence`; Catalog/checking.toml,
  ///   `itWasSuppressedButTheText0ec90104`.
  case itWasSuppressedButTheText0ec90104(reason: Swift.String)

  /// “languages and teams differ in '...' and '…'”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1584880767, `sentence`; Catalog/checking.toml,
  ///   `languagesAndTeamsDifferInAnd5e775c7f`.
  case languagesAndTeamsDifferInAnd5e775c7f

  /// “languages and teams differ in their dashes”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 337975193, `sentence`; Catalog/checking.toml,
  ///   `languagesAndTeamsDifferInTheir14251799`.
  case languagesAndTeamsDifferInTheir14251799

  /// “languages capitalize by rules of their own”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1529642857, `sentence`; Catalog/checking.toml,
  ///   `languagesCapitalizeByRulesOfTheir5b2c7f69`.
  case languagesCapitalizeByRulesOfTheir5b2c7f69

  /// “languages divide their sentences differently”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1819804071, `sentence`; Catalog/checking.toml,
  ///   `languagesDivideTheirSentencesDifferently6c7801a7`.
  case languagesDivideTheirSentencesDifferently6c7801a7

  /// “many languages have letters of their own for acronyms”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 2038659041, `sentence`; Catalog/checking.toml,
  ///   `manyLanguagesHaveLettersOfTheir798377e1`.
  case manyLanguagesHaveLettersOfTheir798377e1

  /// “'max-length' says how long a text may be”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1067944338, `sentence`; Catalog/checking.toml,
  ///   `maxLengthSaysHowLongA3fa78992`.
  case maxLengthSaysHowLongA3fa78992

  /// “remove the comment”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1379897154, `sentence`; Catalog/checking.toml,
  ///   `removeTheComment523f8f42`.
  case removeTheComment523f8f42

  /// “remove the line”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1982262237, `sentence`; Catalog/checking.toml, `removeTheLine7626ebdd`.
  case removeTheLine7626ebdd

  /// “remove this line”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1329238916, `sentence`; Catalog/checking.toml, `removeThisLine4f3a9384`.
  case removeThisLine4f3a9384

  /// “the baseline has 1 diagnostic of a retired rule: {$rules}; remove it with
  /// '--update-baseline'”
  ///
  /// Compiling/BayanChecking/Baseline.swift.
  ///
  /// - Remark: Code 589779531, `sentence`; Catalog/checking.toml,
  ///   `theBaselineHasDiagnosticOfA2327524b`.
  case theBaselineHasDiagnosticOfA2327524b(rules: [Swift.String])

  /// “the baseline has {$count :integer} diagnostics of retired rules: {$rules}; remove them
  /// with '--update-baseline'”
  ///
  /// Compiling/BayanChecking/Baseline.swift.
  ///
  /// - Remark: Code 573548576, `sentence`; Catalog/checking.toml,
  ///   `theBaselineHasDiagnosticsOfRetired222fa820`.
  case theBaselineHasDiagnosticsOfRetired222fa820(count: Swift.Int, rules: [Swift.String])

  /// “the rule '{$rule}' {$fate}; {$advice}”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1289040217, `sentence`; Catalog/checking.toml, `theRule4cd53159`.
  case theRule4cd53159(rule: Swift.String, fate: Swift.String, advice: Swift.String)

  /// “the source is here”
  ///
  /// Compiling/BayanChecking/CatalogMessage.swift.
  ///
  /// - Remark: Code 1073120734, `sentence`; Catalog/checking.toml, `theSourceIsHere3ff685de`.
  case theSourceIsHere3ff685de

  /// “there is no rule '{$rule}'{$didYouMean}”
  ///
  /// Compiling/BayanChecking/RuleBook+Checks.swift.
  ///
  /// - Remark: Code 1077854481, `sentence`; Catalog/checking.toml, `thereIsNoRule403ec111`.
  case thereIsNoRule403ec111(rule: Swift.String, didYouMean: Swift.String)

  /// “this rule can't be suppressed for many texts at once; suppress it for one text with
  /// 'bayan allow'”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 1147297096, `sentence`; Catalog/checking.toml,
  ///   `thisRuleCantBeSuppressedFor44625d48`.
  case thisRuleCantBeSuppressedFor44625d48

  /// “this rule reports {$count :integer} more in this message”
  ///
  /// Compiling/BayanChecking/Report.swift.
  ///
  /// - Remark: Code 335907782, `sentence`; Catalog/checking.toml,
  ///   `thisRuleReportsMoreInThis14058bc6`.
  case thisRuleReportsMoreInThis14058bc6(count: Swift.Int)

  /// “unused suppression: '{$rule}' reports nothing here with '@{$fingerprint}'”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 57653666, `sentence`; Catalog/checking.toml,
  ///   `unusedSuppressionReportsNothingHereWith036fb9a2`.
  case unusedSuppressionReportsNothingHereWith036fb9a2(
    rule: Swift.String, fingerprint: Swift.String)

  /// “unused suppression: '{$rule}' reports nothing there”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 1231982307, `sentence`; Catalog/checking.toml,
  ///   `unusedSuppressionReportsNothingThere496e8ee3`.
  case unusedSuppressionReportsNothingThere496e8ee3(rule: Swift.String)

  /// “was removed: {$reason}”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1209998446, `sentence`; Catalog/checking.toml, `wasRemoved481f1c6e`.
  case wasRemoved481f1c6e(reason: Swift.String)

  /// “{$message}: “{$messageText}”, which is built in”
  ///
  /// Compiling/BayanChecking/Report.swift.
  ///
  /// - Remark: Code 1631741086, `sentence`; Catalog/checking.toml, `whichIsBuiltIn6142649e`.
  case whichIsBuiltIn6142649e(message: Swift.String, messageText: Swift.String)

  /// “write '{$comment}'”
  ///
  /// Compiling/BayanChecking/RetiredRules.swift.
  ///
  /// - Remark: Code 1070499637, `sentence`; Catalog/checking.toml, `write3fce8735`.
  case write3fce8735(comment: Swift.String)

  static var domainIndex: Swift.Int { 1 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aColon6eaea0e1: return 0
    case .aComma6033f27f: return 1
    case .aFullStop5b0fe233: return 2
    case .aQuestionMark0c24e895: return 3
    case .aSemicolon6dea473b: return 4
    case .aTranslatedSentenceMayBeginWith27c0470f: return 5
    case .anEllipsis0a5c5ef1: return 6
    case .anExclamationMark30330bb3: return 7
    case .cantBeSuppressedBecauseFilesWith70048cc9: return 8
    case .deleteTheVariant1dd47266: return 9
    case .isPartOf2e0231f1: return 10
    case .itGuessedTheFormsOfWords4733ad2c: return 11
    case .itWasSuppressedButTheText0ec90104: return 12
    case .languagesAndTeamsDifferInAnd5e775c7f: return 13
    case .languagesAndTeamsDifferInTheir14251799: return 14
    case .languagesCapitalizeByRulesOfTheir5b2c7f69: return 15
    case .languagesDivideTheirSentencesDifferently6c7801a7: return 16
    case .manyLanguagesHaveLettersOfTheir798377e1: return 17
    case .maxLengthSaysHowLongA3fa78992: return 18
    case .removeTheComment523f8f42: return 19
    case .removeTheLine7626ebdd: return 20
    case .removeThisLine4f3a9384: return 21
    case .theBaselineHasDiagnosticOfA2327524b: return 22
    case .theBaselineHasDiagnosticsOfRetired222fa820: return 23
    case .theRule4cd53159: return 24
    case .theSourceIsHere3ff685de: return 25
    case .thereIsNoRule403ec111: return 26
    case .thisRuleCantBeSuppressedFor44625d48: return 27
    case .thisRuleReportsMoreInThis14058bc6: return 28
    case .unusedSuppressionReportsNothingHereWith036fb9a2: return 29
    case .unusedSuppressionReportsNothingThere496e8ee3: return 30
    case .wasRemoved481f1c6e: return 31
    case .whichIsBuiltIn6142649e: return 32
    case .write3fce8735: return 33
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantBeSuppressedBecauseFilesWith70048cc9(let rule),
      .unusedSuppressionReportsNothingThere496e8ee3(let rule):
      return .carrying(rule: rule)
    case .isPartOf2e0231f1(let other): return .carrying(other: other)
    case .itWasSuppressedButTheText0ec90104(let reason), .wasRemoved481f1c6e(let reason):
      return .carrying(reason: reason)
    case .theBaselineHasDiagnosticOfA2327524b(let rules): return .carrying(rules: rules)
    case .theBaselineHasDiagnosticsOfRetired222fa820(let count, let rules):
      return .carrying(count: count, rules: rules)
    case .theRule4cd53159(let rule, let fate, let advice):
      return .carrying(rule: rule, fate: fate, advice: advice)
    case .thereIsNoRule403ec111(let rule, let didYouMean):
      return .carrying(rule: rule, didYouMean: didYouMean)
    case .thisRuleReportsMoreInThis14058bc6(let count): return .carrying(count: count)
    case .unusedSuppressionReportsNothingHereWith036fb9a2(let rule, let fingerprint):
      return .carrying(rule: rule, fingerprint: fingerprint)
    case .whichIsBuiltIn6142649e(let message, let messageText):
      return .carrying(message: message, messageText: messageText)
    case .write3fce8735(let comment): return .carrying(comment: comment)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aColon6eaea0e1, .aComma6033f27f, .aFullStop5b0fe233, .aQuestionMark0c24e895,
      .aSemicolon6dea473b, .aTranslatedSentenceMayBeginWith27c0470f, .anEllipsis0a5c5ef1,
      .anExclamationMark30330bb3, .deleteTheVariant1dd47266, .itGuessedTheFormsOfWords4733ad2c,
      .languagesAndTeamsDifferInAnd5e775c7f, .languagesAndTeamsDifferInTheir14251799,
      .languagesCapitalizeByRulesOfTheir5b2c7f69,
      .languagesDivideTheirSentencesDifferently6c7801a7, .manyLanguagesHaveLettersOfTheir798377e1,
      .maxLengthSaysHowLongA3fa78992, .removeTheComment523f8f42, .removeTheLine7626ebdd,
      .removeThisLine4f3a9384, .theSourceIsHere3ff685de, .thisRuleCantBeSuppressedFor44625d48,
    ]
  }
}
