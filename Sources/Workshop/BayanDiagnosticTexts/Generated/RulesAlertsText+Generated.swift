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

  /// “a title is a heading and has no full stop”
  ///
  /// Compiling/BayanRules/Alerts/TitleFullStop.swift.
  ///
  /// - Remark: Code 1707690065, `sentence`; Catalog/rules-alerts.toml,
  ///   `aTitleIsAHeadingAnd65c94851`.
  case aTitleIsAHeadingAnd65c94851

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

  /// “'{$option}' destroys, but no button cancels”
  ///
  /// Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
  ///
  /// - Remark: Code 785602203, `sentence`; Catalog/rules-alerts.toml,
  ///   `destroysButNoButtonCancels2ed3569b`.
  case destroysButNoButtonCancels2ed3569b(option: Swift.String)

  /// “'{$name}' has the label of '{$other}', and '{$recovery}' shows both in one alert”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
  ///
  /// - Remark: Code 1902637062, `sentence`; Catalog/rules-alerts.toml,
  ///   `hasTheLabelOfAndShows7167f006`.
  case hasTheLabelOfAndShows7167f006(
    name: Swift.String, other: Swift.String, recovery: Swift.String)

  /// “'{$phrase}' is a word of developers; say it in the reader's words”
  ///
  /// Compiling/BayanRules/Alerts/WordListRules.swift.
  ///
  /// - Remark: Code 982805688, `sentence`; Catalog/rules-alerts.toml,
  ///   `isAWordOfDevelopersSay3a946cb8`.
  case isAWordOfDevelopersSay3a946cb8(phrase: Swift.String)

  /// “'{$quote}' is called '{$label}' on its button”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
  ///
  /// - Remark: Code 1971196952, `sentence`; Catalog/rules-alerts.toml,
  ///   `isCalledOnItsButton757e1418`.
  case isCalledOnItsButton757e1418(quote: Swift.String, label: Swift.String)

  /// “it is here”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 1775426271, `sentence`; Catalog/rules-alerts.toml, `itIsHere69d2dadf`.
  case itIsHere69d2dadf

  /// “its buttons are declared here”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
  ///
  /// - Remark: Code 1087774704, `sentence`; Catalog/rules-alerts.toml,
  ///   `itsButtonsAreDeclaredHere40d61ff0`.
  case itsButtonsAreDeclaredHere40d61ff0

  /// “no option of '{$recovery}' has the role 'cancel', so nobody can leave the alert”
  ///
  /// Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
  ///
  /// - Remark: Code 2102843058, `sentence`; Catalog/rules-alerts.toml,
  ///   `noOptionOfHasTheRole7d56d6b2`.
  case noOptionOfHasTheRole7d56d6b2(recovery: Swift.String)

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

  /// “the description begins with the title; begin with what is new”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 525225901, `sentence`; Catalog/rules-alerts.toml,
  ///   `theDescriptionBeginsWithTheTitle1f4e4fad`.
  case theDescriptionBeginsWithTheTitle1f4e4fad

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

  /// “the {$facet} repeats the {$other}”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 384576036, `sentence`; Catalog/rules-alerts.toml,
  ///   `theRepeatsThe16ec2a24`.
  case theRepeatsThe16ec2a24(facet: Swift.String, other: Swift.String)

  /// “the suggestion doesn't say what to do; use a verb that asks for it, or delete it”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutRequest.swift.
  ///
  /// - Remark: Code 586041059, `sentence`; Catalog/rules-alerts.toml,
  ///   `theSuggestionDoesntSayWhatTo22ee46e3`.
  case theSuggestionDoesntSayWhatTo22ee46e3

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

  /// “the title begins with '{$phrase}' and asks for something; say what happened, and put
  /// the request into the suggestion”
  ///
  /// Compiling/BayanRules/Alerts/TitleRequest.swift.
  ///
  /// - Remark: Code 1456393313, `sentence`; Catalog/rules-alerts.toml,
  ///   `theTitleBeginsWithAndAsks56cecc61`.
  case theTitleBeginsWithAndAsks56cecc61(phrase: Swift.String)

  /// “this says only that there is an error, but the code's summary knows more: '{$summary}'”
  ///
  /// Compiling/BayanRules/Alerts/CauseMissing.swift.
  ///
  /// - Remark: Code 1602229678, `sentence`; Catalog/rules-alerts.toml,
  ///   `thisSaysOnlyThatThereIs5f8015ae`.
  case thisSaysOnlyThatThereIs5f8015ae(summary: Swift.String)

  static var domainIndex: Swift.Int { 9 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aTitleIsAHeadingAnd65c94851: return 0
    case .andHaveTheSameLabelIn49b74c90: return 1
    case .blamesTheReaderSayWhatHappened5e782e40: return 2
    case .destroysButNoButtonCancels2ed3569b: return 3
    case .hasTheLabelOfAndShows7167f006: return 4
    case .isAWordOfDevelopersSay3a946cb8: return 5
    case .isCalledOnItsButton757e1418: return 6
    case .itIsHere69d2dadf: return 7
    case .itsButtonsAreDeclaredHere40d61ff0: return 8
    case .noOptionOfHasTheRole7d56d6b2: return 9
    case .removeTheFullStop13a06eec: return 10
    case .theAlertIsHere5893b4d6: return 11
    case .theAlertOfHasNoTitle201a35f0: return 12
    case .theDescriptionBeginsWithTheTitle1f4e4fad: return 13
    case .theHasCharactersMoreThanSeldom0fa388e4: return 14
    case .theLabelIsHere0e614aa5: return 15
    case .theOtherLabelIsHere14c6fa6f: return 16
    case .theRepeatsThe16ec2a24: return 17
    case .theSuggestionDoesntSayWhatTo22ee46e3: return 18
    case .theSuggestionNamesButThisAlert649fc117: return 19
    case .theSuggestionSaysButThisAlert71387827: return 20
    case .theTitleBeginsWithAndAsks56cecc61: return 21
    case .thisSaysOnlyThatThereIs5f8015ae: return 22
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andHaveTheSameLabelIn49b74c90(let option, let other):
      return .carrying(option: option, other: other)
    case .blamesTheReaderSayWhatHappened5e782e40(let phrase),
      .isAWordOfDevelopersSay3a946cb8(let phrase),
      .theSuggestionSaysButThisAlert71387827(let phrase),
      .theTitleBeginsWithAndAsks56cecc61(let phrase):
      return .carrying(phrase: phrase)
    case .destroysButNoButtonCancels2ed3569b(let option),
      .theSuggestionNamesButThisAlert649fc117(let option):
      return .carrying(option: option)
    case .hasTheLabelOfAndShows7167f006(let name, let other, let recovery):
      return .carrying(name: name, other: other, recovery: recovery)
    case .isCalledOnItsButton757e1418(let quote, let label):
      return .carrying(quote: quote, label: label)
    case .noOptionOfHasTheRole7d56d6b2(let recovery): return .carrying(recovery: recovery)
    case .theAlertOfHasNoTitle201a35f0(let name): return .carrying(name: name)
    case .theHasCharactersMoreThanSeldom0fa388e4(let key, let length, let limit):
      return .carrying(key: key, length: length, limit: limit)
    case .theRepeatsThe16ec2a24(let facet, let other): return .carrying(facet: facet, other: other)
    case .thisSaysOnlyThatThereIs5f8015ae(let summary): return .carrying(summary: summary)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aTitleIsAHeadingAnd65c94851, .itIsHere69d2dadf, .itsButtonsAreDeclaredHere40d61ff0,
      .removeTheFullStop13a06eec, .theAlertIsHere5893b4d6,
      .theDescriptionBeginsWithTheTitle1f4e4fad, .theLabelIsHere0e614aa5,
      .theOtherLabelIsHere14c6fa6f, .theSuggestionDoesntSayWhatTo22ee46e3,
    ]
  }
}
