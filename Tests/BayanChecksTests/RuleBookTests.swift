import BayanChecks
import BayanDiagnostics
import Foundation
import Testing

@Suite("the rule book")
struct RuleBookTests {
  @Test func `every rule is in it once`() {
    #expect(Set(RuleBook.names).count == RuleBook.names.count)
    for rule in Checks.rules { #expect(RuleBook.entry(rule.id.rawValue) != nil) }
  }

  @Test func `every name that the sources report by is in it`() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let pattern = try Regex(
      #"(?:report|Diagnostic|finding|append|ParsedMessage\.Finding)\(\s*(?:rule: )?"([a-z]+(?:-[a-z]+)+)""#
    )
    var names: Set<String> = []
    for folder in [
      "BayanCatalog", "BayanChecks", "BayanCompiler", "BayanMessageSyntax", "BayanTOML", "bayan",
    ] {
      let root = sources.appendingPathComponent(folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        for match in text.matches(of: pattern) {
          names.insert(String(match.output[1].substring ?? ""))
        }
      }
    }
    #expect(names.count > 20)
    #expect(names.subtracting(RuleBook.names) == [])
  }

  @Test func `an explanation is whole`() {
    for entry in RuleBook.entries {
      let text = entry.explanation
      #expect(text.what.hasSuffix(".") && text.why.hasSuffix("."), "\(entry.id)")
      #expect(!text.bad.isEmpty && !text.good.isEmpty && text.bad != text.good, "\(entry.id)")
      #expect(text.mending.hasSuffix(".") && text.mending.count < 240, "\(entry.id)")
      #expect(text.mending != text.what && text.mending != text.why, "\(entry.id)")
      for example in text.examples { #expect(example.bad != example.good, "\(entry.id)") }
    }
  }
}
