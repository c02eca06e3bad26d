import BayanSupport
import Testing

@Suite("Dictionaries in which the first counts")
struct FirstOfTests {
  @Test(
    arguments: [
      ([], [:]), ([("a", 1)], ["a": 1]), ([("a", 1), ("a", 2)], ["a": 1]),
      ([("b", 0), ("a", 2), ("b", 1), ("a", 3)], ["a": 2, "b": 0]),
      // Canonically equivalent names are one name in Swift.
      ([("e\u{301}", 1), ("é", 2)], ["é": 1]),
    ] as [([(String, Int)], [String: Int])])
  func `of pairs with equal keys the first counts`(
    _ pairs: [(String, Int)], _ dictionary: [String: Int]
  ) {
    #expect(Dictionary(firstOf: pairs) == dictionary)
  }

  @Test func `of values with equal keys the first counts`() {
    let words = ["title", "description", "suggestion", "text", "summary"]
    #expect(
      Dictionary(firstOf: words, by: \.first) == [
        "t": "title", "d": "description", "s": "suggestion",
      ])
  }
}
