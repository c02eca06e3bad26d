import BayanChecks
import Testing

struct RTLArrowDirectionTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: RTLArrowDirection.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: RTLArrowDirection.self)
  }

  @Test func `an arrow that points the wrong way in the text's direction is reported`() throws {
    #expect(
      try diagnostics(
        source: "Settings → Privacy", target: "الإعدادات ①→ الخصوصية", locale: "ar",
        rule: RTLArrowDirection.self) == [
          "① warning: '→' points back in a right-to-left text; arrows aren't mirrored"
        ])
  }

  static let reported = [
    RuleExample(
      "between words", "ar", "Settings → Privacy", "الإعدادات ①→ الخصوصية",
      fixed: "الإعدادات ← الخصوصية"),
    RuleExample("at the end", "he", "Next →", "הבא ①→", fixed: "הבא ←"),
    RuleExample("a pointing triangle", "fa", "Go ▶", "برو ①▶", fixed: "برو ◀"),
  ]

  static let silent = [
    RuleExample("turned round", "ar", "Settings → Privacy", "الإعدادات ← الخصوصية"),
    RuleExample("a mirrored sign", "ar", "Settings > Privacy", "الإعدادات > الخصوصية"),
    RuleExample("between Latin words", "ar", "GitHub → Settings", "افتح GitHub → Settings"),
    RuleExample("a key", "ar", "Press \"→\"", "اضغط \"→\""),
    RuleExample("not in the source", "ar", "Back", "رجوع →"),
    RuleExample("both ways", "ar", "← or →", "← أو →"),
    RuleExample("left to right", "de", "A → B", "A → B"),
  ]
}
