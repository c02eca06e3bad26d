import BayanChecks
import Testing

struct BracketBalanceTests {
  @Test(arguments: [
    Example("ar", "Saved (copy)", "حُفظ ①(نسخة", "① note: the bracket '(' has no counterpart"),
    Example("pl", "Saved", "Zapisano①)", "① note: the bracket ')' has no counterpart"),
  ])
  func `a bracket without its other half is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(BracketBalance.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "1) One", "1) واحد"),
    Example("pl", "Saved", "Zapisano (kopia)"),
  ])
  func `balanced brackets and other uses of them are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(BracketBalance.self) == [])
  }
}
