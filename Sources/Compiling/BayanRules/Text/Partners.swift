import BayanChecking

/// Elements that are taken one after the other by what they have in common, each kind in its order.
///
/// To look for each among all others grows with the square of their number.
struct Partners<Kind: Hashable, Element> {
  private let elements: [Element]

  /// Where the elements of a kind are that are left, the first at the end.
  private var left: [Kind: [Int]]

  private var isTaken: [Bool]

  init(_ elements: [Element], by kind: (Element) -> Kind) {
    self.elements = elements
    left = Dictionary(grouping: elements.indices.reversed()) { kind(elements[$0]) }
    isTaken = Array(repeating: false, count: elements.count)
  }

  /// Whether there ever was an element of a kind.
  func had(_ kind: Kind) -> Bool { left[kind] != nil }

  /// Whether an element of a kind is left that fits.
  func has(_ kind: Kind, where fits: (Element) -> Bool) -> Bool { place(kind, fits) != nil }

  /// Takes the first element of a kind that fits.
  mutating func take(_ kind: Kind, where fits: (Element) -> Bool = { _ in true }) -> Element? {
    guard let (group, place) = place(kind, fits) else { return nil }
    let index = left.values[group].remove(at: place)
    isTaken[index] = true
    return elements[index]
  }

  /// Where the first element of a kind is that fits.
  ///
  /// It is looked for among the first twenty that are left: no person writes more.
  private func place(
    _ kind: Kind, _ fits: (Element) -> Bool
  ) -> (group: Dictionary<Kind, [Int]>.Index, place: Int)? {
    guard let group = left.index(forKey: kind) else { return nil }
    let indices = left.values[group]
    return indices.indices.suffix(20).last { fits(elements[indices[$0]]) }.map { (group, $0) }
  }

  /// What is left, in order.
  var rest: [Element] { elements.indices.filter { !isTaken[$0] }.map { elements[$0] } }
}
