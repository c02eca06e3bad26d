/// Elements that leave in the order in which they came.
///
/// `Array.removeFirst` moves all that stays.
package struct Queue<Element> {
  private var coming: [Element] = []
  /// The first is the last of these.
  private var leaving: [Element] = []

  package init() {}

  package var isEmpty: Bool { coming.isEmpty && leaving.isEmpty }

  package var count: Int { coming.count + leaving.count }

  package mutating func append(_ element: Element) { coming.append(element) }

  /// Takes the first element away; `nil` where there is none.
  package mutating func popFirst() -> Element? {
    if leaving.isEmpty {
      leaving = coming.reversed()
      coming.removeAll()
    }
    return leaving.popLast()
  }

  package mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    coming.removeAll(where: isUnwanted)
    leaving.removeAll(where: isUnwanted)
  }
}

extension Queue: Sendable where Element: Sendable {}
