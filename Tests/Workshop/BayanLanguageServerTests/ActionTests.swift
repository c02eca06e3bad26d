import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

@testable import BayanLanguageServer

/// Actions for messages in an editor, beside the fixes of diagnostics.
struct ActionTests {
  private static let arabic = "Locales/ar/shop.toml"
  private static let states = "Locales/ar/state.lock"

  private static func check(_ files: [String: String]) -> CheckRun.Outcome {
    CheckRun(.all)(files.map { SourceFile(path: $0.key, text: $0.value) })
  }

  /// Returns the rules of all diagnostics that aren't suppressed.
  private static func rules(_ files: [String: String]) -> [RuleID] {
    check(files).diagnostics.filter { $0.suppression == nil }.map(\.rule)
  }

  private static func state(
    _ entry: String, _ facet: Facet, _ files: [String: String]
  ) throws -> TranslationState {
    let catalog = try #require(check(files).catalog)
    let locale = try #require(catalog.locales.first { $0.tag == "ar" })
    let id = MessageID(file: "shop", entry: entry, facet: facet)
    return locale.state(of: try #require(locale[id]), source: catalog.sourceMessages?[id])
  }

  // MARK: Variants

  @Test func `the variants that are missing are added as a draft`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("few {{بقيت {$count} قطع فقط}}\n", with: "")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let action = try client.action("Add the variant", Self.arabic, line: 6)
    let files = try client.applying(action["edit"])
    #expect(files[Self.arabic]?.contains("\nfew {{") == true)
    #expect(try Self.state("tooMany", .title, files) == .draft)
    #expect(!Self.rules(files).contains("plural-category-missing"))
  }

  // MARK: Copies of the source

