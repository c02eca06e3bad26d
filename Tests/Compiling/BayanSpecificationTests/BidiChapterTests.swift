import Testing

@testable import BayanRuntime

@Suite("Chapters “Handling Bidirectional Text” and “Unicode Namespace”")
struct BidiChapterTests {
  static func isolated(_ text: String, _ mark: Unicode.Scalar) -> String {
    "\(mark)\(text)\u{2069}"
  }

  static let strategy = [
    Statement("Text and markup stay as they are", "a{#b}\u{5D0}{/b}", "a\u{5D0}", sink: .display),
    Statement(
      "Text that is passed has no known direction", "{$a}", ["a": "x"],
      isolated("x", "\u{2068}"), sink: .display),
    Statement(
      "Nor has a literal, with ':string' or without", "{a}{b :string}",
      isolated("a", "\u{2068}") + isolated("b", "\u{2068}"), sink: .display),
    Statement(
      "Nor a fallback", "{$a}", isolated("{$a}", "\u{2068}"), ["unresolved-variable"],
      sink: .display),
    Statement(
      "The direction isn't guessed from the text", "{$a}", ["a": "שלום"],
      isolated("שלום", "\u{2068}"), sink: .display),
    Statement("A number has its locale's: bare in English", "{1 :number}", "1", sink: .display),
    Statement(
      "Isolated in Hebrew", "{1 :number}", in: "he", isolated("1", "\u{2067}"),
      sink: .display),
    Statement(
      "A number without function as well", "{$n}", ["n": 5], in: "fa",
      isolated("۵", "\u{2067}"), sink: .display),
    Statement(
      "An amount, a unit and a date too",
      "{1 :currency currency=EUR}{1 :unit unit=day}{|2006-01-02| :date}", in: "fr",
      "1,00\u{A0}€1\u{202F}j2 janv. 2006", sink: .display),
    Statement("No processing at all", "{$a}{1 :number u:dir=rtl}", ["a": "x"], "x1", sink: .json),
  ]

  /// Values with bidirectional controls, and their text between isolates.
  private static let balanced = [
    ("what it closes without having opened it goes", "a\u{2069}\u{202E}b", "a\u{202E}b\u{202C}"),
    (
      "what it opens is closed, the last first", "\u{2067}\u{202B}a",
      "\u{2067}\u{202B}a\u{202C}\u{2069}"
    ),
    (
      "what is balanced stays", "\u{2066}\u{202D}a\u{202C}\u{2069}b",
      "\u{2066}\u{202D}a\u{202C}\u{2069}b"
    ),
    (
      "an isolate closes what is open in it", "\u{2068}\u{202A}a\u{2069}b",
      "\u{2068}\u{202A}a\u{202C}\u{2069}b"
    ),
    (
      "an isolate is no end of an embedding around it", "\u{202B}\u{2067}\u{202C}a",
      "\u{202B}\u{2067}a\u{2069}\u{202C}"
    ),
    ("a stray end of an embedding goes", "\u{202C}a\u{202C}", "a"),
    ("a line break changes nothing", "\u{202E}a\nb", "\u{202E}a\nb\u{202C}"),
    ("marks are no openers", "\u{200E}a\u{200F}\u{61C}", "\u{200E}a\u{200F}\u{61C}"),
  ]

  static let values = balanced.flatMap { (statement, value, text) in
    [
      Statement(
        statement, "x {$a} y", ["a": .string(value)], "x \u{2068}\(text)\u{2069} y", sink: .display),
      Statement(
        "\(statement), without isolates", "x {$a} y", ["a": .string(value)], "x \(text) y",
        sink: .json),
      Statement(
        "\(statement), in a list", "{$a}", ["a": .list([.string(value), "z"])],
        "\u{2068}\(text)\u{2069} and \u{2068}z\u{2069}", sink: .display),
      Statement(
        "\(statement), in a direction that is given", "{$a :string u:dir=rtl}",
        ["a": .string(value)], "\u{2067}\(text)\u{2069}", sink: .display),
      Statement(
        "\(statement), as a fallback", "{|\(value)| :integer}", "\u{2068}{|\(text)|}\u{2069}",
        ["bad-operand"], sink: .display),
    ]
  }

  @Test(arguments: values)
  func `a value's bidirectional controls have no effect outside of it`(
    _ statement: Statement
  ) throws { try statement.expectHolds() }

  @Test func `an isolate opened in one piece of a function's value may be closed in another`()
    throws
  {
    struct Isolated: MessageFunction, FunctionValue {
      var partType: String { "isolated" }
      func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? { self }
      func format() -> [FormattedPart.Piece] {
        ["\u{2067}", "a", "\u{2069}", "\u{2069}b"].map { .init(type: "literal", text: $0) }
      }
    }
    var functions = FunctionRegistry()
    functions.register("test:isolated", Isolated())
    try Statement(
      "", "{:test:isolated}", "\u{2068}\u{2067}a\u{2069}b\u{2069}", sink: .display
    ).expectHolds(functions: functions)
  }

