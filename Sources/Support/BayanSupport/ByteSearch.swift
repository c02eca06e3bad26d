/// A search for bytes in other bytes, by Horspool's algorithm.
///
/// The algorithm reads few of the bytes, so that a search in the files of a large catalog takes
/// some milliseconds. Its table is made once for all files; for one search
/// `[UInt8].firstPlace(of:from:)` takes less.
package struct ByteSearch: Sendable {
  private let word: [UInt8]
  /// The distance to the next possible place, by the last byte at the current one.
  private let skips: [Int]

  /// Creates a search.
  ///
  /// - Precondition: There is at least one byte.
  package init(_ word: [UInt8]) {
    var skips = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { skips[Int(byte)] = word.count - 1 - index }
    self.word = word
    self.skips = skips
  }

  /// Returns the first place in a range, if there is one.
  package func firstPlace(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
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
}

extension [UInt8] {
  /// The first index at or after another where the bytes of a text are.
  ///
  /// `firstRange(of:)` of the standard library took three quarters of the instructions of a large
  /// file's import.
  package func firstPlace(of text: String, from start: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return start }
    var index = start
    while index + wanted.count <= count {
      if self[index] == first, self[index..<index + wanted.count].elementsEqual(wanted) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension String {
  /// The parts between the occurrences of a text, found by its bytes.
  ///
  /// The standard library compares characters, and a sign with a combining mark on it is another
  /// character: `"%\u{301}"` has no `%` there.
  ///
  /// - Precondition: The text isn't empty.
  package func splitExactly(at separator: String) -> [String] {
    precondition(!separator.isEmpty)
    let bytes = Array(utf8)
    var parts: [String] = []
    var start = 0
    while let place = bytes.firstPlace(of: separator, from: start) {
      parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + separator.utf8.count
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The text with each occurrence of another replaced, as ``splitExactly(at:)`` finds it.
  package func replacingExactly(_ text: String, with other: String) -> String {
    splitExactly(at: text).joined(separator: other)
  }

  /// Whether another text is in the text, as ``splitExactly(at:)`` finds it.
  package func containsExactly(_ text: String) -> Bool {
    Array(utf8).firstPlace(of: text) != nil
  }
}
