/// The messages of the DevTools protocol on a pipe: JSON texts, each with a zero byte at its end.
///
/// - Source: `--remote-debugging-pipe` of Chromium,
///   `content/browser/devtools/devtools_pipe_handler.cc`.
package struct DevToolsFraming {
  package struct Overlong: Error, Equatable {}

  /// The length in bytes that no answer exceeds; a picture of a whole screen has some hundred
  /// kilobytes.
  package static let limit = 64 << 20

  /// The beginning of an incomplete message.
  private var rest: [UInt8] = []

  package init() {}

  /// Adds received bytes, and returns the messages that are complete now.
  package mutating func messages(
    adding bytes: some Sequence<UInt8>
  ) throws(Overlong) -> [[UInt8]] {
    var parts = Array(bytes).split(separator: 0, omittingEmptySubsequences: false)
    let tail = parts.removeLast()
    var messages: [[UInt8]] = []
    for part in parts {
      let message = rest + part
      rest = []
      if !message.isEmpty { messages.append(message) }
    }
    rest += tail
    guard rest.count <= Self.limit, messages.allSatisfy({ $0.count <= Self.limit }) else {
      throw Overlong()
    }
    return messages
  }

  /// Returns the bytes of a message on the pipe.
  package static func bytes(of message: some Sequence<UInt8>) -> [UInt8] { Array(message) + [0] }
}

/// The header of a PNG file.
package enum PNG {
  /// Returns the width and the height in pixels; `nil` for bytes that aren't a PNG file.
  ///
  /// - Source: PNG (third edition), 5.2 and 11.2.1.
  package static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 33, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }
}
