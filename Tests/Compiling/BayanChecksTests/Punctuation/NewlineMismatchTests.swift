import BayanChecks
import Testing

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
    Example(
      "fr", "Save\n\n", "Enregistrer①\n",
      "① note: the translation ends with a line feed, and the source with 2 line feeds"),
    Example("ru", "a\nb", "①а б", "① note: the translation has one line, and the source several"),
  ])
  func `other line breaks than the source's are reported`(_ example: Example) throws {
    #expect(try example.diagnostics(NewlineMismatch.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Save\n", "حفظ\n"),
    Example("pl", "a\nb\nc", "a\nb"),
  ])
  func `line breaks as in the source are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(NewlineMismatch.self) == [])
  }

  @Test(arguments: [
    Example("ar", "Save\n", "حفظ", "حفظ\n")
  ])
  func `the fix breaks lines as the source does`(_ example: Example) throws {
    #expect(try example.fixed(NewlineMismatch.self) == example.diagnostic)
  }
}
