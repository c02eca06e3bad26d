import BayanErrors
import BayanHTTP
import BayanRecovery
import BayanSDKErrors
import Synchronization

/// Asks for permissions when they are needed, not again at once after a no, and gives them back.
public final class PermissionManager: Sendable {
  /// Why a permission is needed.
  public enum Occasion: Hashable, Sendable {
    /// The user does something that needs it; what was declined before is asked for again.
    case userAction
    /// The program wants it; what was declined isn't asked for.
    case program
  }

  private let manager: LoginManager
  private let client: GraphClient
  private let answers: PermissionAnswers

  /// Makes a manager; the one of logins has the client to ask the service with.
  public convenience init(manager: LoginManager) {
    self.init(manager, manager.client, PermissionAnswers())
  }

  private init(_ manager: LoginManager, _ client: GraphClient, _ answers: PermissionAnswers) {
    self.manager = manager
    self.client = client
    self.answers = answers
  }

  /// The same manager with another client for its own requests.
  ///
  /// That one may recover from errors with the help of this manager. Both know what was answered.
  public func sending(by client: GraphClient) -> PermissionManager {
    PermissionManager(manager, client, answers)
  }

  /// Sees to it that the user has given some permissions; asks for those that are missing.
  ///
  /// - Parameter purpose: What the user wants to do, in the user's language: “Find Friends”.
  /// - Throws: ``PermissionFailure``, whose `kind` is `declined` if the user said no, now or before;
  ///   `revoked` if the user took one back; `notAsked` if asking failed, with the login's failure
  ///   beneath. Where the user closed the dialog, it is `expired` or `missing`, or `needed` with the
  ///   purpose, and nothing is to be shown.
  public func require(
    _ needed: Set<Permission>, on occasion: Occasion, purpose: String? = nil
  ) async throws(PermissionFailure) {
    let token = await manager.tokens.current
    let missing = token?.missing(of: needed) ?? needed
    guard !missing.isEmpty || token == nil else { return }
    if occasion == .program {
      let answers = answers.of(token)
      let takenBack = missing.intersection(answers.revoked)
      if !takenBack.isEmpty { throw failure(.revoked(count: takenBack.count), missing) }
      let refused = missing.intersection(answers.declined.union(token?.declinedPermissions ?? []))
      if !refused.isEmpty { throw failure(.declined(count: refused.count), missing) }
    }
    switch await review(missing) {
    case .recovered: return
    case .failed(let error as LoginFailure):
      var failure = PermissionFailure(kind: .notAsked(underlying: error))
      failure.recovery = error.recovery
      throw failure
    case .failed: throw failure(await reason(missing, of: token, purpose), missing)
    case .cancelled:
      var failure = failure(await reason(missing, of: token, purpose), missing)
      failure.wasDismissed = true
      throw failure
    }
  }

  /// Why permissions are missing still, after the user was asked for them.
  private func reason(
    _ missing: Set<Permission>, of token: AccessToken?, _ purpose: String?
  ) async -> PermissionError {
    let answers = answers.of(await manager.tokens.current)
    let stillDeclined = missing.intersection(answers.declined)
    if !stillDeclined.isEmpty { return .declined(count: stillDeclined.count) }
    let takenBack = missing.intersection(answers.revoked)
    if !takenBack.isEmpty { return .revoked(count: takenBack.count) }
    let expired = missing.intersection(token?.expiredPermissions ?? [])
    if !expired.isEmpty { return .expired(count: expired.count) }
    return purpose.map { .needed(purpose: $0) } ?? .missing(count: missing.count)
  }

  private func failure(_ kind: PermissionError, _ missing: Set<Permission>) -> PermissionFailure {
    var failure = PermissionFailure(kind: kind)
    failure.recovery = RecoveryState(
      attempter: ReviewAttempter(manager: self, permissions: missing),
      offered: [.reviewPermissions])
    return failure
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
    // A recovery may have renewed the token.
    let (response, sent) = try await client.answer(to: GraphRequest("me/permissions"))
    guard let sent else { return [] }
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
    let known = sent.mayReplace(before) ? before.permissions : sent.permissions
    let gone = known.subtracting(granted).subtracting(expired)
    // Another user may have logged in meanwhile.
    if let current = await manager.tokens.current, current.mayReplace(sent) {
      answers.note(for: current) { answers in
        answers.revoked.formUnion(gone)
        answers.revoked.subtract(granted)
      }
    }
    await manager.tokens.update(sent) { token in
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
      answers.note(for: login.token) { answers in
        answers.declined.subtract(login.grantedPermissions)
        answers.declined.formUnion(login.declinedPermissions)
        answers.revoked.subtract(login.grantedPermissions)
      }
      let missing = login.token.missing(of: permissions)
      return missing.isEmpty
        ? .recovered : .failed(PermissionError.declined(count: missing.count))
    }
  }

  /// Gives one permission back, at the service and here.
  public func revoke(_ permission: Permission) async throws(GraphFailure) {
    let sent = try await delete("me/permissions/\(permission.rawValue)")
    await manager.tokens.update(ofUserOf: sent) { login in
      login.token?.permissions.subtract([permission])
    }
  }

  /// Gives all of them back, the login itself: nobody is logged in afterwards.
  public func revokeAll() async throws(GraphFailure) {
    let sent = try await delete("me/permissions")
    await manager.tokens.update(ofUserOf: sent) { $0 = StoredLogin() }
  }

  /// - Returns: The token that the service was asked with.
  private func delete(_ path: String) async throws(GraphFailure) -> AccessToken? {
    let (response, sent) = try await client.answer(to: GraphRequest(path, method: .delete))
    guard response.value["success"]?.bool == true else {
      throw .core(.graphRequestProtocolMismatch)
    }
    return sent
  }
}

/// What one user answered; another user has answered nothing yet.
private final class PermissionAnswers: Sendable {
  struct Answers: Sendable {
    var userID: String?
    /// What was declined in the last request for permissions that had it.
    var declined: Set<Permission> = []
    /// What the user took back outside of the app, as far as ``PermissionManager/refresh()`` has
    /// seen it.
    var revoked: Set<Permission> = []
  }

  private let answers = Mutex(Answers())

  /// What the user of a token answered.
  func of(_ token: AccessToken?) -> Answers {
    answers.withLock { answers in
      answers.userID == token?.userID ? answers : Answers(userID: token?.userID)
    }
  }

  /// Changes what the user of a token answered.
  func note(for token: AccessToken, _ change: (inout Answers) -> Void) {
    answers.withLock { answers in
      if answers.userID != token.userID { answers = Answers(userID: token.userID) }
      change(&answers)
    }
  }
}
