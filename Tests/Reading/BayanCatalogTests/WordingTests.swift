import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import Testing

@Suite("Wording of a project")
struct WordingTests {
  private func fixture(_ wording: String) -> CatalogFixture {
    let project = CatalogFixture.text(of: "Catalog/bayan.toml")
    return CatalogFixture(["Catalog/bayan.toml": project + "\n" + wording])
  }

  @Test func `a table adds words, allows words, and says what fits`() throws {
    let fixture = fixture(
      """
      [wording.en]
      jargon = ["payload", "stack trace"]
      jargon-allowed = ["exception"]
      max-length = { title = 30, label = 12 }
      """)
    let loaded = CatalogLoader.load(fixture.files)
    #expect(fixture.printed(loaded.diagnostics) == [])
    let wording = try #require(loaded.catalog?.project.wording["en"])
    #expect(wording.added == [.jargon: ["payload", "stack trace"]])
    #expect(wording.allowed == [.jargon: ["exception"]])
    #expect(wording.maxLength == [.title: 30, nil: 12])
  }

  @Test func `a language's table is for its locales, and a locale's comes after it`() {
    var project = Project(
      sourceLocale: "en", locales: ["en", "en-GB"], moduleName: "A",
      place: Place(file: "", span: SourceSpan(0, 0)))
    project.wording = ["en": Wording(), "en-GB": Wording()]
    project.wording["en"]?.added[.blame] = ["a"]
    project.wording["en-GB"]?.added[.blame] = ["b"]
    #expect(project.wordings(for: "en-GB").map { $0.added[.blame] } == [["a"], ["b"]])
    #expect(project.wordings(for: "en-US").map { $0.added[.blame] } == [["a"]])
    #expect(project.wordings(for: "e").isEmpty)
  }

  @Test(arguments: [
    (
      "[wording.①he]",
      "① 'he' is neither one of the 'locales' nor the language of one [invalid-value]"
    ),
    (
      "[wording]\nen = ①true", "① 'en' is a boolean; write a table [wrong-type]"
    ),
    ("[wording.en]\n①jargn = []", "① unknown key 'jargn'; did you mean 'jargon'? [unknown-key]"),
    (
      "[wording.en]\nblame = [①\" \"]",
      "① a list of words can't contain an empty one; remove it [invalid-value]"
    ),
    (
      "[wording.en]\nmax-length = { title = ①0 }",
      "① 'max-length' can't be 0; write the number of characters that fit "
        + "[invalid-value]"
    ),
  ])
  func `what isn't one is reported`(text: String, diagnostic: String) {
    #expect(fixture(text).loaderDiagnostics == [diagnostic])
  }
}
