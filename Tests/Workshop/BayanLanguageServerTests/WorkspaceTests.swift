import Foundation
import Testing

@testable import BayanLanguageServer

/// Several projects, and changes outside the editor.
struct WorkspaceTests {
  private static let arabic = "Locales/ar/shop.toml"
  private static let other = "/projects/office/errors"

  /// Returns a client with two projects, the second of which has a wrong placeholder.
  private static func two(_ folders: [String]) throws -> TestClient {
    let client = TestClient()
    client.others[other] = TestClient.project
    client.others[other]?[arabic]?.replace("هذا المنتج", with: "{$wrong}")
    _ = try client.ask(
      "initialize",
      [
        "workspaceFolders": folders.map { ["uri": "file://\($0)", "name": $0] },
        "capabilities": [:] as [String: Any],
      ])
    client.tell("initialized", [:])
    client.runChecks()
    return client
  }

  private static let otherURI = "file://\(other)/\(arabic)"

  @Test func `each project of a workspace has its own diagnostics`() throws {
    let client = try Self.two(["/projects"])
    #expect(Set(client.diagnostics.keys) == [Self.otherURI])
    client.open(Self.arabic)
    client.change(Self.arabic, (1, 9), (1, 9), to: "{$nobody} ")
    client.runChecks()
    #expect(client.rules(Self.arabic) == ["placeholder-unknown"])
    #expect(client.rules(Self.otherURI) == ["placeholder-unknown"])
    let symbols = try client.ask("workspace/symbol", ["query": "soldOut"]) as? [Any]
    #expect(symbols?.count == 2)
  }

  @Test func `a broken project doesn't silence another`() throws {
    let client = try Self.two(["/projects"])
    client.others[Self.other]?["Catalog/bayan.toml"] = "format = [\n"
    client.tell(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": "file://\(Self.other)/Catalog/bayan.toml", "type": 2]]])
    client.open(Self.arabic)
    client.change(Self.arabic, (1, 9), (1, 9), to: "{$nobody} ")
    client.runChecks()
    #expect(!client.rules("file://\(Self.other)/Catalog/bayan.toml").isEmpty)
    #expect(client.rules(Self.arabic) == ["placeholder-unknown"])
  }

  @Test func `folders come and go`() throws {
    let client = try Self.two(["/projects/shop"])
    #expect(client.diagnostics.isEmpty)
    func change(_ key: String) {
      var event: [String: Any] = ["added": [] as [Any], "removed": [] as [Any]]
      event[key] = [["uri": "file:///projects/office", "name": "office"]]
      client.tell("workspace/didChangeWorkspaceFolders", ["event": event])
      client.runChecks()
    }
    change("added")
    #expect(client.rules(Self.otherURI) == ["placeholder-unknown"])
    change("removed")
    #expect(client.diagnostics.isEmpty)
    #expect((try client.ask("workspace/symbol", ["query": "soldOut"]) as? [Any])?.count == 1)
  }

  @Test func `a client that can is asked to watch the files`() throws {
    let client = try TestClient.ready(
      capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let request = try #require(client.requests.first)
    #expect(request["method"] as? String == "client/registerCapability")
    let params = request["params"] as? [String: Any]
    let item = try #require((params?["registrations"] as? [[String: Any]])?.first)
    #expect(item["method"] as? String == "workspace/didChangeWatchedFiles")
    let watchers = (item["registerOptions"] as? [String: Any])?["watchers"] as? [[String: Any]]
    #expect(
      watchers?.compactMap { $0["globPattern"] as? String } == [
        "**/Catalog/*.{toml,lock}", "**/Locales/*/*.{toml,lock}",
      ])
    #expect(try TestClient.ready().requests.isEmpty)
  }

  @Test func `a file that comes or goes on the disk is noticed`() throws {
    let client = try TestClient.ready()
    let text = client.disk.removeValue(forKey: Self.arabic)
    func notice(_ type: Int) {
      client.tell(
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": TestClient.uri(Self.arabic), "type": type]]])
      client.runChecks()
    }
    notice(3)
    #expect(!client.diagnostics.isEmpty)
    client.disk[Self.arabic] = text
    notice(1)
    #expect(client.diagnostics.isEmpty)
  }
}
