import BayanChecks
import Testing

struct CombiningAtStartTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: CombiningAtStart.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: CombiningAtStart.self)
  }

  @Test func `a combining mark without a letter before it is reported`() throws {
    #expect(
      try diagnostics(source: "x", target: "\u{651}حفظ", locale: "ar", rule: CombiningAtStart.self)
        == [
          "Locales/ar/login.toml:2:10 warning: the mark '◌\u{651}' (U+0651 ARABIC SHADDA) is at "
            + "the start, where it has no letter"
        ])
  }

  @Test func `a hamza that joins a value to the next word is a note in Persian`() throws {
    let found = try diagnostics(
      source: "x {$name}", target: "{$name}\u{654} پیش", locale: "fa", rule: CombiningAtStart.self)
    #expect(found.count == 1)
    #expect(found.first?.contains("note: ") == true)
  }

  static let reported = [
    RuleExample("a shadda at the start", "ar", "x", "\u{651}حفظ", count: 1),
    RuleExample("a vowel after a space", "ar", "x", "حفظ \u{64E}الآن", count: 1),
    RuleExample("a mark after a value", "ar", "x", "مرحبا {$name}\u{64E}", count: 1),
    RuleExample("a vowel sign of Hindi", "hi", "x", "\u{93F}सहेजें", count: 1),
    RuleExample("a point of Hebrew", "he", "x", "ְA3", count: 1),
  ]

  static let silent = [
    RuleExample("marks on letters", "ar", "x", "ح\u{64F}ف\u{650}ظ\u{64E}"),
    RuleExample("a mark on a no-break space", "ar", "x", "الشد\u{651}ة \u{A0}\u{651}"),
    RuleExample("a mark on a tatweel", "ar", "x", "الشد\u{651}ة ـ\u{651}"),
    RuleExample("vowels of Thai", "th", "x", "ที่นี่"),
    RuleExample("a sign of music", "fr", "Insert \u{1D165}", "Insérer \u{1D165}"),
    RuleExample("a keycap", "de", "x", "1\u{FE0F}\u{20E3}"),
  ]
}
