import BayanChecking
import BayanRules
import Testing

struct ComplexityLimitTests {
  private static func message(variants: Int) -> String {
    ".input {$name :string} .match ①$name "
      + (1..<variants).map { "k\($0) {{نص}} " }.joined() + "* {{نص}}"
  }

  @Test(arguments: ["ar", "pl"])
  func `more variants than two plurals can have are a note`(locale: String) throws {
    #expect(
      try diagnostics(
        source: nil, target: Self.message(variants: 65), locale: locale, rule: ComplexityLimit.self)
        == ["① note: the message has 65 variants; more than 64 are hard to write and to review"])
  }

  @Test(arguments: [2, 36, 64])
  func `as many as two plurals have are none`(variants: Int) throws {
    #expect(
      try diagnostics(
        source: nil, target: Self.message(variants: variants), rule: ComplexityLimit.self) == [])
  }
}
