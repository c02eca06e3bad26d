import BayanHTTP
import BayanRecovery
import BayanSupport
import Foundation

/// The part of a cache for one user of one service.
///
/// This type keeps users apart, and rejects old answers. A ``GraphQLCache`` only keeps values by
/// keys, so that a program's own cache has no part in this. Beside responses, the cache has a note
/// for each service:
///
///     {"owner": "3b1a…", "period": "9f0c…"}
///
/// - The owner is the user whose responses are in the cache. Another user empties the cache.
/// - The period is random, is part of each key, and changes whenever the cache is emptied. A
///   response is stored only in the period of its request. If a cache stores it anyway, or doesn't
///   remove it, its key is never used again.
struct UserCache: Sendable {
  private let cache: any GraphQLCache
  /// The gate for the note, which only one operation at a time may use.
  private let gate: SerialGate
  /// The key of the note.
  private let noteKey: String
  /// The service, and the fields on which its answers depend beside the user and the operation.
  private let surroundings: JSONValue
  /// The user's identifier, or else the fields that identify the user in a request.
  private let user: JSONValue
  private let period: String

  /// The names of the fields that identify the user.
  private static let identifyingFields = ["authorization", "cookie"]

  /// Opens the user's part of the cache, and removes another user's values first.
  ///
  /// - Parameter fields: The fields of the request.
  /// - Returns: Whether the cache had another user's values, too.
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

  /// Returns the data of a response that is younger than a lifetime.
  func data(
    for operation: JSONValue, now: Date, lifetime: Duration
  ) async -> JSONValue? {
    let entry = await cache.data(for: key(of: operation))
    guard let data = entry?["data"], let stored = entry?["stored"]?.double else { return nil }
    let age = now.timeIntervalSince1970 - stored
    // After a clock was set back, the age is unknown.
    return age >= 0 && age < lifetime / .seconds(1) ? data : nil
  }

  /// Stores the data of a response, unless the cache was emptied after its request.
  ///
  /// - Returns: Whether the data was stored.
  func store(_ data: JSONValue, for operation: JSONValue, now: Date) async -> Bool {
    await gate.run {
      guard await cache.data(for: noteKey) == note else { return false }
      await cache.store(
        ["data": data, "stored": .number(now.timeIntervalSince1970)], for: key(of: operation))
      return true
    }
  }

  /// Removes all values, and begins a new period.
  func empty() async {
    await gate.run {
      await cache.clear()
      let next = UserCache(
        cache: cache, gate: gate, noteKey: noteKey, surroundings: surroundings, user: user,
        period: Self.newPeriod())
      await cache.store(next.note, for: noteKey)
    }
  }

  /// Returns whether both parts belong to the same user.
  func isSameUser(as other: UserCache) -> Bool {
    user.text.utf8.elementsEqual(other.user.text.utf8)
  }

  /// The note of this period.
  ///
  /// The owner's hash includes the period, so that it changes with each period.
  private var note: JSONValue {
    ["owner": .string(Self.key([.string(period), user])), "period": .string(period)]
  }

  private func key(of operation: JSONValue) -> String {
    Self.key([.string(period), user, surroundings, operation])
  }

  /// Returns a hash of all the parts.
  private static func key(_ parts: [JSONValue]) -> String {
    SHA256.digest(Array(JSONValue.array(parts).text.utf8))
  }

  /// Returns 128 random bits from the system.
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
