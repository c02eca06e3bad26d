import BayanCatalog
import BayanDiagnostics

/// The messages by all names that files give them.
struct UnitNames {
  private var places: [String: Int] = [:]
  private var bySource: [String: [MessageID]] = [:]

  init(_ document: ExchangeDocument) {
    for (index, unit) in document.units.enumerated() {
      places[unit.id.description] = index
      bySource[unit.source.fingerprint, default: []].append(unit.id)
    }
    for (index, unit) in document.units.enumerated() {
      let token = ExchangeName.token(unit.id)
      if places[token] == nil { places[token] = index }
    }
  }

  subscript(names: [String]) -> Int? {
    for name in names { if let place = places[name] { return place } }
    return nil
  }

  /// The message that has the source of an unknown unit now, if it is clear which one.
  func place(ofSource unit: ReturnedUnit, besides seen: [MessageID: Int]) -> MessageID? {
    guard let fingerprint = unit.sourceFingerprint else { return nil }
    let facet = unit.names.first.flatMap { MessageID($0) }?.facet
    let found = (bySource[fingerprint] ?? []).filter { seen[$0] == nil && $0.facet == facet }
    return found.count == 1 ? found[0] : nil
  }
}
