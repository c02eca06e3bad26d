import BayanChecks
import Testing

struct BidiIsolateMissingTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: BidiIsolateMissing.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: BidiIsolateMissing.self)
  }

  @Test func `text that is torn apart for want of an isolate is reported`() throws {
    #expect(
      try diagnostics(
        source: "Written in C++.", target: "مكتوب بلغة ①C++.", locale: "ar",
        rule: BidiIsolateMissing.self) == [
          "① warning: 'C++' is shown in the wrong order in a right-to-left text; isolate it"
        ])
  }

  @Test func `names values as readers of diagnostics know them`() throws {
    #expect(
      try diagnostics(
        source: "Look into {$name}/out.txt", target: "انظر في ①{$name}/out.txt الآن", locale: "ar",
        rule: BidiIsolateMissing.self) == [
          "① warning: '{…}/out.txt' is shown in the wrong order in a right-to-left text; isolate it"
        ])
  }

  @Test(arguments: [
    Example(
      "he", "Written in C++", "נכתב בשפת ①++C",
      "① note: '++C' is shown in the wrong order in a right-to-left text; isolate it"),
    Example(
      "fa", "It does not contain /dev now", "شامل ①dev/ نیست",
      "① note: 'dev/' is shown in the wrong order in a right-to-left text; isolate it"),
    Example(
      "he", "The ROWS function", "הפונקציה ①()ROWS",
      "① note: '()ROWS' is shown in the wrong order in a right-to-left text; isolate it"),
    Example(
      "he", "Answers of HTTP.", "תשובות ①.HTTP",
      "① warning: '.HTTP' is shown in the wrong order in a right-to-left text; isolate it"),
  ])
  func `what was typed the other way round, so that readers see the source's, is a note`(
    _ example: Example
  ) throws {
    #expect(try example.diagnostics(BidiIsolateMissing.self) == [example.diagnostic])
  }

  @Test(arguments: [
    (Example("he", "-set <name>: load it", "-set <שם>: טעינה של האוסף"), true),
    (Example("ar", "Run -set", "شغّل -set"), false),
    (Example("ar", "One\nmain has -x", "واحد\nmain فيه -x"), true),
    (Example("ar", "main\nRun -x on", "main\nشغّل -x الآن"), false),
    (Example("ar", "Images (*.png);;All (*.svg)", "صور (*.png);;كل (*.svg)"), true),
    (Example("ar", "Images (*.png)", "صور *.png"), false),
  ])
  func `in a line that begins in Latin letters, and in patterns of files, it is a note`(
    _ example: Example, _ isNote: Bool
  ) throws {
    let found = try example.diagnostics(BidiIsolateMissing.self)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.contains(" note: ") == isNote })
  }

  @Test(arguments: [
    (Example("he", "More about @VENDOR@ now", "עוד על @VENDOR@ עכשיו"), true),
    (Example("he", "More about @vendor now", "עוד על @vendor עכשיו"), false),
    (Example("ar", "Done!\\\\nGo on?", "تم!\\\\nأتستمر؟"), true),
    (Example("ar", "See \\\\server now", "انظر \\\\server الآن"), false),
    (Example("ar", "On [url={$x}]it[/url] now", "على [url={$x}]هذا[/url] الآن"), true),
    (Example("ar", "On [url={$x}] now", "على [url={$x}] الآن"), false),
    (Example("ar", "Some [b]fat[/b] words", "كلمات [b]عريضة[/b] هنا"), true),
    (Example("ar", "An Anti-Lag 2 layer", "طبقة مضاد التأخير (Anti-Lag) 2 هنا"), true),
    (Example("ar", "The value (B + C) / T now", "القيمة (B + C) / T الآن"), false),
    (Example("ar", "The option (-x) now", "الخيار (-x -y) الآن"), false),
    (Example("ar", "It is in [/dev] now", "هو في [/dev] الآن"), false),
  ])
  func `what a program replaces needs no isolate`(
    _ example: Example, _ isAccepted: Bool
  ) throws {
    #expect(try example.diagnostics(BidiIsolateMissing.self).isEmpty == isAccepted)
  }

  @Test func `two names with an Arabic comma between them are a note`() throws {
    #expect(
      try diagnostics(
        source: "iOS, Android", target: "يدعم ①iOS، Android كلها", locale: "ar",
        rule: BidiIsolateMissing.self) == [
          "① note: readers from right to left meet 'Android' before 'iOS'"
        ])
    #expect(
      try fixed(
        source: "iOS, Android", target: "يدعم iOS، Android كلها", locale: "ar",
        rule: BidiIsolateMissing.self) == "يدعم iOS،\u{200F} Android كلها")
  }

  static let reported = [
    RuleExample(
      "signs at the end", "ar", "Written in C++.", "مكتوب بلغة ①C++.",
      fixed: "مكتوب بلغة \u{2066}C++\u{2069}."),
    RuleExample(
      "an option", "ar", "Pass --help", "مرر ①--help", fixed: "مرر \u{2066}--help\u{2069}"),
    RuleExample(
      "a user name", "he", "Ask @user", "שאלו את ①@user", fixed: "שאלו את \u{2066}@user\u{2069}"),
    RuleExample(
      "an extension", "ar", "Using a .pot file", "استخدام ملف ①.pot هنا",
      fixed: "استخدام ملف \u{2066}.pot\u{2069} هنا"),
    RuleExample(
      "a scheme", "ar", "such as https://", "مثل ①https://", fixed: "مثل \u{2066}https://\u{2069}"),
    RuleExample(
      "a name with brackets", "ar", "File (1).pdf", "ملف ①(1).pdf",
      fixed: "ملف \u{2066}(1).pdf\u{2069}"),
    RuleExample(
      "a call", "fa", "open() failed", "①open() شکست خورد",
      fixed: "\u{2066}open()\u{2069} شکست خورد"),
    RuleExample(
      "a telephone number", "ar", "Call +966 50 123 4567", "اتصل على ①+966 50 123 4567",
      fixed: "اتصل على \u{2066}+966 50 123 4567\u{2069}"),
    RuleExample("a temperature", "ar", "at 25°C", "عند ①25°C", fixed: "عند \u{2066}25°C\u{2069}"),
    RuleExample(
      "a path before a value", "he", "See https://e.com/{$name}", "ראו ①https://e.com/{$name}",
      fixed: "ראו \u{2066}https://e.com/{$name}\u{2069}"),
    RuleExample("C#", "ur", "in C# here", "زبان ①C# میں", fixed: "زبان \u{2066}C#\u{2069} میں"),
  ]

  static let silent = [
    RuleExample("between dashes", "fa", "x", "فاصله یا پرش -tab- باشد"),
    RuleExample("a hyphen within", "ar", "Wi-Fi", "شبكة Wi-Fi"),
    RuleExample(
      "a standard in brackets", "ar", "Simple file (ISO-8859-1)", "ملف بسيط (ISO-8859-1)"),
    RuleExample("a version in brackets", "ar", "(v2.0)", "الإصدار (v2.0)"),
    RuleExample("a path between slashes", "ar", "/about/contact/", "افتح /about/contact/ الآن"),
    RuleExample(
      "an address before a full stop", "ar", "Email support@example.com.",
      "راسل support@example.com."),
    RuleExample("isolated", "ar", "C++", "بلغة \u{2066}C++\u{2069}."),
    RuleExample("with a mark behind it", "ar", "C++", "مكتوب بلغة C++\u{200E}."),
    RuleExample("a quoted value", "ar", "C++", "بلغة {|C++|}."),
    RuleExample("a time and a range", "ar", "10:30", "من 10:30 و 5 - 10"),
    RuleExample("a separator", "ar", "Settings > Wi-Fi", "افتح الإعدادات > Wi-Fi"),
    RuleExample("a price", "ar", "$5", "السعر: $5"),
    RuleExample("a list with marks", "ar", "iOS, Android", "يدعم iOS،\u{200F} Android"),
    RuleExample(
      "a list by itself", "ar", "iOS, Android", "\u{2066}iOS\u{2069}، \u{2066}Android\u{2069} هنا"),
    RuleExample("a name beside a word", "ar", "iOS, yes", "يدعم iOS، نعم"),
    RuleExample("two words", "he", "Visual Studio", "פתחו את Visual Studio Code."),
    RuleExample("left to right", "de", "C++", "in C++."),
    RuleExample("quotes", "ar", "\"GitHub\"", "افتح \"GitHub\" الآن"),
    RuleExample("tags", "ar", "<b>GitHub</b>", "افتح <b>GitHub</b> الآن"),
    RuleExample("a size", "ar", "5 MB", "الحجم 5 MB"),
    RuleExample(
      "what another line of a list begins with", "ar",
      "<ul><li>d - day (1-31)</li><li>dd - day</li></ul>",
      "<ul><li>اليوم (1-31)</li><li>dd - اليوم</li></ul>"),
  ]
}
