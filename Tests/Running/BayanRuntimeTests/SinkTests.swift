import BayanCompiler
import BayanRuntime
import Testing

@Suite("Text for logs and terminals")
struct SinkTests {
  /// Characters that hide, reorder or imitate text.
  private static let hidden: [Unicode.Scalar] = [
    "\u{AD}", "\u{61C}", "\u{115F}", "\u{1160}", "\u{180E}", "\u{200B}", "\u{200E}", "\u{200F}",
    "\u{202A}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2069}", "\u{206A}", "\u{3164}", "\u{FEFF}",
    "\u{FFA0}", "\u{FFF9}", "\u{E0001}", "\u{E0041}",
  ]

  /// Characters that end a line, move the cursor, or begin an escape sequence.
  private static let controls: [Unicode.Scalar] = [
    "\0", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}",
    "\u{2029}",
  ]

  private static let hostile = String(String.UnicodeScalarView(["a"] + hidden + controls + ["b"]))

  private static func isClean(_ text: String, keepingLines: Bool = false) -> Bool {
    !text.unicodeScalars.contains { scalar in
      hidden.contains(scalar) || controls.contains(scalar) && !(keepingLines && scalar == "\n")
    }
  }

  /// Returns a changed pack, with hostile text in every place.
  private static func pack() throws -> Pack {
    var builder = SamplePack.builder()
    let signs: [FormItem] = [1, 2, 3, 4, 5, 6].map { _ in .text(hostile) }
    let digits: [FormItem] = (0...9).map { .text("\($0)") }
    let grouping: [FormItem] = [1, 1, 1]
    let rest: [FormItem] = [1, 1, "latn"]
    builder.symbols = PackWriter(digits + signs + grouping + signs.dropLast(2) + rest)
    builder.list = PackWriter(signs)
    let argument: [FormItem] = [.part(.expression), .operand(.argument), 0, "x", 0]
    builder.bodies = [
      .text(hostile),
      .message(PackWriter([0, 0, 2, .part(.text), .text(hostile)] + argument)),
      .message(PackWriter([0, 0, 1, .part(.expression), .operand(.literal), .text(hostile), 0])),
      .message(
        PackWriter([0, 0, 1, .part(.expression), .operand(.argument), 0, .text(hostile), 0])),
      .message(
        PackWriter([
          0, 0, 1, .part(.expression), .operand(.absent), .function(.custom), .text(hostile), 0,
        ])
      ),
      .message(
        PackWriter([
          0, 0, 1, .part(.expression), .operand(.argument), 0, "x", .function(.percent), 0,
        ])),
    ]
    return try Pack(try #require(builder.build()).bytes)
  }

  private static let values: [MessageValue] = [
    .string(hostile), .integer(-1_234_567), -1234.5, MessageValue(-Double.infinity),
    MessageValue(Double.nan),
    .list([.string(hostile), .integer(-12), .string("c")]),
    .amount(MessageAmount(-12, currency: "EUR")), .string("12"),
  ]

  @Test(arguments: [Sink.log, .terminal])
  func `nothing of a pack or a value can forge a line or hide`(sink: Sink) throws {
    let pack = try Self.pack()
    for slot in 0..<pack.slotCount {
      for value in Self.values {
        let arguments = MessageArguments([MessageArgument("x", value)])
        let text = pack.string(slot, arguments, for: sink)
        #expect(!text.isEmpty)
        #expect(
          Self.isClean(text, keepingLines: sink == .terminal),
          "\(slot), \(value): \(text.debugDescription)")
        let lent = pack.withUTF8(slot, arguments, for: sink) { String(decoding: $0, as: UTF8.self) }
        #expect(lent.utf8.elementsEqual(text.utf8))
        for case .value(let part) in pack.parts(slot, arguments, for: sink) {
          #expect(Self.isClean(part.text))
          #expect(part.pieces.allSatisfy { Self.isClean($0.text) })
        }
      }
    }
  }

  @Test func `controls become spaces, marks nothing`() throws {
    let text = try Self.pack().string(0, for: .log)
    #expect(text == "a" + String(repeating: " ", count: Self.controls.count) + "b")
  }

  @Test func `a terminal keeps the line feeds of a message, and none of a value`() throws {
    var builder = SamplePack.builder()
    builder.bodies = [
      .message(
        PackWriter([
          0, 0, 2, .part(.text), "one\r\ntwo\u{2028}", .part(.expression), .operand(.argument), 0,
          "x", 0,
        ]))
    ]
    let pack = try Pack(try #require(builder.build()).bytes)
    let arguments = MessageArguments([MessageArgument("x", "three\nfour\u{2029}five\u{1B}[2J")])
    #expect(
      pack.string(0, arguments, for: .terminal).utf8.elementsEqual(
        "one \ntwo three four five [2J".utf8))
    #expect(
      pack.string(0, arguments, for: .log).utf8.elementsEqual("one  two three four five [2J".utf8))
  }

  @Test(arguments: [Sink.log, .terminal])
  func `whatever ends a line is a space in a value`(sink: Sink) {
    for scalar in (0...0x10FFFF).lazy.compactMap({ Unicode.Scalar($0 as UInt32) }) {
      let text = sink.cleaned("a\(scalar)b")
      if Character(scalar).isNewline {
        #expect(text == "a b", "\(scalar.value)")
      } else if text.contains(where: \.isNewline) {
        Issue.record("\(scalar.value)")
      }
    }
  }

  @Test(arguments: [Sink.log, .terminal])
  func `characters that shape their neighbours stay`(sink: Sink) throws {
    var builder = SamplePack.builder()
    let text = "می\u{200C}خواهم 👩\u{200D}💻 ❤\u{FE0F} آ ٦ e\u{301} ن\u{64E} \u{600}١ “’…”"
    builder.bodies = [.text(text)]
    let pack = try Pack(try #require(builder.build()).bytes)
    #expect(pack.string(0, for: sink).utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [Sink.display, .json])
  func `elsewhere the text of a message is as it was written`(sink: Sink) throws {
    #expect(try Self.pack().string(0, for: sink).utf8.elementsEqual(Self.hostile.utf8))
  }
}
