import Foundation
import Testing

@testable import BayanWorkbench

@Suite("Messages in the workbench")
struct MessageTests {
  typealias Client = WorkbenchClient

  @Test("The list has each message with its state, and the counts of all")
  func list() throws {
    let client = Client()
    let list = client.get("/api/list?locale=ar").json
    let rows = try #require(list["rows"] as? [[String: Any]])
    let states = rows.map { "\($0["id"] ?? "") \($0["state"] ?? "")" }
    #expect(
      states == [
        "shop.soldOut.title stale", "shop.left.title missing", "shop.place.title missing",
        "shop.closed.title draft", "options.retry.label translated",
      ])
    #expect(list["countText"] as? String == "5 messages")
    #expect(list["progressText"] as? String == "1 of 5 translated")
    #expect(
      client.get("/api/list?locale=ar&language=ar").json["countText"] as? String
        == "\u{2067}٥\u{2069} رسائل")
  }

  @Test(
    "Filters go by state, domain and text in any locale",
    arguments: [
      ("state=missing", ["shop.left.title", "shop.place.title"]),
      ("domain=options", ["options.retry.label"]),
      ("text=QUEUE", ["shop.place.title"]),
      ("text=%D9%86%D9%81%D8%AF", ["shop.soldOut.title"]),
      ("text=nothing+has+this", []),
      ("state=missing&text=items", ["shop.left.title"]),
    ])
  func filters(query: String, ids: [String]) {
    let list = Client().get("/api/list?locale=ar&\(query)").json
    #expect((list["rows"] as? [[String: Any]] ?? []).map { $0["id"] as? String } == ids)
  }

  @Test("A missing plural has a row for each category that its numbers reach, with the numbers")
  func plural() throws {
    let view = Client().message("shop.left.title")
    #expect(Client.keys(view) == ["zero", "one", "two", "few", "many", "*"])
    let few = try Client.row("few", of: view)
    #expect(few["numbers"] as? [String] == ["3–10"])
    #expect(few["pieces"] is NSNull)
    #expect((few["sources"] as? [[Any]])?.map { $0.last as? String } == [" items are left."])
    let one = try Client.row("one", of: view)
    #expect((one["sources"] as? [[Any]])?.map { $0.last as? String } == [" item is left."])
    #expect(few["sourceText"] as? String == "Only 3 items are left.")
    let other = try Client.row("*", of: view)
    #expect(other["isUnreachable"] as? Bool == false)
    #expect(view["selectors"] as? [[String: String]] == [["name": "count", "kind": "plural"]])
  }

  @Test("A row that no number reaches says so")
  func unreachable() throws {
    let client = Client()
    let composed = client.post(
      "/api/check",
      [
        "id": "shop.place.title", "locale": "ar",
        "message": [
          "text": "", "selectors": [["name": "place", "kind": "plural"]],
          "rows": [["keys": ["*"], "pieces": ["أنت في الصف"]]],
        ],
      ])
    #expect(composed.status == 200)
    // The numbers are 1 to 5.
    for (keys, isUnreachable) in [
      ("zero", true), ("one", false), ("two", false), ("few", false), ("many", true),
    ] {
      let row = try Client.row(keys, of: composed.json)
      #expect(row["isUnreachable"] as? Bool == isUnreachable, "\(keys)")
    }
  }

  @Test("Ordinals have the ordinal categories of the locale")
  func ordinal() throws {
    var disk = Client.shop
    disk["Catalog/bayan.toml"]?.replace("[\"en\", \"ar\"]", with: "[\"en\", \"ar\", \"it\"]")
    disk["Locales/it/shop.toml"] = "\n"
    let client = Client(disk)
    let composed = client.post(
      "/api/check",
      [
        "id": "shop.place.title", "locale": "it",
        "message": [
          "text": "", "selectors": [["name": "place", "kind": "ordinal"]],
          "rows": [["keys": ["*"], "pieces": ["al posto"]]],
        ],
      ])
    // Italian has `many` for 8, 11, 80, 800, and the cardinals `one` and `many`.
    #expect(Client.keys(composed.json) == ["many", "*"])
    #expect(
      composed.json["text"] as? String
        == ".input {$place :integer select=ordinal}\n.match $place\n* {{al posto}}")
  }

  @Test("A table without a change leaves every byte")
  func untouched() throws {
    let text = """
      .input {$count :integer}   .match $count
         0   {{لا شيء  }}
         one {{بقي {$count}.}}  few {{بقيت {$count} أصناف.}}
         two {{صنفان.}} zero {{لا شيء.}} many {{{$count} صنفًا.}}
      *   {{\\{ {$count} صنف.}}
      """
    let client = Client()
    let view = client.post(
      "/api/check",
      ["id": "shop.left.title", "locale": "ar", "message": ["text": text]]
    ).json
    let again = client.post(
      "/api/check",
      ["id": "shop.left.title", "locale": "ar", "message": Client.table(view)])
    #expect(again.json["text"] as? String == text)
  }

  @Test("A change in one row leaves the bytes of all others")
  func oneRow() throws {
    let text =
      ".input {$count :integer}\n.match $count\nzero {{أ}}\n  one {{ب}}\ntwo {{ج}} few {{د}} many {{ه}}\n*   {{و}}"
    let client = Client()
    var table = Client.table(
      client.post(
        "/api/check", ["id": "shop.left.title", "locale": "ar", "message": ["text": text]]
      ).json)
    var rows = try #require(table["rows"] as? [[String: Any]])
    rows[3]["pieces"] = ["بقيت ", ["code": "{$count}"], " {أصناف}."]
    table["rows"] = rows
    let changed = client.post(
      "/api/check", ["id": "shop.left.title", "locale": "ar", "message": table])
    #expect(
      changed.json["text"] as? String
        == text.replacing("{{د}}", with: "{{بقيت {$count} \\{أصناف\\}.}}"))
  }

  @Test("A code that isn't one placeholder stays text")
  func codes() {
    let changed = Client().post(
      "/api/check",
      [
        "id": "shop.closed.title", "locale": "ar",
        "message": [
          "text": "", "selectors": [],
          "rows": [["keys": [], "pieces": ["أ ", ["code": "}} * {{x"], ["code": "{$a}{$b}"]]]],
        ],
      ])
    #expect(changed.json["text"] as? String == "أ \\}\\} * \\{\\{x\\{$a\\}\\{$b\\}")
  }

  @Test("A text is checked as it is typed, with the words in question and fixes")
  func checks() throws {
    let text = "أنت الرقم {$place :integer}، {$nam}"
    let checked = Client().post(
      "/api/check", ["id": "shop.place.title", "locale": "ar", "message": ["text": text]])
    let found = try #require(checked.json["diagnostics"] as? [[String: Any]])
    let unknown = try #require(
      found.first { ($0["message"] as? String ?? "").contains("nam") })
    #expect(unknown["severity"] as? String == "error")
    let stretch = try #require(unknown["stretch"] as? [String: Any])
    #expect(stretch["keys"] as? [String] == [])
    #expect((stretch["from"] as? [Int])?.first == 3)
    let fixes = unknown["fixes"] as? [[String: Any]] ?? []
    for fix in fixes { #expect((fix["text"] as? String)?.contains("{$name}") == true) }
    #expect(
      ((checked.json["alert"] as? [String: Any])?["samples"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test(
    "A text with errors has diagnostics and no table of its own",
    arguments: [
      ".input {$count :integer}\n.match $count\none one {{a}}\n* {{b}}",
      ".input {$count :integer}\n.match $count\n{{a}}", ".match $count $count\n* {{a}}",
      ".input {$count :integer}\n.match $count\none {{a}}", "{", "{{", ".match",
    ])
  func brokenTexts(text: String) {
    let client = Client()
    let body: [String: Any] = ["id": "shop.left.title", "locale": "ar", "message": ["text": text]]
    let checked = client.post("/api/check", body)
    #expect(checked.status == 200)
    #expect((checked.json["diagnostics"] as? [Any])?.isEmpty == false)
    #expect(Client.keys(checked.json) == ["zero", "one", "two", "few", "many", "*"])
    // Also as it is kept, and as it is in a file.
    #expect(client.post("/api/unsaved", body).status == 200)
    #expect(client.message("shop.left.title")["text"] as? String == text)
    client.kept = nil
    client.disk["Locales/ar/shop.toml"]? += "\n\n[left]\ntitle = '''\(text)'''\n"
    client.workbench.refresh()
    #expect(client.message("shop.left.title")["saved"] as? String == text)
  }

  @Test("Comments, glossary, notes and the other texts are beside a message")
  func context() {
    let view = Client().message("shop.soldOut.title")
    #expect(view["comments"] as? [String] == ["Ask marketing before a change."])
    #expect(
      (view["glossary"] as? [[String: Any]])?.first?["translations"] as? [String] == ["صنف"])
    #expect(view["summary"] as? String == "The item is sold out.")
    let alert = view["alert"] as? [String: Any]
    #expect((alert?["buttons"] as? [[String: Any]])?.first?["label"] as? String == "إعادة المحاولة")
  }
}
