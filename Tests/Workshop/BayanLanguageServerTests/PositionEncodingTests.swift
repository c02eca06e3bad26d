import BayanDiagnostics
import Testing

@testable import BayanLanguageServer

/// Positions of the Language Server Protocol 3.17.
struct PositionEncodingTests {
  /// A file with characters of one, two, three and four bytes, a mark, and all line ends.
  private static let file = SourceFile(path: "x", text: "aس\u{650}한😀b\r\nسـ\rx\n\nend")

  @Test(arguments: [
    // The columns are those before each character of the first line: a, س, kasra, 한, 😀, b, CR.
    (PositionEncoding.utf8, [0, 1, 3, 5, 8, 12, 13]),
    (.utf16, [0, 1, 2, 3, 4, 6, 7]),
    (.utf32, [0, 1, 2, 3, 4, 5, 6]),
  ])
  func `positions count in the units that were agreed on`(
    _ encoding: PositionEncoding, _ characters: [Int]
  ) {
    for (offset, character) in zip([0, 1, 3, 5, 8, 12, 13], characters) {
      let position = LSP.Position(line: 0, character: character)
      #expect(encoding.position(of: offset, in: Self.file) == position)
      #expect(encoding.offset(of: position, in: Self.file) == offset)
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `every offset between characters comes back from its position`(
    _ encoding: PositionEncoding
  ) {
    let bytes = Self.file.bytes
    for offset in 0...bytes.count
    where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      // No position of a document is within CR LF.
      if offset > 0, offset < bytes.count, bytes[offset - 1] == 0x0D, bytes[offset] == 0x0A {
        continue
      }
      let position = encoding.position(of: offset, in: Self.file)
      #expect(encoding.offset(of: position, in: Self.file) == offset, "\(offset)")
    }
  }

  @Test func `CR, LF and CR LF end lines`() {
    let lines = (0...4).map {
      PositionEncoding.utf16.offset(of: LSP.Position(line: $0, character: 0), in: Self.file)
    }
    #expect(lines == [0, 15, 20, 22, 23])
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `a position that is not there counts as the nearest before it`(
    _ encoding: PositionEncoding
  ) {
    func offset(_ line: Int, _ character: Int) -> Int {
      encoding.offset(of: LSP.Position(line: line, character: character), in: Self.file)
    }
    #expect(offset(0, 1000) == 13)
    #expect(offset(99, 0) == Self.file.bytes.count)
    #expect(offset(-1, 0) == 0)
    #expect(offset(0, -5) == 0)
    if encoding == .utf16 { #expect(offset(0, 5) == 8) }
  }

  @Test func `bytes are chosen where a client offers them, and UTF-16 where it offers nothing`() {
    #expect(PositionEncoding(offered: nil) == .utf16)
    #expect(PositionEncoding(offered: []) == .utf16)
    #expect(PositionEncoding(offered: ["utf-32", "utf-8"]) == .utf8)
    #expect(PositionEncoding(offered: ["utf-32"]) == .utf32)
    #expect(PositionEncoding(offered: ["utf-7"]) == .utf16)
  }
}
