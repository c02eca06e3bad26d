import BayanCompiler
import BayanICU
import BayanICUFunctions
import BayanMessageSyntax
import BayanRuntime
import Testing

/// Dates, amounts and lists as arguments, which the chapters call implementation-defined types.
@Suite("Values with types of their own")
struct TypedValuesTests {
  static let moment = MessageValue.dateTime(
    MessageDateTime("2006-01-02T15:04:05Z") ?? MessageDateTime(secondsSince1970: 0))
  static let amount = MessageValue.amount(
    MessageAmount("1234.5", currency: "eur") ?? MessageAmount(0, currency: "EUR"))

  static let values = [
    Statement(
      "A date without function is shown by ':datetime'", "{$d}", ["d": moment],
      "Jan 2, 2006, 3:04\u{202F}PM"),
    Statement(
      "A date under each function", "{$d :date} {$d :time hour12=false}", ["d": moment],
      "Jan 2, 2006 15:04"),
    Statement(
      "A date as text is its literal", "{$d :string}", ["d": moment],
      "2006-01-02T15:04:05Z"),
    Statement("A date is no number", "{$d :number}", ["d": moment], "{$d}", ["bad-operand"]),
    Statement(
      "A date's offset is its own zone",
      "{$d :time timeZone=input hour12=false timeZoneStyle=short}", ["d": moment], "15:04 UTC"),
    Statement(
      "An amount without function is shown by ':currency'", "{$a}", ["a": amount],
      "€1,234.50"),
    Statement(
      "An amount needs no currency", "{$a :currency fractionDigits=0}", ["a": amount],
      "€1,235"),
    Statement(
      "And takes no other", "{$a :currency currency=USD}", ["a": amount], "€1,234.50",
      ["bad-option"]),
    Statement(
      "An amount is no number: its currency would be lost", "{$a :number}",
      ["a": amount], "{$a}", ["bad-operand"]),
    Statement(
      "An amount whose code is none", "{$a}",
      ["a": .amount(MessageAmount(5, currency: "E1"))], "{$a}", ["bad-operand"]),
    Statement(
      "A list of two, of three, of none and one", "{$a}; {$b}; {$c}; {$d}",
      ["a": .list(["x", "y"]), "b": .list(["x", "y", "z"]), "c": .list([]), "d": .list(["x"])],
      "x and y; x, y, and z; ; x"),
    Statement(
      "A list of numbers and of amounts, as the locale writes them", "{$a}, {$b}",
      ["a": .list([1000, 2]), "b": .list([amount])], in: "de", "1.000 und 2, 1.234,50\u{A0}€"),
    Statement(
      "Lists within a list", "{$a}", ["a": .list(["x", .list(["y", "z"])])],
      "x and y and z"),
    Statement(
      "Arabic joins by a letter", "{$a}", ["a": .list(["أ", "ب", "ج"])], in: "ar",
      "أ وب وج"),
    Statement(
      "A list's words are isolated one by one, for the locale's stand between",
      "{$a}", ["a": .list(["x", "ي"])], "\u{2068}x\u{2069} and \u{2068}ي\u{2069}",
      sink: .display),
    Statement(
      "In a message that runs the other way the whole is isolated too", "{$a}",
      ["a": .list(["x", "y"])], in: "he",
      "\u{2067}\u{2068}x\u{2069} \u{5D5}\u{2068}y\u{2069}\u{2069}", sink: .display),
    Statement(
      "None of them selects", ".input {$a :string} .local $b = {$a} .match $b * {{any}}",
      ["a": .list(["x"])], "any"),
  ]

  @Test(arguments: values)
  func expectValue(_ statement: Statement) throws { try statement.expectHolds() }

  static let plain = [
    Statement(
      "An amount is its number and its code", "{$a} {5 :currency currency=jpy}",
      ["a": amount], "1,234.50\u{A0}EUR 5\u{A0}JPY",
      ["unsupported-operation", "unsupported-operation"]),
    Statement(
      "In the locale's digits", "{$a}", ["a": amount], in: "ar-EG",
      "١٬٢٣٤٫٥٠\u{A0}EUR", ["unsupported-operation"]),
    Statement(
      "A unit is its identifier", "{5 :unit unit=kilometer}", "5\u{A0}kilometer",
      ["unsupported-operation"]),
    Statement(
      "A date is ISO 8601's", "{$d} {$d :date} {$d :time precision=second}", ["d": moment],
      "2006-01-02 15:04 2006-01-02 15:04:05", Array(repeating: "unsupported-operation", count: 3)),
    Statement(
      "An offset that is asked for is obeyed",
      "{$d :datetime timeZone=|+03:00| timeZoneStyle=short}", ["d": moment],
      "2006-01-02 18:04 +03:00", ["unsupported-operation"]),
    Statement(
      "What can't be used is an error as ever", "{x :currency currency=EUR} {5 :date}",
      "{|x|} {|5|}", ["bad-operand", "bad-operand"]),
  ]

  @Test(arguments: plain)
  func `without anyone's locale data values are written so that all can read them`(
    _ statement: Statement
  ) throws {
    try statement.expectHolds(functions: FunctionRegistry())
  }

  @Test func `where a message is given no functions, it calls the task's, or else the program's`()
    throws
  {
    let preview = try #require(
      MessagePreview(ParsedMessage.parse("{$a}").message, locale: "en"))
    let arguments = [MessageArgument("a", Self.amount)]
    #expect(preview.string(arguments, for: .json) == "1,234.50\u{A0}EUR")
    MessageFunctions.$current.withValue(ICUFunctions.registry()) {
      #expect(preview.string(arguments, for: .json) == "€1,234.50")
    }
    #expect(preview.string(arguments, for: .json) == "1,234.50\u{A0}EUR")
  }

  @Test func `a list's parts are its elements and what stands between`() throws {
    let found = try parts("{$a}", [MessageArgument("a", .list(["x", 5]))])
    guard found.count == 1, case .value(let value) = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(value.type == "list")
    #expect(value.pieces.map(\.type) == ["element", "literal", "element"])
  }
}
