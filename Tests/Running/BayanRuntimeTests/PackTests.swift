import BayanCompiler
import BayanRuntime
import Testing

@Suite("Packs")
struct PackTests {
  @Test func `a pack gives back its words`() throws {
    let pack = try Pack(SamplePack.bytes())
    #expect(pack.locale == "ar")
    #expect(pack.direction == .rightToLeft)
    #expect(pack.slotCount == 6)
    #expect(pack.string(0).utf8.elementsEqual(SamplePack.arabicText.utf8))
    #expect(pack.withUTF8(0) { Array($0) } == Array(SamplePack.arabicText.utf8))
    #expect(pack.string(2, [MessageArgument("name", "Sara")]) == "مرحبًا \u{2068}Sara\u{2069}")
    #expect(pack.string(3).isEmpty)
    #expect(
      pack.string(4, [MessageArgument("n", 1)], for: .json, functions: SameFunction.registry)
        == "100%8")
    let texts = [(1, "Sara"), (7, "x"), (21, "Sara"), (1_021, "سارة")].map { number, name in
      pack.string(
        5, [MessageArgument("n", .integer(number)), MessageArgument("name", .string(name))],
        for: .json)
    }
    #expect(texts == ["ملفات 1Sara", "ملفات 7x", "ملفات 21Sara", "ملفات 1,021سارة"])
  }

  @Test(arguments: [1, 6, -1])
  func `a slot without words, or beyond the last, is empty`(slot: Int) throws {
    let pack = try Pack(SamplePack.bytes())
    #expect(pack.string(slot).isEmpty)
    #expect(pack.withUTF8(slot) { $0.isEmpty })
  }

  @Test func `a pack is valid UTF-8, tables included, with any count of words`() throws {
    var builder = SamplePack.builder()
    builder.bodies = (0..<3_000).map { .text("رسالة \($0)") }
    let bytes = try #require(builder.build()).bytes
    #expect(String(validating: bytes, as: UTF8.self) != nil)
    let pack = try Pack(bytes)
    #expect(pack.string(2_999) == "رسالة 2999")
  }

  @Test func `every truncation is refused`() {
    let bytes = SamplePack.bytes()
    for length in 0..<bytes.count {
      #expect(throws: Pack.Failure.self) { try Pack(Array(bytes.prefix(length))) }
    }
  }

  @Test func `every flipped byte is refused, or harmless`() {
    let bytes = SamplePack.bytes()
    for index in bytes.indices {
      for flip in [UInt8(0x01), 0x40, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= flip
        read(damaged)
      }
    }
  }

  @Test func `a damaged pack with a right checksum reads without a crash`() {
    let bytes = SamplePack.bytes()
    for index in PackFormat.headerLength..<bytes.count {
      for value in [UInt8(0), 1, 2, 4, 0x20, 0x3F, 0x40, 0x7F] where value != bytes[index] {
        var crafted = bytes
        crafted[index] = value
        Self.correctChecksum(&crafted)
        read(crafted)
      }
    }
  }

  @Test func `a number of a pack has 31 bits, so that every platform reads it`() {
    // The rule is `one`: the remainder of n by a number is 0. A byte has six bits of this number,
    // the lowest first.
    func rules(_ modulus: [UInt8]) -> PluralRuleSet? {
      PluralRuleSet([1, 1, 1, 1, 0] + modulus + [0, 1, 0, 0])
    }
    #expect(rules([0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x01])?.category(ofShown: "2147483647") == .one)
    #expect(rules([0x40, 0x40, 0x40, 0x40, 0x40, 0x02]) == nil)
    #expect(rules([0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x20]) == nil)
  }

  @Test(arguments: [PackFormat.Field.length, .slots, .locale, .index, .bodies])
  func `a place in a pack beyond 32 bits is refused`(field: PackFormat.Field) throws {
    for extra in [UInt64(1) << 31, 1 << 32, 1 << 34, 7 << 32] {
      var bytes = SamplePack.bytes()
      let start = PackFormat.magic.utf8.count + field.rawValue * PackFormat.fieldUnits
      let units = start..<start + PackFormat.fieldUnits
      let value = bytes[units].reduce(UInt64(0)) { $0 << 7 | UInt64($1) }
      var written = PackWriter()
      written.write(value + extra, units: PackFormat.fieldUnits)
      bytes.replaceSubrange(units, with: written.bytes)
      #expect(throws: Pack.Failure.self) { try Pack(bytes) }
    }
  }

  @Test func `a digit that nobody sees is shown as one that can't be`() throws {
    var builder = SamplePack.builder(
      digits: ["0", "1", "2", "3", "4", "\u{61C}", "6", "\u{1B}", "8", "9"])
    builder.bodies = [
      .message(
        PackWriter([0, 0, 1, .part(.expression), .operand(.argument), 0, "n", 0] as [FormItem]))
    ]
    let pack = try Pack(try #require(builder.build()).bytes)
    let text = pack.string(0, [MessageArgument("n", 357)], for: .terminal)
    #expect(text == "3\u{FFFD}\u{FFFD}")
  }

  @Test func `an index is looked up as it was verified, whatever the high bits of its bytes`()
    throws
  {
    // The second body starts at 0x42 << 7, a number that a two-byte letter encodes, too.
    var builder = SamplePack.builder()
    builder.bodies = [.text(String(repeating: "a", count: (0x42 << 7) - 1)), .text("end")]
    var crafted = try #require(builder.build()).bytes
    let end = try #require(crafted.lastIndex(of: PackFormat.textTag))
    let entry = end - (0x42 << 7) - 2 * PackFormat.indexUnits
    #expect(Array(crafted[entry..<entry + 4]) == [0, 0, 0x42, 0])
    crafted.replaceSubrange(entry + 2..<entry + 4, with: [0xC2, 0x80])
    Self.correctChecksum(&crafted)
    #expect(try Pack(crafted).string(1) == "end")
    #expect(try Pack(crafted).string(0).utf8.count == (0x42 << 7) - 1)
  }

  @Test func `a pack of another version of the format is refused with a sentence`() {
    let bytes = Array("bayan-pack 3\n".utf8) + SamplePack.bytes().dropFirst(13)
    let failure = #expect(throws: Pack.Failure.otherVersion("3")) { try Pack(bytes) }
    #expect(
      failure?.description == """
        the pack has format 3, and this program reads format 5; \
        write it again with the version of bayan that the program was built with
        """)
  }

  @Test
  func `a catalog takes no pack of another catalog, and readers keep the words they began with`()
    throws
  {
    let table = try #require(CatalogTable(lines: ["bayan-table 5", "locale ar", "end"]))
    let catalog = MessageCatalog(table: table, packs: [try Pack(SamplePack.bytes())])
    var builder = SamplePack.builder()
    builder.bodies[0] = .text("كلمات جديدة")
    let renewed = try catalog.replacing(try Pack(#require(builder.build()).bytes))
    #expect(renewed.packs[0].string(0) == "كلمات جديدة")
    #expect(catalog.packs[0].string(0) == SamplePack.arabicText)
    builder.fingerprint += 1
    let other = try Pack(#require(builder.build()).bytes)
    #expect(throws: Pack.Failure.otherCatalog) { try catalog.replacing(other) }
  }

  /// Writes the checksum of the bytes.
  private static func correctChecksum(_ bytes: inout [UInt8]) {
    let checksum = bytes.withUnsafeBytes {
      PackFormat.checksum(UnsafeRawBufferPointer(rebasing: $0[PackFormat.headerLength...]))
    }
    var field = PackWriter()
    field.write(checksum, units: PackFormat.fieldUnits)
    let start = PackFormat.headerLength - PackFormat.fieldUnits
    bytes.replaceSubrange(start..<PackFormat.headerLength, with: field.bytes)
  }

  /// Reads everything in a pack, if the bytes are one.
  private func read(_ bytes: [UInt8]) {
    if let pack = try? Pack(bytes) { read(pack, of: bytes.count) }
  }

  private func read(_ pack: Pack, of length: Int) {
    for slot in 0..<min(pack.slotCount, 10) {
      for sink in [Sink.display, .log] {
        for number in [1, 7, 1_234] {
          let text = pack.string(
            slot, [MessageArgument("name", "سارة"), MessageArgument("n", .integer(number))],
            for: sink)
          #expect(text.utf8.count <= 64 << 20)
          #expect(String(validating: Array(text.utf8), as: UTF8.self) != nil)
        }
        let parts = pack.parts(
          slot, [MessageArgument("n", 1)], for: sink, functions: SameFunction.registry)
        #expect(parts.count <= length * 3)
      }
    }
  }
}

/// A function that returns its operand, and selects by the operand's text.
struct SameFunction: MessageFunction {
  struct Value: FunctionValue {
    var text: String
    var partType: String { "same" }
    var plainValue: MessageValue? { .string(text) }
    func format() throws(MessageError) -> [FormattedPart.Piece] { [.init(type: "all", text: text)] }
    var canSelect: Bool { true }
    func matches(_ key: String) -> Bool? { key == "" ? nil : key == text }
  }

  static var registry: FunctionRegistry {
    var registry = FunctionRegistry()
    registry.register("test:same", SameFunction())
    return registry
  }

  func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
    call.operand?.text.map { Value(text: $0) }
  }
}
