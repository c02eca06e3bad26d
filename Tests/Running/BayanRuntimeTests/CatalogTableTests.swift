import BayanRuntime
import Testing

@Suite("The table")
struct CatalogTableTests {
  private static let lines = """
    bayan-table 5
    locale en
    locale ar
    alias - iw
    alias en no
    alias ar ar-EG arb
    fallback en nn
    category other never dh
    category more automatic
    option retry default
    option cancel cancel
    domain com.example
    1 inherited other retry,cancel category: Of its category.
    -2 own other - tdh sensitive: Below: zero.
    1099511627776 wordless more cancel category: \\\\n:\\n\u{301}
    domain urn:example:more
    0 silent other - -:
    end
    """.split(separator: "\n").map(String.init)

  @Test func `a table says what its lines say`() throws {
    let table = try #require(CatalogTable(lines: Self.lines))
    #expect(table.locales == ["en", "ar"])
    #expect(table.aliases == ["iw": -1, "no": 0, "ar-EG": 1, "arb": 1])
    #expect(table.fallbacks == ["nn": 0])
    #expect(table.categories.map(\.name) == ["other", "more"])
    #expect(table.categories.map(\.retry) == [.never, .automatic])
    #expect(table.options.map(\.name) == ["retry", "cancel"])
    #expect(table.options.map(\.role) == [.default, .cancel])
    #expect(table.domains.map(\.identifier) == ["com.example", "urn:example:more"])
    let codes = table.domains.flatMap(\.codes)
    #expect(codes.map(\.name) == ["inherited", "own", "wordless", "silent"])
    #expect(codes.map(\.value) == [1, -2, 1 << 40, 0])
    #expect(codes.map(\.category) == [0, 0, 1, 0])
    #expect(codes.map(\.options) == [[0, 1], [], [1], []])
    #expect(codes.map(\.isSensitive) == [false, true, false, false])
    let summaries = ["Of its category.", "Below: zero.", "\\n:\n\u{301}", ""]
    #expect(codes.map { Array($0.summary.utf8) } == summaries.map { Array($0.utf8) })
  }

  @Test func `slots follow the order of the table`() throws {
    let table = try #require(CatalogTable(lines: Self.lines))
    #expect(
      table.domains.map { $0.codes.map(\.slots) } == [
        [[-1, 3, -1, 4], [0, 1, -1, 2], [-1, -1, -1, -1]], [[-1, -1, -1, -1]],
      ])
    #expect(table.categories.map(\.slots) == [[-1, 3, -1, 4], [-1, -1, -1, -1]])
    #expect(table.options.map(\.slot) == [5, 6])
    #expect(table.slotCount == 7)
  }

  @Test func `no cut of a table is taken for one`() {
    for length in 0..<Self.lines.count {
      let isRead = CatalogTable(lines: Array(Self.lines.prefix(length))) != nil
      #expect(!isRead, "\(length)")
    }
  }

  @Test(arguments: [
    "1 a unknown - t:", "1 a other unknown t:", "1 a other - x:", "1 a other - tt:",
    "x a other - t:", "1 a other - t private:", "1 a other t:", "alias fr fr-CA",
    "category a often", "category a never x", "option a red", "locale", "whatever",
  ])
  func `a line that says nothing is refused`(line: String) {
    let lines = Self.lines.dropLast() + [line, "end"]
    #expect(CatalogTable(lines: Array(lines)) == nil)
  }

  @Test func `a code without a domain is refused`() {
    let lines = ["bayan-table 5", "locale en", "category other never", "1 a other - t:", "end"]
    #expect(CatalogTable(lines: lines) == nil)
  }

  @Test func `every flipped byte of a table is refused, or gives one whose parts are there`() {
    let bytes = Array(Self.lines.joined(separator: "\n").utf8)
    for index in bytes.indices {
      for flip in [UInt8(0x01), 0x02, 0x04, 0x40, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= flip
        let lines = damaged.split(separator: UInt8(ascii: "\n"))
          .map { String(decoding: $0, as: UTF8.self) }
        guard let table = CatalogTable(lines: lines) else { continue }
        for code in table.domains.flatMap(\.codes) {
          #expect(table.categories.indices.contains(code.category))
          #expect(code.options.allSatisfy(table.options.indices.contains))
          #expect(code.slots.count == CatalogTable.Facet.allCases.count)
          #expect(code.slots.allSatisfy { (-1..<table.slotCount).contains($0) })
        }
        #expect(table.aliases.values.allSatisfy { $0 < table.locales.count })
      }
    }
  }
}
