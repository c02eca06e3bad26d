import BayanRuntime
import Testing

@Suite("Chapter “Default Functions”: amounts, units, dates and times")
struct OtherFunctionsChapterTests {
  static let currency = [
    Statement("A number needs a currency", "{5 :currency}", "{|5|}", ["bad-operand"]),
    Statement(
      "A currency has three letters, of either case",
      "{5 :currency currency=eur} {5 :currency currency=|USD|}", "€5.00 $5.00"),
    Statement(
      "Others are bad options, and then there is none",
      "{5 :currency currency=EU} {5 :currency currency=EU1} {5 :currency currency=EURO}",
      "{|5|} {|5|} {|5|}",
      ["bad-option", "bad-operand", "bad-option", "bad-operand", "bad-option", "bad-operand"]),
    Statement("It may come from a variable", "{5 :currency currency=$c}", ["c": "GBP"], "£5.00"),
    Statement("A code needs only be well-formed", "{5 :currency currency=QQQ}", "QQQ\u{A0}5.00"),
    Statement(
      "An amount's own can't be overridden",
      ".local $a = {5 :currency currency=EUR} {{{$a :currency currency=USD}}}", "€5.00",
      ["bad-option"]),
    Statement(
      "The currency has its own fraction digits",
      "{5 :currency currency=JPY} {5 :currency currency=KWD} {5.5 :currency currency=USD fractionDigits=0}",
      "¥5 KWD\u{A0}5.000 $6"),
    Statement(
      "fractionDigits=auto undoes what was inherited",
      ".local $a = {5 :currency currency=USD fractionDigits=0} {{{$a} {$a :currency fractionDigits=auto}}}",
      "$5 $5.00"),
    Statement(
      "Options of the operand, under the expression's",
      ".local $a = {-5 :currency currency=USD trailingZeroDisplay=stripIfInteger} {{{$a :currency currencySign=accounting}}}",
      "($5)"),
    Statement(
      "A number's options are its own",
      ".local $a = {5 :currency currency=USD} {{{$a :currency minimumFractionDigits=4 signDisplay=always}}}",
      "$5.00"),
    Statement("What isn't a number", "{x :currency currency=EUR}", "{|x|}", ["bad-operand"]),
  ]

  static let unit = [
    Statement("A number needs a unit", "{5 :unit}", "{|5|}", ["bad-operand"]),
    Statement(
      "Units of several words, and how they are shown",
      "{5 :unit unit=kilometer-per-hour} {5 :unit unit=meter unitDisplay=long} {5 :unit unit=meter unitDisplay=narrow}",
      "5 km/h 5 meters 5m"),
    Statement(
      "An identifier is of small letters", "{5 :unit unit=|Kilo Meter|}", "{|5|}",
      ["bad-option", "bad-operand"]),
    Statement(
      "The unit isn't exchanged without a conversion",
      ".local $a = {5 :unit unit=meter} {{{$a :unit unit=foot}}}", "5 m", ["unsupported-operation"]),
    Statement(
      "The unit that a value has may be said again, and must be one",
      ".local $a = {5 :unit unit=meter} {{{$a :unit unit=meter} {$a :unit unit=|a foot|}}}",
      "5 m 5 m",
      ["bad-option"]),
    Statement(
      "Options of the operand",
      ".local $a = {5 :unit unit=meter minimumFractionDigits=2} {{{$a :unit minimumIntegerDigits=2}}}",
      "05.00 m"),
    Statement(
      "No conversion is done, and that is said", "{5 :unit unit=meter usage=road}", "5 m",
      ["unsupported-operation"]),
    Statement(
      "What has no form of a usage is a bad option", "{5 :unit unit=meter usage=|a road|}", "5 m",
      ["bad-option"]),
  ]

  static let operands = [
    Statement(
      "A date alone is its first moment",
      "{|2006-01-02| :time precision=second hour12=false}", "00:00:00"),
    Statement(
      "Fractions of a second", "{|2006-01-02T03:04:05.678| :time precision=second hour12=false}",
      "03:04:05"),
    Statement(
      "Seconds must be there", "{|2006-01-02T03:04| :time}", "{|2006-01-02T03:04|}",
      ["bad-operand"]),
    Statement(
      "Not every month has 31 days", "{|2006-04-31| :date}", "{|2006-04-31|}",
      ["bad-operand"]),
    Statement("There is no year 0", "{|0000-01-01| :date}", "{|0000-01-01|}", ["bad-operand"]),
    Statement(
      "Offsets end at 14 hours",
      "{|2006-01-02T03:04:05+14:00| :date} {|2006-01-02T03:04:05+14:01| :date}",
      "Jan 2, 2006 {|2006-01-02T03:04:05+14:01|}", ["bad-operand"]),
    Statement(
      "T and Z may be small", "{|2006-01-02t03:04:05z| :date} {|2006-01-02 03:04:05| :date}",
      "Jan 2, 2006 {|2006-01-02 03:04:05|}", ["bad-operand"]),
    Statement("Nor is a number a date", "{5 :date}", "{|5|}", ["bad-operand"]),
    Statement(
      "Text that is passed is read like a literal", "{$d :date}", ["d": "2006-01-02"],
      "Jan 2, 2006"),
    Statement(
      "A time of a date, a date of a time",
      ".local $d = {|2006-01-02T15:04:05| :date} .local $t = {|2006-01-02T15:04:05| :time} {{{$d :time hour12=false} {$t :date}}}",
      "15:04 Jan 2, 2006"),
    Statement("There is no date without operand", "{:datetime}", "{:datetime}", ["bad-operand"]),
  ]

