import BayanChecking
import BayanSupport

// Where a stretch of text occurs in another one.

extension ShownText {
  /// Whether a text occurs in this one, and not as part of a longer word.
  func holds(_ text: ArraySlice<Unicode.Scalar>) -> Bool { firstRange(of: text) != nil }

  /// Where a text occurs in this one first, not as part of a longer word.
  ///
  /// Only ASCII makes words longer: Arabic writes its articles and prepositions onto what follows,
  /// Chinese writes no spaces at all.
  func firstRange(
    of text: ArraySlice<Unicode.Scalar>, from start: Int = 0, ignoringCase: Bool = false
  ) -> Range<Int>? {
    guard let first = text.first, let last = text.last, text.count <= scalars.count else {
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
      if first.isASCIIAlphanumeric, index > 0, scalars[index - 1].isASCIIAlphanumeric { continue }
      if last.isASCIIAlphanumeric, end < scalars.count, scalars[end].isASCIIAlphanumeric {
        continue
      }
      return index..<end
    }
    return nil
  }

  /// All places of a text, whatever its case.
  func ranges(of text: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let range = firstRange(of: text, from: start, ignoringCase: true) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }
}
