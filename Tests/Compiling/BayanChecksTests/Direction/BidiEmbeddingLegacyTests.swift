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

  @Test(arguments: [
    ("يقطع ①\u{202A}/QUIT\u{202C} الاتصال", "note"),
    ("①\u{202A}/QUIT\u{202C} — يقطع الاتصال", "note"),
    ("يقطع ①\u{202A}/QUIT\u{202C}", "note"),
    ("الرمز ①\u{202A}/A\u{202C} 3", "warning"),
    ("الرمز ①\u{202A}/A\u{202C} {$name}", "warning"),
    ("الرمز ①\u{202A}/A\u{202C} B", "warning"),
  ])
  func `an embedding that moves nothing is a note`(_ text: String, _ severity: String) throws {
    let found = try diagnostics(
      source: "x {$name}", target: text, locale: "ar", rule: BidiEmbeddingLegacy.self)
    #expect(found.map { String($0.dropFirst(2).prefix { $0 != ":" }) } == [severity])
  }

  @Test func `an embedding between others is a warning, for they move each other`() throws {
    let found = try diagnostics(
      source: "x", target: "من ①\u{202A}/A\u{202C} ②\u{202A}/B\u{202C} هنا", locale: "ar",
      rule: BidiEmbeddingLegacy.self)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains(" warning: ") })
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
