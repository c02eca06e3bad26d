import BayanSupport
import Testing

@Suite("eight bytes looked at together")
struct ByteScanTests {
  /// Texts of eight bytes: each byte at each place, among bytes with similar values.
  private static let texts: [[UInt8]] = (0...UInt8.max).flatMap { byte in
    (0..<8).flatMap { place in
      [byte &- 1, byte &+ 1, byte ^ 0x80, 0x41].map { other in
        var text = [UInt8](repeating: other, count: 8)
        text[place] = byte
        return text
      }
    }
  }

  private func eightBytes(_ text: [UInt8]) -> ByteScan {
    text.withUnsafeBufferPointer { ByteScan($0, from: 0) }
  }

  @Test(arguments: [0x00, 0x22, 0x5C, 0x7B, 0x7F, 0xC3] as [UInt8])
  func `find a byte where it is, and nowhere else`(_ byte: UInt8) {
    #expect(Self.texts.allSatisfy { eightBytes($0).contains(byte) == $0.contains(byte) })
  }

  @Test(arguments: [0x01, 0x20, 0x80] as [UInt8])
  func `find what is below a bound`(_ bound: UInt8) {
    #expect(
      Self.texts.allSatisfy { text in
        eightBytes(text).containsByte(below: bound) == text.contains { $0 < bound }
      })
  }

  @Test func `tell ASCII from all else`() {
    #expect(
      Self.texts.allSatisfy { text in eightBytes(text).isASCII == text.allSatisfy { $0 < 0x80 } })
  }

  @Test func `begin at any place of a text`() {
    let text = Array("0123456789abcdef".utf8)
    text.withUnsafeBufferPointer { bytes in
      for start in 0...8 {
        #expect(ByteScan(bytes, from: start).contains(text[start + 7]))
        #expect(start == 8 || !ByteScan(bytes, from: start).contains(text[start + 8]))
      }
    }
  }
}
