import BayanErrors
public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import Foundation

/// Speaks with the shop, and recovers from errors.
public struct ShopClient: Sendable {
  /// The current login. Requests share it, and it renews the token once for all of them.
  public actor Session {
    public private(set) var token: String?
    private var renewal: Task<Bool, Never>?

    public init(token: String?) { self.token = token }

    public func set(_ token: String?) { self.token = token }

    /// Renews a token, unless another request has done that.
    ///
    /// - Returns: Whether there is another token now.
    func renew(_ old: String?, by client: ShopClient) async -> Bool {
      if token != old { return token != nil }
      let task =
        renewal
        ?? Task {
          guard case .success(let answer) = await client.answer("POST", "token", nil, token: old),
            let new = answer["token"]?.string
          else { return false }
          token = new
          return true
        }
      renewal = task
      defer { renewal = nil }
      return await task.value
    }
  }

  public let session: Session
  private let server: URL
  private let locales: [LocaleTag]
  private let transport: any HTTPTransport
  private var recovery: RecoveryProcessor?

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - presenter: The presenter that asks the user; without one, errors are delivered at once.
  ///   - attempters: The program's own actions for errors, such as showing its login.
  public init(
    server: URL, session: Session, locales: [LocaleTag], transport: any HTTPTransport,
    presenter: (any RecoveryPresenter)? = nil,
    attempters: [RecoveryAction: any RecoveryAttempter] = [:]
  ) {
    self.server = server
    self.session = session
    self.locales = locales
    self.transport = transport
    var attempters = attempters
    // The client can ask the service for permissions by itself.
    let plain = self
    attempters[.allow] = ActionAttempter(.allow) { failure in
      guard let failure = failure as? ShopFailure, !failure.needs.isEmpty else {
        return .failed(nil)
      }
      let body = JSONValue.array(failure.needs.map { .string($0) })
      let answer = await plain.answer("POST", "permissions", body, token: session.token)
      switch answer {
      case .success: return .recovered
      case .failure(let failure): return failure.isCancellation ? .cancelled : .failed(failure)
      }
    }
    recovery = RecoveryProcessor(presenter: presenter, attempters: attempters)
  }

  /// Sends a request; after a recovery once more.
  public func send(
    _ method: String, _ path: String, _ body: JSONValue? = nil
  ) async throws(ShopFailure) -> JSONValue {
    let token = await session.token
    let first = await answer(method, path, body, token: token)
    guard case .failure(var failure) = first, !failure.isCancellation else {
      return try first.get()
    }
    var state = RecoveryState()
    let request = RecoveryContext(
      isIdempotent: HTTPExchange.isIdempotent(method: method), login: token
    ) {
      let now = await session.token
      return now == token ? .unchanged : now == nil ? .gone : .renewed
    }
    if failure.error == .tokenExpired, await session.renew(token, by: self) {
      state.outcome = .recovered
    } else if let recovery {
      state = await recovery.recover(from: failure, of: request, preferring: locales)
    }
    guard state.outcome == .recovered else {
      failure.recovery = state
      failure.isCancellation = state.outcome == .cancelled
      throw failure
    }
    let second = await answer(method, path, body, token: session.token)
    guard case .failure(var again) = second, !again.isCancellation else { return try second.get() }
    if let recovery { again.recovery = await recovery.state(of: again, after: request) }
    throw again
  }

  /// Sends a request once.
  private func answer(
    _ method: String, _ path: String, _ body: JSONValue?, token: String?
  ) async -> Result<JSONValue, ShopFailure> {
    var request = HTTPExchange.Request(method: method, url: server.appending(path: path))
    request.headers["Accept-Language"] = locales.map(\.description).joined(separator: ", ")
    request.headers["Authorization"] = token.map { "Bearer \($0)" }
    if let body {
      request.headers["Content-Type"] = "application/json"
      request.body = Array(body.text.utf8)
    }
    do {
      let response = try await transport.response(to: request)
      let value = try? JSONValue(parsing: response.body)
      if response.isSuccess, let value { return .success(value) }
      return .failure(failure(response, value))
    } catch {
      guard case .network(let network) = error else {
        var failure = ShopFailure(.unreachable(underlying: error))
        failure.isCancellation = true
        return .failure(failure)
      }
      return .failure(ShopFailure(.unreachable(underlying: network)))
    }
  }

  /// Returns the failure of a response without success: problem details (RFC 9457), by the end of
  /// their type.
  private func failure(_ response: HTTPExchange.Response, _ problem: JSONValue?) -> ShopFailure {
    let isProblem = response.mediaType == "application/problem+json"
    let name = problem?["type"]?.string?.split(separator: "/").last.map(String.init)
    guard isProblem, let problem, let name else {
      // A page of a proxy isn't an answer of the shop.
      return ShopFailure(
        .unreachable(underlying: UnusableResponse(response)), status: response.status)
    }
    let left = min(max(0, problem["left"]?.integer ?? 0), 1000)
    let answer = ServiceAnswer(name: name, httpStatus: response.status)
    var failure = ShopFailure(ShopError(answer: answer, left: left), status: response.status)
    failure.needs = problem["needs"]?.array?.compactMap(\.string) ?? []
    failure.retryAfter = response.headers["Retry-After"].flatMap {
      RetryAfter.delay($0, now: Date())
    }
    return failure
  }
}
