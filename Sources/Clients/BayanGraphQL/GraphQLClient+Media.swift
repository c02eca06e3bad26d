import BayanHTTP
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation

extension GraphQLClient {
  /// Returns the GraphQL response of an answer.
  ///
  /// With `application/graphql-response+json` the body is a response for any status. With
  /// `application/json` the body is a response only with a status of success, because any other
  /// answer may come from a proxy. The body of such an answer is still kept. The body counts as the
  /// service's own in these cases:
  ///
  /// - An error has a name that the catalog knows.
  /// - The status is 4xx, the body is JSON, and the catalog matches the status (401, 403, 429).
  /// - The status is 4xx, and the body has GraphQL's errors, as of a refused document.
  ///
  /// The pages of proxies and portals are HTML.
  ///
  /// - Throws: ``GraphQLFailure`` for an answer without a GraphQL response.
  func response(in answer: HTTPExchange.Response) throws(GraphQLFailure) -> GraphQLResponse {
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
    var cause = GraphQLFailure.Cause.network(failure ?? .emptyResponse)
    if !answer.isSuccess {
      // The status is more exact than a body that isn't the service's.
      cause =
        refusal(answer, response).map(GraphQLFailure.Cause.response)
        ?? .network(NetworkError(status: answer.status, underlying: UnusableResponse(answer)))
    }
    throw GraphQLFailure(
      cause, response: response, status: answer.status, mediaType: answer.mediaType,
      retryAfter: answer.retryAfter)
  }

  /// Returns the meaning of an answer without success; `nil` if the answer may not be the service's
  /// own.
  private func refusal(
    _ answer: HTTPExchange.Response, _ response: GraphQLResponse?
  ) -> GraphQLResponseError? {
    let isRefusal = answer.hasJSON && (400..<500).contains(answer.status)
    let context = GraphQLResponse.Context(
      names: configuration.errorNames,
      status: isRefusal
        ? RetryAfter.meaning(ofStatus: answer.status, delay: answer.retryAfter) : nil,
      retryAfter: answer.retryAfter)
    let meaning = (response ?? GraphQLResponse(data: nil, hasData: false)).meaning(context)
    let hasErrors = response?.errors.contains { $0.message != nil } ?? false
    return meaning ?? (isRefusal && hasErrors ? .requestFailed : nil)
  }
}

extension HTTPExchange.Response {
  /// The time that the service asks clients to wait.
  var retryAfter: Duration? {
    headers["Retry-After"].flatMap { RetryAfter.delay($0, now: Date()) }
  }

  /// Whether the media type is JSON or a format based on JSON.
  fileprivate var hasJSON: Bool {
    guard let mediaType else { return false }
    return mediaType == "application/json" || mediaType.hasSuffix("+json")
  }
}
