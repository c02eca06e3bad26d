public import BayanSDKErrors

/// Carries out one of the options that an error offers, and says whether it worked.
///
/// On other platforms Foundation has an informal protocol for this; Linux lacks it. When an
/// attempter is called, the user has already chosen the option. It may show something to the user.
public protocol RecoveryAttempter: Sendable {
  /// Tries to recover from an error.
  ///
  /// - Returns: Whether the request may now be sent again.
  func attemptRecovery(from error: GraphRequestError, by action: RecoveryAction) async -> Bool
}

/// Recovers from transient errors by doing nothing: they pass by themselves.
///
/// ``RecoveryProcessor`` waits before it lets the request be sent again.
public struct RetryAttempter: RecoveryAttempter {
  public init() {}

  public func attemptRecovery(
    from error: GraphRequestError, by action: RecoveryAction
  ) async -> Bool { action == .retry }
}
