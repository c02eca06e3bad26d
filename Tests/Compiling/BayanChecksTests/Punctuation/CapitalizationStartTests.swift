import BayanChecks
import Testing

struct CapitalizationStartTests {
  @Test(arguments: [
    Example(
      "ru", "Save", "①сохранить",
      "① note: the translation starts with a small letter, and the source with a capital")
  ])
  func `another case than the source's at the start is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(CapitalizationStart.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Save", "حفظ"),
    Example("ru", "Save", "Сохранить"),
    Example("pl", "{$name} is", "{$name} jest"),
  ])
  func `a start that fits the source or the language is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(CapitalizationStart.self) == [])
  }

  @Test(arguments: [
    Example("ru", "Save", "сохранить", "Сохранить")
  ])
  func `the fix changes the case of the first letter`(_ example: Example) throws {
    #expect(try example.fixed(CapitalizationStart.self) == example.diagnostic)
  }
}
