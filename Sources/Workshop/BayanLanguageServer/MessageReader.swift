package import Foundation

/// A reader that cuts a stream of bytes into messages.
///
/// - Source: Language Server Protocol 3.17, Base Protocol: header fields, an empty line, and JSON
///   with the number of bytes in `Content-Length`.
package struct MessageReader {
  /// An item of the stream.
  package enum Item: Equatable {
    case message(Data)
    /// A message that was too long and was skipped.
    case tooLong(bytes: Int)
    /// A header without a valid length, which was skipped.
    case badHeader
  }

  /// The length in bytes above which a message isn't kept in memory.
  ///
  /// Files of catalogs are much smaller. A document of 100 MB took 2.3 GB while it was read and
  /// checked.
  package static let longestMessage = 32 << 20

  private static let longestHeader = 8 << 10

  private enum State {
    case header
    case body(length: Int)
    /// A message that is being skipped.
    case skipping(left: Int, length: Int)
    /// A header that is being skipped.
    case skippingHeader
  }

  private var buffer: [UInt8] = []
  private var start = 0
  /// The number of bytes in which no header ends.
  private var searched = 0
  private var state = State.header

  package init() {}

  /// The number of bytes in memory.
  var heldBytes: Int { buffer.count }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0, start == buffer.count || start > 1 << 20 {
      buffer.removeFirst(start)
      searched = max(0, searched - start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next message; `nil` if more bytes are needed.
  package mutating func next() -> Item? {
    while true {
      switch state {
      case .header:
        guard let end = endOfHeader() else {
          if buffer.count - start > Self.longestHeader {
            state = .skippingHeader
            continue
          }
          return nil
        }
        let length = Self.contentLength(buffer[start..<end])
        start = end
        guard let length else { return .badHeader }
        state =
          length > Self.longestMessage
          ? .skipping(left: length, length: length) : .body(length: length)
      case .body(let length):
        guard buffer.count - start >= length else { return nil }
        let body = Data(buffer[start..<start + length])
        start += length
        state = .header
        return .message(body)
      case .skipping(let left, let length):
        let count = min(left, buffer.count - start)
        start += count
        guard count == left else {
          state = .skipping(left: left - count, length: length)
          return nil
        }
        state = .header
        return .tooLong(bytes: length)
      case .skippingHeader:
        guard let end = endOfHeader() else {
          // The last three bytes may begin the empty line.
          start = max(start, buffer.count - 3)
          return nil
        }
        start = end
        state = .header
        return .badHeader
      }
    }
  }

  /// Returns the offset after the empty line that ends a header.
  private mutating func endOfHeader() -> Int? {
    let end = Array("\r\n\r\n".utf8)
    var index = max(start, searched)
    while index + end.count <= buffer.count {
      if buffer[index] == end[0], buffer[index..<index + end.count].elementsEqual(end) {
        return index + end.count
      }
      index += 1
    }
    searched = index
    return nil
  }

  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0D || $0 == 0x0A }) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":"),
        text[..<colon].lowercased() == "content-length",
        let length = Int(text[text.index(after: colon)...].drop { $0 == " " }), length >= 0
      else { continue }
      return length
    }
    return nil
  }
}
