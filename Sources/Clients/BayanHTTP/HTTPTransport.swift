public import BayanSDKErrors

/// Sends requests over HTTP, each with one outcome.
public protocol HTTPTransport: Sendable {
  /// Sends a request and reads the whole response, whatever its status.
  ///
  /// - Throws: ``HTTPFailure/cancelled`` when the task is cancelled, and nothing else then.
  func response(
    to request: HTTPExchange.Request
  ) async throws(HTTPFailure)
    -> HTTPExchange.Response
}

/// Why there is no response.
///
/// Cancellation has a case of its own: it is not a failure, and nothing is shown for it.
public enum HTTPFailure: Error, Hashable, Sendable {
  case cancelled
  case network(NetworkError)
}
