/// A set of characters, with one bit for each up to the last.
///
/// Every letter of every text is looked up in its locale's alphabet. With `Set`, these lookups took
/// a thirteenth of a whole `bayan generate`.
package struct ScalarSet: Sendable {
  private var bits: [UInt64] = []

  package private(set) var count = 0

  package init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars where !contains(scalar) {
      let (word, bit) = Self.place(of: scalar)
      if word >= bits.count {
        bits.append(contentsOf: repeatElement(0, count: word + 1 - bits.count))
      }
      bits[word] |= bit
      count += 1
    }
  }

  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    let (word, bit) = Self.place(of: scalar)
    return word < bits.count && bits[word] & bit != 0
  }

  private static func place(of scalar: Unicode.Scalar) -> (word: Int, bit: UInt64) {
    (Int(scalar.value >> 6), 1 << UInt64(scalar.value & 63))
  }
}

extension ScalarSet: Sequence {
  /// Returns the characters in ascending order.
  package func makeIterator() -> some IteratorProtocol<Unicode.Scalar> {
    bits.indices.lazy.flatMap { word in
      (UInt32(0)..<64).lazy.filter { bits[word] >> $0 & 1 == 1 }.compactMap {
        Unicode.Scalar(UInt32(word) << 6 | $0)
      }
    }.makeIterator()
  }
}
