import BayanHTTP
import BayanSDKErrors
import BayanSupport
import BayanSystemErrors
import Foundation

extension GraphClient {
  /// The largest number of requests in a batch.
  package static let largestBatch = 50

  /// Sends several requests as one.
  ///
  /// A batch has one token for all its requests. So anonymous requests are sent separately, without
  /// a token. A request to another server is refused, and the others are sent.
  ///
  /// Recovery starts only if exactly one of the requests asks for it: several prompts for one
  /// action would be several questions about one thing.
  ///
  /// - Returns: An outcome for each request, in their order.
  /// - Throws: ``GraphFailure`` if there are no outcomes at all.
  public func send(
    _ requests: [GraphRequest]
  ) async throws(GraphFailure) -> [Result<GraphResponse, GraphFailure>] {
    guard !requests.isEmpty else { return [] }
    guard requests.count <= Self.largestBatch else { throw .core(.invalidArgument) }
    let current = await tokens.current
    await noteLogin(current)
    let isInBatch = { !$0.isAnonymous && address(of: $0) != nil } as (GraphRequest) -> Bool
    let together = requests.filter(isInBatch)
    var rest: ArraySlice<Result<GraphResponse, GraphFailure>> = []
    do {
      if !together.isEmpty { rest = try await attempt(together, current)[...] }
    } catch {
      // The changes in the batch may have been made.
      var failure = together.first { !$0.isIdempotent }.map(error.of) ?? error
      failure.recovery = await state(of: failure)
      throw failure.unlessStopped
    }
    var outcomes: [Result<GraphResponse, GraphFailure>] = []
    for request in requests {
      outcomes.append(
        isInBatch(request) ? rest.removeFirst() : await attempt(request, nil))
    }
    let recovering = requests.filter(recovers).count
    var settled: [Result<GraphResponse, GraphFailure>] = []
    for (request, outcome) in zip(requests, outcomes) {
      var token = request.isAnonymous ? nil : request.token ?? current
      settled.append(
        await self.settled(
          outcome, request, &token, mayRecover: recovering == 1 && recovers(request)))
    }
    return settled
  }

  private func attempt(
    _ requests: [GraphRequest], _ token: AccessToken?
  ) async throws(GraphFailure) -> [Result<GraphResponse, GraphFailure>] {
    let parts = requests.compactMap { part(for: $0, token) }
    guard let url = url(path: configuration.version.percentEncoded(), query: "") else {
      throw .core(.invalidArgument)
    }
    let exchange = exchange(
      method: "POST", url: url,
      form: Self.form(["batch": JSONValue.array(parts).text, "include_headers": "true"]),
      token: token)
    let response = try await response(to: exchange).get()
    do {
      return try answers(in: response, to: requests)
    } catch {
      throw adding(response, to: error)
    }
  }

  private func answers(
    in response: HTTPExchange.Response, to requests: [GraphRequest]
  ) throws(GraphFailure) -> [Result<GraphResponse, GraphFailure>] {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: response.body)
    } catch {
      guard response.isSuccess else {
        // All requests of the batch failed in the same way.
        return requests.map { request in
          outcome(of: response, value: nil, request: request).mapError { adding(response, to: $0) }
        }
      }
      throw .network(.notJSON(underlying: error))
    }
    return try outcomes(of: value, response, for: requests)
  }

  private func outcomes(
    of value: JSONValue, _ response: HTTPExchange.Response, for requests: [GraphRequest]
  ) throws(GraphFailure) -> [Result<GraphResponse, GraphFailure>] {
    guard let results = value.array else {
      // There is one answer for all requests: an error of the service's, or a status of failure.
      let envelope = GraphErrorEnvelope(body: value)
      let isError = envelope?.code != nil || envelope?.type == "OAuthException"
      guard isError || !response.isSuccess else { throw .core(.graphRequestProtocolMismatch) }
      return requests.map { request in
        outcome(of: response, value: value, request: request)
          .mapError { adding(response, to: $0) }
      }
    }
    guard results.count == requests.count else { throw .core(.graphRequestProtocolMismatch) }
    return zip(results, requests).map { outcome($0, $1) }
  }

  /// Returns the outcome of a part of a batch: `{"code": 200, "headers": […], "body": "{…}"}`.
  private func outcome(
    _ result: JSONValue, _ request: GraphRequest
  ) -> Result<GraphResponse, GraphFailure> {
    guard result != .null else { return .failure(.graph(notReached(request))) }
    guard let status = result["code"]?.integer else {
      return .failure(.core(.graphRequestProtocolMismatch))
    }
    var response = HTTPExchange.Response(status: status)
    for header in result["headers"]?.array ?? [] {
      if let name = header["name"]?.string, let value = header["value"]?.string {
        response.headers[name] = value
      }
    }
    var value: JSONValue?
    if let text = result["body"]?.string {
      response.body = Array(text.utf8)
      do {
        value = try JSONValue(parsing: response.body)
      } catch {
        if response.isSuccess {
          return .failure(adding(response, to: .network(.notJSON(underlying: error))))
        }
      }
    } else {
      value = result["body"]
    }
    return outcome(of: response, value: value, request: request)
      .mapError { adding(response, to: $0) }
  }

  /// Returns the error of a part that the service had no time for, so that its answer is `null`.
  private func notReached(_ request: GraphRequest) -> GraphRequestError {
    let envelope = GraphErrorEnvelope(
      developerMessage: "The batch took too long, and this request was not completed.",
      isTransient: true)
    return GraphRequestError(kind: .serviceUnavailable, envelope: envelope, request: request)
  }

  /// Returns a request as a part of a batch; `nil` for a path to another server.
  private func part(for request: GraphRequest, _ token: AccessToken?) -> JSONValue? {
    guard let address = address(of: request) else { return nil }
    var parameters = parameters(of: request, besides: address.names)
    if let own = request.token, own.tokenString != token?.tokenString {
      parameters["access_token"] = own.tokenString
    }
    let form = Self.form(parameters)
    var part: [String: JSONValue] = ["method": .string(request.method.rawValue)]
    let isForm = request.method == .post
    if isForm { part["body"] = .string(form) }
    if let key = request.idempotencyKey {
      part["headers"] = [.string("\(HTTPHeaders.idempotencyKey): \(key)")]
    }
    let query = address.query(adding: isForm ? "" : form)
    let path = address.path(under: configuration.version)
    part["relative_url"] = .string(path + (query.isEmpty ? "" : "?" + query))
    return .object(part)
  }
}
