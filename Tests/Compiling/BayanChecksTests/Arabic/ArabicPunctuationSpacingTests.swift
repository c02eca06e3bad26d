import BayanChecks
import Testing

struct ArabicPunctuationSpacingTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ArabicPunctuationSpacing.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ArabicPunctuationSpacing.self)
  }

  @Test func `a space before an Arabic mark is reported, and a missing one behind it`() throws {
    #expect(
      try diagnostics(
        source: "x", target: "اقتراحك فارغ① !", locale: "ar", rule: ArabicPunctuationSpacing.self)
        == [
          "① note: there is a space before '!'"
        ])
    #expect(
      try diagnostics(
        source: "x", target: "صالحة① ،أو نافذة②،أو لا", locale: "ar",
        rule: ArabicPunctuationSpacing.self) == [
          "① warning: the space is before '،' instead of after it",
          "② warning: there is no space after '،'",
        ])
  }

  static let reported = [
    RuleExample("an exclamation mark", "ar", "x", "اقتراحك فارغ① !", fixed: "اقتراحك فارغ!"),
    RuleExample("a comma", "fa", "x", "سلام① ، دنیا", fixed: "سلام، دنیا"),
    RuleExample("a colon", "ar", "x", "الاسم① : {$name}", fixed: "الاسم: {$name}"),
    RuleExample("after a value", "ar", "x", "مرحبًا {$name}① ، نعم", fixed: "مرحبًا {$name}، نعم"),
    RuleExample("after a quotation", "ar", "x", "هل حُذف «الملف»① ؟", fixed: "هل حُذف «الملف»؟"),
    RuleExample("after a Latin name", "ar", "x", "هل تستخدم Wi-Fi① ؟", fixed: "هل تستخدم Wi-Fi؟"),
    RuleExample("on the wrong side", "ar", "x", "صالحة① ،أو لا", fixed: "صالحة، أو لا"),
    RuleExample("on neither side", "fa", "x", "پرونده①؛پوشه", fixed: "پرونده؛ پوشه"),
    RuleExample("before a value", "ar", "x", "مرحبًا①،{$name}", fixed: "مرحبًا، {$name}"),
  ]

  static let silent = [
    RuleExample("between digits", "ar", "x", "العدد ١،٥ هنا"),
    RuleExample("a list for programs", "ar", "photo,video", "صور،فيديو"),
    RuleExample("without a space", "ar", "x", "فارغ! نعم؟"),
    RuleExample("a smile", "ar", "x", "شكر\u{64B}ا :)"),
    RuleExample("French", "fr", "x", "Vraiment ?"),
  ]
}
