import BayanCompiler
import BayanMessageSyntax
import BayanRuntime
import Testing

/// Formats a message, as a program does.
func format(
  _ message: String, _ locale: String, _ arguments: [MessageArgument] = [],
  for sink: Sink = .display
) throws -> (text: String, errors: [String]) {
  let parsed = ParsedMessage.parse(message)
  try #require(parsed.isValid, "\(parsed.diagnostics)")
  let preview = try #require(MessagePreview(parsed.message, locale: locale))
  var errors: [String] = []
  let text = preview.string(arguments, for: sink) { errors.append($0.code) }
  return (text, errors)
}

/// Returns whether two texts have the same bytes; `==` ignores canonical differences.
func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

@Suite("Formatting a message")
struct FormattingTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var message: String
    var locale = "en"
    var arguments: [MessageArgument] = []
    var text: String
    var errors: [String] = []
  }

  @Test(arguments: [1, 15, 16, 17, 32, 127, 128, 200, 201])
  func `each of many keys selects its own variant`(_ number: Int) throws {
    let variants = (1...200).map { "\($0) {{key \($0)}}" }.joined(separator: " ")
    let (text, errors) = try format(
      ".input {$n :integer} .match $n \(variants) * {{no key}}", "en",
      [MessageArgument("n", .integer(number))])
    #expect(text == (number > 200 ? "no key" : "key \(number)"))
    #expect(errors.isEmpty)
  }

  @Test(arguments: [
    Example(testDescription: "text alone", message: "Hello, world!", text: "Hello, world!"),
    Example(testDescription: "an empty message", message: "", text: ""),
    Example(
      testDescription: "text from a caller is isolated", message: "Hello, {$name}!",
      arguments: [MessageArgument("name", "Sara")], text: "Hello, \u{2068}Sara\u{2069}!"),
    Example(
      testDescription: "a number in an English message stands bare", message: "{$n :integer} files",
      arguments: [MessageArgument("n", 1234)], text: "1,234 files"),
    Example(
      testDescription: "a number in an Arabic message is isolated", message: "{$n :integer} ملفات",
      locale: "ar-EG", arguments: [MessageArgument("n", 1234)],
      text: "\u{2067}١٬٢٣٤\u{2069} ملفات"),
    Example(
      testDescription: "a number without a function is written as the locale does",
      message: "{$n}", locale: "fr", arguments: [MessageArgument("n", 1.3)], text: "1,3"),
    Example(
      testDescription: "long integers keep all their digits",
      message: "{$n :integer} {$m :integer}",
      arguments: [
        MessageArgument("n", 9_999_999_999_999_999), MessageArgument("m", 10_000_000_000_000_000),
      ],
      text: "9,999,999,999,999,999 10,000,000,000,000,000"),
    Example(
      testDescription: "an integer is filled up on the left",
      message: "{$n :integer minimumIntegerDigits=16} {$n :integer minimumIntegerDigits=17}",
      arguments: [MessageArgument("n", 42)],
      text: "0,000,000,000,000,042 00,000,000,000,000,042"),
    Example(
      testDescription: "a missing value shows its variable", message: "Hello, {$name}!",
      text: "Hello, \u{2068}{$name}\u{2069}!", errors: ["unresolved-variable"]),
    Example(
      testDescription: "a fallback names the last variable of the chain",
      message: ".local $b = {$a :number} {{{$b}}}", text: "\u{2068}{$b}\u{2069}",
      errors: ["unresolved-variable", "bad-operand"]),
    Example(
      testDescription: "text that is no number shows its literal", message: "{|horse| :number}",
      text: "\u{2068}{|horse|}\u{2069}", errors: ["bad-operand"]),
    Example(
      testDescription: "a fallback escapes what ends it", message: "{|a\\|b\\\\| :number}",
      text: "\u{2068}{|a\\|b\\\\|}\u{2069}", errors: ["bad-operand"]),
    Example(
      testDescription: "an unknown function shows its operand", message: "{$n :no:such}",
      arguments: [MessageArgument("n", 1)], text: "\u{2068}{$n}\u{2069}",
      errors: ["unknown-function"]),
    Example(
      testDescription: "an unknown function without operand shows itself", message: "{:no:such}",
      text: "\u{2068}{:no:such}\u{2069}", errors: ["unknown-function"]),
    Example(
      testDescription: "an unused declaration isn't resolved", message: ".input {$x} {{ok}}",
      text: "ok"),
    Example(
      testDescription: "u:dir isolates even where the directions agree",
      message: "{5 :number u:dir=ltr}", text: "\u{2066}5\u{2069}"),
    Example(
      testDescription: "markup has no text", message: "{#b}bold{/b}{#hr/}", text: "bold"),
    Example(
      testDescription: "long digit strings stay whole", message: "{12345678901234567890 :number}",
      text: "12,345,678,901,234,567,890"),
    Example(
      testDescription: "fractions are decimal, halves away from zero",
      message: "{1.0005 :number} {2.675 :number maximumFractionDigits=2}", text: "1.001 2.68"),
    Example(
      testDescription: "a huge exponent costs nothing and is no number",
      message: "{1e999999999 :number}", text: "\u{2068}{|1e999999999|}\u{2069}",
      errors: ["bad-operand"]),
    Example(
      testDescription: "digits are filled up and cut as asked",
      message: "{5 :number minimumFractionDigits=2} {7 :integer minimumIntegerDigits=3}",
      text: "5.00 007"),
    Example(
      testDescription: "significant digits", message: "{123456 :number maximumSignificantDigits=2}",
      text: "120,000"),
    Example(
      testDescription: "signs",
      message:
        "{5 :number signDisplay=always} {0 :number signDisplay=exceptZero} {-5 :number signDisplay=never}",
      text: "+5 0 5"),
    Example(
      testDescription: "a bad option is left out",
      message: "{5 :number minimumFractionDigits=many}", text: "5", errors: ["bad-option"]),
    Example(
      testDescription: "Hindi groups by two after the thousands", message: "{12345678 :integer}",
      locale: "hi", text: "1,23,45,678"),
    Example(
      testDescription: "Spanish groups from five digits on",
      message: "{1234 :integer} {12345 :integer}",
      locale: "es", text: "1234 12.345"),
  ])
  func formats(_ example: Example) throws {
    let result = try format(example.message, example.locale, example.arguments)
    #expect(isSame(result.text, example.text), "\(result.text.debugDescription)")
    #expect(result.errors == example.errors)
  }

  static let files = """
    .input {$n :integer}
    .match $n
    zero {{لا توجد ملفات}}
    one {{ملف واحد}}
    two {{ملفان}}
    few {{{$n} ملفات}}
    many {{{$n} ملفًا}}
    * {{{$n} ملف}}
    """

  @Test(arguments: [
    (0, "لا توجد ملفات"), (1, "ملف واحد"), (2, "ملفان"), (3, "٣ ملفات"), (10, "١٠ ملفات"),
    (11, "١١ ملفًا"), (99, "٩٩ ملفًا"), (100, "١٠٠ ملف"), (102, "١٠٢ ملف"), (103, "١٠٣ ملفات"),
  ])
  func `Arabic has its six forms`(number: Int, text: String) throws {
    let result = try format(
      Self.files, "ar-EG", [MessageArgument("n", .integer(number))], for: .terminal)
    #expect(isSame(result.text, text), "\(result.text)")
  }

  @Test func `an exact key comes before a category, whatever the order`() throws {
    let message = ".input {$n :number} .match $n one {{category}} 1 {{exact}} * {{rest}}"
    #expect(try format(message, "en", [MessageArgument("n", 1)]).text == "exact")
  }

  @Test func `the first selector dominates`() throws {
    let message = """
      .input {$a :string} .input {$b :string} .match $a $b
      * y {{second}} x * {{first}} * * {{none}}
      """
    let arguments = [MessageArgument("a", "x"), MessageArgument("b", "y")]
    #expect(try format(message, "en", arguments).text == "first")
  }

  @Test func `plural rules see the number as it is shown`() throws {
    let message =
      ".input {$n :number minimumFractionDigits=1} .match $n one {{one}} * {{other}}"
    #expect(try format(message, "en", [MessageArgument("n", 1)]).text == "other")
  }

  @Test func `ordinals have rules of their own`() throws {
    let message = """
      .input {$n :number select=ordinal} .match $n
      one {{{$n}st}} two {{{$n}nd}} few {{{$n}rd}} * {{{$n}th}}
      """
    let texts = try [1, 2, 3, 4, 11, 21].map {
      try format(message, "en", [MessageArgument("n", .integer($0))]).text
    }
    #expect(texts == ["1st", "2nd", "3rd", "4th", "11th", "21st"])
  }

  @Test func `a log gets one line without invisible marks`() throws {
    let arguments = [MessageArgument("name", "a\nforged \u{202E}entry\u{1B}[2J")]
    let result = try format("User \u{200E}{$name}", "en", arguments, for: .log)
    #expect(isSame(result.text, "User a forged entry [2J"))
  }

  @Test func `a log gets no marks of a literal that no function takes`() throws {
    let result = try format("{|a\n\u{202E}b| :nothing}", "en", for: .log)
    #expect(isSame(result.text, "{|a b|}"))
  }

  @Test func `text is never normalized`() throws {
    let result = try format("e\u{301} {|e\u{301}|}", "en", for: .json)
    #expect(isSame(result.text, "e\u{301} e\u{301}"))
  }
}
