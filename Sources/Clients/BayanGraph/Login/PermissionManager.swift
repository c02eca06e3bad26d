import BayanErrors
import BayanHTTP
import BayanRecovery
import BayanSDKErrors
import Synchronization

/// A manager that asks for permissions when they are needed, and revokes them.
///
/// A refusal is a permission that the user declined in the service's dialog, or revoked, here or at
/// the service. Refusals are stored with the token. A closed dialog or a refused prompt is
/// remembered in this run. A program that only wants a refused permission doesn't get it. The user
/// is asked again at an action that needs it.
public final class PermissionManager: Sendable {
  /// The occasion on which a permission is needed.
  public enum Occasion: Hashable, Sendable {
    /// An action of the user that needs the permission; the user is asked even after a refusal.
    case userAction
    /// A wish of the program; the user isn't asked after a refusal.
    case program
  }

  private let manager: LoginManager
  private let client: GraphClient
  private let answers: PermissionAnswers

  /// Creates a manager; the login manager's client sends the requests.
  public convenience init(manager: LoginManager) {
    self.init(manager, manager.client, PermissionAnswers())
  }

  private init(_ manager: LoginManager, _ client: GraphClient, _ answers: PermissionAnswers) {
    self.manager = manager
    self.client = client
    self.answers = answers
  }

  /// Returns the manager with another client for its own requests.
  ///
  /// That client may recover from errors with this manager's help. Both managers share the user's
  /// answers.
  public func sending(by client: GraphClient) -> PermissionManager {
    PermissionManager(manager, client, answers)
  }

  /// Ensures that the user has given some permissions, and asks for missing ones.
  ///
  /// - Parameter purpose: The user's purpose, in the user's language: “Find Friends”.
  /// - Throws: ``PermissionFailure``, whose `kind` is `declined` if the user refused, now or
  ///   before; `revoked` if the user revoked one; `notAsked` if the login failed, with the login's
  ///   failure beneath. If the user closed the dialog, now or before, it is `expired` or `missing`,
  ///   or `needed` with the purpose, and no alert is shown.
  public func require(
    _ needed: Set<Permission>, on occasion: Occasion, purpose: String? = nil
  ) async throws(PermissionFailure) {
    let token = await manager.tokens.current
    let missing = token?.missing(of: needed) ?? needed
    switch occasion {
    case .userAction:
      forget()
      await client.recovery?.askAgain()
    case .program:
      let takenBack = missing.intersection(token?.revokedPermissions ?? [])
      if !takenBack.isEmpty { throw failure(.revoked(count: takenBack.count), missing) }
      let declined = missing.intersection(token?.declinedPermissions ?? [])
      if !declined.isEmpty { throw failure(.declined(count: declined.count), missing) }
      guard await putOff(by: token).isDisjoint(with: missing) else {
        throw dismissed(await reason(missing, of: token, purpose), missing)
      }
    }
    guard !missing.isEmpty || token == nil else { return }
    switch await review(missing) {
    case .recovered: return
    case .failed(let error as LoginFailure):
      var failure = PermissionFailure(kind: .notAsked(underlying: error))
      failure.recovery = error.recovery
      throw failure
    case .failed: throw failure(await reason(missing, of: token, purpose), missing)
    case .cancelled, .done: throw dismissed(await reason(missing, of: token, purpose), missing)
    }
  }

  /// Returns the reason why permissions are still missing after the user was asked for them.
  private func reason(
    _ missing: Set<Permission>, of token: AccessToken?, _ purpose: String?
  ) async -> PermissionError {
    let current = await manager.tokens.current
    let takenBack = missing.intersection(current?.revokedPermissions ?? [])
    if !takenBack.isEmpty { return .revoked(count: takenBack.count) }
    let stillDeclined = missing.intersection(current?.declinedPermissions ?? [])
    if !stillDeclined.isEmpty { return .declined(count: stillDeclined.count) }
    let expired = missing.intersection(token?.expiredPermissions ?? [])
    if !expired.isEmpty { return .expired(count: expired.count) }
    return purpose.map { .needed(purpose: $0) } ?? .missing(count: missing.count)
  }

  private func failure(_ kind: PermissionError, _ missing: Set<Permission>) -> PermissionFailure {
    var failure = PermissionFailure(kind: kind, wasDismissed: Task.isCancelled)
    failure.recovery = RecoveryState(
      attempter: ReviewAttempter(manager: self, permissions: missing),
      offered: [.reviewPermissions])
    return failure
  }

  private func dismissed(
    _ kind: PermissionError, _ missing: Set<Permission>
  ) -> PermissionFailure {
    var failure = failure(kind, missing)
    failure.wasDismissed = true
    return failure
  }

