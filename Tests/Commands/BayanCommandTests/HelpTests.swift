import Foundation
import Testing

@Suite("help in other languages")
struct HelpTests {
  private static let folder = packageFolder.appending(path: "Documentation/Help/ar")

  private static let commands =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

  /// Returns the options and the arguments that a help screen describes.
  private static func options(in help: String) -> Set<String> {
    Set(help.matches(of: /(?m)^  (?:-[a-z], )?(--[a-z-]+|<[^>]+>)/).map { String($0.output.1) })
  }

  @Test func `the commands of translators have Arabic pages`() {
    #expect(
      Set(Self.commands).isSuperset(of: [
        "check", "show", "review", "import", "export", "preview", "handbook", "explain", "serve",
      ]))
  }

  @Test(arguments: commands)
  func `an Arabic page has the usage and each option of the English help`(
    _ command: String
  ) throws {
    let words = command == "bayan" ? [] : [command]
    let english = try runBayan(words + ["--help"])
    let arabic = try runBayan(words + ["--help", "--language", "ar"])
    #expect(english.status == 0 && arabic.status == 0)
    let usage = try #require(english.output.firstMatch(of: /USAGE: (.*)/)?.output.1)
    #expect(arabic.output.contains("  \(usage)\n"), "the page says another usage than '\(usage)'")
    #expect(Self.options(in: arabic.output) == Self.options(in: english.output))
    #expect(arabic.output.hasSuffix("\n") && !arabic.output.hasSuffix("\n\n"))
    #expect(try runBayan(["help"] + words + ["--language=ar"]).output == arabic.output)
  }

  @Test func `a command without an Arabic page has its English help`() throws {
    let english = try runBayan(["diff", "--help"])
    #expect(try runBayan(["diff", "--help", "--language", "ar"]).output == english.output)
  }
}
