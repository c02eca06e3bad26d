/// Something for some of the facets.
///
/// What a dictionary would be, in a tenth of its memory and without hashing: a catalog has one for
/// each entry of each locale. Inlined, for rules ask it about every entry.
public struct FacetMap<Value: Sendable>: Sendable {
  /// A bit for each facet that has something, by its place among the facets.
  @usableFromInline var mask: UInt8 = 0

  /// In the order of `Facet.allCases`.
  @usableFromInline var elements: [Value] = []

  /// Creates an empty map.
  @inlinable public init() {}

  /// Makes room for so many facets to have something.
  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// What a facet has.
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

  /// Whether a facet has something.
  @inlinable public func contains(_ facet: Facet) -> Bool { mask & facet.bit != 0 }

  /// How many before a facet have something.
  @inlinable func position(of facet: Facet) -> Int { (mask & (facet.bit - 1)).nonzeroBitCount }

  /// The facets that have something, in their order.
  public var keys: [Facet] { Facet.allCases.filter(contains) }
}

extension FacetMap: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Facet, Value)...) {
    for (facet, value) in elements { self[facet] = value }
  }
}

extension FacetMap: Sequence {
  public func makeIterator() -> AnyIterator<(key: Facet, value: Value)> {
    AnyIterator(zip(keys, elements).lazy.map { (key: $0, value: $1) }.makeIterator())
  }

  /// Whether no facet has anything.
  public var isEmpty: Bool { mask == 0 }

  /// The number of facets that have something.
  public var count: Int { elements.count }
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
