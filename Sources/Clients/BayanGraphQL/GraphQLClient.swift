public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors
public import Foundation

/// Sends GraphQL operations over HTTP, and keeps all that comes back.
///
///     let client = GraphQLClient(url: url, transport: SystemTransport())
///     let result = try await client.fetch(operation)
///     result.data; result.errors; result.failure?.words.description
///
/// There are two kinds of trouble, and they don't mix. Without a response that can be used,
/// ``fetch(_:policy:)`` throws ``GraphQLFailure``. A response with errors is a result: its data
/// may be partial, and ``GraphQLResult/failure`` has words for it, and what can be done about it.
///
/// With a recovery processor the client does it: it waits and asks again, or asks the user to log in
/// or to give a permission, and then sends the operation once more.
///
/// - Source: GraphQL over HTTP, the draft of July 2025, 6: media types and statuses.
public struct GraphQLClient: Sendable {
  /// Where the service is, and how much is taken from it.
  public struct Configuration: Sendable {
    package var url: URL
    /// Fields for every request.
    package var headers: HTTPHeaders
    package var timeout: Duration
    /// The bytes of a response beyond which reading stops.
    package var largestResponse: Int
    /// How often a query is sent again after a failure that passes by itself; mutations never are.
    package var retries: Int
    /// The pause before the first repetition; each later one is twice as long.
    package var pause: Duration
    /// The longest pause that is waited for.
    package var longestPause: Duration
    /// How old an answer of the cache may be.
    package var cacheLifetime: Duration
    /// How the service names its errors.
    package var errorNames: GraphQLErrorNames
    /// The reader's locales by preference, for prompts.
    ///
    /// Empty for what the process prefers, `MessageLocale`.
    package var locales: [LocaleTag]
    /// Makes the decoder for data and its dates and keys.
    package var decoder: @Sendable () -> JSONDecoder

    /// Creates a configuration.
    ///
    /// - Parameter cacheLifetime: How old an answer of the cache may be; five minutes by default.
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

    /// The reader's locales now.
    var readerLocales: [LocaleTag] { locales.isEmpty ? MessageLocale.preferences : locales }
  }

  package var configuration: Configuration
  let transport: any HTTPTransport
  let cache: (any GraphQLCache)?
  /// Lets one use of the cache at a time decide whose it is.
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
  ///   - cache: What remembers complete responses; without one every policy asks the service, but
  ///     for ``CachePolicy/cacheOnly``, which then never has anything.
  ///   - credentials: Who asks now; asked before every request and every look into the cache, so that
  ///     what a login renewed is used, and nobody gets what another user got.
  ///   - recovery: Does something about failures before they are delivered; `nil` leaves that to the
  ///     program.
  ///   - settings: Whether recovery is on.
  ///   - observer: Gets the events, for logs.
  ///   - clock: What pauses are measured with.
  ///   - now: The time by which answers of the cache get old.
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

  /// Creates a client that knows of its users no more than the field `Authorization`.
  ///
  /// - Parameter authorization: The field as it is now, such as `Bearer …`; asked as `credentials` are.
  ///   Each change of it is taken for another user's login, and empties the cache.
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
  /// A mutation empties the cache, unless it can't have come to the service.
  ///
  /// - Throws: ``GraphQLFailure`` where no usable response came; what did come is in it.
  public func fetch<Data>(
    _ operation: GraphQLOperation<Data>, policy: CachePolicy = .cacheFirst
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    // A change is never answered from memory.
    let policy = operation.kind == .mutation ? .noCache : policy
    let asker = await asker(of: operation)
    if policy == .cacheFirst || policy == .cacheOnly,
      let result = await cached(operation, for: asker), !Task.isCancelled
    {
      return result
    }
    // Whoever cancels wants no answer, not even one that is there.
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

  /// The same as a `Result`.
  public func result<Data>(
    of operation: GraphQLOperation<Data>, policy: CachePolicy = .cacheFirst
  ) async -> Result<GraphQLResult<Data>, GraphQLFailure> {
    do {
      return .success(try await fetch(operation, policy: policy))
    } catch {
      return .failure(error)
    }
  }

  /// The results of an operation, in order: what the cache has, and then what the service says.
  public func results<Data>(
    of operation: GraphQLOperation<Data>, policy: CachePolicy = .cacheAndNetwork
  ) -> GraphQLResults<Data> {
    GraphQLResults(client: self, operation: operation, policy: policy)
  }
}
