import BayanChecking
import BayanSupport

// The search for one text in another.

extension ShownText {
  /// Whether this text contains another, and not as part of a longer word.
  func holds(_ text: ArraySlice<Unicode.Scalar>) -> Bool { firstRange(of: text) != nil }

  /// Returns the first range of a text in this one, not as part of a longer word.
  ///
  /// Only ASCII letters make a word longer: Arabic joins articles and prepositions to the next word, and
  /// Chinese has no spaces.
  func firstRange(
    of text: ArraySlice<Unicode.Scalar>, from start: Int = 0, ignoringCase: Bool = false
  ) -> Range<Int>? {
    guard let first = text.first, text.count <= scalars.count else {
      return nil
    }
    var index = start
    while index + text.count <= scalars.count {
      defer { index += 1 }
      guard scalars[index].equals(first, ignoringCase: ignoringCase) else { continue }
      let end = index + text.count
      guard
        zip(scalars[index..<end], text).allSatisfy({
          $0.equals($1, ignoringCase: ignoringCase)
        })
      else { continue }
      guard isWhole(index..<end) else { continue }
      return index..<end
    }
    return nil
  }

  /// Returns all ranges of a text, ignoring case.
  func ranges(of text: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let range = firstRange(of: text, from: start, ignoringCase: true) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }

  /// Whether a stretch, which isn't empty, is no part of a longer word.
  func isWhole(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    let startsWithin =
      start > 0 && scalars[start].isASCIIAlphanumeric && scalars[start - 1].isASCIIAlphanumeric
    let endsWithin =
      end < scalars.count && scalars[end - 1].isASCIIAlphanumeric
      && scalars[end].isASCIIAlphanumeric
    return !startsWithin && !endsWithin
  }
}
