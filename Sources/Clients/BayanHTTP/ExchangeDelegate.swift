import BayanErrors
import BayanSystemErrors
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate that gathers the responses of a session's tasks, and ends each exchange once.
///
/// An exchange ends with its session, its cancelled task, or a body beyond its limit. The first of
/// them ends it, and the others are ignored.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate, Sendable {
  typealias Outcome = Result<HTTPExchange.Response, HTTPFailure>

  private struct Exchange {
    var largestBody: Int
    var timeout: Duration
    var response: HTTPExchange.Response?
    var continuation: CheckedContinuation<Outcome, Never>?
    /// The outcome of an exchange that ended before the wait for it.
    var outcome: Outcome?
  }

  private let exchanges = Mutex<[Int: Exchange]>([:])

  /// Opens the exchange of a task that isn't running yet.
  func expect(_ task: URLSessionTask, _ request: HTTPExchange.Request) {
    let exchange = Exchange(largestBody: request.largestBody, timeout: request.timeout)
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Waits for the end of an exchange.
  ///
  /// - Returns: Whether the task should run; it shouldn't if the exchange has already ended.
  func wait(for task: URLSessionTask, _ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let ended: Outcome? = exchanges.withLock { exchanges in
      if let outcome = exchanges[task.taskIdentifier]?.outcome {
        exchanges[task.taskIdentifier] = nil
        return outcome
      }
      exchanges[task.taskIdentifier]?.continuation = continuation
      return nil
    }
    if let ended { continuation.resume(returning: ended) }
    return ended == nil
  }

  /// Returns the received part of a task's response.
  func response(of task: URLSessionTask) -> HTTPExchange.Response? {
    exchanges.withLock { $0[task.taskIdentifier]?.response }
  }

  /// Ends an exchange, unless it has already ended.
  func end(_ task: URLSessionTask, _ outcome: Outcome) {
    let continuation: CheckedContinuation<Outcome, Never>? = exchanges.withLock { exchanges in
      guard let exchange = exchanges[task.taskIdentifier], exchange.outcome == nil else {
        return nil
      }
      if let continuation = exchange.continuation {
        exchanges[task.taskIdentifier] = nil
        return continuation
      }
      exchanges[task.taskIdentifier]?.outcome = outcome
      return nil
    }
    continuation?.resume(returning: outcome)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    begin(dataTask, response)
    completionHandler(.allow)
  }

  private func begin(_ task: URLSessionTask, _ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    var headers = HTTPHeaders()
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    let status = response.statusCode
    let isTooLarge = exchanges.withLock { exchanges in
      exchanges[task.taskIdentifier]?.response = HTTPExchange.Response(
        status: status, headers: headers)
      return exchanges[task.taskIdentifier].map {
        response.expectedContentLength > Int64($0.largestBody)
      }
    }
    if isTooLarge == true { stop(task) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = exchanges.withLock { exchanges in
      guard let exchange = exchanges[dataTask.taskIdentifier], let response = exchange.response
      else { return false }
      guard response.body.count + data.count <= exchange.largestBody else { return true }
      exchanges[dataTask.taskIdentifier]?.response?.body += data
      return false
    }
    if isTooLarge { stop(dataTask) }
  }

  /// Ends an exchange with a body beyond its limit.
  private func stop(_ task: URLSessionTask) {
    let arrived = exchanges.withLock { $0[task.taskIdentifier]?.response }
    end(task, .failure(.network(.tooLarge(arrived))))
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0[task.taskIdentifier] }
    guard let exchange else { return }
    end(task, Self.outcome(of: exchange, error))
  }

  private static func outcome(of exchange: Exchange, _ error: (any Error)?) -> Outcome {
    if let error {
      if Cancellation.isCause(of: error) { return .failure(.cancelled) }
      let failure = NetworkError(urlError: error, waited: exchange.timeout)
      // An early end after the beginning of a response is the end of the connection.
      if exchange.response != nil, case .unknown? = failure {
        return .failure(.network(.connectionClosed(underlying: error)))
      }
      return .failure(.network(failure ?? .unknown(underlying: error)))
    }
    guard let response = exchange.response else {
      return .failure(.network(.unknown(underlying: URLError(.badServerResponse))))
    }
    return .success(response)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // The whole response has arrived. Without a credential the session would wait forever, or
      // report a cancellation in place of the response.
      if let response = exchanges.withLock({ $0[task.taskIdentifier]?.response }) {
        end(task, .success(response))
      }
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      let space = challenge.protectionSpace.authenticationMethod
      let isTrust = [
        NSURLAuthenticationMethodServerTrust, NSURLAuthenticationMethodClientCertificate,
      ].contains(space)
      completionHandler(isTrust ? .performDefaultHandling : .rejectProtectionSpace, nil)
    #endif
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    begin(task, response)
    completionHandler(nil)
  }
}
