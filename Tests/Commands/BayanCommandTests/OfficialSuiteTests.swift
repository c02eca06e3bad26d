import Foundation
import Testing

/// The working group's test suite, run as `Tools/mf2-conformance` runs it.
///
/// The suite isn't part of this repository. The environment variable `MF2_TESTS` names its folder;
/// without it, or a copy beside the package, the first test is skipped.
@Suite("The official suite, formatted")
struct OfficialSuiteTests {
  private static let folder =
    ProcessInfo.processInfo.environment["MF2_TESTS"].map { URL(filePath: $0) }
    ?? packageFolder.deletingLastPathComponent().appending(path: "shared/mf2/tests")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: folder.path),
      "MF2_TESTS names no folder test/tests of github.com/unicode-org/message-format-wg"))
  func `every case passes, errors in order`() throws {
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

  @Test func `fields of other suites are ignored, and failures counted`() throws {
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

  @Test func `folders are read with those in them, and through links`() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: "bayan-suite-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: root) }
    try manager.createDirectory(
      at: root.appending(path: "a/b c"), withIntermediateDirectories: true)
    let cases = #"{"tests": [{"locale": "en", "src": "x", "exp": "y"}]}"#
    for name in ["a/1.json", "a/b c/2.JSON", "a/notes.txt"] {
      try cases.write(to: root.appending(path: name), atomically: true, encoding: .utf8)
    }
    try manager.createSymbolicLink(
      at: root.appending(path: "link"), withDestinationURL: root.appending(path: "a"))
    let result = try runProduct(
      "bayan-mf2-conformance", [root.appending(path: "link").path])
    #expect(result.output.contains("1.json#1\n") && result.output.contains("b c/2.JSON#1\n"))
    #expect(result.output.hasSuffix("0 passed, 2 failed\n"), "\(result.output)")
    // A folder that is also reached by a link is read once.
    try manager.createSymbolicLink(
      at: root.appending(path: "a/round"), withDestinationURL: root)
    let whole = try runProduct("bayan-mf2-conformance", [root.path])
    #expect(whole.output.hasSuffix("0 passed, 2 failed\n"), "\(whole.output)")
  }

  @Test func `strictly, the errors are a list in order`() throws {
    let cases = """
      {"defaultTestProperties": {"locale": "en"}, "tests": [
        {"src": "{$x :number}", "expErrors": [{"type": "bad-operand"}]}
      ]}
      """
    #expect(try run(cases: cases).output.hasSuffix("1 passed, 0 failed\n"))
    #expect(try run(cases: cases, "--strict").output.hasSuffix("0 passed, 1 failed\n"))
  }

  @Test func `every field of the schema is honoured`() throws {
    let result = try run(
      cases: #"""
        {"defaultTestProperties": {
          "locale": "en-US", "src": "{$x}", "bidiIsolation": "none", "expErrors": [],
          "params": [{"name": "x", "value": 1.50}], "quality": false
        }, "tests": [
          {"exp": "1.5"},
          {"src": "{$x :string}", "exp": "1.5"},
          {"src": "{$x :string}", "params": [{"name": "x", "value": "\ud83d\ude00"}],
           "exp": "\ud83d\ude00"},
          {"src": "{$x}", "bidiIsolation": "default", "params": [{"name": "x", "value": "a"}],
           "exp": "\u2068a\u2069"},
          {"params": [{"name": "x", "value": 12345678901234567890}],
           "exp": "12,345,678,901,234,567,890"},
          {"params": [{"name": "x", "value": null}], "exp": "{$x}",
           "expErrors": [{"type": "unresolved-variable"}]},
          {"src": "{$x :date}",
           "params": [{"name": "x", "type": "datetime", "value": "2006-01-02T15:04:06"}],
           "exp": "Jan 2, 2006"},
          {"src": "{$x :currency}",
           "params": [{"name": "x", "value": {"value": 5, "currency": "EUR"}}], "exp": "€5.00"},
          {"params": [{"name": "x", "value": ["a", "b"]}], "exp": "a and b"},
          {"src": "{$x :datetime}", "params": [{"name": "x", "value": true}],
           "expErrors": [{"type": "bad-operand"}]},
          {"src": "{\ud800}", "expErrors": [{"type": "syntax-error"}]},
          {"src": "a\ud800{|b\udc00|}", "exp": "a\ud800b\udc00"},
          {"src": "{#b u:id=i x=1}{$x :number u:id=j}",
           "expParts": [
             {"type": "markup", "kind": "open", "name": "b", "id": "i", "options": {"x": "1"}},
             {"type": "number", "id": "j", "parts": [
               {"type": "integer", "value": "1"}, {"type": "decimal"}, {"type": "fraction"}]}]},
          {"tags": ["u:id"], "only": true, "description": "as ever", "exp": "1.5"},
          {"src": "{$x :nope}", "expErrors": {"type": "unknown-function"}},
          {"src": "{#b n=$x}", "exp": "",
           "expParts": [{"type": "markup", "kind": "open", "name": "b", "options": {"n": 1.5}}]}
        ]}
        """#, "--strict")
    #expect(result.output.hasSuffix("16 passed, 0 failed\n"), "\(result.output)")
  }

  @Test func `a file is a list of cases, or is named: a schema has none, and no JSON fails`() throws
  {
    let bare = try run(cases: "\u{FEFF}[{\"src\": \"a\", \"exp\": \"a\"}]")
    #expect(bare.output.hasSuffix("1 passed, 0 failed\n"), "\(bare.output)")
    let schema = try run(cases: #"{"type": "object", "required": ["tests"]}"#)
    #expect(schema.output == "inner/a.json: no tests in it\n0 passed, 0 failed\n")
    let broken = try run(cases: #"{"tests": ["#)
    #expect(broken.output.contains("inner/a.json: can't be read: no JSON from byte 11 on"))
    #expect(broken.output.hasSuffix("0 passed, 1 failed\n") && broken.status == 1)
    let empty = try run(cases: #"{"tests": [{"exp": ""}]}"#)
    #expect(empty.output.contains("no 'src'"))
    #expect(empty.output.hasSuffix("0 passed, 1 failed\n"), "\(empty.output)")
  }
}
