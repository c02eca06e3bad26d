/// How long to wait before a request is sent again.
public struct BackoffPolicy: Sendable {
  /// The pause where the service names none.
  public var usual: Duration
  /// The longest pause.
  ///
  /// If the service asks for more, its error is delivered instead; the error's
  /// words say how long to wait.
  public var longest: Duration
  /// A number from 0 to 1, drawn anew for each pause.
  ///
  /// The pause grows by this part of itself, so that many clients don't come back at once.
  public var jitter: @Sendable () -> Double

  public init(
    usual: Duration = .seconds(1), longest: Duration = .seconds(60),
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...0.25) }
  ) {
    self.usual = usual
    self.longest = longest
    self.jitter = jitter
  }

  /// The pause before the request of an error is sent again; `nil` if it would be too long.
  public func pause(for error: GraphRequestError) -> Duration? {
    let asked = error.retryAfter ?? usual
    guard asked <= longest else { return nil }
    return asked + asked * min(max(0, jitter()), 1)
  }
}
