package import Foundation

/// A reader that cuts a stream of bytes into messages, one a line.
///
/// - Source: Model Context Protocol, transport "stdio": a message ends with a line feed, and has no
///   other.
package struct LineReader {
  /// An item of the stream.
  package enum Item: Equatable {
    case message(Data)
    /// A line that was too long and was skipped.
    case tooLong
  }

  /// The length in bytes above which a line isn't kept; a proposal has at most
  /// ``Bounds/longestText``.
  package static let longestLine = 1 << 20

  private var buffer: [UInt8] = []
  /// The number of bytes in the buffer that are known to have no line feed.
  private var searched = 0
  private var isSkipping = false

  package init() {}

  /// The number of bytes in memory.
  var heldBytes: Int { buffer.count }

  package mutating func append(_ bytes: some Collection<UInt8>) { buffer.append(contentsOf: bytes) }

  /// Returns the next message; `nil` if more bytes are needed.
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

  /// Returns the message after the last line feed, at the end of the stream.
  package mutating func end() -> Item? {
    defer { buffer = [] }
    if isSkipping { return .tooLong }
    return Self.message(buffer[...])
  }

  /// Returns the message of a line.
  ///
  /// - Returns: `nil` for a line of white space.
  private static func message(_ line: ArraySlice<UInt8>) -> Item? {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? nil : .message(Data(line))
  }
}
