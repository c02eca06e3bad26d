import BayanChecks
import Testing

@Suite("category-unused")
struct CategoryUnusedTests {
  @Test(arguments: cases)
  func reports(_ example: CatalogCase) throws { try example.check(CategoryUnused.self) }

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
