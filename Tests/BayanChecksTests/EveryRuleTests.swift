import BayanChecks
import BayanDiagnostics
import Foundation
import Testing

@Suite("every rule")
struct EveryRuleTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `has a file of its own, and one with its tests`() throws {
    let sources = try names(in: "Sources/BayanChecks/Rules")
    let tests = try names(in: "Tests/BayanChecksTests")
    #expect(Checks.rules.count > 20)
    for rule in Checks.rules {
      let name = "\(rule)"
      #expect(sources.contains("\(name).swift"), "there is no \(name).swift")
      #expect(tests.contains("\(name)Tests.swift"), "there is no \(name)Tests.swift")
    }
  }

  @Test func `has its page in the reference`() throws {
    let folder = Self.package.appendingPathComponent("Documentation/Rules")
    let written = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    let pages = RuleReference.pages
    let stale =
      try pages.filter { page in
        let url = folder.appendingPathComponent(page.name)
        return try !written.contains(page.name)
          || String(contentsOf: url, encoding: .utf8) != page.text
      }.map(\.name) + written.subtracting(pages.map(\.name)).filter { $0.hasSuffix(".md") }
    #expect(stale == [], "run: swift run bayan rules --output Documentation/Rules")
  }

  private func names(in folder: String) throws -> Set<String> {
    let root = Self.package.appendingPathComponent(folder)
    return Set(
      try FileManager.default.subpathsOfDirectory(atPath: root.path).map {
        URL(fileURLWithPath: $0).lastPathComponent
      })
  }
}
