/// The numbers and tags of the pack format, defined once for the writer and the reader.
///
/// A pack holds the messages of one locale. The whole pack is valid UTF-8, tables too, so that one
/// string literal in generated Swift and a file on disk are the same bytes:
///
///     header    magic, then fields of five units
///     locale    tag, direction, number symbols, plural rules, list pattern
///     index     for each slot the start of its body, four units; one more for the end
///     bodies    a tag byte, then text or a message (see ``MessageForm``)
///
/// A *unit* is a byte below 0x80 that carries seven bits, most significant unit first. Other
/// numbers are *varints*: six bits a byte, least significant first, 0x40 set on all but the last.
/// A string is its length in bytes, a varint, then its bytes.
package enum PackFormat {
  /// The first bytes of packs of any version.
  package static let name = "bayan-pack "

  /// The only version that is written and read.
  package static let version = 5

  /// The first bytes of a pack of this version.
  package static let magic = "\(name)\(version)\n"

  /// The header's fields in order, each ``fieldUnits`` units.
  package enum Field: Int, CaseIterable, Sendable {
    /// The number of bytes in the whole pack.
    case length
    /// The number of slots.
    case slots
    /// The offset of the locale section.
    case locale
    /// The offset of the index.
    case index
    /// The offset of the bodies.
    case bodies
    /// The lower 35 bits of the fingerprint of the slots' catalog.
    case fingerprint
    /// The checksum of all bytes after the header.
    case checksum
  }

  /// The number of units in a header field, which make 35 bits.
  package static let fieldUnits = 5

  /// The number of units in an index entry: 28 bits, so that a locale's messages may take 256 MB.
  package static let indexUnits = 4

  /// The length of magic and fields in bytes.
  package static let headerLength = magic.utf8.count + Field.allCases.count * fieldUnits

  /// The tag of a message without placeholders, which its text follows.
  package static let textTag = UInt8(ascii: "t")

  /// The tag of any other message, which its compiled form follows.
  package static let messageTag = UInt8(ascii: "m")

  /// Returns 35 bits of the FNV-1a hash of some bytes.
  ///
  /// The checksum finds damage, but not forgery: reading a pack is safe with any bytes. The result
  /// is no `Int`, which has 32 bits on some watches.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ (hash >> 35)) & 0x7_FFFF_FFFF
  }

  /// The largest varint, with 31 bits, so that each number is an `Int` on all systems.
  package static let largestNumber = Int(Int32.max)
}
