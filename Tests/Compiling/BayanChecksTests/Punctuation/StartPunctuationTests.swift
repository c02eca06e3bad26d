import BayanChecks
import Testing

@Suite("start-punctuation")
struct StartPunctuationTests {
  @Test(arguments: [
    Example(
      "ar", "- First item", "①العنصر الأول",
      "① note: the translation starts with no mark, and the source with '-'")
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(StartPunctuation.self) == [example.finding])
  }

  @Test(arguments: [
    Example("es", "Are you sure?", "¿Seguro?"),
    Example("pl", "\"a\" b", "«a» b"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(StartPunctuation.self) == [])
  }
}
