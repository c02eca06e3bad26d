import BayanCompiler
import BayanMessageSyntax
import BayanRuntime
import Testing

@Suite("Chapter “Formatting”")
struct FormattingChapterTests {
  static let resolution = [
    Statement("A literal without a function is text", "{0042}", "0042"),
    Statement(
      "Quotes make no difference to a function",
      "{42 :number minimumFractionDigits=1} {|42| :number minimumFractionDigits=|1|}", "42.0 42.0"),
    Statement(
      "A declaration comes before a value that is passed", ".local $a = {1} {{{$a}}}",
      ["a": "x"], "1"),
    Statement(
      "The order of options doesn't matter",
      "{1 :number minimumFractionDigits=1 signDisplay=always} {1 :number signDisplay=always minimumFractionDigits=1}",
      "+1.0 +1.0"),
    Statement(
      "An operand that is missing ends the expression: its options aren't resolved",
      "{$a :number minimumFractionDigits=$b}", "{$a}", ["unresolved-variable", "bad-operand"]),
    Statement("So for text", "{$a :string u:id=$b}", "{$a}", ["unresolved-variable"]),
    Statement(
      "A function that isn't there ends it too", "{1 :no:such a=$b}", "{|1|}",
      ["unknown-function"]),
    Statement(
      "Without an operand options are resolved", "{:number minimumFractionDigits=$b}",
      "{:number}", ["unresolved-variable", "bad-option", "bad-operand"]),
    Statement(
      "All options are resolved before the function looks at one",
      "{1 :number minimumFractionDigits=x maximumFractionDigits=$b}", "1",
      ["unresolved-variable", "bad-option", "bad-option"]),
    Statement(
      "And before it looks at the operand",
      "{x :number minimumFractionDigits=$b maximumFractionDigits=y}", "{|x|}",
      ["unresolved-variable", "bad-option", "bad-operand"]),
    Statement(
      "An option of a missing value is left out", "{1.25 :number maximumFractionDigits=$a}",
      "1.25", ["unresolved-variable", "bad-option"]),
    Statement(
      "Markup always resolves", "{#a b=$missing u:dir=ltr}x", "x",
      ["unresolved-variable", "bad-option", "bad-option"]),
    Statement(
      "An option may be the value of a declaration",
      ".local $d = {2 :number} {{{1 :number minimumFractionDigits=$d}}}", "1.00"),
  ]

  static let fallback = [
    Statement("A variable", "{$a}", "{$a}", ["unresolved-variable"]),
    Statement(
      "A variable under a function", "{$a :no:such}", ["a": 1], "{$a}",
      ["unknown-function"]),
    Statement(
      "A literal, quoted, its backslashes and bars escaped", "{|a\\|b\\\\{| :no:such}",
      "{|a\\|b\\\\{|}", ["unknown-function"]),
    Statement(
      "An unquoted literal is quoted too", "{1.5 :no:such}", "{|1.5|}",
      ["unknown-function"]),
    Statement(
      "A function without operand", "{:no:such a=1 @b}", "{:no:such}",
      ["unknown-function"]),
    Statement(
      "The last variable of a chain",
      ".local $b = {$a :number} .local $c = {$b} {{{$b} {$c}}}", "{$b} {$c}",
      ["unresolved-variable", "bad-operand"]),
    Statement(
      "A declared literal shows its variable", ".local $a = {|x| :no:such} {{{$a}}}",
      "{$a}", ["unknown-function"]),
    Statement(
      "A function on a declaration that failed shows the declaration",
      ".local $t = {:no:now} {{{$t :no:pretty}}}", "{$t}",
      ["unknown-function", "unknown-function"]),
  ]