  static let fields = [
    Statement(
      "Each of ':date'",
      """
      {$d :date fields=weekday}, {$d :date fields=day-weekday}, {$d :date fields=month-day}, \
      {$d :date fields=month-day-weekday}, {$d :date fields=year-month-day}, \
      {$d :date fields=year-month-day-weekday}
      """, ["d": "2006-01-02"],
      "Mon, 2 Mon, Jan 2, Mon, Jan 2, Jan 2, 2006, Mon, Jan 2, 2006"),
    Statement(
      "Each length", "{$d :date length=long} {$d :date length=medium} {$d :date length=short}",
      ["d": "2006-01-02"], "January 2, 2006 Jan 2, 2006 1/2/2006"),
    Statement(
      "Each precision",
      "{$d :time precision=hour hour12=false} {$d :time precision=minute hour12=false} {$d :time precision=second hour12=false}",
      ["d": "2006-01-02T15:04:05"], "15 15:04 15:04:05"),
    Statement(
      "':datetime' without options is a date to the minute",
      "{$d :datetime hour12=false}|{$d :datetime dateFields=year-month-day timePrecision=minute hour12=false}",
      ["d": "2006-01-02T15:04:05"], "Jan 2, 2006, 15:04|Jan 2, 2006, 15:04"),
    Statement(
      "Values that there aren't are ignored",
      "{$d :date fields=year length=full} {$d :time precision=day hour12=yes}",
      ["d": "2006-01-02T15:04:05"], in: "de", "2. Jan. 2006 15:04",
      ["bad-option", "bad-option", "bad-option", "bad-option"]),
    Statement(
      "Fields, lengths and precisions are literals",
      "{$d :date fields=$f length=$l} {$d :time precision=$p timeZoneStyle=$s}",
      ["d": "2006-01-02T15:04:05Z", "f": "weekday", "l": "long", "p": "hour", "s": "long"],
      in: "de", "2. Jan. 2006 15:04", ["bad-option", "bad-option", "bad-option", "bad-option"]),
    Statement(
      "What overrides may come from variables",
      "{$d :time hour12=$h timeZone=$z calendar=$c}",
      ["d": "2006-01-02T15:04:05Z", "h": "false", "z": "Asia/Tokyo", "c": "gregory"], "00:04"),
    Statement(
      "Names of options are each function's own",
      "{$d :date dateLength=long timePrecision=second} {$d :time length=long hour12=false}",
      ["d": "2006-01-02T15:04:05"], "Jan 2, 2006 15:04"),
    Statement(
      "Of an operand only what overrides is kept",
      ".local $a = {$d :datetime dateLength=long timePrecision=second hour12=false timeZone=UTC} {{{$a :datetime}}}",
      ["d": "2006-01-02T15:04:05+02:00"], "Jan 2, 2006, 13:04"),
    Statement(
      "And the expression's comes first",
      ".local $a = {$d :time timeZone=UTC hour12=false} {{{$a :time timeZone=|+01:00|}}}",
      ["d": "2006-01-02T15:04:05Z"], "16:04"),
  ]

