import BayanHTTP
import BayanRuntime
import BayanSDKErrors
import Foundation

extension GraphQLClient {
  /// The GraphQL response that an answer is.
  ///
  /// With `application/graphql-response+json` the body is one whatever the status says. With
  /// `application/json` only a success is trusted: anything between here and the service may have
  /// made the rest. What such a body says is kept all the same.
  ///
  /// - Throws: ``GraphQLFailure`` for an answer that is none.
  static func response(
    in answer: HTTPExchange.Response
  ) throws(GraphQLFailure) -> GraphQLResponse {
    let isGraphQL = answer.mediaType == "application/graphql-response+json"
    var response: GraphQLResponse?
    var failure: NetworkError?
    if answer.body.isEmpty {
      failure = .emptyResponse
    } else {
      do {
        let value = try JSONValue(parsing: answer.body)
        response = GraphQLResponse(value)
        if response == nil {
          failure = .schemaNotMet(
            underlying: GraphQLDecodingError(
              path: [], message: "the body is no GraphQL response"))
        }
      } catch {
        failure = .notJSON(underlying: error)
      }
    }
    if let response, answer.isSuccess || isGraphQL { return response }
    // The status says more than a body that isn't the service's.
    if !answer.isSuccess { failure = .httpStatus(status: answer.status) }
    throw GraphQLFailure(
      .network(failure ?? .emptyResponse), response: response, status: answer.status,
      retryAfter: answer.headers["Retry-After"].flatMap { RetryAfter.delay($0, now: Date()) })
  }
}

extension NetworkError {
  /// Whether the same request may fare better in a while.
  var mayPass: Bool {
    switch self {
    case .httpStatus(let status): [408, 425, 429, 500, 502, 503, 504].contains(status)
    case .notInCache, .tooManyRetries: false
    default: retryPolicy == .automatic
    }
  }
}
