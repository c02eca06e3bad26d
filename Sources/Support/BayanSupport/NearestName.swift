/// The candidate that a mistyped name most likely means, for "did you mean".
///
/// - Returns: The nearest candidate within a third of the name's length (at least
///   one edit, at most three), or `nil`. Of several at one distance, the first in
///   alphabetical order, so that the answer doesn't depend on the order given.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  // Bounded: what no person typed as a name has no likely meaning.
  let wanted = Array(name.unicodeScalars.prefix(65))
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  let limit = min(3, max(1, wanted.count / 3))
  var best: (distance: Int, name: String)?
  for candidate in candidates where candidate != name {
    let scalars = Array(candidate.unicodeScalars)
    guard abs(scalars.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, scalars)
    guard distance <= limit else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// The locale that a mistyped tag most likely means.
///
/// Another language is never meant, however few letters differ: `fr` is no slip of `ar`. What is
/// found is the same tag with other capitals or `_` for `-`, and a slip in a script or region.
package func nearestLocale(to tag: String, among tags: some Sequence<String>) -> String? {
  func plain(_ tag: String) -> String { tag.lowercased().replacing("_", with: "-") }
  func language(_ tag: String) -> Substring { plain(tag).prefix { $0 != "-" } }
  let related = tags.filter { $0 != tag && language($0) == language(tag) }
  return related.first { plain($0) == plain(tag) } ?? nearestName(to: tag, among: related)
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two names.
package func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in 0..<a.count {
    var current = [i + 1]
    for j in 0..<b.count {
      var cost = min(
        previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.count]
}
