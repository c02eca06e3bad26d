import BayanCompiler
import BayanICU
import BayanMessageSyntax
import BayanRuntime
import Testing

/// Programs run by their plans against the same programs run without.
@Suite("A program's plan")
struct PlanTests {
  /// Messages of all the forms that plans know, and some that they don't.
  static let planned = [
    "Hello, {$name}!",
    "{$name}",
    "{$n :number}",
    "{$n :integer} of {$m :integer}",
    "{$name :string} {$n}",
    "{#b}{$name}{/b}{#br/}",
    "{$n :number useGrouping=never signDisplay=always}",
    "{$n :integer minimumIntegerDigits=7 useGrouping=always}",
    "{$n :integer useGrouping=min2 signDisplay=exceptZero} {$m :number signDisplay=negative}",
    "{$n :number maximumFractionDigits=2} {$m :number maximumFractionDigits=0}",
    ".input {$n :integer} {{{$n} {$name} {$n}}}",
    ".local $x = {$n :number signDisplay=never} {{{$x}}}",
    ".local $x = {$n} .local $y = {$x :number} {{{$x} {$y}}}",
    """
    .input {$n :integer} .match $n
    zero {{no {$name}}} one {{one {$name}}} two {{two}} few {{few: {$n} {$name}}}
    many {{many: {$n} {$name}}} * {{other: {$n} {$name}}}
    """,
    ".input {$n :number} .match $n 0 {{none}} 1 {{just one}} -3 {{minus three}} one {{one}} * {{{$n}}}",
    ".input {$n :integer select=exact} .match $n 1 {{1}} 100 {{100}} one {{never}} * {{else {$n}}}",
    """
    .input {$n :integer select=ordinal} .match $n
    one {{{$n}st}} two {{{$n}nd}} few {{{$n}rd}} many {{{$n}many}} * {{{$n}th}}
    """,
    ".input {$name :string} .match $name Sara {{she}} سارة {{هي}} * {{{$name}}}",
    """
    .input {$n :integer} .input {$m :integer} .match $n $m
    one one {{one one}} one * {{one {$m}}} * one {{{$n} one}} 1 few {{exactly one, few}}
    two * {{two {$m}}} * * {{{$n} {$m}}}
    """,
    """
    .input {$name :string} .input {$n :number} .match $name $n
    Sara 1 {{her first}} Sara one {{her one}} * 1 {{someone's first}} Sara * {{her {$n}}}
    * few {{few}} * * {{{$name} {$n}}}
    """,
    ".input {$n :number} .match $n 1.0 {{never}} 1.5 {{one and a half}} * {{{$n}}}",
  ]

  static let unplanned = [
    "{$n :percent}", "{$n :offset add=3}", "{|5| :number}", "{$n :number minimumFractionDigits=2}",
    "{$name :string u:dir=rtl}", "{$n :number signDisplay=$name}", "{$n :number select=$name}",
    "{#b x=$name}{/b}", "{$n :test:unknown}", "{$n :integer signDisplay=sometimes}",
    ".input {$n :number} .match $n cheese {{cheese}} * {{{$n}}}",
    ".input {$n :number} .local $m = {$n :integer} .match $m one {{one}} * {{{$m}}}",
    ".local $x = {|2| :number} .match $x 2 {{two}} * {{{$x}}}",
  ]

  static let numbers: [MessageValue] =
    [
      0, 1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 19, 20, 21, 22, 99, 100, 101, 102, 103, 111, 112, 199,
      200,
    ]
    .map(MessageValue.integer)
    + [211, 1_000, 1_002, 1_234, 9_999, 10_000, 54_321, 1_000_000, 2_000_000, 1_234_567, -1, -3]
    .map(MessageValue.integer)
    + [.integer(-1_234), .integer(.max), .integer(.min), 0.5, -0.25, 1.5, 1_234.5678, -1_000_000.5]

  static let names: [MessageValue] = [
    "Sara", "سارة", "", "5", "1", "\u{1B}[2J\n", "\u{2067}x\u{2069}", .integer(5), .integer(-1),
    1.0,
    .string(String(repeating: "طويل ", count: 200)), "Sa\u{301}ra",
  ]

