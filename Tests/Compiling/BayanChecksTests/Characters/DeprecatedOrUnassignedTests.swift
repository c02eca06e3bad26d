import BayanChecks
import Testing

struct DeprecatedOrUnassignedTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: DeprecatedOrUnassigned.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: DeprecatedOrUnassigned.self)
  }

  @Test func `a deprecated or unassigned code point is reported`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "الإعدادات ①\u{E001}", locale: "ar", rule: DeprecatedOrUnassigned.self)
        == [
          "① warning: U+E001 has no meaning that others know"
        ])
  }

  static let reported = [
    RuleExample("private use", "ar", "x", "الإعدادات ①\u{E001}"),
    RuleExample("not assigned", "ru", "x", "Файл ①\u{378}"),
    RuleExample("deprecated", "de", "x", "①ŉ Boot", fixed: "ʼn Boot"),
    RuleExample("never a character", "ja", "x", "保存①\u{FFFF}"),
  ]

  static let silent = [
    RuleExample("common signs", "ar", "x", "ح\u{64F}فظ ✓ ٪"),
    RuleExample("a sign of the program's font", "ar", "Press \u{E0FF}", "اضغط \u{E0FF}"),
    RuleExample("emoji", "he", "x", "נשמר 🎉"),
  ]
}
