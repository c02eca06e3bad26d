import BayanChecks
import Testing

@Suite("acronym-changed")
struct AcronymChangedTests {
  @Test(arguments: [
    Example(
      "ar", "Input must be JSON", "①يجب أن يكون جسون", "① note: the source's 'JSON' is missing")
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(AcronymChanged.self) == [example.finding])
  }

  @Test(arguments: [
    Example("ar", "API usage", "استخدام الAPI"),
    Example("pl", "SAVE NOW", "ZAPISZ TERAZ"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(AcronymChanged.self) == [])
  }
}
