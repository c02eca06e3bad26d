import BayanICUFunctions
import BayanRuntime
import Testing

/// Statements of RFC 9557, "Date and Time on the Internet: Timestamps with Additional Information".
@Suite("Times with a zone and a calendar")
struct DateTimeSuffixTests {
  private static func time(
    _ statement: String, _ literal: String, _ text: String? = nil, options: String = ""
  ) -> Statement {
    Statement(
      statement, "{|\(literal)| :time hour12=false \(options)}", text ?? "{|\(literal)|}",
      text == nil ? ["bad-operand"] : [])
  }

  private static func date(
    _ statement: String, _ suffix: String, _ text: String? = nil
  ) -> Statement {
    let literal = "2022-07-08T00:14:07+02:00" + suffix
    return Statement(
      statement, "{|\(literal)| :date}", text ?? "{|\(literal)|}",
      text == nil ? ["bad-operand"] : [])
  }

  static let zones = [
    time(
      "A time is shown in its zone", "1996-12-19T16:39:57-08:00[America/Los_Angeles]", "16:39 PST",
      options: "timeZoneStyle=short"),
    time("An offset can be the zone", "2022-07-08T00:14:07+08:45[+08:45]", "00:14"),
    time("A name has any case", "2022-07-08T00:14:07+02:00[europe/PARIS]", "00:14"),
    time(
      "Z says the moment alone, and fits every zone", "2022-07-08T00:14:07Z[Europe/Paris]", "02:14"),
    time("So does -00:00", "2022-07-08T00:14:07-00:00[!Europe/Paris]", "02:14"),
    time("Also where the zone is critical", "2022-07-08T00:14:07Z[!Europe/Paris]", "02:14"),
    time("And where it is an offset", "2022-07-08T00:14:07Z[!+08:45]", "08:59"),
    time(
      "An offset that isn't the zone's says which moment it is",
      "2022-07-08T00:14:07+01:00[Europe/Paris]",
      "01:14"),
    time(
      "A critical zone must agree with the offset", "2022-07-08T00:14:07+02:00[!Europe/Paris]",
      "00:14"),
    time("Else the value can't be used", "2022-07-08T00:14:07+01:00[!Europe/Paris]"),
    time("+00:00 is an offset like others", "2022-07-08T00:14:07+00:00[!Europe/London]"),
    time("Zones that are offsets must agree too", "2022-07-08T00:14:07+01:00[!+08:45]"),
    time(
      "In winter the zone has another offset", "2022-01-08T00:14:07+00:00[!Europe/London]", "00:14"),
    time("A zone that isn't known is left out", "2022-07-08T00:14:07+02:00[Mars/Olympus]", "00:14"),
    time("Unless it is critical", "2022-07-08T00:14:07+02:00[!Mars/Olympus]"),
    time(
      "'input' is the zone", "2022-07-08T00:14:07Z[Europe/Paris]", "02:14",
      options: "timeZone=input"),
    time(
      "An option comes before it", "2022-07-08T00:14:07Z[Europe/Paris]", "00:14",
      options: "timeZone=UTC"),
    time("A zone needs an offset before it", "2022-07-08T00:14:07[Europe/Paris]"),
    time("There is one zone", "2022-07-08T00:14:07Z[Europe/Paris][Asia/Riyadh]"),
    time("It comes first", "2022-07-08T00:14:07Z[u-ca=hebrew][Europe/Paris]"),
    time("It has the form of a zone", "2022-07-08T00:14:07Z[../etc]"),
    time("It is not empty", "2022-07-08T00:14:07Z[]"),
    time("Nor with its flag", "2022-07-08T00:14:07Z[!]"),
    time("It ends", "2022-07-08T00:14:07Z[Europe/Paris"),
    time("Nothing follows", "2022-07-08T00:14:07Z[Europe/Paris] "),
  ]

