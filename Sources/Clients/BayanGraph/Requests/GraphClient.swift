public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
public import Foundation

/// A client that sends requests to the Graph API, recovers from errors, and removes expired tokens.
///
///     let client = GraphClient(configuration, transport: SystemTransport(), tokens: tokens)
///     let me = try await client.send(GraphRequest("me"))
///
/// A client is a value: copies share the transport, the tokens and the settings.
public struct GraphClient: Sendable {
  /// The address of the service, and the settings of requests.
  public struct Configuration: Sendable {
    /// The newest version in the service's documentation.
    ///
    /// The version was released on 29 July 2026, and its end isn't announced. Usually a version
    /// ends two years after the next one is released. The version before that, `v25.0`, ends on 29
    /// July 2028. The oldest available version answers requests to versions that have ended.
    ///
    /// - Source: the Graph API's changelog, in autumn 2026.
    public static let newestVersion = "v26.0"

    /// The service's root: `https://graph.facebook.com`.
    public var server: URL
    public var version: String
    /// The reader's locales by preference, for the service's words for users and for prompts.
    ///
    /// If there are none, `MessageLocale` has the preferences.
    public var locales: [LocaleTag]
    public var timeout: Duration
    /// The largest answer in bytes, beyond which reading stops.
    public var largestAnswer: Int
    /// The service's configuration of errors, beside the catalog.
    public var errors: ErrorConfiguration
    /// The errors about which recovery asks the user by itself.
    public var asking = AskedErrors.recoverable
    /// Makes the decoder of answers, with its settings for dates and keys.
    public var decoder: @Sendable () -> JSONDecoder

    public init(
      server: URL, version: String = Self.newestVersion, locales: [LocaleTag] = [],
      timeout: Duration = .seconds(60), largestAnswer: Int = 4 << 20,
      errors: ErrorConfiguration = .builtIn,
      decoder: @escaping @Sendable () -> JSONDecoder = GraphDecoder.make
    ) {
      self.server = server
      self.version = version
      self.locales = locales
      self.timeout = timeout
      self.largestAnswer = largestAnswer
      self.errors = errors
      self.decoder = decoder
    }

    /// The current locales of the reader.
    var readerLocales: [LocaleTag] { locales.isEmpty ? MessageLocale.preferences : locales }

    /// The address of the service's login dialog, with `www` in place of `graph`.
    var dialog: URL {
      var components = URLComponents(url: server, resolvingAgainstBaseURL: false)
      if let host = components?.host, host.hasPrefix("graph.") {
        components?.host = "www." + host.dropFirst("graph.".count)
      }
      components?.path = "/\(version)/dialog/oauth"
      return components?.url ?? server
    }
  }

  public var configuration: Configuration
  public let tokens: any TokenStore
  /// Whether the client recovers from errors, unless a request has its own setting.
  public var settings: RecoverySettings
  /// The processor of errors; without one, errors are delivered as they come.
  public var recovery: RecoveryProcessor?
  /// The observer of events, for logs.
  public var observer: ClientObserver<GraphEvent>?

  let transport: any HTTPTransport
  private let now: @Sendable () -> Date

  public init(
    _ configuration: Configuration, transport: any HTTPTransport,
    tokens: any TokenStore = MemoryTokenStore(),
    settings: RecoverySettings = .shared, recovery: RecoveryProcessor? = nil,
    observer: ClientObserver<GraphEvent>? = nil,
    now: @escaping @Sendable () -> Date = Date.init
  ) {
    self.configuration = configuration
    self.transport = transport
    self.tokens = tokens
    self.settings = settings
    self.recovery = recovery
    self.observer = observer
    self.now = now
  }

  /// Sends a request, and once more after a recovery, with the current token.
  ///
  /// - Throws: ``GraphFailure``; after a second request, that request's failure.
  public func send(_ request: GraphRequest) async throws(GraphFailure) -> GraphResponse {
    try await answer(to: request).response
  }

  /// Sends a request, and returns the answer and its token.
  func answer(
    to request: GraphRequest
  ) async throws(GraphFailure) -> (response: GraphResponse, token: AccessToken?) {
    var token = await token(for: request)
    if request.token == nil { await noteLogin(token) }
    let outcome = await attempt(request, token)
    let response = try await settled(outcome, request, &token, mayRecover: recovers(request)).get()
    return (response, token)
  }

  /// Returns whether the client recovers from errors of a request.
  func recovers(_ request: GraphRequest) -> Bool {
    request.isRecoveryEnabled ?? settings.isRecoveryEnabled
  }

  func token(for request: GraphRequest) async -> AccessToken? {
    if request.isAnonymous { return nil }
    if let token = request.token { return token }
    return await tokens.current
  }

