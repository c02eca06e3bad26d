import BayanErrors
import BayanPreview
import BayanRuntime
import Foundation
import Testing

@Suite("the pages of the codes")
struct CodePagesTests {
  private func object(_ text: String?) throws -> [String: Any] {
    let data = Data(try #require(text).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `every code has a page in each locale, and JSON beside it`() throws {
    let pages = try PreviewFixture(["Catalog/login.toml": CatalogText.login]).pages
    let english = try #require(pages["codes/com.example.login/302.html"])
    let arabic = try #require(pages["codes/ar/com.example.login/302.html"])
    #expect(english.contains("<html lang=\"en\" dir=\"ltr\">"))
    #expect(english.contains("The password was changed elsewhere."))
    #expect(english.contains("<p class=\"title\" lang=\"en\" dir=\"ltr\">Password Changed</p>"))
    #expect(english.contains("href=\"../../codes/ar/com.example.login/302.html\""))
    #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(arabic.contains("href=\"../../../codes.css\""))
    #expect(arabic.contains("<p class=\"title\" lang=\"ar\" dir=\"rtl\">تغيّرت كلمة المرور</p>"))
    let json = try object(pages["codes/com.example.login/302.json"])
    #expect(json["name"] as? String == "passwordChanged")
    #expect(json["retired"] as? Bool == false)
    let messages = try #require(json["messages"] as? [String: [String: Any]])
    #expect(messages["ar"]?["title"] as? String == "تغيّرت كلمة المرور")
    #expect(messages["ar"]?["direction"] as? String == "rtl")
    #expect((messages["en"]?["options"] as? [[String: String]])?.first?["name"] == "logIn")
  }

  @Test func `a retired code keeps its page`() throws {
    let lock = """
      format = 1
      module = "DemoErrors"
      locales = ["en", "ar"]
      options = ["cancel", "logIn"]

      [domains."com.example.login"]
      type = "LoginError"

      [domains."com.example.login".codes]
      passwordChanged = { value = 302 }
      forgotten = { value = 299, arguments = ["name: string"], retired = true }
      """
    let pages = try PreviewFixture([
      "Catalog/login.toml": CatalogText.login, "Catalog/codes.lock": lock,
    ]).pages
    let page = try #require(pages["codes/com.example.login/299.html"])
    #expect(page.contains("Retired: it no longer occurs"))
    #expect(page.contains("name: string"))
    #expect(try object(pages["codes/com.example.login/299.json"])["retired"] as? Bool == true)
    let current = try object(pages["codes/com.example.login/302.json"])
    #expect(current["released"] as? Bool == true)
    #expect(try object(pages["codes/com.example.login/303.json"])["released"] as? Bool == false)
  }

  @Test func `pages say since when a code is there, and lead to what replaces it`() throws {
    let login = CatalogText.login
      .replacing("value = 302", with: "value = 302\nsince = \"1.4\"")
      .replacing(
        "value = 303", with: "value = 303\nreplaced-by = \"login.passwordChanged\"")
    let retired = """


      [retired.forgotten]
      value = 299
      summary = "The password <b>was</b> forgotten."
      since = "1.0"
      removed = "2.0"
      replaced-by = "login.passwordChanged"
      """
    let pages = try PreviewFixture(["Catalog/login.toml": login + retired]).pages
    let since = try #require(pages["codes/com.example.login/302.html"])
    #expect(since.contains("<dt>Since version</dt>"))
    #expect(since.contains(">1.4</bdi>"))
    #expect(!since.contains("Not released yet"))
    #expect(!since.contains("class=\"notice\""))
    let link =
      "href=\"../../codes/com.example.login/302.html\" dir=\"ltr\" lang=\"en\">login.passwordChanged</a>"
    let replaced = try #require(pages["codes/com.example.login/303.html"])
    #expect(replaced.contains("Replaced: it still occurs"))
    #expect(replaced.contains(link))
    let gone = try #require(pages["codes/com.example.login/299.html"])
    #expect(gone.contains("The password &lt;b&gt;was&lt;/b&gt; forgotten."))
    #expect(gone.contains("Retired: it no longer occurs"))
    #expect(gone.contains("<dt>Removed in version</dt>"))
    #expect(gone.contains(link))
    let arabic = try #require(pages["codes/ar/com.example.login/299.html"])
    #expect(arabic.contains("<dt>حلّ محلّه</dt>"))
    #expect(arabic.contains("href=\"../../../codes/ar/com.example.login/302.html\""))
    let json = try object(pages["codes/com.example.login/299.json"])
    #expect(json["retired"] as? Bool == true)
    #expect(json["summary"] as? String == "The password <b>was</b> forgotten.")
    #expect(json["since"] as? String == "1.0")
    #expect(json["removed"] as? String == "2.0")
    #expect(json["doc_url"] as? String == "codes/com.example.login/299.html")
    let replacement = try #require(json["replaced_by"] as? [String: Any])
    #expect(replacement["name"] as? String == "login.passwordChanged")
    #expect(replacement["code"] as? Int == 302)
    #expect(replacement["doc_url"] as? String == "codes/com.example.login/302.html")
    #expect(try object(pages["codes/com.example.login/302.json"])["since"] as? String == "1.4")
  }

  @Test func `sensitive errors have one page, which doesn't tell which it is`() throws {
    let login = CatalogText.login.replacing(
      "value = 302", with: "value = 302\nsensitive = true")
    let pages = try PreviewFixture(["Catalog/login.toml": login]).pages
    for path in ["codes/com.example.login/recoverable", "codes/ar/com.example.login/recoverable"] {
      let page = try #require(pages[path + ".html"])
      for word in ["302", "passwordChanged", "changed elsewhere"] {
        #expect(!page.contains(word), "\(path) tells \(word)")
      }
    }
    let page = try #require(pages["codes/com.example.login/recoverable.html"])
    #expect(page.contains("The details aren’t public"))
    #expect(page.contains("Password Changed"))
    let json = try object(pages["codes/com.example.login/recoverable.json"])
    #expect(json["sensitive"] as? Bool == true)
    #expect(json["doc_url"] as? String == "codes/com.example.login/recoverable.html")
    for key in ["code", "name", "summary", "arguments", "released"] { #expect(json[key] == nil) }
    // The page of the code itself is still there for readers of the documentation.
    #expect(pages["codes/com.example.login/302.html"] != nil)
    #expect(try PreviewFixture().pages["codes/com.example.login/recoverable.html"] == nil)
  }

  @Test(arguments: ["../../etc", "a/b", ".", "..", "", "a\u{0}b", "<b>", "\u{202E}", "%2F", "~"])
  func `no domain leads out of its folder`(_ domain: String) {
    let path = CodeAddress.path(domain: domain, value: 1)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    #expect(parts.count == 3)
    #expect(parts[0] == "codes")
    #expect(!parts[1].hasPrefix("."))
    #expect(!parts[1].isEmpty)
    #expect(
      parts[1].utf8.allSatisfy {
        Unicode.Scalar($0).properties.isAlphabetic || "0123456789.-_~".utf8.contains($0)
      })
  }

  @Test func `no two domains share a page, nor a domain and a locale`() {
    let domains = [
      "ar", "ar~", "~", "", "a/b", "a~2Fb", "a.b", "A.b", "..", "%2E", "ar-EG", "ara", "arab",
    ]
    var paths = Set(domains.map { CodeAddress.path(domain: $0, value: 1) })
    #expect(paths.count == domains.count)
    for locale in ["ar", "ar-EG", "ara"] {
      for domain in domains {
        paths.insert(CodeAddress.path(domain: domain, value: 1, locale: locale))
      }
    }
    #expect(paths.count == domains.count * 4)
    #expect(CodeAddress.path(domain: "ar", value: 1) == "codes/ar~/1.html")
    #expect(
      CodeAddress.path(domain: "com.example.login", value: -5, locale: "ar", form: .json)
        == "codes/ar/com.example.login/-5.json")
  }

