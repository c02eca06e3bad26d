import BayanRecovery
import BayanSystemErrors
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The system's HTTP: `URLSession` on Apple's systems, libcurl on Linux.
///
/// The transport uses the system's proxies and trusted certificates, and adds no package to a
/// program. A server can't make an exchange cost more than the request allows:
///
/// - The whole exchange takes no longer than ``HTTPExchange/Request/timeout``, by a clock that
///   tests can set.
/// - A body is read, and inflated, up to ``HTTPExchange/Request/largestBody``, and the head of a
///   response up to ``HTTPExchange/largestHead``. Beyond that the transfer is stopped.
/// - Redirects are not followed, because a token would follow them. A 401 is a response like any
///   other, and the user isn't asked for a password.
///
/// A stopped exchange leaves no work behind, so that the next one needn't wait for it. Each
/// exchange ends once. There are no cookies and no cache.
///
/// A request with a body, or with a method that may not be repeated, has a connection of its own:
/// if a used connection ends without a response, libcurl sends the request again by itself.
public final class SystemTransport: HTTPTransport {
  private let exchanger: any Exchanger
  private let clock: any Clock<Duration>

  /// Creates a transport with its own connections.
  public convenience init(clock: any Clock<Duration> = ContinuousClock()) {
    self.init(clock: clock, exchanger: CurlExchanger() ?? URLSessionExchanger())
  }

  init(clock: any Clock<Duration>, exchanger: any Exchanger) {
    self.exchanger = exchanger
    self.clock = clock
  }

  /// The end of the race between the exchange and its time limit.
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
          // The cancellation ends the exchange, and leaves its state in `arrival`.
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

/// An exchanger that sends a request and gathers its response, until the task is cancelled.
protocol Exchanger: Sendable {
  /// Sends a request and gathers its response.
  ///
  /// - Parameter arrival: Gets the state of an exchange whose task is cancelled.
  func exchange(
    _ request: HTTPExchange.Request, _ arrival: Arrival
  ) async -> Result<HTTPExchange.Response, HTTPFailure>
}

/// The state of an exchange whose task was cancelled.
final class Arrival: Sendable {
  struct State {
    /// The response so far, if its head is complete.
    var response: HTTPExchange.Response?
    /// Whether certainly no byte of the request was sent.
    var isUnsent = false

    /// The state as the user info of the error beneath a failure.
    var userInfo: [String: Any] {
      if let response { return [NSUnderlyingErrorKey: UnusableResponse(response)] }
      return isUnsent ? [NSUnderlyingErrorKey: UnsentRequest()] : [:]
    }
  }

  let state = Mutex(State())
}
