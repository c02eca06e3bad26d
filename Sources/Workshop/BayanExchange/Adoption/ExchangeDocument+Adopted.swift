package import BayanCatalog
import BayanDiagnostics

extension ExchangeDocument {
  /// The messages that an app's file has, under the app's own keys.
  ///
  /// - Parameters:
  ///   - lock: What became of the keys.
  ///   - path: The file, from the project's folder.
  /// - Returns: `nil` where no key of such a file was adopted.
  package func adopted(by lock: AdoptedLock, in path: String) -> ExchangeDocument? {
    let wanted = PathLocale(path).table.withoutEnding
    // A text and its plurals are in two files of one name.
    let tables = lock.messages.filter { $0.key.withoutEnding == wanted }
    guard !tables.isEmpty else { return nil }
    var names: [MessageID: String] = [:]
    for (_, keys) in tables.sorted(by: { $0.key < $1.key }) {
      for (key, id) in keys.sorted(by: { $0.key < $1.key }) where names[id] == nil {
        names[id] = key
      }
    }
    var document = self
    document.units = units.compactMap { unit in
      var unit = unit
      unit.key = names[unit.id]
      return unit.key == nil ? nil : unit
    }
    return document
  }
}
