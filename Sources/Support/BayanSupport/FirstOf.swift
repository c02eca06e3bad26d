extension Dictionary {
  /// Creates a dictionary of pairs; of equal keys the first counts.
  @inlinable
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Creates a dictionary of values by a key that each has; of equal keys the first counts.
  @inlinable
  package init(firstOf values: some Sequence<Value>, by key: (Value) -> Key) {
    self.init(values.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
