import BayanRuntime
import Testing

@Suite("Chapter “Default Functions”: strings and numbers")
struct NumberFunctionsChapterTests {
  static let sign = [
    Statement(
      "Rounded to zero", "{-0.4 :integer} {-0.4 :number maximumFractionDigits=0} {-0.004 :percent}",
      "-0 -0 -0%"),
    Statement(
      "A zero that is written has no sign", "{-0 :integer} {-0.0 :number} {-0 :percent}", "0 0 0%"),
    Statement(
      "Under each signDisplay",
      """
      {-0.4 :integer signDisplay=always} {-0.4 :integer signDisplay=exceptZero} \
      {-0.4 :integer signDisplay=negative} {-0.4 :integer signDisplay=never}
      """, "-0 0 0 0"),
    Statement(
      "Through declarations and other functions",
      """
      .local $n = {-0.4 :integer} .local $m = {$n :number}
      {{{$n} {$m} {$m :percent} {$n :currency currency=EUR} {$n :unit unit=day} {$n :string}}}
      """, "-0 -0 -0% -€0.00 -0 days 0"),
    Statement(
      "Not through arithmetic",
      ".local $n = {-0.4 :integer} {{{$n :offset add=1} {$n :offset add=0}}}",
      "1 0"),
    Statement(
      "Minus nothing is zero to a key",
      ".input {$n :integer} .match $n 0 {{zero}} * {{any}}", ["n": -0.4], "zero"),
    Statement(
      "Rounded the other way",
      "{-0.4 :integer roundingMode=floor} {-0.6 :integer roundingMode=ceil}",
      "-1 -0"),
  ]

  static let special = [
    Statement(
      "Infinities and what is no number have CLDR's symbols", "{$a} {$b :number} {$c :integer}",
      ["a": MessageValue(.infinity), "b": MessageValue(-.infinity), "c": MessageValue(.nan)],
      "∞ -∞ NaN"),
    Statement(
      "In the locale's words", "{$a :number} {$b :percent}",
      ["a": MessageValue(.nan), "b": MessageValue(-.infinity)], in: "ar-EG",
      "ليس\u{A0}رقم \u{61C}-∞٪\u{61C}"),
    Statement(
      "With every option",
      "{$a :number minimumFractionDigits=2 minimumIntegerDigits=3 signDisplay=always}",
      ["a": MessageValue(.infinity)], "+∞"),
    Statement(
      "Significant digits", "{$a :number maximumSignificantDigits=2} {$a :offset add=1}",
      ["a": MessageValue(.infinity)], "∞ ∞"),
    Statement(
      "Amounts and units", "{$a :currency currency=EUR} {$b :unit unit=day unitDisplay=long}",
      ["a": MessageValue(-.infinity), "b": MessageValue(.nan)], "-€∞ NaN days"),
    Statement(
      "They are 'other', and no key",
      ".input {$n :number} .match $n 0 {{zero}} one {{one}} * {{other}}",
      ["n": MessageValue(.infinity)], "other"),
    Statement(
      "Nor by exact keys", ".input {$n :number select=exact} .match $n 0 {{zero}} * {{other}}",
      ["n": MessageValue(.nan)], "other"),
    Statement("In a list", "{$a}", ["a": .list([MessageValue(.nan), 1])], "NaN and 1"),
    Statement("A text isn't one", "{NaN :number}", "{|NaN|}", ["bad-operand"]),
  ]

