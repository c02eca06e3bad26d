import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

@Suite("the rule book")
struct RuleBookTests {
  @Test func `every rule is in it once`() {
    #expect(Set(RuleBook.all.names).count == RuleBook.all.names.count)
    for rule in RuleBook.all.rules { #expect(RuleBook.all.entry(rule.id.rawValue) != nil) }
  }

  @Test func `every name that the sources report by is in it`() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let pattern = try Regex(
      #"(?:report|Diagnostic|append)\(\s*(?:rule: )?"([a-z]+(?:-[a-z]+)+)""#
    )
    var names: Set<String> = []
    for folder in ["Reading", "Compiling", "Commands"] {
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
    #expect(names.subtracting(RuleBook.all.names) == [])
  }

  @Test func `an explanation is whole`() {
    let pages = RuleBook.all.entries.flatMap { entry in
      RulePage.Labels.byLanguage.keys.map { (entry, entry.explanation(preferring: $0)) }
    }
    for (entry, text) in pages {
      #expect(text.what.hasSuffix(".") && text.why.hasSuffix("."), "\(entry.id)")
      #expect(text.howToFix.hasSuffix(".") && text.howToFix.count < 240, "\(entry.id)")
      #expect(text.notReported.allSatisfy { !$0.isEmpty }, "\(entry.id)")
      #expect(text.howToFix != text.what && text.howToFix != text.why, "\(entry.id)")
      for example in text.examples {
        #expect(!example.bad.isEmpty && !example.good.contains(""), "\(entry.id)")
        #expect(!example.good.contains(example.bad), "\(entry.id)")
      }
    }
  }

  @Test func `the structural rules that can be adjusted are those that the loader adjusts`() {
    let checks = Set(RuleBook.all.rules.map { $0.id })
    let adjustable = RuleBook.all.entries.filter { $0.isAdjustable && !checks.contains($0.id) }
    #expect(
      Set(adjustable.map(\.id))
        == Set(CatalogLoader.adjustableRules + ["rule-retired", "suppression-unused"]))
  }

  @Test func `a byte order mark can be turned off`() throws {
    let files = CatalogFixture(["Locales/ar/login.toml": "\u{FEFF}# nothing yet"]).files
    #expect(
      CatalogLoader.load(files).diagnostics.map(\.rule.rawValue).contains("byte-order-mark"))
    let off = try #require(CatalogFixture.project["Catalog/bayan.toml"] ?? nil)
    let silent = CatalogFixture([
      "Locales/ar/login.toml": "\u{FEFF}# nothing yet",
      "Catalog/bayan.toml": off + "\n\n[checks]\nbyte-order-mark = \"off\"\n",
    ]).files
    #expect(
      !CatalogLoader.load(silent).diagnostics.map(\.rule.rawValue).contains("byte-order-mark"))
  }
}
