import BayanChecks
import Testing

struct AcronymChangedTests {
  @Test(arguments: [
    Example(
      "ar", "Input must be JSON", "①يجب أن يكون جسون", "① note: the source's 'JSON' is missing")
  ])
  func `an acronym that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(AcronymChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "API usage", "استخدام الAPI"),
    Example("pl", "SAVE NOW", "ZAPISZ TERAZ"),
  ])
  func `acronyms that stayed or that the language writes otherwise are accepted`(
    _ example: Example
  ) throws {
    #expect(try example.diagnostics(AcronymChanged.self) == [])
  }
}
