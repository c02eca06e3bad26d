import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanPreview
import BayanRuntime
import Foundation
import Testing

@Suite("the preview")
struct PreviewSiteTests {
  private func errors(_ fixture: PreviewFixture) throws -> [[String: Any]] {
    let script = try #require(fixture.site["data/codes-0.js"])
    return try #require(try PreviewFixture.value(of: script) as? [[String: Any]])
  }

  private func index(_ fixture: PreviewFixture) throws -> [String: Any] {
    let script = try #require(fixture.site["data/index.js"])
    let head = try #require(script.split(separator: "bayan(\"codes\"").first)
    return try #require(try PreviewFixture.value(of: String(head)) as? [String: Any])
  }

  @Test func `texts are the runtime's, for every code, locale and sample`() throws {
    let fixture = try PreviewFixture()
    let error = try errors(fixture)[1]
    let samples = try #require(error["samples"] as? [[Any]])
    let names = samples.compactMap { $0[0] as? String }
    #expect(names.contains("retryAfter = 11"))
    #expect(names.contains("retryAfter = 3600"))
    #expect(!names.contains { $0.contains("1000000") }, "beyond the range")
    let locales = try #require(error["locales"] as? [[String: Any]])
    for (locale, tag) in zip(locales, ["en", "ar"] as [LocaleTag]) {
      let texts = try #require(locale["texts"] as? [[Any]])
      #expect(texts.count == samples.count)
      let place = try #require(names.firstIndex(of: "retryAfter = 11"))
      let words = fixture.project.messages.words(
        domain: 0, code: 1,
        arguments: [MessageArgument("retryAfter", 11), MessageArgument("name", "Ann")],
        preferring: [tag])
      let title = try #require(texts[place][0] as? String)
      #expect(title.utf8.elementsEqual(words.title.utf8))
      #expect(title.contains("\u{2068}"), "values are isolated in an alert")
      let log = try #require(locale["log"] as? [String])
      #expect(log[place].utf8.elementsEqual(words.title(for: .log).utf8))
    }
  }

  @Test
  func `pseudo-locales stand beside the others, made from the source, and have no code pages`()
    throws
  {
    let fixture = try PreviewFixture(pseudo: [.accented, .bidirectional])
    let locales = try #require(try index(fixture)["locales"] as? [[String: Any]])
    #expect(locales.compactMap { $0["tag"] as? String } == ["en", "ar", "en-XA", "ar-XB"])
    #expect(locales.compactMap { $0["dir"] as? String } == ["ltr", "rtl", "ltr", "rtl"])
    let names = try #require(locales[3]["names"] as? [String: String])
    #expect(names["en"]?.hasPrefix("Arabic") == true)
    #expect((try index(fixture)["states"] as? [String])?.last == "statePseudo")
    #expect((try index(PreviewFixture())["states"] as? [String])?.contains("statePseudo") == false)
    let texts = try #require(errors(fixture)[0]["locales"] as? [[String: Any]])
    let title = try #require((texts[2]["texts"] as? [[Any]])?.first?.first as? String)
    #expect(title.hasPrefix("[Ṗåššŵ"))
    #expect(fixture.pages.keys.sorted() == (try PreviewFixture()).pages.keys.sorted())
    #expect(!fixture.pages.values.contains { $0.contains("XA") || $0.contains("Ṗåššŵ") })
  }

