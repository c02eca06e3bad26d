import BayanICU
import BayanRuntime
import Testing

@Suite("Functions on numbers")
struct NumberFunctionTests {
  typealias Example = FormattingTests.Example

  @Test(arguments: [
    Example(
      testDescription: "percent is decimal", message: "{0.07 :percent} {0.285 :percent}",
      text: "7% 29%"),
    Example(
      testDescription: "percent shows no fraction unless asked",
      message: "{0.1234 :percent} {0.1234 :percent maximumFractionDigits=1}", text: "12% 12.3%"),
    Example(
      testDescription: "percent selects on a hundred times the value",
      message: ".local $p = {0.07 :percent} .match $p 7 {{exact}} * {{other}}", text: "exact"),
    Example(
      testDescription: "percent's value is its operand's",
      message: ".local $p = {0.5 :percent} {{{$p :number}}}", text: "0.5"),
    Example(
      testDescription: "percent drops what isn't its own",
      message: ".local $n = {0.5 :number minimumIntegerDigits=4 select=exact} {{{$n :percent}}}",
      text: "50%"),
    Example(
      testDescription: "percent with a sign",
      message:
        "{0.5 :percent signDisplay=always} {-0.5 :percent} {0 :percent signDisplay=exceptZero}",
      text: "+50% -50% 0%"),
    Example(
      testDescription: "an offset is exact at any length",
      message:
        "{99999999999999999999 :offset add=1} {0.5 :offset subtract=1} {-3 :offset add=10}",
      text: "100,000,000,000,000,000,000 -0.5 7"),
    Example(
      testDescription: "an offset selects on what it comes to",
      message: ".local $n = {2 :offset subtract=1} .match $n one {{one}} * {{other}}", text: "one"),
    Example(
      testDescription: "an offset needs one option",
      message: "{1 :offset} {1 :offset add=1 subtract=1} {1 :offset add=100}",
      text: "\u{2068}{|1|}\u{2069} \u{2068}{|1|}\u{2069} \u{2068}{|1|}\u{2069}",
      errors: ["bad-option", "bad-option", "bad-option"]),
    Example(
      testDescription: "an operand's select makes a number unfit to select",
      message: """
        .local $a = {1 :number select=exact} .local $b = {$a :number} \
        .match $b 1 {{one}} * {{any {$b}}}
        """,
      text: "any 1", errors: ["bad-option", "bad-selector"]),
    Example(
      testDescription: "select given again as a literal is fit",
      message: """
        .local $a = {1 :number select=exact} .local $b = {$a :number select=plural} \
        .match $b one {{one}} * {{any}}
        """,
      text: "one"),
    Example(
      testDescription: "options that a function doesn't have are ignored",
      message: "{5.5 :integer minimumFractionDigits=2} {5 :number foo=13}", text: "6 5"),
    Example(
      testDescription: "zeros after an integer can be left out",
      message: """
        {5 :number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger} \
        {5.1 :number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger}
        """,
      text: "5 5.10"),
    Example(
      testDescription: "rounding to multiples",
      message: """
        {13 :number roundingIncrement=5} {12 :number roundingIncrement=5} \
        {1.23 :number maximumFractionDigits=2 roundingIncrement=5} \
        {7.5 :number roundingIncrement=5} {7.49 :number roundingIncrement=5} \
        {12.5 :number roundingIncrement=25} {12.501 :number roundingIncrement=25}
        """,
      text: "15 10 1.25 10 5 25 25"),
    Example(
      testDescription: "no other multiples", message: "{13 :number roundingIncrement=3}",
      text: "13", errors: ["bad-option"]),
    Example(
      testDescription: "which digits count",
      message: """
        {1.23456 :number maximumSignificantDigits=2 maximumFractionDigits=4 roundingPriority=morePrecision} \
        {1.23456 :number maximumSignificantDigits=2 maximumFractionDigits=4 roundingPriority=lessPrecision} \
        {1.23456 :number maximumSignificantDigits=2 maximumFractionDigits=4}
        """,
      text: "1.2346 1.2 1.2"),
    Example(
      testDescription: "u:dir goes with the value, its isolation doesn't",
      message: ".local $a = {5 :number u:dir=rtl} {{{$a :integer}}}", text: "\u{2067}5\u{2069}"),
    Example(
      testDescription: "text that is missing selects the rest, and is reported once",
      message: ".input {$s :string} .match $s a {{a}} * {{any}}", text: "any",
      errors: ["unresolved-variable"]),
    Example(
      testDescription: "a number that is missing can't be formatted nor select",
      message: ".input {$n :number} .match $n one {{one}} * {{any}}", text: "any",
      errors: ["unresolved-variable", "bad-operand", "bad-selector"]),
    Example(
      testDescription: "a function without operand can't select",
      message: ".local $s = {:string} .match $s a {{a}} * {{any}}", text: "any",
      errors: ["bad-operand", "bad-selector"]),
    Example(
      testDescription: "options of an unknown function aren't resolved",
      message: "{1 :no:such a=$missing}", text: "\u{2068}{|1|}\u{2069}",
      errors: ["unknown-function"]),
    Example(
      testDescription: "a missing option value is left out",
      message: "{1 :number minimumFractionDigits=$missing}", text: "1",
      errors: ["unresolved-variable", "bad-option"]),
    Example(
      testDescription: "u:dir has four values", message: "{5 :number u:dir=up}", text: "5",
      errors: ["bad-option"]),
  ])
  func formats(_ example: Example) throws {
    let result = try format(example.message, example.locale)
    #expect(isSame(result.text, example.text), "\(result.text.debugDescription)")
    #expect(result.errors == example.errors)
  }

