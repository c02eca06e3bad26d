public import BayanHTTP

/// Whether an operation asks the service, the cache, or both.
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

/// What remembers responses.
public protocol GraphQLCache: Sendable {
  /// The data of a complete response to an operation.
  func data(for key: String) async -> JSONValue?

  /// Remembers it.
  func store(_ data: JSONValue, for key: String) async
}

/// A cache in memory, of bounded size: what was used longest ago goes first.
public actor MemoryCache: GraphQLCache {
  private var entries: [String: (data: JSONValue, used: Int)] = [:]
  private var uses = 0
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: How many responses it remembers; at least one.
  public init(capacity: Int = 256) { self.capacity = max(1, capacity) }

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
}
