import BayanDiagnostics
import BayanMessageSyntax
import Testing

@Suite("Any message")
struct PropertyTests {
  static let messages = [
    "Hello, {$name}! {#b}Bold{/b} {#br/} \\{ {|a\\|b| :f x=1 y=$z @c @d=|e f|}",
    """
    .input {$count :integer minimumFractionDigits=1}
    .local $\u{200F}اسم\u{200F} = {|قيمة مقتبسة| :string @a}
    .match $count $اسم
    zero * {{لا ملفات في {$folder}.}}
    one |مجلد| {{ملف واحد}}
    * * {{{$count} ملفات {:ns:now}\\}}}
    """,
    "\u{200E} {{\u{3000}🏳️‍🌈 e\u{301} {$x\u{301}} }} \u{2069}",
  ]

  @Test(arguments: messages)
  func `nothing crashes at any cut, and diagnostics lie within the text`(_ message: String) {
    let bytes = Array(message.utf8)
    for start in 0...bytes.count {
      for part in [Array(bytes[..<start]), Array(bytes[start...])] {
        let parsed = ParsedMessage.parse(utf8: part)
        expectSpansWithin(part.count, parsed)
        _ = parsed.message.formatted()
      }
    }
  }

  @Test(arguments: messages)
  func `nothing crashes with any byte in any place`(_ message: String) {
    let bytes = Array(message.utf8)
    for index in bytes.indices {
      for byte: UInt8 in [0, 0x0A, 0x20, 0x24, 0x2E, 0x5C, 0x7B, 0x7C, 0x7D, 0x80, 0xE2, 0xFF] {
        var changed = bytes
        changed[index] = byte
        expectSpansWithin(changed.count, ParsedMessage.parse(utf8: changed))
      }
    }
  }

  @Test(arguments: messages)
  func `printing keeps the model, and printing twice is printing once`(_ message: String) {
    #expect(diagnostics(in: message) == [])
    expectPrintingKeepsModel(of: message)
  }

  @Test(arguments: [
    ("{{.a}}", "{{.a}}"),
    ("{{\u{200F}.a}}", "{{\u{200F}.a}}"),
    ("{{ a}}", "{{ a}}"),
    ("a ", "{{a }}"),
    ("{{a}}", "a"),
    ("{{{$x}}}", "{$x}"),
    (#"{{\{\{a}}"#, #"\{\{a"#),
    ("", ""),
  ])
  func `printing quotes a pattern that would read as something else`(
    _ source: String, _ expected: String
  ) {
    #expect(Array(ParsedMessage.parse(source).message.formatted().utf8) == Array(expected.utf8))
    expectPrintingKeepsModel(of: source)
  }

  @Test func `bytes that are not UTF-8 are one diagnostic`() {
    let parsed = ParsedMessage.parse(utf8: [0x61, 0xC3, 0x28, 0xFF])
    #expect(parsed.diagnostics.map(\.span) == [SourceSpan(1, 2)])
    #expect(
      parsed.diagnostics.map(\.message.description)
        == ["the byte 0xC3 is not UTF-8; save the file as UTF-8"])
  }

  @Test func `a message beyond a limit has a diagnostic`() {
    let long = ParsedMessage.parse(String(repeating: "a", count: MessageLimits.bytes + 1))
    #expect(long.diagnostics.map(\.rule) == ["message-too-large"])
    #expect(ParsedMessage.parse(String(repeating: "a", count: MessageLimits.bytes)).isValid)

    let variants = String(repeating: "a{{}}", count: MessageLimits.variants + 1)
    #expect(
      ParsedMessage.parse(".match $x " + variants).diagnostics.map(\.rule) == ["too-many-variants"])

    let selectors = String(repeating: " $x", count: MessageLimits.selectors + 1)
    #expect(
      ParsedMessage.parse(".match" + selectors + " * {{}}").diagnostics.map(\.rule)
        == ["too-many-selectors"])

    let braces = ParsedMessage.parse(String(repeating: "}", count: 1000))
    #expect(braces.diagnostics.count == MessageLimits.diagnostics)
  }

  private func expectSpansWithin(_ count: Int, _ parsed: ParsedMessage) {
    for diagnostic in parsed.diagnostics {
      #expect(diagnostic.span.end <= count)
      #expect(diagnostic.notes.allSatisfy { ($0.span?.end ?? 0) <= count })
    }
  }
}
