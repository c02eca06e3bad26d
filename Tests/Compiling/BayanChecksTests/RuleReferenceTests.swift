import BayanChecks
import BayanDiagnostics
import Foundation
import Testing

@Suite("what is said of the rules")
struct RuleReferenceTests {
  @Test func `each rule has a page, and the index names them all`() throws {
    let pages = Dictionary(uniqueKeysWithValues: RuleReference.pages.map { ($0.name, $0.text) })
    let index = try #require(pages["README.md"])
    for name in RuleBook.names {
      let page = try #require(pages["\(name).md"])
      #expect(page.hasPrefix(RuleReference.mark + "# \(name)\n"))
      #expect(index.contains("[\(name)](\(name).md)"))
    }
    #expect(pages.count == RuleBook.names.count + 1)
  }

  @Test func `the pages are those in Documentation`() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Documentation/Rules")
    let written = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    let pages = RuleReference.pages
    var stale = written.subtracting(pages.map(\.name)).filter { $0.hasSuffix(".md") }
    for page in pages {
      let data = FileManager.default.contents(
        atPath: folder.appendingPathComponent(page.name).path)
      if data != Data(page.text.utf8) { stale.insert(page.name) }
    }
    #expect(stale.sorted() == [], "run: swift run bayan rules --output Documentation/Rules")
  }

  @Test func `an example is the reader's, or its language's, or the general one`() {
    let explanation = RuleExplanation(
      what: "W.", why: "Y.", bad: "b", good: "g", howToFix: "M.",
      examples: [.init("ar", bad: "أ", good: "ب"), .init("pt-BR", bad: "x", good: "y")])
    #expect(explanation.example(for: "ar-EG")?.bad == "أ")
    #expect(explanation.example(for: "PT-br")?.bad == "x")
    #expect(explanation.example(for: "pt") == nil)
    #expect(explanation.example(for: "") == nil)
  }

  @Test func `an explanation says what, why, how to mend and how to let be`() throws {
    let page = try #require(RuleBook.entry("placeholder-missing")).page()
    for part in [
      "placeholder-missing (error)\n\n", "\n\nReported:\n    ", "\n\nNot reported:\n    ",
      "It is silent where the cause is found by 'placeholder-lookalike',\n'placeholder-unknown'",
      "bayan allow placeholder-missing @FINGERPRINT --reason", "[checks] sets it",
      "\n\nTo mend it: Put the placeholder where your sentence needs it",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    for line in page.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= 80 || line.contains("bayan allow") || line.contains("[checks]"))
    }
    let fixed = try #require(RuleBook.entry("toml-syntax")).page()
    #expect(!fixed.contains("bayan allow") && fixed.contains("can't be turned off"))
  }
}
