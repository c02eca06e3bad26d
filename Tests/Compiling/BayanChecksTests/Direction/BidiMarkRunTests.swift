import BayanChecks
import Testing

struct BidiMarkRunTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: BidiMarkRun.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: BidiMarkRun.self)
  }

  @Test func `several direction marks in a row are reported`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "①\u{200F}\u{200F}GitHub متوقف", locale: "ar", rule: BidiMarkRun.self)
        == [
          "① note: U+200F RIGHT-TO-LEFT MARK is there 2 times in a row; one is enough"
        ])
  }

  static let reported = [
    RuleExample(
      "two marks", "ar", "x", "①\u{200F}\u{200F}GitHub متوقف", fixed: "\u{200F}GitHub متوقف"),
    RuleExample("three marks", "he", "x", "א①\u{200E}\u{200E}\u{200E}", fixed: "א\u{200E}"),
  ]

  static let silent = [
    RuleExample("two kinds", "ar", "x", "أ\u{200F}\u{200E}"),
    RuleExample("one", "ar", "x", "\u{200F}GitHub متوقف"),
  ]
}
