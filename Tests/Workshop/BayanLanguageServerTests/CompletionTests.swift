import BayanChecking
import BayanDiagnostics
import BayanRules
import Foundation
import Testing

@testable import BayanLanguageServer

/// Completions while a user writes.
struct CompletionTests {
  private static let arabic = "Locales/ar/shop.toml"
  private static var snippets: [String: Any] {
    ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]]
  }

  /// A file, with `①` at the cursor.
  private struct Written {
    var text: String
    var line: Int
    var character: Int

    init(_ marked: String) throws {
      let parts = marked.components(separatedBy: "①")
      try #require(parts.count == 2)
      text = parts.joined()
      let lines = parts[0].components(separatedBy: "\n")
      line = lines.count - 1
      character = lines[line].utf16.count
    }
  }

  private static func items(
    _ path: String, _ marked: String, over disk: [String: String] = TestClient.project,
    capabilities: [String: Any] = snippets
  ) throws -> [[String: Any]] {
    // The project can't be loaded without the first lines of this file.
    let head = path == "Catalog/bayan.toml" ? (disk[path] ?? "") + "\n" : ""
    let written = try Written(head + marked)
    let client = try TestClient.ready(disk, capabilities: capabilities)
    client.open(path, written.text)
    client.runChecks()
    let result = try client.ask(
      "textDocument/completion", TestClient.at(path, written.line, written.character))
    return try #require((result as? [String: Any])?["items"] as? [[String: Any]])
  }

  private static func labels(_ items: [[String: Any]]) -> [String] {
    items.compactMap { $0["label"] as? String }
  }

  /// Returns the file after an item was accepted.
  private static func taking(
    _ label: String, of items: [[String: Any]], _ marked: String
  ) throws -> String {
    let item = try #require(
      items.first { $0["label"] as? String == label }, "\(labels(items))")
    return try TestClient.applying([#require(item["textEdit"])], to: Written(marked).text)
  }

  private static func documentation(_ label: String, _ items: [[String: Any]]) -> String {
    let item = items.first { $0["label"] as? String == label }
    return (item?["documentation"] as? [String: Any])?["value"] as? String ?? ""
  }

  // MARK: Within a message

  private static func withSource(_ title: String, glossary: String? = nil) -> [String: String] {
    var disk = TestClient.project
    disk["Locales/en/shop.toml"]?.replace("This item is sold out", with: title)
    disk["Locales/ar/glossary.toml"] = glossary
    return disk
  }

  @Test(arguments: [
    ("{①", ["#b", "#br", "/b", "/br"]), ("{#①", ["b", "br"]), ("{/b①", ["b", "br"]),
    ("{#b①}", ["b", "br"]),
  ])
  func `markup of the source is proposed`(_ typed: String, _ labels: [String]) throws {
    let items = try Self.items(
      Self.arabic, "[soldOut]\ntitle = \"نص \(typed)\"\n",
      over: Self.withSource("This {#b}item{/b} is{#br /} sold out"))
    #expect(Set(Self.labels(items)) == Set(labels))
  }

  @Test func `terms of the glossary that the source has are proposed`() throws {
    let disk = Self.withSource(
      "This item is sold out",
      glossary: """
        [terms]
        Item = ["منتج", "سلعة"]
        password = "كلمة السر"
        """)
    let marked = "[soldOut]\ntitle = \"نفد م①\"\n"
    let items = try Self.items(Self.arabic, marked, over: disk)
    #expect(Self.labels(items) == ["منتج", "سلعة"])
    #expect(items.first?["detail"] as? String == "Item, from the glossary")
    #expect(
      try Self.taking("منتج", of: items, marked) == "[soldOut]\ntitle = \"نفد منتج\"\n")
    #expect(
      try Self.items(Self.arabic, "[soldOut]\ntitle = \"نفد {$①\"\n", over: disk).isEmpty)
  }

  private static let plural = """
    [tooMany]
    title = '''
    .input {$count :integer}
    .match $count
    ①'''

    """

  @Test func `all variants are added at once, each with its numbers to write over`() throws {
    let items = try Self.items(Self.arabic, Self.plural)
    let all = try #require(items.last)
    #expect(all["insertTextFormat"] as? Int == 2)
    let rows = try Self.taking(
      "zero, one, two, few, many, *", of: items, Self.plural
    ).components(separatedBy: "\n")
    #expect(
      Array(rows[4..<10]) == [
        "zero {{${1:0}}}", "one {{${2:1}}}", "two {{${3:2}}}",
        "few {{${4:3–10, 103–110, …}}}", "many {{${5:11–99, 111–199, …}}}",
        "* {{${6:100–102, 200–202, …}}}'''",
      ])
  }

  @Test func `a client without snippets gets none`() throws {
    let items = try Self.items(Self.arabic, Self.plural, capabilities: [:])
    #expect(items.allSatisfy { $0["insertTextFormat"] == nil })
    #expect(
      try Self.taking("zero, one, two, few, many, *", of: items, Self.plural)
        .contains("two {{}}\nfew {{}}\n"))
    let keys = try Self.items("Catalog/shop.toml", "[codes.a]\n①", capabilities: [:])
    #expect(
      try Self.taking("category", of: keys, "[codes.a]\n①") == "[codes.a]\ncategory = ")
  }

  @Test func `only variants that the argument's range needs are proposed`() throws {
    var disk = TestClient.project
    disk["Catalog/shop.toml"]?.replace("0...500", with: "1...5")
    let items = try Self.items(Self.arabic, Self.plural, over: disk)
    #expect(Self.labels(items) == ["one", "two", "few", "*", "one, two, few, *"])
  }

  // MARK: Keys and headers

  @Test func `keys are proposed with what they mean, but for those that are there`() throws {
    let marked = "[codes.a]\nvalue = 1\n①\n"
    let items = try Self.items("Catalog/shop.toml", marked)
    let labels = Self.labels(items)
    #expect(Set(labels).isSuperset(of: ["category", "recovery", "summary", "match", "arguments"]))
    #expect(!labels.contains("value"))
    #expect(Self.documentation("summary", items).contains("for developers"))
    #expect(
      items.first { $0["label"] as? String == "category" }?["detail"] as? String == "required")
    #expect(
      try Self.taking("sensitive", of: items, marked)
        == "[codes.a]\nvalue = 1\nsensitive = ${1|true,false|}\n")
  }

  @Test(arguments: [
    ("Catalog/shop.toml", "[codes.a]\narguments = { n = { ①", ["type", "range", "private"]),
    ("Catalog/shop.toml", "[codes.a]\nmatch = [{ ①", ["code", "subcode", "http-status"]),
    ("Catalog/bayan.toml", "[module]\n①", ["access", "foundation", "types"]),
    ("Catalog/bayan.toml", "[[allow]]\n①", ["rule", "locale", "path", "reason"]),
    ("Catalog/bayan.toml", "[checks]\nplural-①", ["plural-category-missing"]),
    ("Catalog/bayan.toml", "[locale.ar]\n①", ["status"]),
    ("Catalog/bayan.toml", "[①", ["module", "checks", "release"]),
    ("Catalog/bayan.toml", "[[①", ["allow"]),
    ("Catalog/bayan.toml", "[locale.①", ["ar"]),
    ("Catalog/bayan.toml", "[wording.①", ["ar", "en"]),
    ("Catalog/bayan.toml", "[wording.en]\n①", ["jargon", "jargon-allowed", "max-length"]),
    ("Catalog/bayan.toml", "[wording.en.max-length]\n①", ["title", "label"]),
    ("Catalog/shop.toml", "[①", ["codes"]),
    ("Catalog/options.toml", "[retry]\n①", ["role", "max-length"]),
    ("Catalog/recoveries.toml", "[retry]\n①", ["options"]),
    ("Catalog/categories.toml", "[other]\n①", ["summary", "requires", "retry"]),
    ("Locales/ar/options.toml", "[retry]\n①", ["label"]),
    ("Locales/ar/shop.toml", "[soldOut]\nsource = { ①", ["title", "help"]),
    ("Locales/ar/locale.toml", "①", ["numbering-system"]),
  ])
  func `each file has its own keys`(_ path: String, _ marked: String, _ labels: [String]) throws {
    let found = Set(Self.labels(try Self.items(path, marked)))
    #expect(found.isSuperset(of: labels), "\(found)")
  }

  // MARK: Values

  private static let withOptions: [String: String] = {
    var disk = TestClient.project
    disk["Catalog/options.toml"] = "[retry]\nrole = \"default\"\n\n[cancel]\nrole = \"cancel\"\n"
    disk["Catalog/recoveries.toml"] = "[again]\noptions = [\"retry\", \"cancel\"]\n"
    for locale in ["en", "ar"] {
      disk["Locales/\(locale)/options.toml"] =
        "[retry]\nlabel = \"Retry\"\n\n[cancel]\nlabel = \"Cancel\"\n"
    }
    return disk
  }()

  @Test(arguments: [
    ("Catalog/recoveries.toml", "[new]\noptions = [\"retry\", \"①\"]", ["retry", "cancel"]),
    ("Catalog/shop.toml", "[codes.soldOut]\nrecovery = ①", ["again"]),
    ("Catalog/shop.toml", "[codes.soldOut]\nrecovery = \"a①", ["again"]),
    (
      "Catalog/shop.toml",
      """
      domain = "shop"
      type = "ShopError"
      default = "①"
      [codes.a]
      category = "other"
      [codes.b]
      category = "other"
      """,
      ["a", "b"]
    ),
    ("Catalog/shop.toml", "[codes.a]\nwords = ①", ["own", "category"]),
    ("Catalog/shop.toml", "[codes.a]\nsensitive = ①", ["true", "false"]),
    ("Catalog/options.toml", "[x]\nrole = \"①\"", ["default", "cancel", "destructive"]),
    (
      "Catalog/categories.toml", "[x]\nrequires = [①",
      ["title", "description", "suggestion", "help", "options"]
    ),
    ("Catalog/bayan.toml", "[release]\nreviewed = [\"①", ["other"]),
    ("Catalog/bayan.toml", "[[allow]]\nlocale = \"①", ["en", "ar"]),
    ("Catalog/bayan.toml", "[checks]\ndouble-space = ①", ["error", "warning", "note", "off"]),
  ])
  func `values that have a name are proposed`(
    _ path: String, _ marked: String, _ labels: [String]
  ) throws {
    #expect(try Self.labels(Self.items(path, marked, over: Self.withOptions)) == labels)
  }

  @Test func `rules are proposed where they are suppressed, with what they report`() throws {
    let items = try Self.items("Catalog/bayan.toml", "[[allow]]\nrule = \"①")
    let adjustable = RuleBook.all.entries.filter(\.isAdjustable).map(\.id.rawValue)
    #expect(Self.labels(items) == adjustable)
    #expect(Self.documentation("double-space", items).isEmpty == false)
  }

  @Test func `a value takes the place of the one that is there, quotes and all`() throws {
    let marked = "[codes.soldOut]\ncategory = \"o①th\" # x\n"
    let items = try Self.items("Catalog/shop.toml", marked)
    #expect(
      try Self.taking("other", of: items, marked)
        == "[codes.soldOut]\ncategory = \"other\" # x\n")
    #expect(items.first?["filterText"] as? String == "\"other\"")
  }

  // MARK: Suppressions

  @Test func `a comment that suppresses is completed for what is reported below it`() throws {
    let marked = "# bayan: allow ①\n[soldOut]\ntitle = \"نفدت  كمية هذا المنتج\"\n"
    // The file needs its other entry, too.
    let rest =
      "\n[tooMany]"
      + (TestClient.project[Self.arabic] ?? "")
      .components(separatedBy: "[tooMany]")[1]
    let items = try Self.items(Self.arabic, marked + rest)
    #expect(Self.labels(items) == ["double-space"])
    let text = try Self.taking("double-space", of: items, marked + rest)
      .replacing(" -- \n", with: " -- it is a quotation\n")
    var disk = TestClient.project
    disk[Self.arabic] = text
    let found = CheckRun(.all)(disk.map { SourceFile(path: $0.key, text: $0.value) }).diagnostics
    #expect(found.filter { $0.suppression == nil }.isEmpty)
    #expect(found.count == 1)
    #expect(
      try Self.items(Self.arabic, marked.replacing("allow ①", with: "①") + rest).isEmpty)
  }
}
