import BayanErrors
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors

extension GraphQLClient {
  /// Sends an operation to the service, again if a failure may pass.
  func asked<Data>(
    _ operation: GraphQLOperation<Data>, by asker: Asker
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    let retries = operation.isRepeatable ? configuration.retries : 0
    var pause = configuration.pause
    var attempts = 0
    while true {
      attempts += 1
      let failure: GraphQLFailure
      do {
        return try await answered(operation, by: asker)
      } catch {
        failure = error
      }
      guard let network = failure.networkError, failure.response == nil,
        failure.category == .transient
      else { throw failure }
      guard attempts <= retries else {
        throw attempts == 1
          ? failure
          : GraphQLFailure(
            .network(.tooManyRetries(attempts: attempts, underlying: network)),
            status: failure.status, mediaType: failure.mediaType, retryAfter: failure.retryAfter)
      }
      // If the service asks for a longer wait, the failure is delivered.
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
    _ operation: GraphQLOperation<Data>, by asker: Asker
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    switch operation.persistence {
    case .none: return try await sent(operation, .document, asker)
    case .registered: return try await sent(operation, .hash, asker)
    case .automatic:
      var result: GraphQLResult<Data>
      switch await hashed(operation, asker) {
      case .accepted(let outcome): return try outcome.get()
      case .unknown: result = try await sent(operation, .hashAndDocument, asker)
      case .unsupported: result = try await sent(operation, .document, asker)
      }
      result.wasSentInFull = true
      return result
    }
  }

  /// The answer of a service to a request with a hash alone.
  private enum HashAnswer<Data: Decodable & Sendable>: Sendable {
    /// An answer to the operation: the service knows the hash, or another failure came first.
    case accepted(Result<GraphQLResult<Data>, GraphQLFailure>)
    /// A request for the document, which the service will remember.
    case unknown
    /// A refusal of all hashes.
    case unsupported
  }

  private func hashed<Data>(
    _ operation: GraphQLOperation<Data>, _ asker: Asker
  ) async -> HashAnswer<Data> {
    // Services refuse an unknown hash with or without a status of success.
    let outcome: Result<GraphQLResult<Data>, GraphQLFailure>
    let response: GraphQLResponse?
    do {
      let result = try await sent(operation, .hash, asker)
      (outcome, response) = (.success(result), result.response)
    } catch {
      (outcome, response) = (.failure(error), error.response)
      // A service without support for hashes reports a missing document.
      if error.status == 400, response?.isPersistedQueryUnknown != true { return .unsupported }
    }
    if response?.isPersistedQueryUnknown == true { return .unknown }
    return response?.isPersistingUnsupported == true ? .unsupported : .accepted(outcome)
  }

  private func sent<Data>(
    _ operation: GraphQLOperation<Data>, _ sending: GraphQLOperation<Data>.Sending,
    _ asker: Asker
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    let body = Array(operation.body(sending).text.utf8)
    let request = HTTPExchange.Request(
      method: "POST", url: configuration.url,
      headers: fields(of: operation, with: asker.credentials), body: body,
      timeout: configuration.timeout, largestBody: configuration.largestResponse)
    observer?(.request(operation: operation.name, bytes: body.count))
    let answer: HTTPExchange.Response
    do {
      answer = try await transport.response(to: request)
    } catch {
      if error.mayHaveArrived { await emptyCache(after: operation, by: asker) }
      guard case .network(let network) = error, !Cancellation.silences(error) else {
        throw GraphQLFailure(.cancelled)
      }
      throw GraphQLFailure(.network(network))
    }
    await emptyCache(after: operation, by: asker)
    observer?(
      .response(operation: operation.name, status: answer.status, bytes: answer.body.count))
    return try result(of: operation, in: answer)
  }

  /// Returns the fields of a request.
  func fields<Data>(
    of operation: GraphQLOperation<Data>, with credentials: GraphQLCredentials
  ) -> HTTPHeaders {
    var fields = configuration.headers
    for (name, value) in operation.headers.fields { fields[name] = value }
    fields["Content-Type"] = "application/json"
    fields["Accept"] = "application/graphql-response+json, application/json;q=0.9"
    if let authorization = credentials.authorization { fields["Authorization"] = authorization }
    return fields
  }

  private func result<Data>(
    of operation: GraphQLOperation<Data>, in answer: HTTPExchange.Response
  ) throws(GraphQLFailure) -> GraphQLResult<Data> {
    let response = try response(in: answer)
    for problem in response.problems {
      observer?(.malformed(operation: operation.name, problem))
    }
    let context = GraphQLResponse.Context(
      names: configuration.errorNames, isMutation: operation.kind == .mutation,
      isRepeatable: operation.isRepeatable, status: answer.status, retryAfter: answer.retryAfter)
    func failure(_ cause: GraphQLFailure.Cause) -> GraphQLFailure {
      GraphQLFailure(
        cause, response: response, status: answer.status, mediaType: answer.mediaType,
        retryAfter: answer.retryAfter)
    }
    let data: Data?
    do {
      data = try response.decodedData(as: Data.self, by: configuration.decoder())
    } catch {
      throw failure(.network(.schemaNotMet(underlying: error)))
    }
    return GraphQLResult(
      data: data, response: response, source: .service, status: answer.status,
      wasSentInFull: false, failure: response.problem(context).map { failure(.response($0)) },
      networkFailure: nil)
  }
}
