public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
public import Foundation

/// A client that sends GraphQL operations over HTTP, and keeps all parts of the responses.
///
///     let client = GraphQLClient(url: url, transport: SystemTransport())
///     let result = try await client.fetch(operation)
///     result.data; result.errors; result.failure?.words.description
///
/// There are two kinds of failures. Without a usable response, ``fetch(_:policy:)`` throws
/// ``GraphQLFailure``. A response with errors is a result: its data may be partial, and
/// ``GraphQLResult/failure`` has the words for it and the recovery options.
///
/// With a recovery processor the client recovers by itself: it waits and tries again, or asks the
/// user to log in or to give a permission, and then sends the operation once more.
///
/// - Source: GraphQL over HTTP, the draft of July 2025, 6: media types and statuses.
public struct GraphQLClient: Sendable {
  /// The address of the service, the limits of its answers, and the settings of requests.
  public struct Configuration: Sendable {
    package var url: URL
    /// The fields of every request.
    package var headers: HTTPHeaders
    package var timeout: Duration
    /// The largest response in bytes, beyond which reading stops.
    package var largestResponse: Int
    /// The largest number of further tries of a query after transient failures; a mutation has
    /// none.
    package var retries: Int
    /// The pause before the first further try; each later pause is twice as long.
    package var pause: Duration
    /// The longest pause that the client waits for.
    package var longestPause: Duration
    /// The largest age of a cached answer.
    package var cacheLifetime: Duration
    /// The names of the service's errors.
    package var errorNames: GraphQLErrorNames
    /// The reader's locales by preference, for prompts.
    ///
    /// If there are none, `MessageLocale` has the preferences.
    package var locales: [LocaleTag]
    /// Makes the decoder of the data, with its settings for dates and keys.
    package var decoder: @Sendable () -> JSONDecoder

    /// Creates a configuration.
    ///
    /// - Parameter cacheLifetime: The largest age of a cached answer; five minutes by default.
    public init(
      url: URL, headers: HTTPHeaders = [:], timeout: Duration = .seconds(60),
      largestResponse: Int = 8 << 20, retries: Int = 0, pause: Duration = .milliseconds(300),
      longestPause: Duration = .seconds(20), cacheLifetime: Duration = .seconds(300),
      errorNames: GraphQLErrorNames = GraphQLErrorNames(), locales: [LocaleTag] = [],
      decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
      self.url = url
      self.headers = headers
      self.timeout = timeout
      self.largestResponse = largestResponse
      self.retries = min(max(0, retries), 10)
      self.pause = pause
      self.longestPause = longestPause
      self.cacheLifetime = cacheLifetime
      self.errorNames = errorNames
      self.locales = locales
      self.decoder = decoder
    }

    /// The current locales of the reader.
    var readerLocales: [LocaleTag] { locales.isEmpty ? MessageLocale.preferences : locales }
  }

  package var configuration: Configuration
  let transport: any HTTPTransport
  let cache: (any GraphQLCache)?
  /// The gate for the cache, whose owner only one operation at a time may determine.
  let cacheGate = SerialGate()
  let credentials: @Sendable () async -> GraphQLCredentials
  let recovery: RecoveryProcessor?
  let settings: RecoverySettings
  let observer: ClientObserver<GraphQLEvent>?
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - cache: The cache of complete responses. Without one, every policy uses the service alone,
  ///     except for ``CachePolicy/cacheOnly``, which then always fails.
  ///   - credentials: Returns the current credentials. The function is called before every request
  ///     and every lookup, so that a renewed token is used, and no user gets another user's answer.
  ///   - recovery: The processor of failures; `nil` if the program itself recovers from them.
  ///   - settings: The settings that switch recovery on.
  ///   - observer: Gets the events, for logs.
  ///   - clock: The clock of pauses.
  ///   - now: The time from which the age of cached answers is derived.
  public init(
    _ configuration: Configuration, transport: any HTTPTransport, cache: (any GraphQLCache)? = nil,
    credentials: @escaping @Sendable () async -> GraphQLCredentials,
    recovery: RecoveryProcessor? = nil, settings: RecoverySettings = .shared,
    observer: ClientObserver<GraphQLEvent>? = nil, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = Date.init
  ) {
    self.configuration = configuration
    self.transport = transport
    self.cache = cache
    self.credentials = credentials
    self.recovery = recovery
    self.settings = settings
    self.observer = observer
    self.clock = clock
    self.now = now
  }

