import Foundation
import Testing

/// The working group's test suite, run as `Tools/mf2-conformance` runs it.
///
/// The data stands beside the repository and isn't part of it; without it the suite is skipped.
@Suite("The official suite, formatted")
struct OfficialSuiteTests {
  private static let folder = ProjectCopy.package
    .deletingLastPathComponent().appending(path: "shared/mf2/tests")

  @Test(
    "Every case passes, errors in order",
    .enabled(
      if: FileManager.default.fileExists(atPath: folder.path),
      "no ../shared/mf2/tests beside the package"))
  func passes() throws {
    let result = try runProduct("bayan-mf2-conformance", ["--strict", Self.folder.path])
    #expect(result.output.hasSuffix("461 passed, 0 failed\n"), "\(result.output)")
    #expect(result.status == 0)
  }

  /// Runs one file of cases.
  private func run(cases: String, _ flags: String...) throws -> CommandResult {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bayan-suite-\(UUID().uuidString)/inner")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try cases.write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
    return try runProduct(
      "bayan-mf2-conformance", flags + [folder.deletingLastPathComponent().path])
  }

  @Test("Fields of other suites are ignored, and failures counted")
  func counts() throws {
    let result = try run(
      cases: """
        {"extra": 1, "defaultTestProperties": {"locale": "en", "bidiIsolation": "none"}, "tests": [
          {"src": "a", "exp": "a", "more": {"x": [1]}},
          {"src": "{$x}", "expErrors": true},
          {"src": "{:number}", "expErrors": [{"type": "bad-option"}, {"type": "bad-operand"}]},
          {"src": "{$x", "expErrors": []},
          {"src": "{0.1}", "exp": "e", "quality": true}
        ]}
        """)
    #expect(result.status == 1)
    #expect(result.output.hasSuffix("quality: 0 passed, 1 failed\n3 passed, 1 failed\n"))
    #expect(result.output.contains("inner/a.json#4\n"))
  }

  @Test("Strictly, the errors are a list in order")
  func strict() throws {
    let cases = """
      {"defaultTestProperties": {"locale": "en"}, "tests": [
        {"src": "{$x :number}", "expErrors": [{"type": "bad-operand"}]}
      ]}
      """
    #expect(try run(cases: cases).output.hasSuffix("1 passed, 0 failed\n"))
    #expect(try run(cases: cases, "--strict").output.hasSuffix("0 passed, 1 failed\n"))
  }
}
