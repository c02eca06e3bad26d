import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanRules
import Testing

@Suite("translation-leftover, beside its cases")
struct TranslationLeftoverTests {
  @Test(arguments: [
    ("fr", 2, 0, 2), ("fr", 3, 0, 0), ("fr", 3, 2, 0), ("fr", 3, 3, 3), ("ar", 3, 0, 3),
  ])
  func `in Latin letters, what three messages keep, and more than translate it, is a term`(
    _ locale: String, _ kept: Int, _ translated: Int, _ count: Int
  ) throws {
    let word = locale == "fr" ? "fermé" : "مغلق"
    let fixture = entries(
      closed(word) + (0..<kept).map { ("Closed medium \($0) here", "\(word) \($0) closed medium") }
        + (0..<translated).map { ("Closed medium \($0) there", "\(word) \($0)") },
      locale: locale)
    #expect(try self.count(fixture) == count)
  }

  @Test(arguments: [
    ("Read Lord for the Rings", "اقرأ Lord for the Rings الآن", 0),
    ("Read lord for the rings", "اقرأ lord for the rings الآن", 1),
  ])
  func `words that join two with capitals belong to a name`(
    _ english: String, _ arabic: String, _ count: Int
  ) throws {
    #expect(try self.count(entries(closed("مغلق") + [(english, arabic)])) == count)
  }

  /// Messages that show that a catalog translates `closed`, `for` and `days`.
  private func closed(_ word: String) -> [(String, String)] {
    (0..<40).map { ("Closed for \($0) days", "\(word) \($0)") }
  }

  private func count(_ fixture: CatalogFixture) throws -> Int {
    let loaded = CatalogLoader.load(fixture.files)
    let catalog = try #require(loaded.catalog)
    return RuleBook.all.diagnostics(
      of: [TranslationLeftover.self], on: catalog, loading: loaded.diagnostics
    ).count
  }
}
