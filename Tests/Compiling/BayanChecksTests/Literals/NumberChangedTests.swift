import BayanChecks
import Testing

struct NumberChangedTests {
  @Test(arguments: [
    Example("ar", "Error 404", "الخطأ ①٤٠٥", "① warning: '٤٠٥' is '404' in the source"),
    Example(
      "de", "Written in UTF-8", "In UTF-①7 geschrieben", "① warning: '7' is '8' in the source"),
    Example(
      "ru", "Use 802.1x here", "Здесь ①802.2x", "① warning: '802.2' is '802.1' in the source"),
    Example("ja", "Version 2.2.8", "バージョン①2.2.9", "① warning: '2.2.9' is '2.2.8' in the source"),
    Example(
      "fr", "Use -1 for none", "Utilisez ①1 pour rien", "① warning: '1' is '-1' in the source"),
    Example("ar", "Level (-70 dB)", "المستوى (①70 dB)", "① warning: '70' is '-70' in the source"),
    Example(
      "de", "The exponent is less than 0", "Der Exponent ist kleiner als ①1",
      "① warning: '1' is '0' in the source"),
    Example(
      "fr", "Use -1 or less", "Utilisez ①1 ou moins", "① warning: '1' is '-1' in the source"),
    Example("fr", "Set it to -1", "Mettre -①2", "① warning: '2' is '1' in the source"),
    Example(
      "de", "A number from 1 to {$count}", "Eine Zahl von ①6 bis {$count}",
      "① warning: '6' is '1' in the source"),
    Example(
      "ja", "A 30-foot rope", "①9mのロープ", "① note: '9' is '30' in the source"),
    Example(
      "hu", "Up to 2000 degrees Fahrenheit", "Legfeljebb ①1000 fok",
      "① note: '1000' is '2000' in the source"),
    Example(
      "ru", "A barrel of 18.5 inch", "Ствол ①46 см", "① note: '46' is '18.5' in the source"),
    Example(
      "fr", "Percent from 0 to 100", "Pourcentage de 0 à ①106",
      "① warning: '106' is '100' in the source"),
    Example("ja", "Windows-1255", "Windows-①1256", "① warning: '1256' is '1255' in the source"),
    Example("ja", "It falls by 10", "温度が①20低下する", "① warning: '20' is '10' in the source"),
    Example("pl", "At 10:30", "O ①10:40", "① warning: '10:40' is '10:30' in the source"),
    Example(
      "pl", "Wait 30 seconds", "①Poczekaj chwilę", "① note: the source's number '30' is missing"),
    Example("ru", "Wait a moment", "Ждите ①5 минут", "① note: '5' isn't in the source"),
  ])
  func `a number that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(NumberChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("de", "Wait 30 of 60 seconds", "20 von 50 Sekunden warten"),
    Example("de", "Price 0.50", "Preis 0,5"),
    Example("de", "On 5/31/2024", "Am 31.5.2024"),
    Example("fr", "At 2:30 PM", "À 14:30"),
    Example("de", "20ths of seconds", "1/20 Sekunde"),
    Example("he", "March (03)", "מרץ (3)"),
    Example("fr", "3rd Grade", "CE2"),
  ])
  func `several numbers, and what may be another form, are notes`(_ example: Example) throws {
    let found = try example.diagnostics(NumberChanged.self)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.contains(" note: ") })
  }

  @Test(arguments: [
    Example("ar", "Error 404", "الخطأ ٤٠٤"),
    Example("ar", "Use -1 for none", "استخدم ١- لعدم وجود شيء"),
    Example("de", "Use -1 for none", "− 1 für keinen"),
    Example("de", "Use -1 for none", "Minus 1 für keinen"),
    Example("fr", "Use -1 for none", "Utilisez moins 1 pour rien"),
    Example("de", "From 10 -20", "Von 10 bis 20"),
    Example("de", "Set it to -1, not to 1", "Auf 1 und nicht 1"),
    Example("ar", "Past 7 days", "الأيام السبعة الماضية"),
    Example("de", "1,234.5 items", "1.234,5 Elemente"),
    Example("ar", "50% off", "خصم ٥٠٪"),
    Example("pl", "At 6 p.m.", "O 18"),
    Example("ar", "Two files in 1 folder", "ملفان في مجلد"),
    Example("pl", "Use MP3", "Użyj formatu"),
    Example("fa", "Version 2.4.1", "نسخهٔ ۲.۴.۱"),
    Example("de", "It needs win32text", "Es braucht Windows x86"),
    Example("ru", "Wait seven days", "Ждите 7 дней"),
  ])
  func `the same number in the locale's form is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(NumberChanged.self) == [])
  }
}
