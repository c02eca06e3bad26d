import BayanChecks
import Testing

@Suite("bracket-balance")
struct BracketBalanceTests {
  @Test(arguments: [
    Example("ar", "Saved (copy)", "حُفظ ①(نسخة", "① note: the bracket '(' has no counterpart"),
    Example("pl", "Saved", "Zapisano①)", "① note: the bracket ')' has no counterpart"),
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(BracketBalance.self) == [example.finding])
  }

  @Test(arguments: [
    Example("ar", "1) One", "1) واحد"),
    Example("pl", "Saved", "Zapisano (kopia)"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(BracketBalance.self) == [])
  }
}
