import BayanHTTP
import BayanRecovery
import BayanSupport
import Foundation

/// The part of a cache for one user of one service.
///
/// Everything that keeps users apart, and old answers out, is here. A cache only keeps values by keys,
/// so that a cache of the program's own can't get it wrong. Besides responses it has a note for each
/// service:
///
///     {"owner": "3b1a…", "period": "9f0c…"}
///
/// - The owner is whose responses there are. Another user empties the cache.
/// - The period is random, and another one each time the cache is emptied. It is a part of each key.
///   A response is stored only if the period is still the one in which it was asked for. Where a cache
///   stores it all the same, or doesn't remove it, nobody asks for its key any more.
struct UserCache: Sendable {
  private let cache: any GraphQLCache
  /// Lets one use at a time decide by the note.
  private let gate: SerialGate
  /// The key of the note.
  private let noteKey: String
  /// The service, and what its answers depend on besides the user and the operation.
  private let surroundings: JSONValue
  /// The user by name, or else by what identifies one in a request.
  private let user: JSONValue
  private let period: String

  /// The names of the fields that say who asks.
  private static let identifyingFields = ["authorization", "cookie"]

  /// Opens the part of the cache that is the user's; what is another user's is removed first.
  ///
  /// - Parameter fields: The fields of the request.
  /// - Returns: Whether the cache was another user's, too.
  static func open(
    _ cache: any GraphQLCache, by gate: SerialGate, service: URL, fields: HTTPHeaders, user: String?
  ) async -> (cache: UserCache, wasEmptied: Bool) {
    let identity = fields.fields.filter { identifyingFields.contains($0.key) }
    let others = fields.fields.filter { !identifyingFields.contains($0.key) }
    let user: JSONValue = user.map { ["name": .string($0)] } ?? ["fields": .strings(identity)]
    let service = JSONValue.string(service.absoluteString)
    let noteKey = key([service])

    return await gate.run {
      let note = await cache.data(for: noteKey)
      func opened(_ period: String) -> UserCache {
        UserCache(
          cache: cache, gate: gate, noteKey: noteKey, surroundings: [service, .strings(others)],
          user: user, period: period)
      }
      if let period = note?["period"]?.string {
        let current = opened(period)
        if current.note == note { return (current, false) }
      }
      let next = opened(newPeriod())
      if note != nil { await cache.clear() }
      await cache.store(next.note, for: noteKey)
      return (next, note != nil)
    }
  }

  /// The data of a response that is no older than a lifetime.
  func data(
    for operation: JSONValue, now: Date, lifetime: Duration
  ) async -> JSONValue? {
    let entry = await cache.data(for: key(of: operation))
    guard let data = entry?["data"], let stored = entry?["stored"]?.double else { return nil }
    let age = now.timeIntervalSince1970 - stored
    // With a clock that was set back nobody knows how old it is.
    return age >= 0 && age < lifetime / .seconds(1) ? data : nil
  }

  /// Stores the data of a response, unless the cache was emptied since it was asked for.
  ///
  /// - Returns: Whether it was stored.
  func store(_ data: JSONValue, for operation: JSONValue, now: Date) async -> Bool {
    await gate.run {
      guard await cache.data(for: noteKey) == note else { return false }
      await cache.store(
        ["data": data, "stored": .number(now.timeIntervalSince1970)], for: key(of: operation))
      return true
    }
  }

  /// Removes everything, and begins a new period.
  func empty() async {
    await gate.run {
      await cache.clear()
      let next = UserCache(
        cache: cache, gate: gate, noteKey: noteKey, surroundings: surroundings, user: user,
        period: Self.newPeriod())
      await cache.store(next.note, for: noteKey)
    }
  }

  /// Whether both are the same user's.
  func isSameUser(as other: UserCache) -> Bool {
    user.text.utf8.elementsEqual(other.user.text.utf8)
  }

  /// The note while this period lasts.
  ///
  /// The owner's hash has the period in it, so that the same user has another one in each.
  private var note: JSONValue {
    ["owner": .string(Self.key([.string(period), user])), "period": .string(period)]
  }

  private func key(of operation: JSONValue) -> String {
    Self.key([.string(period), user, surroundings, operation])
  }

  /// A hash of all the parts.
  private static func key(_ parts: [JSONValue]) -> String {
    SHA256.digest(Array(JSONValue.array(parts).text.utf8))
  }

  /// 128 random bits of the system's.
  private static func newPeriod() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      UInt64.random(in: .min ... .max, using: &generator).hexadecimal(width: 16)
    }.joined()
  }
}

extension JSONValue {
  fileprivate static func strings(_ values: [String: String]) -> JSONValue {
    .object(values.mapValues { .string($0) })
  }
}