  static let zones = [
    Statement(
      "'input' is the operand's own",
      "{|2006-01-02T15:04:05+05:30| :time timeZone=input hour12=false}",
      "15:04"),
    Statement(
      "Without one it is a bad operand, and formatted",
      "{|2006-01-02T15:04:05| :time timeZone=input hour12=false}", "15:04", ["bad-operand"]),
    Statement("'UTC'", "{|2006-01-02T15:04:05+05:30| :time timeZone=UTC hour12=false}", "09:34"),
    Statement(
      "A floating time takes the zone that is given, and stays what it is",
      "{|2006-01-02T15:04:05| :time timeZone=|America/New_York| hour12=false timeZoneStyle=short}",
      "15:04 EST"),
    Statement(
      "No zone is named unless asked", "{|2006-01-02T15:04:05Z| :time hour12=false}", "15:04"),
    Statement(
      "Its style",
      "{|2006-07-02T15:04:05Z| :time hour12=false timeZone=|Europe/Berlin| timeZoneStyle=long}",
      "17:04 Central European Summer Time"),
    Statement(
      "What has no form of a zone is a bad option",
      "{|2006-01-02T15:04:05Z| :time timeZone=|not a zone| hour12=false} {|2006-01-02T15:04:05Z| :time timeZone=|+25:00| hour12=false}",
      "{|2006-01-02T15:04:05Z|} {|2006-01-02T15:04:05Z|}", ["bad-option", "bad-option"]),
    Statement(
      "A zone that isn't known is a bad option, and no other zone's time is shown",
      ".local $t = {|2006-01-02T15:04:05Z| :datetime timeZone=|Mars/Olympus|} {{{$t :time} {|2006-01-02| :date timeZone=Moon}}}",
      "{$t} {|2006-01-02|}", ["bad-option", "bad-operand", "bad-option"]),
    Statement(
      "Names of zones have any case",
      "{|2006-01-02T15:04:05Z| :time timeZone=|asia/RIYADH| hour12=false} {|2006-01-02T15:04:05+05:30| :time timeZone=utc hour12=false}",
      "18:04 09:34"),
    Statement(
      "An offset has hours up to 23, whatever clocks there are",
      "{|2006-01-02T15:04:05Z| :time timeZone=|+23:59| hour12=false} {|2006-01-02T15:04:05Z| :time timeZone=|-15:00| hour12=false}",
      "15:03 00:04"),
    Statement(
      "An offset has two digits of each",
      "{|2006-01-02T15:04:05Z| :time timeZone=|+3:00| hour12=false}{|2006-01-02T15:04:05Z| :time timeZone=|+0300| hour12=false}{|2006-01-02T15:04:05Z| :time timeZone=|+03:60| hour12=false}",
      "{|2006-01-02T15:04:05Z|}{|2006-01-02T15:04:05Z|}{|2006-01-02T15:04:05Z|}",
      ["bad-option", "bad-option", "bad-option"]),
    Statement(
      "A calendar that is named", "{|2006-01-02| :date calendar=buddhist}", "Jan 2, 2549 BE"),
    Statement(
      "A calendar's name has a form", "{|2006-01-02| :date calendar=|a b|}", "Jan 2, 2006",
      ["bad-option"]),
  ]

  static let digits = [
    Statement(
      "Latin digits in Arabic", "{1234.5 :number} {12 :currency currency=EUR} {|2006-01-02| :date}",
      in: "ar-EG-u-nu-latn", "1,234.5 \u{200F}12.00\u{A0}\u{20AC} 2 يناير 2006"),
    Statement(
      "Arabic digits in English", "{5 :unit unit=day} {|2006-01-02| :date}", in: "en-u-nu-arab",
      "٥ days Jan ٢, ٢٠٠٦"),
  ]

  @Test(arguments: digits)
  func `amounts, units and dates have the digits that numbers have`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: currency)
  func `:currency`(_ statement: Statement) throws { try statement.expectHolds() }

  @Test(arguments: unit)
  func `:unit`(_ statement: Statement) throws { try statement.expectHolds() }

  @Test(arguments: operands)
  func `statements about date and time operands hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: fields)
  func `statements about date and time fields hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: zones)
  func `statements about date and time overrides hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  struct Pieces: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(message) in \(locale)" }
    var message: String
    var locale: String
    var types: [String]
  }

  @Test(arguments: [
    Pieces(
      message: "{-1234.5 :currency currency=EUR}", locale: "de",
      types: ["minusSign", "integer", "group", "integer", "decimal", "fraction", "literal"]
        + ["currency"]),
    Pieces(
      message: "{5 :currency currency=USD}", locale: "en",
      types: ["currency", "integer", "decimal", "fraction"]),
    Pieces(
      message: "{5 :unit unit=kilometer signDisplay=always}", locale: "en",
      types: ["plusSign", "integer", "literal", "unit"]),
    Pieces(
      message: "{0.5 :percent}", locale: "fr", types: ["integer", "literal", "percentSign"]),
    Pieces(
      message: "{-1234.5 :number}", locale: "ar-EG",
      types: ["minusSign", "integer", "group", "integer", "decimal", "fraction"]),
    Pieces(
      message: "{|2006-01-02| :date fields=year-month-day-weekday}", locale: "en",
      types: ["weekday", "literal", "month", "literal", "day", "literal", "year"]),
    Pieces(
      message: "{|2006-01-02T15:04:05Z| :time precision=second timeZoneStyle=short}",
      locale: "en",
      types: ["hour", "literal", "minute", "literal", "second", "literal", "dayPeriod"]
        + ["literal", "timeZoneName"]),
  ])
  func `parts have pieces with the names of ECMA-402`(_ example: Pieces) throws {
    let found = try parts(example.message, in: example.locale)
    guard found.count == 1, case .value(let value) = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(value.pieces.map(\.type) == example.types, "\(value.pieces)")
    #expect(value.pieces.map(\.text).joined().utf8.elementsEqual(value.text.utf8))
  }

  @Test(arguments: ["{-1234.5 :currency currency=USD}", "{-5 :unit unit=meter}"])
  func `pieces have no marks where the text has none`(_ message: String) throws {
    let found = try parts(message, in: "ar-EG", for: .log)
    guard found.count == 1, case .value(let value) = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(value.pieces.count > 2)
    #expect(value.pieces.map(\.text).joined().utf8.elementsEqual(value.text.utf8))
    #expect(!value.pieces.contains { $0.text.unicodeScalars.contains("\u{200F}") })
  }
}
