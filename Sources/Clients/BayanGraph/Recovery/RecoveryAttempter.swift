/// Who can mend an error.
///
/// What Foundation's informal protocol is on other platforms, which Linux doesn't have: an object
/// that is asked to do one of the things an error offers, and says whether it worked. It may show
/// something to the user; it has been decided already what is to be done.
public protocol RecoveryAttempter: Sendable {
  /// Tries to mend an error.
  ///
  /// - Returns: Whether the request may now be sent again.
  func attemptRecovery(from error: GraphRequestError, by action: RecoveryAction) async -> Bool
}

/// Mends what passes by itself, by doing nothing.
///
/// Waiting is left to whoever sends the request again.
public struct RetryAttempter: RecoveryAttempter {
  public init() {}

  public func attemptRecovery(
    from error: GraphRequestError, by action: RecoveryAction
  ) async -> Bool { action == .retry }
}
