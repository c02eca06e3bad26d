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
    case .isPartOf62ef10c8: return 10
    case .itGuessedTheFormsOfWords21e413a6: return 11
    case .itWasSuppressedButTheText2d0127fe: return 12
    case .languagesAndTeamsDifferInAnd0b3f3d71: return 13
    case .languagesAndTeamsDifferInTheir1f217bf9: return 14
    case .languagesCapitalizeByRulesOfTheir7b60a351: return 15
    case .languagesDivideTheirSentencesDifferently4af6f8c1: return 16
    case .manyLanguagesHaveLettersOfTheir54fabf6f: return 17
    case .maxLengthSaysHowLongA291161b2: return 18
    case .removeTheComment59a523eb: return 19
    case .removeTheLine42d1b145: return 20
    case .removeThisLine57652408: return 21
    case .theBaselineHasDiagnosticOfA1f506b1a: return 22
    case .theBaselineHasDiagnosticsOfRetired2cbe4fcc: return 23
    case .theRule5b49768b: return 24
    case .theSourceIsHere58add059: return 25
    case .thereIsNoRule704bbcab: return 26
    case .thisRuleCantBeSuppressedFor57f01fc4: return 27
    case .thisRuleReportsMoreInThis65408d17: return 28
    case .unusedSuppressionReportsNothingHereWith78567f46: return 29
    case .unusedSuppressionReportsNothingThere5584afa6: return 30
    case .wasRemoved2e003d1b: return 31
    case .whichIsBuiltIn2915810f: return 32
    case .write751c8f87: return 33
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cantBeSuppressedBecauseFilesWith17d7c995(let rule),
      .unusedSuppressionReportsNothingThere5584afa6(let rule):
      return .carrying(rule: rule)
    case .isPartOf62ef10c8(let other): return .carrying(other: other)
    case .itWasSuppressedButTheText2d0127fe(let reason), .wasRemoved2e003d1b(let reason):
      return .carrying(reason: reason)
    case .theBaselineHasDiagnosticOfA1f506b1a(let rules): return .carrying(rules: rules)
    case .theBaselineHasDiagnosticsOfRetired2cbe4fcc(let count, let rules):
      return .carrying(count: count, rules: rules)
    case .theRule5b49768b(let rule, let fate, let advice):
      return .carrying(rule: rule, fate: fate, advice: advice)
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
      .removeThisLine57652408, .theSourceIsHere58add059, .thisRuleCantBeSuppressedFor57f01fc4,
    ]
  }
}
