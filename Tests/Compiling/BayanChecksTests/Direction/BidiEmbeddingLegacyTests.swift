import BayanChecks
import Testing

struct BidiEmbeddingLegacyTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: BidiEmbeddingLegacy.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: BidiEmbeddingLegacy.self)
  }

  @Test func `an embedding in place of an isolate is reported`() throws {
    #expect(
      try diagnostics(
        source: "User {$name} (ID)", target: "المستخدم ①\u{202B}{$name}\u{202C} (ID)", locale: "ar",
        rule: BidiEmbeddingLegacy.self) == [
          "① warning: U+202B RIGHT-TO-LEFT EMBEDDING still moves the characters beside it; "
            + "U+2067 RIGHT-TO-LEFT ISOLATE doesn't"
        ])
  }

  static let reported = [
    RuleExample(
      "from right to left", "ar", "User {$name} (ID)", "المستخدم ①\u{202B}{$name}\u{202C} (ID)",
      fixed: "المستخدم \u{2067}{$name}\u{2069} (ID)"),
    RuleExample(
      "from left to right", "fa", "x", "نویسه\u{654} ①\u{202A}.desktop\u{202C}",
      fixed: "نویسه\u{654} \u{2066}.desktop\u{2069}"),
  ]

  static let silent = [
    RuleExample("isolates", "ar", "x", "المستخدم \u{2067}{$name}\u{2069}"),
    RuleExample("one that isn’t closed", "ar", "x", "\u{202A}A"),
  ]
}
