import BayanRecovery
import BayanSDKErrors
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// HTTP as the system does it: by `URLSession` on Apple's systems, by libcurl on Linux.
///
/// It follows the system's proxies and trust, and adds no package to a program. What a server sends
/// costs no more than the request allows:
///
/// - The whole exchange takes no longer than ``HTTPExchange/Request/timeout``, by a clock that tests
///   can set.
/// - A body is read, and inflated, up to ``HTTPExchange/Request/largestBody``, and the head of a
///   response up to ``HTTPExchange/largestHead``. Beyond that the transfer is stopped.
/// - Redirects are not followed: a token would follow them. A 401 is a response like any other, and
///   nobody is asked for a password.
///
/// Nothing stays behind an exchange that was stopped, so that the next one needn't wait for it. Each
/// exchange ends once. There are no cookies and no cache.
///
/// A request with a body, or with a method that may not be repeated, has a connection of its own:
/// where a connection that was used before ends without an answer, libcurl sends the request once
/// more by itself.
public final class SystemTransport: HTTPTransport {
  private let exchanger: any Exchanger
  private let clock: any Clock<Duration>

  /// Makes a transport with connections of its own.
  public convenience init(clock: any Clock<Duration> = ContinuousClock()) {
    self.init(clock: clock, exchanger: CurlExchanger() ?? URLSessionExchanger())
  }

  init(clock: any Clock<Duration>, exchanger: any Exchanger) {
    self.exchanger = exchanger
    self.clock = clock
  }

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
    let arrival = Arrival()
    let result = await withTaskGroup(of: Ending.self) { group in
      group.addTask { [exchanger] in .exchange(await exchanger.exchange(request, arrival)) }
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
          // The exchange ends by this, and says what came.
          group.cancelAll()
          await group.waitForAll()
          let cause = URLError(.timedOut, userInfo: arrival.state.withLock { $0.userInfo })
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
}

/// Sends a request and gathers its response, for as long as nobody cancels the task.
protocol Exchanger: Sendable {
  /// - Parameter arrival: Where it leaves what came of the exchange before the task was cancelled.
  func exchange(
    _ request: HTTPExchange.Request, _ arrival: Arrival
  ) async -> Result<HTTPExchange.Response, HTTPFailure>
}

/// The outcome of an exchange that nobody waits for any more.
final class Arrival: Sendable {
  struct State {
    /// The response so far, once its head is complete.
    var response: HTTPExchange.Response?
    /// Whether certainly no byte of the request was sent.
    var isUnsent = false

    /// The state as the error beneath a failure has it.
    var userInfo: [String: Any] {
      if let response { return [NSUnderlyingErrorKey: UnusableResponse(response)] }
      return isUnsent ? [NSUnderlyingErrorKey: UnsentRequest()] : [:]
    }
  }

  let state = Mutex(State())
}
