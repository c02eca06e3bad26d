import BayanChecks
import Testing

struct ScriptUnexpectedTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ScriptUnexpected.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ScriptUnexpected.self)
  }

  @Test func `letters of a script that the locale doesn't write are reported`() throws {
    #expect(
      try diagnostics(
        source: "Save file", target: "①Сачувај датотеку", locale: "sr-Latn",
        rule: ScriptUnexpected.self) == [
          "① warning: most of this is in Cyrillic script; 'sr-Latn' is written in Latin"
        ])
  }

  @Test(arguments: [
    Example(
      "ja", "Control", "①Ctrl",
      "① note: most of this is in Latin script; 'ja' is written in Han and Hiragana and Katakana"),
    Example(
      "ru", "Control + Y", "①Ctrl + Y",
      "① note: most of this is in Latin script; 'ru' is written in Cyrillic"),
    Example(
      "ru", "Electronic post", "①Email",
      "① note: most of this is in Latin script; 'ru' is written in Cyrillic"),
    Example(
      "ru", "Control + Alternative", "①Ctrl + Alt",
      "① note: most of this is in Latin script; 'ru' is written in Cyrillic"),
    Example(
      "he", "panel-left-symbolic", "panel-①right-symbolic",
      "① note: most of this is in Latin script; 'he' is written in Hebrew"),
    Example(
      "ru", "Electric guitar", "①Chit. el.",
      "① note: most of this is in Latin script; 'ru' is written in Cyrillic"),
    Example(
      "ru", "Next page", "①Volgende bladzijde",
      "① warning: most of this is in Latin script; 'ru' is written in Cyrillic"),
  ])
  func `without two long words, Latin letters may be a name`(_ example: Example) throws {
    #expect(try example.diagnostics(ScriptUnexpected.self) == [example.diagnostic])
  }

  static let reported = [
    RuleExample("Cyrillic", "sr-Latn", "Save file", "①Сачувај датотеку"),
    RuleExample("Latin", "sr", "Save file", "①Sačuvaj datoteku"),
    RuleExample("Russian", "ar", "Save", "①Сохранить"),
    RuleExample("English", "he", "Error closing", "①Wrong hostname"),
    RuleExample("Arabic", "de", "Save", "①احفظ الملف"),
    RuleExample("Korean", "ja", "Save", "①저장하기"),
    RuleExample("Chinese", "ko", "Please wait", "①请稍候片刻"),
  ]

  static let silent = [
    RuleExample("names of the source", "ar", "GitHub Enterprise", "GitHub Enterprise"),
    RuleExample("a name within", "ar", "x", "افتح Visual Studio Code الآن"),
    RuleExample("an acronym", "ar", "Bluetooth Low Energy", "BLE"),
    RuleExample("Serbian as it is", "sr", "Save", "Сачувај датотеку"),
    RuleExample("Japanese", "ja", "x", "ファイルを保存"),
    RuleExample("Korean with Han", "ko", "x", "저장(保存)"),
    RuleExample("a name in its own script", "de", "Arabic", "Arabisch (العربية)"),
    RuleExample("Urdu", "ur", "x", "محفوظ کریں"),
    RuleExample("Azerbaijani", "az", "x", "Yadda saxla"),
    RuleExample("a word for word copy of another script", "de", "العربية", "العربية"),
    RuleExample("a language in its own script", "de", "Save (حفظ)", "احفظ الملف"),
    RuleExample("keys", "ru", "{$name} (Shift+Return)", "{$name} (Shift+Enter)"),
    RuleExample("a part of an address", "ru", "verify-email/", "podtverdit-email/"),
  ]
}
