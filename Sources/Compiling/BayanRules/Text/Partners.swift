import BayanChecking

/// Elements that are paired by kind, each kind in its order.
///
/// Searching each element among all others would take quadratic time.
struct Partners<Kind: Hashable, Element> {
  private let elements: [Element]

  /// The indices of the remaining elements by kind, the first at the end.
  private var left: [Kind: [Int]]

  private var isTaken: [Bool]

  init(_ elements: [Element], by kind: (Element) -> Kind) {
    self.elements = elements
    left = Dictionary(grouping: elements.indices.reversed()) { kind(elements[$0]) }
    isTaken = Array(repeating: false, count: elements.count)
  }

  /// Whether there ever was an element of a kind.
  func had(_ kind: Kind) -> Bool { left[kind] != nil }

  /// Whether a matching element of a kind remains.
  func has(_ kind: Kind, where fits: (Element) -> Bool) -> Bool { place(kind, fits) != nil }

  /// Removes and returns the first matching element of a kind.
  mutating func take(_ kind: Kind, where fits: (Element) -> Bool = { _ in true }) -> Element? {
    guard let (group, place) = place(kind, fits) else { return nil }
    let index = left.values[group].remove(at: place)
    isTaken[index] = true
    return elements[index]
  }

  /// Returns the place of the first matching element of a kind.
  ///
  /// Only the first twenty remaining elements are searched: nobody writes more.
  private func place(
    _ kind: Kind, _ fits: (Element) -> Bool
  ) -> (group: Dictionary<Kind, [Int]>.Index, place: Int)? {
    guard let group = left.index(forKey: kind) else { return nil }
    let indices = left.values[group]
    return indices.indices.suffix(20).last { fits(elements[indices[$0]]) }.map { (group, $0) }
  }

  /// The remaining elements, in order.
  var rest: [Element] { elements.indices.filter { !isTaken[$0] }.map { elements[$0] } }
}
