import BayanCatalogFixtures
import BayanChecking
import BayanRules
import Foundation
import Testing

@testable import BayanLanguageServer

/// Definitions, references and symbols, in a project with names in all possible places.
struct NavigationTests {
  /// Returns the places of a name, as `path:line`, from 1.
  private static func references(
    _ path: String, _ line: Int, _ character: Int, declaration: Bool = true
  ) throws -> [String] {
    let client = try TestClient.ready(RenamingFixture.project)
    client.open(path)
    var params = TestClient.at(path, line, character)
    params["context"] = ["includeDeclaration": declaration]
    let found = try client.ask("textDocument/references", params) as? [[String: Any]]
    return try #require(found).map { location in
      let range = try #require(location["range"] as? [String: [String: Int]])
      let path = TestClient.path(try #require(location["uri"] as? String))
      return "\(path):\((range["start"]?["line"] ?? -1) + 1)"
    }.sorted()
  }

  /// Returns the line of a text in a file, as `path:line`, from 1.
  private static func line(_ path: String, _ text: String) throws -> String {
    let lines = try #require(RenamingFixture.project[path]).split(
      separator: "\n", omittingEmptySubsequences: false)
    return "\(path):\(try #require(lines.firstIndex { $0.hasPrefix(text) }) + 1)"
  }

  @Test(arguments: [true, false])
  func `a code is found in its domain, as its default, and in all locales`(
    _ declaration: Bool
  ) throws {
    let places =
      try [
        ("Catalog/shop.toml", "default"), ("Locales/en/shop.toml", "[refund]"),
        ("Locales/ar/shop.toml", "[refund]"),
      ].map(Self.line) + (declaration ? [Self.line("Catalog/shop.toml", "[codes.refund]")] : [])
    #expect(
      try Self.references("Locales/ar/shop.toml", 0, 3, declaration: declaration)
        == places.sorted())
    // The request comes from the default's place.
    #expect(
      try Self.references("Catalog/shop.toml", 3, 13, declaration: declaration) == places.sorted())
  }

  @Test func `a category is found in the codes, and in what a release asks for`() throws {
    let places = try Self.references("Catalog/categories.toml", 0, 3)
    #expect(places.contains(try Self.line("Catalog/bayan.toml", "reviewed")))
    #expect(places.contains(try Self.line("Catalog/categories.toml", "[other]")))
    #expect(places.filter { $0.hasPrefix("Catalog/pay.toml") }.count == 2)
    let fromRelease = try Self.references("Catalog/bayan.toml", 14, 15)
    #expect(fromRelease == places)
  }

  @Test func `an option is found in recoveries and labels`() throws {
    #expect(
      try Self.references("Catalog/options.toml", 0, 3)
        == [
          Self.line("Catalog/options.toml", "[retry]"),
          Self.line("Catalog/recoveries.toml", "options = [\"retry\""),
          Self.line("Locales/ar/options.toml", "[retry]"),
          Self.line("Locales/en/options.toml", "[retry]"),
        ].sorted())
  }

  @Test func `codes, categories, recoveries and options are symbols of the workspace`() throws {
    let client = try TestClient.ready(RenamingFixture.project)
    func symbols(_ query: String) throws -> Set<String> {
      let found = try client.ask("workspace/symbol", ["query": query]) as? [[String: Any]]
      return Set(
        try #require(found).map { "\($0["containerName"] ?? "").\($0["name"] ?? "")" })
    }
    #expect(try symbols("refund") == ["shop.refund", "pay.refund"])
    #expect(
      try symbols("RECO")
        == ["categories.recoverable", "recoveries.again", "recoveries.spare"])
    #expect(try symbols("retr") == ["options.retry"])
    #expect(try symbols("recoveries.") == ["recoveries.again", "recoveries.spare"])
  }

  @Test(arguments: [
    ("Locales/ar/shop.toml", "# bayan: allow placeholder-format-changed"),
    ("Catalog/bayan.toml", "rule = \"repeated-word\""),
  ])
  func `a suppression explains its rule`(_ path: String, _ text: String) throws {
    let client = try TestClient.ready(RenamingFixture.project)
    client.open(path)
    let number = try #require(Int(try Self.line(path, text).split(separator: ":")[1]))
    let hover =
      try client.ask(
        "textDocument/hover", TestClient.at(path, number - 1, text.count - 3)) as? [String: Any]
    let contents = try #require((hover?["contents"] as? [String: Any])?["value"] as? String)
    let rule = path.hasPrefix("Locales") ? "placeholder-format-changed" : "repeated-word"
    let what = try #require(RuleBook.all.entry(rule)).explanation.what
    #expect(contents.contains(LanguageServer.markdown(what)))
  }
}
