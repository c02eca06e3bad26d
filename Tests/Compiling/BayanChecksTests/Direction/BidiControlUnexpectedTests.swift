import BayanChecks
import Testing

struct BidiControlUnexpectedTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: BidiControlUnexpected.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: BidiControlUnexpected.self)
  }

  @Test func `a direction control that the text doesn't need is reported`() throws {
    #expect(
      try diagnostics(
        source: "Pay now", target: "Pay①\u{200F} now", locale: "en-GB",
        rule: BidiControlUnexpected.self) == [
          "① warning: U+200F RIGHT-TO-LEFT MARK doesn't belong in a left-to-right text"
        ])
  }

  static let reported = [
    RuleExample("a mark", "en-GB", "Pay now", "Pay①\u{200F} now", fixed: "Pay now"),
    RuleExample("a mark of the same direction", "de", "x", "Sichern①\u{200E}", fixed: "Sichern"),
    RuleExample(
      "an isolate around a word", "ru", "x", "Файл ①\u{2066}GitHub②\u{2069}", fixed: "Файл GitHub"),
    RuleExample("an Arabic letter mark", "ja", "x", "保存①\u{61C}", fixed: "保存"),
  ]

  static let silent = [
    RuleExample("a Hebrew word in it", "en", nil, "Press \u{200F}שמור\u{200E} now"),
    RuleExample("an isolate around a value", "de", "x", "Hallo \u{2068}{$name}\u{2069}"),
    RuleExample("a mark beside a value", "fr", "x", "{$name}\u{200E} !"),
    RuleExample("Arabic", "ar", "x", "\u{200F}GitHub متوقف"),
    RuleExample("an embedding", "en", nil, "\u{202A}A\u{202C}"),
  ]
}