  @Test func `sentences have a space between them only where the locale has one`() throws {
    let fixture = try PreviewFixture([
      "Catalog/bayan.toml": CatalogFixture.text(of: "Catalog/bayan.toml").replacing(
        #"["en", "ar"]"#, with: #"["en", "ar", "ja"]"#),
      "Locales/ja/login.toml": CatalogFixture.text(of: "Locales/en/login.toml"),
    ])
    let locales = try #require(try index(fixture)["locales"] as? [[String: Any]])
    #expect(locales.map { $0["space"] as? String } == [" ", " ", ""])
  }

  @Test func `names are short, long, empty, of both directions and hostile`() throws {
    let error = try errors(PreviewFixture())[1]
    let kinds = try #require(error["samples"] as? [[Any]]).compactMap { $0[1] as? String }
    for kind in ["long", "empty", "rightToLeft", "leftToRight", "hostile"] {
      #expect(kinds.contains(kind))
    }
  }

  @Test func `a plural has a row for each class of numbers of the locales together`() throws {
    let plural = """
      [passwordChanged]
      title = "a"
      description = "b"

      [tooManyCalls]
      title = '''
      .input {$retryAfter :integer}
      .match $retryAfter
      0 {{now}}
      one {{a second}}
      * {{{$retryAfter} seconds}}'''
      """
    let error = try errors(PreviewFixture(["Locales/en/login.toml": plural]))[1]
    let table = try #require((error["tables"] as? [[String: Any]])?.first)
    #expect(table["facet"] as? String == "title")
    #expect(table["names"] as? [String] == ["retryAfter"])
    let rows = try #require(table["rows"] as? [[Any]])
    let labels = rows.compactMap { ($0[0] as? [String])?.first }
    #expect(
      labels == ["0", "1", "2", "3–10, 103–110, …", "11–99, 111–199, …", "100–102, 200–202, …"])
    let english = rows.compactMap { ($0[1] as? [String])?.first }
    #expect(english.prefix(3) == ["now", "a second", "2 seconds"])
  }

  @Test func `a text without a translation says where it comes from`() throws {
    let arabic = "[tooManyCalls]\ntitle = \"انتظر {$retryAfter} ثانية يا {$name}\"\n"
    let fixture = try PreviewFixture(["Locales/ar/login.toml": arabic])
    let locales = try #require(try errors(fixture)[0]["locales"] as? [[String: Any]])
    #expect((locales[1]["from"] as? [String])?.first == "en")
    #expect(locales[0]["from"] == nil)
    let index = try #require(fixture.site["data/index.js"])
    let codes = try #require(index.components(separatedBy: "bayan(\"codes\"").last)
    let rows = try #require(try PreviewFixture.value(of: codes) as? [[Any]])
    #expect(rows[0][4] as? [Int] == [5, 0], "source and missing")
    #expect(rows[1][4] as? [Int] == [5, 3], "source and translated")
  }

  @Test func `diagnostics stand with their errors, and buttons with every error that has them`()
    throws
  {
    func found(_ file: String, _ entry: String) -> Diagnostic {
      Diagnostic(
        "some-rule", .warning, "wrong", file: "Locales/ar/\(file).toml", span: SourceSpan(0, 0),
        locale: "ar", messageID: MessageID(file: file, entry: entry, facet: "label"))
    }
    let fixture = try PreviewFixture { _ in
      [found("login", "tooManyCalls"), found("options", "cancel")]
    }
    let errors = try errors(fixture)
    let counts = errors.map { ($0["diagnostics"] as? [Any])?.count }
    #expect(counts == [1, 1])
    let article = ((errors[0]["diagnostics"] as? [[Any]])?.first?[1] as? [String: String])?["en"]
    #expect(article?.hasPrefix("<article class=\"diagnostic warning\">") == true)
  }

  @Test func `each page has the diagnostics in its own language`() throws {
    let diagnostic = Diagnostic(
      "some-rule", .warning, "wrong", file: "Locales/ar/login.toml", span: SourceSpan(0, 0),
      locale: "ar", messageID: MessageID(file: "login", entry: "tooManyCalls", facet: "title"))
    var fixture = try PreviewFixture { _ in [diagnostic] }
    fixture.project.languages = [
      .english,
      DiagnosticLanguage(tag: "ar", isRightToLeft: true) { message, _ in
        message == "wrong" ? "خطأ" : nil
      },
    ]
    let found = try errors(fixture).compactMap { ($0["diagnostics"] as? [[Any]])?.first }
    let articles = try #require(found.first?[1] as? [String: String])
    #expect(articles.keys.sorted() == ["ar", "en"])
    #expect(articles["en"]?.contains("wrong") == true && articles["en"]?.contains("خطأ") == false)
    #expect(articles["ar"]?.contains("<bdi lang=\"ar\" dir=\"rtl\">خطأ</bdi>") == true)
    // What a language doesn't have is English.
    #expect(articles["ar"]?.contains("warning") == true)
  }

