import BayanRuntime
import Foundation
import Testing

/// Environments, and the preferences that follow from them.
@Suite("The locale of a program")
struct MessageLocaleTests {
  /// An environment, with its preferences.
  struct Environment: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var variables: [String: String]
    var preferences: [LocaleTag]

    init(_ description: String, _ variables: [String: String], _ preferences: [LocaleTag]) {
      testDescription = description
      self.variables = variables
      self.preferences = preferences
    }
  }

  static let environments = [
    Environment("nothing is set", [:], []),
    Environment("LANG alone", ["LANG": "ar_EG.UTF-8"], ["ar-EG"]),
    Environment("LC_MESSAGES before LANG", ["LC_MESSAGES": "ar_EG", "LANG": "fr_FR"], ["ar-EG"]),
    Environment(
      "LC_ALL before LC_MESSAGES", ["LC_ALL": "he_IL", "LC_MESSAGES": "ar_EG", "LANG": "fr_FR"],
      ["he-IL"]),
    Environment("an empty variable isn't set", ["LC_ALL": "", "LANG": "ar_EG"], ["ar-EG"]),
    Environment(
      "LANGUAGE before all", ["LANGUAGE": "ar", "LC_ALL": "fr_FR.UTF-8"], ["ar"]),
    Environment(
      "LANGUAGE is a list", ["LANGUAGE": "pt_BR:pt::es", "LANG": "pt_PT.UTF-8"],
      ["pt-BR", "pt", "es"]),
    Environment("an empty LANGUAGE isn't set", ["LANGUAGE": "", "LANG": "ar_EG"], ["ar-EG"]),
    Environment("C takes LANGUAGE out", ["LANGUAGE": "ar", "LANG": "C"], []),
    Environment("C.UTF-8 takes LANGUAGE out", ["LANGUAGE": "ar", "LC_ALL": "C.UTF-8"], []),
    Environment("POSIX takes LANGUAGE out", ["LANGUAGE": "ar", "LC_MESSAGES": "POSIX"], []),
    Environment("without a locale it is C", ["LANGUAGE": "ar"], []),
    Environment(
      "LC_ALL=C wins over another LANG", ["LC_ALL": "C", "LANG": "ar_EG", "LANGUAGE": "ar"], []),
    Environment("C in the list ends it", ["LANGUAGE": "fr:C:ar", "LANG": "de_DE"], ["fr"]),
    Environment("C alone", ["LANGUAGE": "C", "LANG": "de_DE.UTF-8"], []),
    Environment("POSIX before others", ["LANGUAGE": "POSIX:fr", "LANG": "de_DE"], []),
    Environment("a list of nothing", ["LANGUAGE": ":", "LANG": "de_DE"], []),
    Environment(
      "C with a codeset is no name", ["LANGUAGE": "C.UTF-8:fr", "LANG": "de_DE"], ["fr"]),
    Environment(
      "LANG isn't asked beside LANGUAGE", ["LANGUAGE": "xx", "LANG": "de_DE.UTF-8"], ["xx"]),
    Environment("what is no name is left out", ["LANGUAGE": "12:ar", "LANG": "fr_FR"], ["ar"]),
    Environment("a variant as a modifier", ["LANG": "ca_ES.UTF-8@valencia"], ["ca-ES-valencia"]),
    Environment("a variant without region", ["LANGUAGE": "be@tarask", "LANG": "x"], ["be-tarask"]),
    Environment("a script by another name", ["LANG": "tt_RU@iqtelif"], ["tt-Latn-RU"]),
    Environment("a script by its code", ["LANG": "uz_UZ@Cyrl"], ["uz-Cyrl-UZ"]),
    Environment(
      "a script and a variant", ["LANG": "sr_RS@ijekavianlatin"], ["sr-Latn-RS-ijekavsk"]),
    Environment("a variant by another name", ["LANG": "sr_ME@ijekavian"], ["sr-ME-ijekavsk"]),
    Environment("an Arabic script", ["LANG": "ms_MY@jawi"], ["ms-Arab-MY"]),
    Environment("a modifier that is neither", ["LANG": "gez_ER@a.b"], ["gez-ER"]),
    Environment("a script as a modifier", ["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"]),
    Environment("another modifier", ["LANG": "de_DE@euro"], ["de-DE"]),
    Environment("the same twice", ["LANGUAGE": "ar_EG", "LANG": "ar_EG.UTF-8"], ["ar-EG"]),
  ]

  @Test(arguments: environments)
  func `the environment states preferences as gettext reads them`(_ environment: Environment) {
    #expect(
      MessageLocale.preferences { environment.variables[$0] } == environment.preferences)
  }

  // Each test has its own process, because the preferences belong to the whole program.

  @Test func `without preferences the source locale answers`() async {
    await #expect(processExitsWith: .success) {
      let catalog = try LocaleMatchingTests.catalog()
      #expect(MessageLocale.preferences.isEmpty)
      #expect(catalog.currentIndex == 0)
    }
  }

  @Test func `the program's preferences answer in every task, the first that a catalog has`() async
  {
    await #expect(processExitsWith: .success) {
      let catalog = try LocaleMatchingTests.catalog()
      MessageLocale.program = ["fr", "ar-EG", "zh-TW"]
      #expect(catalog.currentIndex == 1)
      #expect(await Task.detached { catalog.currentIndex }.value == 1)
    }
  }

  @Test func `a task's locale wins, even one that the catalog lacks`() async {
    await #expect(processExitsWith: .success) {
      let catalog = try LocaleMatchingTests.catalog()
      MessageLocale.program = ["ar"]
      MessageLocale.$current.withValue("zh-TW") {
        #expect(MessageLocale.preferences == ["zh-TW"])
        #expect(catalog.currentIndex == 2)
      }
      MessageLocale.$current.withValue("fr") { #expect(catalog.currentIndex == 0) }
      #expect(catalog.currentIndex == 1)
    }
  }

  #if !canImport(Darwin)
    @Test func `useSystem takes the preferences from the environment`() async {
      await #expect(processExitsWith: .success) {
        for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES"] { unsetenv(name) }
        setenv("LANG", "ar_EG.UTF-8", 1)
        let catalog = try LocaleMatchingTests.catalog()
        #expect(catalog.currentIndex == 0)
        MessageLocale.useSystem()
        #expect(MessageLocale.program == ["ar-EG"])
        #expect(catalog.currentIndex == 1)
      }
    }
  #endif
}
