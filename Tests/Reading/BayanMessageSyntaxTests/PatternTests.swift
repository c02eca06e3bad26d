import BayanDiagnostics
import BayanMessageSyntax
import Testing

@Suite("Patterns")
struct PatternTests {
  @Test(
    arguments: [
      ("", []),
      (" \t\n", ["' \t\n'"]),
      ("Hello, world!", ["'Hello, world!'"]),
      ("مرحبًا بالعالم", ["'مرحبًا بالعالم'"]),
      (#"\\ \{ \| \}"#, [#"'\ { | }'"#]),
      (#"a\{b"#, ["'a{b'"]),
      ("a | b / c # d", ["'a | b / c # d'"]),
      ("a\r\nb", ["'a\r\nb'"]),
      (" 1.5", ["' 1.5'"]),
      ("{{}}", []),
      ("{{ a }}", ["' a '"]),
      ("\n{{a}} \u{200E}", ["'a'"]),
      ("{{.input {$x}}}", ["'.input '", "{$x}"]),
      ("\u{85}\u{1}", ["'\u{85}\u{1}'"]),
    ] as [(String, [String])])
  func `text is kept as it is, and escapes are decoded`(
    _ source: String, _ expected: [String]
  ) throws {
    #expect(try elements(of: source).map(\.utf8).map(Array.init) == expected.map { Array($0.utf8) })
  }

  @Test(arguments: 0..<20)
  func `a placeholder is seen at any place of the text`(_ distance: Int) throws {
    let text =
      "a" + String(repeating: "ع", count: distance / 2) + String(repeating: "x", count: distance)
    #expect(try elements(of: text) == ["'\(text)'"])
    #expect(try elements(of: text + "{$b}") == ["'\(text)'", "{$b}"])
    #expect(try elements(of: text + #"\{b"#) == ["'\(text){b'"])
    #expect(!ParsedMessage.parse(text + "}").isValid)
    #expect(!ParsedMessage.parse(text + "\0").isValid)
  }

  @Test(arguments: [
    ("{$a}{$b}", ["{$a}", "{$b}"]),
    ("a{$b}c", ["'a'", "{$b}", "'c'"]),
    ("{{{$x}}}", ["{$x}"]),
    ("{{{$x}{#b}}}", ["{$x}", "{#b}"]),
    (#"{{\}{|}|}\}}}"#, ["'}'", "{|}|}", "'}'"]),
    ("لديك {$count} ملفات", ["'لديك '", "{$count}", "' ملفات'"]),
  ])
  func `placeholders divide the text`(_ source: String, _ expected: [String]) throws {
    #expect(try elements(of: source) == expected)
  }

  @Test func `spans are UTF-8 byte offsets, and a pattern's leaves out its braces`() throws {
    let parsed = ParsedMessage.parse(" {{سلام \\{{$x}}}")
    try #require(parsed.isValid)
    guard case .pattern(let pattern) = parsed.message.body, pattern.elements.count == 2,
      case .text(let text) = pattern.elements[0],
      case .expression(let expression) = pattern.elements[1]
    else {
      Issue.record("expected text and an expression")
      return
    }
    #expect(pattern.span == SourceSpan(3, 18))
    #expect(text.span == SourceSpan(3, 14))
    #expect(text.value == "سلام {")
    #expect(expression.span == SourceSpan(14, 18))
    #expect(expression.operand?.span == SourceSpan(15, 17))
  }

  @Test(arguments: [
    ("}", ["0..<1 syntax-error: '}' closes nothing here; write '\\}' for a brace in text"]),
    (
      "a \\n b",
      [
        "2..<4 syntax-error: '\\n' is not an escape, only '\\\\', '\\{', '\\|' and '\\}' are; "
          + "write '\\\\' for a backslash"
      ]
    ),
    (
      "a \\",
      [
        "2..<3 syntax-error: '\\' is not an escape, only '\\\\', '\\{', '\\|' and '\\}' are; "
          + "write '\\\\' for a backslash"
      ]
    ),
    ("a\0b", ["1..<2 syntax-error: U+0000 is not allowed in a message; remove it"]),
    ("{{a", ["0..<2 syntax-error: expected '}}' to close the pattern that starts here"]),
    ("{{a}", ["3..<4 syntax-error: expected '}}' to close the pattern, found one '}'"]),
    (
      "{{a}} b",
      [
        "6..<7 syntax-error: expected nothing after the closing '}}', found 'b'; "
          + "move it inside the pattern"
      ]
    ),
    (
      "{{Hello, {{$name}}!}}",
      [
        "9..<11 syntax-error: '{{' cannot be inside a pattern; write '{…}' for a placeholder, "
          + "'\\{' for a brace in text"
      ]
    ),
    (
      "{{a {$x",
      ["4..<5 syntax-error: expected '}' to close the placeholder that starts here"]
    ),
    (
      ".5 kg {",
      [
        "0..<2 syntax-error: '.5' is not a keyword; to begin the text with '.', put the whole "
          + "message in '{{…}}'"
      ]
    ),
  ])
  func `a character that a pattern can't have is a syntax error`(
    _ source: String, _ expected: [String]
  ) {
    #expect(diagnostics(in: source) == expected)
  }

  @Test func `each error in a pattern is found, and what is right around it is kept`() {
    let parsed = ParsedMessage.parse("a {^} b } c {$x ?} d {$y}")
    #expect(parsed.diagnostics.map(\.span) == [.init(3, 4), .init(8, 9), .init(16, 17)])
    #expect(parsed.message.formatted() == #"a  b \} c {$x} d {$y}"#)
  }

  @Test func `a bidirectional mark before '.' or '{{' is space, as white space is`() {
    #expect(ParsedMessage.parse("\u{200E}.local $x = {1} {{}}").isValid)
    #expect(ParsedMessage.parse("\u{200F}{{a}}").message.formatted() == "a")
    #expect(diagnostics(in: "\u{200E}.x").count == 1)
    let text = ParsedMessage.parse("\u{200E}x").message.formatted()
    #expect(Array(text.utf8) == [0xE2, 0x80, 0x8E, 0x78])
  }
}
