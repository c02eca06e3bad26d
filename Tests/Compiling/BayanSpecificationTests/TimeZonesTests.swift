import BayanCompiler
import BayanMessageSyntax
import BayanRuntime
import Testing

@testable import BayanICUFunctions

/// Zones of the registry, unknown zones, and zones whose rules are newer than ICU's data.
@Suite("Time zones")
struct TimeZonesTests {
  private func text(
    _ message: String, at moment: String, zone: String?, locale: String = "en"
  ) throws -> (text: String, errors: [String]) {
    let preview = try #require(
      MessagePreview(ParsedMessage.parse(message).message, locale: locale))
    let value = try #require(MessageDateTime(moment))
    var errors: [String] = []
    let text = preview.string(
      [MessageArgument("at", .dateTime(value))], for: .json,
      functions: ICUFunctions.registry(timeZone: zone)
    ) { errors.append($0.code) }
    return (text, errors)
  }

  static let form = "{$at :datetime dateLength=short timePrecision=minute hour12=false}"

  @Test(arguments: ["Nowhere/X", "", "Africa", "Africa/Cairo/", "../UTC", "+25:00", "a\0b", "xx"])
  func `an unknown zone is an error, and no other zone's time is shown`(zone: String) throws {
    let found = try text(Self.form, at: "2026-07-01T12:00:00Z", zone: zone)
    #expect(found.text == "{$at}" && found.errors == ["bad-option"])
    #expect(try text("{$at}", at: "2026-07-01T12:00:00Z", zone: zone).text == "{$at}")
    #expect(!ICUFunctions.isTimeZone(zone))
    // The message's own zone is known even so.
    let own = try text(
      "{$at :time timeZone=|+03:00| hour12=false}", at: "2026-07-01T12:00:00Z", zone: zone)
    #expect(own.text == "15:00" && own.errors.isEmpty)
  }

  @Test(arguments: [
    "Africa/Cairo", "africa/cairo", "UTC", "utc", "+03:00", "-03:30", "Asia/Riyadh", "Etc/GMT+3",
  ])
  func `zones that are known are shown`(zone: String) throws {
    #expect(ICUFunctions.isTimeZone(zone))
    #expect(try text(Self.form, at: "2026-07-01T12:00:00Z", zone: zone).errors.isEmpty)
  }

  #if os(Linux)
    @Test(
      .enabled(if: SystemTimeZone("Africa/Cairo") != nil, "needs the package tzdata"),
      arguments: [
        ("Africa/Cairo", "2026-07-01T12:00:00Z", "7/1/2026, 15:00"),
        ("Africa/Cairo", "2026-01-01T12:00:00Z", "1/1/2026, 14:00"),
        ("America/Mexico_City", "2026-07-01T12:00:00Z", "7/1/2026, 06:00"),
        ("Asia/Almaty", "2026-07-01T12:00:00Z", "7/1/2026, 17:00"),
        ("Asia/Amman", "2026-01-01T12:00:00Z", "1/1/2026, 15:00"),
        ("Europe/Kyiv", "2026-07-01T12:00:00Z", "7/1/2026, 15:00"),
        // A time without an offset is in the zone's local time.
        ("Africa/Cairo", "2026-07-01T12:00:00", "7/1/2026, 12:00"),
        ("America/New_York", "2026-11-01T01:30:00", "11/1/2026, 01:30"),
      ])
    func `the system's rules decide where ICU's are older`(
      zone: String, moment: String, expected: String
    ) throws {
      #expect(try text(Self.form, at: moment, zone: zone).text == expected)
    }

    @Test(.enabled(if: SystemTimeZone("Africa/Cairo") != nil, "needs the package tzdata"))
    func `a zone's name fits the time beside it`() throws {
      let form = "{$at :time timeZone=|Africa/Cairo| timeZoneStyle=long hour12=false}"
      let summer = try text(form, at: "2026-07-01T12:00:00Z", zone: nil).text
      #expect(["15:00 GMT+03:00", "15:00 Eastern European Summer Time"].contains(summer))
      let winter = try text(form, at: "2026-01-01T12:00:00Z", zone: nil).text
      #expect(winter == "14:00 Eastern European Standard Time")
    }

    static let moments: [Int64] = [
      -631_108_800, 930_830_400, 1_293_796_800, 1_648_814_400, 1_767_268_800, 1_782_907_200,
      2_549_448_000, 4_076_049_600,
    ]

    /// - Source: tzdata 2025b, by way of Python's `zoneinfo`.
    @Test(
      .enabled(if: SystemTimeZone("Africa/Cairo") != nil, "needs the package tzdata"),
      arguments: [
        ("America/New_York", [-18000, -14400, -18000, -14400, -18000, -14400, -14400, -18000]),
        ("Australia/Sydney", [36000, 36000, 39600, 39600, 39600, 36000, 39600, 39600]),
        ("America/Sao_Paulo", [-7200, -10800, -7200, -10800, -10800, -10800, -10800, -10800]),
        ("Europe/Dublin", [0, 3600, 0, 3600, 0, 3600, 3600, 0]),
        ("Asia/Kolkata", [19800, 19800, 19800, 19800, 19800, 19800, 19800, 19800]),
        ("Pacific/Apia", [-39600, -39600, -36000, 46800, 46800, 46800, 46800, 46800]),
        ("America/Santiago", [-14400, -14400, -10800, -10800, -10800, -14400, -10800, -10800]),
        ("Asia/Gaza", [7200, 10800, 7200, 10800, 7200, 10800, 10800, 7200]),
        ("Antarctica/Troll", [0, 0, 0, 7200, 0, 7200, 7200, 0]),
        ("Asia/Jerusalem", [7200, 10800, 7200, 10800, 7200, 10800, 10800, 7200]),
      ])
    func `rules are read from the system's files`(zone: String, offsets: [Int]) throws {
      let found = try #require(SystemTimeZone(zone))
      #expect(Self.moments.map { found.offset(at: $0) } == offsets)
    }
  #endif

  @Test(arguments: [
    ("EET-2EEST,M4.5.5/0,M10.5.4/24", [7200, 10800]), ("CST6", [-21600, -21600]),
    ("<+0330>-3:30", [12600, 12600]), ("IST-1GMT0,M10.5.0,M3.5.0/1", [0, 3600]),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", [39600, 36000]), ("EST5EDT,J60,J300", [-18000, -14400]),
    ("EST5EDT,59,299", [-18000, -14400]), ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", [-7200, -3600]),
  ])
  func `the rule at a file's end holds for all years to come`(rule: String, offsets: [Int]) throws {
    let found = try #require(PosixTimeZoneRule(rule))
    #expect([1_767_268_800, 1_782_907_200].map { found.offset(at: $0) } == offsets)
  }

  @Test(arguments: [
    "", "EE-2", "EET", "EET-2EEST", "EET-25", "EET-2EEST,M4.5.5", "EET-2EEST,M13.1.1,M1.1.1",
    "EET-2EEST,M1.6.1,M1.1.1", "<EET-2", "EET-2EEST,M4.5.5/0,M10.5.4/24 ", "EET-2EEST,J0,J1",
  ])
  func `an invalid rule is refused`(rule: String) { #expect(PosixTimeZoneRule(rule) == nil) }

  @Test func `damaged files are refused, whatever is in them`() {
    var bytes = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 39)
    #expect(SystemTimeZone(tzif: []) == nil && SystemTimeZone(tzif: bytes) == nil)
    bytes[35] = 255
    bytes[32] = 127
    #expect(SystemTimeZone(tzif: bytes + bytes) == nil)
    for name in [
      "", "../../etc/passwd", "/etc/passwd", "Africa/", "Africa//Cairo", "a\0", "zone.tab",
    ] {
      #expect(SystemTimeZone(name) == nil, "\(name)")
    }
  }
}
