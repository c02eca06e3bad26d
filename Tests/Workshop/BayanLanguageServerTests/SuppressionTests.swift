import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

@testable import BayanLanguageServer

/// Suppressions that an editor writes: the comment, and the selection of its reason.
struct SuppressionTests {
  private static let arabic = "Locales/ar/shop.toml"

  /// Returns the rules of all diagnostics that aren't suppressed.
  private static func rules(_ files: [String: String]) -> [RuleID] {
    CheckRun(.all)(files.map { SourceFile(path: $0.key, text: $0.value) }).diagnostics
      .filter { $0.suppression == nil }.map(\.rule)
  }

  /// Returns a client of a project with one diagnostic, within a text of several lines.
  private static func client(_ capabilities: [String: Any] = [:]) throws -> TestClient {
    var disk = TestClient.project
    disk[arabic]?.replace("few {{بقيت", with: "few {{بقيت  ")
    let client = try TestClient.ready(disk, capabilities: capabilities)
    client.open(arabic)
    return client
  }

  private static func action(_ client: TestClient) throws -> [String: Any] {
    let line = try #require(client.diagnostics[arabic]?.first).range.start.line
    return try client.action("Suppress", arabic, line: line)
  }

  private static func firstEdit(_ action: [String: Any]) throws -> [String: Any] {
    let changes = (action["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]]
    return try #require((changes ?? []).compactMap { $0["edits"] as? [[String: Any]] }.first?.first)
  }

  @Test func `a suppression counts when its reason is written`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("few {{بقيت", with: "few {{بقيت  ")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let rule = try #require(client.rules(Self.arabic).first)
    // The diagnostic is within a text of several lines, and the comment goes above all of them.
    let line = try #require(client.diagnostics[Self.arabic]?.first).range.start.line
    #expect(line > 5)
    let action = try client.action("Suppress '\(rule)' with a reason", Self.arabic, line: line)
    var files = try client.applying(action["edit"])
    let lines = files[Self.arabic]?.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines?[4].hasPrefix("# bayan: allow \(rule) @") == true)
    #expect(lines?[4].hasSuffix(" -- ") == true)
    #expect(Set(Self.rules(files)) == [RuleID(rawValue: rule), "allowance-invalid"])
    files[Self.arabic]?.replace(" -- \n", with: " -- it is a quotation\n")
    #expect(Self.rules(files).isEmpty)
  }