  static let sinks: [Sink] = [.display, .log, .terminal, .json]

  @Test("changes no text and no error, whatever the values", arguments: planned + unplanned)
  func sameTexts(message: String) throws {
    let parsed = ParsedMessage.parse(message)
    try #require(parsed.isValid, "\(parsed.diagnostics)")
    for locale in ["en", "ar-EG", "ar", "fr", "ru", "he", "de-CH", "hi", "ja"] {
      let with = try #require(
        MessagePreview(parsed.message, locale: locale, isPlanned: true))
      let without = try #require(
        MessagePreview(parsed.message, locale: locale, isPlanned: false))
      #expect(with.isPlanned == Self.planned.contains(message))
      #expect(!without.isPlanned)
      for (index, number) in (Self.numbers + Self.names).enumerated() {
        let name = Self.names[index % Self.names.count]
        let other = Self.numbers[(index * 7 + 3) % Self.numbers.count]
        let arguments = [
          MessageArgument("n", number), MessageArgument("name", name), MessageArgument("m", other),
        ]
        for sink in Self.sinks { compare(with, without, arguments, sink) }
        compare(with, without, arguments.reversed(), .display)
        compare(with, without, Array(arguments.prefix(index % 3)), .display)
      }
    }
  }

  @Test(
    "writes each whole number of up to five digits as the locale does",
    arguments: ["en", "ar", "ar-EG", "fa", "hi", "hi-u-nu-deva", "es", "pl", "de-CH", "ccp"])
  func wholeNumbers(locale: String) throws {
    let message = ParsedMessage.parse("{$n :integer}").message
    let with = try #require(MessagePreview(message, locale: locale, isPlanned: true))
    let without = try #require(MessagePreview(message, locale: locale, isPlanned: false))
    for number in Array(0...1_200) + [9_999, 10_000, 99_999] {
      compare(with, without, [MessageArgument("n", .integer(number))], .display)
    }
  }

  private func compare(
    _ with: MessagePreview, _ without: MessagePreview, _ arguments: [MessageArgument], _ sink: Sink
  ) {
    var (ours, theirs): ([MessageError], [MessageError]) = ([], [])
    let text = with.string(arguments, for: sink) { ours.append($0) }
    let expected = without.string(arguments, for: sink) { theirs.append($0) }
    #expect(isSame(text, expected), "\(arguments) for \(sink)")
    #expect(ours == theirs, "\(arguments) for \(sink)")
  }

  @Test(
    "has the categories of the rules, in every locale, to whole numbers of all sizes",
    arguments: [PluralRules.NumberType.cardinal, .ordinal])
  func categories(type: PluralRules.NumberType) throws {
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
      + [2_000_000, 3_000_042, 10_000_000, 1_000_000_000, 999_999_999_999, .max, -1, -1_000_000]
    for locale in PluralRules.locales(for: type) {
      let with = try #require(MessagePreview(message, locale: locale, isPlanned: true))
      let without = try #require(MessagePreview(message, locale: locale, isPlanned: false))
      for number in numbers {
        let arguments = [MessageArgument("n", .integer(number))]
        let (ours, theirs) = (with.string(arguments), without.string(arguments))
        #expect(ours == theirs, "\(number) in \(locale)")
      }
    }
  }

  @Test("is left out where it would outgrow the program")
  func bounded() throws {
    let declarations = (0..<8).map { ".input {$n\($0) :integer}" }.joined(separator: " ")
    let selectors = (0..<8).map { "$n\($0)" }.joined(separator: " ")
    let keys = (0..<9).map { variant in
      (0..<8).map { $0 == variant ? "one" : "*" }.joined(separator: " ") + " {{\(variant)}}"
    }
    let source = "\(declarations) .match \(selectors) \(keys.joined(separator: " "))"
    let parsed = ParsedMessage.parse(source)
    try #require(parsed.isValid, "\(parsed.diagnostics)")
    let preview = try #require(MessagePreview(parsed.message, locale: "en"))
    #expect(!preview.isPlanned)
    let arguments = (0..<8).map { MessageArgument("n\($0)", .integer($0 == 3 ? 1 : 2)) }
    #expect(preview.string(arguments) == "3")
  }
}
