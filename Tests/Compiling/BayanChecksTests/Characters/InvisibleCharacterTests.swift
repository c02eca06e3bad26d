import BayanChecks
import Testing

struct InvisibleCharacterTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: InvisibleCharacter.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: InvisibleCharacter.self)
  }

  @Test func `one that keeps a value apart from a percent sign is a note`() throws {
    #expect(
      try diagnostics(
        source: "{$count}% done", target: "%①\u{200B}{$count} tamam", locale: "tr",
        rule: InvisibleCharacter.self) == [
          "① note: the invisible U+200B ZERO WIDTH SPACE has no use here"
        ])
  }

  @Test(arguments: [
    ("🏃\u{200D}♀\u{FE0F}\u{FE0F} Follow up", "note"), ("🏃\u{200D}♀\u{FE0F} Follow up", "warning"),
  ])
  func `a selector that the source has as often is a note`(
    _ english: String, _ severity: String
  ) throws {
    let example = Example("ru", english, "🏃\u{200D}♀\u{FE0F}\u{FE0F} Ожидает")
    let found = try example.diagnostics(InvisibleCharacter.self)
    #expect(found.contains { $0.contains(" \(severity): the invisible U+FE0F ") })
  }

  @Test func `an invisible character is reported`() throws {
    #expect(
      try diagnostics(
        source: "Save", target: "ح\u{200B}فظ", locale: "ar", rule: InvisibleCharacter.self) == [
          "Locales/ar/login.toml:2:11 warning: the invisible U+200B ZERO WIDTH SPACE has no use here"
        ])
  }

  static let reported = [
    RuleExample(
      "a zero-width space within a word", "ar", "Save", "ح\u{200B}فظ", count: 1, fixed: "حفظ"),
    RuleExample("a byte order mark", "de", "Save", "\u{FEFF}Sichern", count: 1, fixed: "Sichern"),
    RuleExample(
      "two, one diagnostic", "ar", "All", "كل \u{200B}\u{200B}الآن", count: 1, fixed: "كل الآن"),
    RuleExample(
      "a soft hyphen beside a space", "de", "Save", "Sichern\u{AD} jetzt", count: 1,
      fixed: "Sichern jetzt"),
    RuleExample(
      "a soft hyphen between letters that join", "ar", "Save", "حف\u{AD}ظ", count: 1, fixed: "حفظ"),
    RuleExample(
      "a non-joiner at the end of a word", "fa", "Folder", "پوشه\u{200C} خالی", count: 1,
      fixed: "پوشه خالی"),
    RuleExample("a non-joiner in Latin", "en", nil, "Sa\u{200C}ve", count: 1, fixed: "Save"),
    RuleExample(
      "a joiner between letters that join anyway", "ur", "Save", "مح\u{200D}فوظ", count: 1,
      fixed: "محفوظ"),
    RuleExample(
      "a word joiner within a word", "fr", "Save", "Enre\u{2060}gistrer", count: 1,
      fixed: "Enregistrer"),
    RuleExample("a Hangul filler", "ko", "Save", "저장\u{3164}", count: 1, fixed: "저장"),
    RuleExample("a selector without a base", "hi", "Save", "सहेजें \u{FE0F}", count: 1, fixed: "सहेजें "),
    RuleExample("a line separator", "ja", "Saved", "保存\u{2028}しました", count: 1, fixed: "保存しました"),
    RuleExample(
      "a zero-width space in Japanese", "ja", "Saved", "保\u{200B}存", count: 1, fixed: "保存"),
  ]

  static let silent = [
    RuleExample(
      "non-joiners of Persian", "fa", "Done", "می\u{200C}شود و کار\u{200C}های خانه\u{200C}ای"),
    RuleExample("a non-joiner between a value and its ending", "fa", "Files", "{$name}\u{200C}ها"),
    RuleExample("a non-joiner of Kurdish", "ckb", "Done", "نه\u{200C}بوو"),
    RuleExample("a non-joiner of Urdu", "ur", "Done", "خوب\u{200C}صورت"),
    RuleExample("a spelt-out acronym", "ar", "GTK", "خيارات ج\u{200C}ت\u{200C}ك"),
    RuleExample("a joiner after a virama", "hi", "x", "क्\u{200D}ष"),
    RuleExample("a non-joiner after a virama", "ml", "x", "സോഫ്റ്റ്\u{200C}വെയർ"),
    RuleExample("a non-joiner after a chillu", "ml", "x", "ഫില്\u{200D}\u{200C}റ്റര്\u{200D}"),
    RuleExample("a zero-width space in Thai", "th", "Save", "บันทึก\u{200B}ไฟล์"),
    RuleExample("a zero-width space in Khmer", "km", "Save", "រក្សា\u{200B}ទុក"),
    RuleExample("a soft hyphen in German", "de", "x", "Donau\u{AD}dampfschiff"),
    RuleExample("a soft hyphen in Russian", "ru", "x", "сохра\u{AD}нить"),
    RuleExample("a family of emoji", "ar", "x", "أسرة 👨\u{200D}👩\u{200D}👧"),
    RuleExample("a heart with a style", "he", "x", "אהבה ❤\u{FE0F}"),
    RuleExample("a flag with tags", "en", nil, "Go 🏴\u{E0067}\u{E0062}\u{E007F}"),
    RuleExample("an open side shown by a joiner", "ar", "x", "شكل ه\u{200D} هنا"),
    RuleExample("a grapheme joiner between marks", "he", "x", "שְ\u{34F}ּ"),
    RuleExample("marks of direction", "ar", "x", "\u{200F}GitHub متوقف"),
    RuleExample("a joiner behind a letter and its vowel", "ar", "Save as", "احفظ كَ\u{200D}"),
    RuleExample("a joiner before a quotation", "ar", "With KMail", "مع لِ\u{200D}«بريد»"),
  ]
}
