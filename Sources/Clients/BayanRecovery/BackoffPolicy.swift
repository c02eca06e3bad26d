/// The pauses before a request is sent again.
public struct BackoffPolicy: Sendable {
  /// The pause if the service gives no time.
  var usual: Duration
  /// The pause if the service limits requests and gives no time.
  var limited: Duration
  /// The longest pause.
  ///
  /// If the service asks for a longer one, its error is delivered instead, and the error's words
  /// have the time.
  var longest: Duration
  /// Returns a number from 0 to 1, anew for each pause.
  ///
  /// The pause grows by this fraction of itself, so that many clients don't return at once. The
  /// pause never shrinks.
  var jitter: @Sendable () -> Double

  public init(
    usual: Duration = .seconds(1), limited: Duration = .seconds(30),
    longest: Duration = .seconds(60),
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...0.25) }
  ) {
    self.usual = usual
    self.limited = limited
    self.longest = longest
    self.jitter = jitter
  }

  /// Returns the pause before a request is sent again; `nil` if it is too long or unknown.
  func pause(for backoff: Backoff) -> Duration? {
    let asked: Duration
    switch backoff {
    case .usual: asked = usual
    case .limited: asked = limited
    case .usedUp: return nil
    case .after(let duration): asked = duration
    }
    guard asked <= longest else { return nil }
    return asked + asked * min(max(0, jitter()), 1)
  }
}
