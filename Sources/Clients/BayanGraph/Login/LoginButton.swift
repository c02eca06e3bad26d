/// A login button without its look: its permissions, and its action.
public struct LoginButton: Sendable {
  var permissions: Set<Permission>
  private let manager: LoginManager

  public init(permissions: Set<Permission> = [.publicProfile], manager: LoginManager) {
    self.permissions = permissions
    self.manager = manager
  }

  /// Logs in, unless a user with these permissions is logged in already.
  public func press() async -> LoginResult { await manager.logInIfNeeded(permissions: permissions) }
}
