import BayanChecks
import Testing

@Suite("newline-mismatch")
struct NewlineMismatchTests {
  @Test(arguments: [
    Example(
      "ar", "Save\n", "حفظ①",
      "① warning: the translation ends with no line feed, and the source with a line feed"),
    Example(
      "pl", "Save", "①\nZapisz",
      "① warning: the translation starts with a line feed, and the source with no line feed"),
    Example(
      "he", "\n    Saved\n  ", "\nנשמר①",
      "① note: the translation ends with no line feed, and the source with a line feed"),
    Example("ru", "a\nb", "①а б", "① note: the translation has one line, and the source several"),
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(NewlineMismatch.self) == [example.finding])
  }

  @Test(arguments: [
    Example("ar", "Save\n", "حفظ\n"),
    Example("pl", "a\nb\nc", "a\nb"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(NewlineMismatch.self) == [])
  }

  @Test(arguments: [
    Example("ar", "Save\n", "حفظ", "حفظ\n")
  ])
  func `mends`(_ example: Example) throws {
    #expect(try example.fixed(NewlineMismatch.self) == example.finding)
  }
}
