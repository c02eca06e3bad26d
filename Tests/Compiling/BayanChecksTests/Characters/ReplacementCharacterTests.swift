import BayanChecks
import Testing

struct ReplacementCharacterTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ReplacementCharacter.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ReplacementCharacter.self)
  }

  @Test func `a replacement character is reported`() throws {
    #expect(
      try diagnostics(
        source: "Saved", target: "تم حف①\u{FFFD} الملف", locale: "ar",
        rule: ReplacementCharacter.self) == [
          "① a letter was lost here and replaced by U+FFFD; write it again"
        ])
  }

  static let reported = [
    RuleExample("one letter", "ar", "Saved", "تم حف①\u{FFFD} الملف"),
    RuleExample(
      "in one variant only", "ru", "a",
      ".input {$count :integer} .match $count one {{файл}} * {{фа①\u{FFFD}л}}"),
    RuleExample("several letters, one diagnostic", "ja", "Saved", "保①\u{FFFD}\u{FFFD}"),
  ]

  static let silent = [
    RuleExample("whole text", "ar", "Saved", "تم حفظ الملف"),
    RuleExample("a question mark in a diamond of another kind", "de", "Saved", "Gesichert ◈"),
  ]
}
