import BayanDiagnostics
import BayanMessageSyntax
import BayanSeededRandom
import Testing

/// The parser, compared with the grammar.
@Suite("Chapter “Syntax”: well-formed is what the grammar says")
struct GrammarTests {
  /// Messages with every rule of the grammar, which the tests cut and change.
  static let seeds = [
    "", "a", " {$a} b ", "\\{a\\}", "{a}{|b|}{:c}", "{$x :n:f a=1 b=$y @c @d=|e|}",
    "{#b x=1 @y}t{/b}{#c/}{ /d @e = f }", "{{a}}", " {{ {$a} \\| }} ",
    ".input{$x}{{}}", ".input {$x :f}.local $y={$x}{{a}}", ".local $a = {1 @b} {{}}",
    ".match $x a{{b}}*{{c}}", ".input {$x :f} .match $x $y 1 |a b| {{}} * * {{}}",
    ".match \u{200E}$x\u{200F} *{{}}", "{\u{200E}$a\u{200F} :\u{61C}f\u{61C} o\u{200E}=1}",
  ]
  static let tokens = [
    "{", "}", "{{", "}}", "|", "\\", "$", ":", "@", "#", "/", "=", "*", ".", "-", "+", "_", "0",
    "a", "é", " ", "\n", "\t", "\u{3000}", "\u{A0}", "\u{85}", "\u{200E}", "\u{200F}", "\u{61C}",
    "\u{2066}", "\u{2069}", "\u{200D}", "\u{0}", "\u{1}", "\u{FFFE}", "🏳️‍🌈",
    "\u{301}", ".input", ".local", ".match", ".Match", "{$x}", "{:f}", " a=1", " @a", "|b|",
  ]

  static func isWellFormed(_ text: String) -> Bool {
    !ParsedMessage.parse(text).diagnostics.contains { $0.rule == "syntax-error" }
  }

  /// Returns whether the text begins with a mark and then `.`, for which the grammar is ambiguous.
  static func isAmbiguous(_ text: String) -> Bool {
    let start = text.unicodeScalars.prefix { scalar in
      " \t\r\n\u{3000}\u{61C}\u{200E}\u{200F}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars
        .contains(scalar)
    }
    return start.contains { !$0.properties.isWhitespace }
      && text.unicodeScalars.dropFirst(start.count).first == "."
  }

  @Test(arguments: 0..<8)
  func `spoilt messages are well-formed just where the grammar accepts them`(seed: Int) {
    var numbers = SeededRandom(seed: UInt64(seed) &* 977 &+ 5)
    var accepted = 0
    for _ in 0..<70 {
      var scalars = Array((Self.seeds.randomElement(using: &numbers) ?? "").unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let token = Array((Self.tokens.randomElement(using: &numbers) ?? "").unicodeScalars)
        let place = Int.random(in: 0...scalars.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: scalars.insert(contentsOf: token, at: place)
        case 1 where place < scalars.count: scalars.remove(at: place)
        default: scalars.replaceSubrange(place..<min(place + 1, scalars.count), with: token)
        }
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      guard !Self.isAmbiguous(text) else { continue }
      let expected = Grammar(text).acceptsMessage
      if expected { accepted += 1 }
      #expect(Self.isWellFormed(text) == expected, "\(text.debugDescription)")
    }
    #expect(accepted > 8)
  }

  @Test
  func `every seed is well-formed, and so is each of its prefixes just where the grammar says`() {
    for seed in Self.seeds {
      #expect(Grammar(seed).acceptsMessage, "\(seed.debugDescription)")
      let scalars = Array(seed.unicodeScalars)
      for end in 0...scalars.count {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[..<end])
        guard !Self.isAmbiguous(text) else { continue }
        #expect(
          Self.isWellFormed(text) == Grammar(text).acceptsMessage, "\(text.debugDescription)")
      }
    }
  }

  @Test func `each character is a name's just where the grammar says`() {
    let ranges: [ClosedRange<UInt32>] = [
      1...0xB0, 0x610...0x620, 0x167E...0x1682, 0x1FFE...0x2070, 0x2FFE...0x3002, 0xD7FF...0xD7FF,
      0xE000...0xE000, 0xFDCE...0xFDF2, 0xFFFC...0x1_0001,
    ]
    var values = ranges.flatMap { Array($0) }
    for plane in UInt32(1)...16 {
      for last in UInt32(0xFFFC)...0xFFFF { values.append(plane << 16 | last) }
    }
    for scalar in values.compactMap(Unicode.Scalar.init) {
      for text in ["{$\(scalar)}", "{\(scalar)}", "{|\(scalar)|}", "\(scalar)"] {
        #expect(
          Self.isWellFormed(text) == Grammar(text).acceptsMessage, "\(text.debugDescription)")
      }
    }
  }

  @Test func `a mark before '.' begins no text: the message is complex, or an error`() {
    #expect(!Self.isWellFormed("\u{200E}.a"))
    #expect(!Self.isWellFormed(" \u{2067} .a"))
    #expect(Self.isWellFormed("\u{200E}.input {$x} {{}}"))
    #expect(Self.isWellFormed("\u{200E}a.b"))
  }
}
