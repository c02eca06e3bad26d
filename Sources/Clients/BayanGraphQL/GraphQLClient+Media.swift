import BayanHTTP
import BayanRuntime
import BayanSDKErrors
import Foundation

extension GraphQLClient {
  /// The GraphQL response that an answer is.
  ///
  /// With `application/graphql-response+json` the body is one whatever the status says. With
  /// `application/json` only a success is trusted: anything between here and the service may have
  /// made the rest. What such a body says is kept all the same. It is the service's word where an
  /// error has a name that the catalog knows; and with a status of the client's, where it is JSON and
  /// the catalog matches the status (401, 403, 429), or where it has GraphQL's errors, as servers
  /// refuse documents. The pages of proxies and portals are HTML.
  ///
  /// - Throws: ``GraphQLFailure`` for an answer that is none.
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
      // The status says more than a body that isn't the service's.
      cause =
        refusal(answer, response).map(GraphQLFailure.Cause.response)
        ?? .network(NetworkError(status: answer.status, underlying: UnusableResponse(answer)))
    }
    throw GraphQLFailure(
      cause, response: response, status: answer.status, mediaType: answer.mediaType,
      retryAfter: answer.retryAfter)
  }

  /// Returns the meaning of an answer without success; `nil` where nothing says that it is the service's own.
  private func refusal(
    _ answer: HTTPExchange.Response, _ response: GraphQLResponse?
  ) -> GraphQLResponseError? {
    let isRefusal = answer.hasJSON && (400..<500).contains(answer.status)
    let around = GraphQLResponse.Surroundings(
      names: configuration.errorNames,
      status: isRefusal
        ? RetryAfter.meaning(ofStatus: answer.status, delay: answer.retryAfter) : nil,
      retryAfter: answer.retryAfter)
    let meaning = (response ?? GraphQLResponse(data: nil, hasData: false)).meaning(around)
    let hasErrors = response?.errors.contains { $0.message != nil } ?? false
    return meaning ?? (isRefusal && hasErrors ? .requestFailed : nil)
  }
}

extension HTTPExchange.Response {
  /// How long the service asks to be left alone.
  var retryAfter: Duration? {
    headers["Retry-After"].flatMap { RetryAfter.delay($0, now: Date()) }
  }

  /// Whether the media type is JSON's, or a form of JSON.
  fileprivate var hasJSON: Bool {
    guard let mediaType else { return false }
    return mediaType == "application/json" || mediaType.hasSuffix("+json")
  }
}
