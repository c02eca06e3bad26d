import Foundation
import Testing

@testable import BayanLanguageServer

/// The request `textDocument/formatting` of the Language Server Protocol 3.17; other tests cover
/// the layout.
struct FormattingTests {
  private static let path = "Locales/ar/shop.toml"

  private static func edits(_ client: TestClient) throws -> [[String: Any]] {
    let result = try client.ask(
      "textDocument/formatting",
      [
        "textDocument": ["uri": TestClient.uri(path)],
        "options": ["tabSize": 4, "insertSpaces": true],
      ])
    return try #require(result as? [[String: Any]])
  }

  @Test func `a file is laid out, and is then as it should be`() throws {
    let before = "[soldOut]\ntitle=\"نص 😀\"   # نص   \n\n\n\n[tooMany]\ntitle='''\n  x  '''"
    let after = "[soldOut]\ntitle = \"نص 😀\"   # نص\n\n[tooMany]\ntitle = '''\n  x  '''\n"
    let client = try TestClient.ready()
    client.open(Self.path, before)
    #expect(try TestClient.applying(Self.edits(client), to: before) == after)
    client.change(Self.path, (0, 0), (100, 0), to: after)
    #expect(try Self.edits(client).isEmpty)
  }

  @Test func `a file with errors stays`() throws {
    let client = try TestClient.ready()
    client.open(Self.path, "[soldOut\ntitle=\"x\"\n")
    #expect(try Self.edits(client).isEmpty)
  }
}
