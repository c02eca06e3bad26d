/// The last line of a file that one stage of a build writes and another reads.
///
/// It has the hash of all bytes before it. A file that was cut, or in which one bit is another, has no
/// such line.
package enum Seal {
  private static let start = Array("{\"seal\":\"".utf8)
  private static let end = Array("\"}\n".utf8)
  private static let count = start.count + 64 + end.count

  /// The bytes with their seal.
  package static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    bytes + start + SHA256.digest(bytes).utf8 + end
  }

  /// The bytes before the seal; `nil` where they have another one, or none.
  package static func opened(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= count else { return nil }
    let content = Array(bytes.dropLast(count))
    return sealed(content) == bytes ? content : nil
  }
}

extension SHA256 {
  /// The hash in 64 hexadecimal digits.
  package static func digest(_ message: [UInt8]) -> String {
    hash(message).map { $0.hexadecimal(width: 2) }.joined()
  }
}
