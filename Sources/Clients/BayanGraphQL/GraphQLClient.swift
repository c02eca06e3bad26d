public import BayanHTTP
import BayanSDKErrors
public import Foundation

/// Sends GraphQL operations over HTTP, and keeps all that comes back.
///
///     let client = GraphQLClient(url: url, transport: URLSessionTransport())
///     let result = try await client.fetch(operation)
///     result.data; result.errors; result.problem?.words.description
///
/// There are two kinds of trouble, and they don't mix. Without a response that can be used,
/// ``fetch(_:policy:)`` throws ``GraphQLFailure``. A response with errors is a result: its data
/// may be partial, and ``GraphQLResult/problem`` has words for it.
///
/// - Source: GraphQL over HTTP, the draft of July 2025, 6: media types and statuses.
public struct GraphQLClient: Sendable {
  /// Where the service is, and how much is taken from it.
  public struct Configuration: Sendable {
    public var url: URL
    /// Fields for every request, such as `Authorization`.
    public var headers: HTTPHeaders
    public var timeout: Duration
    /// The bytes of a response beyond which reading stops.
    public var largestResponse: Int
    /// How often a query is sent again after a failure that passes by itself; mutations never are.
    public var retries: Int
    /// The pause before the first repetition; each later one is twice as long.
    public var pause: Duration
    /// The longest pause that is waited for.
    public var longestPause: Duration

    public init(
      url: URL, headers: HTTPHeaders = [:], timeout: Duration = .seconds(60),
      largestResponse: Int = 8 << 20, retries: Int = 0, pause: Duration = .milliseconds(300),
      longestPause: Duration = .seconds(20)
    ) {
      self.url = url
      self.headers = headers
      self.timeout = timeout
      self.largestResponse = largestResponse
      self.retries = min(max(0, retries), 10)
      self.pause = pause
      self.longestPause = longestPause
    }
  }

  public var configuration: Configuration
  private let transport: any HTTPTransport
  private let cache: (any GraphQLCache)?
  private let clock: any Clock<Duration>

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - cache: What remembers complete responses; without one every policy asks the service, but
  ///     for ``CachePolicy/cacheOnly``, which then never has anything.
  ///   - clock: What pauses are measured with.
  public init(
    _ configuration: Configuration, transport: any HTTPTransport, cache: (any GraphQLCache)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.configuration = configuration
    self.transport = transport
    self.cache = cache
    self.clock = clock
  }

  /// Runs an operation.
  ///
  /// - Throws: ``GraphQLFailure`` where no usable response came; what did come is in it.
  public func fetch<Data>(
    _ operation: GraphQLOperation<Data>, policy: CachePolicy = .cacheFirst
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    // A change is never answered from memory.
    let policy = operation.kind == .mutation ? .noCache : policy
    if policy == .cacheFirst || policy == .cacheOnly,
      let result = await cached(operation, after: nil)
    {
      return result
    }
    guard !Task.isCancelled else { throw GraphQLFailure(.cancelled) }
    guard policy != .cacheOnly else { throw GraphQLFailure(.network(.notInCache)) }
    do {
      let result = try await asked(operation)
      if policy != .noCache, result.response.kind == .complete, let data = result.response.data {
        await cache?.store(data, for: operation.cacheKey)
      }
      return result
    } catch {
      if policy == .networkFirst, !error.isCancelled,
        let result = await cached(operation, after: error)
      {
        return result
      }
      throw error
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

  private func cached<Data>(
    _ operation: GraphQLOperation<Data>, after failure: GraphQLFailure?
  ) async -> GraphQLResult<Data>? {
    guard let value = await cache?.data(for: operation.cacheKey) else { return nil }
    let response = GraphQLResponse(data: value, hasData: true)
    // What no longer fits, after an update of the program, isn't there.
    guard let data = try? response.decodedData(as: Data.self) else { return nil }
    return GraphQLResult(
      data: data, response: response, source: .cache, status: nil, wasSentInFull: false,
      problem: nil, networkFailure: failure)
  }

  /// Asks the service, again where that may help.
  private func asked<Data>(
    _ operation: GraphQLOperation<Data>
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    let retries = operation.kind == .query ? configuration.retries : 0
    var pause = configuration.pause
    var attempts = 0
    while true {
      attempts += 1
      let failure: GraphQLFailure
      do {
        return try await answered(operation)
      } catch {
        failure = error
      }
      guard let network = failure.networkError, failure.response == nil, network.mayPass else {
        throw failure
      }
      guard attempts <= retries else {
        throw attempts == 1
          ? failure
          : GraphQLFailure(
            .network(.tooManyRetries(attempts: attempts, underlying: network)),
            status: failure.status)
      }
      // A service that wants to be left alone for longer gets its failure delivered.
      let wait = max(pause, failure.retryAfter ?? .zero)
      guard wait <= configuration.longestPause else { throw failure }
      do {
        try await clock.sleep(for: wait)
      } catch {
        throw GraphQLFailure(.cancelled)
      }
      pause *= 2
    }
  }

  private func answered<Data>(
    _ operation: GraphQLOperation<Data>
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    switch operation.persistence {
    case .none: return try await sent(operation, withDocument: true, again: false)
    case .registered: return try await sent(operation, withDocument: false, again: false)
    case .automatic:
      let first = try await sent(operation, withDocument: false, again: false)
      guard first.response.isPersistedQueryUnknown else { return first }
      return try await sent(operation, withDocument: true, again: true)
    }
  }

  private func sent<Data>(
    _ operation: GraphQLOperation<Data>, withDocument: Bool, again: Bool
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    var headers = configuration.headers
    headers["Content-Type"] = "application/json"
    headers["Accept"] = "application/graphql-response+json, application/json;q=0.9"
    let request = HTTPExchange.Request(
      method: "POST", url: configuration.url, headers: headers,
      body: Array(operation.body(withDocument: withDocument).text.utf8),
      timeout: configuration.timeout, largestBody: configuration.largestResponse)
    let answer: HTTPExchange.Response
    do {
      answer = try await transport.response(to: request)
    } catch {
      switch error {
      case .cancelled: throw GraphQLFailure(.cancelled)
      case .network(let network): throw GraphQLFailure(.network(network))
      }
    }
    let response = try Self.response(in: answer)
    do {
      let data = try response.decodedData(as: Data.self)
      return GraphQLResult(
        data: data, response: response, source: .service, status: answer.status,
        wasSentInFull: again, problem: response.problem(isMutation: operation.kind == .mutation),
        networkFailure: nil)
    } catch {
      throw GraphQLFailure(
        .network(.schemaNotMet(underlying: error)), response: response, status: answer.status)
    }
  }
}
