public import BayanErrors
import BayanRuntime

/// Carries out the options that failures offer, and says beforehand whether it can.
///
/// On other platforms Foundation has an informal protocol for this; Linux lacks it. When an
/// attempter is called, the user has already chosen the option. It may show something to the user.
public protocol RecoveryAttempter: Sendable {
  /// Whether an action can be carried out about a failure now.
  ///
  /// An option is offered only if it can: no button does nothing. Nothing is shown to the user.
  func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool

  /// Carries out an action.
  ///
  /// - Returns: Whether what failed may be tried again.
  func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult
}

/// Carries out one action by a function, such as opening the place where something is edited.
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

/// Recovers from failures that pass by themselves, by waiting.
package struct RetryAttempter: RecoveryAttempter {
  private let policy: BackoffPolicy
  private let clock: any Clock<Duration>

  package init(
    policy: BackoffPolicy = BackoffPolicy(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.policy = policy
    self.clock = clock
  }

  /// Whether the wait is one that somebody would sit through.
  package func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool { action == .retry && policy.pause(for: failure.backoff) != nil }

  /// Waits as long as the service asked.
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

/// Several attempters as one: each action goes to the attempter that knows it.
///
/// ``RetryAttempter`` is always among them.
package struct AttempterTable: RecoveryAttempter {
  private let attempters: [RecoveryAction: any RecoveryAttempter]

  package init(
    _ attempters: [RecoveryAction: any RecoveryAttempter], retry: RetryAttempter = RetryAttempter()
  ) {
    self.attempters = attempters.merging([.retry: retry]) { given, _ in given }
  }

  /// The attempter of an action.
  subscript(action: RecoveryAction) -> (any RecoveryAttempter)? { attempters[action] }

  /// All of them, in no order.
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
  /// The actions of a failure's options that can be carried out now.
  ///
  /// After a change that may be made there is none: all of them lead to the same request once more.
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
