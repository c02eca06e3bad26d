package import Foundation

/// Cuts a stream of bytes into messages: one a line.
///
/// - Source: Model Context Protocol, transport "stdio": messages end with a line feed, and have none
///   within.
package struct LineReader {
  /// An item of the stream.
  package enum Item: Equatable {
    case message(Data)
    /// A line that was too long, and was passed over.
    case tooLong
  }

  /// A longer line isn't kept in memory; a proposal has ``Bounds/longestText`` bytes at most.
  package static let longestLine = 1 << 20

  private var buffer: [UInt8] = []
  /// How many bytes of the buffer are known to have no line feed.
  private var searched = 0
  private var isSkipping = false

  package init() {}

  /// How many bytes are kept in memory.
  var heldBytes: Int { buffer.count }

  package mutating func append(_ bytes: some Collection<UInt8>) { buffer.append(contentsOf: bytes) }

  /// The next message; `nil` where more bytes are needed.
  package mutating func next() -> Item? {
    while let end = buffer[searched...].firstIndex(of: 0x0A) {
      let line = buffer[..<end]
      let item = isSkipping || line.count > Self.longestLine ? .tooLong : Self.message(line)
      buffer.removeFirst(end + 1)
      searched = 0
      isSkipping = false
      if let item { return item }
    }
    searched = buffer.count
    if buffer.count > Self.longestLine {
      isSkipping = true
      buffer = []
      searched = 0
    }
    return nil
  }

  /// Returns the rest after the last line feed when the stream has ended.
  package mutating func end() -> Item? {
    defer { buffer = [] }
    if isSkipping { return .tooLong }
    return Self.message(buffer[...])
  }

  /// - Returns: `nil` for a line of white space.
  private static func message(_ line: ArraySlice<UInt8>) -> Item? {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? nil : .message(Data(line))
  }
}
