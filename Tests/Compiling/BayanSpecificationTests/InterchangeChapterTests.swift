import BayanMessageJSON
import BayanMessageSyntax
import BayanSeededRandom
import Testing

@Suite("Chapter “Interchange Data Model”")
struct InterchangeChapterTests {
  /// All valid messages of these tests.
  static var messages: [String] {
    let statements =
      SyntaxChapterTests.simple + SyntaxChapterTests.complex + SyntaxChapterTests.expressions
      + SyntaxChapterTests.markup + SyntaxChapterTests.names + ErrorsChapterTests.dataModel
      + FormattingChapterTests.resolution + FormattingChapterTests.fallback
      + FormattingChapterTests.selection + BidiChapterTests.direction
      + NumberFunctionsChapterTests.selecting + OtherFunctionsChapterTests.fields
    return (statements.map(\.message) + GrammarTests.seeds)
      .filter { ParsedMessage.parse($0).isValid }
  }

  /// Returns a generated message, which is valid by construction.
  static func generated(_ seed: Int) -> String {
    var numbers = SeededRandom(seed: UInt64(seed) &* 7919 &+ 3)
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &numbers) ?? "" }
    let literals = [
      "1", "-.a", "|x y|", "||", "|\\|\\\\{}|", "|*|", "é", "|e\u{301}|", "|\u{301}|",
    ]
    let spaces = [" ", "\n", " \u{200E}", "\u{3000}"]
    func options() -> String {
      (0..<Int.random(in: 0...2, using: &numbers)).map { index in
        pick(spaces) + "o\(index)" + pick(["=", " = "])
          + pick(literals + ["$v", "$\u{200F}w\u{200F}"])
      }.joined()
    }
    func attributes() -> String {
      (0..<Int.random(in: 0...2, using: &numbers)).map { index in
        pick(spaces) + "@n:a\(index)" + pick(["", "=" + pick(literals)])
      }.joined()
    }
    func expression() -> String {
      let operand = pick(literals + ["$v", "$w", ""])
      let function = ":" + pick(["f", "n:f", "\u{200E}g\u{200E}"]) + options()
      if operand.isEmpty { return "{" + function + attributes() + "}" }
      return "{" + operand + pick(["", pick(spaces) + function]) + attributes() + pick(["", " "])
        + "}"
    }
    func pattern() -> String {
      (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
        switch Int.random(in: 0...4, using: &numbers) {
        case 0: expression()
        case 1: "{#m" + options() + attributes() + pick(["", " /"]) + "}"
        case 2: "{/m" + attributes() + "}"
        default:
          pick(["a", " ", ".", "\\{", "\\}", "\\\\", "|", "e\u{301}", "\n", "🏳️‍🌈", "\u{200F}"])
        }
      }.joined()
    }
    let declarations = [
      "", ".input {$a :f}", ".local $b" + pick(["=", " = "]) + expression(),
    ].prefix(Int.random(in: 1...3, using: &numbers)).joined(separator: pick(spaces))
    guard declarations.contains("$a"), Bool.random(using: &numbers) else {
      return declarations + "{{" + pattern() + "}}"
    }
    let keys = ["1", "|1 |", "é", "|*|", "||"].prefix(Int.random(in: 0...5, using: &numbers))
    let variants = keys.map { $0 + pick(["", " "]) + "{{" + pattern() + "}}" }
    return declarations + " .match" + pick(spaces) + "$a" + pick(spaces)
      + (variants + ["*{{" + pattern() + "}}"]).joined(separator: pick(["", "\n"]))
  }

  /// Expects that printing and parsing keep the model, as text and as JSON.
  private func expectRoundTrip(_ message: String) throws {
    let parsed = ParsedMessage.parse(message)
    #expect(parsed.diagnostics == [], "\(message.debugDescription)")
    let model = parsed.message.removingSpans()
    let printed = parsed.message.formatted()
    let again = ParsedMessage.parse(printed)
    #expect(again.diagnostics == [], "\(printed.debugDescription)")
    #expect(again.message.removingSpans() == model, "\(printed.debugDescription)")
    #expect(again.message.formatted().utf8.elementsEqual(printed.utf8))
    let json = MessageJSON.encode(parsed.message)
    let decoded = try MessageJSON.decode(json)
    // The order of options is not significant, and maps in JSON have no order.
    let sorted = MessageJSON.encode(decoded)
    #expect(sorted.utf8.count == json.utf8.count, "\(json)")
    #expect(MessageJSON.encode(try MessageJSON.decode(sorted)).utf8.elementsEqual(sorted.utf8))
    // The decoded message has no errors, either: JSON only loses repeated attributes, which have no
    // effect.
    let reprinted = ParsedMessage.parse(decoded.formatted())
    #expect(reprinted.diagnostics == [], "\(json)")
  }

  @Test func `every message survives the way to text and JSON and back`() throws {
    #expect(Self.messages.count > 120)
    for message in Self.messages { try expectRoundTrip(message) }
  }

  @Test(arguments: 0..<8)
  func `every message that a generator makes does too`(_ group: Int) throws {
    for seed in 0..<60 { try expectRoundTrip(Self.generated(group * 60 + seed)) }
  }

  @Test func `any string, cut anywhere, has a tree`() {
    for message in Self.messages.filter({ $0.utf8.count > 40 }).prefix(30) {
      let bytes = Array(message.utf8)
      for end in stride(from: 0, through: bytes.count, by: 3) {
        _ = ParsedMessage.parse(utf8: Array(bytes[..<end])).message.formatted()
        _ = ParsedMessage.parse(utf8: Array(bytes[end...])).message.formatted()
      }
    }
  }
}
