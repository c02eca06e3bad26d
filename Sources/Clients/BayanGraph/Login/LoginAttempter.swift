public import BayanErrors
public import BayanRecovery
import BayanSDKErrors

/// An attempter that recovers from the end of a session by a login with the user's earlier
/// permissions.
///
/// The recovery succeeds only if the user declines none of these permissions. If nobody is logged
/// in, the attempter asks for the default permissions. If there are no default permissions, the
/// option isn't offered.
public struct LoginAttempter: RefusalKeeping {
  private let manager: LoginManager
  private let defaultPermissions: Set<Permission>

  /// Creates an attempter.
  ///
  /// - Parameter defaultPermissions: The permissions of a login without an earlier token.
  public init(manager: LoginManager, defaultPermissions: Set<Permission> = [.publicProfile]) {
    self.manager = manager
    self.defaultPermissions = defaultPermissions
  }

  private var permissions: Set<Permission> {
    get async {
      let given = await manager.tokens.current?.permissions ?? []
      return given.isEmpty ? defaultPermissions : given
    }
  }

  public func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool {
    guard action == .logIn else { return false }
    return await !permissions.isEmpty
  }

  public func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    let permissions = await permissions
    guard action == .logIn, !permissions.isEmpty else { return .failed(nil) }
    let ending = await manager.ending(ofLoginFor: permissions)
    switch ending.result {
    case .success(let login) where login.declinedPermissions.isEmpty: return .recovered
    case .success(let login):
      return .failed(PermissionError.declined(count: login.declinedPermissions.count))
    case .cancelled:
      if !ending.isStopped { await manager.noteRefusal() }
      return .cancelled
    case .failed(let failure): return .failed(failure)
    }
  }

  package func isRefused(
    _ action: RecoveryAction, about failure: any ClientFailure
  ) async -> Bool { await manager.isRefused }

  package func noteRefusal(of action: RecoveryAction, about failure: any ClientFailure) async {
    await manager.noteRefusal()
  }

  package func forgetRefusals() async { await manager.forgetRefusal() }

  package func noteLogin() async { await manager.noteLogin() }
}

/// An attempter that recovers from a missing permission by asking for the request's permissions.
///
/// For a request without a list of permissions, it takes those in the service's answer, or the
/// expired ones of the token. If there are none, the option isn't offered.
public struct PermissionAttempter: RefusalKeeping {
  private let permissions: PermissionManager

  public init(permissions: PermissionManager) { self.permissions = permissions }

  public func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool {
    guard action == .reviewPermissions else { return false }
    return await !needed(after: failure).isEmpty
  }

  public func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    let needed = await needed(after: failure)
    guard action == .reviewPermissions, !needed.isEmpty else { return .failed(nil) }
    // The service reports one as missing, against the token, and the user has just chosen to review
    // the permissions.
    return await permissions.review(needed)
  }

  package func isRefused(
    _ action: RecoveryAction, about failure: any ClientFailure
  ) async -> Bool { await permissions.isRefused(needed(after: failure)) }

  package func noteRefusal(of action: RecoveryAction, about failure: any ClientFailure) async {
    await permissions.putOff(needed(after: failure))
  }

  package func forgetRefusals() async { permissions.forget() }

  package func noteLogin() async { await permissions.noteLogin() }

  private func needed(after failure: any ClientFailure) async -> Set<Permission> {
    let needed = ErrorChain(failure).neededPermissions
    if needed.isEmpty { return await permissions.expired }
    return Set(needed.map(Permission.init(rawValue:)))
  }
}

/// An attempter that asks for the missing permissions of an action.
struct ReviewAttempter: RecoveryAttempter {
  let manager: PermissionManager
  let permissions: Set<Permission>

  func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool { action == .reviewPermissions }

  func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    action == .reviewPermissions ? await manager.review(permissions) : .failed(nil)
  }
}

/// An attempter that recovers from a failed login by the same login.
struct LoginAgainAttempter: RecoveryAttempter {
  let manager: LoginManager
  let permissions: Set<Permission>
  /// The attempters of the other options.
  let others: AttempterTable

  func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool {
    if action == .retry || action == .logIn { return true }
    return await others.canAttemptRecovery(from: failure, by: action)
  }

  func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    guard action == .retry || action == .logIn else {
      return await others.attemptRecovery(from: failure, by: action)
    }
    switch await manager.logIn(permissions: permissions) {
    case .success: return .recovered
    case .cancelled: return .cancelled
    case .failed(let failure): return .failed(failure)
    }
  }
}
