public import BayanHTTP

/// The sources that an operation uses: the service, the cache, or both.
///
/// The cache has the current user's answers from the service since the last mutation, and none
/// older than the `cacheLifetime` of ``GraphQLClient/Configuration``. This holds for every policy.
public enum CachePolicy: Hashable, Sendable, CaseIterable {
  /// The cache, or the service if the cache has no answer.
  case cacheFirst
  /// The service, or the cache if the service can't be reached.
  case networkFirst
  /// The service alone; its answer is stored in the cache.
  case networkOnly
  /// The cache alone.
  case cacheOnly
  /// The service alone; its answer isn't stored.
  case noCache
  /// The cache, if it has an answer, and then the service: two results.
  ///
  /// ``GraphQLClient/results(of:policy:)`` gives both, and `fetch` gives the service's.
  case cacheAndNetwork
}

/// A store of responses.
///
/// Your own cache keeps values by keys, and has no other task. The client decides whose a response
/// is and how long it is valid: both are in the keys and the values.
///
/// - A key is 64 hexadecimal digits: a hash of the service, the user, the operation and its
///   variables. None of these can be derived from the key.
/// - A value has the data of a response in clear text. A cache that outlives the program has to
///   protect values like tokens.
///
/// A cache belongs to one user at a time. A program that acts for many users at once, such as a
/// server, gives each of them a client with its own cache.
public protocol GraphQLCache: Sendable {
  /// Returns the data for a key; `nil` if there is none any more.
  func data(for key: String) async -> JSONValue?

  /// Stores a value in place of the key's earlier one.
  func store(_ data: JSONValue, for key: String) async

  /// Removes all values.
  ///
  /// The client calls this before it acts for another user, and after a mutation. A program calls
  /// this function when its user logs out, so that no values are left until then.
  func clear() async
}

/// A cache in memory of bounded size, which drops the least recently used value first.
public actor MemoryCache: GraphQLCache {
  private var entries: [String: (data: JSONValue, used: Int)] = [:]
  private var uses = 0
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: The largest number of values, at least two. For each service, one of
  ///   them is a note of the client's.
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
