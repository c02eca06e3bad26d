// Generated from Catalog/rules-alerts.toml, Locales/ by bayan.
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
/// - Remark: Domain `bayan.rules-alerts`, Catalog/rules-alerts.toml.
nonisolated indirect enum RulesAlertsText: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = DiagnosticTextsCatalog.Locale

  /// “a title doesn't end with a full stop; remove it”
  ///
  /// Compiling/BayanRules/Alerts/TitleFullStop.swift.
  ///
  /// - Remark: Code 936224174, `sentence`; Catalog/rules-alerts.toml,
  ///   `aTitleDoesntEndWithA37cda5ae`.
  case aTitleDoesntEndWithA37cda5ae

  /// “'{$name}' and '{$other}' have the same label, and '{$recovery}' shows both in one
  /// alert; give them different labels”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
  ///
  /// - Remark: Code 1307554556, `sentence`; Catalog/rules-alerts.toml,
  ///   `andHaveTheSameLabelAnd4defb2fc`.
  case andHaveTheSameLabelAnd4defb2fc(
    name: Swift.String, other: Swift.String, recovery: Swift.String)

  /// “'{$option}' and '{$other}' have the same label in the source, but different labels
  /// here”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
  ///
  /// - Remark: Code 1236749456, `sentence`; Catalog/rules-alerts.toml,
  ///   `andHaveTheSameLabelIn49b74c90`.
  case andHaveTheSameLabelIn49b74c90(option: Swift.String, other: Swift.String)

  /// “'{$phrase}' blames the reader; say what happened, or what is needed”
  ///
  /// Compiling/BayanRules/Alerts/WordListRules.swift.
  ///
  /// - Remark: Code 1584934464, `sentence`; Catalog/rules-alerts.toml,
  ///   `blamesTheReaderSayWhatHappened5e782e40`.
  case blamesTheReaderSayWhatHappened5e782e40(phrase: Swift.String)

  /// “'{$option}' destroys something, but no button cancels; add an option with the role
  /// 'cancel'”
  ///
  /// Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
  ///
  /// - Remark: Code 76103158, `sentence`; Catalog/rules-alerts.toml,
  ///   `destroysSomethingButNoButtonCancels04893df6`.
  case destroysSomethingButNoButtonCancels04893df6(option: Swift.String)

  /// “'{$phrase}' is a word that only developers use; say it in the reader's words”
  ///
  /// Compiling/BayanRules/Alerts/WordListRules.swift.
  ///
  /// - Remark: Code 1482052954, `sentence`; Catalog/rules-alerts.toml,
  ///   `isAWordThatOnlyDevelopers5856555a`.
  case isAWordThatOnlyDevelopers5856555a(phrase: Swift.String)

  /// “its buttons are declared here”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
  ///
  /// - Remark: Code 1087774704, `sentence`; Catalog/rules-alerts.toml,
  ///   `itsButtonsAreDeclaredHere40d61ff0`.
  case itsButtonsAreDeclaredHere40d61ff0

  /// “no option of '{$recovery}' has the role 'cancel', so readers can't close the alert”
  ///
  /// Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
  ///
  /// - Remark: Code 1713501270, `sentence`; Catalog/rules-alerts.toml,
  ///   `noOptionOfHasTheRole6621f456`.
  case noOptionOfHasTheRole6621f456(recovery: Swift.String)

  /// “remove the full stop”
  ///
  /// Compiling/BayanRules/Alerts/TitleFullStop.swift.
  ///
  /// - Remark: Code 329281260, `sentence`; Catalog/rules-alerts.toml,
  ///   `removeTheFullStop13a06eec`.
  case removeTheFullStop13a06eec

  /// “the alert is here”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
  ///
  /// - Remark: Code 1486075094, `sentence`; Catalog/rules-alerts.toml,
  ///   `theAlertIsHere5893b4d6`.
  case theAlertIsHere5893b4d6

  /// “the alert of '{$name}' has no title; write one, or let its category require 'title'”
  ///
  /// Compiling/BayanRules/Alerts/TitleMissing.swift.
  ///
  /// - Remark: Code 538588656, `sentence`; Catalog/rules-alerts.toml,
  ///   `theAlertOfHasNoTitle201a35f0`.
  case theAlertOfHasNoTitle201a35f0(name: Swift.String)

  /// “the description begins with the title; remove that part”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 1092589752, `sentence`; Catalog/rules-alerts.toml,
  ///   `theDescriptionBeginsWithTheTitle411f98b8`.
  case theDescriptionBeginsWithTheTitle411f98b8

  /// “the {$key} has {$length :integer} characters; more than {$limit :integer} seldom fit”
  ///
  /// Compiling/BayanRules/Alerts/TextTooLong.swift.
  ///
  /// - Remark: Code 262375652, `sentence`; Catalog/rules-alerts.toml,
  ///   `theHasCharactersMoreThanSeldom0fa388e4`.
  case theHasCharactersMoreThanSeldom0fa388e4(
    key: Swift.String, length: Swift.Int, limit: Swift.Int)

  /// “the label is here”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
  ///
  /// - Remark: Code 241257125, `sentence`; Catalog/rules-alerts.toml,
  ///   `theLabelIsHere0e614aa5`.
  case theLabelIsHere0e614aa5

  /// “the other label is here”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
  ///
  /// - Remark: Code 348584559, `sentence`; Catalog/rules-alerts.toml,
  ///   `theOtherLabelIsHere14c6fa6f`.
  case theOtherLabelIsHere14c6fa6f

  /// “the other text is here”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 308435286, `sentence`; Catalog/rules-alerts.toml,
  ///   `theOtherTextIsHere12625956`.
  case theOtherTextIsHere12625956

  /// “the {$facet} repeats the {$other}”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 384576036, `sentence`; Catalog/rules-alerts.toml,
  ///   `theRepeatsThe16ec2a24`.
  case theRepeatsThe16ec2a24(facet: Swift.String, other: Swift.String)

  /// “the suggestion doesn't say what to do; ask the reader to do something, or delete the
  /// suggestion”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutRequest.swift.
  ///
  /// - Remark: Code 1246751319, `sentence`; Catalog/rules-alerts.toml,
  ///   `theSuggestionDoesntSayWhatTo4a4fea57`.
  case theSuggestionDoesntSayWhatTo4a4fea57

  /// “the suggestion names '{$option}', but this alert has no such button”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
  ///
  /// - Remark: Code 1688191255, `sentence`; Catalog/rules-alerts.toml,
  ///   `theSuggestionNamesButThisAlert649fc117`.
  case theSuggestionNamesButThisAlert649fc117(option: Swift.String)

  /// “the suggestion says '{$phrase}', but this alert has no button for it”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
  ///
  /// - Remark: Code 1899526183, `sentence`; Catalog/rules-alerts.toml,
  ///   `theSuggestionSaysButThisAlert71387827`.
  case theSuggestionSaysButThisAlert71387827(phrase: Swift.String)

  /// “the text says '{$quote}', but the button has the label '{$label}'”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
  ///
  /// - Remark: Code 401653684, `sentence`; Catalog/rules-alerts.toml,
  ///   `theTextSaysButTheButton17f0bfb4`.
  case theTextSaysButTheButton17f0bfb4(quote: Swift.String, label: Swift.String)

  /// “the title begins with '{$phrase}' and asks for something; say what happened, and put
  /// the request into the suggestion”
  ///
  /// Compiling/BayanRules/Alerts/TitleRequest.swift.
  ///
  /// - Remark: Code 1456393313, `sentence`; Catalog/rules-alerts.toml,
  ///   `theTitleBeginsWithAndAsks56cecc61`.
  case theTitleBeginsWithAndAsks56cecc61(phrase: Swift.String)

  /// “this text says only that there is an error; say more, as the code's 'summary' does:
  /// '{$summary}'”
  ///
  /// Compiling/BayanRules/Alerts/CauseMissing.swift.
  ///
  /// - Remark: Code 820181372, `sentence`; Catalog/rules-alerts.toml,
  ///   `thisTextSaysOnlyThatThere30e2f97c`.
  case thisTextSaysOnlyThatThere30e2f97c(summary: Swift.String)

  static var domainIndex: Swift.Int { 9 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aTitleDoesntEndWithA37cda5ae: return 0
    case .andHaveTheSameLabelAnd4defb2fc: return 1
    case .andHaveTheSameLabelIn49b74c90: return 2
    case .blamesTheReaderSayWhatHappened5e782e40: return 3
    case .destroysSomethingButNoButtonCancels04893df6: return 4
    case .isAWordThatOnlyDevelopers5856555a: return 5
    case .itsButtonsAreDeclaredHere40d61ff0: return 6
    case .noOptionOfHasTheRole6621f456: return 7
    case .removeTheFullStop13a06eec: return 8
    case .theAlertIsHere5893b4d6: return 9
    case .theAlertOfHasNoTitle201a35f0: return 10
    case .theDescriptionBeginsWithTheTitle411f98b8: return 11
    case .theHasCharactersMoreThanSeldom0fa388e4: return 12
    case .theLabelIsHere0e614aa5: return 13
    case .theOtherLabelIsHere14c6fa6f: return 14
    case .theOtherTextIsHere12625956: return 15
    case .theRepeatsThe16ec2a24: return 16
    case .theSuggestionDoesntSayWhatTo4a4fea57: return 17
    case .theSuggestionNamesButThisAlert649fc117: return 18
    case .theSuggestionSaysButThisAlert71387827: return 19
    case .theTextSaysButTheButton17f0bfb4: return 20
    case .theTitleBeginsWithAndAsks56cecc61: return 21
    case .thisTextSaysOnlyThatThere30e2f97c: return 22
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andHaveTheSameLabelAnd4defb2fc(let name, let other, let recovery):
      return .carrying(name: name, other: other, recovery: recovery)
    case .andHaveTheSameLabelIn49b74c90(let option, let other):
      return .carrying(option: option, other: other)
    case .blamesTheReaderSayWhatHappened5e782e40(let phrase),
      .isAWordThatOnlyDevelopers5856555a(let phrase),
      .theSuggestionSaysButThisAlert71387827(let phrase),
      .theTitleBeginsWithAndAsks56cecc61(let phrase):
      return .carrying(phrase: phrase)
    case .destroysSomethingButNoButtonCancels04893df6(let option),
      .theSuggestionNamesButThisAlert649fc117(let option):
      return .carrying(option: option)
    case .noOptionOfHasTheRole6621f456(let recovery): return .carrying(recovery: recovery)
    case .theAlertOfHasNoTitle201a35f0(let name): return .carrying(name: name)
    case .theHasCharactersMoreThanSeldom0fa388e4(let key, let length, let limit):
      return .carrying(key: key, length: length, limit: limit)
    case .theRepeatsThe16ec2a24(let facet, let other): return .carrying(facet: facet, other: other)
    case .theTextSaysButTheButton17f0bfb4(let quote, let label):
      return .carrying(quote: quote, label: label)
    case .thisTextSaysOnlyThatThere30e2f97c(let summary): return .carrying(summary: summary)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aTitleDoesntEndWithA37cda5ae, .itsButtonsAreDeclaredHere40d61ff0, .removeTheFullStop13a06eec,
      .theAlertIsHere5893b4d6, .theDescriptionBeginsWithTheTitle411f98b8, .theLabelIsHere0e614aa5,
      .theOtherLabelIsHere14c6fa6f, .theOtherTextIsHere12625956,
      .theSuggestionDoesntSayWhatTo4a4fea57,
    ]
  }
}
