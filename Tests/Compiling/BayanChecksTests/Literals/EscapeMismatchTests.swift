import BayanChecks
import Testing

@Suite("escape-mismatch")
struct EscapeMismatchTests {
  @Test(arguments: [
    Example(
      "ar", "One\ntwo", "واحد①\\\\nاثنان",
      "① warning: '\\n' is shown to the reader as it is; the source has none here"),
    Example(
      "fr", "Say \\\\\"hello\\\\\"", "①Dites bonjour", "① warning: the source's '\\\"' is missing"),
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(EscapeMismatch.self) == [example.finding])
  }

  @Test(arguments: [
    Example("ar", "One\\\\ntwo", "واحد\\\\nاثنان"),
    Example("pl", "In C:\\\\new", "W C:\\\\nowy"),
    Example("pl", "In C:\\\\new", "W D:\\\\nowy"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(EscapeMismatch.self) == [])
  }
}
