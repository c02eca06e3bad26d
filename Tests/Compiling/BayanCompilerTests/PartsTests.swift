import BayanCompiler
import BayanMessageSyntax
import Testing

@testable import BayanRuntime

@Suite("Formatting to parts")
struct PartsTests {
  private func parts(
    _ message: String, _ locale: String = "en", _ arguments: [MessageArgument] = [],
    functions: FunctionRegistry = FunctionRegistry()
  ) throws -> [FormattedPart] {
    let parsed = ParsedMessage.parse(message)
    try #require(parsed.isValid, "\(parsed.diagnostics)")
    return try #require(MessagePreview(parsed.message, locale: locale))
      .parts(arguments, functions: functions)
  }

  @Test func `text, markup and values`() throws {
    let found = try parts("a {#b u:id=x href=|y|}{$n}{/b}", "en", [MessageArgument("n", 1234)])
    #expect(
      found == [
        .text("a "),
        .markup(
          .init(
            kind: .open, name: "b", id: "x", options: [.init(name: "href", value: .string("y"))])),
        .value(
          .init(
            type: "number", text: "1,234", locale: "en", direction: .leftToRight, id: nil,
            pieces: [
              .init(type: "integer", text: "1"), .init(type: "group", text: ","),
              .init(type: "integer", text: "234"),
            ])),
        .markup(.init(kind: .close, name: "b", id: nil, options: [])),
      ])
  }

  @Test func `an Arabic number is isolated, its pieces in the locale's digits`() throws {
    let found = try parts("{-1.5 :number u:id=n}", "ar-EG")
    #expect(found.first == .bidiIsolation("\u{2067}"))
    #expect(found.last == .bidiIsolation("\u{2069}"))
    guard found.count == 3, case .value(let value) = found[1] else {
      Issue.record("\(found)")
      return
    }
    #expect(value.id == "n")
    #expect(value.direction == .rightToLeft)
    #expect(value.pieces.map(\.type) == ["minusSign", "integer", "decimal", "fraction"])
    #expect(isSame(value.pieces.map(\.text).joined(), value.text))
  }

  @Test func `a fallback stands for a missing value`() throws {
    #expect(
      try parts("{$name}") == [
        .bidiIsolation("\u{2068}"), .fallback(source: "$name"), .bidiIsolation("\u{2069}"),
      ])
  }

  /// A function that doubles its text, and counts its calls.
  private struct Doubled: MessageFunction {
    struct Value: FunctionValue {
      var text: String
      var partType: String { "doubled" }
      var plainValue: MessageValue? { .string(text + text) }
      func format() throws(MessageError) -> [FormattedPart.Piece] {
        [.init(type: "first", text: text), .init(type: "second", text: text)]
      }
      var canSelect: Bool { true }
      func matches(_ key: String) -> Bool? { (text + text).hasPrefix(key) }
      func isBetter(_ key: String, than other: String) -> Bool { key.count > other.count }
    }

    func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
      guard let text = call.operand?.text else {
        call.report(.badOperand(function: call.function))
        return nil
      }
      return Value(text: text)
    }
  }

  private var registry: FunctionRegistry {
    var registry = FunctionRegistry()
    registry.register("my:doubled", Doubled())
    return registry
  }

  @Test func `a registered function formats, selects and is an operand`() throws {
    let message = """
      .local $d = {ab :my:doubled} .local $e = {$d :string} .match $d
      a {{shorter}} aba {{longer {$d} {$e}}} abb {{none}} * {{any}}
      """
    let parsed = ParsedMessage.parse(message)
    let preview = try #require(MessagePreview(parsed.message, locale: "en"))
    #expect(preview.string(for: .json, functions: registry) == "longer abab abab")
    let found = try parts("{ab :my:doubled}", functions: registry)
    guard found.count == 3, case .value(let value) = found[1] else {
      Issue.record("\(found)")
      return
    }
    #expect(value.type == "doubled")
    #expect(value.pieces.map(\.type) == ["first", "second"])
  }

  @Test func `a registered function without what it needs gives a fallback`() throws {
    let preview = try #require(
      MessagePreview(ParsedMessage.parse("{:my:doubled} {$x :my:doubled}").message, locale: "en"))
    var errors: [String] = []
    let text = preview.string(for: .json, functions: registry) { errors.append($0.code) }
    #expect(text == "{:my:doubled} {$x}")
    #expect(errors == ["bad-operand", "unresolved-variable", "bad-operand"])
  }

  @Test func `a log's parts have no marks, and no line breaks from values`() throws {
    let parsed = ParsedMessage.parse("{$a}")
    let preview = try #require(MessagePreview(parsed.message, locale: "ar"))
    let found = preview.parts([MessageArgument("a", "x\ny\u{202E}")], for: .log)
    guard found.count == 1, case .value(let value) = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(value.text == "x y")
  }
}
