import BayanChecks
import Testing

struct ArabicWawSpaceTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ArabicWawSpace.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ArabicWawSpace.self)
  }

  @Test func `a space behind the conjunction is reported`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "الملفات ①و المجلدات", locale: "ar", rule: ArabicWawSpace.self) == [
          "① note: 'و' is separated from its word by a space"
        ])
  }

  static let reported = [
    RuleExample("a space", "ar", "x", "الملفات ①و المجلدات", fixed: "الملفات والمجلدات"),
    RuleExample("in Egypt", "ar-EG", "x", "أحمد ①و علي", fixed: "أحمد وعلي"),
  ]

  static let silent = [
    RuleExample("together", "ar", "x", "الملفات والمجلدات"),
    RuleExample("before a name", "ar", "x", "الملفات و GitHub"),
    RuleExample("before a value", "ar", "x", "أحمد و {$name}"),
    RuleExample("Persian", "fa", "x", "پرونده\u{200C}ها و پوشه\u{200C}ها"),
    RuleExample("a list letter", "ar", "x", "(و) الملف"),
  ]
}
