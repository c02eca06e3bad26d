import BayanChecks
import Testing

struct LengthRatioTests {
  @Test(arguments: [
    Example(
      "ar", "The file was saved to your folder.", "①حُفظ",
      "① note: the translation has 3 characters, and the source 34")
  ])
  func `a translation of an unlikely length is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(LengthRatio.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "F", "جمعة"),
    Example("ja", "The file was saved to your folder.", "保存した"),
  ])
  func `a translation of a likely length is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(LengthRatio.self) == [])
  }
}
