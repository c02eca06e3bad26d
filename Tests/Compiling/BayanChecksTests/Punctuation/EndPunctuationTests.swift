import BayanChecks
import Testing

struct EndPunctuationTests {
  @Test(arguments: [
    Example(
      "ar", "Log in again please.", "سجّل الدخول مجددًا①",
      "① note: the translation ends with no mark, and the source with a full stop"),
    Example(
      "he", "File saved.", "הקובץ נשמר①",
      "① note: the translation ends with no mark, and the source with a full stop"),
    Example(
      "pl", "Name:", "Nazwa①.",
      "① note: the translation ends with a full stop, and the source with a colon"),
    Example(
      "ar", "Choose PNG or TXT.", "اختر PNG أو TXT①",
      "① note: the translation ends with no mark, and the source with a full stop"),
    Example(
      "ru", "It needs version 3.0.1.", "Нужна версия 3.0.1①",
      "① note: the translation ends with no mark, and the source with a full stop"),
    Example(
      "ru", "Are you sure?", "Вы уверены①.",
      "① note: the translation ends with a full stop, and the source with a question mark"),
  ])
  func `an end that the source's mark is missing from is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(EndPunctuation.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Are you sure?", "هل أنت متأكد؟"),
    Example("el", "Are you sure?", "Είστε σίγουροι;"),
    Example("ja", "It has been saved.", "保存されました。"),
    Example("hi", "It has been saved.", "सहेजा गया।"),
    Example("ur", "It has been saved.", "محفوظ ہو گیا۔"),
    Example("ar", "Save it at 6 p.m.", "احفظه 6 مساءً"),
    Example("th", "It has been saved.", "บันทึกแล้ว"),
    Example("hy", "Are you sure of it?", "Դուք վստա՞հ եք։"),
    Example("fr", "It has been saved!", "Ce fut enregistré."),
    Example("am", "It has been saved.", "ተቀምጧል።"),
    Example("ar", "Loading...", "جارٍ التحميل…"),
    Example("pl", "Sept.", "wrzesień"),
  ])
  func `ends that say the same in the locale's marks are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(EndPunctuation.self) == [])
  }
}