  static let tags = [
    date("A calendar is that of the date", "[u-ca=buddhist]", "Jul 8, 2565 BE"),
    date("Critical or not", "[Europe/Paris][!u-ca=buddhist]", "Jul 8, 2565 BE"),
    date("One that isn't known is left out", "[u-ca=mayan]", "Jul 8, 2022"),
    date("Unless it is critical", "[!u-ca=mayan]"),
    date("Of two the first counts", "[u-ca=buddhist][u-ca=hebrew]", "Jul 8, 2565 BE"),
    date("Unless one is critical", "[u-ca=buddhist][!u-ca=hebrew]"),
    date("What isn't known is left out", "[_foo=bar][x-foo=baz-7]", "Jul 8, 2022"),
    date("Unless it is critical, whatever it is", "[!foo=bar]"),
    date("Keys have small letters", "[Foo=bar]"),
    date("Values aren't empty", "[foo=]"),
    date("Nor their parts", "[foo=bar-]"),
  ]

  static let times = [
    time(
      "A fraction has any number of digits", "2022-07-08T00:14:07.123456789Z", "00:14:07",
      options: "precision=second"),
    time("But one", "2022-07-08T00:14:07.Z"),
    time(
      "There are leap seconds", "1990-12-31T23:59:60Z", "23:59:59", options: "precision=second"),
    time("And none after them", "1990-12-31T23:59:61Z"),
  ]

  @Test(arguments: zones + tags + times)
  func `an RFC 9557 timestamp is read as the standard says`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test func `the program's zone comes before that of a value, as before an offset`() throws {
    let functions = ICUFunctions.registry(timeZone: "Asia/Riyadh")
    try Statement(
      "", "{|2022-07-08T00:14:07Z[Europe/Paris]| :time hour12=false}", "03:14"
    ).expectHolds(functions: functions)
  }

  @Test(arguments: [
    ("{|2022-07-08T00:14:07+02:00[Europe/Paris]| :time}", "00:14", ["unsupported-operation"]),
    (
      "{|2022-07-08T00:14:07+02:00[!Europe/Paris]| :time}",
      "{|2022-07-08T00:14:07+02:00[!Europe/Paris]|}", ["bad-operand"]
    ),
    ("{|2022-07-08T00:14:07+02:00[!+02:00]| :time}", "00:14", ["unsupported-operation"]),
  ])
  func `without ICU a zone can't be looked up, so that a critical one is refused`(
    _ message: String, _ text: String, _ errors: [String]
  ) throws {
    try Statement("", message, text, errors).expectHolds(functions: FunctionRegistry())
  }

  @Test(arguments: [
    ("{|2022-07-08| :date}", "Jul 8, 2022", [] as [String]),
    ("{|2022-07-08T00:14:07Z| :date}", "{|2022-07-08T00:14:07Z|}", ["bad-operand"]),
    ("{|00:14:07| :time hour12=false}", "00:14", []),
    ("{|00:14:07Z| :time timeZone=|+03:00| hour12=false}", "03:14", []),
    ("{|2022-07-08| :time}", "{|2022-07-08|}", ["bad-operand"]),
    ("{|2022-07-08T00:14:07Z| :time}", "{|2022-07-08T00:14:07Z|}", ["bad-operand"]),
    ("{|2022-07-08T00:14:07Z| :datetime hour12=false}", "Jul 8, 2022, 00:14", []),
    ("{|00:14:07| :datetime}", "{|00:14:07|}", ["bad-operand"]),
    ("{$d :date} {$d :time hour12=false}", "Jul 8, 2022 00:14", []),
  ])
  func `as the working group agreed, ':date' takes dates alone and ':time' times`(
    _ message: String, _ text: String, _ errors: [String]
  ) throws {
    let moment = try #require(MessageDateTime("2022-07-08T00:14:07"))
    try Statement("", message, ["d": .dateTime(moment)], text, errors)
      .expectHolds(functions: ICUFunctions.registry(operands: .ownParts))
  }
}
