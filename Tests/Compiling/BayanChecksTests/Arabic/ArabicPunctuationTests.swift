import BayanChecks
import Testing

struct ArabicPunctuationTests {
  @Test(arguments: reported)
  func `is reported at its place, and fixed`(_ example: RuleExample) throws {
    try example.expectDiagnostics(of: ArabicPunctuation.self)
  }

  @Test(arguments: silent)
  func `leaves what is right alone`(_ example: RuleExample) throws {
    try example.expectNothing(of: ArabicPunctuation.self)
  }

  @Test func `a Latin mark in Arabic text is reported`() throws {
    #expect(
      try diagnostics(
        source: "Are you sure?", target: "هل أنت متأكد①?", locale: "ar",
        rule: ArabicPunctuation.self) == [
          "① warning: '?' faces the wrong way; 'ar' uses '؟' (U+061F ARABIC QUESTION MARK)"
        ])
  }

  static let reported = [
    RuleExample("a question mark", "ar", "Are you sure?", "هل أنت متأكد①?", fixed: "هل أنت متأكد؟"),
    RuleExample("a comma", "ar", "Red, green", "أحمر①, أخضر وأزرق", fixed: "أحمر، أخضر وأزرق"),
    RuleExample("after a space", "ar", "Save?", "حفظ ①?", fixed: "حفظ ؟"),
    RuleExample(
      "behind a function", "ar", "INDEX(x; y); more", "INDEX(المدى)①; وغيره",
      fixed: "INDEX(المدى)؛ وغيره"),
    RuleExample("a semicolon", "fa", "x", "پرونده①; پوشه", fixed: "پرونده؛ پوشه"),
    RuleExample("in Urdu", "ur", "x", "کیا آپ کو یقین ہے①?", fixed: "کیا آپ کو یقین ہے؟"),
    RuleExample(
      "after a value", "ar", "Delete {$name}?", "هل تريد حذف {$name}①?",
      fixed: "هل تريد حذف {$name}؟"),
    RuleExample(
      "after a name", "ar", "Update GitHub?", "هل تريد تحديث GitHub①?",
      fixed: "هل تريد تحديث GitHub؟"),
    RuleExample(
      "within quotes", "ar", "\"Sure?\"", "\"هل أنت متأكد①?\"", fixed: "\"هل أنت متأكد؟\""),
    RuleExample(
      "in Kurdish, whose marks CLDR doesn't list", "ckb", "x", "دڵنیایت①?", fixed: "دڵنیایت؟"),
    RuleExample("in Uyghur", "ug", "x", "ھەئە①, ياق", fixed: "ھەئە، ياق"),
    RuleExample("in Pashto, which lists neither", "ps", "x", "ډاډه یاست①?", fixed: "ډاډه یاست؟"),
    RuleExample(
      "with its space on the other side", "ar", "No, really", "يوجد ①,اتصال", fixed: "يوجد، اتصال"),
    RuleExample(
      "on the other side, behind a Latin word", "ar", "If TRUE, show", "إذا كان TRUE ①,فاعرض",
      fixed: "إذا كان TRUE، فاعرض"),
    RuleExample("two of a kind, one diagnostic", "ar", "a, b, c", "أ①, ب, ج", fixed: "أ، ب، ج"),
  ]

  static let silent = [
    RuleExample("Arabic marks", "ar", "?", "هل أنت متأكد؟ نعم، بالطبع؛ شكر\u{64B}ا"),
    RuleExample("an address", "ar", "x", "انظر https://example.com/a?b=1,2;c الآن"),
    RuleExample("a number", "ar", "x", "الصفحات 1,234.5"),
    RuleExample("a list for machines", "ar", "x", "نعم,لا,ربما"),
    RuleExample("Hebrew", "he", "x", "האם אתה בטוח?"),
    RuleExample("Kurdish as it is", "ckb", "x", "دڵنیای؟ یان، نا؟"),
    RuleExample("Sindhi, whose comma is another", "sd", "x", "هائو, نه"),
    RuleExample("Kashmiri, for which CLDR lists it", "ks", "x", "کیاہ?"),
    RuleExample("an entity", "ar", "x", "أ &amp; ب"),
    RuleExample("what a function takes", "ar", "INDEX(range; row)", "INDEX(المدى; الصف; 2)"),
    RuleExample("code", "ar", "x", "اكتب `a ? b` هنا"),
    RuleExample("Latin words", "ar", "x", "iOS, Android"),
    RuleExample("keywords", "fa", "photo;video;", "عکس;ویدیو;دوربین;"),
    RuleExample("keywords, one of them translated", "ar", "photo;", "صور;"),
    RuleExample("a mark that is spoken of", "ar", "Split at \";\"", "افصل عند \";\" فقط"),
    RuleExample("a sign by itself", "ar", "x", "رمز غير معروف بعد (?"),
    RuleExample(
      "a comma that is spoken of", "ar", "Separated by a , and more", "تفصل بينها , وأكثر"),
  ]
}
