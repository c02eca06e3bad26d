import BayanCompiler
import BayanDiagnostics
import BayanICUFunctions
import BayanMessageConversion
import BayanMessageSyntax
import BayanRuntime
import BayanSeededRandom
import Testing

@Suite("MessageFormat 1")
struct ICUMessageFormatTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    var message: String
    var wholeNumbers: Set<String> = []
    var apostrophes = ICUMessageFormat.Apostrophes.doubleOptional

    init(
      _ description: String, _ pattern: String, _ message: String,
      wholeNumbers: Set<String> = [],
      apostrophes: ICUMessageFormat.Apostrophes = .doubleOptional
    ) {
      testDescription = description
      self.pattern = pattern
      self.message = message
      self.wholeNumbers = wholeNumbers
      self.apostrophes = apostrophes
    }
  }

  @Test(arguments: [
    ("{d, date, short}", "{$d :date fields=year-month-day length=short}"),
    ("{d, date}", "{$d :date fields=year-month-day length=medium}"),
    ("{d, date, long}", "{$d :date fields=year-month-day length=long}"),
    ("{d, date, full}", "{$d :date fields=year-month-day-weekday length=long}"),
    ("{d, time, short}", "{$d :time precision=minute}"),
    ("{d, time}", "{$d :time precision=second}"),
    ("{d, time, long}", "{$d :time precision=second timeZoneStyle=short}"),
    ("{d, time, full}", "{$d :time precision=second timeZoneStyle=long}"),
  ])
  func `date styles become the nearest form where that is asked for`(
    pattern: String, message: String
  ) throws {
    #expect(try ICUMessageFormat.message(from: pattern, nearestDates: true).formatted() == message)
  }

  @Test(
    "becomes MessageFormat 2",
    arguments: [
      Example("text", "Hello.", "Hello."),
      Example("braces in quotes are text", "'{'x'}'", #"\{x\}"#),
      Example("an apostrophe alone is text", "don't", "don't"),
      Example("a doubled apostrophe is one", "don''t", "don't"),
      Example(
        "in Java's way an apostrophe quotes", "don't {x}", "dont \\{x\\}",
        apostrophes: .doubleRequired),
      Example("a closing brace outside is text", "a } b", #"a \} b"#),
      Example("an argument", "Hello, {name}!", "Hello, {$name}!"),
      Example("a numbered argument", "Hello, {0}!", "Hello, {$_0}!"),
      Example("a number", "{n, number}", "{$n :number roundingMode=halfEven}"),
      Example("a whole number", "{n, number}", "{$n :integer}", wholeNumbers: ["n"]),
      Example(
        "a number pattern", "{n, number,#,##0.00}",
        "{$n :number roundingMode=halfEven minimumFractionDigits=2 maximumFractionDigits=2}"),
      Example(
        "a number skeleton", "{n, number, ::currency/EUR unit-width-iso-code}",
        "{$n :currency currency=EUR currencyDisplay=code roundingMode=halfEven}"),
      Example(
        "a date skeleton", "{d, date, ::yMMMMd}", "{$d :date fields=year-month-day length=long}"),
      Example(
        "a plural", "{n, plural, =0 {none} one {# file} other {# files}}",
        """
        .input {$n :integer}
        .match $n
        0 {{none}}
        one {{{$n} file}}
        * {{{$n} files}}
        """, wholeNumbers: ["n"]),
      Example(
        "text around a plural is in each variant", "You have {n, plural, one {a} other {b}}.",
        """
        .input {$n :number roundingMode=halfEven}
        .match $n
        one {{You have a.}}
        * {{You have b.}}
        """),
      Example(
        "an ordinal", "{n, selectordinal, one {#st} other {#th}}",
        """
        .input {$n :integer select=ordinal}
        .match $n
        one {{{$n}st}}
        * {{{$n}th}}
        """, wholeNumbers: ["n"]),
      Example(
        "nested choices become one table",
        "{who, select, female {{n, plural, one {her file} other {her files}}} other {theirs}}",
        """
        .input {$who :string}
        .input {$n :integer}
        .match $who $n
        female one {{her file}}
        female * {{her files}}
        * * {{theirs}}
        """, wholeNumbers: ["n"]),
      Example(
        "numbers are compared before the offset, and shown after it",
        "{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}}",
        """
        .input {$n :integer}
        .local $n_minus_1 = {$n :offset subtract=1}
        .match $n $n_minus_1
        0 * {{nobody}}
        1 * {{{$who}}}
        * one {{{$who} and {$n_minus_1} other}}
        * * {{{$who} and {$n_minus_1} others}}
        """, wholeNumbers: ["n"]),
      Example(
        "a number sign in a select is text", "{n, plural, other {{g, select, other {#}}}}", "#"),
      Example(
        "a number that one plural knows and another doesn't has a column of its own",
        "{n, plural, =1 {A} other {B}} {n, plural, one {c} other {d}}",
        """
        .input {$n :integer}
        .match $n $n
        1 one {{A c}}
        1 * {{A d}}
        * one {{B c}}
        * * {{B d}}
        """, wholeNumbers: ["n"]),
    ])
  func converts(_ example: Example) throws {
    let message = try ICUMessageFormat.message(
      from: example.pattern, apostrophes: example.apostrophes, wholeNumbers: example.wholeNumbers)
    #expect(message.formatted() == example.message)
    #expect(ParsedMessage.parse(message.formatted()).isValid)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var pattern: String
    /// The text at the refusal's place.
    var place: String
    var reason: String
    var testDescription: String { pattern }

    init(_ pattern: String, at place: String, _ reason: String) {
      self.pattern = pattern
      self.place = place
      self.reason = reason
    }
  }

  @Test(
    "is refused with the place and the reason",
    arguments: [
      Refusal("é {", at: "{", "this '{' is not closed; add '}'"),
      Refusal("{}", at: "}", "expected an argument's name or number"),
      Refusal("{a b}", at: "b", "expected ',' or '}' after the argument's name"),
      Refusal("{01}", at: "01", "'01' isn't the number of an argument; these go from 0 to 32767"),
      Refusal(
        "{1a}", at: "1a", "'1a' can't name a variable in MessageFormat 2; rename the argument"),
      Refusal(
        "{n, plural, one {x}}", at: "{n, plural, one {x}}",
        "there is no variant 'other', which is always needed"),
      Refusal(
        "{n, plural, one {x} one {y} other {}}", at: "one",
        "the key 'one' is written twice; the second variant would never be selected"),
      Refusal(
        "{n, plural, some {x} other {}}", at: "some",
        "'some' isn't a plural category; this variant would never be selected"),
      Refusal(
        "{n, plural, one {x} offset:1 other {}}", at: "offset",
        "'offset:' must come before the variants"),
      Refusal(
        "{n, plural, offset:0.5 other {}}", at: "0.5",
        "an offset in MessageFormat 2 is a whole number from -99 to 99"),
      Refusal(
        "{n, choice, 0#a|1#b}", at: "{n, choice,",
        "'choice' has no equivalent in MessageFormat 2; write it with 'plural' or 'select'"),
      Refusal(
        "a {d, date, medium} b", at: "{d, date, medium}",
        """
        no function of MessageFormat 2 writes the date style 'medium' as ICU does in all locales; \
        write '::yMMMd', or convert with --nearest-dates
        """),
      Refusal(
        "{d, time, full}", at: "{d, time, full}",
        """
        no function of MessageFormat 2 writes the time style 'full' as ICU does in all locales; \
        write '::jmszzzz', or convert with --nearest-dates
        """),
      Refusal(
        "{d, date, dd.MM.yyyy}", at: "{d, date, dd.MM.yyyy}",
        """
        a written-out date pattern has no equivalent in MessageFormat 2; use a skeleton, such as \
        '::yMMMd'
        """),
      Refusal(
        "{n, number, currency}", at: "{n, number, currency}",
        """
        the style 'currency' means a different currency in each region; name one, as in \
        '::currency/EUR'
        """),
      Refusal(
        "{n, number, #,##0}", at: "{n, number, #,##0}",
        "the space around the number pattern '#,##0' would be shown; remove it"),
      Refusal(
        "{n, number, ::compact-short}", at: "{n, number, ::compact-short}",
        "'compact-short' in a number skeleton has no equivalent in MessageFormat 2"),
      Refusal(
        "{n, spellout}", at: "{n, spellout}",
        "'spellout' has no equivalent among the functions of MessageFormat 2"),
      Refusal("{n, list}", at: "{n, list}", "'list' isn't a type of MessageFormat 1"),
      Refusal(
        "{n, plural, one {} other {{n, number, percent}}}",
        at: "{n, plural, one {} other {{n, number, percent}}}",
        """
        MessageFormat 2 can't select by the plural category of 'n' in this style; \
        put '#' first
        """),
    ])
  func refuses(_ refusal: Refusal) throws {
    let problem = try #require(throws: ConversionProblem.self) {
      try ICUMessageFormat.message(from: refusal.pattern)
    }
    #expect(problem.message.description == refusal.reason)
    let bytes = Array(refusal.pattern.utf8)[problem.span.range]
    #expect(String(decoding: bytes, as: UTF8.self) == refusal.place)
  }

  static let locales = ["en", "ar", "ru", "pl", "fr", "he", "ja"]
  static let numbers: [Double] = [
    0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 1_000, 1_000_000, 1_234_567.891, 0.5, 1.5, 2.5, 0.25,
    1.0005, 0.0625, -1, -3, -0.4, 0.1, 1e15,
  ]
  static let texts = ["male", "female", "ja", "café", "7", "", "other", "مرحبا {x} 'y'"]

  /// Returns a text without the spaces that group digits, in Polish.
  ///
  /// In Polish, CLDR groups digits only from five digits on (`minimumGroupingDigits`). ICU's number
  /// formats from before skeletons ignore that; MessageFormat 2 doesn't.
  static func ungrouped(_ text: String, _ locale: String) -> String {
    locale == "pl" ? text.filter { $0 != "\u{A0}" } : text
  }

  @Test("and its conversion give the same text as ICU", arguments: locales)
  func givesTheSameText(_ locale: String) throws {
    var random = RandomPattern(generator: SeededRandom(seed: 20))
    var converted = 0
    var compared = 0
    for _ in 0..<150 {
      let pattern = random.pattern()
      let message: Message
      do throws(ConversionProblem) {
        message = try ICUMessageFormat.message(from: pattern)
      } catch {
        // Only patterns without an equivalent may be refused.
        let reasons = ["more than", "too often", "by which MessageFormat 2 can't choose"]
        #expect(reasons.contains { error.message.description.contains($0) }, "\(pattern): \(error)")
        continue
      }
      converted += 1
      let backs = [
        ICUMessageFormat.Style(), .init(doublesApostrophes: false),
        .init(doublesApostrophes: false, usesNumberSign: false),
      ].compactMap {
        try? ICUMessageFormat.pattern(for: message, wholeNumbers: [], style: $0)
      }
      let preview = try #require(MessagePreview(message, locale: locale))
      for _ in 0..<8 {
        let numbers = [0, 1].map { _ in Self.numbers.randomElement(using: &random.generator) ?? 0 }
        let texts = [0, 1].map { _ in Self.texts.randomElement(using: &random.generator) ?? "" }
        let expected = try #require(
          ICUOracle.text(of: pattern, locale: locale, numbers: numbers, texts: texts))
        let arguments = [
          MessageArgument("_0", MessageValue(numbers[0])),
          MessageArgument("_1", MessageValue(numbers[1])),
          MessageArgument("_2", .string(texts[0])), MessageArgument("_3", .string(texts[1])),
        ]
        let text = preview.string(arguments, for: .json)
        compared += 1
        guard Self.ungrouped(text, locale).utf8.elementsEqual(Self.ungrouped(expected, locale).utf8)
        else {
          Issue.record(
            """
            \(pattern.debugDescription) with \(numbers) \(texts): \(text.debugDescription), ICU \
            has \(expected.debugDescription):
            \(message.formatted())
            """)
          return
        }
        for back in backs {
          let again = ICUOracle.text(of: back, locale: locale, numbers: numbers, texts: texts)
          guard again.map({ Self.ungrouped($0, locale) }) == Self.ungrouped(expected, locale) else {
            Issue.record("\(pattern) came back as \(back): \(again ?? "nil") for \(expected)")
            return
          }
        }
      }
    }
    #expect(converted > 100)
    #expect(compared > 800)
  }

  @Test("reads quotes in Java's way as ICU writes them")
  func readsJavaQuotes() throws {
    // ICU's function doesn't change texts within choices, and doesn't know that a doubled
    // apostrophe within quotes doesn't end them. So the patterns here have no choices, and no
    // adjacent quotes.
    var random = RandomPattern(
      generator: SeededRandom(seed: 7), deepest: 0, separator: " ")
    var count = 0
    for _ in 0..<500 {
      let pattern = random.pattern()
      let quoted = try #require(ICUOracle.quoted(pattern))
      guard let message = try? ICUMessageFormat.message(from: pattern) else { continue }
      let other = try? ICUMessageFormat.message(from: quoted, apostrophes: .doubleRequired)
      #expect(message.formatted() == other?.formatted(), "\(pattern) and \(quoted)")
      count += 1
    }
    #expect(count > 250)
  }

  @Test(
    "shows dates by skeletons as ICU does", arguments: locales,
    [
      "yMMMd", "yMMMMd", "yMd", "yMMMdEEE", "yMMMMdEEEE", "MMMd", "dEEE", "EEEE", "j", "jm", "jms",
      "Hm", "hms", "yMMMdjm", "yMdHms", "yMMMMdEEEEj",
    ])
  func showsDates(_ locale: String, _ skeleton: String) throws {
    // The time is 2024-02-29T14:05:09Z.
    let milliseconds = 1_709_215_509_000.0
    let pattern = "x {0, date, ::\(skeleton)}"
    let message = try ICUMessageFormat.message(from: pattern)
    let expected = try #require(
      ICUOracle.text(of: pattern, locale: locale, milliseconds: milliseconds))
    let value = try #require(MessageDateTime("2024-02-29T14:05:09Z"))
    let text = try #require(MessagePreview(message, locale: locale)).string(
      [MessageArgument("_0", .dateTime(value))], for: .json, functions: ICUFunctions.registry())
    #expect(text.utf8.elementsEqual(expected.utf8), "\(message.formatted()) \(text) \(expected)")
    let back = try ICUMessageFormat.pattern(for: message)
    #expect(
      ICUOracle.text(of: back, locale: locale, milliseconds: milliseconds) == expected, "\(back)")
  }

  struct Return: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var message: String
    var pattern: String
    var wholeNumbers: Set<String> = []
  }

  @Test(
    "is written for a message",
    arguments: [
      Return(
        testDescription: "apostrophes are doubled", message: #"it's \{x\} '"#,
        pattern: "it''s '{'x'}' ''"),
      Return(
        testDescription: "a plural",
        message: ".input {$n :integer}\n.match $n\none {{{$n} # file}}\n* {{{$n} files}}",
        pattern: "{n, plural, one {# '#' file} other {# files}}", wholeNumbers: ["n"]),
      Return(
        testDescription: "an offset with the numbers before it",
        message: """
          .input {$n :integer} .local $m = {$n :offset subtract=1} .match $n $m
          0 * {{nobody}} * one {{{$m} other}} * * {{{$m} others}}
          """,
        pattern: "{n, plural, offset:1 =0 {nobody} one {# other} other {# others}}",
        wholeNumbers: ["n"]),
      Return(
        testDescription: "two selectors",
        message: """
          .input {$g :string} .input {$n :integer} .match $g $n
          f one {{a}} * one {{b}} * * {{c}}
          """,
        pattern: """
          {g, select, f {{n, plural, one {a} other {c}}} other {{n, plural, one {b} other {c}}}}
          """, wholeNumbers: ["n"]),
      Return(
        testDescription: "a number with options", message: "{$n :number minimumFractionDigits=2}",
        pattern: "{n, number, ::.00# rounding-mode-half-up}"),
    ])
  func writes(_ example: Return) throws {
    let message = ParsedMessage.parse(example.message)
    try #require(message.isValid)
    #expect(
      try ICUMessageFormat.pattern(for: message.message, wholeNumbers: example.wholeNumbers)
        == example.pattern)
  }

  @Test(
    "says why a message can't be written",
    arguments: [
      ("{#b}x{/b}", "the markup 'b' has no equivalent in the older syntaxes"),
      (
        ".input {$n :number} .match $n one {{a}} * {{b}}",
        """
        '$n' may be a fraction, which MessageFormat 1 rounds in another way; where it is a whole \
        number, say so
        """
      ),
      (
        ".input {$n :number roundingMode=halfEven} .input {$g :string} .match $n $g "
          + "one f {{a}} 1 m {{b}} * * {{c}}",
        """
        for the number 1 of '$n', the plural category in each locale decides which variant is used; \
        add a variant for this number, with '*' for the selectors after it
        """
      ),
      (
        "{$d :date length=long timeZone=UTC}",
        "MessageFormat 1 has no style for this ':date'"
      ),
      (
        "{$n :number minimumFractionDigits=$m}",
        "the option 'minimumFractionDigits' gets its value from a variable, which the older "
          + "syntaxes can't do"
      ),
    ])
  func refusesToWrite(_ message: String, _ reason: String) throws {
    let problem = try #require(throws: ConversionProblem.self) {
      try ICUMessageFormat.pattern(for: ParsedMessage.parse(message).message)
    }
    #expect(problem.message.description == reason)
  }

  @Test(
    "is refused beyond the limits",
    arguments: [
      ("depth", String(repeating: "{n, plural, other {", count: 200)),
      (
        "combinations",
        (0..<12).map { "{a\($0), plural, one {x} other {y}}" }.joined()
      ),
      ("length", String(repeating: "x", count: 1_048_577)),
      (
        "text in all variants",
        String(repeating: "x", count: 1_000_000)
          + (0..<10).map { "{a\($0), plural, one {x} other {y}}" }.joined()
      ),
      (
        "choices", String(repeating: "{n, plural, other {}}", count: 2_000)
      ),
      (
        "variants",
        "{g, select, " + (0..<2_000).map { "k\($0) {x}" }.joined() + " other {}}"
      ),
    ])
  func limits(_ name: String, _ pattern: String) {
    #expect(throws: ConversionProblem.self, "\(name)") {
      try ICUMessageFormat.message(from: pattern)
    }
  }

  @Test("never fails at a cut of its text")
  func survivesCuts() {
    let pattern =
      "'{'é {0, plural, offset:1 =0 {a} one {# '#' {2}} other {{1, number, ::.00} {2, select, x {} other {}}}}"
    let scalars = Array(pattern.unicodeScalars)
    for end in scalars.indices {
      let cut = String(String.UnicodeScalarView(scalars[..<end]))
      if let message = try? ICUMessageFormat.message(from: cut) {
        #expect(ParsedMessage.parse(message.formatted()).isValid)
      }
    }
  }
}
