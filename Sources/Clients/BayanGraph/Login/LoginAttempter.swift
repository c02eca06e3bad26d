public import BayanSDKErrors

/// Recovers from the end of a session by a login with the permissions that the user had given.
///
/// It succeeds only if the user declines none of them. Where nobody is logged in, or with no permission,
/// there is nothing to restore, and no dialog is shown.
public struct LoginAttempter: RecoveryAttempter {
  private let manager: LoginManager

  public init(manager: LoginManager) { self.manager = manager }

  public func attemptRecovery(
    from error: GraphRequestError, by action: RecoveryAction
  ) async -> Bool {
    guard action == .logIn, let token = await manager.tokens.current, !token.permissions.isEmpty
    else { return false }
    guard case .success(let login) = await manager.logIn(permissions: token.permissions) else {
      return false
    }
    return login.declinedPermissions.isEmpty
  }
}

/// Recovers from a missing permission by asking for those that the request needs.
public struct PermissionAttempter: RecoveryAttempter {
  private let permissions: PermissionManager

  public init(permissions: PermissionManager) { self.permissions = permissions }

  public func attemptRecovery(
    from error: GraphRequestError, by action: RecoveryAction
  ) async -> Bool {
    guard action == .reviewPermissions, let needed = error.request?.neededPermissions,
      !needed.isEmpty
    else { return false }
    // The service says that one is missing, whatever the token remembers; the user has just
    // chosen to review them.
    return await permissions.ask(for: needed)
  }
}