  @Test func `a suppression of an older text is renewed with its reason`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("few {{بقيت", with: "few {{بقيت  ")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let action = try client.action("Suppress", Self.arabic, line: 10)
    var files = try client.applying(action["edit"])
    files[Self.arabic]?.replace(" -- \n", with: " -- it is a quotation\n")
    files[Self.arabic]?.replace("zero {{لم", with: "zero {{ولم")
    let later = try TestClient.ready(files)
    later.open(Self.arabic)
    #expect(later.rules(Self.arabic).count == 1)
    let again = try later.action("Suppress", Self.arabic, line: 11)
    #expect((again["title"] as? String)?.hasSuffix(" again: it is a quotation") == true)
    #expect(try Self.rules(later.applying(again["edit"])).isEmpty)
  }

  @Test func `a diagnostic that makes a file unusable can't be suppressed`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    client.change(Self.arabic, (1, 9), (1, 9), to: "{$")
    client.runChecks()
    #expect(!client.rules(Self.arabic).isEmpty)
    let titles = try client.actions(Self.arabic, line: 1).compactMap { $0["title"] as? String }
    #expect(!titles.contains { $0.hasPrefix("Suppress") })
  }

  // MARK: The reason

  @Test func `a comment without a reason is reported where it stands, and what to write`() throws {
    let first = try Self.client()
    let action = try Self.action(first)
    #expect(action["command"] == nil)
    let client = try TestClient.ready(first.applying(action["edit"]))
    client.open(Self.arabic)
    let diagnostic = try #require(
      client.diagnostics[Self.arabic]?.first { $0.code == "allowance-invalid" })
    #expect(diagnostic.severity == 1 && diagnostic.range.start == .init(line: 4, character: 0))
    #expect(diagnostic.message.contains("write one after '--'"))
    #expect(client.rules(Self.arabic).count == 2)
  }

  @Test(arguments: [false, true])
  func `a client that takes snippets is left behind the dashes`(_ resolves: Bool) throws {
    var capabilities: [String: Any] = ["workspace": ["workspaceEdit": ["snippetEditSupport": true]]]
    if resolves {
      capabilities["textDocument"] = [
        "codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]
      ]
    }
    let client = try Self.client(capabilities)
    var action = try Self.action(client)
    if resolves {
      action = try #require(client.ask("codeAction/resolve", action) as? [String: Any])
    }
    #expect(action["command"] == nil)
    let edit = try Self.firstEdit(action)
    #expect(edit["newText"] == nil)
    let snippet = try #require(edit["snippet"] as? [String: Any])
    #expect(snippet["kind"] as? String == "snippet")
    let value = try #require(snippet["value"] as? String)
    #expect(value.hasPrefix("# bayan: allow ") && value.hasSuffix(" -- $0\n"))
    // The client inserts the snippet, with a reason.
    var plain = edit
    plain["snippet"] = nil
    plain["newText"] = value.replacing("$0", with: "it is a quotation")
    let text = try TestClient.applying([plain], to: client.disk[Self.arabic] ?? "")
    #expect(Self.rules(client.disk.merging([Self.arabic: text]) { $1 }).isEmpty)
  }

  @Test func `other edits are no snippets`() throws {
    let client = try Self.client(["workspace": ["workspaceEdit": ["snippetEditSupport": true]]])
    for action in try client.actions(Self.arabic, line: 10) {
      let title = try #require(action["title"] as? String)
      guard !title.hasPrefix("Suppress") else { continue }
      #expect(try Self.firstEdit(action)["snippet"] == nil, "\(title)")
    }
  }

  @Test func `a client that shows places is asked for the one of the reason`() throws {
    let client = try Self.client(["window": ["showDocument": ["support": true]]])
    let action = try Self.action(client)
    let command = try #require(action["command"] as? [String: Any])
    // The client applies the edit before the command.
    let edit = try Self.firstEdit(action)
    let start = try #require((edit["range"] as? [String: Any])?["start"] as? [String: Int])
    let text = try #require(edit["newText"] as? String)
    let place = (start["line"] ?? -1, start["character"] ?? -1)
    client.change(Self.arabic, place, place, to: text)
    _ = try client.ask("workspace/executeCommand", command)
    let request = try #require(
      client.requests.last { $0["method"] as? String == "window/showDocument" })
    let params = try #require(request["params"] as? [String: Any])
    #expect(params["uri"] as? String == TestClient.uri(Self.arabic))
    #expect(params["takeFocus"] as? Bool == true)
    let selection = try #require(params["selection"] as? [String: [String: Int]])
    #expect(selection["start"] == selection["end"])
    #expect(selection["start"] == ["line": 4, "character": text.count - 1])
    // Text typed at the selection becomes the reason.
    client.change(Self.arabic, (4, text.count - 1), (4, text.count - 1), to: "so it is", version: 3)
    client.runChecks()
    #expect(client.rules(Self.arabic).isEmpty)
  }

  @Test func `a command that the server doesn't know is refused`() throws {
    let client = try Self.client()
    for params in [
      ["command": "bayan.other"], ["command": "bayan.writeReason"],
      ["command": "bayan.writeReason", "arguments": [["uri": "file:///none", "text": ""]]],
    ] as [[String: Any]] {
      #expect(try client.answer("workspace/executeCommand", params)["error"] != nil)
    }
    #expect(client.requests.isEmpty)
  }
}
