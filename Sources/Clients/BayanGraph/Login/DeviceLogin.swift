import BayanHTTP
import BayanRuntime
public import BayanSDKErrors

/// A login on a device without a keyboard: shows a code, and asks until it was entered elsewhere.
public struct DeviceLogin: Sendable {
  /// What an error means while the code is waited for.
  package enum Step: Hashable, Sendable {
    /// Ask again after so long.
    case poll(after: Duration)
    /// The code has expired, or the user said no: a cancelled login, not an error.
    case cancelled(DeviceLoginError)
    case failed
  }

  /// How a device's login ended.
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

  /// What to do after an error; the service tells by the subcode.
  package static func step(after error: GraphRequestError, interval: Duration) -> Step {
    let answer = ServiceAnswer(code: error.graphCode, subcode: error.graphSubcode)
    switch DeviceLoginError(answer: answer) {
    case .authorizationPending: return .poll(after: interval)
    case .excessivePolling: return .poll(after: interval * 2)
    case .codeExpired: return .cancelled(.codeExpired)
    case .authorizationDeclined: return .cancelled(.authorizationDeclined)
    case nil: return .failed
    }
  }

  /// Asks until the code was entered, refused, or has expired.
  ///
  /// - Parameters:
  ///   - interval: The shortest pause between two requests that the service allows.
  ///   - lifetime: How long the code is valid.
  public func token(
    forCode code: String, interval: Duration, lifetime: Duration
  ) async -> Result {
    let request = GraphRequest(
      "device/login_status", method: .post, parameters: ["code": code], isRecoveryEnabled: false,
      invalidatesToken: false, isIdempotent: true)
    // Polling without a pause would never end; no service means less than a second.
    let interval = max(interval, .seconds(1))
    var waited = Duration.zero
    while waited <= lifetime {
      var pause = interval
      do {
        let response = try await client.send(request)
        guard let token = response.value["access_token"]?.string else {
          return .failed(.core(.graphRequestProtocolMismatch))
        }
        return .token(token)
      } catch {
        guard let graph = error.graphError else {
          return error.isCancellation ? .cancelled(nil) : .failed(error)
        }
        switch Self.step(after: graph, interval: interval) {
        case .poll(let after): pause = after
        case .cancelled(let reason): return .cancelled(reason)
        case .failed: return .failed(error)
        }
      }
      do { try await clock.sleep(for: pause) } catch { return .cancelled(nil) }
      waited += pause
    }
    return .cancelled(.codeExpired)
  }
}
