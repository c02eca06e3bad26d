extension String {
  /// Whether another string has the same scalars.
  ///
  /// For `==`, `é` in one scalar equals `é` in two.
  func isExactly(_ other: String) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { other in
        bytes.count == other.count && bytes.indices.allSatisfy { bytes[$0] == other[$0] }
      }
    }
    return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