  /// Asks the service for the user's current permissions, and stores them with the token.
  ///
  /// Users revoke permissions in the service's settings, which apps don't notice. Revoked
  /// permissions are remembered, so that ``require(_:on:)`` can report them.
  ///
  /// - Returns: The token's permissions that are revoked now.
  @discardableResult
  public func refresh() async throws(GraphFailure) -> Set<Permission> {
    guard let before = await manager.tokens.current else { return [] }
    // A recovery may have renewed the token.
    let (response, sent) = try await client.answer(to: GraphRequest("me/permissions"))
    guard let sent else { return [] }
    let listed = try PermissionStatuses(response)
    let known = sent.mayReplace(before) ? before.permissions : sent.permissions
    let gone = known.subtracting(listed.granted).subtracting(listed.expired)
    // Another user may have logged in meanwhile.
    await manager.tokens.update(sent) { token in
      token.permissions = listed.granted.union(listed.expired)
      token.expiredPermissions = listed.expired
      token.declinedPermissions.formUnion(listed.declined)
      token.declinedPermissions.subtract(listed.granted)
      token.revokedPermissions.formUnion(gone)
      token.revokedPermissions.subtract(listed.granted)
    }
    return gone
  }

  /// The permissions that the user gave too long ago.
  var expired: Set<Permission> {
    get async { await manager.tokens.current?.expiredPermissions ?? [] }
  }

  /// Asks for permissions, even for refused ones.
  func review(_ permissions: Set<Permission>) async -> RecoveryResult {
    let ending = await manager.ending(ofLoginFor: permissions)
    switch ending.result {
    case .cancelled:
      if !ending.isStopped { await putOff(permissions) }
      return .cancelled
    case .failed(let failure): return .failed(failure)
    case .success(let login):
      let missing = login.token.missing(of: permissions)
      guard !missing.isEmpty else { return .recovered }
      // The dialog may leave out permissions that it didn't show. The next dialog won't show these
      // permissions, either.
      await putOff(missing)
      return .failed(PermissionError.declined(count: missing.count))
    }
  }

  /// Returns whether the user refused some permissions, so that a program doesn't ask for them.
  func isRefused(_ permissions: Set<Permission>) async -> Bool {
    let token = await manager.tokens.current
    let refused = await putOff(by: token).union(token?.refusedPermissions ?? [])
    return !refused.isDisjoint(with: permissions)
  }

  /// Remembers that the user didn't answer; a cancelled task is no answer of the user.
  func putOff(_ permissions: Set<Permission>) async {
    guard !Task.isCancelled else { return }
    let token = await manager.tokens.current
    answers.note(permissions, by: token, logins: await manager.logins)
  }

  /// Returns the permissions that a token's user didn't decide about.
  private func putOff(by token: AccessToken?) async -> Set<Permission> {
    answers.putOff(by: token, logins: await manager.logins)
  }

  /// Forgets the unanswered questions before the login, because now there is one.
  func noteLogin() async {
    if await manager.tokens.current != nil { answers.forgetNobody() }
  }

  /// Forgets the unanswered questions.
  func forget() { answers.forget() }

  /// Revokes one permission, at the service and here.
  public func revoke(_ permission: Permission) async throws(GraphFailure) {
    let sent = try await delete("me/permissions/\(permission.rawValue)")
    await manager.tokens.update(ofUserOf: sent) { login in
      login.token?.permissions.remove(permission)
      login.token?.expiredPermissions.remove(permission)
      login.token?.revokedPermissions.insert(permission)
    }
  }

  /// Revokes all permissions and the login itself, so that nobody is logged in afterwards.
  public func revokeAll() async throws(GraphFailure) {
    let sent = try await delete("me/permissions")
    await manager.tokens.update(ofUserOf: sent) { $0 = StoredLogin() }
  }

  /// Sends a request to delete permissions.
  ///
  /// - Returns: The token of the request.
  private func delete(_ path: String) async throws(GraphFailure) -> AccessToken? {
    let (response, sent) = try await client.answer(to: GraphRequest(path, method: .delete))
    guard response.value["success"]?.bool == true else {
      throw GraphFailure.core(.graphRequestProtocolMismatch).unlessStopped
    }
    return sent
  }
}

/// The permissions that a user didn't decide about, in this run and with one token: a new login, or
/// another user, has none.
private final class PermissionAnswers: Sendable {
  private struct Answers: Sendable {
    var tokenString: String?
    /// The number of logins until the answers: after another login, a user without a token is
    /// another user.
    var logins = 0
    var putOff: Set<Permission> = []

    func isOf(_ token: AccessToken?, _ logins: Int) -> Bool {
      tokenString == token?.tokenString && (token != nil || self.logins == logins)
    }
  }

  private let answers = Mutex(Answers())

  /// Returns the permissions that a token's user didn't decide about.
  func putOff(by token: AccessToken?, logins: Int) -> Set<Permission> {
    answers.withLock { $0.isOf(token, logins) ? $0.putOff : [] }
  }

  /// Remembers the permissions that a token's user didn't decide about.
  func note(_ permissions: Set<Permission>, by token: AccessToken?, logins: Int) {
    answers.withLock { answers in
      if !answers.isOf(token, logins) { answers = Answers() }
      answers.tokenString = token?.tokenString
      answers.logins = logins
      answers.putOff.formUnion(permissions)
    }
  }

  /// Forgets the unanswered questions of a user who wasn't logged in.
  func forgetNobody() {
    answers.withLock { if $0.tokenString == nil { $0 = Answers() } }
  }

  func forget() { answers.withLock { $0 = Answers() } }
}