  static let selection = [
    Statement(
      "The first selector weighs most, wherever the variant stands",
      ".input {$a :string} .input {$b :string} .match $a $b * y {{1}} x * {{2}} * * {{3}}",
      ["a": "x", "b": "y"], "2"),
    Statement(
      "Equal first keys let the second decide",
      ".input {$a :string} .input {$b :string} .match $a $b x * {{1}} x y {{2}} * * {{3}}",
      ["a": "x", "b": "y"], "2"),
    Statement(
      "All keys must match",
      ".input {$a :string} .input {$b :string} .match $a $b x z {{1}} * y {{2}} * * {{3}}",
      ["a": "x", "b": "y"], "2"),
    Statement(
      "An exact number comes before its category, before '*'",
      ".input {$n :number} .match $n * {{any}} one {{one}} 1 {{exact}}", ["n": 1], "exact"),
    Statement(
      "The category of the second selector",
      ".input {$a :number} .input {$b :number} .match $a $b one * {{1}} one one {{2}} 1 * {{3}} * * {{4}}",
      ["a": 1, "b": 1], "3"),
    Statement(
      "Keys are compared in NFC",
      ".input {$a :string} .match $a e\u{301} {{yes}} * {{no}}", ["a": "\u{E9}"], "yes"),
    Statement(
      "And nothing else is done to them",
      ".input {$a :string} .match $a A {{upper}} * {{no}}", ["a": "a"], "no"),
    Statement(
      "A value that can't select leaves '*'",
      ".local $d = {|2006-01-02| :date} .match $d |2006-01-02| {{date}} * {{any}}", "any",
      ["bad-selector"]),
    Statement(
      "The other selectors go on",
      ".local $d = {x :number} .local $n = {1 :number} .match $d $n * 1 {{one}} * * {{any}}", "one",
      ["bad-operand", "bad-selector"]),
    Statement(
      "One selector may come twice",
      ".local $n = {1 :number} .match $n $n 1 one {{both}} * * {{any}}", "both"),
    Statement(
      "A key that is none is reported for each variant that comes to it",
      ".local $n = {42 :number} .match $n 1 {{one}} horse {{horse}} * {{any}}", "any",
      ["bad-variant-key"]),
    Statement(
      "A variant that failed before isn't looked at further",
      ".local $n = {42 :number} .match $n $n 1 horse {{one}} * * {{any}}", "any"),
    Statement(
      "A key that is none takes nothing from one that fits",
      ".local $n = {1 :number} .match $n horse {{horse}} 1 {{one}} * {{any}}", "one",
      ["bad-variant-key"]),
  ]

  @Test(arguments: resolution)
  func `statements about resolution hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: fallback)
  func `statements about fallback values hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: selection)
  func `statements about pattern selection hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  /// A function that counts its calls, and returns a new value each time.
  private final class Counter: Sendable {
    let calls = Calls()
    struct Function: MessageFunction {
      let calls: Calls
      func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
        Value(text: "\(calls.next()) \(call.options.map(\.name))")
      }
    }
    struct Value: FunctionValue {
      var text: String
      var partType: String { "string" }
      func format() throws(MessageError) -> [FormattedPart.Piece] {
        [.init(type: "literal", text: text)]
      }
      var canSelect: Bool { true }
      func matches(_ key: String) -> Bool? { text.hasPrefix(key) }
    }
    final class Calls: @unchecked Sendable {
      // The tests format in one task, so that the counter needs no lock.
      private var count = 0
      func next() -> Int {
        count += 1
        return count
      }
    }
  }

  @Test func `a declaration is evaluated at most once, whatever uses it`() throws {
    let counter = Counter()
    var functions = FunctionRegistry()
    functions.register("my:count", Counter.Function(calls: counter.calls))
    let message = """
      .local $a = {:my:count} .local $b = {$a} .local $unused = {:my:count}
      .match $a 1 {{{$a}, {$a}, {$b}, {:my:count}}} * {{any}}
      """
    let preview = try #require(
      MessagePreview(ParsedMessage.parse(message).message, locale: "en"))
    #expect(preview.string(for: .json, functions: functions) == "1 [], 1 [], 1 [], 2 []")
  }

  @Test func `of keys that fit alike, neither better, the variant found first stays`() throws {
    // Both keys match `1 []`. If the first selector ranks two different keys alike, the second
    // selector isn't asked.
    let declarations = ".local $a = {:my:count} .local $b = {x :string} .match $a $b "
    for (variants, expected) in [
      ("1 * {{first}} |1 | x {{second}} * * {{any}}", "first"),
      ("|1 | x {{first}} 1 * {{second}} * * {{any}}", "first"),
      ("1 * {{first}} 1 x {{second}} * * {{any}}", "second"),
    ] {
      let message = ParsedMessage.parse(declarations + variants).message
      let preview = try #require(MessagePreview(message, locale: "en"))
      var functions = FunctionRegistry()
      functions.register("my:count", Counter.Function(calls: Counter.Calls()))
      #expect(preview.string(for: .json, functions: functions) == expected, "\(variants)")
    }
  }

  @Test func `attributes never reach a function, nor do options of the namespace 'u:'`() throws {
    var functions = FunctionRegistry()
    functions.register("my:count", Counter.Function(calls: Counter.Calls()))
    let message = "{:my:count a=1 u:id=x u:dir=ltr u:other=1 n:b=2 @c=3}"
    let preview = try #require(
      MessagePreview(ParsedMessage.parse(message).message, locale: "en"))
    #expect(preview.string(for: .json, functions: functions) == #"1 ["a", "n:b"]"#)
  }
}
