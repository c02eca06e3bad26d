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
}
