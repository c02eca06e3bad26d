import BayanTOML

extension Words {
  /// The fingerprint of the text, which a translation of it keeps under `source`: eight
  /// hexadecimal digits.
  ///
  /// It is made of the text's bytes as the file gives them, and of nothing that could change with
  /// a release of this tool: fingerprints stand in catalogs for years. Two texts of one message
  /// share one by chance once in four thousand million.
  ///
  /// - Source: FNV-1a, 64 bits, its halves joined by exclusive or.
  public var sourceFingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.value.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