  /// Returns an outcome after recovery, with its effect on the token.
  ///
  /// - Parameter token: The token of the request, which recovery may replace.
  func settled(
    _ first: Result<GraphResponse, GraphFailure>, _ request: GraphRequest,
    _ token: inout AccessToken?, mayRecover: Bool
  ) async -> Result<GraphResponse, GraphFailure> {
    guard case .failure(let failure) = first.mapError({ $0.of(request) }) else { return first }
    if failure.unlessStopped.isCancellation { return finished(.cancelled, request) }
    var context = context(request, token)
    var state = await state(of: failure, after: context)
    var last = failure
    if mayRecover, let recovery, failure.isRecoveredUnasked {
      let locales = configuration.readerLocales
      if case .graph(let error) = failure.cause {
        context.mayAsk = configuration.asking.contains(error)
        state = await recovery.recover(from: error, of: context, preferring: locales)
      } else {
        state = await recovery.recover(from: failure, of: context, preferring: locales)
      }
      // The recovery may have changed the current token. If the token is another user's by now, no
      // request is sent in that user's name.
      let current = state.outcome == .recovered ? await self.token(for: request) : nil
      if state.outcome == .recovered, token != nil, current?.mayReplace(token) != true {
        state.outcome = .failed
      }
      observer?(.recovery(failure, state))
      if state.outcome == .recovered {
        token = current
        let second = await attempt(request, token).mapError { $0.of(request) }
        guard case .failure(let again) = second else { return second }
        last = again
        state = await self.state(of: again, after: self.context(request, token))
      }
    }
    if last.unlessStopped.isCancellation { return finished(.cancelled, request) }
    last.recovery = state
    if request.invalidatesToken, let error = last.graphError,
      await tokens.invalidate(token, after: error, now: now()), let token
    {
      recovery?.keepAnswers(of: token.tokenString)
    }
    return finished(last, request)
  }

  private func finished(
    _ failure: GraphFailure, _ request: GraphRequest
  ) -> Result<GraphResponse, GraphFailure> {
    observer?(.failure(request, failure))
    return .failure(failure)
  }

  /// Returns the recovery options of a failure.
  func state(
    of failure: GraphFailure, after request: RecoveryContext? = nil
  ) async -> RecoveryState {
    guard let recovery else { return await .unattended(failure) }
    return await recovery.state(of: failure, after: request)
  }

  private func context(_ request: GraphRequest, _ sent: AccessToken?) -> RecoveryContext {
    RecoveryContext(
      isIdempotent: request.isIdempotent, hasUser: !(sent?.isClientToken ?? false),
      login: sent?.tokenString
    ) { [tokens] in
      let current = await tokens.current
      if current?.tokenString == sent?.tokenString { return .unchanged }
      guard let current, request.token == nil else { return .gone }
      return current.mayReplace(sent) ? .renewed : .gone
    }
  }

  func attempt(
    _ request: GraphRequest, _ token: AccessToken?
  ) async -> Result<GraphResponse, GraphFailure> {
    guard let exchange = exchange(for: request, token) else {
      return .failure(.core(.invalidArgument))
    }
    switch await response(to: exchange) {
    case .failure(let failure): return .failure(failure)
    case .success(let response):
      return answer(in: response, to: request).mapError { adding(response, to: $0) }
    }
  }

  /// Sends an exchange.
  func response(
    to exchange: HTTPExchange.Request
  ) async -> Result<HTTPExchange.Response, GraphFailure> {
    observer?(.request(exchange))
    do {
      let response = try await transport.response(to: exchange)
      observer?(.response(status: response.status, bytes: response.body.count))
      return .success(response)
    } catch {
      guard case .network(let network) = error else { return .failure(.cancelled) }
      return .failure(GraphFailure.network(network).unlessStopped)
    }
  }

  /// Returns the value of an answer, or the failure.
  private func answer(
    in response: HTTPExchange.Response, to request: GraphRequest
  ) -> Result<GraphResponse, GraphFailure> {
    if response.mediaType?.hasPrefix("image/") == true {
      return .failure(.core(.graphRequestNonTextMimeTypeReturned))
    }
    var value: JSONValue?
    if response.body.isEmpty {
      if response.isSuccess { return .failure(.network(.emptyResponse)) }
    } else {
      do {
        value = try JSONValue(parsing: response.body)
      } catch {
        // With a status of failure, only the status is known.
        if response.isSuccess { return .failure(.network(.notJSON(underlying: error))) }
      }
    }
    return outcome(of: response, value: value, request: request)
  }

  /// Returns a failure with the received response.
  ///
  /// An error of the service and a cancellation stay as they are.
  func adding(_ response: HTTPExchange.Response, to failure: GraphFailure) -> GraphFailure {
    guard failure.graphError == nil, !failure.isCancellation else { return failure }
    var failure = failure
    failure.answer = UnusableResponse(response)
    failure.retryAfter = response.headers["Retry-After"].flatMap {
      RetryAfter.delay($0, now: now())
    }
    return failure
  }

  /// Returns the outcome of an answer, or of a part of a batch.
  func outcome(
    of response: HTTPExchange.Response, value: JSONValue?, request: GraphRequest
  ) -> Result<GraphResponse, GraphFailure> {
    let error = GraphRequestError(
      status: response.status, headers: response.headers, body: value,
      configuration: configuration.errors, now: now())
    if var error {
      error.request = request
      return .failure(.graph(error))
    }
    guard response.isSuccess else {
      // An answer without the service's words may come from a proxy.
      let beneath = UnusableResponse(response)
      return .failure(.network(NetworkError(status: response.status, underlying: beneath)))
    }
    return .success(
      GraphResponse(value: value ?? .null, status: response.status, headers: response.headers))
  }
}

extension GraphFailure {
  /// Whether recovery starts by itself: after errors of the service, and after transient network
  /// failures.
  fileprivate var isRecoveredUnasked: Bool {
    graphError != nil || networkError != nil && category == .transient
  }
}
