public import BayanSystemErrors

/// A transport that sends requests over HTTP, each with one outcome.
public protocol HTTPTransport: Sendable {
  /// Sends a request and reads the whole response, with any status.
  ///
  /// - Throws: ``HTTPFailure``; if the task is cancelled, always ``HTTPFailure/cancelled``.
  func response(
    to request: HTTPExchange.Request
  ) async throws(HTTPFailure)
    -> HTTPExchange.Response
}

/// The reason why there is no response.
///
/// Cancellation has a case of its own: it is no failure, and no alert is shown for it.
public enum HTTPFailure: Error, Hashable, Sendable {
  case cancelled
  case network(NetworkError)
}
