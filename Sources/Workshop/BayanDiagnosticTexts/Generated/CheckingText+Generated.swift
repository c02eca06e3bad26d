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

  /// “'{$rule}' cannot be suppressed: with it the files are unusable”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 881270837, `sentence`; Catalog/checking.toml,
  ///   `cannotBeSuppressedWithItThe34872035`.
  case cannotBeSuppressedWithItThe34872035(rule: Swift.String)

  /// “delete the variant”
  ///
  /// Compiling/BayanChecking/Text/MessageEdits.swift.
  ///
  /// - Remark: Code 500462182, `sentence`; Catalog/checking.toml, `deleteTheVariant1dd47266`.
  case deleteTheVariant1dd47266

  /// “{$count :integer} diagnostic{$count2} of {$count3} {$rules}; '--update-baseline'
  /// removes {$count4}”
  ///
  /// Compiling/BayanChecking/Baseline.swift.
  ///
  /// - Remark: Code 2031630689, `sentence`; Catalog/checking.toml,
  ///   `diagnosticOfUpdateBaselineRemoves79183961`.
  case diagnosticOfUpdateBaselineRemoves79183961(
    count: Swift.Int, count2: Swift.String, count3: Swift.String, rules: [Swift.String],
    count4: Swift.String)

  /// “it was suppressed ('{$reason}') beside another text; 'bayan allow' renews that”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 808780711, `sentence`; Catalog/checking.toml,
  ///   `itWasSuppressedBesideAnotherText303503a7`.
  case itWasSuppressedBesideAnotherText303503a7(reason: Swift.String)

  /// “{$count :integer} more of this rule in this message”
  ///
  /// Compiling/BayanChecking/Report.swift.
  ///
  /// - Remark: Code 111031590, `sentence`; Catalog/checking.toml,
  ///   `moreOfThisRuleInThis069e3526`.
  case moreOfThisRuleInThis069e3526(count: Swift.Int)

  /// “no rule '{$rule}'{$didYouMean}”
  ///
  /// Compiling/BayanChecking/RuleBook+Checks.swift.
  ///
  /// - Remark: Code 294652630, `sentence`; Catalog/checking.toml, `noRule11900ad6`.
  case noRule11900ad6(rule: Swift.String, didYouMean: Swift.String)

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

  /// “this suppression of many texts doesn't count here: 'bayan allow' suppresses one text”
  ///
  /// Compiling/BayanChecking/Suppressing.swift.
  ///
  /// - Remark: Code 75537534, `sentence`; Catalog/checking.toml,
  ///   `thisSuppressionOfManyTextsDoesnt04809c7e`.
  case thisSuppressionOfManyTextsDoesnt04809c7e

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
    case .cannotBeSuppressedWithItThe34872035: return 0
    case .deleteTheVariant1dd47266: return 1
    case .diagnosticOfUpdateBaselineRemoves79183961: return 2
    case .itWasSuppressedBesideAnotherText303503a7: return 3
    case .moreOfThisRuleInThis069e3526: return 4
    case .noRule11900ad6: return 5
    case .removeTheComment523f8f42: return 6
    case .removeTheLine7626ebdd: return 7
    case .theRule4cd53159: return 8
    case .theSourceIsHere3ff685de: return 9
    case .thisSuppressionOfManyTextsDoesnt04809c7e: return 10
    case .unusedSuppressionReportsNothingHereWith036fb9a2: return 11
    case .unusedSuppressionReportsNothingThere496e8ee3: return 12
    case .whichIsBuiltIn6142649e: return 13
    case .write3fce8735: return 14
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .cannotBeSuppressedWithItThe34872035(let rule),
      .unusedSuppressionReportsNothingThere496e8ee3(let rule):
      return .carrying(rule: rule)
    case .diagnosticOfUpdateBaselineRemoves79183961(let count, let count2, let count3, let rules, let count4):
      return .carrying(count: count, count2: count2, count3: count3, rules: rules, count4: count4)
    case .itWasSuppressedBesideAnotherText303503a7(let reason): return .carrying(reason: reason)
    case .moreOfThisRuleInThis069e3526(let count): return .carrying(count: count)
    case .noRule11900ad6(let rule, let didYouMean):
      return .carrying(rule: rule, didYouMean: didYouMean)
    case .theRule4cd53159(let rule, let fate, let advice):
      return .carrying(rule: rule, fate: fate, advice: advice)
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
      .deleteTheVariant1dd47266, .removeTheComment523f8f42, .removeTheLine7626ebdd,
      .theSourceIsHere3ff685de, .thisSuppressionOfManyTextsDoesnt04809c7e,
    ]
  }
}
