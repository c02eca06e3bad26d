import BayanChecks
import Testing

struct StartPunctuationTests {
  @Test(arguments: [
    Example(
      "ar", "- First item", "①العنصر الأول",
      "① note: the translation starts with no mark, and the source with '-'")
  ])
  func `another mark at the start than the source's is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(StartPunctuation.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("es", "Are you sure?", "¿Seguro?"),
    Example("pl", "\"a\" b", "«a» b"),
  ])
  func `a start that says the same is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(StartPunctuation.self) == [])
  }
}
