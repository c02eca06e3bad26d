import Dispatch

extension RandomAccessCollection where Self: Sendable {
  /// Transforms each element, on all cores; the results are in the collection's order.
  ///
  /// For stages whose parts are independent, such as locales.
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
