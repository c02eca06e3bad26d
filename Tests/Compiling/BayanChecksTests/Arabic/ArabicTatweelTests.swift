import BayanChecks
import Testing

struct ArabicTatweelTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ArabicTatweel.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ArabicTatweel.self)
  }

  @Test func `a stretched letter is reported`() throws {
    #expect(
      try diagnostics(source: "x", target: "مرحب①ـــا", locale: "ar", rule: ArabicTatweel.self) == [
        "① warning: U+0640 ARABIC TATWEEL only stretches the word"
      ])
  }

  static let reported = [
    RuleExample("a stretched word", "ar", "x", "مرحب①ـــا", fixed: "مرحبا"),
    RuleExample("twice, one diagnostic", "ar", "x", "مرح①ـبا بـكم", fixed: "مرحبا بكم"),
    RuleExample("at the end", "ar", "x", "السيد①ـ هنا", fixed: "السيد هنا"),
  ]

  static let silent = [
    RuleExample("a particle before a colon", "ar", "x", "بـ: {$name}"),
    RuleExample("a particle before a value", "ar", "x", "الـ{$name} ولـ{$name}"),
    RuleExample("a particle before a name", "ar", "x", "الـAPI"),
    RuleExample("the Hijri year", "ar", "x", "1445هـ و 1446 هـ"),
    RuleExample("a letter’s form", "ar", "x", "الحرف ـبـ"),
    RuleExample("a mark on it", "ar", "x", "الشد\u{651}ة ـ\u{651}"),
    RuleExample("an ending", "ar", "x", "{$name}ـه"),
    RuleExample("a particle with its vowel before a name", "ar", "For Choqok", "لِـچغوك"),
  ]
}
