import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

@testable import BayanLanguageServer

/// Features of an editor beside diagnostics.
struct LanguageFeatureTests {
  private static let arabic = "Locales/ar/shop.toml"

  // MARK: Hover

  private static func hover(
    _ client: TestClient, _ path: String, _ line: Int, _ character: Int
  ) throws -> String {
    let result = try client.ask("textDocument/hover", TestClient.at(path, line, character))
    let contents = (result as? [String: Any])?["contents"] as? [String: Any]
    #expect(contents?["kind"] as? String == "markdown")
    return contents?["value"] as? String ?? ""
  }

  @Test func `a message is shown with the numbers of each form, beside the source`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    let text = try Self.hover(client, Self.arabic, 7, 10)
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| ---")
    }
    #expect(rows.first == "| $count | ar | en |")
    // The six rows are zero, one, two, few, many and other.
    #expect(rows.count == 1 + 6)
    #expect(text.contains("Only 1 item is left"))
    #expect(text.contains("| 3–10, 103–110, … | "))
    #expect(text.contains("| 11–99, 111–199, … | "))
    #expect(text.contains("`$count`: integer, 0 to 500, for example 3"))
    #expect(text.contains("State: translated"))
  }

  @Test func `a code has its words in all locales`() throws {
    let client = try TestClient.ready()
    client.open("Catalog/shop.toml")
    let text = try Self.hover(client, "Catalog/shop.toml", 4, 10)
    #expect(text.contains("**shop.soldOut** (1), other"))
    #expect(text.contains("Somebody else bought the last one."))
    #expect(text.contains("- title: This item is sold out"))
    #expect(text.contains("- title: \u{2068}نفدت كمية هذا المنتج\u{2069}"))
  }

  @Test func `the rule of a diagnostic is explained`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    client.change(Self.arabic, (1, 9), (1, 9), to: "{$wrong} ")
    let text = try Self.hover(client, Self.arabic, 1, 12)
    #expect(text.contains("**placeholder-unknown**"))
    let rule = try #require(RuleBook.all.entry("placeholder-unknown"))
    #expect(text.contains(rule.explanation.howToFix.prefix(20)))
  }

  @Test func `texts of a project are no Markdown, and reorder nothing`() throws {
    var disk = TestClient.project
    disk["Locales/en/shop.toml"]?.replace(
      "This item is sold out", with: "<script> | **a** [b](c) `d` \\u202E x")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let text = try Self.hover(client, Self.arabic, 1, 12)
    #expect(text.contains(#"\<script\> \| \*\*a\*\* \[b\](c) \`d\`"#))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `values that need no number are shown by name`() throws {
    var disk = TestClient.project
    disk["Catalog/shop.toml"]?.replace(
      "arguments = {",
      with: "arguments = { who = { type = \"string\", example = \"ليلى\" }, ")
    disk[Self.arabic] = "[tooMany]\ntitle = \"عند {$who} {$count :integer}\"\n"
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let text = try Self.hover(client, Self.arabic, 1, 12)
    #expect(text.contains("عند ليلى "))
    #expect(text.contains("`$who`: string, for example \u{2068}ليلى\u{2069}"))
  }

  @Test(arguments: [TranslationState.draft, .reviewed])
  func `the state that a person or a program gave is shown`(_ state: TranslationState) throws {
    var disk = TestClient.project
    let outcome = CheckRun(.all)(disk.map { SourceFile(path: $0.key, text: $0.value) })
    let catalog = try #require(outcome.catalog)
    let id = MessageID(file: "shop", entry: "soldOut", facet: Facet.title)
    let source = try #require(catalog.sourceMessages?[id])
    let message = try #require(catalog.locales.first { $0.tag == "ar" }?[id])
    disk["Locales/ar/state.lock"] =
      StateLock(lines: [
        id: StateLock.Line(
          state: state, source: source.fingerprint, translation: message.fingerprint,
          origin: "person")
      ]).fileText
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    #expect(try Self.hover(client, Self.arabic, 1, 12).contains("State: \(state.rawValue)"))
  }

  @Test(arguments: [
    ("Catalog/shop.toml", 6, 3, "A category of categories.toml."),
    ("Catalog/bayan.toml", 1, 3, "first written in"),
    ("Catalog/shop.toml", 13, 25, "What it can be."),
  ])
  func `a key of the files is explained`(
    _ path: String, _ line: Int, _ character: Int, _ text: String
  ) throws {
    let client = try TestClient.ready()
    client.open(path)
    #expect(try Self.hover(client, path, line, character).contains(text))
  }

  @Test func `nothing is shown where nothing stands`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    #expect(try client.ask("textDocument/hover", TestClient.at(Self.arabic, 2, 0)) is NSNull)
  }

  // MARK: Completion

  private static func labels(
    _ client: TestClient, _ path: String, _ line: Int, _ character: Int
  ) throws -> [String] {
    let result = try client.ask("textDocument/completion", TestClient.at(path, line, character))
    let items = (result as? [String: Any])?["items"] as? [[String: Any]]
    return (items ?? []).compactMap { $0["label"] as? String }
  }

  @Test(arguments: [
    // Each row has the text that is typed into the title of 'tooMany', and the proposals.
    ("{$", ["count"]), ("{$co", ["count"]),
    ("{$count :integer signDisplay=", ["always", "auto", "exceptZero", "negative", "never"]),
  ])
  func `within a placeholder its parts are proposed`(_ typed: String, _ labels: [String]) throws {
    var disk = TestClient.project
    disk[Self.arabic] = "[tooMany]\ntitle = \"\(typed)\"\n"
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let character = "title = \"".count + typed.count
    #expect(try Self.labels(client, Self.arabic, 1, character).sorted() == labels)
  }

  @Test func `functions and their options are proposed`() throws {
    var disk = TestClient.project
    disk[Self.arabic] = "[tooMany]\ntitle = \"{$count :integer \"\n"
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let functions = try Self.labels(client, Self.arabic, 1, "title = \"{$count :".count)
    #expect(functions.contains("integer") && functions.contains("datetime"))
    let options = try Self.labels(client, Self.arabic, 1, "title = \"{$count :integer ".count)
    #expect(options.contains("signDisplay") && !options.contains("currency"))
  }

  @Test func `the plural categories that the locale needs are proposed, and all at once`() throws {
    var disk = TestClient.project
    disk[Self.arabic] = "[tooMany]\ntitle = '''\n.input {$count :integer}\n.match $count\n'''\n"
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    #expect(
      try Self.labels(client, Self.arabic, 4, 0)
        == ["zero", "one", "two", "few", "many", "*", "zero, one, two, few, many, *"])
  }

  @Test func `codes and facets that are missing are proposed`() throws {
    var disk = TestClient.project
    disk[Self.arabic] = "[soldOut]\n\n["
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    #expect(try Self.labels(client, Self.arabic, 1, 0) == ["title"])
    #expect(try Self.labels(client, Self.arabic, 2, 1).contains("tooMany"))
  }

  @Test func `proposals are keys that the present text lacks`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic, "[soldOut]\n\n[tooMany]\n\n[")
    #expect(try Self.labels(client, Self.arabic, 1, 0) == ["title"])
    #expect(try Self.labels(client, Self.arabic, 4, 1).isEmpty)
    client.change(Self.arabic, (2, 0), (3, 0), to: "")
    #expect(try Self.labels(client, Self.arabic, 3, 1) == ["tooMany"])
  }

  @Test func `names of the catalog and of rules are proposed`() throws {
    var disk = TestClient.project
    disk["Catalog/bayan.toml"]? += "\n[checks]\nplural"
    let client = try TestClient.ready(TestClient.project)
    client.open("Catalog/bayan.toml", disk["Catalog/bayan.toml"])
    #expect(
      try Self.labels(client, "Catalog/bayan.toml", 8, 6).contains("plural-category-missing"))
    client.open("Catalog/shop.toml")
    #expect(try Self.labels(client, "Catalog/shop.toml", 6, 11) == ["other"])
  }

  // MARK: Places

  private static func places(
    _ client: TestClient, _ method: String, _ path: String, _ line: Int, _ character: Int
  ) throws -> [String] {
    let result = try client.ask(method, TestClient.at(path, line, character))
    return (result as? [[String: Any]] ?? []).compactMap { location in
      let start = (location["range"] as? [String: Any])?["start"] as? [String: Any]
      guard let uri = location["uri"] as? String, let line = start?["line"] as? Int else {
        return nil
      }
      return "\(uri.dropFirst("file://\(TestClient.folder)/".count)):\(line)"
    }
  }

  @Test func `a translation leads to its code and its source`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    #expect(
      try Self.places(client, "textDocument/definition", Self.arabic, 1, 12)
        == ["Catalog/shop.toml:4", "Locales/en/shop.toml:1"])
    #expect(
      try Self.places(client, "textDocument/definition", Self.arabic, 0, 3)
        == ["Catalog/shop.toml:4"])
  }

  @Test func `a placeholder leads to its argument, and an argument to where it is used`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    #expect(
      try Self.places(client, "textDocument/definition", Self.arabic, 5, 10)
        == ["Catalog/shop.toml:13"])
    client.open("Catalog/shop.toml")
    let used = try Self.places(client, "textDocument/references", "Catalog/shop.toml", 13, 15)
    #expect(used.filter { $0.hasPrefix("Locales/ar") }.count == 8)
    #expect(used.contains("Catalog/shop.toml:13"))
  }

  @Test func `a code leads to its entries in all locales`() throws {
    let client = try TestClient.ready()
    client.open("Catalog/shop.toml")
    #expect(
      try Self.places(client, "textDocument/references", "Catalog/shop.toml", 4, 8).sorted()
        == ["Catalog/shop.toml:4", "Locales/ar/shop.toml:0", "Locales/en/shop.toml:0"])
  }

  @Test func `entries and codes are symbols`() throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    let document = try client.ask(
      "textDocument/documentSymbol", ["textDocument": ["uri": TestClient.uri(Self.arabic)]])
    #expect(
      (document as? [[String: Any]])?.compactMap { $0["name"] as? String }
        == ["soldOut", "tooMany"])
    let workspace = try client.ask("workspace/symbol", ["query": "SOLD"])
    #expect(
      (workspace as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["soldOut"])
  }

  // MARK: Changes

  @Test func `an automatic fix leaves what 'check --fix' leaves`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("نفدت كمية", with: "نفدت\u{200B} كمية")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let action = try #require(
      client.actions(Self.arabic, line: 1).first { $0["isPreferred"] as? Bool == true })
    #expect(action["kind"] as? String == "quickfix")
    var applier = FixApplier(
      disk.map { SourceFile(path: $0.key, text: $0.value) }, run: CheckRun(.all))
    try applier.applyAutomatic()
    let expected = applier.files.first { $0.path == Self.arabic }
    #expect(expected?.bytes != Array((disk[Self.arabic] ?? "").utf8))
    #expect(
      try Array((client.applying(action["edit"])[Self.arabic] ?? "").utf8)
        == expected?.bytes)
  }

  @Test func `a fix that copies words makes the message a draft`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("few {{بقيت {$count} قطع فقط}}\n", with: "")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let edits = try (4..<12).flatMap { try client.actions(Self.arabic, line: $0) }
      .map { try client.applying($0["edit"]) }
    let drafts = edits.filter {
      $0["Locales/ar/state.lock"]?.contains("shop.tooMany.title = draft") == true
        && $0[Self.arabic]?.contains("few {{") == true
    }
    #expect(!drafts.isEmpty)
  }
}
