import Foundation
import Testing

@testable import BayanContextServer

@Suite("LineReader")
struct LineReaderTests {
  private func items(_ bytes: [UInt8], by size: Int) -> [LineReader.Item] {
    var reader = LineReader()
    var items: [LineReader.Item] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      while let item = reader.next() { items.append(item) }
    }
    if let item = reader.end() { items.append(item) }
    return items
  }

  private func message(_ text: String) -> LineReader.Item { .message(Data(text.utf8)) }

  @Test("lines are the same however the bytes arrive", arguments: [1, 2, 3, 7, 1_000])
  func anyChunks(_ size: Int) {
    let text = "{\"a\":1}\n\n  \r\n{\"ب\":2}\r\n{half"
    #expect(
      items(Array(text.utf8), by: size) == [
        message("{\"a\":1}"), message("{\"ب\":2}\r"), message("{half"),
      ])
  }

  @Test("a line that is too long is passed over, and the next one is read")
  func tooLong() {
    let long = [UInt8](repeating: 0x61, count: LineReader.longestLine + 1)
    #expect(items(long + Array("\nb".utf8), by: 65_536) == [.tooLong, message("b")])
    #expect(items(long, by: 65_536) == [.tooLong])
    #expect(items(Array(long.dropLast()) + [0x0A], by: 65_536).count == 1)
  }

  @Test("a line without an end is not kept in memory")
  func memory() {
    var reader = LineReader()
    for _ in 0..<64 {
      reader.append([UInt8](repeating: 0x61, count: 1 << 16))
      #expect(reader.next() == nil)
      #expect(reader.heldBytes <= LineReader.longestLine + 1 << 16)
    }
  }
}
