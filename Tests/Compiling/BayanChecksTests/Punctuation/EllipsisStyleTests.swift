import BayanChecks
import Testing

@Suite("ellipsis-style")
struct EllipsisStyleTests {
  @Test(arguments: [
    Example("ar", "Loading…", "جارٍ التحميل①...", "① note: three full stops are used instead of '…'")
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(EllipsisStyle.self) == [example.finding])
  }

  @Test(arguments: [
    Example("ar", "Loading…", "جارٍ التحميل…"),
    Example("pl", "Wait", "Czekaj...."),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(EllipsisStyle.self) == [])
  }

  @Test(arguments: [
    Example("pl", "Loading…", "Ładowanie...", "Ładowanie…")
  ])
  func `mends`(_ example: Example) throws {
    #expect(try example.fixed(EllipsisStyle.self) == example.finding)
  }
}
