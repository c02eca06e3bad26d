/// A value for some of the facets.
///
/// A catalog has one for each entry of each locale, and rules read all of them. The map takes a tenth of a
/// dictionary's memory, and needs no hashing.
public struct FacetMap<Value: Sendable>: Sendable {
  /// A bit for each facet that has a value.
  @usableFromInline var mask: UInt8 = 0

  /// The values in the order of `Facet.allCases`.
  @usableFromInline var elements: [Value] = []

  /// Creates an empty map.
  @inlinable public init() {}

  /// Reserves room for a number of values.
  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// The value of a facet.
  @inlinable public subscript(facet: Facet) -> Value? {
    get { mask & facet.bit == 0 ? nil : elements[position(of: facet)] }
    set {
      let position = position(of: facet)
      switch (newValue, contains(facet)) {
      case (let value?, true): elements[position] = value
      case (let value?, false): elements.insert(value, at: position)
      case (nil, true): elements.remove(at: position)
      case (nil, false): break
      }
      if newValue == nil { mask &= ~facet.bit } else { mask |= facet.bit }
    }
  }

  /// Whether a facet has a value.
  @inlinable public func contains(_ facet: Facet) -> Bool { mask & facet.bit != 0 }

  /// Returns the number of earlier facets with values.
  @inlinable func position(of facet: Facet) -> Int { (mask & (facet.bit - 1)).nonzeroBitCount }

  /// The facets with values, in their order.
  public var keys: [Facet] { Facet.allCases.filter(contains) }
}

extension FacetMap: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Facet, Value)...) {
    for (facet, value) in elements { self[facet] = value }
  }
}

extension FacetMap: Sequence {
  public func makeIterator() -> some IteratorProtocol<(key: Facet, value: Value)> {
    zip(keys, elements).lazy.map { (key: $0, value: $1) }.makeIterator()
  }

  /// Whether no facet has a value.
  var isEmpty: Bool { mask == 0 }

  /// The number of facets with values.
  package var count: Int { elements.count }
}

extension Facet {
  /// The bit of the facet in a mask.
  @inlinable var bit: UInt8 {
    switch self {
    case .title: 1
    case .description: 2
    case .suggestion: 4
    case .help: 8
    }
  }
}
