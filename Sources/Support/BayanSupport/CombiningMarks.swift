extension String {
  /// How many bytes of UTF-8 are before a run of more combining marks than
  /// ``Swift/Unicode/longestRunOfMarks``; `nil` where there is no such run.
  ///
  /// Scalars are looked at only in a text with a long stretch without ASCII, which has room for such a
  /// run: words between spaces are shorter. With a look at each scalar of each text the checks took a
  /// fifth longer.
  package func startOfTooManyMarks() -> Int? {
    var text = self
    let hasRoom = text.withUTF8 { bytes in
      var start = 0
      // A stretch that long covers a byte in so many: only there is it looked for.
      let step = 2 * Unicode.longestRunOfMarks
      while start + step < bytes.count {
        // From the last byte of ASCII in these on.
        guard let last = bytes[start...start + step].lastIndex(where: { $0 < 0x80 }) else {
          return true
        }
        start = last + 1
      }
      return false
    }
    guard hasRoom else { return nil }
    var (count, offset, start) = (0, 0, 0)
    for scalar in unicodeScalars {
      if scalar.value < 0x300 || scalar.properties.canonicalCombiningClass == .notReordered {
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

  /// The text with no run of combining marks longer than one too many.
  ///
  /// It is still one that ``startOfTooManyMarks()`` finds. But to compare or to hash it takes no longer
  /// than any text of its length. For what comes from files of others, before anything else is done.
  package var withMarksCut: String {
    guard startOfTooManyMarks() != nil else { return self }
    var (count, scalars) = (0, String.UnicodeScalarView())
    for scalar in unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      count = isMark ? count + 1 : 0
      if count <= Unicode.longestRunOfMarks + 1 { scalars.append(scalar) }
    }
    return String(scalars)
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