  @Test func `a text that is missing is copied from the source as a draft`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("title = \"نفدت كمية هذا المنتج\"\n", with: "")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let action = try client.action("Copy from the source", Self.arabic, line: 0)
    #expect(action["kind"] as? String == "quickfix")
    #expect((action["diagnostics"] as? [Any])?.count == 1)
    let files = try client.applying(action["edit"])
    #expect(files[Self.arabic]?.hasPrefix("[soldOut]\ntitle = \"This item is sold out\"\n") == true)
    #expect(try Self.state("soldOut", .title, files) == .draft)
    #expect(!Self.rules(files).contains("translation-missing"))
  }

  @Test func `an entry that is missing is copied with its lines`() throws {
    var disk = TestClient.project
    let english = try #require(disk["Locales/en/shop.toml"])
    disk[Self.arabic] = "[soldOut]\ntitle = \"نفدت كمية هذا المنتج\"\n"
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let action = try client.action("Copy from the source", Self.arabic, line: 2)
    let files = try client.applying(action["edit"])
    let copied = english[try #require(english.range(of: "[tooMany]")).lowerBound...]
    #expect(files[Self.arabic]?.hasSuffix("\n\n" + copied + "\n") == true)
    #expect(try Self.state("tooMany", .title, files) == .draft)
  }

  @Test func `a translation is replaced by the source, and its fingerprint renewed`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace(
      "هذا المنتج\"\n", with: "هذا المنتج\"\nsource = { title = \"00000000\" }\n")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    #expect(client.rules(Self.arabic).contains("translation-stale"))
    let action = try client.action("Copy from the source", Self.arabic, line: 1)
    #expect(action["kind"] as? String == "refactor.rewrite")
    let files = try client.applying(action["edit"])
    #expect(try Self.state("soldOut", .title, files) == .draft)
    #expect(!Self.rules(files).contains("translation-stale"))
    #expect(files["Catalog/sources.lock"]?.contains("This item is sold out") == true)
  }

  @Test func `nothing is copied over the source, or where it would change nothing`() throws {
    var disk = TestClient.project
    disk[Self.arabic] = disk["Locales/en/shop.toml"]
    let client = try TestClient.ready(disk)
    for path in [Self.arabic, "Locales/en/shop.toml"] {
      client.open(path)
      let titles = try client.actions(path, line: 1).compactMap { $0["title"] as? String }
      #expect(!titles.contains { $0.hasPrefix("Copy") })
    }
  }

  // MARK: Reviews

  @Test(arguments: [(0, "soldOut"), (1, "soldOut"), (3, "tooMany"), (6, "tooMany")])
  func `a translation is marked as reviewed, from its text or its entry`(
    _ line: Int, _ entry: String
  ) throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    let character = line == 0 || line == 3 ? 2 : 10
    let result = try client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": TestClient.uri(Self.arabic)],
        "range": [
          "start": ["line": line, "character": character],
          "end": ["line": line, "character": character],
        ],
        "context": ["diagnostics": [] as [Any]],
      ])
    let action = try #require(
      (result as? [[String: Any]])?.first { $0["title"] as? String == "Mark as reviewed" })
    let files = try client.applying(action["edit"])
    #expect(try Self.state(entry, .title, files) == .reviewed)
    let other = entry == "soldOut" ? "tooMany" : "soldOut"
    #expect(try Self.state(other, .title, files) == .translated)
    #expect(files[Self.states]?.contains(" person\n") == true)
    let after = try TestClient.ready(files)
    after.open(Self.arabic)
    let titles = try after.actions(Self.arabic, line: line).compactMap { $0["title"] as? String }
    #expect(!titles.contains("Mark as reviewed"))
  }

  @Test func `a draft is marked as reviewed by an answer to its diagnostic`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("title = \"نفدت كمية هذا المنتج\"\n", with: "")
    let first = try TestClient.ready(disk)
    first.open(Self.arabic)
    let copy = try first.action("Copy from the source", Self.arabic, line: 0)
    let client = try TestClient.ready(first.applying(copy["edit"]))
    client.open(Self.arabic)
    #expect(client.rules(Self.arabic).contains("translation-draft"))
    let action = try client.action("Mark as reviewed", Self.arabic, line: 1)
    #expect(action["kind"] as? String == "quickfix")
    let files = try client.applying(action["edit"])
    #expect(try Self.state("soldOut", .title, files) == .reviewed)
    #expect(!Self.rules(files).contains("translation-draft"))
  }

  @Test func `nothing is reviewed or copied while a file is broken, so that nothing is lost`()
    throws
  {
    var disk = TestClient.project
    disk["Locales/en/shop.toml"]? += "\n[broken\n"
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let titles = try client.actions(Self.arabic, line: 1).compactMap { $0["title"] as? String }
    #expect(!titles.contains { $0.hasPrefix("Mark") || $0.hasPrefix("Copy") })
  }

  // MARK: The protocol

  @Test func `only the kinds that are asked for are given`() throws {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("نفدت كمية", with: "نفدت\u{200B} كمية")
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    func kinds(_ only: [String]?) throws -> Set<String> {
      Set(try client.actions(Self.arabic, line: 1, only: only).compactMap { $0["kind"] as? String })
    }
    #expect(try kinds(nil) == ["quickfix", "refactor.rewrite"])
    #expect(try kinds(["quickfix"]) == ["quickfix"])
    #expect(try kinds(["refactor"]) == ["refactor.rewrite"])
    #expect(try kinds(["source.organizeImports"]).isEmpty)
  }

  @Test func `a client that asks for edits later gets them then, unless the text has changed`()
    throws
  {
    var disk = TestClient.project
    disk[Self.arabic]?.replace("نفدت كمية", with: "نفدت\u{200B} كمية")
    let client = try TestClient.ready(
      disk,
      capabilities: [
        "textDocument": [
          "codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]
        ]
      ])
    client.open(Self.arabic)
    let actions = try client.actions(Self.arabic, line: 1)
    #expect(actions.allSatisfy { $0["edit"] == nil && $0["data"] != nil })
    let action = try #require(actions.first { $0["isPreferred"] as? Bool == true })
    let resolved = try client.ask("codeAction/resolve", action) as? [String: Any]
    #expect(resolved?["title"] as? String == action["title"] as? String)
    #expect(try client.applying(resolved?["edit"])[Self.arabic] == TestClient.project[Self.arabic])
    client.change(Self.arabic, (1, 9), (1, 9), to: "x", version: 7)
    let late = try client.answer("codeAction/resolve", action)["error"] as? [String: Any]
    #expect(late?["code"] as? Int == -32801)
  }

  @Test func `a selection of many faults gets all the actions of its first twenty`() throws {
    var disk = TestClient.project
    let letters = Array("بتثجحخدذرزسشصضطظعغفقكلمنهي")
    let words = letters.map { "\($0)يت \($0)يت" }.joined(separator: " ")
    disk[Self.arabic]?.replace("نفدت كمية هذا المنتج", with: words)
    let client = try TestClient.ready(disk)
    client.open(Self.arabic)
    let result = try client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": TestClient.uri(Self.arabic)],
        "range": [
          "start": ["line": 1, "character": 0], "end": ["line": 1, "character": 2000],
        ],
        "context": ["diagnostics": [] as [Any]],
      ])
    let actions = try #require(result as? [[String: Any]])
    let answered = Set(
      actions.compactMap { action in
        ((action["diagnostics"] as? [[String: Any]])?.first?["range"] as? [String: Any])
          .map { "\($0["start"] ?? "")".sorted() }
      })
    #expect((10...20).contains(answered.count))
    // An action for the whole message is offered, even beside many diagnostics.
    #expect(actions.contains { $0["title"] as? String == "Mark as reviewed" })
  }
}
