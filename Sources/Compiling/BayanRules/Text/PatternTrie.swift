import BayanChecking

/// A set of patterns that are searched in a text all at once.
struct PatternTrie: Sendable {
  private struct Edge: Hashable {
    var node: Int
    var scalar: Unicode.Scalar
  }

  private var edges: [Edge: Int] = [:]
  private var ends: Set<Int> = []

  /// Adds a pattern.
  ///
  /// - Returns: The number of the pattern; equal patterns have the same.
  mutating func insert(_ pattern: some Sequence<Unicode.Scalar>) -> Int {
    var node = 0
    for scalar in pattern {
      let edge = Edge(node: node, scalar: scalar)
      let next = edges[edge] ?? edges.count + 1
      edges[edge] = next
      node = next
    }
    ends.insert(node)
    return node
  }

  /// Calls a function with each pattern that starts at an index of a text, the shortest first, and its end.
  func forEachMatch(
    in text: [Unicode.Scalar], at start: Int, _ body: (_ pattern: Int, _ end: Int) -> Void
  ) {
    var node = 0
    for index in text[start...].indices {
      guard let next = edges[Edge(node: node, scalar: text[index])] else { return }
      node = next
      if ends.contains(node) { body(node, index + 1) }
    }
  }
}
