/// A search for bytes in other bytes, by Horspool's algorithm.
///
/// The algorithm reads few of the bytes, so that a search in the files of a large catalog takes
/// some milliseconds.
struct ByteSearch {
  private let word: [UInt8]
  /// The distance to the next possible place, by the last byte at the current one.
  private let skips: [Int]

  /// Creates a search.
  ///
  /// - Precondition: There is at least one byte.
  init(_ word: [UInt8]) {
    var skips = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { skips[Int(byte)] = word.count - 1 - index }
    self.word = word
    self.skips = skips
  }

  /// Returns the first place in a range, if there is one.
  func firstPlace(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let last = word.count - 1
    var place = range.lowerBound
    while place + last < range.upperBound {
      let byte = bytes[place + last]
      if byte == word[last], bytes[place..<(place + last)].elementsEqual(word[..<last]) {
        return place
      }
      place += skips[Int(byte)]
    }
    return nil
  }

  /// Returns the largest number of the given words in a line that has this word.
  func mostWords(_ searches: [ByteSearch], in bytes: [UInt8]) -> Int {
    var most = 0
    var start = 0
    while let place = firstPlace(in: bytes, start..<bytes.count) {
      let lineStart = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let lineEnd = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      most = max(most, searches.count { $0.firstPlace(in: bytes, lineStart..<lineEnd) != nil })
      start = lineEnd
    }
    return most
  }
}
