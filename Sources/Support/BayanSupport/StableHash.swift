/// A hash that is the same on every machine, in every run and in every release.
///
/// For what is written into files and compared later: fingerprints. It keeps apart what people
/// write; it is no protection against those who look for two texts with one hash.
///
/// - Source: FNV-1a with 64 bits, its end mixed as MurmurHash3 does (`fmix64`), for FNV alone moves
///   the upper bits too little in short texts.
package struct StableHash: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Takes in bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Takes in one byte.
  package mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Takes in a text and its end, so that `ab` and `c` aren't `a` and `bc`.
  ///
  /// The end is a byte that UTF-8 never has.
  package mutating func combine(_ text: String) {
    combine(text.utf8)
    combine(0xFF)
  }

  /// The hash of all that was taken in.
  package var value: UInt64 {
    var value = state
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ (value >> 33)
  }

  /// The upper half of ``value``: eight hexadecimal digits in lower case.
  package var shortText: String { (value >> 32).hexadecimal(width: 8) }
}
