import BayanRuntime
import Testing

@Suite("Dates and times")
struct MessageDateTimeTests {
  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00Z"), (-0.001, "1969-12-31T23:59:59.999Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (1_136_214_245.5, "2006-01-02T15:04:05.500Z"),
    (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (-1e18, "0001-01-01T00:00:00Z"), (1e18, "9999-12-31T23:59:59.999Z"),
    (.infinity, "9999-12-31T23:59:59.999Z"), (.nan, "1970-01-01T00:00:00Z"),
  ])
  func `seconds since 1970 are fields in UTC`(seconds: Double, literal: String) {
    #expect(MessageDateTime(secondsSince1970: seconds).literal == literal)
  }

  @Test func `or in another offset`() {
    #expect(
      MessageDateTime(secondsSince1970: 0, offset: 330).literal == "1970-01-01T05:30:00+05:30")
    #expect(
      MessageDateTime(secondsSince1970: 0, offset: -210).literal == "1969-12-31T20:30:00-03:30")
  }

  @Test func `every day of some centuries comes back from its literal`() {
    for day in stride(from: -800_000.0, to: 800_000, by: 17) {
      let value = MessageDateTime(secondsSince1970: day * 86_400)
      #expect(MessageDateTime(value.literal) == value)
      #expect(
        MessageDateTime(year: value.year, month: value.month, day: value.day, offset: 0) == value)
    }
  }

  @Test(arguments: [
    "1996-12-19T16:39:57-08:00[America/Los_Angeles]", "2022-07-08T00:14:07Z[Europe/Paris]",
    "2022-07-08T00:14:07+00:00[!Europe/London]", "2022-07-08T00:14:07+02:00[u-ca=hebrew]",
    "2022-07-08T00:14:07.500+08:45[+08:45][u-ca=islamic-civil]", "2022-07-08T00:14:07",
  ])
  func `a zone and a calendar come back from their literal`(_ literal: String) {
    #expect(MessageDateTime(literal)?.literal == literal)
  }

  @Test func `small letters are read, and written as capitals`() {
    #expect(MessageDateTime("2022-07-08t00:14:07z")?.literal == "2022-07-08T00:14:07Z")
    #expect(
      MessageDateTime("2022-07-08t00:14:07z[Europe/Paris]")?.literal
        == "2022-07-08T00:14:07Z[Europe/Paris]")
  }

  @Test func `hostile suffixes end`() {
    for suffix in [String(repeating: "[", count: 5_000), String(repeating: "[a=b]", count: 5_000)] {
      #expect(MessageDateTime("2022-07-08T00:14:07Z" + suffix) == nil)
    }
  }

  @Test func `fields that no day has aren't taken`() {
    #expect(MessageDateTime(year: 2023, month: 2, day: 29) == nil)
    #expect(MessageDateTime(year: 2024, month: 2, day: 29) != nil)
    #expect(MessageDateTime(year: 0, month: 1, day: 1) == nil)
    #expect(MessageDateTime(year: 2024, month: 1, day: 1, hour: 24) == nil)
    #expect(MessageDateTime(year: 2024, month: 1, day: 1, offset: 841) == nil)
  }
}
