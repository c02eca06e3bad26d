import BayanICU
import BayanSupport

/// A set of characters that is asked often: ascending ranges, found by halving.
struct ScalarSet: Sendable {
  private let ranges: [ClosedRange<UInt32>]

  /// A bit for each character of the alphabets, so that those needn't be searched for.
  private let alphabets: [UInt64]

  /// The characters below this are alphabets' and signs, after it ideographs begin.
  private static let alphabetsEnd: UInt32 = 0x2000

  /// The characters of a set of exemplars; those of its sequences too.
  init(_ exemplars: ExemplarCharacters) {
    let single = exemplars.ranges.map { $0.lowerBound.value...$0.upperBound.value }
    let others = exemplars.sequences.flatMap { $0.unicodeScalars.map { $0.value...$0.value } }
    var ranges: [ClosedRange<UInt32>] = []
    for range in (single + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    self.ranges = ranges
    var alphabets = [UInt64](repeating: 0, count: Int(Self.alphabetsEnd) / 64)
    for range in ranges where range.lowerBound < Self.alphabetsEnd {
      for value in range.lowerBound...min(range.upperBound, Self.alphabetsEnd - 1) {
        alphabets[Int(value) / 64] |= 1 << UInt64(value % 64)
      }
    }
    self.alphabets = alphabets
  }

  /// How many characters there are.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The characters, ascending.
  var scalars: [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < Self.alphabetsEnd {
      return alphabets[Int(scalar.value) / 64] >> UInt64(scalar.value % 64) & 1 == 1
    }
    let nearest = ranges.partitioningIndex { $0.upperBound >= scalar.value }
    return nearest < ranges.count && ranges[nearest].contains(scalar.value)
  }
}
