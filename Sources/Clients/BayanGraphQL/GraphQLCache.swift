public import BayanHTTP

/// Whether an operation asks the service, the cache, or both.
///
/// The cache has what the user who asks got from the service, since the last mutation, and no longer
/// ago than ``GraphQLClient/Configuration``'s `cacheLifetime`. This holds for every policy.
public enum CachePolicy: Hashable, Sendable, CaseIterable {
  /// The cache; the service where it has nothing.
  case cacheFirst
  /// The service; the cache where it can't be reached.
  case networkFirst
  /// The service, and the cache remembers.
  case networkOnly
  /// The cache, and never the service.
  case cacheOnly
  /// The service, and nothing is remembered.
  case noCache
  /// The cache where it has something, and then the service: two results.
  ///
  /// ``GraphQLClient/results(of:policy:)`` gives both; `fetch` gives the service's.
  case cacheAndNetwork
}

/// Where responses are kept.
///
/// A cache of one's own keeps values by keys, and no more. Which response belongs to which user, and
/// how long it is good for, the client decides: it is in the keys and the values.
///
/// - A key is 64 hexadecimal digits: a hash of the service, the user, the operation and its variables.
///   None of them can be read from it.
/// - A value has the data of a response in clear. A cache that outlives the program has to protect it
///   as it would a token.
///
/// A cache is one user's at a time. A program that acts for many users at once, such as a server, gives
/// each of them a client with a cache.
public protocol GraphQLCache: Sendable {
  /// Returns the data that was stored for a key; `nil` where there is none any more.
  func data(for key: String) async -> JSONValue?

  /// Stores a value in place of the key's last one.
  func store(_ data: JSONValue, for key: String) async

  /// Removes everything.
  ///
  /// The client calls this when another user asks, and after a mutation. A program calls it when its
  /// user logs out, so that nothing is left in the meantime.
  func clear() async
}

/// A cache in memory, of bounded size: what was used longest ago goes first.
public actor MemoryCache: GraphQLCache {
  private var entries: [String: (data: JSONValue, used: Int)] = [:]
  private var uses = 0
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: How many values it keeps; at least two. One of them, for each service, is a
  ///   note of the client's.
  public init(capacity: Int = 256) { self.capacity = max(2, capacity) }

  public func data(for key: String) -> JSONValue? {
    guard let data = entries[key]?.data else { return nil }
    uses += 1
    entries[key]?.used = uses
    return data
  }

  public func store(_ data: JSONValue, for key: String) {
    uses += 1
    entries[key] = (data, uses)
    guard entries.count > capacity,
      let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key
    else { return }
    entries[oldest] = nil
  }

  public func clear() { entries = [:] }
}
