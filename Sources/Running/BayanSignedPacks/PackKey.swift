/// A public key that packs are signed with: `ed25519:` and 64 hexadecimal digits.
///
/// `bayan pack --new-key` prints it. It is no secret.
public struct PackKey: Hashable, Sendable {
  /// The 32 bytes of the key.
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a key; `nil` for any other text.
  ///
  /// Whether the bytes are a point of the curve is seen only when a signature is verified: with a key that is none,
  /// every signature is wrong.
  public init?(_ text: String) {
    guard let bytes = Self.bytes(of: text, after: Self.prefix) else { return nil }
    self.bytes = bytes
  }

  private static let prefix = "ed25519:"

  /// The number of bytes of a public key, and of the secret that it belongs to.
  package static let length = 32

  /// Returns the bytes of 64 hexadecimal digits after a prefix.
  package static func bytes(of text: String, after prefix: String) -> [UInt8]? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    let digits = Array(text.utf8.dropFirst(prefix.utf8.count))
    guard digits.count == 2 * length else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      // `UInt8(_:radix:)` takes a sign.
      guard let high = digit(digits[index]), let low = digit(digits[index + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Returns bytes as hexadecimal digits.
  package static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension PackKey: CustomStringConvertible {
  public var description: String { Self.prefix + Self.digits(bytes) }
}
