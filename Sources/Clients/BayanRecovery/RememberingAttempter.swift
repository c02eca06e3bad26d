import BayanErrors
import BayanRuntime
import BayanSDKErrors

/// The attempters of one request, which remember refusals in their dialogs for its login.
///
/// A refusal in an attempter's dialog counts as much as one in the prompt before it.
struct RememberingAttempter: RecoveryAttempter {
  let attempters: AttempterTable
  let refusals: Refusals
  let login: Refusals.Login

  func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool { await attempters.canAttemptRecovery(from: failure, by: action) }

  func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    let result = await attempters.attemptRecovery(from: failure, by: action)
    // A refusal to try again is about one request, and a cancelled task is no refusal by the user.
    if result.isRefusal, action != .retry, !Task.isCancelled,
      !(attempters[action] is any RefusalKeeping)
    {
      refusals.note(Refusals.Question.all(action, about: failure), by: login)
    }
    return result
  }
}

extension RecoveryResult {
  /// Whether the user refused: closed the dialog, or declined its question.
  fileprivate var isRefusal: Bool {
    switch self {
    case .cancelled: true
    case .failed(let error?):
      Cancellation.isCause(within: error) || ErrorChain(error).contains { $0.isDeclined }
    case .recovered, .done, .failed(nil): false
    }
  }
}

extension Error {
  /// Whether the error means that the user declined something, as a value or by its number.
  fileprivate var isDeclined: Bool {
    let descriptor = ErrorDescriptor(self)
    let declined: [any CatalogError] = [
      PermissionError.declined(count: 0), DeviceLoginError.authorizationDeclined,
    ]
    return declined.contains {
      type(of: $0).domain == descriptor.domain && $0.code == descriptor.code
    }
  }
}
