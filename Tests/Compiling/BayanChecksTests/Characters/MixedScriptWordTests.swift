import BayanChecks
import Testing

struct MixedScriptWordTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: MixedScriptWord.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: MixedScriptWord.self)
  }

  @Test(arguments: [
    Example(
      "pl", "It reads Stabиlity", "Napis: Stab①иlity",
      "① note: 'и' (U+0438 CYRILLIC SMALL LETTER I) is Cyrillic in the Latin word 'Stabиlity'")
  ])
  func `a word that the source has too is a note`(_ example: Example) throws {
    // The source is reported for itself.
    #expect(try example.diagnostics(MixedScriptWord.self).contains(example.diagnostic))
  }

  @Test(arguments: [
    // Capitals of the source's word, of which one has no look-alike.
    (Example("ru", "APPID", "IDПРИЛОЖЕНИЯ"), true), (Example("ru", "DBUSNAME", "ИМЯDBUS"), true),
    (Example("ru", "MD5SUM", "MD5СУММА"), true),
    // These may be typed by mistake, or aren't the source's.
    (Example("ru", "COPY", "COХРАНИТЬ"), false), (Example("ru", "FILE", "IDФАЙЛА"), false),
    (Example("ru", "Identifier", "IdИмя"), false),
  ])
  func `an acronym of the source's word may stand in a translated one`(
    _ example: Example, _ isAccepted: Bool
  ) throws {
    #expect(try example.diagnostics(MixedScriptWord.self).isEmpty == isAccepted)
  }

  @Test(arguments: [
    (Example("ru", "A ^Bnew one^N", "Это ^Bновое^N"), true),
    (Example("ru", "A new one", "Это Bновое"), false),
    (Example("ru", #"First\\nThis"#, #"Первое\\nЭто"#), true),
    (Example("ru", #"First\\nThis"#, #"Первое\\xЭто"#), false),
  ])
  func `a letter behind a sign of a program is accepted`(
    _ example: Example, _ isAccepted: Bool
  ) throws {
    #expect(try example.diagnostics(MixedScriptWord.self).isEmpty == isAccepted)
  }

  @Test(arguments: [Example("ru", "40x46mm", "40x46мм")])
  func `the sign between two numbers is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(MixedScriptWord.self) == [])
  }

  @Test func `a word of letters of two scripts is reported`() throws {
    #expect(
      try diagnostics(
        source: "Save", target: "Sa①сuvaj", locale: "sr-Latn", rule: MixedScriptWord.self) == [
          "① warning: 'с' (U+0441 CYRILLIC SMALL LETTER ES) is Cyrillic in the Latin word 'Saсuvaj'"
        ])
  }

  @Test(arguments: [
    Example(
      "ru", "llX", "пв①Y",
      "① note: 'Y' (U+0059 LATIN CAPITAL LETTER Y) is Latin in the Cyrillic word 'пвY'"),
    Example(
      "ru", "Xll", "①Xпв",
      "① warning: 'X' (U+0058 LATIN CAPITAL LETTER X) is Latin in the Cyrillic word 'Xпв'"),
  ])
  func `one capital behind small letters may be an index`(_ example: Example) throws {
    #expect(try example.diagnostics(MixedScriptWord.self) == [example.diagnostic])
  }

  static let reported = [
    RuleExample(
      "a letter that looks like the sign", "ru", "WIDTH and HEIGHT", "ШИРИНА①xВЫСОТА",
      fixed: "ШИРИНАхВЫСОТА"),
    RuleExample("a Cyrillic letter in Latin", "sr-Latn", "Save", "Sa①сuvaj", fixed: "Sacuvaj"),
    RuleExample("a Latin letter in Cyrillic", "ru", "Save", "①Cохранить", fixed: "Сохранить"),
    RuleExample("a Latin letter in Greek", "el", "x", "Αναμενόμεν①o", fixed: "Αναμενόμενο"),
    RuleExample("a missing space", "ar", "x", "Hyper①إضافي"),
    RuleExample("a Latin letter in Hebrew", "he", "x", "של①oם"),
    RuleExample("a Greek letter in Kabyle", "kab", "x", "d①γa", fixed: "dɣa"),
  ]

  static let silent = [
    RuleExample("one letter by another", "ru", "-w<WxH>", "-w<ШxВ>"),
    RuleExample("width by height", "ru", "WIDTHxHEIGHT+X+Y", "ШИРИНАxВЫСОТА+X+Y"),
    RuleExample("a particle before a name", "ar", "x", "استخدام الAPI وSimpleX وبالPDF وللAPI"),
    RuleExample("a particle with tatweel", "ar", "x", "الـAPI"),
    RuleExample("Persian plural", "fa", "x", "APIها و PDFهای"),
    RuleExample("a prefix of Hebrew", "he", "x", "בGitHub והAPI"),
    RuleExample("a Russian ending of an acronym", "ru", "x", "SMSки"),
    RuleExample("Japanese", "ja", "x", "GitHubにファイルAを保存"),
    RuleExample("a Greek letter for a sign", "ja", "x", "β版とα測定"),
    RuleExample("Korean", "ko", "x", "GitHub에서"),
    RuleExample("Thai", "th", "x", "ใช้GitHubที่นี่"),
    RuleExample("Bengali", "bn", "x", "APIটি"),
    RuleExample("Amharic", "am", "x", "የAPI"),
    RuleExample("a unit", "de", "x", "5 μm und 3 kΩ"),
    RuleExample("two scripts, word by word", "ar", "x", "افتح GitHub الآن"),
    RuleExample("a hyphen between", "uk", "x", "IP-адреса"),
    RuleExample("letters that a program looks for", "ru", "^[nN]", "^[nNнН]"),
  ]
}
