import BayanDiagnostics
import Testing

@testable import BayanBuildCommands

@Suite("The language of the output")
struct OutputLanguageTests {
  private static let arabic = DiagnosticLanguage(tag: "ar", isRightToLeft: true) { _, _ in nil }

  private static func choice(
    _ asked: String? = nil, _ environment: [String: String], showsBidi: Bool = true
  ) -> OutputLanguage? {
    OutputLanguage.choice(asked: asked, in: environment, showsBidi: showsBidi) { tags in
      tags.lazy.compactMap { tag in
        tag.hasPrefix("ar") ? arabic : tag.hasPrefix("en") ? .english : nil
      }.first
    }
  }

  @Test(arguments: [
    (["LANG": "ar_EG.UTF-8"], "ar"), (["LC_ALL": "ar"], "ar"),
    (["LC_ALL": "C", "LANG": "ar"], "en"),
    (["LC_ALL": "de_DE.UTF-8"], "en"), (["LC_ALL": "de_DE", "LANGUAGE": "fr:ar"], "ar"),
    (["LANGUAGE": "ar"], "en"), (["LC_ALL": "C.UTF-8", "LANGUAGE": "ar"], "en"),
    (["LC_ALL": "ar", "BAYAN_LANGUAGE": "en"], "en"), (["BAYAN_LANGUAGE": "ar_EG"], "ar"),
    (["LC_MESSAGES": "ar", "LANG": "en"], "ar"), ([:], "en"),
  ])
  func `the environment chooses a language that is there`(
    _ environment: [String: String], _ tag: String
  ) throws {
    let choice = try #require(Self.choice(nil, environment))
    #expect(choice.language.tag == tag && !choice.isAskedFor && choice.hint == nil)
  }

  @Test func `--language comes first, and an unknown one is refused`() throws {
    let environment = ["BAYAN_LANGUAGE": "ar", "LC_ALL": "ar"]
    #expect(Self.choice("en", environment)?.language.isEnglish == true)
    #expect(Self.choice("ar", [:], showsBidi: false)?.isAskedFor == true)
    #expect(Self.choice("de", environment) == nil)
  }

  @Test func `a terminal that orders nothing gets English and a hint, unless Arabic is asked for`()
  {
    let choice = Self.choice(nil, ["LC_ALL": "ar"], showsBidi: false)
    #expect(choice?.language.isEnglish == true && choice?.hint?.contains("--language ar") == true)
    #expect(Self.choice(nil, ["BAYAN_LANGUAGE": "ar"], showsBidi: false)?.language.tag == "ar")
  }

  @Test(arguments: [
    (["VTE_VERSION": "7006"], true), (["VTE_VERSION": "5800"], true),
    (["VTE_VERSION": "5603"], false), (["MLTERM": "3.9.0", "TERM": "mlterm"], false),
    (["TERM": "xterm-256color"], false), (["VTE_VERSION": "x"], false), ([:], false),
  ])
  func `only terminals that were seen to show it count as bidirectional`(
    _ environment: [String: String], _ shows: Bool
  ) {
    #expect(OutputLanguage.isBidiTerminal(environment) == shows)
  }
}
