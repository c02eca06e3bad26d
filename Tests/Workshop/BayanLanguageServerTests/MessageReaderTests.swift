import Foundation
import Testing

@testable import BayanLanguageServer

/// The Base Protocol of the Language Server Protocol 3.17.
struct MessageReaderTests {
  private static func items(of pieces: [[UInt8]]) -> [MessageReader.Item] {
    var reader = MessageReader()
    var items: [MessageReader.Item] = []
    for piece in pieces {
      reader.append(piece)
      while let item = reader.next() { items.append(item) }
    }
    return items
  }

  private static func message(_ text: String) -> MessageReader.Item { .message(Data(text.utf8)) }

  @Test func `messages come out whole, wherever the stream is cut`() {
    let stream = Array(
      "Content-Length: 2\r\n\r\n{}Content-Type: x; charset=utf-8\r\ncontent-length: 7\r\n\r\n\"سلا\""
        .utf8)
    // Six bytes of Arabic and two quotation marks are one byte more than the header has.
    let whole = [Self.message("{}"), .message(Data(stream.suffix(8).prefix(7)))]
    #expect(Self.items(of: [stream]) == whole)
    for cut in stream.indices {
      #expect(Self.items(of: [Array(stream[..<cut]), Array(stream[cut...])]) == whole)
    }
    #expect(Self.items(of: stream.map { [$0] }) == whole)
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -5\r\n\r\n", "Hello: 1\r\n\r\n", "\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n",
    String(repeating: "x", count: 20_000) + "\r\n\r\n",
  ])
  func `a header without a length is passed over, and what follows is read`(_ header: String) {
    let stream = Array((header + "Content-Length: 2\r\n\r\n{}").utf8)
    #expect(Self.items(of: [stream]) == [.badHeader, Self.message("{}")])
    let half = stream.count / 2
    #expect(
      Self.items(of: [Array(stream[..<half]), Array(stream[half...])])
        == [.badHeader, Self.message("{}")])
  }

  @Test func `a message of 100 MB is passed over without being kept`() {
    var reader = MessageReader()
    let length = 100 << 20
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    let piece = [UInt8](repeating: 0x61, count: 1 << 20)
    var items: [MessageReader.Item] = []
    for _ in 0..<100 {
      reader.append(piece)
      while let item = reader.next() { items.append(item) }
      #expect(reader.heldBytes <= 3 << 20)
    }
    reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    while let item = reader.next() { items.append(item) }
    #expect(items == [.tooLong(bytes: length), Self.message("{}")])
  }
}
