import BayanCompiler
import BayanICU
import BayanMessageSyntax
import BayanRuntime
import Testing

/// Messages of many forms with many values, compared with ICU for each number.
@Suite("Messages with values")
struct ValueMatrixTests {
  /// The arguments of a message, in a locale.
  struct Values {
    var locale: String
    var n: Int
    var m: Int
    var name: String

    func number(_ number: Int, _ skeleton: String = "") throws -> String {
      try NumberFormatting.format("\(number)", locale: locale, skeleton: skeleton)
    }

    func category(_ number: Int, _ type: PluralRules.NumberType = .cardinal) throws -> String {
      try PluralSelector(locale: locale, type: type).select(number)
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var message: String
    var expected: @Sendable (Values) throws -> String
    var testDescription: String { message }
  }

  static let examples = [
    Example(message: "{$name}") { $0.name },
    Example(message: "{$n :number}") { try $0.number($0.n) },
    Example(message: "{$n :integer} of {$m :integer}") {
      "\(try $0.number($0.n)) of \(try $0.number($0.m))"
    },
    Example(message: "{#b}{$name :string}{/b} {$n}{#br/}") { "\($0.name) \(try $0.number($0.n))" },
    Example(message: "{$n :number useGrouping=never signDisplay=always}") {
      try $0.number($0.n, "group-off sign-always")
    },
    Example(message: "{$n :integer minimumIntegerDigits=7 useGrouping=always}") {
      try $0.number($0.n, "integer-width/+0000000 group-on-aligned")
    },
    Example(message: "{$n :integer useGrouping=min2 signDisplay=exceptZero}") {
      try $0.number($0.n, "group-min2 sign-except-zero")
    },
    Example(message: ".local $x = {$n} .local $y = {$x :number} {{{$x} {$y}}}") {
      "\(try $0.number($0.n)) \(try $0.number($0.n))"
    },
    Example(
      message: """
        .input {$n :integer} .match $n
        zero {{zero {$name}}} one {{one {$name}}} two {{two {$name}}} few {{few {$name}}}
        many {{many {$name}}} * {{other {$name}}}
        """
    ) { "\(try $0.category($0.n)) \($0.name)" },
    Example(
      message: """
        .input {$n :integer select=ordinal} .match $n
        zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}
        """
    ) { try $0.category($0.n, .ordinal) },
    Example(
      message: """
        .input {$n :number} .match $n
        one {{one}} 1 {{just one}} 0 {{none}} -3 {{minus three}} * {{{$n}}}
        """
    ) {
      switch $0.n {
      case 0: "none"
      case 1: "just one"
      case -3: "minus three"
      default: try $0.category($0.n) == "one" ? "one" : try $0.number($0.n)
      }
    },
    Example(
      message: ".input {$n :integer select=exact} .match $n one {{never}} 100 {{100}} * {{else}}"
    ) { $0.n == 100 ? "100" : "else" },
    Example(
      message: ".input {$name :string} .match $name Sara {{she}} سارة {{هي}} * {{{$name}}}"
    ) { $0.name == "Sara" ? "she" : $0.name == "سارة" ? "هي" : $0.name },
    Example(
      message: """
        .input {$n :integer} .input {$m :integer} .match $n $m
        one one {{one one}} one * {{one any}} * one {{any one}} 1 few {{1 few}} * * {{any}}
        """
    ) {
      let (n, m) = (try $0.category($0.n), try $0.category($0.m))
      if $0.n == 1 && m == "few" { return "1 few" }
      return switch (n, m) {
      case ("one", "one"): "one one"
      case ("one", _): "one any"
      case (_, "one"): "any one"
      default: "any"
      }
    },
    Example(
      message: """
        .input {$name :string} .input {$n :number} .match $name $n
        Sara 1 {{her first}} Sara one {{her one}} * 1 {{a first}} Sara * {{hers}} * few {{few}}
        * * {{any}}
        """
    ) {
      if $0.name == "Sara" {
        return $0.n == 1
          ? "her first" : try $0.category($0.n) == "one" ? "her one" : "hers"
      }
      return $0.n == 1 ? "a first" : try $0.category($0.n) == "few" ? "few" : "any"
    },
  ]

  static let numbers =
    [0, 1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 19, 20, 21, 22, 99, 100, 101, 102, 103, 111, 112, 199]
    + [200, 211, 1_000, 1_002, 1_234, 9_999, 10_000, 54_321, 1_000_000, 2_000_000, 1_234_567, -1]
    + [-3, -1_234, .max, .min + 1]

