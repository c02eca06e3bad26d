import Foundation
import Testing

@testable import BayanWorkbench

@Suite("Changes by the workbench")
struct ChangeTests {
  typealias Client = WorkbenchClient

  @Test("Saving changes the message and its fingerprint, and no other byte of its file")
  func saves() {
    let client = Client()
    let saved = client.save("shop.soldOut.title", "نفد هذا الصنف الآن.")
    #expect(saved.status == 200)
    #expect(saved.json["state"] as? String == "translated")
    #expect(
      client.disk["Locales/ar/shop.toml"]
        == Client.shop["Locales/ar/shop.toml"]?
        .replacing("نفد هذا الصنف.", with: "نفد هذا الصنف الآن.")
        .replacing("00000000", with: Client.fingerprint("The item is sold out.")))
  }

  @Test("A text that is saved as it is changes no file, and the project isn't checked again")
  func savesUntouched() {
    let client = Client()
    client.save("shop.soldOut.title", "نفد هذا الصنف الآن.")
    client.finishChecks()
    let revision = client.workbench.revision
    let again = client.save("shop.soldOut.title", "نفد هذا الصنف الآن.")
    #expect(again.status == 200)
    #expect(again.json["state"] as? String == "translated")
    #expect(client.writes == 1)
    #expect(client.workbench.revision == revision)
  }

  @Test("A plural is saved from its rows, in the order of the table")
  func savesPlural() throws {
    let client = Client()
    let view = client.message("shop.left.title")
    var table = Client.table(view)
    var rows = try #require(table["rows"] as? [[String: Any]])
    let texts = [
      "لم يبق صنف.", "بقي صنف واحد.", "بقي صنفان.", "بقيت # أصناف.", "بقي # صنفًا.", "بقي # صنف.",
    ]
    for (index, text) in texts.enumerated() {
      let parts = text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      rows[index]["pieces"] =
        parts.count == 1 ? [text] : [parts[0], ["code": "{$count}"], parts[1]] as [Any]
    }
    table["rows"] = rows
    let saved = client.post(
      "/api/save",
      [
        "id": "shop.left.title", "locale": "ar", "version": view["version"] ?? "",
        "message": table,
      ])
    #expect(saved.status == 200)
    #expect(
      client.disk["Locales/ar/shop.toml"]
        == (Client.shop["Locales/ar/shop.toml"] ?? "") + "\n"
          + """

          [left]
          title = '''
          .input {$count :integer}
          .match $count
          zero {{لم يبق صنف.}}
          one {{بقي صنف واحد.}}
          two {{بقي صنفان.}}
          few {{بقيت {$count} أصناف.}}
          many {{بقي {$count} صنفًا.}}
          * {{بقي {$count} صنف.}}'''
          source = { title = "FINGERPRINT" }

          """.replacing(
          "FINGERPRINT",
          with: Client.fingerprint(
            ".input {$count :integer}\n.match $count\none {{Only {$count} item is left.}}\n"
              + "*   {{Only {$count} items are left.}}\n")))
  }

  @Test("A text with an error isn't saved, and its diagnostics are told")
  func refusesErrors() {
    let client = Client()
    let saved = client.save("shop.soldOut.title", "نفد {$count")
    #expect(saved.status == 422)
    #expect((saved.json["diagnostics"] as? [Any])?.isEmpty == false)
    #expect(client.disk == Client.shop)
  }

  @Test("A message that changed meanwhile isn't overwritten; all versions are told")
  func conflict() {
    let client = Client()
    let version = client.message("shop.soldOut.title")["version"] as? String ?? ""
    client.disk["Locales/ar/shop.toml"]?.replace("نفد هذا الصنف.", with: "نفد الصنف.")
    let body: [String: Any] = [
      "id": "shop.soldOut.title", "locale": "ar", "version": version, "base": "نفد هذا الصنف.",
      "message": ["text": "نفد هذا الصنف، للأسف."],
    ]
    let before = client.disk
    let saved = client.post("/api/save", body)
    #expect(saved.status == 409)
    #expect(saved.json["base"] as? String == "نفد هذا الصنف.")
    #expect(saved.json["ours"] as? String == "نفد هذا الصنف، للأسف.")
    #expect(saved.json["theirs"] as? String == "نفد الصنف.")
    #expect(client.disk == before)
    // A page that has seen the other version may replace it.
    let again = client.post(
      "/api/save", body.merging(["version": saved.json["version"] ?? ""]) { $1 })
    #expect(again.status == 200)
  }

  @Test("Changes of different variants are merged, as 'resolve' does")
  func merge() throws {
    let text = ".input {$count :integer}\n.match $count\nzero {{a}}\none {{b}}\n* {{c}}"
    let client = Client()
    #expect(client.save("shop.left.title", text).status == 200)
    let version = client.message("shop.left.title")["version"] ?? ""
    client.disk["Locales/ar/shop.toml"]?.replace("one {{b}}", with: "one {{B}}")
    let saved = client.post(
      "/api/save",
      [
        "id": "shop.left.title", "locale": "ar", "version": version, "base": text,
        "message": ["text": text.replacing("{{c}}", with: "{{C}}")],
      ])
    #expect(saved.status == 409)
    #expect(
      saved.json["merged"] as? String
        == text.replacing("{{b}}", with: "{{B}}").replacing("{{c}}", with: "{{C}}"))
  }

  @Test("A change between reading and writing of another message is no conflict")
  func otherMessage() {
    let client = Client()
    var changes = 0
    client.meanwhile = { disk in
      changes += 1
      if changes == 1 { disk["Locales/ar/shop.toml"]? += "# seen\n" }
    }
    #expect(client.save("shop.soldOut.title", "نفد.").status == 200)
    #expect(client.disk["Locales/ar/shop.toml"]?.hasSuffix("# seen\n") == true)
    #expect(client.disk["Locales/ar/shop.toml"]?.contains("\"نفد.\"") == true)
  }

  @Test("Typed text outlives the page and the command")
  func unsaved() {
    let client = Client()
    let view = client.message("shop.soldOut.title")
    let body: [String: Any] = [
      "id": "shop.soldOut.title", "locale": "ar", "version": view["version"] ?? "",
      "base": view["saved"] ?? "", "message": ["text": "نفد {$"],
    ]
    #expect(client.post("/api/unsaved", body).status == 200)
    #expect(client.disk == Client.shop)
    let later = Client()
    later.kept = client.kept
    let offered = later.message("shop.soldOut.title")
    #expect(offered["text"] as? String == "نفد {$")
    #expect(offered["saved"] as? String == "نفد هذا الصنف.")
    let list = later.get("/api/list?locale=ar").json["rows"] as? [[String: Any]]
    #expect(list?.first?["isUnsaved"] as? Bool == true)
    // Saving drops it.
    #expect(later.save("shop.soldOut.title", "نفد.").status == 200)
    #expect(later.message("shop.soldOut.title")["unsaved"] is NSNull)
  }

  @Test("Kept bytes that nobody can read are no texts")
  func damagedUnsaved() {
    let client = Client()
    client.kept = Array("{\"texts\": [{".utf8)
    #expect(client.message("shop.soldOut.title")["unsaved"] is NSNull)
  }

  @Test("A draft is accepted without a change of its text")
  func accepts() {
    let client = Client()
    let view = client.message("shop.closed.title")
    #expect(view["state"] as? String == "draft")
    #expect(view["origin"] as? String == "mcp")
    #expect(client.save("shop.closed.title", "المتجر مغلق.").status == 200)
    #expect(client.message("shop.closed.title")["state"] as? String == "translated")
    #expect(client.disk["Locales/ar/shop.toml"] == Client.shop["Locales/ar/shop.toml"])
  }

  @Test("A refused draft leaves no trace")
  func refuses() {
    let client = Client()
    let version = client.message("shop.closed.title")["version"] ?? ""
    let refused = client.post(
      "/api/refuse", ["id": "shop.closed.title", "locale": "ar", "version": version])
    #expect(refused.status == 200)
    #expect(refused.json["state"] as? String == "missing")
    let file = client.disk["Locales/ar/shop.toml"] ?? ""
    #expect(Client.shop["Locales/ar/shop.toml"]?.hasPrefix(file) == true)
    #expect(!file.contains("closed"))
    #expect(client.disk["Locales/ar/state.lock"]?.contains("closed") == false)
  }

  @Test("Only a draft can be refused")
  func refusesDraftsOnly() {
    let client = Client()
    let version = client.message("shop.soldOut.title")["version"] ?? ""
    let refused = client.post(
      "/api/refuse", ["id": "shop.soldOut.title", "locale": "ar", "version": version])
    #expect(refused.status == 422)
    #expect(client.disk == Client.shop)
  }

  @Test("A review names its reader")
  func reviews() {
    let client = Client()
    #expect(client.save("shop.soldOut.title", "نفد.").status == 200)
    let version = client.message("shop.soldOut.title")["version"] ?? ""
    var body: [String: Any] = ["id": "shop.soldOut.title", "locale": "ar", "version": version]
    for name in ["", " ", "a\u{202E}b", "#x"] {
      body["reader"] = name
      #expect(client.post("/api/review", body).status == 422)
    }
    body["reader"] = "Layla Ahmad"
    #expect(client.post("/api/review", body).status == 200)
    let view = client.message("shop.soldOut.title")
    #expect(view["state"] as? String == "reviewed")
    #expect(view["origin"] as? String == "person:Layla-Ahmad")
    // Another text is no longer reviewed.
    #expect(client.save("shop.soldOut.title", "نفد الصنف.").status == 200)
    #expect(client.message("shop.soldOut.title")["state"] as? String == "translated")
  }

  @Test("A suppression is a comment with its reason, and the diagnostic is gone")
  func suppresses() throws {
    let client = Client()
    #expect(client.save("shop.soldOut.title", "نفد  هذا الصنف.").status == 200)
    let view = client.message("shop.soldOut.title")
    let found = try #require(view["diagnostics"] as? [[String: Any]])
    let rule = try #require(found.first { $0["canSuppress"] as? Bool == true }?["rule"] as? String)
    var body: [String: Any] = [
      "id": "shop.soldOut.title", "locale": "ar", "version": view["version"] ?? "", "rule": rule,
    ]
    #expect(client.post("/api/suppress", body).status == 422)
    body["reason"] = "It is a pause."
    let suppressed = client.post("/api/suppress", body)
    #expect(suppressed.status == 200, "\(suppressed.json)")
    #expect(client.disk["Locales/ar/shop.toml"]?.contains("It is a pause.") == true)
    let left = suppressed.json["diagnostics"] as? [[String: Any]] ?? []
    #expect(!left.contains { $0["rule"] as? String == rule })
  }

  @Test("Files that other programs change are seen, once each")
  func events() {
    let client = Client()
    let first = client.workbench.events(since: nil)
    #expect(String(decoding: first.bytes, as: UTF8.self).hasPrefix("event: change\n"))
    #expect(client.workbench.events(since: first.revision).bytes.isEmpty)
    client.disk["Locales/ar/shop.toml"]? += "\n"
    let second = client.workbench.events(since: first.revision)
    #expect(second.revision == first.revision + 1)
    #expect(!second.bytes.isEmpty)
  }
}
