import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

@testable import BayanLanguageServer

/// Names that are renamed in all files.
struct RenameTests {
  private static let arabic = "Locales/ar/shop.toml"

  /// The files of the shop, with an option and a recovery.
  private static let project: [String: String] = {
    var disk = TestClient.project
    disk["Catalog/options.toml"] = "[retry]\nrole = \"default\"\n"
    disk["Catalog/recoveries.toml"] = "# again\n[again]\noptions = [\"retry\"]\n"
    disk["Catalog/shop.toml"]?.replace(
      "summary = \"Somebody", with: "recovery = \"again\"\nsummary = \"Somebody")
    disk["Locales/en/options.toml"] = "[retry]\nlabel = \"Retry\"\n"
    disk["Locales/ar/options.toml"] = "[retry]\nlabel = \"إعادة المحاولة\"\n"
    return disk
  }()

  private static func check(_ files: [String: String]) -> CheckRun.Outcome {
    CheckRun(.all)(files.map { SourceFile(path: $0.key, text: $0.value) })
  }

  private static func released(_ disk: [String: String]) throws -> [String: String] {
    var disk = disk
    disk["Catalog/codes.lock"] = CodesLock(try #require(check(disk).catalog)).fileText
    return disk
  }

  @Test(arguments: [
    ("Catalog/recoveries.toml", 1, 3), ("Catalog/shop.toml", 7, 14),
  ])
  func `a recovery is renamed with the codes that name it`(
    _ path: String, _ line: Int, _ character: Int
  ) throws {
    // A recovery may be renamed after a release, because programs don't use its name.
    let client = try TestClient.ready(Self.released(Self.project))
    client.open(path)
    var params = TestClient.at(path, line, character)
    let prepared = try client.ask("textDocument/prepareRename", params) as? [String: Any]
    #expect(prepared?["placeholder"] as? String == "again")
    params["newName"] = "once_more"
    let files = try client.applying(client.ask("textDocument/rename", params))
    #expect(
      files["Catalog/recoveries.toml"] == "# again\n[once_more]\noptions = [\"retry\"]\n")
    #expect(files["Catalog/shop.toml"]?.contains("recovery = \"once_more\"") == true)
    // The recovery has only one button, which is enough for this test.
    #expect(Self.check(files).diagnostics.map(\.rule) == ["alert-without-exit"])
  }

  @Test(arguments: [
    ("Locales/ar/shop.toml", 0, 3), ("Locales/ar/shop.toml", 5, 10), ("Catalog/options.toml", 0, 3),
    ("Catalog/recoveries.toml", 2, 14), ("Catalog/shop.toml", 0, 14),
  ])
  func `codes, arguments, options and domains that were released keep their names`(
    _ path: String, _ line: Int, _ character: Int
  ) throws {
    let client = try TestClient.ready(Self.released(Self.project))
    client.open(path)
    var params = TestClient.at(path, line, character)
    params["newName"] = "gone"
    let error = try client.answer("textDocument/rename", params)["error"] as? [String: Any]
    #expect(error?["code"] as? Int == -32803)
    #expect((error?["message"] as? String)?.contains("was released") == true)
  }

  @Test func `what programs know a domain by is renamed before it is released`() throws {
    let client = try TestClient.ready()
    client.open("Catalog/shop.toml")
    var params = TestClient.at("Catalog/shop.toml", 0, 14)
    let prepared = try client.ask("textDocument/prepareRename", params) as? [String: Any]
    #expect(prepared?["placeholder"] as? String == "com.example.shop")
    params["newName"] = "com.example.store"
    let files = try client.applying(client.ask("textDocument/rename", params))
    #expect(files["Catalog/shop.toml"]?.hasPrefix("domain = \"com.example.store\"\n") == true)
    params["newName"] = "two words"
    let error = try client.answer("textDocument/rename", params)["error"] as? [String: Any]
    #expect((error?["message"] as? String)?.contains("can't be a domain") == true)
  }

  // MARK: A domain's files

