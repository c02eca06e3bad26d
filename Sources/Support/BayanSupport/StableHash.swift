/// A hash that is the same on every machine, in every run and in every release.
///
/// For fingerprints, which are written into files and compared later. It doesn't protect against
/// people who look for two texts with one hash.
///
/// - Source: FNV-1a with 64 bits. The result is mixed as MurmurHash3 does (`fmix64`), because FNV
///   alone changes the upper bits too little in short texts.
package struct StableHash: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Adds bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Adds one byte.
  package mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Adds the bytes of a text, without its end.
  ///
  /// Not generic: other modules would call each byte of a generic sequence through a witness, which
  /// took a quarter of an export's instructions.
  package mutating func combine(bytesOf text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  /// Adds a text and its end, so that `ab` and `c` differ from `a` and `bc`.
  ///
  /// The end is written as a byte that UTF-8 never has.
  package mutating func combine(_ text: String) {
    combine(bytesOf: text)
    combine(0xFF)
  }

  /// The hash of all that was added.
  package var value: UInt64 {
    var value = state
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ (value >> 33)
  }

  /// The upper half of ``value``: eight hexadecimal digits in lower case.
  package var shortText: String { (value >> 32).hexadecimal(width: 8) }
}
