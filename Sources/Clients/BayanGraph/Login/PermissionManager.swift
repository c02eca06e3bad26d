import BayanHTTP
public import BayanSDKErrors

/// Asks for permissions when they are needed, not again at once after a no, and gives them back.
public actor PermissionManager {
  /// Why a permission is needed.
  public enum Occasion: Hashable, Sendable {
    /// The user does something that needs it; what was declined before is asked for again.
    case userAction
    /// The program wants it; what was declined isn't asked for.
    case program
  }

  private let manager: LoginManager
  private let client: GraphClient
  /// What was declined in the last request for permissions that had it.
  private var declined: Set<Permission> = []

  public init(manager: LoginManager, client: GraphClient) {
    self.manager = manager
    self.client = client
  }

  /// Sees to it that the user has given some permissions; asks for those that are missing.
  ///
  /// - Throws: ``BayanSDKErrors/PermissionError``: `declined` where the user said no, now or
  ///   before, and isn't asked again; `expired` or `missing` where asking came to nothing.
  public func require(
    _ needed: Set<Permission>, on occasion: Occasion
  ) async throws(PermissionError) {
    let token = await manager.tokens.current
    let missing = token?.missing(of: needed) ?? needed
    guard !missing.isEmpty || token == nil else { return }
    let refused = missing.intersection(declined.union(token?.declinedPermissions ?? []))
    guard occasion == .userAction || refused.isEmpty else { throw .declined(count: refused.count) }
    guard await !ask(for: missing) else { return }
    let stillDeclined = missing.intersection(declined)
    if !stillDeclined.isEmpty { throw .declined(count: stillDeclined.count) }
    let expired = missing.intersection(token?.expiredPermissions ?? [])
    if !expired.isEmpty { throw .expired(count: expired.count) }
    throw .missing(count: missing.count)
  }

  /// Asks for permissions, whatever was answered before.
  ///
  /// - Returns: Whether the user has given all of them now.
  func ask(for permissions: Set<Permission>) async -> Bool {
    guard case .success(let login) = await manager.logIn(permissions: permissions) else {
      return false
    }
    declined.subtract(login.grantedPermissions)
    declined.formUnion(login.declinedPermissions)
    return login.token.missing(of: permissions).isEmpty
  }

  /// Gives one permission back, at the service and here.
  public func revoke(_ permission: Permission) async throws(GraphFailure) {
    try await delete("me/permissions/\(permission.rawValue)")
    await manager.tokens.revoke([permission])
  }

  /// Gives all of them back, the login itself: nobody is logged in afterwards.
  public func revokeAll() async throws(GraphFailure) {
    try await delete("me/permissions")
    await manager.tokens.clear()
  }

  private func delete(_ path: String) async throws(GraphFailure) {
    let response = try await client.send(GraphRequest(path, method: .delete))
    guard response.value["success"]?.bool == true else {
      throw .core(.graphRequestProtocolMismatch)
    }
  }
}
