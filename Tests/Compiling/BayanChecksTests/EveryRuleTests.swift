import BayanChecks
import Foundation
import Testing

struct EveryRuleTests {
  @Test func `has a file of its own, and one with its tests`() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    func names(in folder: String) throws -> Set<String> {
      let root = package.appendingPathComponent(folder)
      return Set(
        try FileManager.default.subpathsOfDirectory(atPath: root.path).map {
          URL(fileURLWithPath: $0).lastPathComponent
        })
    }
    let sources = try names(in: "Sources/Compiling/BayanChecks/Rules")
    let tests = try names(in: "Tests/Compiling/BayanChecksTests")
    #expect(Checks.rules.count > 20)
    let untold = Checks.rules.map { "\($0).swift" }.filter { !sources.contains($0) }
    let untested = Checks.rules.map { "\($0)Tests.swift" }.filter { !tests.contains($0) }
    #expect(untold == [])
    #expect(untested == [])
  }
}
