import BayanPreview
import BayanRuntime
import Foundation
import Testing

@Suite("the plan of the pictures")
struct PicturePlanTests {
  private func plan(
    _ changes: [String: String?] = [:], locales: Set<String> = []
  ) throws -> PicturePlan {
    PicturePlan(try PreviewFixture(changes).project, locales: locales)
  }

  private func index(_ plan: PicturePlan) throws -> [String: Any] {
    let drawn = plan.pictures.map { _ in
      PicturePlan.Drawn(width: 780, height: 400, reasons: ["tooWide"])
    }
    let file = plan.index(of: drawn)
    #expect(file.path == "pictures/index.json")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
  }

  @Test func `an error has a picture in each locale for each value that changes it`() throws {
    let plan = try plan()
    let files = plan.pictures.map(\.file)
    #expect(Set(files).count == files.count)
    #expect(
      files.filter { $0.hasSuffix("/1.png") }
        == ["en", "ar"].map { "\($0)/com.example.login/1.png" })
    // The values are 3 and five other numbers, and five names beside the usual one.
    let values = try #require(try index(plan)["pictures"] as? [[String: Any]])
    let english = values.filter {
      $0["error"] as? String == "login.tooManyCalls" && $0["locale"] as? String == "en"
    }
    let labels = english.compactMap { $0["values"] as? [String] }
    #expect(labels.first == ["retryAfter = 3, name = Ann"])
    #expect(labels.contains(["retryAfter = 11"]))
    #expect(labels.contains(["retryAfter = 3600"]))
    #expect(labels.count == Set(labels).count)
    #expect(english.compactMap { $0["file"] as? String }.contains("en/com.example.login/2.2.png"))
    let again = try self.plan()
    #expect(again.pictures.map(\.file) == files, "the same project has the same pictures")
  }

  @Test func `values that change nothing share a picture`() throws {
    let words = """
      [passwordChanged]
      title = "a"
      description = "b"
      [tooManyCalls]
      title = "Wait, {$name}"
      """
    let plan = try plan(["Locales/en/login.toml": words, "Locales/ar/login.toml": words])
    let pictures = try #require(try index(plan)["pictures"] as? [[String: Any]])
    let first = try #require(pictures.first { $0["error"] as? String == "login.tooManyCalls" })
    let values = try #require(first["values"] as? [String])
    #expect(values.contains("retryAfter = 11") && values.contains("retryAfter = 0"))
    #expect(values.allSatisfy { !$0.hasPrefix("name") })
  }

  @Test func `a locale alone can be drawn`() throws {
    let plan = try plan(locales: ["ar"])
    #expect(!plan.pictures.isEmpty)
    #expect(plan.pictures.allSatisfy { $0.locale == "ar" && $0.file.hasPrefix("ar/") })
    #expect(plan.letters.map(\.locale) == ["ar"])
  }

  @Test func `messages are found by the ids that exported files have`() throws {
    let units = try #require(try index(plan())["units"] as? [String: [String: [String]]])
    #expect(
      units["login.passwordChanged.description"]
        == [
          "en": ["en/com.example.login/1.png"], "ar": ["ar/com.example.login/1.png"],
        ])
    #expect(try #require(units["login.tooManyCalls.title"]?["en"]).count > 5)
    #expect(units["login.tooManyCalls.description"] == nil, "it has none")
    #expect(units["options.logIn.label"]?["ar"] == ["ar/com.example.login/1.png"])
  }

  @Test func `a shared text names one picture of each error`() throws {
    let catalog = CatalogText.login.replacing(
      "category = \"other\"", with: "category = \"other\"\nrecovery = \"logIn\"")
    let units = try #require(
      try index(plan(["Catalog/login.toml": catalog]))["units"] as? [String: [String: [String]]])
    #expect(
      units["options.cancel.label"]?["en"]
        == ["en/com.example.login/302.png", "en/com.example.login/303.png"])
  }

  @Test func `a page says the texts as they are, and has no script`() throws {
    let words = """
      [passwordChanged]
      title = "<script>alert(1)</script> & \\"x\\""
      description = "\\u200B\\u202Eabc"
      [tooManyCalls]
      title = "Wait {$retryAfter}, {$name}"
      """
    let plan = try plan(["Locales/en/login.toml": words])
    let page = plan.page(plan.pictures.indices)
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;"))
    #expect(!page.contains("<script"))
    #expect(page.contains("default-src 'none'"))
    // A picture shows such characters as readers see them, without their names.
    #expect(page.contains("&#x200b;&#x202e;abc"))
    #expect(page.contains("<div class=\"alert\" lang=\"ar\" dir=\"rtl\">"))
    #expect(page.components(separatedBy: "class=\"stage\"").count == plan.pictures.count + 1)
    #expect(page.contains("data-role=\"cancel\" lang=\"ar\" dir=\"rtl\">إلغاء</span>"))
  }

  @Test(arguments: ["../../etc", "a/b", "..", "a\"b", "<b>"])
  func `no domain leads out of the folder`(_ domain: String) throws {
    let catalog = CatalogText.login.replacing(
      "\"com.example.login\"", with: "'\(domain)'")
    for picture in try plan(["Catalog/login.toml": catalog]).pictures {
      let parts = picture.file.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 3)
      #expect(
        picture.file.utf8.allSatisfy {
          Unicode.Scalar($0).properties.isAlphabetic || "0123456789.-_~/".utf8.contains($0)
        })
      #expect(!parts.contains { $0.hasPrefix(".") })
    }
  }
}

@Suite("the messages of the browser")
struct DevToolsFramingTests {
  @Test(arguments: [1, 2, 3, 5, 100])
  func `messages are whole, however their bytes come`(_ size: Int) throws {
    let texts = ["{\"id\":1}", "{}", "[\"نص\"]"]
    let bytes = texts.flatMap { DevToolsFraming.bytes(of: $0.utf8) }
    var framing = DevToolsFraming()
    var found: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      let part = bytes[start..<min(start + size, bytes.count)]
      found += try framing.messages(adding: part).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(found == texts)
  }

  @Test func `an unfinished message isn't read yet, and one that never ends is refused`() throws {
    var framing = DevToolsFraming()
    #expect(try framing.messages(adding: Array("{\"a\"".utf8)) == [])
    #expect(try framing.messages(adding: Array(":1}\0".utf8)) == [Array("{\"a\":1}".utf8)])
    let much = [UInt8](repeating: 0x20, count: DevToolsFraming.limit)
    #expect(try framing.messages(adding: much) == [])
    #expect(throws: DevToolsFraming.Overlong.self) { try framing.messages(adding: [0x20]) }
  }

  @Test func `a picture says its size, and other bytes say none`() {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 3, 12, 0, 0, 1, 0, 8, 6, 0, 0, 0, 1, 2, 3, 4]
    let size = PNG.size(of: bytes)
    #expect(size?.width == 780 && size?.height == 256)
    #expect(PNG.size(of: Array(bytes.dropLast())) == nil)
    #expect(PNG.size(of: Array("GIF89a and so on, long enough to have one".utf8)) == nil)
    #expect(PNG.size(of: []) == nil)
  }
}
