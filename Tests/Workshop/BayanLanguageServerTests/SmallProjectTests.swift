import BayanCatalogFixtures
import Foundation
import Testing

@testable import BayanLanguageServer

/// Editors in a project with the built-in categories, recoveries and options.
struct SmallProjectTests {
  private static let domain = "Catalog/shop.toml"
  private static let project = [
    "Catalog/bayan.toml": "format = 1\nsource-locale = \"en\"\nlocales = [\"en\", \"ar\"]\n",
    domain: """
    domain = "com.example.shop"
    type = "ShopError"

    [codes.offline]
    category = "other"
    recovery = "retry"

    """,
    "Locales/en/shop.toml": "[offline]\ndescription = \"There is no connection.\"\n",
    "Locales/ar/shop.toml": "[offline]\ndescription = \"لا يوجد اتصال.\"\n",
  ]

  private static func client(_ changes: [String: String] = [:]) throws -> TestClient {
    let client = try TestClient.ready(project.merging(changes) { $1 })
    client.open(domain)
    client.runChecks()
    return client
  }

  @Test(arguments: [
    (4, 12, ["other", "recoverable", "transient"]),
    (5, 12, ["acknowledge", "logIn", "openSettings", "retry"]),
  ])
  func `all names that are built in are proposed`(
    _ line: Int, _ character: Int, _ names: [String]
  ) throws {
    let result = try Self.client().ask(
      "textDocument/completion", TestClient.at(Self.domain, line, character))
    let items = try #require((result as? [String: Any])?["items"] as? [[String: Any]])
    #expect(items.compactMap { $0["label"] as? String }.sorted() == names)
  }

  @Test(arguments: [
    (4, "**other**, a category: Nothing to offer but the message."),
    (5, "**retry**, a recovery: `retry`, `cancel`"),
  ])
  func `a hover says what a name stands for`(_ line: Int, _ text: String) throws {
    let result = try Self.client().ask("textDocument/hover", TestClient.at(Self.domain, line, 14))
    let contents = (result as? [String: Any])?["contents"] as? [String: Any]
    #expect((contents?["value"] as? String)?.contains(text) == true, "\(contents ?? [:])")
  }

  @Test(arguments: [4, 5])
  func `built-in names are declared nowhere, and found where they are used`(_ line: Int) throws {
    let client = try Self.client()
    var params = TestClient.at(Self.domain, line, 14)
    let definition = try client.ask("textDocument/definition", params)
    #expect((definition as? [Any])?.isEmpty != false, "\(definition)")
    params["context"] = ["includeDeclaration": true]
    let found = try client.ask("textDocument/references", params) as? [[String: Any]]
    let lines = (found ?? []).compactMap {
      (($0["range"] as? [String: Any])?["start"] as? [String: Any])?["line"] as? Int
    }
    #expect(lines == [line])
  }

  /// A built-in label is in no file.
  @Test func `references to an option name files that are there`() throws {
    let labels = "Locales/ar/options.toml"
    let client = try Self.client([labels: "[retry]\nlabel = \"أعد\"\n"])
    client.open(labels)
    var params = TestClient.at(labels, 0, 2)
    params["context"] = ["includeDeclaration": true]
    let found = try client.ask("textDocument/references", params) as? [[String: Any]]
    let paths = try #require(found).compactMap { ($0["uri"] as? String).map(TestClient.path) }
    #expect(Set(paths) == [labels])
  }
}
