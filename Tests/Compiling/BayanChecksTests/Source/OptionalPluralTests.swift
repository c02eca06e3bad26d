import BayanChecks
import Testing

@Suite("optional-plural")
struct OptionalPluralTests {
  @Test(arguments: [
    Example(
      "en", nil, "Delete the ①file(s)?",
      "① note: 'file(s)' can't be translated; select by the number with '.match'")
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(OptionalPlural.self) == [example.finding])
  }

  @Test(arguments: [
    Example("en", nil, "Call open() (now)"),
    Example("pl", "Delete files", "Usuń plik(i)"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(OptionalPlural.self) == [])
  }
}
