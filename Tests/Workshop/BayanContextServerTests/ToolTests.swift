import Foundation
import Testing

@Suite("Tools of the context server")
struct ToolTests {
  static let plural = """
    .input {$count :integer}
    .match $count
    zero {{لم تبقَ أي قطعة ({$count})}}
    one {{بقيت قطعة واحدة فقط ({$count})}}
    two {{بقيت قطعتان فقط ({$count})}}
    few {{بقيت {$count} قطع فقط}}
    many {{بقيت {$count} قطعة فقط}}
    * {{بقيت {$count} قطعة فقط}}
    """

  private func ids(_ list: [String: Any]) -> [String] {
    ((list["messages"] as? [[String: Any]]) ?? []).map {
      "\($0["id"] ?? "") \($0["locale"] ?? "") \($0["state"] ?? "")"
    }
  }

  @Test("the list has what is missing, stale or a draft, in the source's order, and nothing else")
  func list() throws {
    let client = ContextClient()
    #expect(
      try ids(client.result("list_messages", [:])) == [
        "shop.soldOut.description ar missing", "shop.tooMany.title ar missing",
        "shop.closed.title ar stale",
      ])
    _ = try client.write("shop.tooMany.title", Self.plural)
    #expect(
      try ids(client.result("list_messages", ["locale": "ar", "state": "draft"])) == [
        "shop.tooMany.title ar draft"
      ])
    #expect(
      try ids(client.result("list_messages", ["state": "stale"])) == ["shop.closed.title ar stale"])
  }

  @Test(
    "pages follow each other, and the last one has no next; what was done meanwhile is no matter")
  func pages() throws {
    let client = ContextClient()
    let first = try client.result("list_messages", ["limit": 1])
    #expect(ids(first) == ["shop.soldOut.description ar missing"])
    #expect(first["count"] as? Int == 3)
    let next = try #require(first["next"] as? String)
    let rest = try client.result("list_messages", ["after": next])
    #expect(ids(rest) == ["shop.tooMany.title ar missing", "shop.closed.title ar stale"])
    #expect(rest["next"] == nil)
    _ = try client.write("shop.soldOut.description", "اشترى عميل آخر آخر قطعة.")
    let second = try client.result(
      "list_messages", ["limit": 1, "after": next, "state": "missing"])
    #expect(ids(second) == ["shop.tooMany.title ar missing"])
    #expect(second["next"] == nil)
    let sentence = try client.refusal("list_messages", ["after": "ar shop.gone.title"])
    #expect(sentence.contains("begin again"))
  }

  @Test(
    "a message comes with its arguments, plural categories, limits, notes, terms and neighbours")
  func read() throws {
    let client = ContextClient()
    let plural = try client.result("read_message", ["id": "shop.tooMany.title", "locale": "ar"])
    #expect(plural["state"] as? String == "missing")
    #expect(plural["translation"] == nil)
    let arguments = try #require(plural["arguments"] as? [[String: Any]])
    #expect(arguments.count == 1)
    #expect(arguments[0]["name"] as? String == "count")
    #expect(arguments[0]["type"] as? String == "integer")
    #expect(arguments[0]["least"] as? Int == 0)
    #expect(arguments[0]["most"] as? Int == 500)
    #expect(arguments[0]["example"] as? String == "3")
    #expect(arguments[0]["meaning"] as? String == "Pieces that are left.")
    #expect(plural["privateArguments"] as? [String] == ["account"])
    let categories = try #require(plural["pluralCategories"] as? [[String: String]])
    #expect(
      categories.map { $0["category"] } == ["zero", "one", "two", "few", "many", "other"])
    #expect(categories[3]["numbers"]?.hasPrefix("3~10") == true)
    let notes = try #require(plural["notes"] as? [String])
    #expect(notes.contains { $0.contains("More was asked for than there is.") })
    let shown = try #require(plural["formatted"] as? [[String: Any]])
    #expect(shown.compactMap { $0["source"] as? String }.contains("Only 1 item is left"))

    let closed = try client.result("read_message", ["id": "shop.closed.title", "locale": "ar"])
    #expect(closed["state"] as? String == "stale")
    #expect(closed["translation"] as? String == "المتجر مغلق")
    let glossary = try #require(closed["glossary"] as? [[String: Any]])
    #expect(glossary.map { $0["term"] as? String } == ["shop"])
    #expect(glossary[0]["translations"] as? [String] == ["متجر"])
    let found = try #require(closed["diagnostics"] as? [[String: Any]])
    #expect(found.contains { $0["rule"] as? String == "translation-stale" })

    let soldOut = try client.result("read_message", ["id": "shop.soldOut.title", "locale": "ar"])
    #expect(soldOut["maxLength"] as? Int == 60)
    #expect((soldOut["pluralCategories"] as? [Any])?.isEmpty == true)
    let neighbours = try #require(soldOut["neighbours"] as? [[String: Any]])
    #expect(
      Set(neighbours.compactMap { $0["id"] as? String }) == [
        "shop.soldOut.description", "options.retry.label",
      ])
  }

  @Test("a message that ranks has the categories of ordinals too")
  func ordinals() throws {
    var disk = ContextClient.shop
    disk["Locales/en/shop.toml"]?.replace(
      "{$count :integer}", with: "{$count :integer select=ordinal}")
    let client = ContextClient(disk)
    let message = try client.result("read_message", ["id": "shop.tooMany.title", "locale": "ar"])
    let categories = try #require(message["pluralCategories"] as? [[String: String]])
    #expect(categories.filter { $0["select"] == "plural" }.count == 6)
    let ordinals = categories.filter { $0["select"] == "ordinal" }
    #expect(ordinals.map { $0["category"] } == ["other"])
  }

  @Test("a proposal is checked by all rules and formatted, and nothing is written")
  func check() throws {
    let client = ContextClient()
    let before = client.disk
    let good = try client.result(
      "check_translation", ["id": "shop.tooMany.title", "locale": "ar", "text": Self.plural])
    #expect(good["isAcceptable"] as? Bool == true, "\(good)")
    let shown = try #require(good["formatted"] as? [[String: Any]])
    let texts = shown.compactMap { $0["translation"] as? String }
    #expect(texts.contains("بقيت قطعتان فقط (٢)"))
    let counts = shown.compactMap { $0["values"] as? [String: String] }.map { $0["count"] }
    #expect(counts.contains("11"))

    for (text, rule) in [
      ("بقيت {$counter} قطعة", "placeholder-unknown"), ("بقيت {$count", "syntax-error"),
      (
        ".input {$count :integer}\n.match $count\none {{قطعة ({$count})}}\n* {{قطع}}",
        "plural-number-omitted"
      ),
    ] {
      let bad = try client.result(
        "check_translation", ["id": "shop.tooMany.title", "locale": "ar", "text": text])
      let rules = try #require(bad["diagnostics"] as? [[String: Any]]).map { $0["rule"] as? String }
      #expect(bad["isAcceptable"] as? Bool == false, "\(rules)")
      #expect(rules.contains(rule), "\(rules)")
    }
    #expect(client.disk == before)
    #expect(client.writes == 0)
  }

  @Test("a draft is written with its state and its origin, and keeps the rest of the file")
  func write() throws {
    let client = ContextClient()
    let written = try client.write("shop.tooMany.title", Self.plural)
    #expect(written["state"] as? String == "draft")
    #expect(
      Set(written["files"] as? [String] ?? []) == [
        "Locales/ar/shop.toml", "Locales/ar/state.lock",
      ])
    let words = try #require(client.disk["Locales/ar/shop.toml"])
    #expect(words.hasPrefix("# The words of the shop.\n[soldOut]"))
    #expect(words.contains("بقيت قطعتان فقط"))
    let states = try #require(client.disk["Locales/ar/state.lock"])
    #expect(states.contains("shop.tooMany.title = draft"))
    #expect(states.contains(" mcp\n"))
    #expect(try client.version("shop.tooMany.title") == written["version"] as? String)
    // A draft may be replaced by another draft.
    let again = try client.write("shop.tooMany.title", Self.plural + " ")
    #expect(again["state"] as? String == "draft")
  }

  @Test("a stale translation becomes a draft of the present source")
  func stale() throws {
    let client = ContextClient()
    _ = try client.write("shop.closed.title", "المتجر مغلق الآن")
    let message = try client.result("read_message", ["id": "shop.closed.title", "locale": "ar"])
    #expect(message["state"] as? String == "draft")
    #expect(client.disk["Locales/ar/shop.toml"]?.contains("00000000") == false)
  }

  @Test("a draft is checked like any translation, though no report speaks of drafts")
  func draftDiagnostics() throws {
    var shop = ContextClient.shop
    shop["Locales/ar/shop.toml"]?.append("\n[tooMany]\ntitle = \"بقيت {$counter} قطعة\"\n")
    let client = ContextClient(shop)
    let version = try client.version("shop.tooMany.title").split(separator: "-")
    client.disk["Locales/ar/state.lock"] =
      "shop.tooMany.title = draft \(version[0]) \(version[1]) import:xliff-2.2\n"
    let message = try client.result("read_message", ["id": "shop.tooMany.title", "locale": "ar"])
    #expect(message["state"] as? String == "draft")
    let found = try #require(message["diagnostics"] as? [[String: Any]])
    #expect(found.contains { $0["rule"] as? String == "placeholder-unknown" })
    let again = try client.result(
      "check_translation",
      ["id": "shop.tooMany.title", "locale": "ar", "text": "بقيت {$counter} قطعة"])
    #expect(again["isAcceptable"] as? Bool == false)
  }

  @Test("a draft that has lost a placeholder is refused, whatever the project says")
  func gates() throws {
    for severity in ["warning", "off"] {
      var shop = ContextClient.shop
      shop["Catalog/bayan.toml"]?.append("\n[checks]\nplaceholder-missing = \"\(severity)\"\n")
      let client = ContextClient(shop)
      let before = client.disk
      let found = try client.result(
        "check_translation", ["id": "shop.tooMany.title", "locale": "ar", "text": "نفدت القطع"])
      #expect(found["isAcceptable"] as? Bool == false)
      let rules = try #require(found["diagnostics"] as? [[String: Any]])
      #expect(rules.contains { $0["rule"] as? String == "placeholder-missing" })
      let refusal = try client.refusal(
        "write_draft",
        [
          "id": "shop.tooMany.title", "locale": "ar", "text": "نفدت القطع",
          "version": client.version("shop.tooMany.title"),
        ])
      #expect(refusal.contains("[placeholder-missing]"), "\(refusal)")
      #expect(client.disk == before)
    }
  }

  @Test("the text that says the same as the structure shows invisible characters by their numbers")
  func hiddenCharacters() throws {
    var shop = ContextClient.shop
    shop["Locales/ar/shop.toml"]?.append("\n[tooMany]\ntitle = \"\u{202E}قطعة {$count}\"\n")
    let client = ContextClient(shop)
    let result = try client.call("read_message", ["id": "shop.tooMany.title", "locale": "ar"])
    let content = try #require(result["content"] as? [[String: Any]])
    let text = try #require(content.first?["text"] as? String)
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("\\u202e"))
    let structure = try #require(result["structuredContent"] as? [String: Any])
    #expect((structure["translation"] as? String)?.unicodeScalars.contains("\u{202E}") == true)
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect((parsed as? NSDictionary) == (structure as NSDictionary))
  }
}