  static let names = ["Sara", "سارة", "", "5", "1", String(repeating: "طويل ", count: 200)]

  @Test(arguments: examples)
  func `show the variant and the numbers that ICU has`(example: Example) throws {
    let parsed = ParsedMessage.parse(example.message)
    try #require(parsed.isValid, "\(parsed.diagnostics)")
    for locale in ["en", "ar-EG", "ar", "fr", "ru", "he", "de-CH", "hi", "ja"] {
      let preview = try #require(MessagePreview(parsed.message, locale: locale))
      for (index, number) in Self.numbers.enumerated() {
        let values = Values(
          locale: locale, n: number, m: Self.numbers[(index * 7 + 3) % Self.numbers.count],
          name: Self.names[index % Self.names.count])
        let arguments = [
          MessageArgument("n", .integer(values.n)), MessageArgument("name", .string(values.name)),
          MessageArgument("m", .integer(values.m)),
        ]
        let expected = try example.expected(values)
        for given in [arguments, arguments.reversed()] {
          let text = preview.string(given, for: .json) { Issue.record("\($0)") }
          #expect(isSame(text, expected), "\(values): \(text.debugDescription)")
        }
        let parts = preview.parts(arguments, for: .json).map(\.text).joined()
        #expect(isSame(parts, expected), "\(values): \(parts.debugDescription)")
      }
    }
  }

  @Test(arguments: ["en", "ar", "ar-EG", "fa", "hi", "hi-u-nu-deva", "es", "pl", "de-CH", "ccp"])
  func `write each whole number of up to four digits as ICU does`(locale: String) throws {
    let preview = try #require(
      MessagePreview(ParsedMessage.parse("{$n :integer}").message, locale: locale))
    for number in Array(0...1_200) + [9_999, 10_000, 99_999] {
      let text = preview.string([MessageArgument("n", .integer(number))], for: .json)
      let expected = try NumberFormatting.format("\(number)", locale: locale, skeleton: "")
      #expect(isSame(text, expected))
    }
  }

  @Test(arguments: [PluralRules.NumberType.cardinal, .ordinal])
  func `have ICU's category, in every locale, for whole numbers of all sizes`(
    type: PluralRules.NumberType
  ) throws {
    let select = type == .cardinal ? "plural" : "ordinal"
    let message = ParsedMessage.parse(
      """
      .input {$n :integer select=\(select)} .match $n
      zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}
      """
    ).message
    let numbers =
      Array(0...210) + [299, 300, 302, 311, 1_000, 1_001, 1_011, 2_000, 5_020, 10_000, 20_000]
      + [40_000, 60_002, 80_000, 100_000, 100_001, 160_000, 999_999, 1_000_000, 1_000_001]
      + [2_000_000, 3_000_042, 10_000_000, 1_000_000_000, 999_999_999_999, -1, -1_000_000]
    for locale in PluralRules.locales(for: type) {
      let preview = try #require(MessagePreview(message, locale: locale))
      let selector = try PluralSelector(locale: locale, type: type)
      for number in numbers {
        let text = preview.string([MessageArgument("n", .integer(number))])
        let expected = try selector.select(number)
        #expect(text == expected, "\(number) in \(locale)")
      }
    }
  }

  @Test func `select among eight numbers`() throws {
    let declarations = (0..<8).map { ".input {$n\($0) :integer}" }.joined(separator: " ")
    let selectors = (0..<8).map { "$n\($0)" }.joined(separator: " ")
    let keys = (0..<9).map { variant in
      (0..<8).map { $0 == variant ? "one" : "*" }.joined(separator: " ") + " {{\(variant)}}"
    }
    let source = "\(declarations) .match \(selectors) \(keys.joined(separator: " "))"
    for one in 0..<8 {
      let arguments = (0..<8).map { MessageArgument("n\($0)", .integer($0 == one ? 1 : 2)) }
      #expect(try format(source, "en", arguments).text == "\(one)")
    }
  }
}

extension FormattedPart {
  /// The part's text; none for markup.
  fileprivate var text: String {
    switch self {
    case .text(let text), .bidiIsolation(let text): text
    case .markup: ""
    case .value(let value): value.text
    case .fallback(let source): "{\(source)}"
    }
  }
}
