import BayanChecks
import Testing

struct BidiUnbalancedTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: BidiUnbalanced.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: BidiUnbalanced.self)
  }

  @Test func `a direction control without its other half is reported`() throws {
    #expect(
      try diagnostics(
        source: "Hello, {$name}!", target: "مرحب\u{64B}ا ①\u{2068}{$name}!", locale: "ar",
        rule: BidiUnbalanced.self) == [
          "① U+2068 FIRST STRONG ISOLATE is never closed with U+2069, and reorders all that follows"
        ])
  }

  @Test func `an embedding that ends with its paragraph is a warning`() throws {
    #expect(
      try diagnostics(
        source: "File", target: "①\u{202B}קובץ", locale: "he", rule: BidiUnbalanced.self) == [
          "① warning: U+202B RIGHT-TO-LEFT EMBEDDING is never closed with U+202C, and reorders all that follows"
        ])
  }

  static let reported = [
    RuleExample(
      "an isolate before a value", "ar", "Hello, {$name}!", "مرحب\u{64B}ا ①\u{2068}{$name}!",
      fixed: "مرحب\u{64B}ا \u{2068}{$name}\u{2069}!"),
    RuleExample(
      "an isolate around a word", "he", "x", "שלום ①\u{2066}GitHub",
      fixed: "שלום \u{2066}GitHub\u{2069}"),
    RuleExample("an end without a start", "fa", "x", "سلام①\u{2069} دنیا", fixed: "سلام دنیا"),
    RuleExample("an embedding", "he", "x", "①\u{202B}קובץ", fixed: "\u{202B}קובץ\u{202C}"),
    RuleExample("an end of an embedding", "ar", "x", "أ①\u{202C}ب", fixed: "أب"),
    RuleExample(
      "in one variant", "ar", "{$count} files",
      ".input {$count :integer} .match $count one {{ملف}} * {{①\u{2066}{$count} ملف}}",
      fixed: ".input {$count :integer} .match $count one {{ملف}} * {{\u{2066}{$count}\u{2069} ملف}}"
    ),
    RuleExample(
      "closed by the wrong end", "ar", "x", "①\u{2066}A②\u{202C} ب", fixed: "\u{2066}A ب\u{2069}"),
    RuleExample(
      "not closed in its paragraph", "ar", "x", "①\u{2066}A\nB", fixed: "\u{2066}A\u{2069}\nB"),
  ]

  static let silent = [
    RuleExample("pairs", "ar", "x", "مرحب\u{64B}ا \u{2068}{$name}\u{2069}!"),
    RuleExample("one in another", "he", "x", "א\u{2067}ב\u{2066}C\u{2069}\u{2069}"),
    RuleExample("an embedding that is closed", "ar", "x", "\u{202A}A\u{202C}"),
    RuleExample("an override", "ar", "x", "\u{202E}A"),
    RuleExample("none", "ar", "x", "مرحب\u{64B}ا {$name}"),
  ]
}
