import BayanChecks
import Testing

struct NumberChangedTests {
  @Test(arguments: [
    Example("ar", "Error 404", "الخطأ ①٤٠٥", "① note: '٤٠٥' is '404' in the source"),
    Example(
      "pl", "Wait 30 seconds", "①Poczekaj chwilę", "① note: the source's number '30' is missing"),
    Example("ru", "Wait a moment", "Ждите ①5 минут", "① note: '5' isn't in the source"),
  ])
  func `a number that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(NumberChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Error 404", "الخطأ ٤٠٤"),
    Example("ar", "Past 7 days", "الأيام السبعة الماضية"),
    Example("de", "1,234.5 items", "1.234,5 Elemente"),
    Example("ar", "50% off", "خصم ٥٠٪"),
    Example("pl", "At 6 p.m.", "O 18"),
    Example("ar", "Two files in 1 folder", "ملفان في مجلد"),
    Example("pl", "Use MP3", "Użyj formatu"),
    Example("fa", "Version 2.4.1", "نسخهٔ ۲.۴.۱"),
    Example("ru", "Wait seven days", "Ждите 7 дней"),
  ])
  func `the same number in the locale's form is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(NumberChanged.self) == [])
  }
}
