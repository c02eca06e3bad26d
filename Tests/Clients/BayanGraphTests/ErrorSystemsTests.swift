import Foundation
import Testing

/// The pages that list the behaviour of the clients, each with its test.
struct ErrorSystemsTests {
  private struct Row: Equatable {
    var number: Int
    var suite: String
    var test: String
  }

  private static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let pages = ["Documentation/ErrorSystems.md", "Documentation/ar/ErrorSystems.md"]

  private static func rows(_ page: String) throws -> [Row] {
    let text = try String(contentsOf: package.appending(path: page), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { cell in
        cell.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["`"])
      }
      guard cells.count == 4, let number = Int(cells[0]) else { return nil }
      return Row(number: number, suite: cells[2], test: cells[3])
    }
  }

  /// Returns the Swift files below a folder.
  private static func sources(
    _ folder: String, where isMeant: (String) -> Bool = { _ in true }
  ) throws -> String {
    let files = FileManager.default.enumerator(
      at: package.appending(path: folder), includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", isMeant(file.path) else { continue }
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }

  @Test(arguments: pages)
  func `every row is there, once and in order`(page: String) throws {
    #expect(try Self.rows(page).map(\.number) == Array(1...76))
  }

  @Test func `both pages name the same tests`() throws {
    #expect(try Self.rows(Self.pages[0]) == Self.rows(Self.pages[1]))
  }

  @Test(arguments: pages)
  func `each row names a test that exists`(page: String) throws {
    let tests = try Self.sources("Tests")
    for row in try Self.rows(page) {
      guard let suite = tests.range(of: "struct \(row.suite) {") else {
        Issue.record("row \(row.number): no suite '\(row.suite)'")
        continue
      }
      // The test's name has to come before the end of the suite's declaration.
      let rest = tests[suite.upperBound...]
      let end = rest.range(of: "\n}\n")?.lowerBound ?? rest.endIndex
      let isThere = ["\"\(row.test)\"", "`\(row.test)`"].contains { rest[..<end].contains($0) }
      #expect(isThere, "row \(row.number): '\(row.test)'")
    }
  }

  // Errors that this package never throws

  /// Returns the errors of the page's table, by domain.
  private static func unthrown(_ page: String) throws -> [String: Set<String>] {
    let text = try String(contentsOf: package.appending(path: page), encoding: .utf8)
    var errors: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `com.facebook.sdk") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      let names = cells[1].split(separator: ",").map { name in
        name.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["`"])
      }
      errors[cells[0].trimmingCharacters(in: ["`"])] = Set(names)
    }
    return errors
  }

  /// Returns the catalog's domains with the names of their errors, without errors that have a
  /// `match`.
  private static func unmatched() throws -> [String: Set<String>] {
    let folder = package.appending(path: "Catalog")
    var errors: [String: Set<String>] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".toml") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let entries = text.components(separatedBy: "\n[codes.")
      guard let domain = entries[0].firstMatch(of: /(?m)^domain = "(.+)"/)?.1 else { continue }
      for entry in entries.dropFirst() where !entry.contains("\nmatch = ") {
        errors[String(domain), default: []].insert(String(entry.prefix { $0 != "]" }))
      }
    }
    return errors
  }

  @Test(arguments: pages)
  func `each error of the catalog is used here, or is on the page`(page: String) throws {
    let unthrown = try Self.unthrown(page)
    #expect(unthrown.count == 4)
    let sources = try Self.sources("Sources/Clients") { !$0.contains("/Generated/") }
    for (domain, names) in try Self.unmatched() {
      let listed = unthrown[domain] ?? []
      #expect(listed.isSubset(of: names), "\(domain): \(listed.subtracting(names))")
      for name in names.subtracting(listed) {
        let isNamed = sources.contains(".\(name)")
        #expect(isNamed, "\(domain): \(name)")
      }
    }
  }
}
