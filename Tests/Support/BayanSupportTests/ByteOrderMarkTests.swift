import BayanSupport
import Testing

@Suite("Byte-order marks")
struct ByteOrderMarkTests {
  @Test(
    arguments: [
      ([], 0), ([0x61], 0), ([0xEF, 0xBB, 0xBF], 3), ([0xEF, 0xBB, 0xBF, 0x61], 3),
      // A second mark is a character of the text.
      ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF], 3),
      // A part of the mark, its bytes in another order, and a mark elsewhere.
      ([0xEF, 0xBB], 0), ([0xEF], 0), ([0xEF, 0xBB, 0xBE], 0), ([0xBF, 0xBB, 0xEF], 0),
      ([0x20, 0xEF, 0xBB, 0xBF], 0),
      // The marks of UTF-16.
      ([0xFF, 0xFE, 0x61, 0x00], 0), ([0xFE, 0xFF, 0x00, 0x61], 0),
    ] as [([UInt8], Int)])
  func `only a whole mark of UTF-8 at the start counts`(_ bytes: [UInt8], _ length: Int) {
    #expect(bytes.byteOrderMarkLength == length)
    #expect(Array(bytes.afterByteOrderMark) == Array(bytes[length...]))
  }

  @Test func `the mark is the character FEFF`() {
    #expect("\u{FEFF}".utf8.elementsEqual(ByteOrderMark.utf8))
  }

  @Test func `a slice has its own start`() {
    let bytes = Array("x\u{FEFF}y".utf8)
    #expect(bytes.byteOrderMarkLength == 0)
    #expect(bytes[1...].byteOrderMarkLength == 3)
    #expect(bytes[1...].afterByteOrderMark == bytes[4...])
    #expect(bytes[1..<3].afterByteOrderMark == bytes[1..<3])
  }
}
