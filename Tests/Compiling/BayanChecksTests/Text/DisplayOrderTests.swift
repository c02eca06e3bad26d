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

  @Test(arguments: [
    ("Use `--help'.", "①.`--help' ושמתשה"),
    ("Save, then use --help", "①--help ושמתשה ,ורמש"),
    ("-p, --pipe[=FILE]  as -i", "-i ומכ  ①-p, --pipe[=FILE]"),
  ])
  func `marks before words tell, and options behind them`(_ pair: (String, String)) throws {
    #expect(
      try diagnostics(
        source: pair.0, target: pair.1, locale: "he", rule: BidiIsolateMissing.self
      ).allSatisfy { $0.contains(" note: ") })
  }

  @Test(arguments: [
    ("Use a .pot file.", "השתמשו בקובץ ①.pot הזה."),
    ("See --help, then go on", "ראו ①--help, והמשיכו"),
    ("Or -p, --pipe[=FILE]  as -i", "או -p, ①--pipe[=FILE]  כמו -i"),
  ])
  func `marks behind words and options before them are as they should be`(
    _ pair: (String, String)
  ) throws {
    let found = try diagnostics(
      source: pair.0, target: pair.1, locale: "he", rule: BidiIsolateMissing.self)
    #expect(!found.isEmpty && found.allSatisfy { $0.contains(" warning: ") })
  }

  @Test func `elsewhere they are warnings`() throws {
    #expect(
      try diagnostics(
        source: " failed twice", target: "①נכשל פעמיים", locale: "he",
        rule: LeadingWhitespaceMismatch.self)
        == ["① warning: the translation starts with none, and the source with a space"])
  }
}
