import BayanChecks
import Testing

struct ArabicPresentationFormTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ArabicPresentationForm.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ArabicPresentationForm.self)
  }

  @Test func `a presentation form in place of a letter is reported`() throws {
    #expect(
      try diagnostics(
        source: "Welcome", target: "①ﻣﺮﺣﺒﺎ", locale: "ar", rule: ArabicPresentationForm.self) == [
          "① 'ﻣﺮﺣﺒﺎ' is written in presentation forms"
        ])
  }

  static let reported = [
    RuleExample("a word", "ar", "Welcome", "①ﻣﺮﺣﺒﺎ", fixed: "مرحبا"),
    RuleExample("a ligature", "ar", "x", "ا①ﻻ", fixed: "الا"),
    RuleExample("in Persian", "fa", "x", "①ﮐﺘﺎﺏ", fixed: "کتاب"),
    RuleExample("two words", "ur", "x", "①ﻣﺮ ②ﺣﺒﺎ", fixed: "مر حبا"),
  ]

  static let silent = [
    RuleExample("letters", "ar", "x", "مرحبا"),
    RuleExample("a word with a sign of its own", "ar", "x", "محمد ﷺ"),
    RuleExample("a rial", "fa", "x", "۵۰ ﷼"),
    RuleExample("ornate brackets", "ar", "x", "﴿آية﴾"),
  ]
}
