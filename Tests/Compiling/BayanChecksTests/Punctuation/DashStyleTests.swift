import BayanChecks
import Testing

@Suite("dash-style")
struct DashStyleTests {
  @Test(arguments: [
    Example(
      "ar", "Time is up – retry", "انتهى الوقت ①- أعد المحاولة",
      "① note: a hyphen is used as a dash"),
    Example("pl", "Time is up – retry", "Koniec ①-- spróbuj", "① note: a hyphen is used as a dash"),
  ])
  func `reports`(_ example: Example) throws {
    #expect(try example.findings(DashStyle.self) == [example.finding])
  }

  @Test(arguments: [
    Example("ar", "5 - 10", "5 - 10"),
    Example("pl", "a", "biało-czerwony -v"),
    Example("pl", "a", "\n- lista"),
  ])
  func `says nothing`(_ example: Example) throws {
    #expect(try example.findings(DashStyle.self) == [])
  }
}
