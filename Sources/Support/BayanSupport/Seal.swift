/// The last line of a file that one stage of a build writes and another reads.
///
/// It has the hash of all bytes before it. A file that was cut, or in which one bit is another, has no
/// such line.
package enum Seal {
  private static func line(of bytes: [UInt8]) -> [UInt8] {
    Array("{\"seal\":\"\(SHA256.digest(bytes))\"}\n".utf8)
  }

  /// Returns the bytes with their seal.
  package static func sealed(_ bytes: [UInt8]) -> [UInt8] { bytes + line(of: bytes) }

  /// Returns the bytes before the seal; `nil` if they have another one, or none.
  package static func opened(_ bytes: [UInt8]) -> [UInt8]? {
    let content = bytes.dropLast(line(of: []).count)
    let seal = bytes[content.endIndex...]
    return seal.elementsEqual(line(of: Array(content))) ? Array(content) : nil
  }
}

extension SHA256 {
  /// The hash in 64 hexadecimal digits.
  package static func digest(_ message: [UInt8]) -> String {
    hash(message).map { $0.hexadecimal(width: 2) }.joined()
  }
}