  /// Texts that would become markup or code if they weren't escaped.
  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "javascript:alert(1)",
    "</title><b>", "\u{202E}\u{2066}<b>", "\u{2028}alert(1)//", "*/alert(1)/*",
  ]

  @Test(arguments: hostile)
  func `no text becomes markup or script`(_ text: String) throws {
    let summary = text.unicodeScalars.map { "\\U" + hexadecimal($0.value) }.joined()
    let catalog = CatalogText.login.replacing(
      "The service limits calls.", with: summary)
    let fixture = try PreviewFixture(["Catalog/login.toml": catalog])
    #expect(try errors(fixture)[1]["summary"] as? String == text)
    for (path, contents) in fixture.site where path.hasSuffix(".js") && path.hasPrefix("data/") {
      #expect(!contents.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{202E}" })
    }
    for (path, page) in fixture.pages where path.hasSuffix(".html") {
      #expect(!page.contains("<script"))
      #expect(!page.contains("<img"))
      #expect(!page.contains("\u{202E}"))
    }
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  @Test func `a page loads only scripts and styles of the site`() throws {
    let site = try PreviewFixture().site
    for name in ["index.html", "index.ar.html"] {
      let page = try #require(site[name])
      #expect(page.contains("default-src &#39;none&#39;; script-src &#39;self&#39;"))
      #expect(!page.contains("<style"))
      #expect(!page.contains("style=\""))
      for source in page.matches(of: /src="([^"]+)"/) {
        #expect(site[String(source.1)] != nil)
      }
    }
    #expect(try #require(site["index.ar.html"]).contains("<html lang=\"ar\" dir=\"rtl\">"))
  }

  @Test func `numbers in the page's own words are counted in six forms`() throws {
    let script = try #require(try PreviewFixture().site["data/words.ar.js"])
    let words = try #require(try PreviewFixture.value(of: script) as? [String: Any])
    #expect(words["errorCount"] as? [String] == ["لا أخطاء", "خطأ واحد", "خطآن"])
    #expect(words["stateMissing"] as? String == "غير مترجَم")
  }

  @Test func `values that no reader can tell apart are one row`() throws {
    let catalog = CatalogText.login.replacing(
      "arguments = {", with: "arguments = { minutes = { type = \"integer\", range = \"0...119\" },")
    let words = """
      [passwordChanged]
      title = "a"
      description = "b"

      [tooManyCalls]
      title = '''
      .input {$retryAfter :integer}
      .input {$minutes :integer}
      .match $retryAfter $minutes
      0 one {{a minute}}
      0 * {{{$minutes} minutes}}
      one * {{an hour}}
      * * {{{$retryAfter} hours}}'''
      """
    let fixture = try PreviewFixture([
      "Catalog/login.toml": catalog, "Locales/en/login.toml": words,
      "Locales/ar/login.toml": words,
    ])
    let table = try #require((try errors(fixture)[1]["tables"] as? [[String: Any]])?.first)
    #expect(table["names"] as? [String] == ["minutes", "retryAfter"])
    let rows = try #require(table["rows"] as? [[[String?]]])
    let labels = rows.map { $0[0].compactMap { $0 } }
    // A message with an hour shows no minute.
    #expect(labels.filter { $0[1] == "1" } == [["0–119", "1"]])
    #expect(labels.filter { $0[0] == "1" } == [["1", "0"]])
    #expect(labels.filter { $0[1] != "0" }.allSatisfy { $0[0] == "0–119" })
    #expect(labels.filter { $0[1] == "0" } == [["0, 2–119", "0"], ["1", "0"]])
    #expect(rows.first { $0[0] == ["0–119", "1"] }?[1][0]?.contains("an hour") == true)
  }
}

enum CatalogText {
  static let login = """
    domain = "com.example.login"
    type = "LoginError"

    [codes.passwordChanged]
    value = 302
    category = "recoverable"
    recovery = "logIn"
    summary = "The password was changed elsewhere."

    [codes.tooManyCalls]
    value = 303
    category = "other"
    summary = "The service limits calls."
    arguments = { retryAfter = { type = "integer", range = "0...3600" }, name = { type = "string" } }
    """
}
