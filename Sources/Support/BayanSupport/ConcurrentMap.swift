import Dispatch

extension RandomAccessCollection where Self: Sendable {
  /// What a function makes of each element, on the cores there are, in the collection's order.
  ///
  /// For stages whose parts don't touch each other, such as locales. The order of the results
  /// doesn't depend on who was first, so that the same inputs give the same outputs.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each iteration writes a place of its own.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: count) { position in
        let element = self[index(startIndex, offsetBy: position)]
        (places.baseAddress.unsafelyUnwrapped + position).initialize(to: transform(element))
      }
      initializedCount = count
    }
  }
}
