import Synchronization

/// A clock on which no time passes in sleeps.
///
/// A sleep up to a limit ends at once and moves the clock on. A longer sleep ends only by
/// cancellation. So a test sees the pauses between attempts without waiting for them, and a timeout
/// happens only if it is below the limit.
public final class TestClock: Clock {
  public struct Instant: InstantProtocol {
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleeps: [Duration] = []
  }

  private let state = Mutex(State())
  private let longestSleep: Duration

  /// Creates a clock; sleeps longer than the limit never end.
  public init(endingSleepsUpTo longestSleep: Duration = .seconds(30)) {
    self.longestSleep = longestSleep
  }

  public var now: Instant { state.withLock(\.now) }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The sleeps that ended at once, in order.
  public var sleeps: [Duration] { state.withLock(\.sleeps) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let isLong = state.withLock { state in
      let duration = state.now.duration(to: deadline)
      guard duration <= longestSleep else { return true }
      state.sleeps.append(duration)
      state.now = max(state.now, deadline)
      return false
    }
    // Only cancellation ends this sleep, by throwing.
    if isLong { try await Task.sleep(for: .seconds(86_400)) }
  }
}
