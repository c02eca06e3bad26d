import BayanChecks
import Testing

@Suite("Hebrew that is stored in the order of display")
struct DisplayOrderTests {
  @Test func `places of signs and spaces in it are notes`() throws {
    #expect(
      try diagnostics(
        source: "Use --help first", target: "הליחת ①--help םע ושמתשה", locale: "he",
        rule: BidiIsolateMissing.self
      ).allSatisfy { $0.contains(" note: ") })
    #expect(
      try diagnostics(
        source: " failed twice", target: "①םיימעפ לשכנ", locale: "he",
        rule: LeadingWhitespaceMismatch.self)
        == ["① note: the translation starts with none, and the source with a space"])
  }

  @Test func `elsewhere they are warnings`() throws {
    #expect(
      try diagnostics(
        source: " failed twice", target: "①נכשל פעמיים", locale: "he",
        rule: LeadingWhitespaceMismatch.self)
        == ["① warning: the translation starts with none, and the source with a space"])
  }
}
