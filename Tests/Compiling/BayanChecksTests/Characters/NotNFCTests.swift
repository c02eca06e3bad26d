import BayanChecks
import Testing

struct NotNFCTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: NotNFC.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: NotNFC.self)
  }

  @Test func `text that is not in form NFC is reported`() throws {
    #expect(
      try diagnostics(
        source: "Responsible", target: "مس①و\u{654}ول", locale: "ar", rule: NotNFC.self)
        == [
          "① warning: 'ؤ' is written as U+0648 U+0654 instead of U+0624"
        ])
  }

  static let reported = [
    RuleExample("hamza apart from waw", "ar", "Responsible", "مس①و\u{654}ول", fixed: "مسؤول"),
    RuleExample("an accent apart", "fr", "Coffee", "Caf①e\u{301}", fixed: "Café"),
    RuleExample("several, one diagnostic", "vi", "x", "①e\u{302}\u{301} o\u{302}", fixed: "ế ô"),
    RuleExample("Hangul in letters", "ko", "x", "①\u{1100}\u{1161}", fixed: "가"),
    RuleExample("an ohm sign", "el", "x", "①\u{2126}", fixed: "Ω"),
    RuleExample("a mark apart from yeh", "fa", "x", "جز①ي\u{654}ی", fixed: "جزئی"),
  ]

  static let silent = [
    RuleExample("shadda before fatha", "ar", "x", "شد\u{651}\u{64E}ة"),
    RuleExample("fatha before shadda", "ar", "x", "شد\u{64E}\u{651}ة"),
    RuleExample("a letter that the form takes apart", "hi", "x", "\u{958}लम"),
    RuleExample("points of Hebrew", "he", "x", "שָׁלוֹם"),
    RuleExample("composed letters", "de", "x", "Größe"),
    RuleExample("letters without a composition", "ru", "x", "а\u{301}"),
  ]
}
