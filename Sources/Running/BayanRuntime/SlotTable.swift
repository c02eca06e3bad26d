/// The slots of all errors, side by side: a lookup is two loads.
final class SlotTable: @unchecked Sendable {
  // Safe to share: written once, before anyone else sees it.
  private let slots: UnsafeMutableBufferPointer<Int32>
  private let starts: UnsafeMutableBufferPointer<Int>

  init(_ table: CatalogTable) {
    let facets = CatalogTable.Facet.allCases.count
    let count = table.domains.reduce(0) { $0 + $1.codes.count }
    slots = .allocate(capacity: count * facets)
    starts = .allocate(capacity: table.domains.count + 1)
    var next = 0
    for (index, domain) in table.domains.enumerated() {
      starts.initializeElement(at: index, to: next)
      for code in domain.codes {
        for facet in 0..<facets {
          let slot = code.slots.indices.contains(facet) ? Int32(exactly: code.slots[facet]) : nil
          slots.initializeElement(at: next, to: slot ?? -1)
          next += 1
        }
      }
    }
    starts.initializeElement(at: table.domains.count, to: next)
  }

  deinit {
    slots.deallocate()
    starts.deallocate()
  }

  /// The slot of an error's facet; `nil` where it has none.
  ///
  /// - Precondition: There is such an error.
  @inline(__always)
  func slot(of facet: CatalogTable.Facet, domain: Int, code: Int) -> Int? {
    // Compared without a sign, what is below nothing is above all.
    precondition(
      UInt(bitPattern: domain) < UInt(bitPattern: starts.count &- 1),
      "no such domain in the catalog")
    let (first, end) = (starts[domain], starts[domain + 1])
    let place = code &* CatalogTable.Facet.allCases.count &+ facet.rawValue
    precondition(
      UInt(bitPattern: code) < UInt(bitPattern: end &- first)
        && UInt(bitPattern: place) < UInt(bitPattern: end &- first), "no such code in the domain")
    let slot = slots[first &+ place]
    return slot >= 0 ? Int(slot) : nil
  }
}
