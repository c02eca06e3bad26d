import BayanChecks
import Testing

struct CategoryUnusedTests {
  @Test(arguments: cases)
  func `a category that no code uses is reported`(_ example: CatalogCase) throws {
    try example.check(CategoryUnused.self)
  }

  static let cases = [
    CatalogCase(
      "a category that no code has",
      [
        "Catalog/categories.toml": """
        [recoverable]
        requires = ["title"]
        [other]
        requires = ["title"]
        [①idle]
        requires = []
        """
      ], ["① note: no code has the category 'idle' [category-unused]"]),
    CatalogCase("categories that codes have", [:]),
  ]
}