  private static func renaming(_ client: TestClient, to name: String) throws -> [String: Any] {
    try client.answer(
      "workspace/willRenameFiles",
      [
        "files": [
          [
            "oldUri": TestClient.uri("Catalog/shop.toml"),
            "newUri": TestClient.uri("Catalog/\(name).toml"),
          ]
        ]
      ])
  }

  @Test func `a domain's file takes its messages and their states along`() throws {
    var disk = TestClient.project
    let catalog = try #require(Self.check(disk).catalog)
    let id = MessageID(file: "shop", entry: "soldOut", facet: Facet.title)
    let message = try #require(catalog.locales.first { $0.tag == "ar" }?[id])
    let source = try #require(catalog.sourceMessages?[id])
    disk["Locales/ar/state.lock"] =
      StateLock(lines: [
        id: StateLock.Line(
          state: .reviewed, source: source.fingerprint, translation: message.fingerprint,
          origin: "person")
      ]).fileText
    let client = try TestClient.ready(disk)
    var files = try client.applying(Self.renaming(client, to: "store")["result"])
    // The editor itself renames the file of the request.
    files["Catalog/store.toml"] = files.removeValue(forKey: "Catalog/shop.toml")
    #expect(files["Locales/ar/store.toml"] == disk[Self.arabic])
    #expect(files["Locales/ar/shop.toml"] == nil && files["Locales/en/shop.toml"] == nil)
    let outcome = Self.check(files)
    #expect(outcome.diagnostics.isEmpty)
    let moved = MessageID(file: "store", entry: "soldOut", facet: Facet.title)
    let locale = try #require(outcome.catalog?.locales.first { $0.tag == "ar" })
    let state = try locale.state(
      of: #require(locale[moved]), source: outcome.catalog?.sourceMessages?[moved])
    #expect(state == .reviewed)
  }

  @Test(arguments: [
    ("options", "can't be the name"), ("glossary", "can't be the name"),
    ("a b", "can't be the name"),
    ("other", "there is already a domain 'other'"),
  ])
  func `a file's name that can't be is refused`(_ name: String, _ reason: String) throws {
    var disk = TestClient.project
    disk["Locales/ar/other.toml"] = ""
    let client = try TestClient.ready(disk)
    let answer = try Self.renaming(client, to: name)
    let message = (answer["error"] as? [String: Any])?["message"] as? String
    // A name that no domain has is that of another file.
    if name == "options" {
      #expect(answer["result"] is NSNull)
    } else {
      #expect(message?.contains(reason) == true, "\(answer)")
    }
  }

  @Test(arguments: [
    ("Locales/ar/shop.toml", 0, 3, "gone", "[gone]"),
    ("Catalog/shop.toml", 13, 15, "number", "{$number :integer}"),
    ("Locales/ar/shop.toml", 5, 10, "number", "{$number :integer}"),
  ])
  func `a name is changed in all files`(
    _ path: String, _ line: Int, _ character: Int, _ name: String, _ expected: String
  ) throws {
    let client = try TestClient.ready()
    client.open(path)
    var params = TestClient.at(path, line, character)
    #expect(try client.ask("textDocument/prepareRename", params) is [String: Any])
    params["newName"] = name
    let files = try client.applying(client.ask("textDocument/rename", params))
    for locale in ["en", "ar"] {
      #expect(files["Locales/\(locale)/shop.toml"]?.contains(expected) == true)
    }
    let after = CheckRun(.all)(files.map { SourceFile(path: $0.key, text: $0.value) })
    #expect(after.diagnostics.filter { $0.suppression == nil }.isEmpty)
  }

  @Test(arguments: [
    ("tooMany", "'tooMany'"), ("not a name", "can't be a Swift name"),
  ])
  func `a name that can't be is refused with a reason`(_ name: String, _ reason: String) throws {
    let client = try TestClient.ready()
    client.open(Self.arabic)
    var params = TestClient.at(Self.arabic, 0, 3)
    params["newName"] = name
    let error = try client.answer("textDocument/rename", params)["error"] as? [String: Any]
    #expect(error?["code"] as? Int == -32803)
    #expect((error?["message"] as? String)?.contains(reason) == true)
  }
}
