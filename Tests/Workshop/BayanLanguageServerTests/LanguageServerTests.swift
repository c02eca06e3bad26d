import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanSeededRandom
import Foundation
import Testing

@testable import BayanLanguageServer

/// The chapters "Server lifecycle" and "Text Document Synchronization" of the Language Server
/// Protocol 3.17.
struct LanguageServerTests {
  // MARK: Lifecycle

  @Test func `no request is answered before 'initialize'`() throws {
    let client = TestClient()
    let answer = try client.answer("textDocument/hover", [:])
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32002)
    client.open("Locales/ar/shop.toml")
    #expect(client.checks.isEmpty)
  }

  @Test func `after 'shutdown' only 'exit' is taken, and ends well`() throws {
    let client = try TestClient.ready()
    #expect(try client.ask("shutdown", [:]) is NSNull)
    let answer = try client.answer("shutdown", [:])
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32600)
    client.tell("exit", [:])
    #expect(client.exitCode == 0)
  }

  @Test func `'exit' without 'shutdown' ends with 1`() throws {
    let client = try TestClient.ready()
    client.tell("exit", [:])
    #expect(client.exitCode == 1)
  }

  @Test(arguments: [
    ("{", -32700), ("not JSON", -32700), ("\u{FEFF}", -32700), ("[]", -32600), ("1", -32600),
    (#"{"jsonrpc":"2.0"}"#, -32600), (#"{"id":1,"method":5}"#, -32600),
    (#"{"id":1,"method":"no/such"}"#, -32601), (#"{"id":1,"method":"initialize"}"#, -32600),
    (#"{"id":1,"method":"textDocument/hover"}"#, -32602),
    (#"{"id":1,"method":"textDocument/hover","params":{"textDocument":{}}}"#, -32602),
    (
      #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///x"},"position":{"line":0,"character":0}}}"#,
      -32803
    ),
  ])
  func `a request that can't be answered gets the specification's error`(
    _ text: String, _ code: Int
  ) throws {
    #expect(try TestClient.ready().errorCode(of: text) == code)
  }

  @Test func `a notification that can't be read is logged, and nothing ends`() throws {
    let client = try TestClient.ready()
    client.tell("textDocument/didOpen", ["textDocument": ["uri": 5]])
    client.tell("textDocument/didChange", [:])
    client.tell("$/cancelRequest", ["id": 99])
    client.tell("no/such", [:])
    #expect(client.logged.count == 2)
    client.open("Locales/ar/shop.toml")
    #expect(!client.checks.isEmpty)
  }

  @Test func `deep JSON is an error`() throws {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try TestClient.ready().errorCode(of: "{\"id\":1,\"params\":\(text)}") == -32700)
  }

  // MARK: Diagnostics

  @Test func `a clean project has no diagnostics`() throws {
    #expect(try TestClient.ready().diagnostics.isEmpty)
  }

  @Test func `a wrong placeholder is reported while it is typed, before everything is checked`()
    throws
  {
    let client = try TestClient.ready()
    let path = "Locales/ar/shop.toml"
    client.open(path)
    client.change(path, (1, 9), (1, 9), to: "{$wrong} ")
    #expect(client.rules(path) == ["placeholder-unknown"])
    let range = client.diagnostics[path]?.first?.range
    #expect(range?.start == LSP.Position(line: 1, character: 10))
    #expect(range?.end == LSP.Position(line: 1, character: 16))
    client.runChecks()
    #expect(client.rules(path) == ["placeholder-unknown"])
    client.change(path, (1, 9), (1, 18), to: "")
    #expect(client.rules(path) == [])
    client.runChecks()
    #expect(client.diagnostics.isEmpty)
  }

  @Test func `a diagnostic moves with the text before it`() throws {
    let client = try TestClient.ready()
    let path = "Locales/ar/shop.toml"
    client.open(path)
    client.change(path, (1, 9), (1, 9), to: "{$wrong} ")
    client.runChecks()
    client.change(path, (0, 0), (0, 0), to: "# سطر\n# another\n")
    #expect(client.diagnostics[path]?.first?.range.start == LSP.Position(line: 3, character: 10))
  }

  @Test func `changes that come at once are all made, and each changed message is checked`() throws
  {
    let client = try TestClient.ready()
    let path = "Locales/ar/shop.toml"
    client.open(path)
    // Editors send the changes of several cursors from the last to the first.
    let places = [(12, 4), (1, 9)]
    let changes: [[String: Any]] = places.map { line, character in
      let place = ["line": line, "character": character]
      return ["range": ["start": place, "end": place], "text": "{$wrong} "]
    }
    client.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": TestClient.uri(path), "version": 2], "contentChanges": changes,
      ])
    let found = { client.diagnostics[path]?.filter { $0.code == "placeholder-unknown" } ?? [] }
    #expect(found().map(\.range.start.line) == [1, 12])
    client.runChecks()
    #expect(found().map(\.range.start.line) == [1, 12])
  }

  @Test func `a code that is added shows each locale that lacks it`() throws {
    let client = try TestClient.ready()
    let path = "Catalog/shop.toml"
    client.open(path)
    let lines = (client.disk[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    client.change(
      path, (lines.count - 1, lines[lines.count - 1].count),
      (lines.count - 1, lines[lines.count - 1].count),
      to: "\n[codes.lost]\nvalue = 3\ncategory = \"other\"\nsummary = \"It was lost.\"\n")
    client.runChecks()
    #expect(client.rules("Locales/en/shop.toml").contains("translation-missing"))
    #expect(client.rules("Locales/ar/shop.toml").contains("translation-missing"))
  }

  @Test func `a broken file does not silence the others`() throws {
    var disk = TestClient.project
    disk["Locales/ar/shop.toml"]? += "\n[soldOut\n"
    disk["Locales/en/shop.toml"]?.replace("item is left", with: "{$nobody} is left")
    let client = try TestClient.ready(disk)
    #expect(client.rules("Locales/en/shop.toml") == ["placeholder-unknown"])
    #expect(client.rules("Locales/ar/shop.toml").contains { $0.hasPrefix("toml-") })
  }

  @Test func `open text counts, and the disk again when it is closed`() throws {
    let client = try TestClient.ready()
    let path = "Locales/ar/shop.toml"
    client.open(path, "[soldOut\n")
    client.runChecks()
    #expect(!client.rules(path).isEmpty)
    client.tell("textDocument/didClose", ["textDocument": ["uri": TestClient.uri(path)]])
    client.runChecks()
    #expect(client.diagnostics.isEmpty)
  }

  @Test func `changes on the disk are noticed`() throws {
    let client = try TestClient.ready()
    let path = "Locales/ar/shop.toml"
    client.disk[path]?.replace("هذا المنتج", with: "{$wrong}")
    client.tell(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": TestClient.uri(path), "type": 2]]])
    client.runChecks()
    #expect(client.rules(path) == ["placeholder-unknown"])
    client.disk[path] = TestClient.project[path]
    client.open("Locales/en/shop.toml")
    client.tell(
      "textDocument/didSave", ["textDocument": ["uri": TestClient.uri("Locales/en/shop.toml")]])
    client.runChecks()
    #expect(client.diagnostics.isEmpty)
  }

  @Test func `one check runs at a time, and the last text is checked at the end`() throws {
    let client = try TestClient.ready()
    let path = "Locales/ar/shop.toml"
    client.open(path)
    for _ in 0..<5 { client.change(path, (1, 9), (1, 9), to: "x") }
    client.change(path, (1, 9), (1, 14), to: "{$wrong}")
    #expect(client.checks.count <= 1)
    client.runChecks()
    #expect(client.rules(path) == ["placeholder-unknown"])
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func `edits and diagnostics count in the client's units`(_ encoding: String) throws {
    let client = try TestClient.ready(encodings: [encoding])
    let path = "Locales/ar/shop.toml"
    client.open(path)
    // The place is after the emoji and the Arabic word, which are inserted at the title's start.
    client.change(path, (1, 9), (1, 9), to: "😀 نص ")
    let after = ["utf-8": 9 + 10, "utf-16": 9 + 6, "utf-32": 9 + 5][encoding] ?? 0
    client.change(path, (1, after), (1, after), to: "{$wrong}")
    client.runChecks()
    let found = client.diagnostics[path]?.first { $0.code == "placeholder-unknown" }
    #expect(found?.range.start == LSP.Position(line: 1, character: after + 1))
    #expect(found?.range.end == LSP.Position(line: 1, character: after + 7))
  }

  /// The test makes 2,000 edits, or 10,000 with `EVERY=1` in the environment, as in
  /// `Tools/proof/release`.
  @Test func `random edits leave what a fresh run finds`() throws {
    let isEvery = ProcessInfo.processInfo.environment["EVERY"] == "1"
    var random = SeededRandom(seed: 22)
    let client = try TestClient.ready()
    let path = "Locales/ar/shop.toml"
    client.open(path)
    var text = Array((client.disk[path] ?? "").unicodeScalars)
    let pieces = ["", "x", "س", "{$count}", "{", "}", "\"", "\n", "\r\n", "😀", "'''", "[", " = "]
    for step in 1...(isEvery ? 10_000 : 2_000) {
      var start = Int.random(in: 0...text.count, using: &random)
      var end = min(text.count, start + Int.random(in: 0...3, using: &random))
      // A position can't be within CR LF.
      if Self.isWithinCRLF(start, in: text) { start -= 1 }
      if Self.isWithinCRLF(end, in: text) { end += 1 }
      let new = pieces.randomElement(using: &random) ?? ""
      client.change(
        path, Self.position(of: start, in: text), Self.position(of: end, in: text), to: new,
        version: step)
      text.replaceSubrange(start..<end, with: new.unicodeScalars)
      // The text is sometimes reset, so that most of it stays valid.
      if step % 100 == 0 {
        client.change(path, (0, 0), (100_000, 0), to: client.disk[path] ?? "", version: step)
        text = Array((client.disk[path] ?? "").unicodeScalars)
      }
      guard step % 50 == 1 || step % 100 == 0 else { continue }
      client.runChecks()
      var files = client.disk
      files[path] = String(String.UnicodeScalarView(text))
      #expect(Self.found(by: client) == Self.fresh(files), "step \(step)")
    }
  }

  private static func isWithinCRLF(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
    index > 0 && index < text.count && text[index - 1] == "\r" && text[index] == "\n"
  }

  /// Returns a position in UTF-16, with lines that end at LF, CR LF and CR.
  private static func position(of index: Int, in text: [Unicode.Scalar]) -> (Int, Int) {
    var line = 0
    var start = 0
    for place in 0..<index where text[place] == "\n" || text[place] == "\r" {
      if text[place] == "\r", place + 1 < text.count, text[place + 1] == "\n" { continue }
      line += 1
      start = place + 1
    }
    let width = text[start..<max(start, index)].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    return (line, width)
  }

  private static func found(by client: TestClient) -> [String] {
    client.diagnostics.flatMap { path, diagnostics in
      diagnostics.map { "\(path):\($0.range.start.line) \($0.code ?? "") \($0.severity)" }
    }.sorted()
  }

  private static func fresh(_ disk: [String: String]) -> [String] {
    let outcome = CheckRun(.all)(disk.map { SourceFile(path: $0.key, text: $0.value) })
    return outcome.diagnostics.filter { $0.suppression == nil }.map { diagnostic in
      let line = outcome.files[diagnostic.file]?.location(of: diagnostic.span.start).line ?? 1
      let severity =
        [Diagnostic.Severity.error: 1, .warning: 2, .note: 3][diagnostic.severity] ?? 0
      return "\(diagnostic.file):\(line - 1) \(diagnostic.rule) \(severity)"
    }.sorted()
  }
}
