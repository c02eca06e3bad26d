import BayanHTTP
import BayanRuntime
import BayanSDKErrors

extension GraphQLClient {
  /// Asks the service, again where that may help.
  func asked<Data>(
    _ operation: GraphQLOperation<Data>, with authorization: String?
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    let retries = operation.kind == .query ? configuration.retries : 0
    var pause = configuration.pause
    var attempts = 0
    while true {
      attempts += 1
      let failure: GraphQLFailure
      do {
        return try await answered(operation, with: authorization)
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
            status: failure.status, mediaType: failure.mediaType, retryAfter: failure.retryAfter)
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
    _ operation: GraphQLOperation<Data>, with authorization: String?
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    switch operation.persistence {
    case .none: return try await sent(operation, .document, authorization)
    case .registered: return try await sent(operation, .hash, authorization)
    case .automatic:
      // Services refuse an unknown hash with or without success.
      let first: GraphQLResponse
      do {
        let result = try await sent(operation, .hash, authorization)
        first = result.response
        guard first.isPersistedQueryUnknown || first.isPersistingUnsupported else { return result }
      } catch {
        guard let response = error.response,
          response.isPersistedQueryUnknown || response.isPersistingUnsupported
        else { throw error }
        first = response
      }
      var result = try await sent(
        operation, first.isPersistingUnsupported ? .document : .hashAndDocument, authorization)
      result.wasSentInFull = true
      return result
    }
  }

  private func sent<Data>(
    _ operation: GraphQLOperation<Data>, _ sending: GraphQLOperation<Data>.Sending,
    _ authorization: String?
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    var headers = configuration.headers
    headers["Content-Type"] = "application/json"
    headers["Accept"] = "application/graphql-response+json, application/json;q=0.9"
    if let authorization { headers["Authorization"] = authorization }
    let body = Array(operation.body(sending).text.utf8)
    let request = HTTPExchange.Request(
      method: "POST", url: configuration.url, headers: headers, body: body,
      timeout: configuration.timeout, largestBody: configuration.largestResponse)
    observer?(.request(operation: operation.name, bytes: body.count))
    let answer: HTTPExchange.Response
    do {
      answer = try await transport.response(to: request)
    } catch {
      switch error {
      case .cancelled: throw GraphQLFailure(.cancelled)
      case .network(let network): throw GraphQLFailure(.network(network))
      }
    }
    observer?(
      .response(operation: operation.name, status: answer.status, bytes: answer.body.count))
    return try result(of: operation, in: answer)
  }

  private func result<Data>(
    of operation: GraphQLOperation<Data>, in answer: HTTPExchange.Response
  ) throws(GraphQLFailure) -> GraphQLResult<Data> {
    let response = try response(in: answer)
    for problem in response.problems {
      observer?(.malformed(operation: operation.name, problem))
    }
    let around = GraphQLResponse.Surroundings(
      names: configuration.errorNames, isMutation: operation.kind == .mutation,
      status: answer.status, retryAfter: answer.retryAfter)
    func failure(_ cause: GraphQLFailure.Cause) -> GraphQLFailure {
      GraphQLFailure(
        cause, response: response, status: answer.status, mediaType: answer.mediaType,
        retryAfter: answer.retryAfter)
    }
    let data: Data?
    do {
      data = try response.decodedData(as: Data.self)
    } catch {
      throw failure(.network(.schemaNotMet(underlying: error)))
    }
    return GraphQLResult(
      data: data, response: response, source: .service, status: answer.status,
      wasSentInFull: false, failure: response.problem(around).map { failure(.response($0)) },
      networkFailure: nil)
  }
}
