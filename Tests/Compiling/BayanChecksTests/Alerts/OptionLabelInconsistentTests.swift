import BayanChecks
import Testing

struct OptionLabelInconsistentTests {
  @Test func `a label that is quoted otherwise than the source quotes it is a warning`() throws {
    let alert = AlertFixture(
      offered: ["retry", "cancel"], en: "suggestion = 'Tap “Try Again”.'",
      ar: "suggestion = 'اضغط على «حاول مجددًا».'", pl: "suggestion = 'Stuknij „Ponów”.'")
    #expect(
      try alert.diagnostics(OptionLabelInconsistent.self) == [
        "Locales/ar/login.toml:2:14 warning: 'حاول مجددًا' is called 'إعادة المحاولة' on its button",
        "Locales/pl/login.toml:2:14 warning: 'Ponów' is called 'Spróbuj ponownie' on its button",
      ])
  }

  @Test func `options that are one word in the source are one word here`() throws {
    let alert = AlertFixture(
      options: [
        ("cancel", "cancel", "Cancel", "إلغاء", "Anuluj"),
        ("notNow", "cancel", "Cancel", "تجاهل", "Anuluj"),
        ("retry", "default", "Try Again", "إعادة", "Ponów"),
      ], offered: ["retry", "cancel"])
    #expect(
      try alert.diagnostics(OptionLabelInconsistent.self) == [
        "Locales/ar/options.toml:4:9 warning: 'notNow' and 'cancel' have the same label in the "
          + "source, but different labels here"
      ])
  }

  @Test(arguments: [
    ("Tap “Try Again”.", "اضغط على «إعادة المحاولة»."),
    ("Tap “Try Again”.", "اضغط على الزر."),
    ("Open “Wi-Fi”.", "افتح «الشبكة»."),
    ("Don’t tap “Try Again”.", "لا تضغط على \"إعادة المحاولة\"."),
    ("Try again.", "«حاول» مجددًا."),
    ("Tap “Try Again” or “Cancel”.", "اضغط على «إلغاء» أو «إعادة المحاولة»."),
  ])
  func `a button called by its name, and quotes of anything else, are right`(
    en: String, ar: String
  ) throws {
    let alert = AlertFixture(
      offered: ["retry", "cancel"], en: "suggestion = '''\(en)'''", ar: "suggestion = '''\(ar)'''")
    #expect(try alert.diagnostics(OptionLabelInconsistent.self) == [])
  }
}
