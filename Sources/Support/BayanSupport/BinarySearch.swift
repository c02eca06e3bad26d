extension RandomAccessCollection {
  /// The first index whose element belongs to the second part; the end index where none does.
  ///
  /// - Precondition: The elements of the second part come after all others.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(
    where belongsToSecondPart: (Element) -> Bool
  ) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongsToSecondPart(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
