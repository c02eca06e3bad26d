import BayanChecks
import Testing

struct SentenceCountTests {
  @Test(arguments: [
    Example(
      "ar", "It failed. Try again.", "①فشلت العملية، حاول مجددًا.",
      "① note: the translation has 1 sentence, and the source 2 sentences")
  ])
  func `another number of sentences than the source's is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(SentenceCount.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "It failed. Try again.", "فشلت العملية. حاول مجددًا."),
    Example("th", "It failed. Try.", "ล้มเหลว"),
    Example("ja", "It failed. Try again.", "失敗しました。再試行してください。"),
  ])
  func `the same number of sentences is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(SentenceCount.self) == [])
  }
}
