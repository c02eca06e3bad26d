import BayanChecks
import Testing

struct RepeatedWordTests {
  @Test(arguments: [
    Example("ar", "The file is saved", "①الملف الملف محفوظ", "① note: 'الملف' is there twice"),
    Example("en", nil, "①The the file", "① note: 'The' is there twice"),
    Example("he", "Save the file", "①שמור שמור", "① note: 'שמור' is there twice"),
    Example("de", "The file", "①Die Die Datei", "① note: 'Die' is there twice"),
    Example("pl", "The file", "Plik ①jest jest", "① note: 'jest' is there twice"),
  ])
  func `a word written twice is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(RepeatedWord.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Theme (theme: dark)", "السمة (السمة: داكن)"),
    Example("de", "Those who know", "Die die es wissen"),
    Example("fr", "We meet", "Nous nous voyons"),
    Example("en", nil, "2 2"),
    Example("pl", "{$name} {$name}", "{$name} {$name}"),
  ])
  func `repetitions that the language has are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(RepeatedWord.self) == [])
  }

  @Test(arguments: [
    Example("pl", "The file", "Plik jest jest", "Plik jest")
  ])
  func `the fix removes the second word`(_ example: Example) throws {
    #expect(try example.fixed(RepeatedWord.self) == example.diagnostic)
  }
}
