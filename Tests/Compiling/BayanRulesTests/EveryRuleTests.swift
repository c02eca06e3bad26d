import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

struct EveryRuleTests {
  /// Rules without a file of cases, each with the reason.
  private static let inSwift: [String: String] = [
    "cldr-drift": "it compares data of several versions of CLDR",
    "complexity-limit": "its messages are long and made by the test",
    "translation-unreviewed": "only a release asks for reviews",
  ]

  /// Files whose rules are rows of a table, so that one file of cases is enough for all.
  private static let tables = ["Literals/LiteralRules.swift", "Alerts/WordListRules.swift"]

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func names(in folder: String) throws -> Set<String> {
    let root = Self.package.appendingPathComponent(folder)
    return Set(
      try FileManager.default.subpathsOfDirectory(atPath: root.path).map {
        URL(fileURLWithPath: $0).lastPathComponent
      })
  }

  @Test func `has a file of its own or a row in a table, and a file with its cases`() throws {
    let sources = try names(in: "Sources/Compiling/BayanRules")
    let tables = try Self.tables.map {
      try String(
        contentsOf: Self.package.appendingPathComponent("Sources/Compiling/BayanRules/\($0)"),
        encoding: .utf8)
    }.joined()
    #expect(RuleBook.all.rules.count > 20)
    let homeless = RuleBook.all.rules.map { "\($0)" }.filter {
      sources.contains("\($0).swift")
        == (tables.contains("struct \($0): LiteralRule")
          || tables.contains("struct \($0): WordListRule"))
    }
    #expect(homeless == [])

    let tests = try names(in: "Tests/Compiling/BayanRulesTests")
    let untested = RuleBook.all.rules.filter { rule in
      let isInSwift = Self.inSwift[rule.id.rawValue] != nil
      return !tests.contains(isInSwift ? "\(rule)Tests.swift" : "\(rule.id).txt")
    }
    #expect(untested.map { "\($0)" } == [])
    let rules = Set(RuleBook.all.rules.map { $0.id.rawValue })
    #expect(Set(Self.inSwift.keys).subtracting(rules) == [])
  }
}
