import BayanCompiler
import BayanDiagnostics
import BayanMessageSyntax
import BayanRuntime
import Testing

@Suite("A preview of a faulty message")
struct MessagePreviewTests {
  private func text(_ message: String) throws -> String {
    let preview = try #require(MessagePreview(ParsedMessage.parse(message).message, locale: "en"))
    let arguments = [MessageArgument("n", 1)]
    let text = preview.string(arguments, for: .json)
    let parts = preview.parts(arguments, for: .json)
    #expect(parts.map(\.shownText).joined() == text, "\(message)")
    return text
  }

  // - Source: LDML 48.2, `spec/formatting.md`: a message with data model errors is a single
  //   fallback.
  @Test(arguments: [
    ".input {$n :number} .match $n one {{x}}",
    ".input {$n :number} .match $n one {{x}} one {{y}} * {{z}}",
    ".input {$n :number} .match $n one two {{x}} * {{z}}",
    ".match $n * {{x}}",
    ".input {$n} .input {$n} {{x}}",
    ".local $a = {1} .local $a = {2} {{x}}",
    "x {$n :number style=a style=b}",
  ])
  func `with a data model error is the specification's fallback`(_ message: String) throws {
    #expect(try text(message) == "{\u{FFFD}}")
  }

  @Test func `without a selector, a variant or a value is the specification's fallback`() throws {
    let nowhere = SourceSpan(0, 0)
    let empty = Expression(operand: nil, function: nil, attributes: [], span: nowhere)
    for body in [
      Message.Body.pattern(Pattern(elements: [.expression(empty)], span: nowhere)),
      .select(selectors: [], variants: []),
      .select(
        selectors: [],
        variants: [
          Variant(keys: [], pattern: Pattern(elements: [], span: nowhere), span: nowhere)
        ]),
    ] {
      let preview = try #require(
        MessagePreview(Message(declarations: [], body: body), locale: "en"))
      #expect(preview.string(for: .json) == "{\u{FFFD}}")
    }
  }

  @Test(arguments: [
    ("Hello {$missing}!", "Hello {$missing}!"),
    ("Hello {:unknown}!", "Hello {:unknown}!"), ("Hello {|a| :unknown}!", "Hello {|a|}!"),
  ])
  func `with a placeholder that has no value names it, or not`(
    _ message: String, _ expected: String
  ) throws {
    #expect(try text(message) == expected)
  }

  @Test func `has no control character, wherever its text is cut or lacks a character`() throws {
    let samples = [
      ".input {$n :integer minimumIntegerDigits=2} .match $n one {{One {$n}.}} * {{Many {$n}.}}",
      ".local $a = {|x y| :string} {{A {#b @c}bold{/b} {$a} \\{ {#br/}}}",
      "Plain {$n :number} and {|literal|} {:f a=$n b=|c|} {$n @note=|x|}",
    ]
    var count = 0
    for sample in samples {
      let scalars = Array(sample.unicodeScalars)
      for place in scalars.indices {
        for part in [scalars[..<place], scalars[..<place] + scalars[(place + 1)...]] {
          let message = String(String.UnicodeScalarView(part))
          let shown = try text(message)
          #expect(!shown.unicodeScalars.contains { $0.value < 0x20 }, "\(message)")
          count += 1
        }
      }
    }
    #expect(count > 400)
  }
}

extension FormattedPart {
  fileprivate var shownText: String {
    switch self {
    case .text(let text), .bidiIsolation(let text): text
    case .fallback(let source): "{\(source)}"
    case .markup: ""
    case .value(let value): value.text
    }
  }
}
