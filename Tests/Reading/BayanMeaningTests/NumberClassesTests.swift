import BayanMeaning
import Testing

struct NumberClassesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var locales: [String]
    var comparison = NumberClasses.Comparison()
    var isWhole = true
    var range: ClosedRange<Int>?
    var labels: [String]
  }

  private static func compared(
    offset: Int = 0, scale: Int = 1, exact: Set<Int> = [], isOrdinal: Bool = false,
    hasFractions: Bool = false
  ) -> NumberClasses.Comparison {
    var comparison = NumberClasses.Comparison(offset: offset, scale: scale)
    comparison.exact = exact
    comparison.isOrdinal = isOrdinal
    comparison.hasFractions = hasFractions
    return comparison
  }

  @Test(arguments: [
    Example(testDescription: "English", locales: ["en"], labels: ["0, 2, 3, 4, …", "1"]),
    Example(
      testDescription: "Arabic", locales: ["ar"],
      labels: ["0", "1", "2", "3–10, 103–110, …", "11–99, 111–199, …", "100–102, 200–202, …"]),
    Example(
      testDescription: "Polish and English", locales: ["pl", "en"],
      labels: ["0, 5–21, …", "1", "2–4, 22–24, …"]),
    Example(
      testDescription: "a number of its own", locales: ["en"], comparison: compared(exact: [0]),
      labels: ["0", "1", "2, 3, 4, …"]),
    Example(
      testDescription: "a range", locales: ["ar"], range: 1...12,
      labels: ["1", "2", "3–10", "11–12"]),
    Example(
      testDescription: "English ordinals", locales: ["en"], comparison: compared(isOrdinal: true),
      range: 1...12, labels: ["1", "2", "3", "4–12"]),
    Example(
      testDescription: "numbers that nobody looked at", locales: ["en"], range: 5_000...6_000,
      labels: ["5000–6000"]),
    Example(
      testDescription: "one of them less", locales: ["en"], comparison: compared(offset: -1),
      labels: ["1, 3, 4, 5, …", "2"]),
    Example(
      testDescription: "percentages", locales: ["ar"], comparison: compared(scale: 100),
      isWhole: false,
      labels: [
        "0 %", "1 %", "2 %", "3–10, 103–110, … %", "11–99, 111–199, … %", "100–102, 200–202, … %",
      ]),
    Example(
      testDescription: "whole numbers as percentages", locales: ["ar"],
      comparison: compared(scale: 100), labels: ["0 %", "100, 200, … %"]),
    Example(
      testDescription: "fractions with a category of their own", locales: ["pl"],
      comparison: compared(hasFractions: true), isWhole: false,
      labels: ["0, 5–21, …", "0.1, …", "1", "2–4, 22–24, …"]),
  ])
  func `numbers of the same categories are one class`(_ example: Example) {
    let groups = NumberClasses(locales: example.locales).groups(
      by: [example.comparison], isWhole: example.isWhole, range: example.range)
    #expect(groups.map(\.label) == example.labels)
  }

  @Test func `a number that is a key leaves its category a number`() {
    let groups = NumberClasses(locales: ["en"]).groups(
      by: [Self.compared(exact: [0])], isWhole: true, range: nil)
    #expect(groups.map(\.values.first?.shown) == ["0", "1", "2"])
  }
}
