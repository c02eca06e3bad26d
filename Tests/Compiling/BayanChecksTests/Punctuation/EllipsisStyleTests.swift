import BayanChecks
import Testing

struct EllipsisStyleTests {
  @Test(arguments: [
    Example("ar", "Loading…", "جارٍ التحميل①...", "① note: three full stops are used instead of '…'")
  ])
  func `another ellipsis than the source's is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(EllipsisStyle.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Loading…", "جارٍ التحميل…"),
    Example("pl", "Wait", "Czekaj...."),
  ])
  func `an ellipsis as in the source is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(EllipsisStyle.self) == [])
  }

  @Test(arguments: [
    Example("pl", "Loading…", "Ładowanie...", "Ładowanie…")
  ])
  func `the fix writes the source's ellipsis`(_ example: Example) throws {
    #expect(try example.fixed(EllipsisStyle.self) == example.diagnostic)
  }
}
