import BayanChecks
import Testing

struct OptionalPluralTests {
  @Test(arguments: [
    Example(
      "en", nil, "Delete the ①file(s)?",
      "① note: 'file(s)' can't be translated; select by the number with '.match'")
  ])
  func `a plural in brackets is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(OptionalPlural.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("en", nil, "Call open() (now)"),
    Example("pl", "Delete files", "Usuń plik(i)"),
  ])
  func `brackets that are no plural are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(OptionalPlural.self) == [])
  }
}
