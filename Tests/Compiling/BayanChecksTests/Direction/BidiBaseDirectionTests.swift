import BayanChecks
import Testing

struct BidiBaseDirectionTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: BidiBaseDirection.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: BidiBaseDirection.self)
  }

  @Test func `a message that takes the wrong base direction is reported`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "①GitHub متوقف عن العمل", locale: "ar", rule: BidiBaseDirection.self)
        == [
          "① note: the text begins with 'G' (U+0047 LATIN CAPITAL LETTER G), and a program could "
            + "take its direction from that"
        ])
  }

  static let reported = [
    RuleExample(
      "a name first", "ar", "x", "①GitHub متوقف عن العمل", fixed: "\u{200F}GitHub متوقف عن العمل"),
    RuleExample("after digits", "he", "x", "1. ①Ctrl ואז", fixed: "\u{200F}1. Ctrl ואז"),
  ]

  static let silent = [
    RuleExample("a mark first", "ar", "x", "\u{200F}GitHub متوقف"),
    RuleExample("a value first", "ar", "x", "{$name} متوقف"),
    RuleExample("isolated", "ar", "x", "\u{2066}GitHub\u{2069} متوقف"),
    RuleExample("no letter from right to left", "ar", "x", "GitHub"),
    RuleExample("a tag first", "ar", "x", "<b>مهم</b> GitHub"),
    RuleExample("left to right", "de", "x", "GitHub"),
  ]
}
