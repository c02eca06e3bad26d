import Foundation
import Testing

@Suite("Documentation/SeedRows.md")
struct SeedRowsTests {
  private struct Row {
    var number: Int
    var test: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    let text = try String(
      contentsOf: root.appending(path: "Documentation/SeedRows.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let number = Int(cells[0]) else { return nil }
      return Row(number: number, test: cells[2].trimmingCharacters(in: ["`"]))
    }
  }

  /// The sources of all tests.
  private static func tests() throws -> String {
    let folder = root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }

  @Test("Every row is there, once and in order")
  func complete() throws {
    #expect(try Self.rows().map(\.number) == Array(1...73))
  }

  @Test("Each row names a test that exists: its suite and its function")
  func named() throws {
    let tests = try Self.tests()
    for row in try Self.rows() {
      let parts = row.test.split(separator: "/")
      #expect(parts.count == 2, "row \(row.number)")
      guard parts.count == 2,
        let suite = tests.range(of: "struct \(parts[0]) {")
      else {
        Issue.record("row \(row.number): no suite '\(row.test)'")
        continue
      }
      // The function stands in the suite: before the next one.
      let rest = tests[suite.upperBound...]
      let end = rest.range(of: "\n@Suite(")?.lowerBound ?? rest.endIndex
      #expect(rest[..<end].contains("func \(parts[1])("), "row \(row.number): '\(row.test)'")
    }
  }
}
