import BayanChecks
import Testing

struct BidiOverrideTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: BidiOverride.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: BidiOverride.self)
  }

  @Test func `a direction override is reported`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "①\u{202E}A3\u{202C} أكبر", locale: "ar", rule: BidiOverride.self) == [
          "① U+202E RIGHT-TO-LEFT OVERRIDE shows letters in another order than they are written; "
            + "delete it"
        ])
  }

  static let reported = [
    RuleExample("an override", "ar", "x", "①\u{202E}A3\u{202C} أكبر", fixed: "A3 أكبر"),
    RuleExample("never closed", "en", nil, "file①\u{202E}gpj.exe", fixed: "filegpj.exe"),
    RuleExample("from left to right", "he", "x", "①\u{202D}שלום\u{202C}", fixed: "שלום"),
  ]

  static let silent = [
    RuleExample("an isolate", "ar", "x", "\u{2066}A3\u{2069} أكبر"),
    RuleExample("an embedding", "ar", "x", "\u{202A}A3\u{202C}"),
  ]
}
