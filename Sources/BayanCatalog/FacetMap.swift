/// Something for some of the facets.
///
/// What a dictionary would be, in a quarter of its memory and without hashing: a catalog has one
/// for each entry of each locale. Inlined, for rules ask it about every entry.
public struct FacetMap<Value: Sendable>: Sendable {
  /// In the order of `Facet.allCases`, each facet once.
  @usableFromInline var elements: [(key: Facet, value: Value)] = []

  /// Creates an empty map.
  @inlinable public init() {}

  /// What a facet has.
  @inlinable public subscript(facet: Facet) -> Value? {
    get {
      for element in elements where element.key == facet { return element.value }
      return nil
    }
    set {
      let position = elements.firstIndex { $0.key.position >= facet.position } ?? elements.count
      let isThere = position < elements.count && elements[position].key == facet
      switch (newValue, isThere) {
      case (let value?, true): elements[position].value = value
      case (let value?, false): elements.insert((facet, value), at: position)
      case (nil, true): elements.remove(at: position)
      case (nil, false): break
      }
    }
  }

  /// Whether a facet has something; without the cost of a copy of it.
  @inlinable public func contains(_ facet: Facet) -> Bool { elements.contains { $0.key == facet } }

  /// The facets that have something, in their order.
  @inlinable public var keys: [Facet] { elements.map(\.key) }
}

extension FacetMap: ExpressibleByDictionaryLiteral {
  @inlinable public init(dictionaryLiteral elements: (Facet, Value)...) {
    for (facet, value) in elements { self[facet] = value }
  }
}

extension FacetMap: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { elements.count }
  @inlinable public subscript(position: Int) -> (key: Facet, value: Value) { elements[position] }
}

extension Facet {
  /// The place among the facets, from 0.
  @usableFromInline var position: Int {
    switch self {
    case .title: 0
    case .description: 1
    case .suggestion: 2
    case .help: 3
    }
  }
}
