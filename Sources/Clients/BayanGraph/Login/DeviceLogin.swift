import BayanHTTP
import BayanRecovery
import BayanRuntime
public import BayanSDKErrors
import BayanSystemErrors

/// A login on a device without a keyboard: the device shows a code, and waits until the user enters
/// it elsewhere.
public struct DeviceLogin: Sendable {
  /// The next step after an error during the wait for the code.
  package enum Step: Hashable, Sendable {
    /// Another request, after a pause.
    case poll(after: Duration)
    /// An expired code or a refusal by the user: a cancelled login, not an error.
    case cancelled(DeviceLoginError)
    case failed
  }

  /// The result of a device's login.
  public enum Result: Hashable, Sendable {
    case token(String)
    case cancelled(DeviceLoginError?)
    case failed(GraphFailure)
  }

  private let client: GraphClient
  private let clock: any Clock<Duration>

  public init(client: GraphClient, clock: any Clock<Duration> = ContinuousClock()) {
    self.client = client
    self.clock = clock
  }

  /// Returns the step after an error, by the service's subcode.
  package static func step(after error: GraphRequestError, interval: Duration) -> Step {
    let answer = ServiceAnswer(code: error.graphCode, subcode: error.graphSubcode)
    switch DeviceLoginError(answer: answer) {
    case .authorizationPending: return .poll(after: interval)
    case .excessivePolling: return .poll(after: interval * 2)
    case .codeExpired: return .cancelled(.codeExpired)
    case .authorizationDeclined: return .cancelled(.authorizationDeclined)
    case nil: return step(after: error.category, error.backoff, interval)
    }
  }

  /// Returns the step after a failure; a transient failure doesn't depend on the code.
  private static func step(after failure: GraphFailure, interval: Duration) -> Step {
    if let error = failure.graphError { return step(after: error, interval: interval) }
    // The answer is from a gateway whose service is down for the moment.
    if case .httpStatus(let status, _) = failure.networkError, status >= 500 || status == 429 {
      return step(after: .transient, failure.backoff, interval)
    }
    return step(after: failure.category, failure.backoff, interval)
  }

  private static func step(
    after category: FailureCategory, _ backoff: Backoff, _ interval: Duration
  ) -> Step {
    guard category == .transient else { return .failed }
    return switch backoff {
    case .after(let pause): .poll(after: max(pause, interval))
    case .limited, .usedUp: .poll(after: interval * 2)
    case .usual: .poll(after: interval)
    }
  }

  /// Polls until the code was entered, refused, or has expired.
  ///
  /// A lost connection and transient errors don't end the polling. A cancelled task ends the
  /// polling without an error.
  ///
  /// - Parameters:
  ///   - interval: The service's shortest pause between two requests.
  ///   - lifetime: The time for which the code is valid.
  public func token(
    forCode code: String, interval: Duration, lifetime: Duration
  ) async -> Result {
    // Polling without a pause would flood the service, and no service intends less than a second.
    await token(forCode: code, max(interval, .seconds(1)), lifetime, clock)
  }

  private func token(
    forCode code: String, _ interval: Duration, _ lifetime: Duration, _ clock: some Clock<Duration>
  ) async -> Result {
    let request = GraphRequest(
      "device/login_status", method: .post, parameters: ["code": code], isRecoveryEnabled: false,
      invalidatesToken: false, isIdempotent: true)
    let start = clock.now
    while start.duration(to: clock.now) <= lifetime {
      let pause: Duration
      do throws(GraphFailure) {
        let response = try await client.send(request)
        guard let token = response.value["access_token"]?.string else {
          throw GraphFailure.core(.graphRequestProtocolMismatch)
        }
        return .token(token)
      } catch {
        if error.unlessStopped.isCancellation { return .cancelled(nil) }
        switch Self.step(after: error, interval: interval) {
        case .poll(let after): pause = after
        case .cancelled(let reason): return .cancelled(reason)
        case .failed: return .failed(error)
        }
      }
      do { try await clock.sleep(for: pause) } catch { return .cancelled(nil) }
    }
    return .cancelled(Task.isCancelled ? nil : .codeExpired)
  }
}