  static let direction = [
    Statement(
      "ltr, where the message runs the same way", "{1 :number u:dir=ltr}",
      isolated("1", "\u{2066}"), sink: .display),
    Statement("rtl", "{1 :number u:dir=rtl}", isolated("1", "\u{2067}"), sink: .display),
    Statement("auto", "{1 :number u:dir=auto}", isolated("1", "\u{2068}"), sink: .display),
    Statement(
      "inherit is as if nothing was said", "{1 :number u:dir=inherit}", "1",
      sink: .display),
    Statement(
      "ltr in a message that runs the other way", "{a :string u:dir=ltr}", in: "ar",
      isolated("a", "\u{2066}"), sink: .display),
    Statement(
      "From a variable", "{1 :number u:dir=$d}", ["d": "rtl"], isolated("1", "\u{2067}"),
      sink: .display),
    Statement("Quoted", "{1 :number u:dir=|rtl|}", isolated("1", "\u{2067}"), sink: .display),
    Statement(
      "Anything else is a bad option, and ignored", "{1 :number u:dir=LTR}", "1",
      ["bad-option"], sink: .display),
    Statement(
      "A missing value as well", "{1 :number u:dir=$d}", "1",
      ["unresolved-variable", "bad-option"], sink: .display),
    Statement(
      "It goes along a declaration", ".local $a = {1 :number u:dir=ltr} {{{$a}}}",
      isolated("1", "\u{2066}"), sink: .display),
    Statement(
      "And along another name of it",
      ".local $a = {1 :number u:dir=ltr} .local $b = {$a} {{{$b}}}", isolated("1", "\u{2066}"),
      sink: .display),
    Statement(
      "A function on it keeps the direction without its isolation",
      ".local $a = {x :string u:dir=ltr} {{{$a :string}}}", "x", sink: .display),
    Statement(
      "But not where the message runs the other way",
      ".local $a = {x :string u:dir=ltr} {{{$a :string}}}", in: "ar", isolated("x", "\u{2066}"),
      sink: .display),
    Statement(
      "So does 'inherit'",
      ".local $a = {x :string u:dir=rtl} {{{$a :string u:dir=inherit}}}",
      isolated("x", "\u{2067}"), sink: .display),
    Statement(
      "A function's own comes first",
      ".local $a = {x :string u:dir=rtl} {{{$a :string u:dir=ltr}}}", isolated("x", "\u{2066}"),
      sink: .display),
    Statement(
      "A fallback has lost it", "{x :number u:dir=ltr}", isolated("{|x|}", "\u{2068}"),
      ["bad-operand"], sink: .display),
    Statement(
      "On markup it is a bad option", "{#a u:dir=ltr}", "", ["bad-option"],
      sink: .display),
    Statement("It is no part of what 'u:' has dropped", "{1 :number u:locale=ar}", "1"),
  ]

  @Test(arguments: strategy)
  func `the default bidi strategy, and none`(_ statement: Statement) throws {
    try statement.expectHolds()
  }

  @Test(arguments: direction)
  func `u:dir`(_ statement: Statement) throws { try statement.expectHolds() }

  @Test func `u:id names the part, and nothing is seen of it in text`() throws {
    let arguments = [MessageArgument("n", 2)]
    let found = try parts(
      "{#b u:id=x}{1 :number u:id=y}{$n :integer u:id=$n}{a :string u:id=|a b|}{/b u:id=$none}",
      arguments)
    let ids = found.compactMap { part in
      switch part {
      case .markup(let markup): markup.id ?? "-"
      case .value(let value): value.id ?? "-"
      default: nil
      }
    }
    #expect(ids == ["x", "y", "2", "a b", "-"])
  }

  @Test func `isolation, direction and locale are seen in the parts`() throws {
    let found = try parts("{1 :number}", in: "ar-EG", for: .display)
    #expect(found.count == 3 && found.first == .bidiIsolation("\u{2067}"))
    #expect(found.last == .bidiIsolation("\u{2069}"))
    guard found.count == 3, case .value(let value) = found[1] else { return }
    #expect(value.direction == .rightToLeft && value.locale == "ar-EG")
  }

  @Test func `markup's parts: kind, name, options by value, the last of a name`() throws {
    let found = try parts("{#n:a x=1 y=$n z=$none x=|2 3| @q}{/n:a}{#c/}", [.init("n", 5)])
    #expect(
      found == [
        .markup(
          .init(
            kind: .open, name: "n:a", id: nil,
            options: [.init(name: "y", value: .integer(5)), .init(name: "x", value: "2 3")])),
        .markup(.init(kind: .close, name: "n:a", id: nil, options: [])),
        .markup(.init(kind: .standalone, name: "c", id: nil, options: [])),
      ])
  }
}
