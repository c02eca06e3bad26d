public import BayanSDKErrors

/// What carries requests: an exchange at a time, one outcome each.
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
/// Cancelling is not a failure, and no one is told of it: hence a case of its own.
public enum HTTPFailure: Error, Hashable, Sendable {
  case cancelled
  case network(NetworkError)
}
