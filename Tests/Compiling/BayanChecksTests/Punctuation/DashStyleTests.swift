import BayanChecks
import Testing

struct DashStyleTests {
  @Test(arguments: [
    Example(
      "ar", "Time is up – retry", "انتهى الوقت ①- أعد المحاولة",
      "① note: a hyphen is used as a dash"),
    Example("pl", "Time is up – retry", "Koniec ①-- spróbuj", "① note: a hyphen is used as a dash"),
  ])
  func `a dash that the locale doesn't write is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(DashStyle.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "5 - 10", "5 - 10"),
    Example("pl", "a", "biało-czerwony -v"),
    Example("pl", "a", "\n- lista"),
  ])
  func `dashes as the locale or the source has them are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(DashStyle.self) == [])
  }
}
