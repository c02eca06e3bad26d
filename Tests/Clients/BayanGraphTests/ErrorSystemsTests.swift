import Foundation
import Testing

/// `Documentation/ErrorSystems.md`, which lists what the clients do and the tests that show it.
struct ErrorSystemsTests {
  private struct Row {
    var number: Int
    var suite: String
    var test: String
  }

  private static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    let page = package.appending(path: "Documentation/ErrorSystems.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let number = Int(cells[0]) else { return nil }
      return Row(number: number, suite: cells[2].trimmingCharacters(in: ["`"]), test: cells[3])
    }
  }

  /// The sources of all tests.
  private static func tests() throws -> String {
    let folder = package.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }

  @Test func `every row is there, once and in order`() throws {
    #expect(try Self.rows().map(\.number) == Array(1...73))
  }

  @Test func `each row names a test that exists`() throws {
    let tests = try Self.tests()
    for row in try Self.rows() {
      guard let suite = tests.range(of: "struct \(row.suite) {") else {
        Issue.record("row \(row.number): no suite '\(row.suite)'")
        continue
      }
      // The test stands in the suite: before the end of its declaration.
      let rest = tests[suite.upperBound...]
      let end = rest.range(of: "\n}\n")?.lowerBound ?? rest.endIndex
      let isThere = ["\"\(row.test)\"", "`\(row.test)`"].contains { rest[..<end].contains($0) }
      #expect(isThere, "row \(row.number): '\(row.test)'")
    }
  }
}
