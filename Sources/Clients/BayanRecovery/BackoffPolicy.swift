/// How long to wait before a request is sent again.
public struct BackoffPolicy: Sendable {
  /// The pause where the service says nothing.
  var usual: Duration
  /// The pause where the service limits requests and names no time.
  var limited: Duration
  /// The longest pause.
  ///
  /// If the service asks for more, its error is delivered instead; the error's words say how long
  /// to wait.
  var longest: Duration
  /// A number from 0 to 1, drawn anew for each pause.
  ///
  /// The pause grows by this part of itself, so that many clients don't come back at once. It never
  /// shrinks.
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

  /// The pause before a request is sent again; `nil` if it would be too long, or nobody knows it.
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