  /// Creates a client that knows its users only by the field `Authorization`.
  ///
  /// - Parameter authorization: Returns the current field, such as `Bearer …`. The function is
  ///   called like `credentials`. A changed field counts as another user's login, and empties the
  ///   cache.
  public init(
    _ configuration: Configuration, transport: any HTTPTransport, cache: (any GraphQLCache)? = nil,
    authorization: (@Sendable () async -> String?)? = nil, recovery: RecoveryProcessor? = nil,
    settings: RecoverySettings = .shared, observer: ClientObserver<GraphQLEvent>? = nil,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = Date.init
  ) {
    self.init(
      configuration, transport: transport, cache: cache,
      credentials: { GraphQLCredentials(authorization: await authorization?()) },
      recovery: recovery, settings: settings, observer: observer, clock: clock, now: now)
  }

  /// Creates a client for a service, with the usual configuration.
  public init(
    url: URL, transport: any HTTPTransport, cache: (any GraphQLCache)? = nil,
    authorization: (@Sendable () async -> String?)? = nil, recovery: RecoveryProcessor? = nil
  ) {
    self.init(
      Configuration(url: url), transport: transport, cache: cache, authorization: authorization,
      recovery: recovery)
  }

  /// Creates a client for a service, with the usual configuration.
  public init(
    url: URL, transport: any HTTPTransport, cache: (any GraphQLCache)? = nil,
    credentials: @escaping @Sendable () async -> GraphQLCredentials,
    recovery: RecoveryProcessor? = nil
  ) {
    self.init(
      Configuration(url: url), transport: transport, cache: cache, credentials: credentials,
      recovery: recovery)
  }

  /// Runs an operation.
  ///
  /// A mutation empties the cache, unless it can't have reached the service.
  ///
  /// - Throws: ``GraphQLFailure`` if there is no usable response; it has all that arrived.
  public func fetch<Data>(
    _ operation: GraphQLOperation<Data>, policy: CachePolicy = .cacheFirst
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    // A mutation is never answered from the cache.
    let policy = operation.kind == .mutation ? .noCache : policy
    let asker = await asker(of: operation)
    if policy == .cacheFirst || policy == .cacheOnly,
      let result = await cached(operation, for: asker), !Task.isCancelled
    {
      return result
    }
    // A cancelled task gets no answer, not even a cached one.
    guard !Task.isCancelled else { throw GraphQLFailure(.cancelled) }
    guard policy != .cacheOnly else { throw GraphQLFailure(.network(.notInCache)) }
    do {
      let result = try await recovered(operation, by: asker, isStored: policy != .noCache)
      if let failure = result.failure { observer?(.failure(operation: operation.name, failure)) }
      return result
    } catch {
      if policy == .networkFirst, !error.isCancelled,
        var result = await cached(operation, forUserOf: asker), !Task.isCancelled
      {
        result.networkFailure = error
        return result
      }
      observer?(.failure(operation: operation.name, error))
      throw Task.isCancelled ? GraphQLFailure(.cancelled) : error
    }
  }

  /// Runs an operation, and returns its outcome as a `Result`.
  public func result<Data>(
    of operation: GraphQLOperation<Data>, policy: CachePolicy = .cacheFirst
  ) async -> Result<GraphQLResult<Data>, GraphQLFailure> {
    do {
      return .success(try await fetch(operation, policy: policy))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the results of an operation in order: the cached one, and then the service's.
  public func results<Data>(
    of operation: GraphQLOperation<Data>, policy: CachePolicy = .cacheAndNetwork
  ) -> GraphQLResults<Data> {
    GraphQLResults(client: self, operation: operation, policy: policy)
  }
}
