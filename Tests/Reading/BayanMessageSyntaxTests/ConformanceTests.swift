import BayanDiagnostics
import BayanMessageSyntax
import Foundation
import Testing

/// The working group's test suite, for syntax and the data model.
///
/// The suite isn't part of this repository. The environment variable `MF2_TESTS` names its folder;
/// without the variable, or a copy beside the package, these tests are skipped. Cases about
/// formatting only have to parse here, because the runtime has tests for their results.
///
/// - Source: unicode-org/message-format-wg, `test/tests`, LDML 48.2.
@Suite("The official suite")
struct ConformanceTests {
  @Test(.enabled(if: OfficialSuite.isPresent, OfficialSuite.whereToGet))
  func `every case has the syntax and data model errors that it expects`() throws {
    let cases = try OfficialSuite.cases()
    #expect(cases.count == 461)
    for example in cases {
      let found = ParsedMessage.parse(example.source).diagnostics.map(\.rule.rawValue)
      let comment: Comment = "\(example.file): \(example.source.debugDescription)"
      if example.errors.contains("syntax-error") {
        #expect(Set(found) == ["syntax-error"], comment)
      } else {
        #expect(found == example.errors.filter(OfficialSuite.dataModelErrors.contains), comment)
      }
    }
  }

  @Test(.enabled(if: OfficialSuite.isPresent, OfficialSuite.whereToGet))
  func `every valid case survives being printed`() throws {
    for example in try OfficialSuite.cases() {
      let parsed = ParsedMessage.parse(example.source)
      if parsed.isValid { expectPrintingKeepsModel(of: example.source) }
    }
  }
}

enum OfficialSuite {
  struct Case {
    var file: String
    var source: String
    var errors: [String]
  }

  static let dataModelErrors: Set<String> = [
    "variant-key-mismatch", "missing-fallback-variant", "missing-selector-annotation",
    "duplicate-declaration", "duplicate-option-name", "duplicate-variant",
  ]

  static let folder =
    ProcessInfo.processInfo.environment["MF2_TESTS"].map { URL(filePath: $0) }
    ?? URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/mf2/tests")

  static let whereToGet: Comment =
    "MF2_TESTS names no folder test/tests of github.com/unicode-org/message-format-wg"

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  private struct File: Decodable {
    struct Properties: Decodable {
      var src: String?
      var expErrors: [ExpectedError]?
    }
    struct ExpectedError: Decodable {
      var type: String
    }
    var defaultTestProperties: Properties?
    var tests: [Properties]
  }

  static func cases() throws -> [Case] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
      let data = try Data(contentsOf: folder.appending(path: name))
      let file = try JSONDecoder().decode(File.self, from: data)
      return try file.tests.map { test in
        let errors = test.expErrors ?? file.defaultTestProperties?.expErrors ?? []
        return Case(
          file: name,
          source: try #require(test.src ?? file.defaultTestProperties?.src),
          errors: errors.map(\.type))
      }
    }
  }
}
