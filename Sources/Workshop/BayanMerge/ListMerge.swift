import BayanSupport

/// A list of named elements in three files.
struct ListMerge<Key: Hashable, Element> {
  /// An element, in the files that have it.
  struct Item {
    var key: Key
    var base: Element?
    var ours: Element?
    var theirs: Element?
  }

  /// All elements of ours and theirs.
  ///
  /// The elements are in the order of ours. An element of theirs alone comes after the element that
  /// it follows in theirs.
  let items: [Item]

  /// Joins three lists.
  ///
  /// - Precondition: Each list has a key once.
  init(_ lists: Three<[(key: Key, element: Element)]>) {
    let (base, ours, theirs) = (
      Self.elements(lists.base), Self.elements(lists.ours), Self.elements(lists.theirs)
    )
    var followers: [Key?: [Key]] = [:]
    var last: Key?
    for (key, _) in lists.theirs {
      if ours[key] == nil { followers[last, default: []].append(key) } else { last = key }
    }
    var keys = followers[nil] ?? []
    for (key, _) in lists.ours {
      keys.append(key)
      keys += followers[key] ?? []
    }
    items = keys.map { Item(key: $0, base: base[$0], ours: ours[$0], theirs: theirs[$0]) }
  }

  private static func elements(_ list: [(key: Key, element: Element)]) -> [Key: Element] {
    Dictionary(firstOf: list.map { ($0.key, $0.element) })
  }
}

/// A value in the common ancestor and on both sides.
struct Three<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  func map<Result>(_ transform: (Value) -> Result) -> Three<Result> {
    Three<Result>(base: transform(base), ours: transform(ours), theirs: transform(theirs))
  }
}

extension Three {
  /// Returns the new value of a part that only one side changed, or both in the same way.
  ///
  /// - Returns: `nil` if both sides changed it in different ways.
  func settled(by isSame: (Value, Value) -> Bool) -> Value? {
    if isSame(ours, theirs) || isSame(theirs, base) { return ours }
    return isSame(ours, base) ? theirs : nil
  }
}

extension Three where Value: Equatable {
  var settled: Value? { settled(by: ==) }
}

extension Three where Value == [[UInt8]] {
  /// The elements of lists that both sides changed: those that theirs added or removed are so in
  /// ours.
  var united: [[UInt8]] {
    if let settled { return settled }
    let lists = map { list in Self.numbered(list) }
    return ListMerge(lists).items.compactMap { item in
      switch (item.base, item.ours, item.theirs) {
      case (nil, let ours?, _): ours
      case (nil, nil, let theirs?): theirs
      case (_?, let ours?, _?): ours
      default: nil
      }
    }
  }

  private struct Numbered: Hashable {
    var bytes: [UInt8]
    var number: Int
  }

  /// Returns each element with the number of equal ones before it.
  private static func numbered(_ list: [[UInt8]]) -> [(key: Numbered, element: [UInt8])] {
    var counts: [[UInt8]: Int] = [:]
    return list.map { bytes in
      let number = counts[bytes, default: 0]
      counts[bytes] = number + 1
      return (Numbered(bytes: bytes, number: number), bytes)
    }
  }
}
