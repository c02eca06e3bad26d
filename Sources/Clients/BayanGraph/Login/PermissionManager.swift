import BayanErrors
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
  private var answers = Answers()

  /// What one user answered; another user has answered nothing yet.
  private struct Answers {
    var userID: String?
    /// What was declined in the last request for permissions that had it.
    var declined: Set<Permission> = []
    /// What the user took back outside of the app, as far as ``refresh()`` has seen it.
    var revoked: Set<Permission> = []
  }

  /// Makes a manager; the one of logins has the client to ask the service with.
  public init(manager: LoginManager) {
    self.manager = manager
    client = manager.client
  }

  /// Sees to it that the user has given some permissions; asks for those that are missing.
  ///
  /// - Parameter purpose: What the user wants to do, in the user's language: “Find Friends”.
  /// - Throws: ``BayanSDKErrors/PermissionError``: `declined` if the user said no, now or before.
  ///   `revoked` if the user took one back. Where the user was asked and gave nothing, `expired` or
  ///   `missing`, or `needed` with the purpose.
  public func require(
    _ needed: Set<Permission>, on occasion: Occasion, purpose: String? = nil
  ) async throws(PermissionError) {
    let token = await manager.tokens.current
    let missing = token?.missing(of: needed) ?? needed
    guard !missing.isEmpty || token == nil else { return }
    if occasion == .program {
      let answers = answers(of: token)
      let takenBack = missing.intersection(answers.revoked)
      if !takenBack.isEmpty { throw .revoked(count: takenBack.count) }
      let refused = missing.intersection(answers.declined.union(token?.declinedPermissions ?? []))
      if !refused.isEmpty { throw .declined(count: refused.count) }
    }
    guard await !review(missing).isRecovered else { return }
    let answers = answers(of: await manager.tokens.current)
    let stillDeclined = missing.intersection(answers.declined)
    if !stillDeclined.isEmpty { throw .declined(count: stillDeclined.count) }
    let takenBack = missing.intersection(answers.revoked)
    if !takenBack.isEmpty { throw .revoked(count: takenBack.count) }
    let expired = missing.intersection(token?.expiredPermissions ?? [])
    if !expired.isEmpty { throw .expired(count: expired.count) }
    if let purpose { throw .needed(purpose: purpose) }
    throw .missing(count: missing.count)
  }

  /// Asks the service what the user has given by now, and keeps it on the token.
  ///
  /// People take permissions back in the service's settings, where no app sees it. What is gone is
  /// remembered, so that ``require(_:on:)`` can say so.
  ///
  /// - Returns: The permissions that were on the token and aren't given any more.
  @discardableResult
  public func refresh() async throws(GraphFailure) -> Set<Permission> {
    guard let before = await manager.tokens.current else { return [] }
    let response = try await client.send(GraphRequest("me/permissions", token: before))
    guard let entries = response.value["data"]?.array else {
      throw .core(.graphRequestProtocolMismatch)
    }
    var byStatus: [String: Set<Permission>] = [:]
    for entry in entries {
      guard let name = entry["permission"]?.string, let status = entry["status"]?.string else {
        continue
      }
      byStatus[status, default: []].insert(Permission(rawValue: name))
    }
    let granted = byStatus["granted"] ?? []
    let expired = byStatus["expired"] ?? []
    let refused = byStatus["declined"] ?? []
    let gone = before.permissions.subtracting(granted).subtracting(expired)
    // Another user may have logged in meanwhile.
    if let current = await manager.tokens.current, current.mayReplace(before) {
      note(for: current) { answers in
        answers.revoked.formUnion(gone)
        answers.revoked.subtract(granted)
      }
    }
    await manager.tokens.update(before) { token in
      token.permissions = granted.union(expired)
      token.expiredPermissions = expired
      token.declinedPermissions.formUnion(refused)
      token.declinedPermissions.subtract(granted)
    }
    return gone
  }

  /// What the user gave too long ago.
  var expired: Set<Permission> {
    get async { await manager.tokens.current?.expiredPermissions ?? [] }
  }

  /// Asks for permissions, whatever was answered before.
  func review(_ permissions: Set<Permission>) async -> RecoveryResult {
    switch await manager.logIn(permissions: permissions) {
    case .cancelled: return .cancelled
    case .failed(let failure): return .failed(failure)
    case .success(let login):
      note(for: login.token) { answers in
        answers.declined.subtract(login.grantedPermissions)
        answers.declined.formUnion(login.declinedPermissions)
        answers.revoked.subtract(login.grantedPermissions)
      }
      let missing = login.token.missing(of: permissions)
      return missing.isEmpty
        ? .recovered : .failed(PermissionError.declined(count: missing.count))
    }
  }

  private func answers(of token: AccessToken?) -> Answers {
    answers.userID == token?.userID ? answers : Answers(userID: token?.userID)
  }

  private func note(for token: AccessToken, _ change: (inout Answers) -> Void) {
    answers = answers(of: token)
    change(&answers)
  }

  /// Gives one permission back, at the service and here.
  public func revoke(_ permission: Permission) async throws(GraphFailure) {
    let before = await manager.tokens.current
    try await delete("me/permissions/\(permission.rawValue)")
    await manager.tokens.update(ofUserOf: before) { login in
      login.token?.permissions.subtract([permission])
    }
  }

  /// Gives all of them back, the login itself: nobody is logged in afterwards.
  public func revokeAll() async throws(GraphFailure) {
    let before = await manager.tokens.current
    try await delete("me/permissions")
    await manager.tokens.update(ofUserOf: before) { $0 = StoredLogin() }
  }

  private func delete(_ path: String) async throws(GraphFailure) {
    let response = try await client.send(GraphRequest(path, method: .delete))
    guard response.value["success"]?.bool == true else {
      throw .core(.graphRequestProtocolMismatch)
    }
  }
}