  @Test func `a page has the name in Swift, the arguments, the variants and the neighbours`()
    throws
  {
    let pages = try PreviewFixture([
      "Catalog/login.toml": """
      domain = "com.example.login"
      type = "LoginError"

      [codes.first]
      value = 1
      category = "other"
      summary = "The first."

      [codes.wait]
      value = 2
      category = "other"
      summary = "Wait."
      arguments = { minutes = { type = "integer", range = "1...90", example = 5, summary = "Until the <b>next</b> try." }, token = { type = "string", private = true } }

      [codes.last]
      value = 3
      category = "other"
      summary = "The last."
      """,
      "Locales/en/login.toml": """
      [first]
      title = "One"
      description = "One."

      [wait]
      title = "Wait"
      description = ".input {$minutes :integer} .match $minutes one {{A minute.}} * {{{$minutes} minutes.}}"

      [last]
      title = "Three"
      description = "Three."
      """,
      "Locales/ar/login.toml": """
      [first]
      title = "واحد"
      description = "واحد."

      [wait]
      title = "انتظر"
      description = "{$minutes :integer} د."

      [last]
      title = "ثلاثة"
      description = "ثلاثة."
      """,
    ]).pages
    let page = try #require(pages["codes/com.example.login/2.html"])
    #expect(page.contains("LoginError.wait(minutes:token:)"))
    #expect(page.contains("minutes: integer</bdi> · Values: "))
    #expect(page.contains("1–90") && page.contains("Never shown to readers"))
    #expect(
      page.contains(
        "<p class=\"meaning\" lang=\"en\" dir=\"auto\">Until the &lt;b&gt;next&lt;/b&gt; try.</p>"))
    #expect(page.contains("<td lang=\"en\" dir=\"ltr\">A minute.</td>"), "\(page)")
    #expect(page.contains("Previous: <bdi class=\"key\" dir=\"ltr\" lang=\"en\">first</bdi>"))
    #expect(page.contains("href=\"../../codes/com.example.login/3.html\""))
    #expect(page.contains("href=\"../../codes/index.html\""))
    let arabic = try #require(pages["codes/ar/com.example.login/2.html"])
    #expect(arabic.contains("<bdi dir=\"rtl\">١–٩٠</bdi>"), "\(arabic)")
    #expect(
      !arabic.contains("A minute.") && arabic.contains("href=\"../../../codes/ar/index.html\""))

    // Each folder has a list at the folder's own address.
    for (path, link) in [
      ("codes/index.html", "../codes/com.example.login/1.html"),
      ("codes/com.example.login/index.html", "../../codes/com.example.login/1.html"),
      ("codes/ar/index.html", "../../codes/ar/com.example.login/1.html"),
      ("codes/ar/com.example.login/index.html", "../../../codes/ar/com.example.login/1.html"),
    ] {
      let list = try #require(pages[path], "\(path)")
      #expect(list.contains("href=\"\(link)\""), "\(path): \(list)")
    }
    #expect(try #require(pages["codes/ar/index.html"]).contains("ثلاثة"))
  }
}
