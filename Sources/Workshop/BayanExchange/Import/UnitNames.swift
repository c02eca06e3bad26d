import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// The messages by all names that files give them.
struct UnitNames {
  private var places: [String: Int] = [:]
  private var bySource: [String: [MessageID]] = [:]

  /// - Parameter adopted: The keys of the app that some of the messages were taken from.
  init(_ document: ExchangeDocument, adopted: AdoptedLock?) {
    for (index, unit) in document.units.enumerated() {
      places[unit.id.description] = index
      bySource[unit.source.fingerprint, default: []].append(unit.id)
    }
    for (index, unit) in document.units.enumerated() {
      let token = ExchangeName.token(unit.id)
      if places[token] == nil { places[token] = index }
    }
    for (key, id) in adopted?.keys ?? [:] where places[key] == nil {
      places[key] = places[id.description]
    }
  }

  subscript(names: [String]) -> Int? {
    for name in names { if let place = places[name] { return place } }
    return nil
  }

  /// The message that has the source of an unknown unit now, if it is clear which one.
  ///
  /// - Parameter seen: The messages that the file has by their names.
  func place(ofSource unit: ReturnedUnit, besides seen: Set<MessageID>) -> MessageID? {
    let facet = unit.names.first.flatMap { MessageID($0) }?.facet
    let fingerprint =
      unit.sourceFingerprint
      ?? unit.variants.first?.source.map { messageFingerprint($0.formatted()) }
    guard let fingerprint else { return nil }
    let found = (bySource[fingerprint] ?? []).filter {
      !seen.contains($0) && (facet == nil || $0.facet == facet)
    }
    return found.count == 1 ? found[0] : nil
  }
}
