import BayanChecks
import Testing

struct ControlCharacterTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ControlCharacter.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ControlCharacter.self)
  }

  @Test func `a control character is reported`() throws {
    #expect(
      try diagnostics(
        source: "Saved", target: "تم الحفظ①\u{8}", locale: "ar", rule: ControlCharacter.self) == [
          "① the control character U+0008 isn't text; delete it"
        ])
  }

  static let reported = [
    RuleExample("a backspace", "ar", "Saved", "تم الحفظ①\u{8}", fixed: "تم الحفظ"),
    RuleExample("a next-line of C1", "de", "Saved", "Gesi①\u{85}chert", fixed: "Gesichert"),
    RuleExample("a delete", "ru", "Saved", "Сохра①\u{7F}нено", fixed: "Сохранено"),
    RuleExample("in a quoted value", "he", "Saved", "נשמר {|a①\u{1}b|}", fixed: "נשמר {|ab|}"),
  ]

  static let silent = [
    RuleExample("tabs and line breaks", "ar", "A\n\tB", "أ\n\tب"),
    RuleExample("what the source has too", "tr", "\u{7}timed out", "\u{7}zaman aşımı"),
  ]
}
