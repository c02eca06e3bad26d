import BayanChecks
import Testing

struct WordsRepeatedTests {
  @Test func `a description that repeats the title is a warning`() throws {
    let alert = AlertFixture(
      ar: "title = 'انتهت الجلسة'\ndescription = 'انتهت الجلسةُ.'",
      pl: "title = 'Sesja wygasła'\ndescription = 'sesja wygasła'")
    #expect(
      try alert.diagnostics(WordsRepeated.self) == [
        "Locales/ar/login.toml:3:15 warning: the description repeats the title",
        "Locales/pl/login.toml:3:15 warning: the description repeats the title",
      ])
  }

  @Test func `a suggestion that repeats either is a warning`() throws {
    let alert = AlertFixture(
      en: "title = 'Logged Out'\ndescription = 'Log in.'\nsuggestion = 'Log in.'",
      ar: "title = 'أ'\ndescription = 'ب'\nsuggestion = 'أ'")
    #expect(
      try alert.diagnostics(WordsRepeated.self) == [
        "Locales/ar/login.toml:4:14 warning: the suggestion repeats the title",
        "Locales/en/login.toml:4:14 warning: the suggestion repeats the description",
      ])
  }

  @Test func `a translation of words that repeat themselves only follows them`() throws {
    let alert = AlertFixture(
      en: "title = 'Logged out'\ndescription = 'Logged out.'",
      ar: "title = 'انتهت الجلسة'\ndescription = 'انتهت الجلسة.'")
    #expect(
      try alert.diagnostics(WordsRepeated.self) == [
        "Locales/en/login.toml:3:15 warning: the description repeats the title"
      ])
  }

  @Test func `words that differ, and words that are empty, are no repetition`() throws {
    let alert = AlertFixture(
      en: "title = 'Logged out'\ndescription = 'Your session has ended.'",
      ar: "title = ''\ndescription = ''")
    #expect(try alert.diagnostics(WordsRepeated.self) == [])
  }
}