  @Test(arguments: sign)
  func `the sign of what is rounded to zero`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: special)
  func `infinities and what is not a number`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  static let string = [
    Statement(
      "A literal, a number, an amount and a date as text",
      """
      .local $c = {5 :currency currency=EUR} .local $d = {|2006-01-02T03:04:05Z| :datetime}
      {{{42 :string} {$n :string} {$c :string} {$d :string}}}
      """, ["n": 1.50], "42 1.5 5 2006-01-02T03:04:05Z"),
    Statement(
      "It has no options; others are ignored", "{a :string foo=bar minimumFractionDigits=x}",
      "a"),
    Statement("Its output isn't normalized", "{e\u{301} :string}", "e\u{301}"),
    Statement(
      "Selecting compares in NFC",
      ".local $s = {e\u{301} :string} .match $s \u{E9} {{yes}} * {{no}}", "yes"),
    Statement(
      "Spaces count", ".input {$s :string} .match $s | a| {{yes}} * {{no}}", ["s": " a"],
      "yes"),
    Statement(
      "Of a number the text is compared, not the value",
      ".input {$s :string} .match $s 1.0 {{no}} 1 {{yes}} * {{any}}", ["s": 1], "yes"),
    Statement("Without an operand there is nothing", "{:string}", "{:string}", ["bad-operand"]),
  ]

  static let operands = [
    Statement(
      "Numbers as JSON writes them", "{-1.5e+3 :number} {0.5E-1 :number} {0e0 :number}",
      "-1,500 0.05 0"),
    Statement("No plus sign", "{|+1| :number}", "{|+1|}", ["bad-operand"]),
    Statement("No leading zero", "{-01 :number}", "{|-01|}", ["bad-operand"]),
    Statement("No space", "{| 1| :number}", "{| 1|}", ["bad-operand"]),
    Statement("No other digits", "{١ :number}", "{|١|}", ["bad-operand"]),
    Statement("No empty text", "{|| :integer}", "{||}", ["bad-operand"]),
    Statement(
      "Text that is passed is read like a literal", "{$a :number} {$a :integer}",
      ["a": "-1234.567"], "-1,234.567 -1,235"),
    Statement("Text that is no number", "{$a :percent}", ["a": "1,5"], "{$a}", ["bad-operand"]),
    Statement(
      "A value of a function on dates is no number",
      ".local $d = {|2006-01-02| :date} {{{$d :number}}}", "{$d}", ["bad-operand"]),
    Statement(
      "An amount stands for its number",
      ".local $c = {5 :currency currency=EUR} {{{$c :number}}}", "5"),
    Statement(
      "Long digits stay exact",
      "{1234567890123456789012345678901234567890.5 :number maximumFractionDigits=1}",
      "1,234,567,890,123,456,789,012,345,678,901,234,567,890.5"),
    Statement(
      "Neither do fractions get binary",
      "{0.1 :offset add=0} {1.005 :number maximumFractionDigits=2} {0.285 :percent}",
      "0.1 1.01 29%"),
  ]

  static let options = [
    Statement(
      "signDisplay",
      "{1 :number signDisplay=auto} {1 :number signDisplay=always} {0 :number signDisplay=always} {0 :number signDisplay=exceptZero} {-1 :number signDisplay=negative} {-0.0001 :number signDisplay=negative} {-1 :number signDisplay=never}",
      "1 +1 +0 0 -1 0 1"),
    Statement(
      "useGrouping",
      "{1234 :number} {1234 :number useGrouping=always} {12345 :number useGrouping=never} {1234 :number useGrouping=min2} {12345 :number useGrouping=min2}",
      "1,234 1,234 12345 1234 12,345"),
    Statement(
      "useGrouping by the locale, and against it",
      "{1234 :integer} {1234 :integer useGrouping=always} {12345 :integer}", in: "pl",
      "1234 1\u{A0}234 12\u{A0}345"),
    Statement("Digits before the point", "{7 :number minimumIntegerDigits=3}", "007"),
    Statement(
      "Fraction digits",
      "{1.5 :number minimumFractionDigits=2} {1.25 :number maximumFractionDigits=1} {1.5 :number maximumFractionDigits=0}",
      "1.50 1.3 2"),
    Statement(
      "Significant digits",
      "{1.5 :number minimumSignificantDigits=3} {12345 :number maximumSignificantDigits=3} {0.01234 :number maximumSignificantDigits=2}",
      "1.50 12,300 0.012"),
    Statement(
      "No number is shown without a digit", "{0.0567 :number maximumSignificantDigits=0}", "0.06"),
    Statement(
      "trailingZeroDisplay",
      "{1 :number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger} {1.5 :number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger}",
      "1 1.50"),
    Statement(
      "roundingIncrement with fractions",
      "{1.12 :number maximumFractionDigits=2 minimumFractionDigits=2 roundingIncrement=25}", "1.00"),
    Statement(
      "A digit size is 0 to 99 without leading zeros",
      "{1 :number minimumFractionDigits=100} {1 :number minimumFractionDigits=01} {1 :number minimumFractionDigits=-1} {1 :number minimumFractionDigits=|+1|} {1 :number minimumFractionDigits=1.0}",
      "1 1 1 1 1", Array(repeating: "bad-option", count: 5)),
    Statement(
      "Each digit size from 0 to 99 is accepted",
      "{1 :number minimumIntegerDigits=0} {0.5 :number maximumSignificantDigits=0} {1 :number maximumFractionDigits=99}",
      "1 0.5 1"),
    Statement(
      "A digit size may be a number that is passed", "{1 :number minimumFractionDigits=$d}",
      ["d": 2], "1.00"),
    Statement(
      "Or one with a fraction of zeros", "{1 :number minimumFractionDigits=$d}",
      ["d": .number(MessageNumber("2.0") ?? MessageNumber(0))], "1.00"),
    Statement(
      "But not one with a fraction", "{1 :number minimumFractionDigits=$d}",
      ["d": 2.5], "1", ["bad-option"]),
    Statement(
      "What isn't a value of its option is ignored",
      "{1 :number signDisplay=maybe useGrouping=true roundingMode=up trailingZeroDisplay=no roundingPriority=x roundingIncrement=3}",
      "1", Array(repeating: "bad-option", count: 6)),
    Statement(
      "Option values are case-sensitive", "{1 :number signDisplay=Always}", "1",
      ["bad-option"]),
    Statement(
      "Each roundingIncrement is accepted",
      [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000]
        .map { "{0 :number roundingIncrement=\($0)}" }.joined(),
      String(repeating: "0", count: 15)),
    Statement("An option of no function is ignored", "{1 :number style=percent}", "1"),
  ]

  static let inheritance = [
    Statement(
      "An expression's options come before its operand's",
      ".local $a = {1 :number minimumFractionDigits=2 signDisplay=always} {{{$a :number minimumFractionDigits=1}}}",
      "+1.0"),
    Statement(
      "Through a declaration without function",
      ".local $a = {1 :number signDisplay=always} .local $b = {$a} {{{$b :integer}}}", "+1"),
    Statement(
      ":integer drops fraction digits and minimumSignificantDigits",
      ".local $a = {12.5 :number minimumFractionDigits=2 minimumSignificantDigits=5 minimumIntegerDigits=4} {{{$a :integer}}}",
      "0,013"),
    Statement(
      ":integer keeps maximumSignificantDigits",
      ".local $a = {1234 :number maximumSignificantDigits=2} {{{$a :integer}}}", "1,200"),
    Statement(
      ":integer's value is an integer ever after",
      ".local $a = {1.5 :integer} {{{$a :number minimumFractionDigits=1}}}", "2.0"),
    Statement(
      ":percent drops minimumIntegerDigits, roundingIncrement and select",
      ".local $a = {0.5 :number minimumIntegerDigits=4 roundingIncrement=20 select=exact} .local $b = {$a :percent} .match $b other {{{$b}}} * {{none}}",
      "50%"),
    Statement(
      ":percent keeps the rest",
      ".local $a = {0.5 :number signDisplay=always minimumFractionDigits=1} {{{$a :percent}}}",
      "+50.0%"),
    Statement(
      ":offset keeps all",
      ".local $a = {1 :number minimumFractionDigits=2} {{{$a :offset add=1}}}", "2.00"),
    Statement(
      ":offset's own options aren't inherited",
      ".local $a = {1 :offset add=1} {{{$a :offset subtract=1}}}", "1"),
    Statement(
      ":currency has no signDisplay and no fraction digits to inherit",
      ".local $a = {5 :number signDisplay=always minimumFractionDigits=4} {{{$a :currency currency=USD}}}",
      "$5.00"),
    Statement(
      "An amount's options go on to a number",
      ".local $a = {1234 :currency currency=USD useGrouping=never} {{{$a :number}}}", "1234"),
  ]

  static let selecting = [
    Statement(
      "select is a literal", ".input {$n :number select=$s} .match $n 1 {{one}} * {{any}}",
      ["n": 1, "s": "exact"], "any", ["bad-option", "bad-selector"]),
    Statement(
      "A variable that holds a literal is none",
      ".local $s = {exact} .local $n = {1 :integer select=$s} .match $n 1 {{one}} * {{any}}", "any",
      ["bad-option", "bad-selector"]),
    Statement(
      "An operand's select is a bad option, and formatting goes on",
      ".local $a = {1 :number select=ordinal} {{{$a :number minimumFractionDigits=1}}}", "1.0",
      ["bad-option"]),
    Statement(
      "So under ':offset'",
      ".local $a = {1 :number select=exact} .local $b = {$a :offset add=1} .match $b 2 {{two}} * {{any {$b}}}",
      "any 2", ["bad-option", "bad-selector"]),
    Statement(
      "Another name isn't another expression",
      ".local $a = {1 :number select=exact} .local $b = {$a} .match $b 1 {{one}} * {{any}}", "one"),
    Statement(
      "An unknown kind of selection is ignored",
      ".local $a = {1 :number select=most} .match $a one {{one}} * {{any}}", "one",
      ["bad-option"]),
    Statement(
      "exact knows no categories",
      ".local $a = {1 :number select=exact} .match $a one {{one}} other {{other}} * {{any}}", "any"),
    Statement(
      "ordinal has rules of its own",
      ".local $a = {22 :number select=ordinal} .match $a two {{nd}} * {{th}}", "nd"),
    Statement(
      "ordinal has exact keys too",
      ".local $a = {2 :integer select=ordinal} .match $a two {{nd}} 2 {{exact}} * {{th}}", "exact"),
    Statement(
      "Integers match without leading zeros, points and exponents",
      ".local $a = {1e1 :number} .match $a 10.0 {{a}} 1e1 {{b}} 10 {{c}} * {{any}}", "c"),
    Statement(
      "A value that is an integer matches as one",
      ".local $a = {5.00 :number} .match $a 5 {{five}} * {{any}}", "five"),
    Statement(
      "Zero has no sign", ".local $a = {-0 :number} .match $a 0 {{zero}} * {{any}}", "zero"),
    Statement(
      "A negative integer", ".local $a = {-3 :number} .match $a -3 {{yes}} * {{any}}",
      "yes"),
    Statement(
      "A negative number's category is that of its magnitude",
      ".local $a = {-1 :number} .match $a one {{one}} * {{any}}", "one"),
    Statement(
      "'other' is a category, before '*'",
      ".local $a = {5 :number} .match $a * {{any}} other {{other}}", "other"),
    Statement(
      "Any number literal is a key, however long",
      ".local $a = {1 :number} .match $a 1e99999999999 {{big}} -0 {{zero}} 0.50 {{half}} * {{any}}",
      "any"),
    Statement(
      "What is neither number nor category is a bad key",
      ".local $a = {1 :number} .match $a 01 {{a}} |+1| {{b}} ONE {{c}} || {{d}} * {{any}}", "any",
      Array(repeating: "bad-variant-key", count: 4)),
    Statement(
      "A category sees the digits that are shown",
      ".local $a = {1 :number minimumFractionDigits=1} .match $a one {{one}} * {{other}}", "other"),
    Statement(
      "Percentages select a hundred times the value",
      ".local $p = {0.01 :percent} .match $p 0.01 {{a}} one {{one}} 1 {{exact}} * {{any}}", "exact"),
    Statement(
      "And by the digits shown: 1.4% is 1%",
      ".local $p = {0.014 :percent} .match $p one {{one}} * {{any}}", "one"),
    Statement("Percentages know no select", "{1 :percent select=$x}", ["x": "exact"], "100%"),
    Statement(
      "An offset selects on its result",
      ".input {$n :integer} .local $m = {$n :offset subtract=1} .match $n $m 0 * {{none}} 1 * {{you}} * one {{you and one}} * * {{you and {$m}}}",
      ["n": 2], "you and one"),
    Statement(
      "Amounts and units select nothing",
      ".local $a = {1 :currency currency=EUR} .local $b = {1 :unit unit=day} .match $a $b 1 1 {{one}} * * {{any}}",
      "any", ["bad-selector", "bad-selector"]),
  ]

  @Test(arguments: string)
  func `:string`(_ statement: Statement) throws { try statement.expectHolds() }

  @Test(arguments: operands)
  func `statements about numeric operands hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: options)
  func `statements about options hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: inheritance)
  func `statements about options of the operand hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: selecting)
  func `statements about number selection hold`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  static let offset = [
    Statement("One option, and no more", "{1 :offset add=1 subtract=1}", "{|1|}", ["bad-option"]),
    Statement("Not none", "{1 :offset}", "{|1|}", ["bad-option"]),
    Statement(
      "A digit size", "{1 :offset add=1.5} {1 :offset subtract=-1} {1 :offset add=100}",
      "{|1|} {|1|} {|1|}", ["bad-option", "bad-option", "bad-option"]),
    Statement("From a variable", "{1 :offset add=$n}", ["n": 41], "42"),
    Statement("Zero is an offset", "{1 :offset add=0}", "1"),
    Statement(
      "A missing option value leaves none", "{1 :offset add=$n}", "{|1|}",
      ["unresolved-variable", "bad-option", "bad-option"]),
    Statement("Below zero", "{1 :offset subtract=3} {0.25 :offset subtract=1}", "-2 -0.75"),
    Statement(
      "Beyond machine words", "{9223372036854775807 :offset add=1} {$n :offset add=1}",
      ["n": .integer(.max)], "9,223,372,036,854,775,808 9,223,372,036,854,775,808"),
    Statement(
      "An operand that is no number comes first", "{x :offset add=x}", "{|x|}",
      ["bad-operand"]),
  ]

  @Test(arguments: offset)
  func `:offset`(_ statement: Statement) throws { try statement.expectHolds() }

  @Test func `every option value of every function is accepted`() throws {
    let grouping = ["auto", "always", "never", "min2"].map { "useGrouping=\($0)" }
    let signs = ["auto", "always", "exceptZero", "negative", "never"].map { "signDisplay=\($0)" }
    let modes = [
      "ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc",
      "halfEven",
    ].map { "roundingMode=\($0)" }
    let priorities = ["auto", "morePrecision", "lessPrecision"].map { "roundingPriority=\($0)" }
    let zeros = ["auto", "stripIfInteger"].map { "trailingZeroDisplay=\($0)" }
    let select = ["plural", "ordinal", "exact"].map { "select=\($0)" }
    let increments = ["1", "2", "5", "10", "5000"].map { "roundingIncrement=\($0)" }
    func sizes(_ names: String...) -> [String] { names.flatMap { ["\($0)=0", "\($0)=9"] } }
    let fraction = sizes("minimumFractionDigits", "maximumFractionDigits")
    let significant = sizes("minimumSignificantDigits", "maximumSignificantDigits")
    let integer = sizes("minimumIntegerDigits")
    let rounding = priorities + modes
    let all = grouping + fraction + significant + rounding
    var accepted: [(String, [String])] = []
    accepted.append(("number", all + select + signs + integer + zeros + increments))
    accepted.append(
      ("integer", select + signs + grouping + integer + sizes("maximumSignificantDigits")))
    accepted.append(("percent", all + signs + zeros))
    accepted.append(
      (
        "currency currency=EUR",
        ["currencySign=accounting", "currencySign=standard", "fractionDigits=auto"]
          + ["narrowSymbol", "symbol", "name", "code", "never"].map { "currencyDisplay=\($0)" }
          + grouping + integer + sizes("fractionDigits") + significant + zeros + rounding
          + increments
      ))
    accepted.append(
      (
        "unit unit=meter",
        ["short", "narrow", "long"].map { "unitDisplay=\($0)" } + all + signs + integer
          + increments
      ))
    for (function, options) in accepted {
      for option in options {
        let statement = Statement("", "{1 :\(function) \(option)}{||}", "")
        var errors: [String] = []
        _ = try format(statement) { errors.append($0) }
        #expect(errors.isEmpty, "\(statement.message)")
      }
    }
  }
}
