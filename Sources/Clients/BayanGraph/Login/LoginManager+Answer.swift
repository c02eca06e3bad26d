import BayanErrors
import BayanRecovery
import BayanSDKErrors
import Foundation

/// This extension handles a dialog's answer.
extension LoginManager {
  /// Checks an answer and stores its token.
  func login(
    _ answer: LoginAnswer, _ request: LoginRequest, replacing current: AccessToken?, in turn: Int
  ) async throws -> LoginResult {
    if answer.isRefusal { return .cancelled }
    if let failure = answer.failure { throw failure }
    guard answer.hasToken else { return .cancelled }
    guard answer.isAnswer(to: request.challenge) else {
      throw LoginFailure(kind: .badChallengeString)
    }
    let answer = try await exchanged(answer, request)
    let idToken = try await idToken(of: answer, request)
    guard let tokenString = answer.accessToken else {
      // An ID token alone identifies the user, and allows no requests.
      throw LoginFailure(kind: .missingAccessToken)
    }
    var token = answer.token(tokenString, now: now())
    if !answer.namesPermissions { token = try await withPermissions(token, of: request) }
    token = token.remembering(current)
    let given =
      current == nil ? token.permissions : token.permissions.intersection(request.permissions)
    // At a first login, giving no permission counts as closing the dialog. A user who is logged in
    // stays logged in, and the declined permissions are stored.
    guard current != nil || !given.isEmpty || request.permissions.isEmpty else { return .cancelled }

    return try await keep(
      token, of: idToken?.userID, replacing: current, granted: given,
      requested: request.permissions, in: turn)
  }

  /// Returns the answer with the token for which its code was exchanged.
  private func exchanged(
    _ answer: LoginAnswer, _ request: LoginRequest
  ) async throws -> LoginAnswer {
    guard answer.accessToken == nil, let code = answer.code, let redirect = answer.redirect else {
      return answer
    }
    do {
      let token = try await client.exchange(code, request, redirect: redirect)
      return answer.adding(token)
    } catch {
      throw LoginFailure(kind: .unknown, underlyingError: error)
    }
  }

  /// Returns a token with its permissions, from the service.
  ///
  /// - Throws: ``LoginFailure`` if the service can't be reached or lists none. The user didn't
  ///   refuse, so the login must not end silently.
  private func withPermissions(
    _ token: AccessToken, of request: LoginRequest
  ) async throws -> AccessToken {
    var token = token
    do {
      let answered = try await client.permissions(of: token)
      token.permissions = answered.granted.union(answered.expired)
      token.expiredPermissions = answered.expired
      token.declinedPermissions = answered.declined
    } catch {
      throw LoginFailure(kind: .unknown, underlyingError: error)
    }
    let isAnswered =
      request.permissions.isEmpty || !token.permissions.isEmpty
      || !token.declinedPermissions.isDisjoint(with: request.permissions)
    guard isAnswered else {
      throw LoginFailure(kind: .unknown, dialogMessage: "no permission was given or declined")
    }
    return token
  }

  /// Stores the token of an account store.
  func keep(
    _ tokenString: String, granted: Set<Permission>, requested: Set<Permission>, in turn: Int
  ) async throws(LoginFailure) -> LoginResult {
    let current = await tokens.current
    let token = AccessToken(
      tokenString: tokenString, userID: "", permissions: granted,
      declinedPermissions: requested.subtracting(granted)
    ).remembering(current)
    return try await keep(
      token, of: nil, replacing: current, granted: granted.intersection(requested),
      requested: requested, in: turn)
  }

  /// Asks the service for a token's user, and stores the token if this is the expected user.
  private func keep(
    _ token: AccessToken, of expectedUser: String?, replacing current: AccessToken?,
    granted: Set<Permission>, requested: Set<Permission>, in turn: Int
  ) async throws(LoginFailure) -> LoginResult {
    let profile: Profile
    do {
      profile = try await client.profile(of: token)
    } catch {
      throw LoginFailure(kind: .unknown, underlyingError: error)
    }
    // The user of the current login must stay the same, and an ID token must have the same user.
    guard current == nil || current?.userID == profile.userID else {
      throw LoginFailure(kind: .userMismatch)
    }
    guard expectedUser == nil || expectedUser == profile.userID else {
      throw LoginFailure(kind: .invalidIDToken)
    }
    // A logout or a new login during the request makes this login obsolete.
    guard isLast(turn) else { return .cancelled }
    var token = token
    token.userID = profile.userID
    let login = StoredLogin(token: token, profile: profile)
    let isKept = await tokens.update { stored in
      // Another login may have been stored meanwhile, without this manager.
      guard stored.token == nil || stored.token?.userID == profile.userID else { return false }
      stored = login
      return true
    }
    guard isKept else { throw LoginFailure(kind: .userMismatch) }
    refusal = nil
    logins += 1
    refusals.noteLogin(token.tokenString)
    return .success(
      LoginResult.Login(
        token: token, grantedPermissions: granted,
        declinedPermissions: token.declinedPermissions.intersection(requested)))
  }

  /// Returns the verified ID token of an answer, which is required if the login asked for it.
  private func idToken(of answer: LoginAnswer, _ request: LoginRequest) async throws -> IDToken? {
    guard answer.idToken != nil || request.permissions.contains("openid") else { return nil }
    guard let text = answer.idToken, let verifier,
      let token = await IDToken.verified(
        text, appID: appID, nonce: request.nonce, now: now(), by: verifier)
    else { throw LoginFailure(kind: .invalidIDToken) }
    return token
  }
}
