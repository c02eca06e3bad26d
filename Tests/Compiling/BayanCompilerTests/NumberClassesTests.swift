import BayanCompiler
import Testing

struct NumberClassesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var locales: [String]
    var keys: Set<String> = ["*"]
    var isOrdinal = false
    var range: ClosedRange<Int>?
    var labels: [String]
  }

  @Test(arguments: [
    Example(testDescription: "English", locales: ["en"], labels: ["0, 2 …", "1"]),
    Example(
      testDescription: "Arabic", locales: ["ar"],
      labels: ["0", "1", "2", "3–10, 103–110 …", "11–99, 111–199 …", "100–102, 200–202 …"]),
    Example(
      testDescription: "Polish and English", locales: ["pl", "en"],
      labels: ["0, 5–21 …", "1", "2–4, 22–24 …"]),
    Example(
      testDescription: "a number of its own", locales: ["en"], keys: ["0", "one", "*"],
      labels: ["0", "1", "2 …"]),
    Example(
      testDescription: "a range", locales: ["ar"], range: 1...12,
      labels: ["1", "2", "3–10", "11–12"]),
    Example(
      testDescription: "English ordinals", locales: ["en"], keys: ["one", "two", "few", "*"],
      isOrdinal: true, range: 1...12, labels: ["1", "2", "3", "4–12"]),
    Example(
      testDescription: "Spanish millions", locales: ["es"], labels: ["0, 2 …", "1", "1000000 …"]),
    Example(
      testDescription: "numbers that nobody looked at", locales: ["en"], range: 5_000...6_000,
      labels: ["5000–6000"]),
  ])
  func `numbers of the same categories are one class`(_ example: Example) {
    let groups = NumberClasses(locales: example.locales).groups(
      keys: example.keys, isOrdinal: example.isOrdinal, range: example.range)
    #expect(groups.map(\.label) == example.labels)
  }

  @Test func `a number that is a key leaves its category a number`() {
    let groups = NumberClasses(locales: ["en"]).groups(keys: ["0", "*"], range: nil)
    #expect(groups.map(\.first) == [0, 1, 2])
  }
}
