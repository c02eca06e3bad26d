public import BayanErrors
import BayanRuntime

/// An attempter that carries out the options of failures, and says beforehand whether it can.
///
/// Foundation has an informal protocol for this on other platforms, but not on Linux. When an
/// attempter is called, the user has already chosen the option. The attempter may show dialogs to
/// the user.
public protocol RecoveryAttempter: Sendable {
  /// Returns whether an action can be carried out for a failure now.
  ///
  /// Only then the option is offered, so that every button has an effect. The function shows no
  /// dialog.
  func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool

  /// Carries out an action.
  ///
  /// - Returns: Whether the failed operation may be tried again.
  func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult
}

/// An attempter that carries out one action by a function, such as one that opens the settings.
public struct ActionAttempter: RecoveryAttempter {
  private let action: RecoveryAction
  private let perform: @Sendable (any ClientFailure) async -> RecoveryResult

  public init(
    _ action: RecoveryAction,
    perform: @escaping @Sendable (any ClientFailure) async -> RecoveryResult
  ) {
    self.action = action
    self.perform = perform
  }

  public func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool { action == self.action }

  public func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    action == self.action ? await perform(failure) : .failed(nil)
  }
}

/// An attempter that recovers from transient failures by waiting.
package struct RetryAttempter: RecoveryAttempter {
  private let policy: BackoffPolicy
  private let clock: any Clock<Duration>

  package init(
    policy: BackoffPolicy = BackoffPolicy(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.policy = policy
    self.clock = clock
  }

  /// Returns whether the wait is short enough for a user.
  package func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool { action == .retry && policy.pause(for: failure.backoff) != nil }

  /// Waits for the time that the service asked for.
  package func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    guard action == .retry, let pause = policy.pause(for: failure.backoff) else {
      return .failed(nil)
    }
    do {
      if pause > .zero { try await clock.sleep(for: pause) }
      return .recovered
    } catch {
      return .cancelled
    }
  }
}

/// A table of attempters by action, as one attempter.
///
/// The table always has a ``RetryAttempter``.
package struct AttempterTable: RecoveryAttempter {
  private let attempters: [RecoveryAction: any RecoveryAttempter]

  package init(
    _ attempters: [RecoveryAction: any RecoveryAttempter], retry: RetryAttempter = RetryAttempter()
  ) {
    self.attempters = attempters.merging([.retry: retry]) { given, _ in given }
  }

  /// Returns the attempter of an action.
  subscript(action: RecoveryAction) -> (any RecoveryAttempter)? { attempters[action] }

  /// All attempters, in no particular order.
  var all: [any RecoveryAttempter] { Array(attempters.values) }

  package func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool {
    await attempters[action]?.canAttemptRecovery(from: failure, by: action) ?? false
  }

  package func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    await attempters[action]?.attemptRecovery(from: failure, by: action) ?? .failed(nil)
  }
}

extension RecoveryAttempter {
  /// Returns the actions of a failure's options that can be carried out now.
  ///
  /// After a change that may have been made there is none, because each action leads to the same
  /// request.
  package func offered(
    for failure: some ClientFailure, after change: ChangeOutcome
  ) async -> Set<RecoveryAction> {
    var offered: Set<RecoveryAction> = []
    guard !change.mayBeMade else { return offered }
    for option in failure.words(preferring: [], for: .display).options
    where option.role != .cancel {
      if await canAttemptRecovery(from: failure, by: option.action) {
        offered.insert(option.action)
      }
    }
    return offered
  }
}