  @Test(arguments: [
    ("ceil", "1 2 2 -1 -1 -1 3"), ("floor", "1 1 1 -1 -2 -2 2"), ("expand", "1 2 2 -1 -2 -2 3"),
    ("trunc", "1 1 1 -1 -1 -1 2"), ("halfCeil", "1 2 2 -1 -1 -2 3"),
    ("halfFloor", "1 1 2 -1 -2 -2 2"), ("halfExpand", "1 2 2 -1 -2 -2 3"),
    ("halfTrunc", "1 1 2 -1 -1 -2 2"), ("halfEven", "1 2 2 -1 -2 -2 2"),
  ])
  func `each rounding mode`(mode: String, text: String) throws {
    let texts = try ["1", "1.5", "1.51", "-1", "-1.5", "-1.51", "2.5"].map {
      try format("{\($0) :number maximumFractionDigits=0 roundingMode=\(mode)}", "en").text
    }
    #expect(texts.joined(separator: " ") == text)
  }

  @Test(arguments: [
    "ar", "ar-EG", "ar-AE", "he", "fa", "ur", "ckb", "en", "ru", "pl", "fr", "de", "es", "eu",
    "tr", "hi", "ja", "sv",
  ])
  func `percentages are written as ICU writes them`(locale: String) throws {
    for number in ["0", "0.07", "-0.07", "0.5", "12.34", "-1234.5", "99999"] {
      let value = try #require(MessageNumber(number))
      let ours = try format(
        "{$n :percent}", locale, [MessageArgument("n", .number(value))], for: .json)
      let theirs = try NumberFormatting.format(
        number, locale: locale,
        skeleton: "percent scale/100 precision-integer rounding-mode-half-up")
      #expect(
        isSame(ours.text, theirs),
        "\(number): \(ours.text.debugDescription), ICU \(theirs.debugDescription)")
      let signed = try format(
        "{$n :percent signDisplay=always}", locale, [MessageArgument("n", .number(value))],
        for: .json)
      let theirSigned = try NumberFormatting.format(
        number, locale: locale,
        skeleton: "percent scale/100 precision-integer rounding-mode-half-up sign-always")
      #expect(
        isSame(signed.text, theirSigned),
        "\(number): \(signed.text.debugDescription), ICU \(theirSigned.debugDescription)")
    }
  }

  @Test func `a chain of declarations has an end, and no message exhausts the stack`() throws {
    let links = (1..<5_000).map { ".local $v\($0) = {$v\($0 - 1) :offset add=1}" }
    let result = try format(
      ".local $v0 = {1 :number} \(links.joined(separator: " ")) {{{$v4999}}}", "en")
    #expect(isSame(result.text, "\u{2068}{$v4999}\u{2069}"))
    #expect(result.errors.first == "unsupported-operation")
    let short = try format(
      ".local $v0 = {1 :number} \(links.prefix(150).joined(separator: " ")) {{{$v150}}}", "en")
    #expect(short.text == "151")
  }

  @Test func `Arabic percentages choose their plural form by the hundredths`() throws {
    let message = ".local $p = {0.03 :percent} .match $p few {{بضعة}} * {{غيرها}}"
    #expect(try format(message, "ar").text == "بضعة")
  }
}
