import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanReports
import Foundation
import Testing

struct CoverageTests {
  private func coverage(
    _ changes: [String: String?] = [:]
  ) throws -> (coverage: Coverage, renderer: CoverageRenderer) {
    let loaded = CatalogLoader.load(CatalogFixture(changes).files)
    return (Coverage(try #require(loaded.catalog)), CoverageRenderer(files: loaded.files))
  }

  private static let gaps: [String: String?] = [
    "Locales/ar/login.toml": "[passwordChanged]\ntitle = \"ا\"\ndescription = \"\"\n",
    "Locales/ar/options.toml": "[cancel]\nlabel = \"ب\"\n",
  ]

  @Test func `missing texts are counted and named`() throws {
    let (coverage, renderer) = try coverage(Self.gaps)
    #expect(
      renderer.text(coverage) == """
        words            en          ar
        ───────────────────────────────
        login     3/3  100%   1/3   33%
        options   2/2  100%   1/2   50%
        ───────────────────────────────
        all       5/5  100%   2/5   40%

        facet                en          ar
        ───────────────────────────────────
        title         2/2  100%   1/2   50%
        description   1/1  100%   0/1    0%
        label         2/2  100%   1/2   50%

        category             en          ar
        ───────────────────────────────────
        other         1/1  100%   0/1    0%
        recoverable   2/2  100%   1/2   50%

        missing in ar:
          Locales/ar/login.toml:1    login.passwordChanged.description, from en
          Locales/ar/login.toml:4    login.tooManyCalls.title, from en
          Locales/ar/options.toml:3  options.logIn.label, from en

        """)
  }

  @Test func `JSON says the same`() throws {
    let (coverage, renderer) = try coverage(Self.gaps)
    let object = try JSONSerialization.jsonObject(with: Data(renderer.json(coverage).utf8))
    let locales = try #require((object as? [String: Any])?["locales"] as? [[String: Any]])
    let total = try #require(locales.last?["total"] as? [String: Int])
    #expect(total == ["said": 2, "needed": 5, "percent": 40])
  }

  @Test func `a missing text comes from the nearest parent that has it`() throws {
    let project = CatalogFixture.text(of: "Catalog/bayan.toml")
    let (coverage, _) = try coverage([
      "Catalog/bayan.toml": project.replacingOccurrences(
        of: #"["en", "ar"]"#, with: #"["ar-EG", "en", "ar"]"#),
      "Locales/ar-EG/options.toml": "[cancel]\nlabel = \"لا\"\n",
      "Locales/ar/options.toml": "[cancel]\nlabel = \"ب\"\n",
    ])
    let locale = try #require(coverage.locales.first { $0.tag == "ar-EG" })
    let answers = Dictionary(
      uniqueKeysWithValues: locale.sections.flatMap(\.gaps).map {
        ($0.id.description, $0.answering)
      })
    #expect(answers["login.tooManyCalls.title"] == "ar")
    #expect(answers["options.logIn.label"] == "en")
  }

  @Test func `a locale without a folder says nothing`() throws {
    let (coverage, _) = try coverage(["Locales/ar/login.toml": nil, "Locales/ar/options.toml": nil])
    #expect(coverage.locales.map(\.total.percent) == [100, 0])
    #expect(coverage.locales.map(\.total.needed) == [5, 5])
  }
}
