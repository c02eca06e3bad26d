import BayanCompiler
import BayanICU
import BayanICUFunctions
import BayanMessageSyntax
import BayanRuntime
import Testing

@Suite("Currencies, units, dates and times")
struct ICUFunctionsTests {
  static let functions = Statement.functions

  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var message: String
    var locale = "en"
    var text: String
    var errors: [String] = []
  }

  @Test(arguments: [
    Example(
      testDescription: "a currency has its own fraction digits",
      message: "{1234.5 :currency currency=USD} {1234.5 :currency currency=jpy}",
      text: "$1,234.50 ¥1,235"),
    Example(
      testDescription: "halves of an amount round away from zero",
      message: "{0.125 :currency currency=USD}", text: "$0.13"),
    Example(
      testDescription: "an integer's currency keeps its fraction",
      message: ".local $n = {42 :integer} {{{$n :currency currency=EUR}}}", text: "€42.00"),
    Example(
      testDescription: "an integer amount can lose its fraction",
      message: "{5.00 :currency currency=USD trailingZeroDisplay=stripIfInteger}", text: "$5"),
    Example(
      testDescription: "accounts show amounts below zero in brackets",
      message: "{-5 :currency currency=USD currencySign=accounting}", text: "($5.00)"),
    Example(
      testDescription: "a currency by its name, its code and not at all",
      message: """
        {1 :currency currency=USD currencyDisplay=name} \
        {5 :currency currency=USD currencyDisplay=code fractionDigits=0} \
        {5 :currency currency=USD currencyDisplay=never}
        """,
      text: "1.00 US dollars USD\u{A0}5 5.00"),
    Example(
      testDescription: "digits beyond binary floating point stay",
      message: "{12345678901234567890.12 :currency currency=USD}",
      text: "$12,345,678,901,234,567,890.12"),
    Example(
      testDescription: "a number alone is no amount", message: "{42 :currency}",
      text: "{|42|}", errors: ["bad-operand"]),
    Example(
      testDescription: "a code has three letters", message: "{42 :currency currency=EU1}",
      text: "{|42|}", errors: ["bad-option", "bad-operand"]),
    Example(
      testDescription: "an amount's currency can't be changed",
      message: ".local $n = {42 :currency currency=EUR} {{{$n :currency currency=USD}}}",
      text: "€42.00", errors: ["bad-option"]),
    Example(
      testDescription: "units",
      message: "{5 :unit unit=kilometer} {1 :unit unit=day unitDisplay=long}",
      text: "5 km 1 day"),
    Example(
      testDescription: "a number needs a unit", message: "{5 :unit}", text: "{|5|}",
      errors: ["bad-operand"]),
    Example(
      testDescription: "an unknown unit", message: "{5 :unit unit=parasol}", text: "{|5|}",
      errors: ["unsupported-operation"]),
    Example(
      testDescription: "a conversion isn't done, and the unit stays",
      message: "{5 :unit unit=kilometer usage=road}", text: "5 km",
      errors: ["unsupported-operation"]),
    Example(
      testDescription: "dates by length",
      message:
        "{|2006-01-02| :date} {|2006-01-02| :date length=long} {|2006-01-02| :date length=short}",
      text: "Jan 2, 2006 January 2, 2006 1/2/2006"),
    Example(
      testDescription: "a date's fields",
      message:
        "{|2006-01-02| :date fields=weekday} {|2006-01-02| :date fields=month-day length=long}",
      text: "Mon January 2"),
    Example(
      testDescription: "fields from a variable are ignored",
      message: ".local $f = {weekday} {{{|2006-01-02| :date fields=$f}}}",
      text: "Jan 2, 2006", errors: ["bad-option"]),
    Example(
      testDescription: "a date that its month doesn't have", message: "{|2006-02-29| :date}",
      text: "{|2006-02-29|}", errors: ["bad-operand"]),
    Example(
      testDescription: "a time's precision and cycle",
      message: "{|2006-01-02T15:04:06| :time precision=second hour12=false}", text: "15:04:06"),
    Example(
      testDescription: "a floating time is shown as it is written, and names no zone",
      message: "{|2006-01-02T15:04:06| :time hour12=false timeZoneStyle=short}", text: "15:04"),
    Example(
      testDescription: "a time is moved to the zone that is asked for",
      message: "{|2006-07-02T12:00:00Z| :time hour12=false timeZone=|Europe/Berlin|}",
      text: "14:00"),
    Example(
      testDescription: "an offset is a zone",
      message: "{|2006-07-02T12:00:00Z| :time hour12=false timeZone=|-03:30|}", text: "08:30"),
    Example(
      testDescription: "input without a zone is an error, and formatted",
      message: "{|2006-01-02T15:04:06| :time hour12=false timeZone=input}", text: "15:04",
      errors: ["bad-operand"]),
    Example(
      testDescription: "in an unknown zone no time is shown",
      message: "{|2006-01-02T15:04:06Z| :time hour12=false timeZone=|Nowhere/Land|}",
      text: "{|2006-01-02T15:04:06Z|}", errors: ["bad-option"]),
    Example(
      testDescription: "the Gregorian calendar reaches back to the first year",
      message: "{|1066-10-14| :date calendar=gregory}", text: "Oct 14, 1066"),
    Example(
      testDescription: "functions on a date keep the overriding options only",
      message: """
        .local $d = {|2006-01-02T15:04:06Z| :datetime dateLength=long timeZone=|+02:00| hour12=false} \
        {{{$d :time} {$d :date}}}
        """,
      text: "17:04 Jan 2, 2006"),
    Example(
      testDescription: "a date selects nothing",
      message: ".local $d = {|2006-01-02| :date} .match $d * {{any}}", text: "any",
      errors: ["bad-selector"]),
  ])
  func formats(_ example: Example) throws {
    try Statement(
      example.testDescription, example.message, in: example.locale, example.text, example.errors
    ).expectHolds()
  }

  @Test(arguments: ["ar-EG", "ar-AE", "he", "fa", "ru", "pl", "fr", "ja", "hi", "de-CH"])
  func `amounts are written as ICU writes them`(locale: String) throws {
    let message = ParsedMessage.parse("{$n :currency currency=EUR}").message
    let preview = try #require(MessagePreview(message, locale: locale))
    for number in ["0", "-7.5", "1234.56", "98765432.10"] {
      let value = try #require(MessageNumber(number))
      let ours = preview.string(
        [MessageArgument("n", .number(value))], for: .json, functions: Self.functions)
      let theirs = try NumberFormatting.format(number, locale: locale, skeleton: "currency/EUR")
      #expect(ours.utf8.elementsEqual(theirs.utf8), "\(number): \(ours), ICU \(theirs)")
    }
  }

  @Test func `Arabic dates have the locale's names and digits`() throws {
    let message = ParsedMessage.parse("{|2006-01-02| :date length=long}").message
    let preview = try #require(MessagePreview(message, locale: "ar-EG"))
    #expect(preview.string(for: .json, functions: Self.functions) == "٢ يناير ٢٠٠٦")
    // The isolate has the locale's direction, as for numbers.
    #expect(preview.string(functions: Self.functions).unicodeScalars.first == "\u{2067}")
  }

  @Test(arguments: [("en-XA", "en"), ("ar-XB", "ar")])
  func `a pseudo-locale writes times and amounts as its language does`(
    _ locale: String, _ language: String
  ) throws {
    let message = ParsedMessage.parse(
      "{|2006-01-02T15:04:06| :datetime} {1234.5 :currency currency=EUR} {5 :unit unit=meter}"
    ).message
    func text(_ locale: String) throws -> String {
      try #require(MessagePreview(message, locale: locale))
        .string(for: .json, functions: Self.functions)
    }
    #expect(try text(locale).utf8.elementsEqual(text(language).utf8))
  }

  @Test func `many tasks share one registry`() async throws {
    let message = ParsedMessage.parse(
      "{|2006-01-02T15:04:06| :datetime} {$n :currency currency=EUR}"
    ).message
    let preview = try #require(MessagePreview(message, locale: "de"))
    let expected = preview.string([MessageArgument("n", 7)], for: .json, functions: Self.functions)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            preview.string([MessageArgument("n", 7)], for: .json, functions: Self.functions)
              == expected
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
