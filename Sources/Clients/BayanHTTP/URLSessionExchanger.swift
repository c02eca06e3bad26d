import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An exchanger that uses `URLSession`: on Apple's systems, and in programs without libcurl on
/// Linux.
///
/// On Linux the exchanger can't keep all bounds. Inflated data waits in the delegate's queue
/// without a limit, and heads and the bodies of redirects are gathered before the delegate is
/// called.
final class URLSessionExchanger: Exchanger {
  private let session: URLSession
  private let delegate: ExchangeDelegate

  init() { (session, delegate) = Self.session() }

  /// Returns a session without cookies and cache, and the delegate that gathers its responses.
  private static func session() -> (URLSession, ExchangeDelegate) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    let delegate = ExchangeDelegate()
    let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    return (session, delegate)
  }

  deinit { session.finishTasksAndInvalidate() }

  func exchange(
    _ request: HTTPExchange.Request, _ arrival: Arrival
  ) async -> Result<HTTPExchange.Response, HTTPFailure> {
    var urlRequest = URLRequest(url: request.url)
    urlRequest.httpMethod = request.method
    urlRequest.httpBody = request.body.map { Data($0) }
    for (name, value) in request.headers.fields {
      urlRequest.setValue(value, forHTTPHeaderField: name)
    }
    // The clock decides, and the session's own timer is a second guard.
    urlRequest.timeoutInterval = TimeInterval(request.timeout.components.seconds + 60)

    // On Linux a session that has to send a body again never gets it, and hangs.
    let isShared = !request.hasOwnConnection
    let (session, delegate) = isShared ? (session, delegate) : Self.session()
    defer { if !isShared { session.finishTasksAndInvalidate() } }
    let task = session.dataTask(with: urlRequest)
    delegate.expect(task, request)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if delegate.wait(for: task, continuation) { task.resume() }
      }
    } onCancel: {
      arrival.state.withLock { $0.response = delegate.response(of: task) }
      delegate.end(task, .failure(.cancelled))
      task.cancel()
    }
  }
}
