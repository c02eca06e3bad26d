import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// The messages by all names that files give them.
struct UnitNames {
  /// A message, and the app's key if the file calls it by that.
  struct Found {
    var index: Int
    var key: TextSet.Key?
  }

  private var places: [String: Int] = [:]
  private var bySource: [String: [MessageID]] = [:]

  /// The keys of the app's file that is read.
  private var ownKeys: [String: Found] = [:]
  /// The keys of all files of the app, each with the messages that it became.
  private var otherKeys: [String: [Found]] = [:]
  /// The name of the file that is read, with `*` for the locale.
  private let fileName: Substring?

  /// - Parameters:
  ///   - adopted: The keys of the app that some of the messages were taken from.
  ///   - path: The path of the file from the project's folder, which tells tables of the app apart.
  init(_ document: ExchangeDocument, adopted: AdoptedLock?, path: String?) {
    let lock = adopted ?? AdoptedLock()
    fileName = path.map { PathLocale($0).table }.flatMap(Self.name)
    for (index, unit) in document.units.enumerated() {
      places[unit.writtenID.description] = index
      bySource[unit.source.fingerprint, default: []].append(unit.id)
    }
    let ids = places
    for (index, unit) in document.units.enumerated() {
      let token = ExchangeName.token(unit.writtenID)
      if places[token] == nil { places[token] = index }
    }
    for (table, keys) in lock.messages.sorted(by: { $0.key < $1.key }) {
      for (key, id) in keys {
        guard let index = ids[id.description] else { continue }
        otherKeys[key, default: []].append(
          Found(index: index, key: TextSet.Key(table: table, name: key)))
      }
    }
    let place = path.flatMap { AppFilePlace($0, locale: document.sourceLocale, in: lock) }
    for key in place?.keys ?? [] {
      guard let index = ids[key.id.description] else { continue }
      ownKeys[key.key] = Found(index: index, key: key.whole)
    }
  }

  private static func name(_ table: String) -> Substring? { table.split(separator: "/").last }

  subscript(unit: ReturnedUnit) -> Found? {
    let keys = unit.appKeys
    for key in keys { if let found = ownKeys[key] { return found } }
    for name in unit.names { if let place = places[name] { return Found(index: place) } }
    for key in keys {
      let found = others(key, of: unit)
      if let first = found.first, found.allSatisfy({ $0.index == first.index }) { return first }
    }
    return nil
  }

  /// The app's files whose keys a unit may have, where these are several messages.
  func tables(of unit: ReturnedUnit) -> [String] {
    unit.appKeys.lazy.map { others($0, of: unit) }.first { !$0.isEmpty }?.compactMap(\.key?.table)
      ?? []
  }

  /// Returns the messages that a key may be: in files with the name of the one that is read, if there are such.
  private func others(_ key: String, of unit: ReturnedUnit) -> [Found] {
    let all = otherKeys[key] ?? []
    let file = unit.file.map { PathLocale($0).table }.flatMap(Self.name) ?? fileName
    let alike = all.filter { $0.key.flatMap { Self.name($0.table) } == file }
    return alike.isEmpty ? all : alike
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
