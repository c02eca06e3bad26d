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
  /// - Remark: Code 40370996, `sentence`; Catalog/rules-alerts.toml,
  ///   `aTitleDoesntEndWithA02680334`.
  case aTitleDoesntEndWithA02680334

  /// “'{$name}' and '{$other}' have the same label, and '{$recovery}' shows both in one
  /// alert; give them different labels”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
  ///
  /// - Remark: Code 927092451, `sentence`; Catalog/rules-alerts.toml,
  ///   `andHaveTheSameLabelAnd37424ee3`.
  case andHaveTheSameLabelAnd37424ee3(
    name: Swift.String, other: Swift.String, recovery: Swift.String)

  /// “'{$option}' and '{$other}' have the same label in the source, but different labels
  /// here”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
  ///
  /// - Remark: Code 444849585, `sentence`; Catalog/rules-alerts.toml,
  ///   `andHaveTheSameLabelIn1a83ddb1`.
  case andHaveTheSameLabelIn1a83ddb1(option: Swift.String, other: Swift.String)

  /// “'{$phrase}' blames the reader; say what happened, or what is needed”
  ///
  /// Compiling/BayanRules/Alerts/WordListRules.swift.
  ///
  /// - Remark: Code 369016913, `sentence`; Catalog/rules-alerts.toml,
  ///   `blamesTheReaderSayWhatHappened15fec051`.
  case blamesTheReaderSayWhatHappened15fec051(phrase: Swift.String)

  /// “'{$option}' destroys something, but no button cancels; add an option with the role
  /// 'cancel'”
  ///
  /// Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
  ///
  /// - Remark: Code 965539670, `sentence`; Catalog/rules-alerts.toml,
  ///   `destroysSomethingButNoButtonCancels398cf756`.
  case destroysSomethingButNoButtonCancels398cf756(option: Swift.String)

  /// “'{$phrase}' is a word that only developers use; say it in the reader's words”
  ///
  /// Compiling/BayanRules/Alerts/WordListRules.swift.
  ///
  /// - Remark: Code 1199580662, `sentence`; Catalog/rules-alerts.toml,
  ///   `isAWordThatOnlyDevelopers478025f6`.
  case isAWordThatOnlyDevelopers478025f6(phrase: Swift.String)

  /// “its buttons are declared here”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
  ///
  /// - Remark: Code 1194539102, `sentence`; Catalog/rules-alerts.toml,
  ///   `itsButtonsAreDeclaredHere4733385e`.
  case itsButtonsAreDeclaredHere4733385e

  /// “no option of '{$recovery}' has the role 'cancel', so readers can't close the alert”
  ///
  /// Compiling/BayanRules/Alerts/AlertWithoutExit.swift.
  ///
  /// - Remark: Code 749819954, `sentence`; Catalog/rules-alerts.toml,
  ///   `noOptionOfHasTheRole2cb15832`.
  case noOptionOfHasTheRole2cb15832(recovery: Swift.String)

  /// “remove the full stop”
  ///
  /// Compiling/BayanRules/Alerts/TitleFullStop.swift.
  ///
  /// - Remark: Code 173545886, `sentence`; Catalog/rules-alerts.toml,
  ///   `removeTheFullStop0a58199e`.
  case removeTheFullStop0a58199e

  /// “the alert is here”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
  ///
  /// - Remark: Code 43708863, `sentence`; Catalog/rules-alerts.toml,
  ///   `theAlertIsHere029af1bf`.
  case theAlertIsHere029af1bf

  /// “the alert of '{$name}' has no title; write one, or let its category require 'title'”
  ///
  /// Compiling/BayanRules/Alerts/TitleMissing.swift.
  ///
  /// - Remark: Code 714221432, `sentence`; Catalog/rules-alerts.toml,
  ///   `theAlertOfHasNoTitle2a922778`.
  case theAlertOfHasNoTitle2a922778(name: Swift.String)

  /// “the description begins with the title; remove that part”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 1351891213, `sentence`; Catalog/rules-alerts.toml,
  ///   `theDescriptionBeginsWithTheTitle5094390d`.
  case theDescriptionBeginsWithTheTitle5094390d

  /// “the {$key} has {$length :integer} characters; more than {$limit :integer} seldom fit”
  ///
  /// Compiling/BayanRules/Alerts/TextTooLong.swift.
  ///
  /// - Remark: Code 1514176010, `sentence`; Catalog/rules-alerts.toml,
  ///   `theHasCharactersMoreThanSeldom5a407e0a`.
  case theHasCharactersMoreThanSeldom5a407e0a(
    key: Swift.String, length: Swift.Int, limit: Swift.Int)

  /// “the label is here”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
  ///
  /// - Remark: Code 768444204, `sentence`; Catalog/rules-alerts.toml,
  ///   `theLabelIsHere2dcd872c`.
  case theLabelIsHere2dcd872c

  /// “the other label is here”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelDuplicate.swift.
  ///
  /// - Remark: Code 167670303, `sentence`; Catalog/rules-alerts.toml,
  ///   `theOtherLabelIsHere09fe721f`.
  case theOtherLabelIsHere09fe721f

  /// “the other text is here”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 275395031, `sentence`; Catalog/rules-alerts.toml,
  ///   `theOtherTextIsHere106a31d7`.
  case theOtherTextIsHere106a31d7

  /// “the {$facet} repeats the {$other}”
  ///
  /// Compiling/BayanRules/Alerts/WordsRepeated.swift.
  ///
  /// - Remark: Code 47090917, `sentence`; Catalog/rules-alerts.toml, `theRepeatsThe02ce8ce5`.
  case theRepeatsThe02ce8ce5(facet: Swift.String, other: Swift.String)

  /// “the suggestion doesn't say what to do; ask the reader to do something, or delete the
  /// suggestion”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutRequest.swift.
  ///
  /// - Remark: Code 451587830, `sentence`; Catalog/rules-alerts.toml,
  ///   `theSuggestionDoesntSayWhatTo1aeaaef6`.
  case theSuggestionDoesntSayWhatTo1aeaaef6

  /// “the suggestion names '{$option}', but this alert has no such button”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
  ///
  /// - Remark: Code 1976394539, `sentence`; Catalog/rules-alerts.toml,
  ///   `theSuggestionNamesButThisAlert75cd632b`.
  case theSuggestionNamesButThisAlert75cd632b(option: Swift.String)

  /// “the suggestion says '{$phrase}', but this alert has no button for it”
  ///
  /// Compiling/BayanRules/Alerts/SuggestionWithoutOption.swift.
  ///
  /// - Remark: Code 169990001, `sentence`; Catalog/rules-alerts.toml,
  ///   `theSuggestionSaysButThisAlert0a21d771`.
  case theSuggestionSaysButThisAlert0a21d771(phrase: Swift.String)

  /// “the text says '{$quote}', but the button has the label '{$label}'”
  ///
  /// Compiling/BayanRules/Alerts/OptionLabelInconsistent.swift.
  ///
  /// - Remark: Code 547799617, `sentence`; Catalog/rules-alerts.toml,
  ///   `theTextSaysButTheButton20a6c241`.
  case theTextSaysButTheButton20a6c241(quote: Swift.String, label: Swift.String)

  /// “the title begins with '{$phrase}' and asks for something; say what happened, and put
  /// the request into the suggestion”
  ///
  /// Compiling/BayanRules/Alerts/TitleRequest.swift.
  ///
  /// - Remark: Code 1284293101, `sentence`; Catalog/rules-alerts.toml,
  ///   `theTitleBeginsWithAndAsks4c8cc1ed`.
  case theTitleBeginsWithAndAsks4c8cc1ed(phrase: Swift.String)

  /// “this text says only that there is an error; say more, as the code's 'summary' does:
  /// '{$summary}'”
  ///
  /// Compiling/BayanRules/Alerts/CauseMissing.swift.
  ///
  /// - Remark: Code 1697869080, `sentence`; Catalog/rules-alerts.toml,
  ///   `thisTextSaysOnlyThatThere65336d18`.
  case thisTextSaysOnlyThatThere65336d18(summary: Swift.String)

  static var domainIndex: Swift.Int { 10 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .aTitleDoesntEndWithA02680334: return 0
    case .andHaveTheSameLabelAnd37424ee3: return 1
    case .andHaveTheSameLabelIn1a83ddb1: return 2
    case .blamesTheReaderSayWhatHappened15fec051: return 3
    case .destroysSomethingButNoButtonCancels398cf756: return 4
    case .isAWordThatOnlyDevelopers478025f6: return 5
    case .itsButtonsAreDeclaredHere4733385e: return 6
    case .noOptionOfHasTheRole2cb15832: return 7
    case .removeTheFullStop0a58199e: return 8
    case .theAlertIsHere029af1bf: return 9
    case .theAlertOfHasNoTitle2a922778: return 10
    case .theDescriptionBeginsWithTheTitle5094390d: return 11
    case .theHasCharactersMoreThanSeldom5a407e0a: return 12
    case .theLabelIsHere2dcd872c: return 13
    case .theOtherLabelIsHere09fe721f: return 14
    case .theOtherTextIsHere106a31d7: return 15
    case .theRepeatsThe02ce8ce5: return 16
    case .theSuggestionDoesntSayWhatTo1aeaaef6: return 17
    case .theSuggestionNamesButThisAlert75cd632b: return 18
    case .theSuggestionSaysButThisAlert0a21d771: return 19
    case .theTextSaysButTheButton20a6c241: return 20
    case .theTitleBeginsWithAndAsks4c8cc1ed: return 21
    case .thisTextSaysOnlyThatThere65336d18: return 22
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .andHaveTheSameLabelAnd37424ee3(let name, let other, let recovery):
      return .carrying(name: name, other: other, recovery: recovery)
    case .andHaveTheSameLabelIn1a83ddb1(let option, let other):
      return .carrying(option: option, other: other)
    case .blamesTheReaderSayWhatHappened15fec051(let phrase),
      .isAWordThatOnlyDevelopers478025f6(let phrase),
      .theSuggestionSaysButThisAlert0a21d771(let phrase),
      .theTitleBeginsWithAndAsks4c8cc1ed(let phrase):
      return .carrying(phrase: phrase)
    case .destroysSomethingButNoButtonCancels398cf756(let option),
      .theSuggestionNamesButThisAlert75cd632b(let option):
      return .carrying(option: option)
    case .noOptionOfHasTheRole2cb15832(let recovery): return .carrying(recovery: recovery)
    case .theAlertOfHasNoTitle2a922778(let name): return .carrying(name: name)
    case .theHasCharactersMoreThanSeldom5a407e0a(let key, let length, let limit):
      return .carrying(key: key, length: length, limit: limit)
    case .theRepeatsThe02ce8ce5(let facet, let other): return .carrying(facet: facet, other: other)
    case .theTextSaysButTheButton20a6c241(let quote, let label):
      return .carrying(quote: quote, label: label)
    case .thisTextSaysOnlyThatThere65336d18(let summary): return .carrying(summary: summary)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [
      .aTitleDoesntEndWithA02680334, .itsButtonsAreDeclaredHere4733385e, .removeTheFullStop0a58199e,
      .theAlertIsHere029af1bf, .theDescriptionBeginsWithTheTitle5094390d, .theLabelIsHere2dcd872c,
      .theOtherLabelIsHere09fe721f, .theOtherTextIsHere106a31d7,
      .theSuggestionDoesntSayWhatTo1aeaaef6,
    ]
  }
}
