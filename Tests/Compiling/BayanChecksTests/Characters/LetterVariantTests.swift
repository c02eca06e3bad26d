import BayanChecks
import Testing

struct LetterVariantTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: LetterVariant.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: LetterVariant.self)
  }

  @Test func `a letter of another language is reported`() throws {
    #expect(
      try diagnostics(source: "x", target: "الساموغ①یتية", locale: "ar", rule: LetterVariant.self)
        == [
          "① warning: 'ی' (U+06CC ARABIC LETTER FARSI YEH) isn't a letter of 'ar', which has 'ي' (U+064A ARABIC LETTER YEH)"
        ])
  }

  static let reported = [
    RuleExample("a Persian yeh within a word", "ar", "x", "الساموغ①یتية", fixed: "الساموغيتية"),
    RuleExample("a Persian yeh at the end", "ar", "My account", "حساب①ی", fixed: "حسابي"),
    RuleExample("a Persian kaf", "ar", "x", "①کتاب", fixed: "كتاب"),
    RuleExample("an Urdu heh", "ar", "x", "①ہنا", fixed: "هنا"),
    RuleExample("an Arabic kaf", "fa", "Book", "①كتاب", fixed: "کتاب"),
    RuleExample("an Arabic yeh and kaf", "fa", "x", "①كتاب مل②ي", fixed: "کتاب ملی"),
    RuleExample("an Arabic kaf in Urdu", "ur", "x", "آپ کی ①كتاب", fixed: "آپ کی کتاب"),
    RuleExample(
      "the same letter twice, one diagnostic", "fa", "x", "①كتاب كوچک", fixed: "کتاب کوچک"),
    RuleExample(
      "a Cyrillic word that looks Latin", "en", nil, "Press ①ОК to go on",
      fixed: "Press OK to go on"),
  ]

  static let silent = [
    RuleExample("letters of the source", "de", "On г and д", "Auch г und д"),
    RuleExample("Urdu", "ur", "x", "آپ کی کتاب وہاں ہے"),
    RuleExample("noon ghunna", "ur", "x", "نہیں"),
    RuleExample("Persian", "fa", "x", "کتاب\u{200C}های ملی"),
    RuleExample("loan letters", "ar", "x", "گوگل وفيسبوك وچات"),
    RuleExample("a loan letter that only dots tell from another", "ar", "x", "پروتوكول"),
    RuleExample("Kurdish", "ckb", "x", "کتێبی کوردی"),
    RuleExample("a name", "en", nil, "Kadıköy and Diyarbakır"),
    RuleExample("Russian letters in Russian", "ru", "x", "Сохранить"),
    RuleExample("a Russian word in English", "en", nil, "Привет to all"),
    RuleExample("Latin in Arabic", "ar", "x", "استخدام lol هنا"),
    RuleExample("umlauts", "de", "x", "Größe Äpfel"),
    RuleExample("Hindi", "hi", "x", "सहेजें फ़ाइल"),
  ]
}
