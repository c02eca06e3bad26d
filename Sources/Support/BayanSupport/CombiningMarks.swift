extension Collection where Element == UInt8 {
  /// How many bytes stand before a run of more combining marks than
  /// ``Unicode/longestRunOfMarks``; `nil` where there is no such run in this UTF-8.
  ///
  /// Only stretches without ASCII that have room for such a run are looked at. Words between spaces
  /// are shorter in nearly all texts.
  package func startOfTooManyMarks() -> Int? {
    var offset = 0
    var rest = self[...]
    while let start = rest.firstIndex(where: { $0 >= 0x80 }) {
      offset += rest.distance(from: rest.startIndex, to: start)
      let stretch = rest[start...].prefix { $0 >= 0x80 }
      let length = stretch.count
      if length > 2 * Unicode.longestRunOfMarks,
        let found = String(decoding: stretch, as: UTF8.self).unicodeScalars.startOfTooManyMarks()
      {
        return offset + found
      }
      offset += length
      rest = rest[stretch.endIndex...]
    }
    return nil
  }
}

extension String.UnicodeScalarView {
  /// As of a collection of bytes.
  fileprivate func startOfTooManyMarks() -> Int? {
    var (count, offset, start) = (0, 0, 0)
    for scalar in self {
      if scalar.properties.canonicalCombiningClass == .notReordered {
        count = 0
      } else {
        if count == 0 { start = offset }
        count += 1
        if count > Unicode.longestRunOfMarks { return start }
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }
}

extension Unicode {
  /// How many combining marks in a row a text may have.
  ///
  /// To compare two texts as Unicode has it, the marks of a character are sorted, which takes time in
  /// the square of their number. No word of any language comes near.
  ///
  /// - Source: UAX #15, Stream-Safe Text Format, UAX15-D3.
  package static let longestRunOfMarks = 30
}
