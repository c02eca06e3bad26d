import BayanErrors
import BayanHTTP
import BayanRecovery
import BayanSDKErrors
import Synchronization

/// Asks for permissions when they are needed, not again after a no, and gives them back.
///
/// A no is what the user declined in the service's dialog, or took back, here or at the service. It is
/// on the token, and is kept with it. Closing the dialog, or saying no to a prompt, is remembered in
/// this run. A program that wants what the user said no to isn't given it; the user is asked again when
/// they do something that needs it.
public final class PermissionManager: Sendable {
  /// Why a permission is needed.
  public enum Occasion: Hashable, Sendable {
    /// The user does something that needs it; what was declined before is asked for again.
    case userAction
    /// The program wants it; what the user said no to isn't asked for.
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
  ///   beneath. Where the user closed the dialog, now or before, it is `expired` or `missing`, or
  ///   `needed` with the purpose, and nothing is to be shown.
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

  /// Why permissions are missing still, after the user was asked for them.
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

  /// Asks for permissions, whatever was answered before.
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
      // The dialog needn't list what it didn't even show. It won't the next time either.
      await putOff(missing)
      return .failed(PermissionError.declined(count: missing.count))
    }
  }

  /// Whether the user said no to some of these, so that a program doesn't ask for them.
  func isRefused(_ permissions: Set<Permission>) async -> Bool {
    let token = await manager.tokens.current
    let refused = await putOff(by: token).union(token?.refusedPermissions ?? [])
    return !refused.isDisjoint(with: permissions)
  }

  /// Notes that the user didn't want to answer; a task that was cancelled says nothing of the user.
  func putOff(_ permissions: Set<Permission>) async {
    guard !Task.isCancelled else { return }
    let token = await manager.tokens.current
    answers.note(permissions, by: token, logins: await manager.logins)
  }

  /// Returns the permissions about which the user of a token didn't want to decide.
  private func putOff(by token: AccessToken?) async -> Set<Permission> {
    answers.putOff(by: token, logins: await manager.logins)
  }

  /// Forgets what was put off while nobody was logged in, since somebody is now.
  func noteLogin() async {
    if await manager.tokens.current != nil { answers.forgetNobody() }
  }

  /// Forgets what the user didn't want to answer.
  func forget() { answers.forget() }

  /// Gives one permission back, at the service and here.
  public func revoke(_ permission: Permission) async throws(GraphFailure) {
    let sent = try await delete("me/permissions/\(permission.rawValue)")
    await manager.tokens.update(ofUserOf: sent) { login in
      login.token?.permissions.remove(permission)
      login.token?.expiredPermissions.remove(permission)
      login.token?.revokedPermissions.insert(permission)
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
      throw GraphFailure.core(.graphRequestProtocolMismatch).unlessStopped
    }
    return sent
  }
}

/// The permissions that a user didn't want to answer for, in this run and with one token: a new login,
/// or another user, has put off nothing.
private final class PermissionAnswers: Sendable {
  private struct Answers: Sendable {
    var tokenString: String?
    /// The logins until then: after another one nobody is somebody else.
    var logins = 0
    var putOff: Set<Permission> = []

    func isOf(_ token: AccessToken?, _ logins: Int) -> Bool {
      tokenString == token?.tokenString && (token != nil || self.logins == logins)
    }
  }

  private let answers = Mutex(Answers())

  /// Returns the permissions that the user of a token put off.
  func putOff(by token: AccessToken?, logins: Int) -> Set<Permission> {
    answers.withLock { $0.isOf(token, logins) ? $0.putOff : [] }
  }

  /// Notes what the user of a token put off.
  func note(_ permissions: Set<Permission>, by token: AccessToken?, logins: Int) {
    answers.withLock { answers in
      if !answers.isOf(token, logins) { answers = Answers() }
      answers.tokenString = token?.tokenString
      answers.logins = logins
      answers.putOff.formUnion(permissions)
    }
  }

  /// Forgets what was put off while nobody was logged in.
  func forgetNobody() {
    answers.withLock { if $0.tokenString == nil { $0 = Answers() } }
  }

  func forget() { answers.withLock { $0 = Answers() } }
}
