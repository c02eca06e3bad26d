import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanHistory
import BayanReports
import BayanRuntime
import Foundation
import Testing

@Suite("the changes for readers")
struct ReaderChangesTests {
  private static let english = "Locales/en/login.toml"
  private static let renderer = ChangeRenderer(
    names: (from: "main", to: "@topic"), isRightToLeft: { $0 == "ar" })

  private func catalog(_ changes: [String: String?] = [:]) throws -> Catalog {
    try #require(CatalogLoader.load(CatalogFixture(changes).files).catalog)
  }

  private func changes(
    _ old: [String: String?] = [:], _ new: [String: String?], atMost most: Int = 5_000
  ) throws -> ReaderChanges {
    ReaderChanges(from: try catalog(old), to: try catalog(new), for: .terminal, atMost: most)
  }

  /// Returns the fixture's English with another title for one code.
  private static func english(title: String) -> [String: String?] {
    [
      english: """
      [passwordChanged]
      title = "Password Changed"
      description = "Log in again."

      [tooManyCalls]
      title = '''\(title)'''
      """
    ]
  }

  private static func wait(_ one: String, _ other: String) -> [String: String?] {
    english(
      title: """
        .input {$retryAfter :integer}
        .match $retryAfter
        one {{\(one)}}
        *   {{\(other)}}
        """)
  }

  @Test func `is each variant that reads otherwise, with the numbers that choose it`() throws {
    let report = try changes(
      Self.wait("Wait a second.", "Wait {$retryAfter} seconds."),
      Self.wait("Wait a second.", "Please wait {$retryAfter} seconds."))
    let text = try #require(report.texts.first)
    #expect(report.texts.count == 1)
    #expect(text.id == MessageID(file: "login", entry: "tooManyCalls", facet: "title"))
    #expect(text.kind == .changed && text.selecting == ["retryAfter"] && !text.isAsWritten)
    #expect(text.rows.allSatisfy { $0.after == "Please w" + ($0.before ?? "").dropFirst() })
    #expect(!text.rows.contains { $0.before == "Wait a second." })
    #expect(Self.renderer.text(report).contains("$retryAfter = 0, 2"), "\(text.rows)")
  }

  @Test func `is shown as written where it reads the same`() throws {
    let report = try changes(
      Self.wait("Wait.", "Wait."), Self.english(title: "Wait."))
    let text = try #require(report.texts.first)
    #expect(text.isAsWritten && text.rows.count == 1)
    #expect(text.rows[0].before?.hasPrefix(".input") == true && text.rows[0].after == "Wait.")
    #expect(Self.renderer.text(report).contains("with sample values it reads the same"))
  }

  @Test func `is a draft when it becomes one, and what is no draft any more`() throws {
    let whole = try catalog()
    let id = MessageID.label(of: "cancel")
    let label = try #require(whole.locales.last?[id])
    var lock = StateLock()
    lock.lines[id] = StateLock.Line(
      state: .draft, source: label.fingerprint, translation: label.fingerprint, origin: "test")
    let drafts = ["Locales/ar/state.lock": Optional(lock.fileText)]
    let hidden = try changes([:], drafts)
    #expect(hidden.texts.map(\.kind) == [.hidden] && hidden.verdict == .patch)
    #expect(hidden.locales.map(\.drafts) == [[], [id]])
    let shown = try changes(drafts, [:])
    #expect(shown.texts.map(\.kind) == [.shown] && shown.verdict == .patch)
  }

  @Test func `is nothing where nothing changed, in each form`() throws {
    let report = try changes([:], [:])
    #expect(report.verdict == nil)
    #expect(Self.renderer.text(report) == "nothing has changed\n")
    #expect(Self.renderer.json(report).contains("\"verdict\": null"))
    #expect(Self.renderer.markdown(report).hasSuffix("Nothing has changed.\n"))
    #expect(Self.renderer.html(report).contains("Nothing has changed."))
  }

  @Test func `isn't each text of a locale that is new`() throws {
    let project = CatalogFixture.text(of: "Catalog/bayan.toml")
    let report = try changes(
      [
        "Catalog/bayan.toml": project.replacing(", \"ar\"", with: ""), "Locales/ar/login.toml": nil,
        "Locales/ar/options.toml": nil,
      ], [:])
    #expect(report.texts.isEmpty && report.changes.map(\.sentence) == ["the locale 'ar' is new"])
    #expect(report.locales.map(\.size.before).last == .some(nil))
  }

  @Test func `names what is missing now, and the sizes of the packs`() throws {
    let report = try changes(
      [:], ["Locales/ar/options.toml": "[cancel]\nlabel = \"رجوع\"\n"])
    let arabic = try #require(report.locales.last)
    #expect(arabic.missing == [.label(of: "logIn")])
    let (before, after) = (
      try #require(arabic.size.before), try #require(report.locales.last?.size.after)
    )
    #expect(after < before)
    #expect(Self.renderer.markdown(report).contains("\(after) bytes (−\(before - after))"))
  }

  @Test func `is Arabic from right to left in Markdown and HTML`() throws {
    let report = try changes([:], ["Locales/ar/options.toml": "[cancel]\nlabel = \"رجوع\"\n"])
    let cell = "<td lang=\"ar\" dir=\"rtl\" align=\"right\" valign=\"top\"><ins>رجوع</ins></td>"
    #expect(Self.renderer.markdown(report).contains(cell))
    #expect(
      Self.renderer.html(report)
        .contains("<blockquote lang=\"ar\" dir=\"rtl\"><ins>رجوع</ins></blockquote>"))
  }

  @Test func `is never markup, a link, or a name that gets mail`() throws {
    let bad = "@ann </td></table><img src=x>\\n\\n```\\n# [a](http://x.com) #1"
    let report = try changes([:], Self.english(title: bad))
    let markdown = Self.renderer.markdown(report)
    for part in ["@", "<img", "```", "[a]", "http:", "#1", "\n\n\n"] {
      #expect(!markdown.contains(part), "\(part) in \(markdown)")
    }
    #expect(markdown.components(separatedBy: "</table>").count == 2)
    let page = Self.renderer.html(report)
    #expect(!page.contains("<img") && page.contains("&lt;img"))
  }

  @Test func `has at most 60 KB of Markdown, cut between entries, the rest counted`() throws {
    func words(_ text: String) -> [String: String?] {
      let codes = (0..<300).map { "[codes.c\($0)]\ncategory = \"other\"\nsummary = \"C.\"\n" }
      let texts = (0..<300).map { "[c\($0)]\ntitle = \"\(text) \($0) \(text) of many words\"\n" }
      return [
        "Catalog/many.toml": "domain = \"many\"\ntype = \"ManyError\"\n\n" + codes.joined(),
        "Locales/en/many.toml": texts.joined(),
      ]
    }
    let report = try changes(words("One"), words("Two"), atMost: 290)
    #expect(report.texts.count == 290 && report.textsLeft == 10)
    let markdown = Self.renderer.markdown(report)
    #expect((50_000...60_000).contains(markdown.utf8.count), "\(markdown.utf8.count)")
    let shown = markdown.components(separatedBy: "#### ").count - 1
    #expect(markdown.components(separatedBy: "</table>").count - 1 == shown)
    #expect(markdown.hasSuffix("\nand \(300 - shown) more texts changed\n"))
  }
}
