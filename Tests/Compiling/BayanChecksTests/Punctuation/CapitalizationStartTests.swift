import BayanChecks
import Testing

@Suite("capitalization-start")
struct CapitalizationStartTests {
  @Test(arguments: [
    Example(
      "ru", "Save", "①сохранить",
      "① note: the translation starts with a small letter, and the source with a capital")
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(CapitalizationStart.self) == [example.finding])
  }

  @Test(arguments: [
    Example("ar", "Save", "حفظ"),
    Example("ru", "Save", "Сохранить"),
    Example("pl", "{$name} is", "{$name} jest"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(CapitalizationStart.self) == [])
  }

  @Test(arguments: [
    Example("ru", "Save", "сохранить", "Сохранить")
  ])
  func `mends`(_ example: Example) throws {
    #expect(try example.fixed(CapitalizationStart.self) == example.finding)
  }
}
