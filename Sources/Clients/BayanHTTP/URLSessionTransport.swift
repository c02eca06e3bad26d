import BayanSDKErrors
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// HTTP by `URLSession`.
///
/// It is there on every platform of Foundation, follows the system's proxies and trust, and adds
/// no package to a program. What it lacks is made good here: the time for the whole exchange is
/// bounded by a clock that tests can set, a body's size while it is read, and each exchange ends
/// exactly once. Redirects are not followed: a token would follow them.
///
/// A request with a body has a connection of its own. Where a connection that was used before ends
/// without an answer, libcurl sends the request once more by itself, which nobody wants of a POST;
/// and on Linux it never gets the body back, so that the exchange would hang until its time is up.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let delegate: ExchangeDelegate
  private let clock: any Clock<Duration>

  /// Makes a transport with a session of its own: no cookies, no cache.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    (session, delegate) = Self.session()
    self.clock = clock
  }

  /// A session of no cookies and no cache, and the delegate that gathers its responses.
  private static func session() -> (URLSession, ExchangeDelegate) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    let delegate = ExchangeDelegate()
    let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    return (session, delegate)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// How one of the two ended that race: the exchange and its time.
  private enum Ending: Sendable {
    case exchange(Result<HTTPExchange.Response, HTTPFailure>)
    case timeUp
    case clockStopped
  }

  public func response(
    to request: HTTPExchange.Request
  ) async throws(HTTPFailure)
    -> HTTPExchange.Response
  {
    let result = await withTaskGroup(of: Ending.self) { group in
      group.addTask { .exchange(await self.exchange(request)) }
      group.addTask { [clock] in
        do {
          try await clock.sleep(for: request.timeout)
          return .timeUp
        } catch {
          return .clockStopped
        }
      }
      var result: Result<HTTPExchange.Response, HTTPFailure>?
      while result == nil, let ending = await group.next() {
        switch ending {
        case .exchange(let ended): result = ended
        case .timeUp:
          let cause = URLError(.timedOut)
          result = .failure(
            .network(.timedOut(seconds: request.timeout.wholeSeconds, underlying: cause)))
        case .clockStopped: break
        }
      }
      group.cancelAll()
      return result ?? .failure(.cancelled)
    }
    return try result.get()
  }

  private func exchange(
    _ request: HTTPExchange.Request
  ) async -> Result<HTTPExchange.Response, HTTPFailure> {
    var urlRequest = URLRequest(url: request.url)
    urlRequest.httpMethod = request.method
    urlRequest.httpBody = request.body.map { Data($0) }
    for (name, value) in request.headers.fields {
      urlRequest.setValue(value, forHTTPHeaderField: name)
    }
    // The clock decides; the session's own timer only stands behind it.
    urlRequest.timeoutInterval = TimeInterval(request.timeout.components.seconds + 60)

    let isShared = request.body == nil
    let (session, delegate) = isShared ? (session, delegate) : Self.session()
    defer { if !isShared { session.finishTasksAndInvalidate() } }
    let task = session.dataTask(with: urlRequest)
    delegate.expect(task, request)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if delegate.wait(for: task, continuation) { task.resume() }
      }
    } onCancel: {
      delegate.end(task, .failure(.cancelled))
      task.cancel()
    }
  }
}
