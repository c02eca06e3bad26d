import Foundation
import Testing

@testable import BayanLanguageServer

/// Inlay hints, the request `textDocument/inlayHint` of the Language Server Protocol 3.17.
struct HintTests {
  private static let arabic = "Locales/ar/shop.toml"

  /// Returns the text before each hint, with the hint.
  private static func hints(
    _ client: TestClient, _ path: String, _ text: String, lines: Range<Int> = 0..<100
  ) throws -> [String] {
    let result = try client.ask(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": TestClient.uri(path)],
        "range": [
          "start": ["line": lines.lowerBound, "character": 0],
          "end": ["line": lines.upperBound, "character": 0],
        ],
      ])
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try (result as? [[String: Any]] ?? []).map { hint in
      let place = try #require(hint["position"] as? [String: Any])
      let line = try #require(place["line"] as? Int)
      let character = try #require(place["character"] as? Int)
      return String(rows[line].prefix(character)) + (hint["label"] as? String ?? "")
    }
  }

  private static func hints(
    _ path: String, message: String, argument: String = "type = \"integer\""
  ) throws -> [String] {
    var disk = TestClient.project
    disk["Catalog/shop.toml"]?.replace(
      "type = \"integer\", range = \"0...500\", example = 3", with: argument)
    let text = "[tooMany]\ntitle = '''\n\(message)'''\n"
    disk[path] = text
    let client = try TestClient.ready(disk)
    client.open(path)
    return try hints(client, path, text)
  }

  @Test func `keys of plurals show their numbers by the rules of the locale`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    let text = try #require(client.disk[Self.arabic])
    #expect(
      try Self.hints(client, Self.arabic, text) == [
        "zero: 0", "one: 1", "two: 2", "few: 3–10, 103–110, …", "many: 11–99, 111–199, …",
        "*: 100–102, 200–202, …",
      ])
    #expect(
      try Self.hints(client, Self.arabic, text, lines: 8..<10) == [
        "one: 1", "two: 2",
      ])
  }

  // - Source: CLDR 48, plurals.xml and ordinals.xml.
  @Test(arguments: [
    ("one {{x}}\n* {{y}}", ":integer", "type = \"integer\"", ["one: 1", "*: 0, 2, 3, 4, …"]),
    (
      "one {{x}}\ntwo {{x}}\nfew {{x}}\n* {{y}}", ":integer select=ordinal", "type = \"integer\"",
      ["one: 1, 21, …", "two: 2, 22, …", "few: 3, 23, …", "*: 0, 4–20, …"]
    ),
    (
      "one {{x}}\n* {{y}}", ":integer", "type = \"integer\", range = \"0...5\"",
      ["one: 1", "*: 0, 2–5"]
    ),
    (
      "1 {{x}}\none {{x}}\nfew {{x}}\n* {{y}}", ":integer", "type = \"integer\"",
      ["one: no number", "few: no number", "*: 0, 2, 3, 4, …"]
    ),
    ("one {{x}}\n* {{y}}", ":integer select=exact", "type = \"integer\"", []),
    ("one {{x}}\n* {{y}}", ":string", "type = \"string\"", []),
  ])
  func `the argument's type and range count`(
    _ variants: String, _ function: String, _ argument: String, _ expected: [String]
  ) throws {
    let message = ".input {$count \(function)}\n.match $count\n\(variants)"
    #expect(
      try Self.hints("Locales/en/shop.toml", message: message, argument: argument) == expected)
  }

  @Test func `of two selectors each key shows its own numbers`() throws {
    let message = """
      .input {$count :integer}
      .local $other = {$count :integer select=ordinal}
      .match $count $other
      one few {{x}}
      * * {{y}}
      """
    #expect(
      try Self.hints("Locales/en/shop.toml", message: message) == [
        "one: 1", "one few: 3, 23, …", "*: 0, 1, 2, …", "* *: 0, 1, 2, …",
      ])
  }

  @Test func `hints are asked for again when Catalog changes, and only then`() throws {
    let client = try TestClient.ready(
      capabilities: ["workspace": ["inlayHint": ["refreshSupport": true]]])
    func refreshes() -> Int {
      client.requests.count { $0["method"] as? String == "workspace/inlayHint/refresh" }
    }
    #expect(refreshes() == 1)
    client.open(Self.arabic)
    client.change(Self.arabic, (1, 9), (1, 9), to: "x")
    client.runChecks()
    #expect(refreshes() == 1)
    client.open("Catalog/shop.toml")
    client.change("Catalog/shop.toml", (13, 0), (13, 0), to: "# x\n")
    client.runChecks()
    #expect(refreshes() == 2)
  }
}
